"""The soak finds nothing wrong in a sound engine, and something in an unsound one."""

from __future__ import annotations

from random import Random

import pytest

from core.game.cards import put
from core.game.legal import legal_moves
from core.game.moves import DISCARDS
from core.game.phases import PLAY_PHASE
from core.game.play import start_state
from core.game.shuffle import deal, seeded_key
from core.game.state import State
from scripts import invariants
from scripts.cli import main
from scripts.invariants import Broken, Watch
from scripts.variations import VARIATIONS, Variation


def test_a_short_soak_ends_every_deal(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["soak", "--deals", "70", "--jobs", "2", "--seed", "3"]) == 0
    assert "70 deals ended, 0 broken" in capsys.readouterr().out


@pytest.mark.parametrize("words", [["--deals", "0"], ["--jobs", "0"], ["--rules", "bridge"]])
def test_a_soak_that_makes_no_sense_is_refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["soak", *words]) == 2
    assert capsys.readouterr().err.startswith("buraco soak: ")


def _playing() -> tuple[State, Watch]:
    rules = Variation("burraco", {}).rules()
    state = start_state(rules, deal(rules, seeded_key(1, 1)))
    watch = Watch(state, Random(1))
    while state.phase != PLAY_PHASE:
        watch.step(state, watch.moves(state)[0])
    return state, watch


def test_a_card_too_many_is_found() -> None:
    state, watch = _playing()
    state.hands[0] = put(state.hands[0], 51)
    with pytest.raises(Broken, match="lost, made or doubled"):
        watch.moves(state)


def test_a_listed_action_that_the_judge_refuses_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    state, watch = _playing()
    missing = next(move for move in DISCARDS if move not in legal_moves(state))
    monkeypatch.setattr(invariants, "legal_moves", lambda state: [*legal_moves(state), missing])
    with pytest.raises(Broken, match="listed and refused as card_not_held"):
        watch.moves(state)


def test_an_action_listed_twice_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    state, watch = _playing()
    monkeypatch.setattr(invariants, "legal_moves", lambda state: legal_moves(state) * 2)
    with pytest.raises(Broken, match="listed twice"):
        watch.moves(state)


def test_a_deal_in_which_nothing_can_be_done_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    state, watch = _playing()
    monkeypatch.setattr(invariants, "legal_moves", lambda state: [])
    with pytest.raises(Broken, match="nothing can be done"):
        watch.moves(state)


def test_every_variation_has_rules_that_can_be_played() -> None:
    assert len({str(variation) for variation in VARIATIONS}) == len(VARIATIONS)
    for variation in VARIATIONS:
        assert variation.rules().preset == variation.preset
