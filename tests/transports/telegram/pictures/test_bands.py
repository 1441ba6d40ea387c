"""Pictures made of bands: each keeps within itself, and is drawn once for all that show the same."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from transports.telegram.pictures import bands as room
from transports.telegram.pictures.bands import Bands, Part, draw, height_of, in_parts, png_of
from transports.telegram.pictures.canvas import WIDTH, Canvas
from transports.telegram.pictures.colours import FELT, PALETTE
from transports.telegram.pictures.file import Band
from transports.telegram.pictures.measured import hand, samples, table
from transports.telegram.pictures.shown import PrivateShown


class Counted:
    """Notes which bands are drawn."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.drawn: list[str] = []
        drawn_band = room.drawn_band

        def counting(part: Part) -> Band:
            self.drawn.append(type(part).__name__)
            return drawn_band(part)

        monkeypatch.setattr(room, "drawn_band", counting)


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Counted:
    return Counted(monkeypatch)


@pytest.mark.parametrize("name", samples())
def test_a_band_begins_and_ends_on_bare_felt_and_draws_nothing_beyond_itself(name: str) -> None:
    for part in in_parts(samples()[name]):
        height = height_of(part)
        canvas = Canvas(WIDTH, height + 90, FELT)
        draw(canvas, part)
        drawn = canvas.shaded()
        bare = {PALETTE[FELT]}
        assert set(drawn.crop((0, 0, WIDTH, 3)).tobytes()) == bare
        assert set(drawn.crop((0, height, WIDTH, height + 90)).tobytes()) == bare


def test_whatever_is_kept_a_picture_is_the_same_to_the_byte() -> None:
    kept = Bands()
    for shown in (*samples().values(), *reversed(samples().values())):
        assert png_of(shown, kept) == png_of(shown)


def test_of_a_hand_in_which_a_card_is_picked_only_the_hand_is_drawn_anew(counted: Counted) -> None:
    kept, lies = Bands(), table(4, 2, (3, 4), 5, own=1)
    png_of(PrivateShown(lies, hand(11)), kept)
    counted.drawn.clear()
    png_of(PrivateShown(lies, hand(12)), kept)
    assert counted.drawn == ["HandShown"]


def test_what_lies_on_the_table_is_drawn_once_for_everybody_at_the_table(counted: Counted) -> None:
    kept, lies = Bands(), table(4, 2, (3, 4), 5)
    png_of(lies, kept)
    for seat in range(4):
        png_of(PrivateShown(replace(lies, own=seat), hand(11 + seat)), kept)
    assert counted.drawn.count("TeamShown") == 2
    assert counted.drawn.count("MiddleShown") == 1
    assert counted.drawn.count("SeatsShown") == 5


def test_what_was_wanted_longest_ago_is_let_go_of_when_there_is_no_room(counted: Counted) -> None:
    sizes = [len(room.drawn_band(hand(count)).data) for count in (11, 12, 13)]
    kept = Bands(sizes[0] + max(sizes[1:]))
    counted.drawn.clear()
    for count in (11, 12, 11, 13, 11):
        kept.band(hand(count))
    assert len(counted.drawn) == 3
    assert kept.kept_bytes == sizes[0] + sizes[2]
    kept.band(hand(12))
    assert len(counted.drawn) == 4
