"""People's notation: what the rules page promises (13), both ways, and a sentence for everything else."""

import doctest

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.game import notation
from core.game.actions import Action, Discard, Draw, Extend, Keep, Lay, Refuse, Take, Withdraw, well_formed
from core.game.cards import CODES
from core.game.errors import NotationError
from core.game.notation import FORMS, action_text, echo, nearest, parse_action, parse_card, parse_cards

CARDS = st.sampled_from(CODES)
SOME_CARDS = st.lists(CARDS, min_size=1, max_size=14).map(tuple)
MELDS = st.integers(0, 999)
ACTIONS: st.SearchStrategy[Action] = st.one_of(
    st.sampled_from([Draw(), Keep(), Refuse(), Withdraw(), Take()]),
    st.builds(Lay, SOME_CARDS),
    st.builds(Extend, MELDS, SOME_CARDS),
    st.builds(Discard, CARDS),
    st.builds(lambda cards: Take(None, cards), SOME_CARDS),
    st.builds(Take, MELDS, st.lists(CARDS, max_size=5).map(tuple)),
)


def refused(text: str, closed: bool = True) -> str:
    """The sentence with which a line is refused."""
    with pytest.raises(NotationError) as caught:
        parse_action(text, closed=closed)
    return str(caught.value)


def is_one_sentence(text: str) -> bool:
    return text.isprintable() and text[:1] in f'"{text[:1].upper()}' and text[-1] in ".?" and len(text) < 240


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("draw", Draw()),
        ("keep", Keep()),
        ("refuse", Refuse()),
        ("take", Take()),
        ("take 6S 7S", Take(None, ("6S", "7S"))),
        ("take 3", Take(3, ())),
        ("take 3 5S", Take(3, ("5S",))),
        ("lay 3S 4S 5S", Lay(("3S", "4S", "5S"))),
        ("extend 3 6S", Extend(3, ("6S",))),
        ("withdraw", Withdraw()),
        ("discard 9D", Discard("9D")),
    ],
)
def test_every_line_of_the_rules_page_is_read_as_it_says(line: str, action: Action) -> None:
    assert parse_action(line, closed=True) == action
    assert parse_action(f"  {line.upper()}\t\n", closed=True) == action
    assert parse_action(line.lower(), closed=True) == action


def test_an_open_pile_is_taken_by_the_word_alone() -> None:
    assert parse_action("take", closed=False) == Take()
    assert refused("take 6S 7S", closed=False) == 'An open pile is taken whole, and there is "6S": write take alone.'


@given(ACTIONS)
def test_what_is_written_can_be_read_back(action: Action) -> None:
    assert well_formed(action)
    assert parse_action(action_text(action), closed=True) == action


@pytest.mark.parametrize("code", CODES)
def test_every_card_is_read_in_either_case_and_by_its_suit_sign(code: str) -> None:
    signs = dict(zip("SHDC", "♠♥♦♣", strict=True))
    assert parse_card(code) == parse_card(code.lower()) == code
    if code != "JK":
        assert parse_card(f"{code[0]}{signs[code[1]]}") == code
        assert parse_card(f"{code[0].lower()}{signs[code[1]]}\ufe0f") == code


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("10H", "TH"),
        ("10♥", "TH"),
        ("th", "TH"),
        ("joker", "JK"),
        ("Jk", "JK"),
        ("*", "JK"),
        ("🃏", "JK"),
        ("seven of hearts", "7H"),
        ("Ten of Clubs", "TC"),
        ("10 of clubs", "TC"),
        ("9♡", "9H"),
    ],
)
def test_a_card_may_be_written_the_way_people_write_it(text: str, code: str) -> None:
    assert parse_card(text) == code


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("3S,4S, 5S", "3S 4S 5S"),
        ("3s4s5s", "3S 4S 5S"),
        ("345S", "3S 4S 5S"),
        ("9TJQ♥", "9H TH JH QH"),
        ("8910H", "8H 9H TH"),
        ("JQKS", "JS QS KS"),
        ("34S 7D JK", "3S 4S 7D JK"),
        ("JKJK", "JK JK"),
        ("seven of hearts, eight of hearts and-no", None),
    ],
)
def test_cards_may_be_glued_or_parted_by_commas(text: str, cards: str | None) -> None:
    if cards is None:
        with pytest.raises(NotationError, match='"and-no" is no card'):
            parse_cards(text)
    else:
        assert parse_cards(text) == tuple(cards.split())


