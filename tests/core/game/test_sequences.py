"""Sequences without their suit: growth from any to any larger one."""

from __future__ import annotations

from itertools import product

import pytest

from core.game.sequences import ACES_AT, STRANGERS_AT, TWOS_AT, Shapes, shape_key
from scripts.settings import load_rules

OPTIONS: tuple[tuple[str, dict[str, object]], ...] = (
    ("buraco", {}),
    ("burraco", {}),
    ("buraco", {"ace": "high"}),
    ("buraco", {"ace": "low"}),
    ("buraco", {"wilds_per_meld": 0}),
)


def _all_sequences(shapes: Shapes) -> list[int]:
    runs = {0} | {((1 << size) - 1) << low for low in range(2, 13) for size in range(1, 14 - low)}
    masks = runs | {run & ~(1 << hole) for run in runs for hole in range(2, 13)}
    keys = [shape_key(a, m, t, s) for m, a, t, s in product(masks, (0, 1, 2), (0, 1, 2), (0, 1))]
    return [key for key in keys if shapes.solve(key) is not None]


def _steps(shapes: Shapes, key: int) -> list[int]:
    shape = shapes.fitted(key)
    assert shape is not None
    found = [key | 1 << rank for rank in range(2, 13) if shape.fits >> rank & 1]
    if shape.fits & 1:
        found.append(key + (1 << ACES_AT))
    if shape.fits & 2:
        found.append(key + (1 << TWOS_AT))
    if shape.fits_stranger:
        found.append(key + (1 << STRANGERS_AT))
    if shape.flip:
        found.append((key | shape.flip & 0x1FFC) + ((shape.flip >> 1 & 1) << TWOS_AT))
    if shape.flip_wild:
        found.append((key | shape.flip_wild) + (1 << STRANGERS_AT))
    return found


def _holds(key: int, part: int) -> bool:
    return not part & 0x1FFF & ~key and all(part >> at & 3 <= key >> at & 3 for at in (ACES_AT, TWOS_AT, STRANGERS_AT))


@pytest.mark.parametrize(("preset", "options"), OPTIONS)
def test_every_larger_sequence_is_reached_card_by_card_or_by_an_ace_that_changes_ends(
    preset: str, options: dict[str, object]
) -> None:
    shapes = Shapes(load_rules(preset, options))
    keys = _all_sequences(shapes)
    assert len(keys) > 50
    growth = {key: _steps(shapes, key) for key in keys}
    for key, next_keys in growth.items():
        assert set(next_keys) <= set(keys), key
    for key in keys:
        reached = {key}
        frontier = [key]
        while frontier:
            for larger in growth[frontier.pop()]:
                if larger not in reached:
                    reached.add(larger)
                    frontier.append(larger)
        missed = [hex(other) for other in keys if _holds(other, key) and other not in reached]
        assert not missed, hex(key)


def test_queen_and_king_fit_ace_to_ten_only_together() -> None:
    shapes = Shapes(load_rules("buraco", {}))
    to_ten = shape_key(1, 0b0011_1111_1100, 1, 0)
    shape = shapes.fitted(to_ten)
    assert shape is not None
    assert shape.flip == 1 << 11 | 1 << 12
    assert not shape.fits & shape.flip


def test_two_to_ten_fit_queen_wild_ace_only_together() -> None:
    shapes = Shapes(load_rules("buraco", {}))
    queen_wild_ace = shape_key(1, 1 << 11, 0, 1)
    shape = shapes.fitted(queen_wild_ace)
    assert shape is not None
    assert shape.flip == sum(1 << rank for rank in range(1, 10))
