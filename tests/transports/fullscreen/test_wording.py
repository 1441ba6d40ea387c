"""Of several wordings the longest that fits."""

from transports.fullscreen.wording import cut, fitting


def test_the_longest_wording_that_fits_is_said_and_the_last_one_cut_where_none_does() -> None:
    wordings = ("twelve cards", "twelve", "12 cards")
    assert fitting(wordings, 12) == "twelve cards"
    assert fitting(wordings, 11) == "twelve"
    assert fitting(wordings, 5) == "12 c…"


def test_what_is_cut_has_three_dots_and_no_blank_before_them() -> None:
    assert cut("Ana and Bruno", 13) == "Ana and Bruno"
    assert cut("Ana and Bruno", 5) == "Ana…"
    assert cut("Ana", 1) == "…"
    assert cut("Ana", 0) == ""


def test_wide_characters_take_two_columns() -> None:
    assert cut("日本語", 6) == "日本語"
    assert cut("日本語", 5) == "日本…"
    assert cut("日本語", 4) == "日…"
