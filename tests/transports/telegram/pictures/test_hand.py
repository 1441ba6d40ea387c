"""The picture of a hand."""

from __future__ import annotations

import io
from random import Random

import pytest
from PIL import Image

from core.game.cards import CODES
from transports.telegram.pictures.bands import png_of
from transports.telegram.pictures.canvas import MARGIN, WIDTH
from transports.telegram.pictures.faces import HAND
from transports.telegram.pictures.shown import hand_shown, key_of

MOST_BYTES = 40_000


def opened(png: bytes) -> Image.Image:
    with Image.open(io.BytesIO(png)) as image:
        return image.convert("RGB")


@pytest.mark.parametrize("count", [0, 1, 2, 11, 12, 15, 16, 23, 31, 45, 46, 60])
def test_a_hand_of_any_size_is_a_small_picture_that_telegram_takes(count: int) -> None:
    chance = Random(count)
    cards = sorted(chance.choices(CODES, k=count), key=CODES.index)
    places = range(count)
    png = png_of(hand_shown(cards, places[::4], places[::5], places[::7]))
    image = opened(png)
    assert image.width == WIDTH <= 1280
    assert image.height < image.width
    assert max(image.size) / min(image.size) < 20
    assert len(png) <= MOST_BYTES


def test_a_hand_of_jokers_alone_and_one_that_fits_no_deck_are_drawn() -> None:
    assert opened(png_of(hand_shown(["JK"] * 6))).width == WIDTH
    assert opened(png_of(hand_shown(["AS"] * 60))).width == WIDTH


def test_the_order_that_is_given_is_the_order_that_is_drawn() -> None:
    assert png_of(hand_shown(["3S", "4S"])) != png_of(hand_shown(["4S", "3S"]))


def test_each_mark_on_each_card_is_seen() -> None:
    cards = ["3S", "4S", "4S", "JK", "2H"]
    plain = hand_shown(cards)
    seen = {png_of(plain)}
    for at in range(len(cards)):
        seen |= {png_of(hand_shown(cards, picked=[at])), png_of(hand_shown(cards, new=[at]))}
        seen.add(png_of(hand_shown(cards, dimmed=[at])))
    assert len(seen) == 1 + 3 * len(cards)


def test_a_picked_card_stands_higher_and_a_new_one_is_marked_without_colour() -> None:
    def lightness(**marks: list[int]) -> bytes:
        return opened(png_of(hand_shown(["3S", "4H"], **marks))).convert("L").tobytes()

    assert len({lightness(), lightness(picked=[0]), lightness(new=[0]), lightness(dimmed=[0])}) == 4
    felt = opened(png_of(hand_shown(["3S"])))
    raised = opened(png_of(hand_shown(["3S"], picked=[0])))
    middle = WIDTH // 2
    ground = felt.getpixel((middle, MARGIN + 6))
    assert raised.getpixel((middle, MARGIN + 6)) != ground
    assert felt.height == raised.height > HAND.height


def test_marks_given_twice_in_another_order_or_for_no_card_change_neither_key_nor_picture() -> None:
    one = hand_shown(["3S", "4S", "5S"], picked=[2, 0], new=[1, 1, 9], dimmed=[0])
    other = hand_shown(("3S", "4S", "5S"), picked={0, 2}, new=(1, -1))
    assert (key_of(one), png_of(one)) == (key_of(other), png_of(other))


def test_a_hand_that_may_not_be_looked_at_lies_there_from_behind() -> None:
    assert png_of(hand_shown([""] * 11)) != png_of(hand_shown(["3S"] * 11))
