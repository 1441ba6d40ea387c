"""What a person can ask at a shared table beside the game: to be ready, another seat, bots, a word to the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from core.game.notation import echo, nearest
from core.table.messages import Lobby, Said
from core.table.orders import Answer, Fill, Kick, Order, Refused, Swap
from core.table.ports import TableError
from core.table.seats import PHRASES
from transports.console.lobby import GATHERING, OUT, LobbyTalk
from transports.console.lobby_words import HELP, WORDS, misspelt, phrase_of, read
from transports.console.terminal import Paper
from transports.text import capital

_LEAVING: Final = (
    "Leaving for good counts as a loss for you, whatever becomes of the match; your partner keeps the result. Write "
    "yes to leave. (quit leaves the terminal only: a stand-in plays until you are back)"
)


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


class Chair(Protocol):
    """Whoever asks the table for what no seat can say by itself."""

    async def order(self, order: Order) -> Answer:
        """Ask the table for this. Raises TableError (NoAnswer)."""

    async def move(self, seat: int, to: int) -> Answer:
        """Change seats, and hear and speak at the new one from then on. Raises TableError."""


class Company:
    """One person among others at a table with a lobby; :class:`Console` passes on what is heard and typed."""

    def __init__(self, seat: Talker, chair: Chair | None, paper: Paper, bots: Sequence[str]) -> None:
        """``chair`` is None where orders cannot be given; ``bots`` are those of the house by name, the usual first."""
        self.gone = False
        """Has the table taken the seat back from the person?"""
        self._seat = seat
        self._chair = chair
        self._paper = paper
        self._bots = tuple(bots)
        self._talk = LobbyTalk(None, 2)
        self._wanted: bool | None = None
        """Ready or not, as the person said last; None where the table has heard it."""
        self._waiting = False
        """Has the person said all there is to say until the table goes on?"""
        self._leaving = self._returning = False
        self._unsure = False
        """Was the person asked whether they really leave?"""

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
    def phase(self) -> str:
        """``lobby``, ``playing``, ``paused``, ``adjourned`` or ``over``; "" before the table has said so."""
        return self._talk.phase

    @property
    def leaving(self) -> bool:
        """Has the person given the seat up, and waits for the table to know it?"""
        return self._leaving

    def sit(self, seat: int | None, teams: int, new: bool) -> None:
        """The table has greeted: the person has this seat; ``new``: at a table not heard of before."""
        if new:
            self._talk = LobbyTalk(seat, teams)
            self._wanted, self._waiting = None, False
        else:
            self._talk.seat = seat

    def heard(self, message: Lobby | Said) -> None:
        """Something was said of the people at the table, or by one of them."""
        if isinstance(message, Said):
            who = capital(self._talk.name(message.seat))
            verb = "say" if message.seat == self._talk.seat else "says"
            self._paper.say(f"{who} {verb}: {message.phrase.replace('_', ' ')}.")
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
        unsure, self._unsure = self._unsure, False
        parts = [part.strip() for part in line.split(";") if part.strip()]
        if unsure and line.strip().lower() in ("yes", "y", "no", "n"):
            if line.strip().lower().startswith("y"):
                await self._leave()
            else:
                self._paper.say("You stay.")
            return True
        if not parts:
            return self._say_now()
        orders = [order for order in (read(part, self._talk.phase) for part in parts) if order is not None]
        if len(orders) < len(parts):
            meant = misspelt(parts[0], self._talk.phase) if len(parts) == 1 else None
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
        word = rest.lower()
        if rest:
            if word in WORDS:
                self._paper.say(f"{capital(word)} {WORDS[word]}.", hang=2)
            return word in WORDS
        for text in HELP:
            self._paper.say(text, hang=2)
        return self._talk.phase == "lobby"

    async def _do(self, word: str, rest: str) -> None:
        match word:
            case "ready" | "unready":
                await self._ready(word == "ready")
            case "seats":
                for sentence in self._talk.listing():
                    self._paper.say(sentence, hang=2)
            case "say":
                await self._say(rest)
            case "back":
                await self._back()
            case "leave":
                await self._asked_to_leave()
            case "claim":
                await self._claim()
            case "fill":
                await self._fill(rest)
            case _:
                await self._at_seat(word, rest)

    async def _ready(self, ready: bool) -> None:
        if self._talk.phase not in GATHERING:
            self._paper.say("The match goes on: nobody is asked whether they are ready.")
            return
        own = self._talk.own
        if own is not None and own.ready == ready and self._wanted is None:
            self._paper.say("You are ready already." if ready else "You were not ready.")
            return
        self._wanted, self._waiting = ready, ready
        await self._seat.ready(ready)

    async def _say(self, rest: str) -> None:
        phrase = phrase_of(rest)
        if phrase is not None:
            await self._seat.say(phrase)
        else:
            said = ", ".join(phrase.replace("_", " ") for phrase in PHRASES)
            self._paper.say(f"Only this can be said at the table, so that nobody advises a partner: {said}.", hang=2)

    async def _back(self) -> None:
        own = self._talk.own
        if own is None or own.held is None:
            self._paper.say("No stand-in has your seat: it is yours.")
            return
        self._returning = True
        await self._seat.back()
        self._paper.say("You have your seat again from the next turn on.")

    async def _asked_to_leave(self) -> None:
        if self._talk.phase in ("playing", "paused", "adjourned"):
            self._unsure = True
            self._paper.say(_LEAVING, hang=2)
        else:
            await self._leave()

    async def _leave(self) -> None:
        self._leaving = True
        await self._seat.leave()

    async def _claim(self) -> None:
        lobby, seat = self._talk.lobby, self._talk.seat
        if lobby is None or seat is None or seat % self._talk.teams not in lobby.may_claim:
            self._paper.say("Not everybody you play against has left: only then can the match be claimed.", hang=2)
        else:
            await self._seat.claim()

    async def _fill(self, rest: str) -> None:
        bot = self._bot(rest)
        if bot is not None:
            await self._order(Fill(program=bot))

    async def _at_seat(self, word: str, rest: str) -> None:
        number, _, more = rest.partition(" ")
        lobby = self._talk.lobby
        seats = 0 if lobby is None else len(lobby.seats)
        if not (number.isascii() and number.isdigit() and int(number[:3]) < seats):
            more = " (seats tells who sits where)" if seats else ""
            last = f"a number from 0 to {seats - 1}" if seats else "a number"
            self._paper.say(f"Which seat? Write {word} and {last}{more}.", hang=2)
            return
        seat = int(number[:3])
        match word:
            case "sit":
                await self._sit(seat)
            case "vote":
                await self._vote(seat)
            case "kick":
                if self._may_free(seat):
                    await self._order(Kick(seat=seat))
            case _:
                bot = self._bot(more)
                if bot is not None and self._may_free(seat):
                    await self._order(Swap(seat=seat, program=bot))

    async def _sit(self, seat: int) -> None:
        if seat == self._talk.seat:
            self._paper.say(f"You sit on seat {seat} already.")
        elif self._talk.phase != "lobby":
            self._paper.say("Seats are changed before the first deal only.")
        elif self._chair is None or self._talk.seat is None:
            self._no_chair()
        else:
            chair, own = self._chair, self._talk.seat
            try:
                self._answered(await chair.move(own, seat))
            except TableError as error:
                self._failed(error)

    async def _vote(self, seat: int) -> None:
        if seat == self._talk.seat:
            self._paper.say("Nobody votes for freeing their own seat: leave gives it up.")
        else:
            await self._seat.vote(seat)

    def _may_free(self, seat: int) -> bool:
        """May this person decide alone over the seat? Over their own, over a bot's, and over all as the first there."""
        lobby = self._talk.lobby
        if (
            lobby is None
            or lobby.host == self._talk.seat
            or seat == self._talk.seat
            or lobby.seats[seat].kind != "human"
        ):
            return True
        host = "nobody is there who may" if lobby.host is None else f"{self._talk.name(lobby.host)} may"
        self._paper.say(f"You cannot decide that alone ({host}): vote {seat} asks the others.", hang=2)
        return False

    def _bot(self, rest: str) -> str | None:
        """The bot that was named, the usual one where none was; None, and why, for one that there is not."""
        name = rest.lower() or self._bots[0]
        if name in self._bots:
            return name
        near = nearest(name, self._bots)
        more = f"did you mean {near}?" if near else f"write one of {', '.join(self._bots)}."
        self._paper.say(f'There is no bot "{echo(rest)}": {more}', hang=2)
        return None

    async def _order(self, order: Order) -> None:
        if self._chair is None:
            self._no_chair()
            return
        try:
            self._answered(await self._chair.order(order))
        except TableError as error:
            self._failed(error)

    def _answered(self, answer: Answer) -> None:
        """What was done is told by the table itself, to everybody."""
        if isinstance(answer, Refused):
            self._paper.say(answer.text, hang=2)

    def _failed(self, error: TableError) -> None:
        self._paper.say(f"{capital(str(error))}.", hang=2)

    def _no_chair(self) -> None:
        self._paper.say(
            "That cannot be asked from here: whoever made the table can (buraco admin), or its first person.", hang=2
        )
