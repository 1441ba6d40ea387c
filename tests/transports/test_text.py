"""A table in words: one wording for a card, a player, a team and a move."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.game.actions import Action, Discard, Draw, Extend, Keep, Lay, Refuse, Take, Withdraw
from core.game.cards import CODES
from core.game.notation import parse_cards
from scripts.locales import tongue_of
from scripts.settings import load_rules
from tests.transports.english import ENGLISH
from transports.text import Style, Words, by_team, clean_name

RULES = load_rules("burraco")
NAMES = ("Ana", "Bruno", "Carla", "Dario")


def words(seat: int | None = 0, style: Style = "signs") -> Words:
    return Words(NAMES, seat, RULES, ENGLISH, style)


@pytest.mark.parametrize(
    ("style", "code", "text"),
    [
        ("signs", "TH", "10♥"),
        ("letters", "TH", "10H"),
        ("words", "TH", "ten of hearts"),
        ("signs", "JK", "JK"),
        ("words", "JK", "joker"),
        ("words", "2S", "two of spades"),
    ],
)
def test_a_card_is_written_as_its_reader_reads_it(style: Style, code: str, text: str) -> None:
    assert words(style=style).card(code) == text


@pytest.mark.parametrize("style", ["signs", "letters", "words"])
def test_every_card_as_it_is_written_can_be_typed_back(style: Style) -> None:
    written = words(style=style)
    for code in CODES:
        assert parse_cards(written.card(code)) == (code,)


def test_by_ear_cards_of_one_suit_share_its_name() -> None:
    assert words(style="words").cards(["3S", "4S", "KH", "JK"]) == "three, four of spades, king of hearts, joker"


@pytest.mark.parametrize(
    ("codes", "said"),
    [
        ("5H 5D 5C 5C", "fives: hearts, diamonds, clubs twice"),
        ("6S 6S 6S 6H JK", "sixes: spades three times, hearts, joker"),
        ("2H 2C 2D JK JK", "twos: hearts, clubs, diamonds, joker, joker"),
        ("3S 4S KS KH KD AH", "three, four of spades, kings: spades, hearts, diamonds, ace of hearts"),
        ("5H 5D", "five of hearts, five of diamonds"),
        ("5H 5H 5H", "five, five, five of hearts"),
    ],
)
def test_by_ear_three_of_one_rank_in_a_row_share_its_name(codes: str, said: str) -> None:
    assert words(style="words").cards(codes.split()) == said
    assert parse_cards(said) == tuple(codes.split())


def test_by_ear_the_cards_before_and_after_a_wild_are_said_together() -> None:
    by_ear = words(style="words")
    assert by_ear.meld(("5H", "5D", "5C", "2S"), "2S") == "fives: hearts, diamonds, clubs, wild two of spades"
    assert by_ear.meld(("3S", "4S", "JK", "6S"), "JK") == (
        "three, four of spades, joker for the five of spades, six of spades"
    )
    assert (
        by_ear.meld(("2H", "2H", "3H", "4H"), "2H") == "two of hearts for the ace of hearts, two, three, four of hearts"
    )


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("ru", "тройка пик, джокер как четвёрка пик, пятёрка пик"),
        ("lv", "pīķa trijnieks, džokers kā pīķa četrinieks, pīķa piecinieks"),
        ("it", "tre di picche, jolly come quattro di picche, cinque di picche"),
        ("pt-BR", "três de espadas, joker no lugar de quatro de espadas, cinco de espadas"),
        ("es", "tres de picas, joker en lugar de cuatro de picas, cinco de picas"),
    ],
)
def test_by_ear_every_language_says_what_the_wild_stands_for(code: str, said: str) -> None:
    assert Words(NAMES, 0, RULES, tongue_of(code), "words").meld(("3S", "JK", "5S"), "JK") == said


def test_by_ear_a_wild_that_is_added_says_what_it_stands_for_and_only_then() -> None:
    by_ear = words(style="words")
    assert by_ear.added(("JK", "6S"), ("3S", "4S", "JK", "6S")) == "six of spades, joker for the five of spades"
    assert by_ear.added(("2C",), ("5H", "5D", "5C", "2C")) == "wild two of clubs"
    assert by_ear.added(("7S",), ("3S", "4S", "JK", "6S", "7S")) == "seven of spades"
    assert by_ear.added(("7S", "8S"), ("4S", "5S", "6S", "7S", "8S")) == "seven, eight of spades"
    assert words().added(("JK",), ("3S", "4S", "JK")) == "JK"


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("ru", "тройка, четвёрка пик, пятёрки червей, бубен, треф дважды"),
        ("lv", "pīķa trijnieks, četrinieks, ercena, kārava, divreiz kreiča piecinieki"),
        ("it", "tre, quattro di picche, cinque: cuori, quadri, fiori due volte"),
        ("pt-BR", "três, quatro de espadas, cincos: copas, ouros, paus duas vezes"),
        ("es", "tres, cuatro de picas, cincos: corazones, diamantes, tréboles dos veces"),
    ],
)
def test_by_ear_every_language_has_its_way_to_say_a_set(code: str, said: str) -> None:
    by_ear = Words(NAMES, 0, RULES, tongue_of(code), "words")
    assert by_ear.cards(["3S", "4S", "5H", "5D", "5C", "5C"]) == said


def test_teams_are_we_and_they_or_the_names_where_that_is_not_clear() -> None:
    assert [words(1).team_name(team) for team in (0, 1)] == ["They", "We"]
    assert [words(None).team_name(team) for team in (0, 1)] == ["Ana and Carla", "Bruno and Dario"]
    two = Words(NAMES[:2], 0, load_rules("burraco", {"players": 2}), ENGLISH)
    assert [two.team_name(team) for team in (0, 1)] == ["You", "Bruno"]
    six = Words((*NAMES, "Elena", "Fabio"), 0, load_rules("burraco", {"players": 6, "teams": 3}), ENGLISH)
    assert [six.team_name(team) for team in (0, 1, 2)] == ["We", "Bruno and Elena", "Carla and Fabio"]


@pytest.mark.parametrize(
    ("action", "said"),
    [
        (Draw(), "draw"),
        (Keep(), "keep the card"),
        (Refuse(), "refuse the card"),
        (Take(), "take the pile"),
        (Take(None, ("6S", "7S")), "take the pile with 6♠ 7♠"),
        (Take(3, ()), "take the pile into meld 3"),
        (Take(3, ("5S",)), "take the pile into meld 3 with 5♠"),
        (Lay(("3S", "4S", "5S")), "lay 3♠ 4♠ 5♠"),
        (Extend(3, ("6S",)), "extend 3 with 6♠"),
        (Withdraw(), "withdraw"),
        (Discard("9D"), "discard 9♦"),
    ],
)
def test_every_move_has_its_words(action: Action, said: str) -> None:
    assert words().action(action) == said


@given(st.text(max_size=300))
def test_a_name_on_the_screen_is_short_and_printable(name: str) -> None:
    shown = clean_name(name, 2, ENGLISH)
    assert shown.isprintable()
    assert 0 < len(shown) <= 16
    assert shown == shown.strip()


def test_a_name_without_a_letter_to_show_is_its_seat() -> None:
    assert clean_name("\u202e\x1b\n ", 2, ENGLISH) == "seat 2"


def test_the_score_of_a_game_stands_under_the_names_of_the_teams() -> None:
    assert by_team(ENGLISH, NAMES, (120, -45)) == "Ana and Carla 120, Bruno and Dario -45"
    assert by_team(ENGLISH, NAMES[:3], (0, 5, 10)) == "Ana 0, Bruno 5, Carla 10"


def test_a_refusal_names_cards_as_the_reader_reads_them() -> None:
    assert words().told("You do not hold TH; discard a card of your hand.") == (
        "You do not hold 10♥; discard a card of your hand."
    )


def test_teams_of_several_names_are_told_apart_by_semicolons() -> None:
    names = ("Ana", "Bruno", "Carla", "Dario", "Elena", "Fabio")
    six = load_rules("burraco", {"players": 6})
    assert Words(names, None, six, ENGLISH).points((200, 875)) == "Ana, Carla and Elena 200; Bruno, Dario and Fabio 875"
    assert Words(names[:4], None, load_rules("burraco"), ENGLISH).points((1, 2)) == "Ana and Carla 1, Bruno and Dario 2"
