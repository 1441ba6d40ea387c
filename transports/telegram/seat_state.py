"""What one person's message of a table shows beside the table itself: picked cards, what was asked and answered."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import Final, Literal

import msgspec

from transports.console.composing import Ways, ways
from transports.console.picking import HandOrder, Picking
from transports.console.setup import Setup
from transports.telegram.pressed import Moment, Play, Pressed, Shows, Toggle, data_of
from transports.telegram.screen import Button
from transports.telegram.seat_board import SeatBoard
from transports.telegram.seat_once import Once

Mode = Literal["", "more", "add", "take", "moves", "people", "phrases", "bots", "ask"]
"""What the buttons are for: the turn, or something that was opened."""
MODES: Final[tuple[Mode, ...]] = ("", "more", "add", "take", "moves", "people", "phrases", "bots")
"""Those that a button opens."""
_MOST_NEWS: Final = 60


class Question(msgspec.Struct, frozen=True):
    """A yes or no is waited for."""

    text: str
    yes: str
    """The line that a yes enters."""
    no: str | None = None
    """The one that a no enters, where the console has asked itself."""
    agreed: bool = False
    """Has the person thereby said yes to what the console asks, too?"""


class SeatState:
    """It changes with taps and with what the table says; what is shown is made from it anew each time."""

    def __init__(self, setup: Setup) -> None:
        self.setup: Final = setup
        self.picking: Final = Picking("own" if setup.own_order else setup.order)
        self.once: Final = Once()
        self.table = ""
        self._about: object = None
        self.mode: Mode = ""
        self.several = False
        """Has the person seats at other tables, too?"""
        self.tab = 0
        """Which group of a large hand is open."""
        self.question: Question | None = None
        self.answers: list[str] = []
        """What was answered last."""
        self.news: list[str] = []
        """What has happened since the person's last turn."""
        self.version = 0
        """Goes up with everything that is done with the turn."""
        self.last: str | None = None
        """The button that did something last."""
        self._shown: dict[tuple[str, int], bool] = {}
        self._turn: tuple[int, tuple[object, ...]] | None = None
        self.ways = Ways()
        """What the picked cards can be used for."""

    # --- what the table says -----------------------------------------------------------------------------------------

    def take_in(self, board: SeatBoard) -> None:
        """The table has said something, or something was put together: the hand is this now."""
        shown, staging = board.shown, board.staging
        if board.hello.table != self.table:
            if self.table:
                self.setup.draft.forget()
                self.picking.deal = None
            self.table, self._turn = board.hello.table, None
        if shown is not None:
            picked: Sequence[tuple[str, int]] = ()
            if shown.n != self.picking.deal:
                picked = self.setup.draft.picked_of(shown.n)
                self.picking.begin(shown.n, self.setup.draft.hand_of(shown.n))
                self.tab, self.mode, self.question = 0, "", None
            self.picking.hold(shown.hand or (), None if staging is None else staging.seen.hand)
            places = self.places()
            for place in [each for each in picked if each in places]:
                self.picking.toggle(places.index(place))
        turn = None if staging is None else (board.seq, staging.actions)
        if turn != self._turn:
            if (turn is None) != (self._turn is None):
                self.close()
            elif self.mode in ("add", "take", "moves"):
                self.mode = ""
            self._turn, self.version = turn, self.version + 1
        self.pass_by()

    def told(self, text: str) -> None:
        """Something has happened."""
        self.news.append(text)
        del self.news[:-_MOST_NEWS]

    def close(self) -> None:
        """The buttons are for the turn again; what was asked is asked no more."""
        self.mode, self.question = "", None
        self.once.pass_by("mode")
        self.once.pass_by("ask")

    def ask(self, question: Question) -> None:
        """Ask this; nothing else until it is answered."""
        self.question, self.mode = question, "ask"
        self.once.pass_by("ask")

    def plays(self, about: object) -> None:
        """What is played and waited for is this now: who was ready for one game is not ready for another."""
        if self._about not in (None, about):
            self.once.all_pass_by("line")
        self._about = about

    # --- the hand ----------------------------------------------------------------------------------------------------

    def pass_by(self) -> None:
        """After the hand, or what is picked of it, has changed: buttons of cards that have changed are old."""
        now = dict(zip(self.places(), self.picking.picked, strict=True))
        for place in now.keys() | self._shown.keys():
            if now.get(place) != self._shown.get(place):
                self.once.pass_by(_name(*place))
        self._shown = now
        if self.picking.deal is not None:
            self.setup.draft.save_picked(self.picking.deal, [place for place, picked in now.items() if picked])

    def places(self) -> list[tuple[str, int]]:
        """The cards from left to right, those that are alike numbered from 1."""
        seen: dict[str, int] = {}
        found: list[tuple[str, int]] = []
        for code in self.picking.cards:
            seen[code] = seen.get(code, 0) + 1
            found.append((code, seen[code]))
        return found

    def toggled(self, toggle: Toggle) -> bool:
        """A card's button was pressed; False where it was an old one, or the card is gone."""
        places = self.places()
        place = (toggle.code, toggle.copy)
        if place not in places or not self.once.used(_name(*place), toggle.count):
            return False
        at = places.index(place)
        if self.picking.picked[at] != toggle.picked:
            self.picking.toggle(at)
        self.pass_by()
        return True

    def picked(self, toggle: Toggle) -> bool | None:
        """Is this card picked? None where it is gone."""
        places = self.places()
        place = (toggle.code, toggle.copy)
        return self.picking.picked[places.index(place)] if place in places else None

    def sort(self, orders: Sequence[HandOrder]) -> None:
        """The next order."""
        order = self.picking.order
        at = orders.index(order) + 1 if order in orders else 0
        self.picking.sort(orders[at % len(orders)])
        self.tab = 0
        self.pass_by()

    def clear(self) -> None:
        """Let all cards go."""
        self.picking.clear()
        self.pass_by()

    def find_ways(self, board: SeatBoard) -> None:
        """What the picked cards can be used for now."""
        staging = board.staging
        self.ways = Ways() if staging is None or staging.complete else ways(staging, self.picking.chosen)

    # --- the turn ----------------------------------------------------------------------------------------------------

    def moment(self, board: SeatBoard) -> Moment:
        """Of the turn, as a button carries it that is made now."""
        staging = board.staging
        said = b"" if staging is None or not staging.steps else msgspec.json.encode(staging.actions)
        return Moment(board.seq, self.version, hashlib.blake2b(said, digest_size=2).hexdigest() if said else "")

    def is_now(self, at: Moment, board: SeatBoard) -> bool:
        """Was the button made for this moment (or before a restart, for one like it)? Then it has passed with that."""
        now = self.moment(board)
        if board.staging is None or at.seq != now.seq or at.mark != now.mark or at.version < now.version:
            return False
        self.version = at.version + 1
        return True

    # --- buttons -----------------------------------------------------------------------------------------------------

    def button(self, text: str, pressed: Pressed) -> Button | None:
        """It; None where it cannot carry what it would have to."""
        data = data_of(self.table, pressed)
        return None if data is None else Button(text, data)

    def play(self, text: str, act: Play | object, board: SeatBoard) -> Button | None:
        """One that does something with the turn: a move, or a word of :mod:`pressed`."""
        return self.button(text, Play(self.moment(board), act))  # type: ignore[arg-type]

    def shows(self, text: str, name: str, more: str = "") -> Button | None:
        """One that shows something, or asks for something."""
        return self.button(text, Shows(name, self.once.count(_shows(name, more)), more))

    def may_show(self, pressed: Shows) -> bool:
        """Is that button not used yet?"""
        return self.once.used(_shows(pressed.name, pressed.more), pressed.count)

    def toggle(self, at: int, places: Sequence[tuple[str, int]], label: Callable[[str], str]) -> Button | None:
        """A card's own."""
        code, copy = places[at]
        picked = self.picking.picked[at]
        text = f"✓{label(code)}" if picked else label(code)
        return self.button(text, Toggle(code, copy, not picked, self.once.count(_name(code, copy))))


def _name(code: str, copy: int) -> str:
    return f"{code}.{copy}"


def _shows(name: str, more: str) -> str:
    """What of buttons is counted together: all that open something in the message, and every line for itself."""
    return f"{name} {more}" if name in ("line", "page") else name