def test_a_glued_run_with_two_readings_is_not_guessed_at() -> None:
    # The joker between two cards, or the jack and king with what follows?
    assert "can be read in two ways" in refused("lay 3SJK4S")
    assert parse_action("lay 3S JK 4S", closed=False) == Lay(("3S", "JK", "4S"))


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("dsicard 9d", '"dsicard" is no move: did you mean discard, as in discard 9D?'),
        ("ext 3 6S", '"ext" is no move: did you mean extend, as in extend 3 6S?'),
        (
            "play 9d",
            '"play" is no move: did you mean lay, as in lay 3S 4S 5S?',
        ),
        ("lay 3S 4", '"4" is only half a card: write its suit as well, such as 4S, 4H, 4D or 4C.'),
        ("lay 3S ♠", '"♠" is only half a card: write its rank as well, such as AS, 9S or TS.'),
        ("lay S3 4S 5S", '"S3" is no card as it stands: the rank comes first, 3S.'),
        ("discard 1D", '"1D" is no card: write rank and suit, such as 9D, TH or AS, or JK for a joker.'),
        ("discard", "Discard which card? Write the card after it: discard 9D."),
        (
            "extend 6S",
            '"6S" is no meld\'s number: write the number that the table shows, then the cards, as in extend 3 6S.',
        ),
        ("extend 3", "Extend 3 which cards? Write them after it: extend 3 6S."),
        ("draw 9D", 'After draw nothing is wanted, and there is "9D": write draw alone.'),
    ],
)
def test_the_word_that_was_not_understood_is_named_with_what_would_be(line: str, said: str) -> None:
    assert refused(line) == said


def test_an_unknown_word_far_from_any_move_is_answered_with_all_moves() -> None:
    said = refused("hello")
    assert said.startswith('"hello" is no move: write ')
    assert all(verb in said for verb in FORMS)


def test_only_one_card_is_discarded() -> None:
    assert refused("discard 9D 8D").startswith("Only one card is discarded, and 2 are named")
    with pytest.raises(NotationError, match="names 2 cards"):
        parse_card("9D 8D")


@pytest.mark.parametrize("long", ["x" * 10_000, "lay " + "3S " * 3_333, "lay " + "3" * 9_996, "\u202e" * 10_000])
def test_a_line_of_ten_thousand_characters_is_a_sentence_long_to_refuse(long: str) -> None:
    assert is_one_sentence(refused(long))


def test_more_cards_than_any_meld_holds_are_refused() -> None:
    assert "More than 64 cards" in refused("lay " + "3S" * 33 + " " + "4S" * 33)


@pytest.mark.parametrize("char", ["\0", "\x1b", "\x07", "\u202e", "\u200f", "\u2066", "\ud800", "\x9b"])
def test_control_and_direction_marks_are_never_echoed(char: str) -> None:
    for line in (char, f"lay {char}3S 4S", f"discard 9{char}", f"dr{char}aw", f"{char * 500}"):
        assert is_one_sentence(refused(line))


@given(st.text(max_size=60) | st.text("0123456789AJQKTSHDC jk,♠♥*", max_size=40).map(lambda text: f"lay {text}"))
def test_any_text_is_an_action_or_one_sentence(line: str) -> None:
    said: str | None = None
    try:
        action = parse_action(line, closed=True)
    except NotationError as error:
        said = str(error)
    if said is None:
        assert well_formed(action)
        assert parse_action(action_text(action), closed=True) == action
    else:
        assert is_one_sentence(said)


def test_an_echo_is_at_most_twenty_printable_characters() -> None:
    assert echo("a" * 20) == "a" * 20
    assert echo("a" * 21) == "a" * 17 + "..."
    assert echo("\x1b[31m") == "?[31m"


def test_the_nearest_word_is_one_like_it_or_one_it_begins() -> None:
    words = ["score", "sort", "send"]
    assert nearest("scroe", words) == "score"
    assert nearest("sen", words) == "send"
    assert nearest("zzz", words) is None
    assert nearest("", words) is None


def test_the_examples_in_its_documentation_hold() -> None:
    assert doctest.testmod(notation) == doctest.TestResults(failed=0, attempted=5)
