"""What is drawn: never wider than the terminal, never more than it can show, and the same facts everywhere."""

import doctest
import io

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bots.registry import think_of
from core.game.cards import CODES
from core.game.events import AnyEvent, Discarded, Drew, Pot, Revealed, Took
from scripts.settings import load_rules
from tests.transports.console.positions import meld, moment, seen_by
from tests.transports.console.tabletop import PIPE, Sitting, Tabletop, advising
from tests.transports.english import ENGLISH
from transports.console import hand as hand_room
from transports.console.hand import Newcomers, arranged
from transports.console.screen import table_lines
from transports.console.terminal import NO_BREAK, Look, Paper, between, cells, wrapped
from transports.console.topics import TOPICS, told
from transports.text import Words

NAMES = ("Ana", "Bruno", "Carla", "Dario", "Elena", "Fabio")
RULES = load_rules("burraco")
WORDS = Words(NAMES[:4], 0, RULES, ENGLISH)
BARE = Look(prompts=False, colour=False, signs=False, escapes=False)
COLOURED = Look(prompts=False, colour=True, signs=True, escapes=False)
FULL = [
    meld(0, "3S 4S 5S 6S 7S 8S 9S TS JS QS KS", team=1),
    meld(1, "QH QS QD JK", team=0),
    meld(2, "5H 6H 2D 8H", team=0),
]


def paper(look: Look, columns: int = 80) -> tuple[Paper, io.StringIO]:
    out = io.StringIO()
    return Paper(out, look, lambda: columns), out


def by_hints(news: str) -> str:
    asked = news.rstrip().rsplit("\n", 1)[-1]
    return "" if "Enter" in asked else "yes" if "yes" in asked else "hint; 0"


# --- width and letters ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("columns", [40, 60, 80, 200])
@pytest.mark.parametrize(("preset", "options"), [("burraco", {}), ("stbl", {"players": 6, "teams": 3}), ("buraco", {})])
async def test_a_whole_deal_never_writes_past_the_edge_of_the_terminal(
    preset: str, options: dict[str, object], columns: int
) -> None:
    table = Tabletop(load_rules(preset, options), think_of("greedy"), deals=1, commitment="c0" * 32)
    sitting = Sitting(table, by_hints, columns=columns, hint=advising(think_of("greedy")))
    assert await sitting.play() == "finished"
    assert max(cells(line) for line in sitting.text.split("\n")) < columns


async def test_without_signs_everything_is_ascii() -> None:
    table = Tabletop(RULES, think_of("greedy"), deals=1)
    sitting = Sitting(table, by_hints, look=BARE, columns=40, hint=advising(think_of("greedy")))
    assert await sitting.play() == "finished"
    assert sitting.text.isascii()
    assert "10H" in sitting.text


async def test_without_colours_there_is_no_escape_and_with_them_every_suit_keeps_its_sign() -> None:
    texts = []
    for look in (PIPE, COLOURED):
        table = Tabletop(RULES, think_of("greedy"), deals=1)
        sitting = Sitting(table, by_hints, look=look, hint=advising(think_of("greedy")))
        await sitting.play()
        texts.append(sitting.text)
    plain, coloured = texts
    assert "\x1b" not in plain
    for code in ("1", "31", "94", "32", "35", "2"):
        assert f"\x1b[{code}m" in coloured
    for escape in ("1", "31", "94", "32", "35", "2", "0"):
        coloured = coloured.replace(f"\x1b[{escape}m", "")
    assert coloured == plain


def test_four_suits_have_four_colours() -> None:
    written, _ = paper(COLOURED)
    assert len({written.painted(f"7{suit}").split("m")[0] for suit in "♠♥♦♣"}) == 4
    assert written.painted("(12) 10♥") == "\x1b[2m(12)\x1b[0m \x1b[31m10♥\x1b[0m"
    assert written.painted("ASH and 7HD") == "ASH and 7HD"


