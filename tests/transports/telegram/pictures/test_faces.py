"""The cards."""

from __future__ import annotations

from typing import get_args

import pytest

from core.game.cards import CODES
from transports.telegram.pictures.colours import DIM, DIM_INKS, INKS, PALETTE, PAPER, WILD, ramp
from transports.telegram.pictures.faces import HAND, TABLE, Look, Size, back, face, lying, prepare

LOOKS: tuple[Look, ...] = get_args(Look)


@pytest.mark.parametrize("size", [HAND, TABLE])
@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("covered", [False, True])
def test_all_cards_and_the_back_differ(size: Size, look: Look, covered: bool) -> None:
    drawn = {face(code, size, look, covered).image.tobytes() for code in CODES}
    assert len(drawn) == len(CODES) == 53
    assert back(size).image.tobytes() not in drawn


@pytest.mark.parametrize("size", [HAND, TABLE])
def test_all_cards_differ_by_what_a_fanned_one_shows_without_any_colour(size: Size) -> None:
    paper = {PALETTE[PAPER]}
    seen = set()
    for code in CODES:
        corner = face(code, size, "plain", covered=True).image.crop((0, 0, size.column, size.height))
        seen.add(bytes(number in paper for number in corner.tobytes()))
    assert len(seen) == len(CODES)


def test_the_looks_of_a_card_differ() -> None:
    assert len({face("7H", HAND, look).image.tobytes() for look in LOOKS}) == len(LOOKS)


def test_rank_and_suit_stay_within_the_part_that_a_fanned_card_shows() -> None:
    for size in (HAND, TABLE):
        paper = PALETTE[PAPER]
        for code in CODES:
            image = face(code, size, "plain", covered=True).image
            beyond = image.crop((size.column, 2, size.width - 2 * size.radius, size.height - 2))
            assert set(beyond.tobytes()) == {paper}, code


def test_each_suit_is_drawn_in_a_colour_of_its_own_on_every_paper() -> None:
    for look, paper, inks in (("plain", PAPER, INKS), ("wild", WILD, INKS), ("dim", DIM, DIM_INKS)):
        for suit, ink in inks.items():
            code = "JK" if suit == "J" else f"9{suit}"
            assert ramp(paper, ink)[255] in face(code, TABLE, look).image.tobytes()


def test_a_lying_card_is_a_card_on_its_side() -> None:
    assert lying(TABLE).image.size == (TABLE.height, TABLE.width)


def test_once_prepared_no_card_is_drawn_anew() -> None:
    prepare()
    drawn = face.cache_info().misses
    prepare()
    assert face.cache_info().misses == drawn
