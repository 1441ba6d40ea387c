"""The coach of the first deal: what is said at each moment, and that a lesson leads a beginner through a whole deal."""

from __future__ import annotations

import asyncio
import io
import re
from collections.abc import Callable, Sequence

import msgspec
import pytest
from textual.widgets import Static

from bots.registry import NAMES, think_of
from core.game.actions import Action, Discard, Draw, Extend, Lay, Take
from core.game.notation import parse_action
from core.game.phases import DRAW_PHASE
from core.game.rules import Rules
from core.game.view import View
from core.game.wording import Sentence
from scripts.agreed import agreed
from scripts.house import play_arguments
from scripts.lesson import SEED, WORDS
from scripts.lesson import adviser as lesson_adviser
from scripts.locales import LANGUAGES, tongue_of
from scripts.settings import load_rules
from tests.patience import PATIENCE_S
from tests.transports.console.positions import meld, moment
from tests.transports.console.tabletop import Tabletop, simple
from tests.transports.fullscreen.seated import SCREEN, Seated, seated, setup_of, table_of
from transports.console.advice import Advise
from transports.console.terminal import Paper, wrapped
from transports.fullscreen.coach import coached
from transports.fullscreen.panels import Choosing
from transports.fullscreen.table import Table

SIX = "3S 4S 5S 6S 7S 8S"
MANY = "QS 4D KC QC TH"


def saying(*texts: str) -> Advise:
    """Somebody who advises these moves, typed, as far as they are not staged."""

    def advise(seen: View, rules: Rules, done: Sequence[Action]) -> list[tuple[Action, Sequence[Sentence]]]:
        return [(parse_action(text, closed=False), ()) for text in texts[len(done) :]]

    return advise


SEVEN = f"{SIX} 9S"


