"""The console played as people play it: whole matches from the prompts alone, by hints, by numbers, by chance."""

import random
import re

import msgspec
import pytest

from bots.registry import think_of
from core.game.actions import Draw
from core.game.events import Discarded, StoodIn, redact
from core.game.play import apply
from core.game.view import ClosedPile, view
from core.table.messages import Stop, Tick, Turn, Update
from scripts.settings import load_rules
from tests.transports.console.tabletop import PIPE, Person, Sitting, Tabletop, advising, simple
from tests.transports.english import ENGLISH
from transports.console.rematch import Another
from transports.console.terminal import Look
from transports.console.topics import turn
from transports.text import Words

ASKED = Look(prompts=True, colour=False, signs=True, escapes=False)
PLAIN = Look(prompts=False, colour=False, signs=True, escapes=False, plain=True)
GAMES = [
    ("burraco", {}),
    ("buraco", {}),
    ("stbl", {}),
    ("aberto", {}),
    ("burraco", {"players": 2}),
    ("buraco", {"players": 6, "teams": 3}),
    ("stbl", {"players": 6, "initial_meld": [[0, 60]]}),
]


def by_hints(news: str) -> str:
    """A person who does what the hint says, and otherwise what the last line asks for."""
    asked = news.rstrip().rsplit("\n", 1)[-1]
    if "Enter" in asked:
        return ""
    if "yes" in asked:
        return "yes"
    return "hint; 0"


def by_numbers(seed: int) -> Person:
    """A person who writes one of the numbers shown, whatever it does."""
    chance = random.Random(seed)

    def person(news: str) -> str:
        asked = news.rstrip().rsplit("\n", 1)[-1]
        if "Enter" in asked:
            return ""
        if "yes" in asked:
            return "yes"
        numbers = re.findall(r"\((\d+)\)", news)
        return chance.choice(numbers) if numbers else "withdraw"

    return person


@pytest.mark.parametrize(("preset", "options"), GAMES)
@pytest.mark.parametrize("look", [PIPE, PLAIN], ids=["drawn", "plain"])
async def test_a_match_can_be_played_to_its_end_by_following_the_hints(
    preset: str, options: dict[str, object], look: Look
) -> None:
    table = Tabletop(load_rules(preset, options), simple, deals=2)
    sitting = Sitting(table, by_hints, hint=advising(think_of("greedy")), look=look)
    assert await sitting.play() == "finished"
    assert "The match has no winner" in sitting.text or "The match is " in sitting.text
    assert len(table.sent) > 10


@pytest.mark.parametrize(("preset", "options"), GAMES)
@pytest.mark.parametrize("seed", range(3))
async def test_a_match_can_be_played_to_its_end_by_the_numbers_shown(
    preset: str, options: dict[str, object], seed: int
) -> None:
    table = Tabletop(load_rules(preset, options), simple, seed=f"numbers {seed}", deals=1)
    sitting = Sitting(table, by_numbers(seed))
    assert await sitting.play() == "finished"
    assert "Nothing was played" not in sitting.text, "the table refused what the console had offered"


async def test_between_two_deals_a_person_reads_the_sheet_first() -> None:
    table = Tabletop(load_rules("burraco"), simple, deals=2)
    asked: list[str] = []

    def person(news: str) -> str:
        if news.rstrip().endswith("Enter deals the next one."):
            asked.append(news)
            return ("hint", "table", "")[len(asked) - 1]
        if asked and news.startswith("Deal 1: "):
            return ""
        return by_hints(news)

    sitting = Sitting(table, person, look=ASKED, hint=advising(think_of("greedy")))
    assert await sitting.play() == "finished"
    assert len(asked) == 3
    assert "this deal" in asked[0]
    assert asked[1] == "The deal is over: Enter deals the next one.\n"
    first = sitting.console.desk.ends[0] if sitting.console.desk is not None else None
    assert first is not None
    assert f" We {first.totals[0]}, They {first.totals[1]} ──\n" in asked[2]
    assert asked[2].endswith("\nThe deal is over: Enter deals the next one.\n")
    assert sitting.text.index("Enter deals the next one.") < sitting.text.index("Deal 2: ")


