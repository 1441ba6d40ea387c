"""Boards at certain moments of a deal, without a screen."""

from __future__ import annotations

import io
from functools import partial

import msgspec

from core.game.state import State
from core.game.view import view
from core.table.messages import Hello, Player, RulesSaid, Turn, Update
from scripts.locales import tongue_of
from scripts.show_rules import rules_text
from tests.transports.console.positions import meld, moment
from tests.transports.console.tabletop import advising, simple
from transports.console.board import Board
from transports.console.composing import Ways, ways
from transports.console.draft import Draft
from transports.console.setup import Setup
from transports.console.terminal import Look, Paper

NAMES = ("Ana", "Bruno", "Carla", "Dario")
SCREEN = Look(prompts=True, colour=True, signs=True, escapes=True, screen=True)
CANASTA = meld(0, "3S 4S 5S 6S 7S 8S 9S")


def board(state: State, lang: str = "en", *, seat: int = 0, turn: int | None = None) -> Board:
    """The board of a seat that is told this; ``turn``: somebody else is to move."""
    rules = state.book.melds.rules
    setup = Setup(
        tongue=tongue_of(lang),
        hint=advising(simple),
        draft=Draft(None),
        rules_text=partial(rules_text, tongue=tongue_of(lang)),
    )
    hello = Hello(1, "TEST", seat, RulesSaid(rules.preset, {}), tuple(Player(name, "bot") for name in NAMES), None, 1)
    made = Board(Paper(io.StringIO(), SCREEN, lambda: 80), setup, hello, rules)
    seen = view(state, seat, 1, (0,) * rules.teams, None)
    if turn is not None:
        seen = msgspec.structs.replace(seen, turn=turn)
    given = Turn(deadline_ms=None, bank_ms=None) if turn is None else None
    made.updated(Update(since=0, seq=1, events=(), view=seen, turn=given))
    return made


def found(of: Board, *picked: str) -> Ways:
    """What these cards could be used for."""
    return Ways() if of.staging is None else ways(of.staging, picked)


def moments() -> dict[str, State]:
    """One moment of each kind, by its name."""
    hand = "3H 4H 5H 9D 9H KC 2D JK"
    closed = {"rules": "stbl", "phase": "draw", "hand": "5S 6S 5H 6H KC KD"}
    return {
        "draw": moment(hand=hand, phase="draw"),
        "draw_or_pile": moment(hand=hand, phase="draw", pile=["QC", "TH"]),
        "draw_or_top": moment(**closed, pile=["9C", "4S"]),
        "draw_no_top": moment(**closed, pile=["9C", "JC"]),
        "decide": moment(rules="buraco", phase="decide", hand=f"{hand} QS", drawn="QS"),
        "lay": moment(hand=hand, melds=[CANASTA]),
        "discard": moment(hand="4H 9D KC"),
    }
