"""The studio: pictures drawn in threads, shared and kept."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Event
from typing import Any

import pytest
from PIL import Image

from tests.patience import PATIENCE_S
from transports.telegram.pictures import canvas, drawn
from transports.telegram.pictures.bands import Bands, png_of
from transports.telegram.pictures.colours import INKS, PAPER
from transports.telegram.pictures.drawn import Studio
from transports.telegram.pictures.measured import hand, samples
from transports.telegram.pictures.shown import Shown
from transports.telegram.screen import Picture


@pytest.fixture
def studio() -> Iterator[Studio]:
    made = Studio()
    yield made
    made.close()


def test_what_is_kept_of_inked_signs_is_bounded_and_changes_no_picture() -> None:
    shown = samples()["table and hand, 60 cards"]
    first = png_of(shown)
    kept = len(canvas._kept)
    assert kept > 0
    assert png_of(shown) == first
    assert len(canvas._kept) == kept  # all of them were found again
    mask = Image.new("L", (3, 3), 200)
    for number in range(canvas._MOST_KEPT + 1):
        canvas.Canvas(3, 3, PAPER).ink(mask.copy(), 0, 0, INKS["HSDC"[number % 4]], PAPER)
    assert len(canvas._kept) <= canvas._MOST_KEPT
    assert png_of(shown) == first


class Held:
    """Stands in for drawing: counts, and goes on only when it may."""

    def __init__(self) -> None:
        self.may_go = Event()
        self.begun = Event()
        self.count = 0
        self.fails = False

    def __call__(self, shown: Shown, bands: Bands) -> bytes:
        self.count += 1
        self.begun.set()
        assert self.may_go.wait(PATIENCE_S)
        if self.fails:
            raise MemoryError
        return png_of(shown, bands)


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> Iterator[Held]:
    made = Held()
    monkeypatch.setattr(drawn, "png_of", made)
    yield made
    made.may_go.set()


def test_a_picture_has_the_key_of_what_it_shows_and_is_drawn_when_it_is_wanted(studio: Studio) -> None:
    one, same, other = studio.picture(hand(5)), studio.picture(hand(5)), studio.picture(hand(6))
    assert one.key == same.key != other.key
    assert len(one.key) == 32
    assert studio.kept_bytes == 0
    assert one.draw() == png_of(hand(5)) == same.draw()
    assert studio.kept_bytes == len(one.draw())


async def test_it_can_be_waited_for_without_holding_the_loop(studio: Studio) -> None:
    assert await studio.png(studio.picture(hand(7))) == png_of(hand(7))
    assert await studio.png(Picture("strange", lambda: b"drawn by others")) == b"drawn by others"


async def test_two_who_want_the_same_share_one_drawing(studio: Studio, held: Held) -> None:
    picture = studio.picture(hand(8))
    waiting = [asyncio.create_task(studio.png(picture)) for _ in range(5)]
    waiting.append(asyncio.create_task(asyncio.to_thread(studio.picture(hand(8)).draw)))
    await asyncio.to_thread(held.begun.wait, PATIENCE_S)
    held.may_go.set()
    assert set(await asyncio.gather(*waiting)) == {png_of(hand(8))}
    assert await studio.png(picture) == png_of(hand(8))
    assert held.count == 1


async def test_one_who_stops_waiting_harms_nobody(studio: Studio, held: Held) -> None:
    picture = studio.picture(hand(9))
    leaving, staying = (asyncio.create_task(studio.png(picture)) for _ in range(2))
    later = studio.picture(hand(10))
    queued = [asyncio.create_task(studio.png(later)) for _ in range(2)]
    await asyncio.to_thread(held.begun.wait, PATIENCE_S)
    leaving.cancel()
    queued[0].cancel()
    with pytest.raises(asyncio.CancelledError):
        await leaving
    held.may_go.set()
    assert await staying == png_of(hand(9))
    assert await queued[1] == png_of(hand(10))


async def test_a_drawing_that_failed_is_tried_again_when_it_is_wanted_again(studio: Studio, held: Held) -> None:
    held.may_go.set()
    held.fails = True
    picture = studio.picture(hand(3))
    with pytest.raises(MemoryError):
        await studio.png(picture)
    held.fails = False
    assert await studio.png(picture) == png_of(hand(3))
    assert held.count == 2


def test_what_was_wanted_longest_ago_is_let_go_of_when_there_is_no_room() -> None:
    sizes = {count: len(png_of(hand(count))) for count in (11, 12, 13)}
    room = sizes[11] + max(sizes[12], sizes[13])
    studio = Studio(most_bytes=room, workers=1)
    try:
        first, second, third = (studio.picture(hand(count)) for count in sizes)
        first.draw()
        second.draw()
        first.draw()
        third.draw()
        assert studio.kept_bytes == sizes[11] + sizes[13] <= room
        second.draw()
        assert studio.kept_bytes <= room
    finally:
        studio.close()


def test_a_picture_that_is_larger_than_all_the_room_is_handed_out_and_not_kept() -> None:
    studio = Studio(most_bytes=10, workers=1)
    try:
        assert studio.picture(hand(4)).draw() == png_of(hand(4))
        assert studio.kept_bytes == 0
    finally:
        studio.close()


def test_a_closed_studio_draws_no_more() -> None:
    studio = Studio()
    studio.prepare()
    picture = studio.picture(hand(2))
    studio.close()
    with pytest.raises(RuntimeError):
        picture.draw()


def test_many_threads_at_once_get_the_bytes_that_one_alone_would_get(studio: Studio) -> None:
    wanted = [hand(count) for count in (1, 5, 11, 20, 33)] * 4
    with ThreadPoolExecutor(8) as crowd:
        got = list(crowd.map(lambda shown: studio.picture(shown).draw(), wanted))
    assert got == [png_of(shown) for shown in wanted]


DIGESTS = """
import hashlib, sys
from transports.telegram.pictures.bands import Bands, png_of
from transports.telegram.pictures.measured import samples
from transports.telegram.pictures.shown import key_of
shown = list(samples().values())
for one in reversed(shown) if sys.argv[1] == "back" else shown:
    print(key_of(one), hashlib.sha256(png_of(one)).hexdigest())
"""


def test_keys_and_bytes_are_the_same_in_another_process_and_in_another_order() -> None:
    def told(order: str) -> list[str]:
        command: list[Any] = [sys.executable, "-c", DIGESTS, order]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.split("\n")[:-1]

    forth, back = told("forth"), told("back")
    assert forth == back[::-1]
    assert len(set(forth)) == len(samples())
