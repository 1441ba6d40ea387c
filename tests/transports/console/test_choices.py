"""What can be done, numbered: every line does the same typed as shown, the best first, and nothing offered twice."""

import random

import pytest

from bots.registry import think_of
from core.game.actions import Action, Discard, Draw, Extend, Keep, Lay, Refuse, Take
from core.game.notation import parse_action
from core.game.play import apply
from core.game.view import view
from scripts.settings import load_rules
from tests.transports.console.positions import staging
from tests.transports.console.tabletop import Sitting, Tabletop, advising
from tests.transports.english import ENGLISH
from transports.console.advice import advice
from transports.console.choices import Choice, Choices, choices_of
from transports.console.commands import read
from transports.console.offer import FEW, offer_lines, offer_sentences
from transports.console.preferences import STYLES
from transports.console.prompt import now_line, waiting_line
from transports.console.staging import Staging
from transports.console.terminal import cells
from transports.text import Words

NAMES = ("Ana", "Bruno", "Carla", "Dario", "Elena", "Fabio")
RULES = load_rules("burraco")
WORDS = Words(NAMES[:4], 0, RULES, ENGLISH)


def by_hints(news: str) -> str:
    asked = news.rstrip().rsplit("\n", 1)[-1]
    return "" if "Enter" in asked else "yes" if "yes" in asked else "hint; 0"


def test_what_differs_only_in_its_wild_comes_once_before_all_else() -> None:
    turn = staging(hand="5H 6H JK 2D 2C KC 9S")
    offered = choices_of(turn, WORDS, [])
    labels = [choice.label for choice in offered.moves]
    assert labels == ["lay (2♣) 5♥ 6♥"], labels


def test_every_offered_move_is_allowed_and_every_discard_has_a_number() -> None:
    chance = random.Random(3)
    rules = load_rules("buraco")
    for seed in range(30):
        table = Tabletop(rules, think_of("greedy"), seed=f"offer {seed}")
        deal, _ = apply(table.deal, table.deal.turn, Draw())
        if deal.phase == "decide":
            deal, _ = apply(deal, deal.turn, Keep())
        turn = Staging(view(deal.state, deal.turn), rules)
        hand = list(turn.view.hand or ())
        chance.shuffle(hand)
        offered = choices_of(turn, WORDS, hand)
        assert [choice.action for choice in offered.discards] != []
        for number in range(1, offered.count + 1):
            choice = offered.numbered(number)
            assert choice is not None
            assert turn.check(choice.action) is None
        assert offered.numbered(0) is None
        assert offered.numbered(offered.count + 1) is None


def typed_back(line: str, turn: Staging) -> Action:
    """The action that this line is, as the console reads it."""
    return turn.as_it_stands(parse_action(read(line, ENGLISH).line, closed=turn.rules.pile == "closed"))


@pytest.mark.parametrize("preset", ["burraco", "buraco", "stbl", "aberto"])
async def test_every_line_offered_does_the_same_typed_as_shown(preset: str) -> None:
    rules = load_rules(preset, {"opening": "refusable"} if preset == "buraco" else {})
    table = Tabletop(rules, think_of("greedy"), deals=1)
    kinds: set[type[Action]] = set()

    def person(news: str) -> str:
        desk = sitting.desk
        if desk is not None and desk.staging is not None:
            turn = desk.staging
            hand = list(turn.view.hand or ())
            for style in STYLES:
                words = Words(NAMES[:4], 0, rules, ENGLISH, style)
                offered = choices_of(turn, words, hand)
                for number in range(1, offered.count + 1):
                    choice = offered.numbered(number)
                    assert choice is not None
                    assert typed_back(choice.label, turn) == choice.action
                    kinds.add(type(choice.action))
                said = advice(advising(think_of("greedy")), turn, words)
                for action in said.actions if said is not None else ():
                    assert words.action(action) in (said.text if said is not None else "")
                    assert typed_back(words.action(action), turn) == turn.as_it_stands(action)
        return by_hints(news)

    sitting = Sitting(table, person, hint=advising(think_of("greedy")))
    assert await sitting.play() == "finished"
    assert {Draw, Take, Lay, Extend, Discard} <= kinds


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("keep the card", Keep()),
        ("refuse the card", Refuse()),
        ("take the pile", Take()),
        ("take the pile with 2♥ 3♥", Take(None, ("2H", "3H"))),
        ("take the pile into meld 3 with 5♠", Take(3, ("5S",))),
        ("extend 3 with 4♠", Extend(3, ("4S",))),
        ("lay 5♥ 6♥ (2♦) 8♥", Lay(("5H", "6H", "2D", "8H"))),
        ("lay three, four and five of spades, joker", Lay(("3S", "4S", "5S", "JK"))),
        ("discard the nine of diamonds", Discard("9D")),
        ("draw a card", Draw()),
    ],
)
def test_words_that_add_nothing_may_be_typed(line: str, action: Action) -> None:
    assert parse_action(line, closed=True) == action


