"""Which hand an inline query is answered with: of the table it names, else of the one in front; or why there is none.

The query is what somebody has typed after the bot's name, or what a button of a group has put there: a table's code.
"""

from __future__ import annotations

import re
from typing import Final

import msgspec

from transports.telegram.api import Line
from transports.telegram.hand_text import cut
from transports.telegram.parts import Parts
from transports.telegram.sitting import Sitting
from transports.tongue import Tongue

PLAY: Final = "play"
"""What the button starts the bot with: it shows the table in front, or the page on which one is begun."""
_CODE: Final = re.compile(r"[2-9A-Z]{6}")
_MOST: Final = 100
"""Characters of a line."""


class Above(msgspec.Struct, frozen=True):
    """What stands above the keyboard of whoever has asked, and of nobody else."""

    lines: tuple[Line, ...] = ()
    button: tuple[str, str] | None = None
    """Its words, and what it starts the bot with."""


async def above(query: str, user: int, parts: Parts, tongue: Tongue) -> Above:
    """It. Raises TableError."""
    code, seats = query.strip().upper(), parts.seats
    named = seats.at(user, code[:40])
    if named is None and _CODE.fullmatch(code) and await parts.house.entry(code) is not None:
        return _none(tongue.text("tgfront-inline-not-here", table=code))
    chosen = named or await seats.front(user)
    if chosen is None:
        return _none(tongue.text("tgfront-inline-none"))
    mine = [chosen] if named is not None else sorted(seats.of(user), key=lambda each: each is not chosen)
    for each in mine:
        if lines := await _hand(each):
            others = [other for other in mine if other is not each]
            return Above((*lines, *(_other(other, tongue) for other in others)))
    return _none(tongue.text("tgfront-inline-no-cards"))


def _other(sitting: Sitting, tongue: Tongue) -> Line:
    """Another table of theirs, whose hand its code would show."""
    told = cut(sitting.told(), _MOST)
    return Line(f"t{sitting.held.table}", told, "", tongue.text("tgseat-inline-posts"))


def _none(why: str) -> Above:
    return Above(button=(why, PLAY))


async def _hand(sitting: Sitting) -> list[Line]:
    """Of nobody but who sits there; nothing in doubt."""
    return list(await sitting.inline(sitting.held.table))
