"""Players for tests of what measures players: among them some that no table would want."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
import pytest

from bots.greedy import choose, think
from bots.habits import Habits
from bots.mind import Limits, Mind, Thought
from bots.turn import Policy
from core.game.actions import Action, Discard
from core.game.events import AnyEvent
from core.game.legal import legal_moves
from core.game.moves import DISCARDS, Move
from core.game.rules import Rules
from core.game.state import State
from core.game.view import View
from scripts import players


class Stub(msgspec.Struct, frozen=True):
    """A player as the list knows them."""

    name: str
    policy: Callable[[int], Policy]
    mind: Callable[[int], Mind]
    about: str = "a stub"


class Told:
    """A mind that plays by what this function says of its view."""

    def __init__(self, says: Callable[[View, Rules], list[Action]]) -> None:
        self._says = says
        self.events: list[AnyEvent] = []

    def heard(self, event: AnyEvent) -> None:
        self.events.append(event)

    def think(self, seen: View, rules: Rules, limits: Limits) -> Thought:
        return Thought(self._says(seen, rules), info={"worlds": limits.worlds or 5})


def shy(state: State) -> Move:
    """`greedy`, but for piles."""
    return choose(state, Habits(pile_least=10_000, closed_least=10_000))


def _lying(state: State) -> Move:
    return next((move for move in DISCARDS if move not in legal_moves(state)), choose(state))


def _falling(state: State) -> Move:
    if state.stock_left() % 7 == 0:
        raise IndexError("list index out of range")
    return choose(state)


def _falling_with_view(seen: View, rules: Rules) -> list[Action]:
    if seen.stock % 7 == 0:
        raise IndexError("list index out of range")
    return think(seen, rules)


def _silent(seen: View, rules: Rules) -> list[Action]:
    return []


def _lying_with_view(seen: View, rules: Rules) -> list[Action]:
    return [*think(seen, rules), Discard(card="JK"), Discard(card="JK")]


STUBS = (
    Stub("usual", lambda seed: choose, lambda seed: Told(think)),
    Stub("shy", lambda seed: shy, lambda seed: Told(think)),
    Stub("liar", lambda seed: _lying, lambda seed: Told(_lying_with_view)),
    Stub("faller", lambda seed: _falling, lambda seed: Told(_falling_with_view)),
    Stub("mute", lambda seed: choose, lambda seed: Told(_silent)),
)


def seat_stubs(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on these are all the players there are, in this process."""
    found: dict[str, Any] = {stub.name: stub for stub in STUBS}
    monkeypatch.setattr(players, "known", partial(dict, found))
