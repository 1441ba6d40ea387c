"""One group of four people: how they sit down, and what whoever is on turn presses next."""

from __future__ import annotations

from collections.abc import Iterable
from time import perf_counter
from typing import Final, Protocol

import msgspec

from bots.dice import Dice
from core.game.actions import Discard, Draw
from scripts.chat_bench.stand_in import Shown
from transports.telegram.pressed import Play, Shows, Toggle, read

Button = tuple[str, Play | Shows | Toggle]
"""What it carries, and what that means."""

PEOPLE: Final = 4
HINTS: Final = 4
"""Of so many turns one is played as the hint says, which may lay melds."""
AGAIN_S: Final = 60.0
"""After so long without an effect something is pressed again, while people sit down."""


class Service(Protocol):
    """What people do in chats."""

    def says(self, user: int, chat: int, text: str) -> None: ...

    def taps(self, user: int, shown: Shown, data: str) -> tuple[str, float]: ...


class Pressed(msgspec.Struct, frozen=True):
    """A button that somebody has pressed."""

    user: int
    query: str
    """The number of the tap."""
    at: float
    acts: bool
    """Is the table told of it, so that all others see something else, too?"""


class ChatTable:
    """A group, its people, and what they see. Numbers of chats stand for their people, negative ones for groups."""

    def __init__(self, number: int, service: Service) -> None:
        self.number = number
        self.group = -1_000_000_000_000 - number
        self.people = [10_000_000 + number * 10 + seat for seat in range(PEOPLE)]
        self._service = service
        self._dice = Dice(number)
        self._shown: dict[int, Shown] = {}
        """By chat, its newest message with buttons."""
        self._private: set[int] = set()
        self._done: dict[str, float] = {}
        self._turns = 0

    @property
    def chats(self) -> Iterable[int]:
        return (self.group, *self.people)

    def sees(self, shown: Shown) -> None:
        """The bot has sent or edited a message in one of these chats."""
        if shown.chat > 0:
            self._private.add(shown.chat)
        if shown.buttons:
            self._shown[shown.chat] = shown
        elif self._shown.get(shown.chat) is shown:
            del self._shown[shown.chat]

    # --- sitting down ------------------------------------------------------------------------------------------------

    def sit_down(self) -> bool:
        """Do what is to be done next until cards are dealt; True: they are."""
        if self.on_turn() is not None:
            return True
        for user in self.people:
            if user not in self._private and self._first(f"start {user}"):
                self._service.says(user, user, "/start")
        if len(self._private) < PEOPLE:
            return False
        lobby = self._shown.get(self.group)
        if lobby is None:
            if self._first("new"):
                self._service.says(self.people[0], self.group, "/new")
            return False
        free = [data for data in lobby.buttons if data.startswith("sit.") and not data.endswith(".any")]
        for data in free:
            self._once(self.people[int(data.rpartition(".")[2])], lobby, data, f"{data} {len(free)}")
        if not free:
            for data in lobby.buttons:
                if data.startswith("ready."):
                    for user in self.people:
                        self._once(user, lobby, data, f"{data} {user}")
        return False

    def _once(self, user: int, shown: Shown, data: str, what: str) -> None:
        if self._first(what):
            self._service.taps(user, shown, data)

    def _first(self, what: str) -> bool:
        """Was that not done yet, or so long ago that it must have been lost?"""
        now = perf_counter()
        if now - self._done.get(what, -AGAIN_S) < AGAIN_S:
            return False
        self._done[what] = now
        return True

    # --- playing -----------------------------------------------------------------------------------------------------

    def on_turn(self) -> int | None:
        """Whose own message offers a move, or a hint for one, or asks something."""
        return next((user for user in self.people if any(_moves(one) for _, one in self._offered(user))), None)

    def press(self) -> Pressed | None:
        """Press what comes next; None while nobody is shown a turn."""
        user = self.on_turn()
        if user is None:
            return None
        data, one = self._next(self._offered(user))
        query, at = self._service.taps(user, self._shown[user], data)
        return Pressed(user, query, at, _acts(one))

    def asked(self, user: int) -> bool:
        """Are they asked whether they mean it? Then the table was told nothing."""
        return any(isinstance(one, Shows) and one.name == "ask" for _, one in self._offered(user))

    def _offered(self, user: int) -> list[Button]:
        shown = self._shown.get(user)
        found = () if shown is None else ((data, read(data)) for data in shown.buttons)
        return [(data, one[1]) for data, one in found if one is not None]

    def _next(self, offered: list[Button]) -> Button:
        """Draw, pick a card (or follow a hint now and then), discard it, send it all."""
        for data, one in offered:
            match one:
                case Play(act=Draw()):
                    self._turns += 1
                    return data, one
                case Play(act="s" | "f" | Discard()) | Shows(name="ask", more="y") | Shows(name="go"):
                    return data, one
                case _:
                    pass
        hints = [(data, one) for data, one in offered if isinstance(one, Shows) and one.name == "hint"]
        if hints and self._turns % HINTS == 0:
            return hints[0]
        cards = [(data, one) for data, one in offered if isinstance(one, Toggle)]
        among = [(data, one) for data, one in cards if not one.picked] or cards or hints or offered
        return among[self._dice.below(len(among))]


def _acts(one: Play | Shows | Toggle) -> bool:
    if isinstance(one, Play):
        return isinstance(one.act, Draw) or one.act == "s"
    return isinstance(one, Shows) and (one.name, one.more) == ("ask", "y")


def _moves(one: Play | Shows | Toggle) -> bool:
    return isinstance(one, Play) or (isinstance(one, Shows) and one.name in ("hint", "ask", "go"))
