"""What a person was not told of their match while nobody looked after their seat: how it has ended.

It is read in the public record. What stood in their chat takes no more buttons then, for nobody would answer them.
"""

from __future__ import annotations

import logging
from typing import Final, Protocol

from core.game.rules import make_rules
from core.game.unusable import RulesError
from core.table.messages import End
from core.table.ports import TableError
from transports.console.desk import names_of
from transports.console.scores import result_line
from transports.telegram.bindings import Deposed, Held, Shown
from transports.telegram.group_missed import Missed, missed
from transports.telegram.house import House
from transports.telegram.reaching import Reaching, hand_key
from transports.telegram.screen import Place, Post, Screen
from transports.telegram.seat_pages import sheet_key, sheet_screen
from transports.text import Words

_log = logging.getLogger(__name__)

ALL: Final = 0
"""Before the first deal."""


class Shelf(Protocol):
    """A part of the bindings. Raises TableError."""

    async def shown(self, place: Place, key: str) -> Shown | None: ...


class SeatMissed:
    """Tells it, in people's own chats."""

    def __init__(self, house: House, shelf: Shelf, reaching: Reaching, post: Post) -> None:
        self._house = house
        self._shelf = shelf
        self._reaching = reaching
        self._post = post

    async def tell(self, held: Held) -> None:
        """This seat is theirs no more, and nobody has said so: tell the sheets that do not stand in their chat, and
        show there the last of the table. Raises TableError."""
        place, key = Place(held.user), hand_key(held.table)
        person = await self._reaching.person(held.user)
        if not person.reachable or await self._shelf.shown(place, key) is None:
            return
        tongue = self._house.tongue(self._reaching.language(person))
        found = await self._found(held.table)
        said = tongue.text("tgfront-no-seat")
        if found is not None and found.hello is not None and found.ends and found.ends[-1].result is not None:
            hello, over = found.hello, found.ends[-1].result
            rules = make_rules(hello.rules.preset, hello.rules.options, {})
            words = Words(names_of(hello, tongue), held.seat, rules, tongue)
            said = result_line(over, words)
            for end in found.ends:
                await self._sheet(place, held.table, end, words)
        self._post.show(place, key, Screen(f"{tongue.text('people-title-of', table=held.table)}\n{said}"))
        self._post.drop(place, key)

    async def _sheet(self, place: Place, table: str, end: End, words: Words) -> None:
        key = sheet_key(table, end)
        if end.n and await self._shelf.shown(place, key) is None:
            self._post.show(place, key, sheet_screen(end, words))

    async def _found(self, table: str) -> Missed | None:
        """None where there is no record that can be read here."""
        try:
            return await missed(self._house, table, ALL)
        except Deposed:
            raise
        except (TableError, RulesError, ValueError) as error:
            _log.warning("how the match of table %s has ended cannot be read: %s", table, error)
            return None
