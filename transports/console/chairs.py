"""Whose seat is whose at a shared table, as far as a person can change it: sit, vote, fill with bots, hand over."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Final, Protocol

from core.game.notation import echo, nearest
from core.table.orders import Adjourn, Answer, Done, Fill, Order, Refused, Swap
from core.table.ports import TableError
from transports.closing_text import closing_text
from transports.console.aliases import to_type
from transports.console.lobby import LobbyTalk
from transports.console.terminal import Paper
from transports.refused_text import refused_text
from transports.text import capital, clean_name
from transports.tongue import Tongue


class Voter(Protocol):
    """What a seat's client says about the seats."""

    async def vote(self, seat: int) -> None:
        """Vote for freeing this seat."""


class Chair(Protocol):
    """Whoever asks the table for what no seat can say by itself."""

    @property
    def table(self) -> str:
        """The code of the table at hand, with which others can join it."""

    async def order(self, order: Order) -> Answer:
        """Ask the table for this. Raises TableError (NoAnswer)."""

    async def move(self, seat: int, to: int) -> Answer:
        """Change seats, and hear and speak at the new one from then on. Raises TableError."""


class Chairs:
    """One person's words about seats: they decide over their own, and over bots of the house before the first deal.

    Over all others they vote. What was done is told by the table itself, to everybody.
    """

    def __init__(
        self,
        seat: Voter,
        chair: Chair | None,
        paper: Paper,
        tongue: Tongue,
        bots: Sequence[str],
        ask: Callable[[str, Callable[[], Awaitable[None]]], None],
    ) -> None:
        """``chair`` is None where orders cannot be given; ``bots`` are those of the house by name, the usual first, as
        long as the table has not said which it has.

        ``ask`` puts a question to the person, and says what a yes does.
        """
        self.given_up = False
        """Has the person let a bot have their seat?"""
        self._seat: Final = seat
        self._chair: Final = chair
        self._paper: Final = paper
        self._tongue: Final = tongue
        self._bots: Final = tuple(bots)
        self._ask: Final = ask

    @property
    def code(self) -> str:
        """The table's code; "" where orders cannot be given."""
        return "" if self._chair is None else self._chair.table

    @property
    def can_order(self) -> bool:
        """Can the table be asked for what no seat can say by itself?"""
        return self._chair is not None

    async def do(self, word: str, rest: str, talk: LobbyTalk) -> None:
        """Do one of ``sit``, ``vote``, ``kick``, ``swap``, ``fill`` and ``adjourn``. Raises PortClosed."""
        if word == "adjourn":
            self._asked_to_adjourn(talk)
            return
        if word == "fill":
            if talk.phase == "lobby" and talk.lobby is not None and all(one.name for one in talk.lobby.seats):
                self._paper.say(self._tongue.text("chairs-none-free"))
                return
            bot = self._bot(rest, talk)
            if bot is not None:
                await self._order(Fill(program=bot))
            return
        names = () if talk.lobby is None else tuple(one.name for one in talk.lobby.seats)
        found = seat_in(rest, names, self._tongue)
        if found is None:
            self._which_seat(word, talk)
            return
        seat, more = found
        match word:
            case "sit":
                await self._sit(seat, talk)
            case "vote" | "kick":
                await self._vote(seat, talk)
            case _:
                bot = self._bot(more, talk)
                if bot is not None:
                    await self._swap(seat, bot, talk)

    def _which_seat(self, word: str, talk: LobbyTalk) -> None:
        seats = 0 if talk.lobby is None else len(talk.lobby.seats)
        if seats:
            self._paper.say(self._tongue.text("chairs-which", word=to_type(word, self._tongue), last=seats - 1), hang=2)
        else:
            self._paper.say(self._tongue.text("chairs-which-unknown", word=to_type(word, self._tongue)), hang=2)

    async def _sit(self, seat: int, talk: LobbyTalk) -> None:
        if seat == talk.seat:
            self._paper.say(self._tongue.text("chairs-yours-already", seat=seat))
        elif talk.phase != "lobby":
            self._paper.say(self._tongue.text("chairs-too-late"))
        elif self._chair is None or talk.seat is None:
            self._no_chair()
        else:
            chair, own = self._chair, talk.seat
            await self._answered(lambda: chair.move(own, seat))

    async def _vote(self, seat: int, talk: LobbyTalk) -> None:
        assert talk.lobby is not None
        one = talk.lobby.seats[seat]
        if seat == talk.seat:
            self._paper.say(self._tongue.text("chairs-vote-own"))
        elif not one.name:
            self._paper.say(self._tongue.text("chairs-vote-free", seat=seat))
        elif one.kind == "bot" and not one.brought:
            self._paper.say(capital(self._tongue.text("chairs-vote-bot", name=talk.name(seat))), hang=2)
        else:
            await self._seat.vote(seat)

    async def _swap(self, seat: int, bot: str, talk: LobbyTalk) -> None:
        assert talk.lobby is not None
        swap = Swap(seat=seat, program=bot)
        if talk.phase == "over":
            self._paper.say(self._tongue.text("chairs-swap-over"), hang=2)
        elif self._chair is None:
            self._no_chair()
        elif seat == talk.seat:
            question = (
                self._tongue.text("chairs-give-up", bot=bot)
                if talk.phase == "lobby"
                else self._tongue.text("chairs-give-up-in-play", bot=bot)
            )
            self._ask(question, lambda: self._give_up(swap))
        elif talk.lobby.seats[seat].kind == "human":
            self._paper.say(self._tongue.text("chairs-swap-person", seat=seat, name=talk.name(seat)), hang=2)
        elif talk.lobby.seats[seat].brought:
            self._paper.say(self._tongue.text("chairs-swap-brought", seat=seat, name=talk.name(seat)), hang=2)
        elif talk.phase == "lobby":
            await self._order(swap)
        else:
            self._paper.say(self._tongue.text("chairs-swap-late"))

    async def _give_up(self, swap: Swap) -> None:
        self.given_up = await self._order(swap)

    def _asked_to_adjourn(self, talk: LobbyTalk) -> None:
        """It is done by the table for all who sit there, so it is asked about first."""
        text = self._tongue.text
        if talk.phase == "adjourned":
            self._paper.say(text("chairs-adjourned-already"), hang=2)
        elif talk.phase not in ("playing", "paused"):
            self._paper.say(text("chairs-adjourn-none"), hang=2)
        elif self._chair is None:
            self._no_chair()
        else:
            question = text("people-ask-adjourn") if self._paper.look.screen else text("chairs-adjourn")
            self._ask(question, self._adjourn)

    async def _adjourn(self) -> None:
        await self._order(Adjourn())

    # --- asking the table --------------------------------------------------------------------------------------------

    def _bot(self, rest: str, talk: LobbyTalk) -> str | None:
        """The bot that was named, the usual one where none was; None, and why, for one that there is not."""
        bots = talk.bots or self._bots
        usual = self._bots[0] if self._bots[0] in bots else bots[0]
        name = rest.lower() or usual
        if name in bots:
            return name
        self._paper.say(no_bot(rest, bots, self._tongue), hang=2)
        return None

    async def _order(self, order: Order) -> bool:
        """Ask the table for this; has it been done?"""
        chair = self._chair
        if chair is None:
            self._no_chair()
            return False
        return await self._answered(lambda: chair.order(order))

    async def _answered(self, ask: Callable[[], Awaitable[Answer]]) -> bool:
        try:
            answer = await ask()
        except TableError as error:
            self._paper.say(f"{capital(closing_text(str(error), self._tongue))}.", hang=2)
            return False
        if isinstance(answer, Refused):
            self._paper.say(refused_text(answer, self._tongue), hang=2)
        return isinstance(answer, Done)

    def _no_chair(self) -> None:
        self._paper.say(self._tongue.text("chairs-invited"), hang=2)


def no_bot(asked: str, bots: Sequence[str], tongue: Tongue) -> str:
    """That there is no bot of this name, and which there are."""
    near = nearest(asked.lower(), bots)
    if near is None:
        return tongue.text("chairs-no-bot", asked=echo(asked), bots=", ".join(bots))
    return tongue.text("chairs-no-bot-near", asked=echo(asked), near=near)


def seat_in(text: str, names: Sequence[str], tongue: Tongue) -> tuple[int, str] | None:
    """The seat that a text begins with, by its number or its player's name, and what comes after it.

    ``names``: by seat; "" for a free one.
    """
    number, _, more = text.partition(" ")
    if number.isascii() and number.isdigit():
        return (int(number[:3]), more.strip()) if int(number[:3]) < len(names) else None
    asked = " ".join(text.lower().split())
    known = [(clean_name(name, seat, tongue).lower(), seat) for seat, name in enumerate(names) if name]
    for name, seat in sorted(known, key=lambda one: -len(one[0])):  # the longest first: Ana Maria before Ana
        if asked == name or asked.startswith(f"{name} "):
            return seat, asked[len(name) :].strip()
    return None
