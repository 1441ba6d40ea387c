"""How much of what the others do is told: all, all but what goes without saying, or only what changes the game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal, get_args

from core.game.events import AnyEvent, Discarded, Drew, Extended, Kept, Laid, Refused
from core.game.rules import Rules
from transports.meld_text import became

Telling = Literal["all", "brief", "quiet"]
"""All; without cards drawn from the stock; or only piles, pots, canastas, going out, and who is away."""
TELLINGS: Final[tuple[Telling, ...]] = get_args(Telling)


def telling_of(text: str) -> Telling:
    """The one of that name; all where there is none."""
    return next((telling for telling in TELLINGS if telling == text), "all")


def announced(events: Iterable[AnyEvent], telling: Telling, seat: int | None, rules: Rules) -> list[AnyEvent]:
    """Of what happened, what is told to the reader at ``seat``; their own doing always is."""
    if telling == "all":
        return list(events)
    return [event for event in events if (seat is not None and event.seat == seat) or _is_told(event, telling, rules)]


def _is_told(event: AnyEvent, telling: Telling, rules: Rules) -> bool:
    if isinstance(event, Drew | Kept):
        return False
    if telling == "brief":
        return True
    if isinstance(event, Laid | Extended):
        return became(event, rules) != ""
    return not isinstance(event, Discarded | Refused)
