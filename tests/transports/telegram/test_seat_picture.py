"""The picture of a person's message."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from core.game.view import view
from tests.transports.console.positions import moment
from transports.telegram.pictures.drawn import Studio
from transports.telegram.seat_picture import drawn_by

HAND = ("3H", "4H", "JK")


@pytest.fixture
def studio() -> Iterator[Studio]:
    made = Studio()
    yield made
    made.close()


def test_it_is_another_one_when_other_cards_are_picked(studio: Studio) -> None:
    seen = view(moment(hand=" ".join(HAND)), 0)
    draw = drawn_by(studio)
    plain, picked = draw(seen, seen, HAND, (), ()), draw(seen, seen, HAND, (1,), ())
    assert plain is not None
    assert picked is not None
    assert plain.key != picked.key
    again = draw(seen, seen, HAND, (), ())
    assert again is not None
    assert again.key == plain.key


def test_a_watcher_has_none(studio: Studio) -> None:
    seen = view(moment(hand=" ".join(HAND)), None)
    assert drawn_by(studio)(seen, seen, HAND, (), ()) is None
