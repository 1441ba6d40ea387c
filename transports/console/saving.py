"""Can what is played be saved? Said once when it cannot, and once when it can be again."""

from __future__ import annotations

from typing import Final

from core.table.messages import Tick

FAILS: Final = (
    "The game cannot be saved right now (not_saved: is the disk full where it is kept?), so it waits: make room there, "
    "and it goes on by itself."
)
AGAIN: Final = "The game can be saved again."


class Saving:
    """What the ticks of a table say of it."""

    def __init__(self) -> None:
        self._fails = False

    def heard(self, tick: Tick) -> str | None:
        """What is to be told somebody now; None: nothing has changed."""
        if tick.degraded == self._fails:
            return None
        self._fails = tick.degraded
        return FAILS if self._fails else AGAIN
