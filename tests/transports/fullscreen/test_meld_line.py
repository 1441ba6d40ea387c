"""A meld in a line: as much of it as there is room for, and always its number, its sign and its points."""

from __future__ import annotations

import msgspec
import pytest

from scripts.locales import LANGUAGES
from tests.transports.fullscreen.scenes import MANY_MELDS, MELDS, meld_of, plain, rules_for, words_of
from transports.fullscreen.meld_line import Laid, laid, meld_cards, meld_lines, tersest
from transports.fullscreen.paint import Paint
from transports.meld_text import grade

RULES = rules_for()
WORDS = words_of(RULES)
PAINT = Paint()


def melds(*given: tuple[int, int, str]) -> list[Laid]:
    return laid([meld_of(*each, RULES) for each in given], None)


def lines(width: int, *given: tuple[int, int, str], style: str = "signs") -> list[str]:
    words = words_of(RULES, style="letters" if style == "letters" else "signs")
    found = meld_lines(melds(*given), words, PAINT, width)
    assert found is not None
    return plain(found)


def test_melds_stand_in_columns() -> None:
    assert lines(47, *MELDS[:3]) == [
        " 0 3♠ 3♦ 3♣                  ◆ clean 3/7     15",
        " 1 K♠ K♦ K♣ (2♠)             ◇ dirty 4/7     50",
        " 2 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥     ■ clean canasta 50",
    ]
    ends = {len(line) for line in lines(60, *MELDS)}
    assert ends == {60}


def test_what_does_not_fit_is_written_shorter_and_shorter() -> None:
    assert lines(44, MELDS[2]) == [" 2 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥  ■ clean canasta 50"]
    assert lines(36, MELDS[2]) == [" 2 4♥…10♥         ■ clean canasta 50"]
    assert lines(22, MELDS[2]) == [" 2 4♥…10♥   ■ clean 50"]
    assert lines(40, MELDS[5]) == [" 5 7♠♠♥♥♦♣ (2♣)       □ dirty canasta 50"]
    assert lines(24, MELDS[5]) == [" 5 7×6(2♣)    □ dirty 50"]
    assert lines(16, MELDS[5]) == [" 5 7×6(2♣) □D 50"]
    assert meld_lines(melds(MELDS[5]), WORDS, PAINT, 12) is None


def test_suits_are_letters_where_the_reader_wants_letters() -> None:
    assert lines(44, MELDS[2], style="letters") == [" 2 4H 5H 6H 7H 8H 9H 10H  ■ clean canasta 50"]
    assert lines(40, MELDS[5], style="letters") == [" 5 7SSHHDC (2C)       □ dirty canasta 50"]


def test_a_wild_stands_in_its_place_in_parentheses() -> None:
    assert lines(40, (7, 0, "3C 4C JK 6C 7C 8C 9C TC"))[0].startswith(" 7 3♣ 4♣ (JK) 6♣…10♣ ")
    assert lines(40, (7, 0, "3H JK 5H"))[0].startswith(" 7 3♥ (JK) 5♥ ")


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        ("3S 4S 5S", "◆ clean 3/7"),
        ("3S 4S JK", "◇ dirty 3/7"),
        ("3S 4S 5S 6S 7S 8S 9S", "■ clean canasta"),
        ("3S 4S 5S 6S 7S 8S JK", "□ dirty canasta"),
    ],
)
def test_a_meld_is_described_by_sign_and_word_and_how_far_it_is(cards: str, said: str) -> None:
    assert said in lines(70, (1, 0, cards))[0]


@pytest.mark.parametrize(
    ("canasta", "said"),
    [
        ("dirty", "□ dirty canasta"),
        ("semi_clean", "◧ semi-clean canasta"),
        ("clean", "■ clean canasta"),
        ("royal", "★ royal canasta"),
        ("ace_to_ace", "★ ace-to-ace canasta"),
    ],
)
def test_every_canasta_has_a_sign_and_words_of_its_own(canasta: str, said: str) -> None:
    meld = msgspec.structs.replace(meld_of(*MELDS[2], RULES), canasta=canasta)
    shown = meld_lines(laid([meld], None), WORDS, PAINT, 60)
    assert shown is not None
    assert f" {said} 50" in shown[0].plain


def test_what_is_staged_has_a_sign() -> None:
    before = [meld_of(0, 0, "4H 5H 6H 7H 8H 9H", RULES), meld_of(1, 0, "7S 7H 7D", RULES)]
    after = [
        meld_of(0, 0, "4H 5H 6H 7H 8H 9H TH", RULES),
        meld_of(1, 0, "7S 7H 7H 7D", RULES),
        meld_of(12, 0, "JD QD KD", RULES),
        meld_of(3, 0, "8C 9C TC", RULES),
    ]
    found = laid(after, before)
    shown = meld_lines(found, WORDS, PAINT, 60)
    assert shown is not None
    assert [line[:30].rstrip() for line in plain(shown)] == [
        "  0 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ +10♥",
        "  1 7♠ 7♥ +7♥ 7♦",
        "+12 J♦ Q♦ K♦",
        " +3 8♣ 9♣ 10♣",
    ]
    assert [each.is_new for each in found] == [False, False, True, True]
    short = meld_lines(found[:1], WORDS, PAINT, 38)
    assert short is not None
    assert short[0].plain.startswith(" 0 4♥…9♥ +10♥ ")
    drawn = meld_cards(found, WORDS, PAINT, 60)
    assert drawn is not None
    assert drawn[1].plain.startswith("  0 │4♥│5♥│6♥│7♥│8♥│9♥│+10♥│ ")


def test_small_cards_have_three_lines_a_meld() -> None:
    drawn = meld_cards(melds(*MELDS[:2]), WORDS, PAINT, 40)
    assert drawn is not None
    assert plain(drawn)[:3] == [
        "   ╭──╭──╭──╮                           ",
        " 0 │3♠│3♦│3♣│             ◆ clean 3/7 15",
        "   ╰──╰──╰──╯                           ",
    ]
    assert meld_cards(melds(*MELDS), WORDS, PAINT, 30) is None


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_line_is_wider_than_it_may_be_in_any_language(code: str) -> None:
    words = words_of(RULES, code)
    many = melds(*MANY_MELDS)
    for width in range(16, 120):
        for form in (meld_lines, meld_cards):
            found = form(many, words, PAINT, width)
            if found is not None:
                assert all(line.cell_len == width for line in found)
        for line in tersest(many, words, PAINT, width):
            assert line.cell_len <= width
    assert meld_lines(many, words, PAINT, 26) is not None
    assert meld_lines(many[:6], words, PAINT, 38) is not None


def test_of_a_narrow_line_number_sign_and_points_are_left() -> None:
    for line, each in zip(tersest(melds(*MANY_MELDS), WORDS, PAINT, 12), MANY_MELDS, strict=True):
        meld = meld_of(*each, RULES)
        assert line.plain.startswith(f"{meld.id:>2} ")
        assert line.plain.endswith(str(meld.points))
        assert any(sign in line.plain for sign in "◆◇■□◧★"), grade(meld)