@given(st.text("ab ♥日\u0301", max_size=200), st.integers(10, 60), st.integers(0, 4), st.integers(0, 4))
def test_wrapping_keeps_every_word_and_the_width(text: str, width: int, indent: int, hang: int) -> None:
    lines = wrapped(text, width, indent, hang)
    assert all(cells(line) <= width for line in lines)
    assert "".join("".join(lines).split()) == "".join(text.split())


def test_a_note_stands_at_the_margin_or_else_below() -> None:
    assert between("left", "right", 20) == ["left           right"]
    assert between("a long left text", "right", 20) == ["a long left text", "    right"]


def test_new_lines_are_written_above_a_line_that_is_being_typed() -> None:
    clever = Look(prompts=True, colour=False, signs=True, escapes=True)
    written, out = paper(clever)
    written.prompt, written.typed = "> ", lambda: "disc"
    written.say("Bruno drew a card.")
    assert out.getvalue() == "\r\x1b[KBruno drew a card.\n> disc"
    written.leave_prompt()
    written.say("Saved.")
    assert out.getvalue().endswith("> disc\nSaved.\n")


def test_where_the_cursor_cannot_be_moved_the_prompt_comes_again_once_all_is_said() -> None:
    dumb = Look(prompts=True, colour=False, signs=True, escapes=False)
    written, out = paper(dumb)
    written.prompt, written.typed = "> ", lambda: "disc"
    written.prompt_again()
    assert out.getvalue() == ""
    for sentence in ("Bruno drew a card.", "Carla drew a card."):
        written.say(sentence)
    assert out.getvalue() == "\nBruno drew a card.\nCarla drew a card.\n"
    written.prompt_again()
    written.prompt_again()
    assert out.getvalue().endswith("Carla drew a card.\n> disc")
    written.say("Dario drew a card.")
    written.leave_prompt()
    written.say("Saved.")
    assert out.getvalue().endswith("> disc\nDario drew a card.\nSaved.\n")


# --- the table -----------------------------------------------------------------------------------------------------


def test_the_table_shows_what_the_view_holds() -> None:
    seen = seen_by(moment(hand="9D KC JK", melds=FULL, pile=["4C", "9H"], pots=[["AS"]], pot_taken=[True, False]))
    text = "\n".join(table_lines(seen, WORDS, 79, "suit", Newcomers())).replace(NO_BREAK, " ")
    for part in (
        "Deal 1 · burraco to 2000",
        "We 0, They 0",
        "They (Bruno, Dario)",
        "We (you, Carla)",
        "3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ Q♠ K♠",
        "clean canasta   85",
        "Q♠ Q♥ Q♦ (JK)",
        "5♥ 6♥ (2♦) 8♥",
        "pot taken",
        "no pot yet",
        "Stock 5 · Pots 1 · Pile 2: 4♣ 9♥",
        "you 3 (to move)",
        "Hand 3:  9♦  K♣  JK",
    ):
        assert part in text


def test_of_a_closed_pile_only_the_top_is_shown() -> None:
    seen = seen_by(moment(hand="9D KC", pile=["4C", "9H"], rules="stbl"))
    text = "\n".join(table_lines(seen, Words(NAMES[:4], 0, load_rules("stbl"), ENGLISH), 79, "suit", Newcomers()))
    assert "Pile 2, on top 9♥" in text
    assert "4♣" not in text


def test_a_pot_that_may_not_be_looked_at_is_not_shown() -> None:
    state = moment(hand="9D KC", turn=1, phase="draw", unplayed=[True, False, False, False])
    seen = seen_by(state)
    assert seen.hand is None
    text = "\n".join(table_lines(seen, WORDS, 79, "suit", Newcomers()))
    assert "Hand: a pot of 2 cards that you may not look at yet" in text
    assert told("hand", seen, WORDS, "suit", Newcomers()) == ["You hold a pot of 2 cards and may not look at it yet."]