@pytest.mark.parametrize(
    ("more", "advice", "picked", "keys", "key"),
    [
        ({"phase": "draw", "hand": "3S 4S"}, "draw", "", "", "lesson-draw-first"),
        ({"phase": "draw", "hand": "3S 4S", "pile": ["KD", "QD"]}, "take", "", "", "lesson-take-first"),
        ({"phase": "draw", "hand": MANY, "melds": [meld(1, SIX)], "pile": ["KD", "QD"]}, "draw", "", "", "lesson-draw"),
        ({"phase": "draw", "hand": MANY, "melds": [meld(1, SIX)], "pile": ["KD", "QD"]}, "take", "", "", "lesson-take"),
        ({"phase": "draw", "hand": MANY, "melds": [meld(1, SIX)]}, "draw", "", "", "lesson-draw-only"),
        ({"hand": "3S 4S 5S 9D KC"}, "lay 3S 4S 5S", "", "", "lesson-lay-first-sequence"),
        ({"hand": "9S 9H 9D 4D KC"}, "lay 9S 9H 9D", "", "", "lesson-lay-first-set"),
        ({"hand": "9C 9H 9D 4D KC", "melds": [meld(1, SIX)]}, "lay 9C 9H 9D", "", "", "lesson-lay"),
        ({"hand": "9C 9H JK 4D KC", "melds": [meld(1, SIX)]}, "lay 9C 9H JK", "", "", "lesson-lay-wild"),
        ({"hand": "6S 9D 4D KC", "melds": [meld(1, "3S 4S 5S")]}, "extend 1 with 6S", "", "", "lesson-extend"),
        ({"hand": "9S 9D 4D KC QC", "melds": [meld(1, SIX)]}, "extend 1 with 9S", "", "", "lesson-extend-canasta"),
        ({"hand": "9S 4D KC QC TH"}, "discard 9S", "", "", "lesson-discard"),
        ({"hand": "QS 4D KC QC TH", "melds": [meld(1, SIX)]}, "discard 4D", "", "", "lesson-discard-canasta"),
        ({"hand": "QS 4D", "melds": [meld(1, SIX)], "pots": [["3H"]]}, "discard 4D", "", "", "lesson-discard-pot-near"),
        ({"hand": "4D", "melds": [meld(1, SIX)], "pots": [["3H"]]}, "discard 4D", "", "", "lesson-discard-pot"),
        (
            {"hand": "QS 4D", "melds": [meld(1, SEVEN)], "pot_taken": [True, False]},
            *("discard 4D", "", "", "lesson-discard-out-near"),
        ),
        (
            {"hand": "4D", "melds": [meld(1, SEVEN)], "pot_taken": [True, False]},
            *("discard 4D", "", "", "lesson-discard-out"),
        ),
        ({"hand": "3S 4S 5S 9D KC"}, "lay 3S 4S 5S", "3S 4S", "", "lesson-picked-more"),
        ({"hand": "3S 4S 5S 9D KC"}, "lay 3S 4S 5S", "3S 4S 5S", "", "lesson-picked-lay"),
        ({"hand": "6S 9D 4D", "melds": [meld(1, "3S 4S 5S")]}, "extend 1 with 6S", "6S", "", "lesson-picked-extend"),
        ({"hand": "3S 4S 5S 9D KC"}, "discard 9D", "9D", "", "lesson-picked-discard"),
        ({"hand": "3S 4S 5S 9D KC"}, "lay 3S 4S 5S", "9D", "", "lesson-picked-one"),
        ({"hand": "3S 4S 5S 9D KC"}, "lay 3S 4S 5S", "9D KC", "", "lesson-picked-none"),
        ({"hand": "3S 4S 5S 9D KC"}, "discard 9D", "9D", "d", "lesson-send"),
    ],
)
async def test_each_moment_has_its_sentence_which_fits_in_every_language(
    more: dict[str, object], advice: str, picked: str, keys: str, key: str
) -> None:
    async with seated(table_of(moment(**more)), hint=saying(advice)) as at:
        await at.turn()
        at.pick(*picked.split())
        await at.press(*keys)
        board = at.app.board
        assert board is not None
        for lang in LANGUAGES:
            tongue = tongue_of(lang)
            board.words = msgspec.structs.replace(board.words, tongue=tongue)
            text = coached(board, at.app.picking.chosen)
            assert len(wrapped(text, 58)) <= 2, text
            parts = tongue.text(key, cards="|", card="|", meld="|", more="|").split("|")
            assert re.fullmatch(".*".join(map(re.escape, parts)), text), text


async def test_the_coach_stands_in_a_line_of_its_own_and_says_what_comes_next() -> None:
    table = Tabletop(load_rules("burraco", {"players": 2, "target": 0}), simple, seed=SEED)
    app = Table(table, Paper(io.StringIO(), SCREEN, lambda: 60), setup_of({}), None, coach=coached, guard_s=0)
    async with app.run_test(size=(60, 18)) as pilot:
        line = app.query_one("#coach", Static)

        async def until(so: Callable[[str], bool]) -> None:
            async with asyncio.timeout(PATIENCE_S):
                while not so(str(line.render())):
                    await pilot.pause()

        await until(lambda said: said.startswith("Every turn begins with a card"))
        await pilot.press("enter")  # the first page: what the game is about
        await pilot.press("d")
        await until(lambda said: bool(said) and not said.startswith("Every turn"))
        assert table.sent[0] == (Draw(),)
        assert line.region.height <= 2


MOST_TURNS = 18
REACHED = "You have reached all that a deal holds"