def test_a_wild_is_not_offered_for_what_breaks_up_a_clean_meld_before_all_else() -> None:
    turn = staging(hand="3S 4S 5S 5H 6H 2C KC")
    labels = [choice.label for choice in choices_of(turn, WORDS, []).moves]
    assert labels[0] == "lay 3♠ 4♠ 5♠"
    assert labels.index("lay (2♣) 5♥ 6♥") < labels.index("lay 5♠ 5♥ (2♣)")


@pytest.mark.parametrize(("hand", "lays"), [("5H 6H JK 2D 2H KC", "(2♦) 5♥ 6♥"), ("5H 6H JK 2H KC", "(2♥) 5♥ 6♥")])
def test_of_the_wilds_the_one_is_offered_that_is_missed_least(hand: str, lays: str) -> None:
    assert [choice.label for choice in choices_of(staging(hand=hand), WORDS, []).moves] == [f"lay {lays}"]


def test_what_is_final_says_so_beside_its_number() -> None:
    for turn, final in (
        (staging(hand="9D KC", phase="draw", pile=["4C"]), ["draw"]),
        (staging(hand="9D KC", phase="decide", drawn="9D", rules="buraco"), ["keep the card", "refuse the card"]),
        (staging(hand="4H 5H KC 9D", phase="draw", pile=["3H"], rules="stbl"), ["draw", "take the pile with 4♥ 5♥"]),
    ):
        offered = choices_of(turn, WORDS, []).moves
        assert [choice.label for choice in offered if "cannot be undone" in choice.note] == final


def test_what_is_not_shown_is_called_what_it_is() -> None:
    takes = tuple(Choice(Take(at, ()), f"take the pile into meld {at}", "") for at in range(FEW + 1))
    assert (
        offer_lines(Choices(takes), False, 79, WORDS)[-1].strip() == "and 1 more way to take the pile: moves lists all."
    )
    lays = tuple(Choice(Lay(("3S", "4S", "5S")), "lay 3♠ 4♠ 5♠", "") for _ in range(FEW + 2))
    assert "and 2 more ways to lay or extend" in offer_lines(Choices(lays), False, 79, WORDS)[-1]


def test_the_line_for_now_fits_and_says_what_can_be_done() -> None:
    for columns in (38, 79):
        for turn, word in (
            (staging(hand="9D KC", phase="draw", pile=["4C"]), "raw"),
            (staging(hand="9D KC", phase="draw"), "raw"),
            (staging(hand="9D KC", phase="decide", drawn="9D", rules="buraco"), "keep"),
            (staging(hand="9D KC"), "iscard"),
            (staging(hand="3S 4S 5S 9D KC"), "ay"),
            (staging(hand="4H 5H 9D", phase="draw", pile=["9S"], rules="stbl"), "raw"),
        ):
            line = now_line(turn, choices_of(turn, WORDS, []), WORDS, columns)
            assert cells(line) <= columns
            assert word in line
    assert cells(waiting_line("Bruno", 38, ENGLISH)) <= 38


def test_by_ear_the_choices_are_sentences() -> None:
    turn = staging(hand="3S 4S 5S 9D KC")
    words = Words(NAMES[:4], 0, RULES, ENGLISH, "words")
    offered = choices_of(turn, words, ["9D", "KC"])
    assert offer_sentences(offered, every=False, words=words) == [
        "1: lay three, four, five of spades; 15 points, clean.",
        "To discard: 2 nine of diamonds, 3 king of clubs.",
    ]
    assert offer_lines(offered, every=False, width=60, words=words)[0].startswith("  (1) lay")
