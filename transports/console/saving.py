"""Can what is played be saved? Said once when it cannot, and once when it can be again."""

from __future__ import annotations

from core.table.messages import Tick
from transports.tongue import Tongue


class Saving:
    """What the ticks of a table say of it."""

    def __init__(self, tongue: Tongue) -> None:
        self._tongue = tongue
        self._fails = False

    @property
    def trouble(self) -> str | None:
        """That it cannot be saved just now, and waits; None while it can."""
        return self._tongue.text("saving-fails") if self._fails else None

    def heard(self, tick: Tick) -> str | None:
        """What is to be told somebody now; None: nothing has changed."""
        if tick.degraded == self._fails:
            return None
        self._fails = tick.degraded
        return self.trouble or self._tongue.text("saving-again")
