"""A message within its length: the least important is left out first, and no word is cut."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from transports.telegram.hand_text import Part, cut, fitted, in_pieces, units

WORDS = st.lists(st.text("ab♥🂡é", min_size=1, max_size=12), min_size=1, max_size=40).map(" ".join)


def test_length_is_counted_as_chats_count() -> None:
    assert units("a♥") == 2
    assert units("🂡") == 2


def test_what_fits_stays_as_it_is() -> None:
    assert fitted([Part(("one", ""), 1), Part(("two",), 2)], 10) == "one\ntwo"


def test_empty_lines_stand_between_paragraphs_where_there_is_room_for_all_of_them() -> None:
    parts = [Part(("one",), 1), Part(("",), 1, apart=True), Part(("two",), 2, apart=True), Part(("three",), 3)]
    assert fitted(parts, 14) == "one\n\ntwo\nthree"
    assert fitted(parts, 13) == "one\ntwo\nthree"


def test_the_least_important_is_shortened_first() -> None:
    parts = [Part(("the match", "match"), 3), Part(("a long story", "a story", ""), 1), Part(("the hand", ""), 2)]
    assert fitted(parts, 26) == "the match\na story\nthe hand"
    assert fitted(parts, 20) == "the match\nthe hand"
    assert fitted(parts, 10) == "the match"
    assert fitted(parts, 7) == "match"


@given(st.lists(WORDS, min_size=1, max_size=5), st.integers(5, 60))
def test_it_is_never_too_long(said: list[str], most: int) -> None:
    text = fitted([Part((each, each.split(" ")[0]), at) for at, each in enumerate(said)], most)
    assert units(text) <= most


@given(WORDS, st.integers(1, 60))
def test_a_cut_ends_with_a_word(text: str, most: int) -> None:
    short = cut(text, most)
    assert units(short) <= most
    if short != text:
        assert short.endswith("…")
        begun = short.removesuffix("…")
        assert text.startswith(begun)
        if " " in begun:
            assert text[len(begun)] == " "


@given(st.lists(WORDS, min_size=1, max_size=8), st.integers(15, 80))
def test_in_pieces_all_of_it_is_there(lines: list[str], most: int) -> None:
    text = "\n".join(lines)
    pieces = in_pieces(text, most)
    assert all(0 < units(piece) <= most for piece in pieces)
    assert "".join("".join(pieces).split()).replace("…", "") == "".join(text.split())
