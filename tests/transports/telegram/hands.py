"""Hands at certain moments of a deal, as a person's message shows them, without a table."""

from __future__ import annotations

import io
from collections import Counter

import msgspec

from core.game.cards import CODES
from core.game.state import State
from core.game.view import view
from core.table.messages import Hello, Player, RulesSaid, Turn, Update
from tests.transports.console.positions import FILLER
from tests.transports.telegram.at_seat import setup_of
from transports.console.terminal import Paper
from transports.telegram import pressed
from transports.telegram.hand_buttons import turn_rows
from transports.telegram.hand_cards import Rows
from transports.telegram.pressed import Play, Toggle
from transports.telegram.seat_board import LOOK, SeatBoard
from transports.telegram.seat_state import SeatState


def large(count: int, *lie: str) -> str:
    """So many cards of two packs, of which these lie elsewhere."""
    left = (
        Counter([*CODES, *CODES])
        - Counter(code for hand in FILLER.values() for code in hand)
        - Counter(" ".join(lie).split())
    )
    return " ".join(list(left.elements())[:count])


NAMES = ("Ana", "Bruno", "Carla", "Dario", "Elena", "Fabio")


class HandAt:
    """A seat that is told this; ``turn``: somebody else is to move."""

    def __init__(
        self, state: State, lang: str = "en", *, seat: int = 0, turn: int | None = None, order: str = "suit"
    ) -> None:
        rules = state.book.melds.rules
        setup = setup_of(lang)
        setup.order = "rank" if order == "rank" else "suit"
        players = tuple(Player(name, "human") for name in NAMES[: rules.players])
        hello = Hello(1, "K7QF2M", seat, RulesSaid(rules.preset, {}), players, None, 1)
        self.board = SeatBoard(Paper(io.StringIO(), LOOK, lambda: 80), setup, hello, rules, shared=True)
        seen = view(state, seat, 1, (0,) * rules.teams, None)
        if turn is not None:
            seen = msgspec.structs.replace(seen, turn=turn)
        given = Turn(deadline_ms=None, bank_ms=None) if turn is None else None
        self.board.updated(Update(since=0, seq=1, events=(), view=seen, turn=given))
        self.state = SeatState(setup)
        self.take_in()

    def take_in(self) -> None:
        self.state.take_in(self.board)
        self.board.show_choices()
        self.state.find_ways(self.board)

    def pick(self, cards: str) -> HandAt:
        """Pick these cards."""
        for code in cards.split():
            picking = self.state.picking
            at = next(at for at, each in enumerate(picking.cards) if each == code and not picking.picked[at])
            place = self.state.places()[at]
            assert self.state.toggled(Toggle(*place, True, 99))
        self.take_in()
        return self

    def rows(self, *, sending: bool = False) -> Rows:
        """The buttons of the turn."""
        self.state.find_ways(self.board)
        return turn_rows(self.state, self.board, sending=sending, shared=True)

    def labels(self, *, sending: bool = False) -> list[str]:
        """Of all but the cards."""
        return [
            button.text
            for row in self.rows(sending=sending)
            for button in row
            if not isinstance((pressed.read(button.data or "") or ("", None))[1], Toggle)
        ]

    def acts(self) -> list[object]:
        """What the buttons of the turn do."""
        found = [pressed.read(button.data or "") for row in self.rows() for button in row]
        return [each[1].act for each in found if each is not None and isinstance(each[1], Play)]
