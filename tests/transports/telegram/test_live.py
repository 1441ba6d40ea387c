"""What stands in a chat, and screens as Telegram takes them."""

from __future__ import annotations

import logging

import pytest

from core.table.clock import ManualClock
from core.table.ports import TableError
from transports.telegram.api import units
from transports.telegram.bindings import Deposed, Shown
from transports.telegram.live import MOST_FILES, Standing, digest, fitted, same_picture
from transports.telegram.memory_bindings import MemoryBindings, MemoryStore
from transports.telegram.screen import Button, Mention, Picture, Place, Screen

ANN = Place(7)
PICTURE = Picture("p", lambda: b"")


class Broken(MemoryBindings):
    """A shelf that cannot be reached while ``trouble`` is set."""

    def __init__(self) -> None:
        super().__init__(MemoryStore(ManualClock()), lambda count: b"\0" * count)
        self.trouble: TableError | None = None

    async def shown(self, place: Place, key: str) -> Shown | None:
        return await super().shown(place, key) if self._reached() else None

    async def keep_shown(self, place: Place, key: str, shown: Shown) -> None:
        self._reached()
        await super().keep_shown(place, key, shown)

    async def drop_shown(self, place: Place, key: str) -> None:
        self._reached()
        await super().drop_shown(place, key)

    async def file_of(self, key: str) -> str | None:
        self._reached()
        return await super().file_of(key)

    async def keep_file(self, key: str, file: str) -> None:
        self._reached()
        await super().keep_file(key, file)

    def _reached(self) -> bool:
        if self.trouble is not None:
            raise self.trouble
        return True


async def test_what_cannot_be_kept_is_known_all_the_same_and_kept_the_next_time() -> None:
    shelf = Broken()
    standing = Standing(shelf)
    shelf.trouble = TableError("the server is away")
    await standing.keep(ANN, "hand", Shown(5))
    await standing.keep_file("p", "f")
    assert await standing.at(ANN, "hand") == Shown(5)
    assert await standing.file("p") is None
    shelf.trouble = None
    assert await shelf.shown(ANN, "hand") is None
    await standing.keep(ANN, "hand", Shown(5))
    assert await shelf.shown(ANN, "hand") == Shown(5)
    shelf.trouble = TableError("the server is away")
    assert await standing.drop(ANN, "hand") == Shown(5)
    assert await standing.at(ANN, "hand") is None


async def test_of_private_pictures_only_the_last_numbers_are_known_and_none_is_kept() -> None:
    shelf = Broken()
    standing = Standing(shelf, private=True)
    for number in range(MOST_FILES + 2):
        await standing.keep_file(f"p{number}", f"f{number}")
        await standing.keep_file("often", "f")
    assert [await standing.file(f"p{number}") for number in (0, 1, 2, 3, MOST_FILES + 1)] == [
        None,
        None,
        None,
        "f3",
        f"f{MOST_FILES + 1}",
    ]
    assert await standing.file("often") == "f"
    assert await shelf.file_of("often") is None


async def test_of_all_trouble_only_that_another_leads_is_passed_on() -> None:
    shelf = Broken()
    shelf.trouble = Deposed()
    standing = Standing(shelf)
    with pytest.raises(Deposed):
        await standing.at(ANN, "hand")
    with pytest.raises(Deposed):
        await standing.keep(ANN, "hand", Shown(5))
    with pytest.raises(Deposed):
        await standing.keep_file("p", "f")


async def test_the_messages_of_a_chat_that_has_moved_have_stayed_behind() -> None:
    shelf = Broken()
    await shelf.keep_shown(ANN, "hand", Shown(5))
    assert await Standing(shelf).at(ANN, "hand") == Shown(5)
    assert await Standing(shelf, moved=True).at(ANN, "hand") is None


def test_a_digest_tells_whether_anything_differs_and_whether_the_picture_does() -> None:
    one = Screen("1", ((Button("b", data="d"),),), PICTURE)
    assert digest(one) == digest(Screen("1", ((Button("b", data="d"),),), Picture("p", lambda: b"other")))
    others = [
        Screen("2", one.buttons, PICTURE),
        Screen("1", (), PICTURE),
        Screen("1", one.buttons, PICTURE, (Mention(7, 0, 1),)),
        Screen("1", one.buttons),
        Screen("1", one.buttons, Picture("q", lambda: b"")),
    ]
    assert len({digest(each) for each in [one, *others]}) == 6
    assert [same_picture(digest(one), digest(each)) for each in others] == [True, True, True, False, False]
    assert not same_picture(digest(others[3]), digest(others[3]))


def test_a_text_that_is_too_long_is_cut_after_a_paragraph() -> None:
    text = "a" * 3_000 + "\n\n" + "b" * 1_000 + "\n\n" + "c" * 1_000
    cut = fitted(Screen(text)).text
    assert cut == "a" * 3_000 + "\n\n" + "b" * 1_000 + "\n…"
    assert fitted(Screen("x" * 4_096)).text == "x" * 4_096


@pytest.mark.parametrize("sign", ["x", "é", "🂡"])
def test_length_is_counted_as_telegram_counts_and_no_sign_is_cut_in_two(sign: str) -> None:
    for picture, most in ((None, 4_096), (PICTURE, 1_024)):
        text = fitted(Screen("i" + sign * 5_000, picture=picture)).text
        assert most - 3 <= units(text) <= most
        assert text.endswith(sign + "…")


def test_mentions_outside_what_is_left_are_dropped() -> None:
    text = "Ann " * 2_000
    mentions = (Mention(1, 0, 3), Mention(2, 4_000, 3), Mention(3, 5_000, 3), Mention(4, -1, 3), Mention(5, 8, 0))
    cut = fitted(Screen(text, mentions=mentions))
    assert [each.user for each in cut.mentions] == [1, 2]


def test_what_no_message_can_have_is_left_out_and_told_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    rows = tuple((Button(str(n), data=str(n)), Button(str(n), url="https://t.me/x")) for n in range(60))
    with caplog.at_level(logging.ERROR):
        assert sum(len(row) for row in fitted(Screen("x", rows)).buttons) == 100
    assert "20 buttons" in caplog.text
    bad = (Button("", data="x"), Button("x"), Button("x", data="y" * 65), Button("x", data="y", url="z"))
    good = Button("x", data="é" * 32)
    assert fitted(Screen("x", (bad, (good,)))).buttons == ((good,),)


def test_a_screen_that_fits_is_left_as_it_is_and_an_empty_or_broken_text_can_be_sent() -> None:
    good = Screen("Ann <b>", ((Button("x", data="y"),),), mentions=(Mention(1, 0, 3),))
    assert fitted(good) is good
    assert fitted(Screen(" \n")).text == "…"
    assert fitted(Screen("a\ud800b")).text == "a?b"
    assert fitted(Screen("", picture=PICTURE)).text == ""
