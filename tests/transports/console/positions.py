"""Moments of a deal for console tests, written down as positions."""

from __future__ import annotations

from core.game.position import read_position
from core.game.state import State
from core.game.view import View, view
from scripts.settings import load_rules
from transports.console.staging import Staging

FILLER = {"1": ["3C", "4C"], "2": ["3D", "9D"], "3": ["QC", "QD"]}
"""Hands of the others, so that nobody is without cards."""


def moment(**given: object) -> State:
    """A moment of a burraco deal with seat 0 in the play phase; whatever is given comes on top."""
    hands = {**FILLER, "0": str(given.pop("hand", "")).split()}
    raw = {"rules": "burraco", "turn": 0, "phase": "play", "hands": hands, "stock": ["4H", "5H", "6H", "7H", "8H"]}
    state, _ = read_position({**raw, **given}, load_rules)
    return state


def seen_by(state: State, seat: int = 0) -> View:
    return view(state, seat)


def staging(**given: object) -> Staging:
    """The staged turn of seat 0 at such a moment, nothing staged yet."""
    state = moment(**given)
    return Staging(view(state, 0), state.book.melds.rules)


def meld(number: int, cards: str, team: int = 0) -> dict[str, object]:
    return {"id": number, "team": team, "cards": cards.split()}
