"""The line of keys: it fits every width in every language, the most important first, and greys without colour."""

from __future__ import annotations

import pytest
from rich.style import Style

from core.game.actions import Discard, Lay
from scripts.locales import LANGUAGES, tongue_of
from tests.transports.fullscreen.moments import board, found, moments
from transports.fullscreen.keybar import Key, bar, keys_now

FAINT = Style(dim=True)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", list(moments()))
@pytest.mark.parametrize("width", [20, 58, 78, 118, 198])
def test_it_fits_and_always_ends_with_the_key_for_all_keys(lang: str, name: str, width: int) -> None:
    at = board(moments()[name], lang)
    for picked in ((), ("KC",)):
        line = bar(keys_now(at, picked, found(at, *picked), shared=True), width, tongue_of(lang), FAINT)
        assert line.cell_len <= width
        assert line.plain.endswith(f"? {tongue_of(lang).text('keybar-all')}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_moment_wants_is_there_on_the_smallest_screen(lang: str) -> None:
    first = {"draw": "d", "draw_or_pile": "dp", "draw_or_top": "dp", "decide": "kr", "lay": "led", "discard": "d"}
    for name, letters in first.items():
        at = board(moments()[name], lang)
        line = bar(keys_now(at, (), found(at), shared=False), 58, tongue_of(lang), FAINT).plain
        for letter in letters:
            assert any(part.strip("( ").startswith(f"{letter} ") for part in line.split("  ")), line


def test_what_cannot_be_done_stands_in_parentheses() -> None:
    at = board(moments()["lay"])
    works = {key.name: key.works for key in keys_now(at, (), found(at), shared=False)}
    assert not works["l"]
    assert not works["e"]
    assert works["d"]
    works = {key.name: key.works for key in keys_now(at, ("2D",), found(at, "2D"), shared=False)}
    assert works["e"]
    line = bar([Key("l", "lay", "lay", False), Key("d", "discard", "discard")], 60, tongue_of("en"), FAINT).plain
    assert line.startswith("(l lay)  d discard")


def test_what_is_left_out_is_marked() -> None:
    keys = [Key("d", "draw", "discard"), Key("p", "take the whole pile now", "pile"), Key("q", "leave", "leave")]
    assert bar(keys, 30, tongue_of("en"), FAINT).plain == "d draw  q leave  … ? keys"


def test_the_keys_follow_the_turn() -> None:
    at = board(moments()["lay"])
    assert at.staging is not None
    at.staging.stage(Lay(("3H", "4H", "5H")))
    names = [key.name for key in keys_now(at, (), found(at), shared=False)]
    assert {"u", "S", "h", "m"} <= set(names)
    at.staging.stage(Discard("KC"))
    names = [key.name for key in keys_now(at, (), found(at), shared=False)]
    assert names[:2] == ["Enter", "u"]
    assert "h" not in names
    at.setup.hint = None
    at.staging.undo()
    assert "h" not in [key.name for key in keys_now(at, (), found(at), shared=False)], "nobody gives hints here"
    at = board(moments()["lay"], turn=2)
    assert [key.name for key in keys_now(at, (), found(at), shared=True)] == ["s", "F2", "F3", "F6", "q"]


@pytest.mark.parametrize("turn", [None, 1])
def test_while_the_turn_is_on_its_way_no_key_offers_to_do_anything_with_it(turn: int | None) -> None:
    at = board(moments()["lay"], turn=turn)
    names = [key.name for key in keys_now(at, (), found(at), shared=True, sending=True)]
    assert names == ["s", "F2", "F3", "F6", "q"]