@pytest.mark.parametrize("follows", ["hints", "coach", "key"])
async def test_whoever_follows_the_hints_or_the_coach_comes_to_all_that_the_lesson_teaches(follows: str) -> None:
    adviser = lesson_adviser()
    table = Tabletop(lesson_rules(), think_of("chance", 2), seed=SEED, deals=1)
    setup = setup_of({}, hint=adviser.advise)
    setup.hears, setup.tells_seed = adviser.heard, False
    app = Table(table, Paper(io.StringIO(), SCREEN, lambda: 80), setup, None, coach=coached, guard_s=0)
    heard: list[str] = []
    async with app.run_test(size=(80, 24)) as pilot, asyncio.timeout(3 * PATIENCE_S):
        at = Seated(app, pilot, setup, {})
        await at.until(lambda: at.reads)
        assert "You score with melds" in at.panel
        await at.press("enter")
        while app.board is None or not app.board.ends:
            if app.staging is None or app.console_side.sending:
                await pilot.pause()
                continue
            heard.append(str(app.base.query_one("#coach", Static).render()))
            if app.staging.complete:
                await at.press("enter")
            elif follows == "hints":
                await at.press("h", "a")
            elif follows == "key":
                await at.press("a")
            else:
                await follow(heard[-1], at)
        await at.until(lambda: REACHED in " ".join(at.panel.split()))
        assert "Seeded" not in at.told
        await at.press("enter")
    assert table.deal.over == "out"
    state = table.deal.state
    assert any(placed.meld.canasta_later for placed in state.melds[0])
    assert state.pot_taken & 1
    done = [action for actions in table.sent for action in actions]
    assert sum(isinstance(action, Discard) for action in done) <= MOST_TURNS
    for actions in table.sent:  # no turn that only takes cards and throws one back
        assert not isinstance(actions[0], Take) or any(isinstance(action, Lay | Extend) for action in actions)
    for kind in (Draw, Take, Lay, Extend):
        assert sum(isinstance(action, kind) for action in done) >= 2
    said = " ".join(heard)
    for stage in ("a sequence", "takes the whole pile", "can join your meld", "is a canasta", "your pot", "go out"):
        assert stage in said, stage


async def test_in_a_lesson_the_hint_and_its_key_are_the_one_step_that_the_coach_names() -> None:
    state = moment(hand="3S 4S 5S 9D KC", phase="play")
    steps = "lay 3S 4S 5S", "discard 9D"
    async with seated(table_of(state), hint=saying(*steps), coach=coached) as at:
        await at.turn()
        await at.press("a")
        assert at.app.staging is not None
        assert [*at.app.staging.actions] == [parse_action(steps[0], closed=False)]
        await at.press("h")
        assert "9♦" in at.now
        await at.press("a")
        assert at.app.staging.complete


async def follow(said: str, at: Seated) -> None:
    """Do what the coach says: pick the cards that it names, and press the key."""
    staging = at.app.staging
    assert staging is not None
    if staging.state.phase == DRAW_PHASE:
        last = re.findall(r"\[([dp])\]", said)
        await at.press("d" if said.startswith(("Draw", "The pile is empty")) or last[-1] == "d" else "p")
        return
    key = next(key for key in re.findall(r"\[(\w)\]", said) if key in "led")
    named = re.findall(r"(?<!\w)(?:(?:10|[2-9JQKA])[♠♥♦♣]|JK)", said)
    at.app.picking.clear()
    at.pick(*(code.replace("10", "T").translate(str.maketrans("♠♥♦♣", "SHDC")) for code in named))
    await at.press(key)
    if isinstance(at.app.screen, Choosing):  # they fit several melds, and one is named
        wanted = re.findall(r"meld (\d+)", said)[0]
        which = next(n for n, each in enumerate(at.app.screen.answers) if each.plain.startswith(f"Meld {wanted} "))
        await at.press(*["down"] * which, "enter")


async def test_what_was_not_reached_is_said_at_the_end() -> None:
    state = moment(hand="4D", melds=[meld(1, f"{SIX} 9S")], pot_taken=[True, False])
    async with seated(table_of(state, deals=1), hint=saying("discard 4D")) as at:
        await at.turn()
        board = at.app.board
        assert board is not None
        assert board.seen is not None
        board.staging = None
        board.seen = msgspec.structs.replace(board.seen, over="stock", melds=())
        assert coached(board, ()).startswith("Not reached this time: a canasta and going out.")


def lesson_rules() -> Rules:
    """The rules of the lesson's own words."""
    args = play_arguments(WORDS)
    return agreed(args, NAMES, "", lambda: "").rules