@pytest.mark.parametrize("topic", TOPICS)
def test_every_topic_is_told_in_sentences(topic: str) -> None:
    for seen in (
        seen_by(moment(hand="9D KC JK", melds=FULL, pile=["4C"], pots=[["AS"]])),
        seen_by(moment(hand="9D KC", rules="stbl")),
        seen_by(moment(hand="9D KC", phase="over")),
    ):
        for sentence in told(topic, seen, WORDS, "suit", Newcomers()):
            assert sentence[0] == sentence[0].upper()
            assert sentence.endswith(".")


def test_by_ear_the_wild_is_told_with_the_card_it_stands_for() -> None:
    seen = seen_by(moment(hand="9D KC", melds=FULL))
    heard = told("melds", seen, Words(NAMES[:4], 0, RULES, ENGLISH, "words"), "suit", Newcomers())
    assert "the two of diamonds stands for the seven of hearts" in " ".join(heard)


# --- the hand ------------------------------------------------------------------------------------------------------


@given(st.lists(st.sampled_from(CODES), max_size=30), st.sampled_from(["suit", "rank"]))
def test_arranging_a_hand_loses_no_card_and_keeps_the_wilds_together(cards: list[str], order: str) -> None:
    groups = arranged(cards, "suit" if order == "suit" else "rank")
    assert sorted(code for group in groups for code in group) == sorted(cards)
    wilds = [code for code in cards if code == "JK" or code[0] == "2"]
    assert not wilds or sorted(groups[-1]) == sorted(wilds)


@pytest.mark.parametrize(
    ("events", "marked"),
    [
        ([Drew(seat=0, card="9D")], "9D"),
        ([Drew(seat=1)], ""),
        ([Took(seat=0, count=2, cards=("9D", "3S"))], "9D 3S"),
        ([Pot(seat=0, direct=True, cards=("9D", "3S", "KC"))], "9D 3S KC"),
        ([Drew(seat=0, card="9D"), Discarded(seat=0, card="KC")], ""),
        ([Drew(seat=0, card="9D"), Discarded(seat=0, card="KC"), Revealed(seat=0, cards=("3S",))], "3S"),
    ],
)
def test_new_cards_are_marked_until_the_own_turn_ends(events: list[AnyEvent], marked: str) -> None:
    new = Newcomers()
    new.note(events, 0)
    cards = ["3S", "9D", "KC"]
    flags = new.marked(cards)
    assert [code for code, flag in zip(cards, flags, strict=True) if flag] == sorted(marked.split(), key=cards.index)


def test_of_two_alike_only_the_new_one_is_marked() -> None:
    new = Newcomers()
    new.note([Drew(seat=0, card="9D")], 0)
    assert new.marked(["9D", "9D", "KC"]) == [False, True, False]


def test_the_rest_of_a_closed_pile_is_new_though_no_event_shows_it() -> None:
    new = Newcomers()
    new.came(("3S", "9D"), ("3S", "9D", "9D", "KC"))
    assert new.marked(["3S", "9D", "9D", "KC"]) == [False, False, True, True]


def test_a_narrow_screen_has_the_score_and_long_runs_in_short() -> None:
    seen = seen_by(moment(hand="9D KC", melds=FULL))
    text = "\n".join(table_lines(seen, WORDS, 39, "suit", Newcomers())).replace(NO_BREAK, " ")
    assert "\n We 0, They 0\n" in text
    assert "0: 3♠…K♠ clean canasta 85" in text
    assert "1: Q♠ Q♥ Q♦ (JK) 60 ·\n" in text
    assert "2: 5♥ 6♥ (2♦) 8♥ 40" in text
    assert len(text.split("\n")) <= 14


def test_in_words_cards_have_commas_between_them() -> None:
    seen = seen_by(moment(hand="9D KC TD"))
    assert table_lines(seen, Words(NAMES[:4], 0, RULES, ENGLISH, "words"), 99, "suit", Newcomers())[-1] == (
        " Hand 3:  nine of diamonds, ten of diamonds, king of clubs"
    )


def test_the_examples_in_the_documentation_hold() -> None:
    assert doctest.testmod(hand_room) == doctest.TestResults(failed=0, attempted=1)
