"""Who plays at a table of one's own, and the words for it: another bot on a seat, a bot in one's own place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

import msgspec

from core.table.orders import Answer, Order, Refused, Swap
from core.table.ports import TableError
from transports.closing_text import closing_text
from transports.console.aliases import at_table, to_type
from transports.console.chairs import no_bot, seat_in
from transports.console.commands import meaning
from transports.console.lobby import SEATS, beside
from transports.console.terminal import Paper
from transports.levels import about
from transports.refused_text import refused_text
from transports.text import capital, clean_name
from transports.tongue import Tongue

_EXPLAINED: Final = {"seats": "bench-about-seats", "swap": "bench-about-swap", "leave": "bench-about-leave"}
"""By word, the key of what help says of it."""
WORDS: Final = tuple(_EXPLAINED)
"""What can be typed here beside the game's own words."""


class Place(msgspec.Struct, frozen=True):
    """One seat."""

    name: str
    program: str | None
    """The bot that plays it; None: the person."""
    held: bool = False
    """Does a stand-in play it just now?"""
    coming: tuple[str, str] | None = None
    """The name and the bot that has it from the end of its turn on."""


class House(Protocol):
    """The table, as its owner may ask it."""

    @property
    def bots(self) -> Sequence[str]:
        """Those that can be had, by name."""

    @property
    def places(self) -> Sequence[Place]:
        """Who has which seat; none before the table is there."""

    @property
    def over(self) -> bool:
        """Is the match over?"""

    async def order(self, order: Order) -> Answer:
        """Ask the table for this. Raises TableError."""


class Owner(Protocol):
    """What the seat's client says for its person."""

    async def leave(self) -> None:
        """Let a stand-in play."""

    async def back(self) -> None:
        """Take the seat back from it."""


class Bench:
    """One person's bots. What is done is answered; what comes of it the table tells."""

    def __init__(self, house: House, owner: Owner, paper: Paper, tongue: Tongue, seat: int, teams: int = 2) -> None:
        self.seat: Final = seat
        self._house: Final = house
        self._owner: Final = owner
        self._paper: Final = paper
        self._tongue: Final = tongue
        self._teams: Final = teams
        self._asked = False
        """Was it asked whether a bot shall play for the person?"""

    @property
    def bots(self) -> dict[str, str]:
        """The bots that can be had, with what is known of each."""
        return {bot: about(bot, self._tongue) for bot in self._house.bots}

    @property
    def places(self) -> tuple[Place, ...]:
        """Who has which seat, by names fit for a screen."""
        return tuple(
            msgspec.structs.replace(place, name=clean_name(place.name, seat, self._tongue))
            for seat, place in enumerate(self._house.places)
        )

    @property
    def over(self) -> bool:
        """Is the match over?"""
        return self._house.over

    @property
    def held(self) -> bool:
        """Does a stand-in have the person's seat?"""
        return not self.over and any(place.held for place in self._house.places[self.seat : self.seat + 1])

    def listing(self) -> list[str]:
        """Who sits where, a sentence for each seat."""
        places = self.places
        return [
            self._tongue.text(
                SEATS[beside(seat, self.seat, len(places), self._teams)],
                seat=seat,
                who=", ".join(self._told(seat, place)),
            )
            for seat, place in enumerate(places)
        ]

    def _told(self, seat: int, place: Place) -> list[str]:
        said = [_called(place.name, place.program)]
        if seat == self.seat:
            said.append(self._tongue.text("lobby-you"))
        if place.held:
            said.append(self._tongue.text("lobby-state-held"))
        if place.coming is not None:
            said.append(self._tongue.text("lobby-state-coming", name=_called(*place.coming)))
        return said

    # --- what is typed -----------------------------------------------------------------------------------------------

    async def typed(self, line: str) -> bool:
        """Do what a line asks for; False where it is none of these words. Raises PortClosed."""
        asked, self._asked = self._asked, False
        line = at_table(line, self._tongue)
        typed = meaning(line, self._tongue)
        word, _, rest = line.strip().partition(" ")
        word, rest = word.lower(), rest.strip()
        known = word if typed is None else typed.word
        if asked:
            if known == "yes":
                await self._owner.leave()
                return True
            self._paper.say(self._tongue.text("company-stays"))
            if known in ("no", ""):
                return True
        about = at_table(rest, self._tongue).lower()
        if known == "help" and about in _EXPLAINED:
            self._say(self._tongue.text(_EXPLAINED[about]))
        elif known == "back" and self.held:
            await self._owner.back()
            self._say(self._tongue.text("company-back"))
        elif word == "seats" and not rest:
            self._list()
        elif word == "leave" and not rest:
            self._asks_to_leave()
        elif word == "swap":
            await self._swap(rest)
        else:
            return False
        return True

    def _list(self) -> None:
        for sentence in self.listing():
            self._say(sentence)
        for bot, said in self.bots.items():
            self._say(self._tongue.text("company-bot", bot=bot, about=said) if said else bot)

    def _asks_to_leave(self) -> None:
        text, keys = self._tongue.text, self._paper.look.screen
        if self.over:
            self._say(text("bench-over"))
        elif self.held:
            self._say(text("people-held") if keys else text("lobby-held-own"))
        else:
            self._asked = True
            self._paper.ask(text("bench-ask-leave") if keys else text("bench-leave"))

    async def _swap(self, rest: str) -> None:
        names = [place.name for place in self.places]
        found = seat_in(rest, names, self._tongue)
        if found is None or not names:
            self._say(
                self._tongue.text("chairs-which", word=to_type("swap", self._tongue), last=max(0, len(names) - 1))
            )
            return
        seat, bot = found[0], found[1].lower()
        if self.over:
            self._say(self._tongue.text("bench-over"))
        elif seat == self.seat:
            self._say(self._tongue.text("bench-own", seat=seat))
        elif bot not in self._house.bots:
            bots = self._house.bots
            self._say(no_bot(found[1], bots, self._tongue) if bot else self._which(seat))
        else:
            await self._exchange(seat, bot)

    def _which(self, seat: int) -> str:
        return self._tongue.text("bench-which", seat=seat, bots=", ".join(self._house.bots))

    async def _exchange(self, seat: int, bot: str) -> None:
        try:
            answer = await self._house.order(Swap(seat=seat, program=bot))
        except TableError as error:
            self._say(f"{capital(closing_text(str(error), self._tongue))}.")
            return
        if isinstance(answer, Refused):
            self._say(refused_text(answer, self._tongue))
            return
        place = self.places[seat]
        if place.coming is None:
            self._say(self._tongue.text("bench-done", who=_called(place.name, place.program), seat=seat))
        else:
            self._say(self._tongue.text("bench-due", who=_called(*place.coming), seat=seat))

    def _say(self, text: str) -> None:
        self._paper.say(text, hang=2)


def _called(name: str, program: str | None) -> str:
    return name if program is None else f"{name} ({program})"
