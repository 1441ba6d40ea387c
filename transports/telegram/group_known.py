"""What is known of a group's table: what a watcher's client has heard, newest first of everything."""

from __future__ import annotations

import msgspec

from core.game.rules import Rules, make_rules
from core.game.view import View
from core.table.messages import End, Hello, Lobby, Tick, Update
from core.table.ports import Interrupted, Restored
from core.table.records import PARTED
from transports.client import Told
from transports.telegram.table_caption import called, step_of
from transports.text import Words
from transports.tongue import Tongue


class Known:
    """Takes messages in; decides nothing."""

    def __init__(self) -> None:
        self.hello: Hello | None = None
        self.rules: Rules | None = None
        self.lobby: Lobby | None = None
        self.since = 0
        """With which record the phase began, as far as is known: a button of one pause is not meant for the next."""
        self.seen: View | None = None
        self.seq = 0
        """The number of the newest update."""
        self.end: End | None = None
        """The deal that ended last."""
        self.step: int | None = None
        """The time left, in the steps in which it is said."""
        self.cut_off = False
        """Is nothing heard of the table just now?"""
        self.from_lobby = False
        """Has the first deal of this table not been dealt yet when it was first heard of?"""

    @property
    def phase(self) -> str:
        """As the lobby says it; "" before that."""
        return "" if self.lobby is None else self.lobby.phase

    def take_in(self, message: Told) -> None:
        """The newest that was heard. Raises ValueError for what a seat is told: a group may not hear it."""
        match message:
            case Hello(seat=int()) | Update(view=View(seat=int())):
                raise ValueError("a group hears of its table what a watcher does: give it a watcher's client")
            case Hello():
                self.hello = message
                self.rules = make_rules(message.rules.preset, message.rules.options, {})
                self.cut_off = False
            case Lobby():
                self.since = self.since if message.phase == self.phase else message.seq
                self.from_lobby = self.from_lobby or (self.lobby is None and message.phase == "lobby")
                self.lobby = message
            case Update():
                if self.seen is None or (self.seen.n, self.seen.turn) != (message.view.n, message.view.turn):
                    self.step = None  # the next tick says how long whoever is to move has
                self.seen, self.seq = message.view, message.seq
            case End():
                self.end = message
                if self.seen is not None and self.seen.n == message.n:
                    self.seen = msgspec.structs.replace(self.seen, scores=message.totals)
            case Tick(left_ms=left):
                self.step = step_of(left)
            case Interrupted() | Restored():
                self.cut_off = isinstance(message, Interrupted)
            case _:
                pass

    def words(self, tongue: Tongue) -> Words | None:
        """How everybody is told of the table; None before it has greeted."""
        if self.hello is None or self.rules is None:
            return None
        names = [player.name for player in self.hello.players]
        if self.lobby is not None and len(self.lobby.seats) == len(names):
            names = [one.name or name for one, name in zip(self.lobby.seats, names, strict=True)]
        shown = tuple(called(name, seat, tongue) for seat, name in enumerate(names))
        return Words(shown, None, self.rules, tongue)

    def persons(self) -> frozenset[int]:
        """The seats of people, wherever they play from."""
        seats = () if self.lobby is None else self.lobby.seats
        return frozenset(seat for seat, one in enumerate(seats) if one.name and one.kind == "human")

    def staying(self) -> frozenset[int]:
        """Those of them that have not left for good."""
        seats = () if self.lobby is None else self.lobby.seats
        return frozenset(seat for seat in self.persons() if seats[seat].held not in ("left", "kicked"))

    @property
    def deserted(self) -> bool:
        """Is a match on that nobody plays any more? Somebody has given a seat up for good, nobody comes into it, and
        all others are bots of the house. Whoever is only away may come back, and a program that somebody brought
        stays."""
        if self.lobby is None or self.phase in ("lobby", "over"):
            return False
        seats = [one for one in self.lobby.seats if one.name and (one.kind == "human" or one.brought)]
        return (
            bool(seats) and all(one.held in PARTED for one in seats) and not any(one.coming for one in self.lobby.seats)
        )

    def playing(self) -> frozenset[int]:
        """Those of people who play, wherever from: no stand-in does for them."""
        seats = () if self.lobby is None else self.lobby.seats
        return frozenset(seat for seat in self.persons() if seats[seat].held is None)

    def seat_name(self, seat: int, tongue: Tongue) -> str:
        """What whoever has this seat is called, fit to be shown."""
        return "" if self.lobby is None else called(self.lobby.seats[seat].name, seat, tongue)

    def waited_for(self, seat: int) -> bool:
        """Does whoever has this seat keep the others waiting, as far as a watcher can tell? The table has the last
        word on a vote to free it."""
        one = None if self.lobby is None else self.lobby.seats[seat]
        if one is None or not one.name or (one.kind == "bot" and not one.brought):
            return False
        if one.held is not None or not one.here:
            return one.held not in PARTED
        return one.kind == "human" and not one.ready and self.phase in ("lobby", "adjourned", "over")

    def seat_of(self, name: str | None) -> int | None:
        """The seat of who is called so; None where nobody is."""
        seats = () if self.lobby is None else self.lobby.seats
        return next((seat for seat, one in enumerate(seats) if name and one.name == name), None)
