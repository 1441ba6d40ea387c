"""The palette."""

from __future__ import annotations

import pytest

from transports.telegram.pictures.colours import DEEP, DEEPER, DEEPEST, FELT, PALETTE, WILD, flat_palette, ramp, shaded


def test_the_palette_has_room_in_a_byte_and_names_no_colour_twice() -> None:
    assert len(PALETTE) <= 256
    assert sorted(PALETTE.values()) == list(range(len(PALETTE)))
    assert len(flat_palette()) == 3 * len(PALETTE)


def test_a_ramp_leads_from_the_ground_to_the_ink() -> None:
    steps = ramp(FELT, DEEP)
    assert len(steps) == 256
    assert (steps[0], steps[255]) == (PALETTE[FELT], PALETTE[DEEP])


def test_a_pair_that_no_picture_has_is_refused() -> None:
    with pytest.raises(ValueError, match="no steps"):
        ramp(WILD, FELT)


def test_nothing_becomes_brighter_in_the_shade() -> None:
    colours = list(PALETTE)
    for depth in range(DEEPEST):
        lighter, darker = (shaded()[each * DEEPER :][: len(colours)] for each in (depth, depth + 1))
        assert [colours[number] for number in shaded()[: len(colours)]] == colours
        for one, other in zip(lighter, darker, strict=True):
            assert sum(colours[other]) <= sum(colours[one]) + 12
