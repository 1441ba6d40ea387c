"""The coach of the first deal: what is said at each moment, and that a lesson leads a beginner through a whole deal."""

from __future__ import annotations

import asyncio
import io
import re
from collections.abc import Callable

import msgspec
import pytest
from textual.widgets import Static

from core.game.actions import Draw, Extend, Lay
from core.game.phases import DRAW_PHASE
from scripts.lesson import SEED
from scripts.locales import LANGUAGES, tongue_of
from scripts.settings import load_rules
from tests.transports.console.positions import meld, moment
from tests.transports.console.tabletop import Tabletop, simple
from tests.transports.fullscreen.seated import PATIENCE_S, SCREEN, seated, setup_of, table_of
from transports.console.terminal import Paper, wrapped
from transports.fullscreen.coach import coached
from transports.fullscreen.table import Table

SIX = "3S 4S 5S 6S 7S 8S"
MANY = "QS 4D KC QC TH"


@pytest.mark.parametrize(
    ("more", "picked", "keys", "key"),
    [
        ({"phase": "draw", "hand": "3S 4S"}, "", "", "lesson-draw-first"),
        ({"phase": "draw", "hand": MANY, "melds": [meld(1, SIX)], "pile": ["KD", "QD"]}, "", "", "lesson-draw"),
        ({"phase": "draw", "hand": MANY, "melds": [meld(1, SIX)]}, "", "", "lesson-draw-only"),
        ({"phase": "draw", "hand": "3S 4D", "melds": [meld(1, SIX)]}, "", "", "lesson-draw-few"),
        ({"hand": "9D JK 4D KC QC TH", "melds": [meld(1, "3S 4S 5S")]}, "", "", "lesson-discard-canasta"),
        ({"hand": "9D JK 4D KC QC TH", "melds": [meld(1, SIX)]}, "", "", "lesson-extend-canasta"),
        ({"hand": "3S 4S 5S 9D KC"}, "", "", "lesson-lay-first-sequence"),
        ({"hand": "9S 9H 9D 4D KC"}, "", "", "lesson-lay-first-set"),
        ({"hand": "9C 9H 9D 4D KC", "melds": [meld(1, SIX)]}, "", "", "lesson-lay"),
        ({"hand": "6S 9D 4D KC QC", "melds": [meld(1, "3S 4S 5S")]}, "", "", "lesson-extend"),
        ({"hand": "9S 9D 4D KC QC", "melds": [meld(1, SIX)]}, "", "", "lesson-extend-canasta"),
        ({"hand": "9S 4D KC QC TH", "melds": []}, "", "", "lesson-discard"),
        ({"hand": "QS 4D KC QC TH", "melds": [meld(1, SIX)]}, "", "", "lesson-discard-canasta"),
        ({"hand": "QS 4D", "melds": [meld(1, SIX)], "pots": [["3H"] * 1]}, "", "", "lesson-pot-near"),
        ({"hand": "3S 4S 5S 9D KC"}, "3S 4S 5S", "", "lesson-picked-lay"),
        ({"hand": "6S 9D 4D KC", "melds": [meld(1, "3S 4S 5S")]}, "6S", "", "lesson-picked-extend"),
        ({"hand": "3S 4S 5S 9D KC"}, "9D", "", "lesson-picked-one"),
        ({"hand": "3S 4S 5S 9D KC"}, "9D KC", "", "lesson-picked-none"),
        ({"hand": "3S 4S 5S 9D KC"}, "9D", "d", "lesson-send"),
    ],
)
async def test_each_moment_has_its_sentence_which_fits_in_every_language(
    more: dict[str, object], picked: str, keys: str, key: str
) -> None:
    async with seated(table_of(moment(**more))) as at:
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
            parts = tongue.text(key, cards="|", card="|", meld="|", count=2).split("|")
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
        await pilot.press("d")
        await until(lambda said: bool(said) and not said.startswith("Every turn"))
        assert table.sent[0] == (Draw(),)
        assert line.region.height <= 2


async def test_a_beginner_who_does_what_is_offered_comes_to_the_end_of_the_lesson() -> None:
    small = {"players": 2, "target": 0, "decks": 2, "jokers_per_deck": 0, "stock_reserve": 40, "pot_size": 6}
    table = Tabletop(load_rules("burraco", small), simple, seed=SEED, deals=1)
    heard: set[str] = set()
    async with seated(table) as at, asyncio.timeout(6 * PATIENCE_S):
        board = at.app.board
        assert board is not None
        while not board.ends:
            staging, moves = at.app.staging, board.choices.moves
            if staging is None or at.app.console_side.sending:
                await at.pilot.pause()
                continue
            heard.add(coached(board, ()))
            first = moves[0].action if moves else None
            if at.app.screen is not at.app.base or staging.complete:
                await at.press("enter")
            elif staging.state.phase == DRAW_PHASE:
                await at.press("d")
            elif isinstance(first, Lay | Extend):
                at.pick(*first.cards)
                await at.press("l" if isinstance(first, Lay) else "e")
            else:
                at.app.picking.clear()
                await at.press("d")
        assert len(heard) >= 8
        assert coached(board, ()).startswith("The deal is over.")
