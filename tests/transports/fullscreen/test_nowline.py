"""The line above the keys: in every language it fits and names keys, never words to type."""

from __future__ import annotations

import re

import pytest

from core.game.actions import Discard, Lay
from scripts.locales import LANGUAGES
from tests.transports.console.positions import moment
from tests.transports.fullscreen.moments import CANASTA, board, found, moments
from transports.console.terminal import wrapped
from transports.fullscreen.nowline import dear, now

TYPED = re.compile(r"\b(draw|take|undo|withdraw|hint|moves|help|yes|back)\b")
"""Words of the line console that could slip in; English ones may stand there as plain words."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", list(moments()))
def test_at_any_moment_it_has_room_on_the_smallest_screen(lang: str, name: str) -> None:
    at = board(moments()[name], lang)
    said = now(at, (), found(at))
    assert len(wrapped(said, 58)) <= 2, said
    if lang != "en":
        assert not TYPED.search(said), said


def test_each_moment_names_the_keys_that_it_wants() -> None:
    wanted = {
        "draw": "d draws",
        "draw_or_pile": "p takes the pile (2 cards)",
        "draw_or_top": "p takes the pile and uses its top, the 4♠",
        "draw_no_top": "J♣, goes with nothing of yours",
        "decide": "k keeps it, r refuses it",
        "lay": "l lays a meld",
        "discard": "Nothing more can be laid",
    }
    for name, state in moments().items():
        at = board(state)
        assert wanted[name] in now(at, (), found(at)), name


def test_picked_cards_are_told_with_what_they_would_come_to_by_each_key() -> None:
    at = board(moments()["lay"])
    said = now(at, ("2D",), found(at, "2D"))
    assert said.startswith("e → Meld 0 grows to")
    assert "becomes dirty" in said
    said = now(at, ("9D", "9H"), found(at, "9D", "9H"))
    assert said == "Picked: 9♦ 9♥ (20 points)."
    said = now(at, ("3H", "4H", "5H"), found(at, "3H", "4H", "5H"))
    assert said == "l → Meld 1 will be 3♥ 4♥ 5♥: clean, +15 points."
    assert now(at, ("KC",), found(at, "KC")) == "d → Discard K♣."


def test_what_is_put_together_says_what_enter_does() -> None:
    at = board(moment(hand="3H 4H 5H KC 9D"))
    assert at.staging is not None
    at.staging.stage(Discard("KC"))
    assert now(at, (), found(at)) == "Enter sends your turn; u takes the last step back."
    at = board(moment(hand="3H 4H 5H", pots=[["AS"], ["KS"]]))
    assert at.staging is not None
    at.staging.stage(Lay(("3H", "4H", "5H")))
    assert now(at, (), found(at)).startswith("Enter sends this and brings your pot")
    at = board(moment(hand="KC", melds=[CANASTA], pot_taken=[True, True]))
    assert at.staging is not None
    at.staging.stage(Discard("KC"))
    assert now(at, (), found(at)).startswith("Enter sends this and ends the deal")


def test_below_the_minimum_it_says_how_much_is_missing_and_how_to_go_back() -> None:
    at = board(moment(rules="stbl", hand="3S 4S 5S 9D 9H KC", minimum=[75, 75]))
    assert at.staging is not None
    at.staging.stage(Lay(("3S", "4S", "5S")))
    assert "60 points more" in now(at, (), found(at))
    assert "u takes the last one back at no cost" in now(at, (), found(at))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_only_what_is_dear_is_asked_about(lang: str) -> None:
    at = board(moment(hand="2D KC"), lang)
    assert dear(at) is None
    assert at.staging is not None
    at.staging.stage(Discard("2D"))
    question = dear(at)
    assert question is not None
    assert "2♦" in question
    assert question.endswith("?")


def test_somebody_elses_turn_is_told() -> None:
    at = board(moments()["lay"], turn=1)
    assert now(at, (), found(at)) == "It is Bruno's turn; yours comes by itself."
