"""When what happened is told: a turn as a whole, since half of one says little."""

from __future__ import annotations

from collections.abc import Sequence

from core.game.events import AnyEvent, Discarded
from core.game.view import View


def whole_turns(events: Sequence[AnyEvent], seen: View) -> int:
    """How many of these events may be told: all but what the player on turn has begun, unless the deal is over."""
    whole = len(events)
    if seen.over is None:
        while whole and events[whole - 1].seat == seen.turn and not isinstance(events[whole - 1], Discarded):
            whole -= 1
    return whole
