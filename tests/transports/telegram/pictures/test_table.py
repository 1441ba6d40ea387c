"""The picture of the table."""

from __future__ import annotations

import io
from random import Random
from typing import Any

import msgspec
import pytest
from PIL import Image

from core.game.view import ClosedPile, view
from scripts.invariants import exchanged
from tests.transports.telegram.pictures.tables import played
from transports.telegram.pictures.bands import png_of
from transports.telegram.pictures.canvas import WIDTH
from transports.telegram.pictures.measured import cards_of, samples
from transports.telegram.pictures.measured import table as sample_table
from transports.telegram.pictures.shown import MeldShown, TableShown, hand_shown, key_of, private_shown, table_shown

TABLES = [
    ("buraco", "a", 150, {}),
    ("stbl", "b", 90, {}),
    ("burraco", "c", 400, {"players": 6}),
    ("burraco", "d", 260, {"players": 6, "teams": 3}),
    ("aberto", "e", 60, {"players": 2}),
    ("stbl", "f", 0, {}),
]
SHOWN = sample_table(4, 2, (3, 7, 4), 5)


def size(png: bytes) -> tuple[int, int]:
    with Image.open(io.BytesIO(png)) as image:
        return image.size


@pytest.mark.parametrize(("preset", "seed", "moves", "options"), TABLES)
def test_what_nobody_may_see_never_changes_a_byte_of_the_tables_picture(
    preset: str, seed: str, moves: int, options: dict[str, Any]
) -> None:
    state, rules = played(preset, seed, moves, **options)
    everybody = table_shown(view(state, None))
    png = png_of(everybody)
    chance = Random(seed)
    for seat in range(rules.players):
        own = table_shown(view(state, seat))
        assert (own, key_of(own)) == (everybody, key_of(everybody))
    for _ in range(3):
        other = table_shown(view(exchanged(state, rules.players, chance), None))
        assert (key_of(other), png_of(other)) == (key_of(everybody), png)


@pytest.mark.parametrize(("preset", "seed", "moves", "options"), TABLES)
def test_a_private_picture_shows_no_hand_but_the_own(
    preset: str, seed: str, moves: int, options: dict[str, Any]
) -> None:
    state, _ = played(preset, seed, moves, **options)
    seen = view(state, 0)
    hand = None if seen.hand is None else hand_shown(seen.hand)
    png = png_of(private_shown(seen, hand))
    chance = Random(seed)
    for _ in range(3):
        other = view(exchanged(state, 0, chance), 0)
        assert png_of(private_shown(other, None if other.hand is None else hand_shown(other.hand))) == png


def test_a_watcher_has_no_private_picture() -> None:
    state, _ = played("stbl", "g", 4)
    with pytest.raises(ValueError, match="watcher"):
        private_shown(view(state, None), None)


def test_a_hand_that_may_not_be_looked_at_is_drawn_from_behind() -> None:
    state, _ = played("stbl", "g", 4)
    shown = private_shown(msgspec.structs.replace(view(state, 0), hand=None), None)
    assert shown.hand.cards == ("",) * state.hands[0].bit_count()
    assert size(png_of(shown))[0] == WIDTH


CHANGES: dict[str, Any] = {
    "counts": (11, 12, 13, 15),
    "turn": 2,
    "scores": (415, 835),
    "pot_taken": (False, False),
    "melds": SHOWN.melds[:-1],
    "pile": SHOWN.pile[:-1],
    "pile_count": 9,
    "stock": 22,
    "pots": 2,
    "own": 3,
}
MELD_CHANGES: dict[str, Any] = {
    "number": 8,
    "team": 1,
    "cards": ("5S", "6S", "7S"),
    "wild_at": 1,
    "canasta": "clean",
    "added": (True, False, True),
}


@pytest.mark.parametrize("field", TableShown.__struct_fields__)
def test_whatever_is_shown_changes_both_key_and_picture(field: str) -> None:
    other = msgspec.structs.replace(SHOWN, **{field: CHANGES[field]})
    assert key_of(other) != key_of(SHOWN)
    assert png_of(other) != png_of(SHOWN)


