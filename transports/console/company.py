"""What a person can ask at a shared table beside the game: to be ready, another seat, bots, a word to the others."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

from core.game.rules import Rules
from core.table.messages import Lobby, Said
from transports.console.aliases import at_table
from transports.console.chairs import Chair as Chair
from transports.console.chairs import Chairs
from transports.console.commands import meaning
from transports.console.lobby import GATHERING, OUT, LobbyTalk
from transports.console.lobby_words import explained, help_lines, misspelt, phrase_of, read, spoken, typed_phrases
from transports.console.terminal import Paper
from transports.levels import about
from transports.text import capital
from transports.tongue import Tongue


class Talker(Protocol):
    """What a seat's client says for a person beside the game."""

    async def say(self, phrase: str) -> None:
        """Say one of the canned phrases."""

    async def ready(self, ready: bool = True) -> None:
        """Be ready for what is waited for, or not any more."""

    async def leave(self) -> None:
        """Give the seat up."""

    async def back(self) -> None:
        """Take the seat back from a stand-in."""

    async def claim(self) -> None:
        """End the match, once every opponent has left."""

    async def vote(self, seat: int) -> None:
        """Vote for freeing this seat."""


class Company:
    """One person among others at a table with a lobby; :class:`Console` passes on what is heard and typed."""

    def __init__(self, seat: Talker, chair: Chair | None, paper: Paper, tongue: Tongue, bots: Sequence[str]) -> None:
        """``chair`` is None where orders cannot be given; ``bots`` are the names of those of the house, the usual
        first."""
        self.gone = False
        """Has the table taken the seat back from the person?"""
        self._seat = seat
        self._paper = paper
        self._tongue = tongue
        self._bots = tuple(bots)
        self._chairs = Chairs(seat, chair, paper, tongue, self._bots, self._ask)
        self._talk = self._listening(None, 2)
        self._rules: Rules | None = None
        """Those of the newest greeting."""
        self._wanted: bool | None = None
        """Ready or not, as the person said last; None where the table has heard it."""
        self._waiting = False
        """Has the person said all there is to say until the table goes on?"""
        self._leaving = self._returning = False
        self._if_yes: Callable[[], Awaitable[None]] | None = None
        """What the person was asked about, and a yes does."""

    # --- the table's side ----------------------------------------------------------------------------------------

    @property
    def asks(self) -> bool:
        """Does the table wait for what this person says next?"""
        own = self._talk.own
        if self._leaving or own is None:
            return False
        if self._talk.phase in GATHERING:
            return not (self._waiting or own.ready)
        return own.held == "late"

    @property
    def talk(self) -> LobbyTalk:
        """What is known of the people at the table."""
        return self._talk

    @property
    def bots(self) -> dict[str, str]:
        """The bots that can be had here, the usual one first, with what is known of each."""
        had = self._talk.bots or self._bots
        return {bot: about(bot, self._tongue) for bot in sorted(had, key=lambda bot: bot != self._bots[0])}

    @property
    def has_chair(self) -> bool:
        """Can the person ask for another seat, and for bots? (Not who was invited by a link.)"""
        return self._chairs.can_order

    @property
    def code(self) -> str:
        """The table's code, which others join with; "" where none can be handed on (by who was invited by a link)."""
        return self._chairs.code

    @property
    def phase(self) -> str:
        """``lobby``, ``playing``, ``paused``, ``adjourned`` or ``over``; "" before the table has said so."""
        return self._talk.phase

    @property
    def idle(self) -> str | None:
        """Why nobody plays just now and what can be done about it; None while the match goes on."""
        return self._talk.idle()

    def waits_for(self, seat: int) -> bool:
        """Is it another person who has this seat, and does the match go on?"""
        lobby = self._talk.lobby
        playing = lobby is not None and lobby.phase == "playing" and seat != self._talk.seat
        return playing and lobby is not None and lobby.seats[seat].kind == "human"

    @property
    def leaving(self) -> bool:
        """Has the person given the seat up, and waits for the table to know it?"""
        return self._leaving

    @property
    def given_up(self) -> bool:
        """Has the person let a bot have the seat?"""
        return self._chairs.given_up

    def sit(self, seat: int | None, rules: Rules, new: bool) -> None:
        """The table has greeted: the person has this seat; ``new``: at a table not heard of before."""
        before, self._rules = self._rules, rules
        if new or before is None or (before.players, before.teams) != (rules.players, rules.teams):
            self._talk = self._listening(seat, rules.teams)  # people are heard of by their seats
        else:
            self._talk.seat = seat
        if new or before != rules:
            self._wanted, self._waiting = None, False  # they were ready for another game

    def _listening(self, seat: int | None, teams: int) -> LobbyTalk:
        return LobbyTalk(seat, teams, self._tongue, keys=self._paper.look.keys, invited=not self.has_chair)

    def heard(self, message: Lobby | Said) -> None:
        """Something was said of the people at the table, or by one of them."""
        if isinstance(message, Said):
            self._paper.say(self._said(message))
            return
        before = self._talk.phase
        for sentence in self._talk.heard(message):
            self._paper.say(sentence, hang=2)
        own = self._talk.own
        if before != message.phase or (own is not None and own.ready == self._wanted):
            self._wanted = None
        if before != message.phase or (own is not None and not own.ready and self._wanted is None):
            self._waiting = False
        self._returning = self._returning and own is not None and own.held is not None
        if self._leaving and (own is None or own.held in OUT or not own.name):
            self.gone = True
        if self.given_up and (own is None or own.kind != "human"):
            self.gone = True

    def _said(self, message: Said) -> str:
        phrase = spoken(message.phrase, self._tongue)
        if message.seat == self._talk.seat:
            return self._tongue.text("company-says-own", phrase=phrase)
        return capital(self._tongue.text("company-says-other", name=self._talk.name(message.seat), phrase=phrase))

    async def tick(self) -> None:
        """Time goes by: what the table has not heard is said again. Raises PortClosed."""
        if self._leaving:
            await self._seat.leave()
        elif self._returning:
            await self._seat.back()
        elif self._wanted is not None and self._talk.phase in GATHERING:
            await self._seat.ready(self._wanted)

    # --- the person's side ---------------------------------------------------------------------------------------

    async def typed(self, line: str) -> bool:
        """Do what a line asks for; False where it is none of these words. Raises PortClosed."""
        if_yes, self._if_yes = self._if_yes, None
        if if_yes is not None:
            typed = meaning(line, self._tongue)
            answer = None if typed is None else typed.word
            if answer == "yes":
                await if_yes()
                return True
            self._paper.say(self._tongue.text("company-stays"))
            if answer in ("no", ""):
                return True
        parts = [part.strip() for part in line.split(";") if part.strip()]
        if not parts:
            return self._say_now()
        orders = [
            order for order in (read(part, self._talk.phase, self._tongue) for part in parts) if order is not None
        ]
        if len(orders) < len(parts):
            meant = misspelt(parts[0], self._talk.phase, self._tongue) if len(parts) == 1 else None
            if meant is not None:
                self._paper.say(meant)
            return meant is not None
        for word, rest in orders:
            if word == "help":
                return self._help(rest)
            await self._do(word, rest)
        return True

    def _say_now(self) -> bool:
        now = self._talk.now()
        if now is not None:
            self._paper.say(now, hang=2)
        return now is not None

    def _help(self, rest: str) -> bool:
        if rest:
            said = explained(at_table(rest, self._tongue).lower(), self._tongue)
            if said is not None:
                self._paper.say(said, hang=2)
            return said is not None
        if self._talk.phase not in GATHERING:
            return False  # the game's own words come first there
        for text in help_lines(self._tongue, invited=not self.has_chair):
            self._paper.say(text, hang=2)
        return True

    def _ask(self, question: str, if_yes: Callable[[], Awaitable[None]]) -> None:
        self._if_yes = if_yes
        self._paper.ask(question)

    async def _do(self, word: str, rest: str) -> None:
        match word:
            case "ready" | "unready":
                await self._ready(word == "ready")
            case "seats":
                had = self._talk.bots if self._talk.phase == "lobby" and self.has_chair else ()
                told = [self._about(bot) for bot in had if bot in self._bots]
                for sentence in (*self._talk.listing(), *told):
                    self._paper.say(sentence, hang=2)
            case "say":
                await self._say(rest)
            case "back":
                await self._back()
            case "leave":
                await self._asked_to_leave()
            case "claim":
                await self._claim()
            case _:
                await self._chairs.do(word, rest, self._talk)

    def _about(self, bot: str) -> str:
        return self._tongue.text("company-bot", bot=bot, about=about(bot, self._tongue))

    async def _ready(self, ready: bool) -> None:
        if self._talk.phase not in GATHERING:
            self._paper.say(self._tongue.text("company-nobody-ready"))
            return
        own = self._talk.own
        if own is not None and own.ready == ready and self._wanted is None:
            self._paper.say(
                self._tongue.text("company-ready-already") if ready else self._tongue.text("company-not-ready")
            )
            return
        self._wanted, self._waiting = ready, ready
        await self._seat.ready(ready)

    async def _say(self, rest: str) -> None:
        phrase = phrase_of(rest, self._tongue)
        if phrase is not None:
            await self._seat.say(phrase)
        else:
            self._paper.say(self._tongue.text("company-say-only", phrases=typed_phrases(self._tongue)), hang=2)

    async def _back(self) -> None:
        own = self._talk.own
        if self._talk.phase == "over":
            self._paper.say(self._tongue.text("company-back-over"))
            return
        if own is None or own.held is None:
            self._paper.say(self._tongue.text("company-back-yours"))
            return
        self._returning = True
        await self._seat.back()
        self._paper.say(self._tongue.text("company-back"))

    async def _asked_to_leave(self) -> None:
        if self._talk.phase in ("playing", "paused", "adjourned"):
            partners = 0 if self._talk.lobby is None else len(self._talk.lobby.seats) // self._talk.teams - 1
            counts = self._tongue.text("company-leave", partners=partners)
            self._ask(f"{counts} {self._tongue.text('company-leave-yes')}", self._leave)
        else:
            await self._leave()

    async def _leave(self) -> None:
        self._leaving = True
        await self._seat.leave()

    async def _claim(self) -> None:
        lobby, seat = self._talk.lobby, self._talk.seat
        if lobby is None or seat is None or seat % self._talk.teams not in lobby.may_claim:
            self._paper.say(self._tongue.text("company-no-claim"), hang=2)
        else:
            await self._seat.claim()