@pytest.mark.parametrize("last", ["again", ""])
async def test_after_a_match_of_ones_own_a_person_may_ask_for_another(last: str) -> None:
    asked: list[str] = []

    def person(news: str) -> str:
        if sitting.setup.another is not None and sitting.setup.another.offered:
            asked.append(news)
            return ("hint", "score", last)[len(asked) - 1]
        return by_hints(news)

    table = Tabletop(load_rules("burraco"), simple, deals=1)
    sitting = Sitting(table, person, look=ASKED, hint=advising(think_of("greedy")))
    sitting.setup.another = Another()
    assert await sitting.play() == "finished"
    assert asked[0].endswith("Write again to play another match with the same players; Enter ends.\n")
    assert asked[1].startswith("Write again"), "why nothing can be played now"
    assert len(asked) == 3
    assert sitting.setup.another.wanted == (last == "again")


async def test_through_a_pipe_nobody_is_asked_for_another_match() -> None:
    table = Tabletop(load_rules("burraco"), simple, deals=1)
    sitting = Sitting(table, by_hints, hint=advising(think_of("greedy")))
    sitting.setup.another = Another()
    assert await sitting.play() == "finished"
    assert "again" not in sitting.text
    assert not sitting.setup.another.offered


async def test_a_clock_warns_once_and_says_when_the_time_was_up() -> None:
    table = Tabletop(load_rules("burraco"), simple)
    table.say(*[Tick(seq=2, left_ms=left) for left in (30_000, 9_000, 8_000)], Stop(seq=2))
    sitting = Sitting(table, lambda news: "clock" if "time was up" not in sitting.text else None, look=ASKED)
    assert await sitting.play() == "ended"
    assert sitting.text.count("You have 9 seconds.") == 1
    assert "Your time was up: a stand-in has finished your turn." in sitting.text


@pytest.mark.parametrize(
    ("left_ms", "said"),
    [
        (400, "1 second"),
        (119_000, "119 seconds"),
        (120_000, "2 minutes"),
        (390_900, "6 minutes and 30 seconds"),
        (181_000, "3 minutes and 1 second"),
    ],
)
async def test_a_long_clock_is_told_in_minutes(left_ms: int, said: str) -> None:
    table = Tabletop(load_rules("burraco"), simple)
    table.say(Tick(seq=2, left_ms=left_ms))
    sitting = Sitting(table, lambda news: None if said in sitting.text else "clock", look=ASKED)
    assert await sitting.play() == "ended"
    assert f"You have {said}.\n" in sitting.text


@pytest.mark.parametrize(
    ("preset", "pile", "said"), [("burraco", True, " or take the pile"), ("buraco", False, ""), ("stbl", False, "")]
)
def test_nobody_is_told_to_take_a_pile_that_is_empty(preset: str, pile: bool, said: str) -> None:
    rules = load_rules(preset)
    seen = view(Tabletop(rules, simple).deal.state, 0, 1, (0, 0))
    seen = msgspec.structs.replace(seen, turn=0, phase="draw", over=None)
    if not pile:
        seen = msgspec.structs.replace(seen, pile=ClosedPile(None, 0) if rules.pile == "closed" else ())
    assert (
        turn(seen, Words(("Ana", "Bruno", "Carla", "Dario"), 0, rules, ENGLISH)) == f"It is your turn, to draw{said}."
    )


async def test_a_game_that_cannot_be_saved_is_said_once_and_so_is_its_end() -> None:
    table = Tabletop(load_rules("burraco"), simple)
    ticks = [Tick(seq=2, left_ms=None, degraded=fails) for fails in (False, True, True, True, False, False)]
    table.say(*ticks)
    sitting = Sitting(table, lambda news: None if "saved again" in sitting.text else "melds", look=ASKED)
    assert await sitting.play() == "ended"
    assert sitting.text.count("The game cannot be saved right now") == 1
    assert sitting.text.count("The game can be saved again.") == 1