@pytest.mark.parametrize("field", MELD_CHANGES)
def test_whatever_is_shown_of_a_meld_changes_both_key_and_picture(field: str) -> None:
    meld = msgspec.structs.replace(SHOWN.melds[0], **{field: MELD_CHANGES[field]})
    other = msgspec.structs.replace(SHOWN, melds=(meld, *SHOWN.melds[1:]))
    assert key_of(other) != key_of(SHOWN)
    assert png_of(other) != png_of(SHOWN)


def test_what_is_not_shown_changes_neither() -> None:
    state, _ = played("buraco", "a", 150)
    seen = view(state, 1)
    hidden: dict[str, Any] = {"hand": ("JK",), "drawn": "AS", "took": "AH", "laid": 5, "quiet": 3, "commitment": "x"}
    for field, value in hidden.items():
        assert key_of(table_shown(msgspec.structs.replace(seen, **{field: value}))) == key_of(table_shown(seen))


def test_a_card_that_stands_for_another_says_for_which_and_that_it_is_new() -> None:
    def png(stands_for: str | None, added: bool) -> bytes:
        meld = MeldShown(0, 0, ("3S", "JK", "5S"), 1, stands_for, None, (False, added, False))
        return png_of(msgspec.structs.replace(SHOWN, melds=(meld,)))

    assert len({png(place, added) for place in ("4S", "TS", None) for added in (False, True)}) == 6


def test_the_kinds_of_canasta_differ_without_colour() -> None:
    def lightness(canasta: str | None) -> bytes:
        meld = msgspec.structs.replace(SHOWN.melds[1], canasta=canasta)
        with Image.open(io.BytesIO(png_of(msgspec.structs.replace(SHOWN, melds=(meld,))))) as image:
            return image.convert("L").tobytes()

    assert len({lightness(kind) for kind in (None, "dirty", "semi_clean", "clean", "royal")}) == 5


def test_after_the_deal_nobody_is_to_move() -> None:
    state, _ = played("stbl", "b", 2000)
    seen = view(state, None)
    assert seen.over
    assert table_shown(seen).turn is None


def test_a_closed_pile_shows_its_top_and_its_count_only() -> None:
    state, _ = played("stbl", "b", 90)
    seen = view(state, None)
    for pile, cards in ((ClosedPile("7H", 12), ("7H",)), (ClosedPile(None, 0), ())):
        shown = table_shown(msgspec.structs.replace(seen, pile=pile))
        assert (shown.pile, shown.pile_count) == (cards, pile.count)
        assert size(png_of(shown))[0] == WIDTH


def test_of_a_very_high_open_pile_the_last_cards_are_drawn() -> None:
    state, _ = played("buraco", "a", 150)
    seen = msgspec.structs.replace(view(state, None), pile=("3S",) * 10 + ("4H",) * 90)
    shown = table_shown(seen)
    assert set(shown.pile) == {"4H"}
    assert shown.pile_count == 100
    assert size(png_of(shown))[1] < 10_000


def test_what_was_added_to_the_melds_is_marked_card_by_card() -> None:
    state, _ = played("buraco", "a", 150)
    seen = view(state, None)
    first = seen.melds[0]
    before = (msgspec.structs.replace(first, cards=first.cards[:-1]), *seen.melds[1:-1])
    shown = table_shown(seen, before)
    assert sum(shown.melds[0].added) == 1
    assert all(shown.melds[-1].added)
    assert not any(flag for meld in shown.melds[1:-1] for flag in meld.added)
    assert not any(flag for meld in table_shown(seen).melds for flag in meld.added)


@pytest.mark.parametrize("name", samples())
def test_every_sample_is_small_enough_and_has_a_shape_that_telegram_takes(name: str) -> None:
    shown = samples()[name]
    png = png_of(shown)
    width, height = size(png)
    assert width <= 1280
    assert height < 2 * width
    if cards_of(shown) <= 60:
        assert len(png) <= 40_000


def test_three_decks_on_the_table_of_six_still_fit() -> None:
    shown = sample_table(6, 3, (13, 13, 12, *(7,) * 12, *(3,) * 8), 12)
    assert cards_of(shown) > 150
    width, height = size(png_of(shown))
    assert height < 3 * width


def test_a_set_that_is_longer_than_the_table_is_pushed_together() -> None:
    cards = ("2S",) * 30
    meld = MeldShown(0, 0, cards, -1, None, "dirty", (False,) * len(cards))
    assert size(png_of(msgspec.structs.replace(SHOWN, melds=(meld,))))[0] == WIDTH
