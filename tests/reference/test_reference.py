"""The slow second game answers every vector as written, so that it may judge the engine."""

import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.reference.dealing import shuffled
from tests.reference.engine import Game, Refused
from tests.reference.forms import Action
from tests.reference.legal import atomic_moves, ends_reachable
from tests.reference.melds import judge
from tests.reference.random_positions import near_melds, small_positions
from tests.reference.rules import full_deck, preset

Vector = dict[str, Any]

FOLDER = Path(__file__).parents[1] / "data" / "vectors"


def vectors(kind: str) -> list[Any]:
    """All vectors of a type, from every file."""
    found = [vector for path in sorted(FOLDER.glob("*.json")) for vector in json.loads(path.read_text("utf-8"))]
    return [pytest.param(vector, id=vector["id"]) for vector in found if vector["type"] == kind]


@pytest.mark.parametrize("vector", vectors("meld"))
def test_a_meld_is_judged_as_written(vector: Vector) -> None:
    rules = preset(vector["rules"], **vector["options"])
    judged = judge(vector["cards"], rules, vector.get("one_turn", True))
    assert (judged or {"valid": False}) == vector["expect"]


@pytest.mark.parametrize("vector", vectors("play"))
def test_play_goes_as_written(vector: Vector) -> None:
    game, expect = Game(vector["position"]), vector["expect"]
    *passing, last = [({k: v for k, v in step.items() if k != "seat"}, step["seat"]) for step in vector["actions"]]
    for action, seat in passing:
        game.apply(seat, action)
    before = game.position()
    if "error" in expect:
        with pytest.raises(Refused) as refused:
            game.apply(last[1], last[0])
        assert refused.value.code == expect["error"]
        assert game.position() == before
        return
    game.apply(last[1], last[0])
    assert game.over == expect["over"]
    if "score" in expect:
        assert game.scores() == expect["score"]
    differing = [key for key, value in expect["after"].items() if not agrees(key, game.position(), value)]
    assert not differing, game.position()


def agrees(key: str, position: Vector, value: Any) -> bool:
    """Whether one key of a position is as a vector says it."""
    actual: Any = position[key]
    if key == "hands":
        return all(Counter(actual[seat]) == Counter(hand) for seat, hand in value.items())
    if key == "stock" and isinstance(value, int):
        return len(actual) == value
    if key == "pots" and isinstance(value, list) and all(isinstance(pot, int) for pot in value):
        return [len(pot) for pot in actual] == value
    if key == "melds":
        given = {meld["id"]: meld for meld in actual}
        wanted = {meld["id"]: meld for meld in value}
        return given.keys() == wanted.keys() and all(given[n] | wanted[n] == given[n] for n in wanted)
    same: bool = actual == value
    return same


@pytest.mark.parametrize("vector", vectors("legal"))
def test_legality_is_as_written(vector: Vector) -> None:
    game = Game(vector["position"])
    assert not [action for action in vector["includes"] if game.refusal(vector["seat"], action)]
    assert not [action for action in vector["excludes"] if not game.refusal(vector["seat"], action)]
    listed = [sorted(action.items()) for action in atomic_moves(game)] if game.turn == vector["seat"] else []
    assert not [action for action in vector["excludes"] if in_order(action) in listed]
    assert not [action for action in vector["includes"] if is_atomic(action) and in_order(action) not in listed]


def in_order(action: Action) -> list[tuple[str, Any]]:
    """An action whose cards are sorted, as the enumerations write it."""
    return sorted((key, sorted(value) if key == "cards" else value) for key, value in action.items())


def is_atomic(action: Action) -> bool:
    """Whether an action has the smallest size of its kind."""
    smallest = {"lay": 3, "extend": 1, "take": 0 if "meld" in action else 2}
    return "cards" not in action or len(action["cards"]) == smallest[action["do"]]


@pytest.mark.parametrize("vector", vectors("deal"))
def test_a_deal_has_the_sizes_written(vector: Vector) -> None:
    game = shuffled(vector["rules"], vector["options"], seed=1)
    sizes = {
        "hands": [len(hand) for hand in game.hands],
        "pots": [len(pot) for pot in game.pots],
        "stock": len(game.stock),
        "pile": len(game.pile),
    }
    assert sizes == vector["expect"]


@pytest.mark.parametrize("options", [{}, {"players": 2}, {"players": 6}, {"players": 6, "teams": 3}])
@pytest.mark.parametrize("name", ["buraco", "stbl", "aberto", "burraco"])
def test_a_deal_by_chance_ends_and_keeps_every_card(name: str, options: dict[str, Any]) -> None:
    game, rng = shuffled(name, options, seed=3), Random(3)
    whole = Counter(full_deck(game.rules))
    for _ in range(3000):
        if game.phase == "over":
            break
        moves = atomic_moves(game)
        assert moves, "a turn that cannot go on"
        lays = [move for move in moves if move["do"] in ("lay", "extend")]
        game.apply(game.turn, rng.choice(lays or moves))
        assert Counter(game.cards()) == whole
    assert game.over in ("out", "stock", "stalemate")
    assert len(game.scores()) == game.teams


def test_the_arrangement_of_a_meld_is_that_of_its_arrangement() -> None:
    valid = 0
    for near in near_melds(3000, seed=5):
        rules = preset(near.preset, **near.options)
        judged = judge(near.cards, rules, near.one_turn)
        if judged:
            valid += 1
            assert judge(judged["cards"], rules, near.one_turn) == judged
            assert Counter(judged["cards"]) == Counter(near.cards)
    assert 500 < valid < 2500


def test_small_positions_can_be_read_back_and_reach_every_end_between_them() -> None:
    found = set()
    for position in small_positions(150, seed=2):
        game = Game(position)
        assert len(game.hand) <= 8
        again = Game(game.position())
        assert again.position() == game.position()
        ends = ends_reachable(game)
        assert ends_reachable(again) == ends
        assert ends or game.phase != "play"
        found |= ends
    assert found >= {"out", "stock", "pot", "turn"}


def test_two_cards_that_only_together_make_the_canasta_are_not_reached_one_by_one() -> None:
    position = {
        "rules": "stbl",
        "turn": 0,
        "dealer": 3,
        "phase": "play",
        "hands": {"0": ["6S", "7S"]},
        "stock": ["KD"],
        "pile": ["4D"],
        "melds": [{"id": 0, "team": 0, "cards": ["AS", "2S", "3S", "4S", "5S"]}],
        "pot_taken": [True, True],
    }
    assert "out" in ends_reachable(Game(position))
    assert "out" not in ends_reachable(Game(position), atomic_moves)