async def test_without_a_clock_there_is_none_to_read() -> None:
    sitting = Sitting(Tabletop(load_rules("burraco"), simple), ["clock"])
    await sitting.play()
    assert "No clock runs at this table." in sitting.text


async def test_the_seat_can_be_asked_back_from_a_stand_in() -> None:
    table = Tabletop(load_rules("burraco"), simple)
    seen = msgspec.structs.replace(view(table.deal.state, 0), turn=1)
    away = Update(since=9, seq=10, events=(StoodIn(seat=0),), view=seen, turn=None)
    lines = iter(["back", None])
    table.say(away)
    sitting = Sitting(table, lambda news: next(lines) if "A stand-in plays for you" in sitting.text else "", look=ASKED)
    await sitting.play()
    assert table.asked_back == 1


async def test_a_seat_that_is_the_persons_own_is_not_asked_back() -> None:
    table = Tabletop(load_rules("burraco"), simple)
    sitting = Sitting(table, ["back"])
    await sitting.play()
    assert table.asked_back == 0
    assert "No stand-in has your seat: it is yours." in sitting.text


async def test_the_table_is_shown_when_a_deal_begins_though_somebody_else_starts() -> None:
    for look, picture in ((PIPE, "── Deal 1 "), (PLAIN, "The match so far")):
        table = Tabletop(load_rules("burraco"), simple)
        sitting = Sitting(table, ["quit"], look=look)
        await sitting.play()
        begun = sitting.text.split("Your turn")[0]
        assert table.dealer == 0, "somebody else starts"
        assert begun.index("starts the pile.") < begun.index(picture) < begun.index("Bruno drew")


async def test_the_whole_table_in_sentences_leaves_nothing_out() -> None:
    sitting = Sitting(Tabletop(load_rules("burraco"), simple), ["table", "quit"], look=PLAIN)
    await sitting.play()
    asked = sitting.text.rsplit("The match so far", 1)[1]
    for said in (
        "It is your turn",
        "The pile ",
        "The stock has ",
        "pots of 11 cards",
        "In the order of play",
        "You hold",
    ):
        assert said in asked


async def test_in_the_own_turn_a_line_about_somebody_else_repeats_nothing() -> None:
    table = Tabletop(load_rules("burraco"), simple)
    seen = view(table.deal.state, 0, 1, (0, 0))
    turn = Turn(deadline_ms=None, bank_ms=None)
    away = Update(since=99, seq=100, events=(StoodIn(seat=2),), view=seen, turn=turn)

    def person(news: str) -> str | None:
        if "A stand-in plays for Carla." in sitting.text:
            return None
        table.say(away)
        return "clock"

    sitting = Sitting(table, person, look=ASKED)
    await sitting.play()
    shown = sitting.text.split("(hint, help)\n")[1]
    assert set(shown.splitlines()) == {"A stand-in plays for Carla.", "No clock runs at this table."}


async def test_a_turn_that_a_stand_in_finishes_offers_nothing_meanwhile() -> None:
    table = Tabletop(load_rules("burraco"), simple)
    deal, drew = apply(table.deal, 0, Draw())
    seen = view(deal.state, 0, 1, (0, 0))
    turn = Turn(deadline_ms=None, bank_ms=None)
    card = (seen.hand or ("",))[0]
    told = [redact(event, 0) for event in drew]
    after = msgspec.structs.replace(seen, turn=1)
    table.say(
        Stop(seq=9),
        Update(since=98, seq=99, events=tuple(told), view=seen, turn=turn),
        Update(since=99, seq=100, events=(Discarded(seat=0, card=card),), view=after, turn=None),
    )
    sitting = Sitting(table, lambda news: None if "Your stand-in" in sitting.text else "clock", look=ASKED)
    await sitting.play()
    rest = sitting.text.split("Your time was up: a stand-in has finished your turn.\n")[1]
    assert rest.startswith("Your stand-in drew ")
    assert "(1)" not in rest
