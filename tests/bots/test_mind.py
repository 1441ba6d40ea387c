"""Players who remember, and what the arena tells them."""

from __future__ import annotations

from bots.arena import play_deal
from bots.greedy import choose, explain
from bots.mind import Forgetful, Limits, Mind, Thought, Witness, witnesses
from core.game.actions import Draw
from core.game.events import Drew
from core.game.moves import Move
from core.game.state import State
from scripts.settings import load_rules
from tests.bots.tables import deals, seen


class Watcher:
    """`greedy` with open eyes."""

    def __init__(self) -> None:
        self.deals = 0
        self.turns: list[int] = []

    def began(self, state: State) -> None:
        self.deals += 1

    def moved(self, before: State, move: Move) -> None:
        self.turns.append(before.turn)

    def __call__(self, state: State) -> Move:
        return choose(state)


def test_a_player_who_remembers_is_told_of_every_move_of_every_seat_once() -> None:
    watcher = Watcher()
    for state in deals(load_rules("burraco"), 2, seed=50):
        play_deal(state, [watcher, choose, watcher, choose])
    assert watcher.deals == 2
    assert set(watcher.turns) == {0, 1, 2, 3}
    moves = len(watcher.turns)
    alone = Watcher()
    for state in deals(load_rules("burraco"), 2, seed=50):
        play_deal(state, [choose, alone, choose, choose])
    assert len(alone.turns) == moves


def test_only_who_remembers_is_a_witness() -> None:
    watcher, other = Watcher(), Watcher()
    assert isinstance(watcher, Witness)
    assert witnesses([choose, watcher, choose, watcher, other]) == [watcher, other]


def test_a_player_without_memory_plays_from_the_view_alone() -> None:
    mind: Mind = Forgetful(lambda view, rules: Thought(*explain(view, rules)))
    rules = load_rules("stbl")
    state = next(deals(rules, 1, seed=51))
    mind.heard(Drew(seat=0))
    thought = mind.think(seen(state), rules, Limits(worlds=1))
    assert thought.actions == [Draw()]
    assert thought.explain == "Draw, for there is no pile to take."
    assert not Limits().stopped()
