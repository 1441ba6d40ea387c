"""Signs and letters."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import ImageChops

from core.game.cards import CODES
from transports.telegram.pictures.canvas import WIDTH
from transports.telegram.pictures.faces import HAND, TABLE, Size, rank_text
from transports.telegram.pictures.signs import GRADES, SEATS, TEAM_SHAPES, letters, seat_sign, sign

PHONE = 390
READABLE = 16


def test_no_two_suits_grades_or_teams_share_a_shape() -> None:
    for names in (("S", "H", "D", "C", "J"), sorted(set(GRADES.values())), TEAM_SHAPES):
        for one, other in combinations(names, 2):
            apart = ImageChops.difference(sign(one, 40), sign(other, 40)).point(bytes(v > 127 for v in range(256)))
            assert sum(apart.tobytes()) > 40 * 40 // 10, (one, other)


@pytest.mark.parametrize("size", [HAND, TABLE])
def test_every_rank_is_at_least_16_pixels_high_where_the_picture_is_390_wide(size: Size) -> None:
    for code in CODES:
        box = letters(rank_text(code), size.rank, size.column).getbbox()
        assert box is not None
        assert (box[3] - box[1]) * PHONE / WIDTH >= READABLE - 0.5, code
        assert size.rank * PHONE / WIDTH >= READABLE


def test_a_text_that_is_too_wide_is_made_narrower_and_stays_as_high() -> None:
    free, held = letters("10", 40), letters("10", 40, 30)
    assert held.width == 30 < free.width
    assert held.height == free.height


def test_each_of_six_seats_has_a_sign_of_its_own_for_the_text_beside_the_picture() -> None:
    assert [seat_sign(seat) for seat in range(6)] == list(SEATS) == ["①", "②", "③", "④", "⑤", "⑥"]
