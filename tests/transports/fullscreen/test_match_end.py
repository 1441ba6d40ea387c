"""The end of a deal and of a match on the full screen: sheets, replays of the deal, another match."""

from __future__ import annotations

import msgspec
import pytest

from core.game.view import view
from core.table.messages import End, MatchResult, Update
from tests.transports.console.positions import meld, moment
from tests.transports.console.shared_table import SharedTable, bot, person
from tests.transports.fullscreen.seated import seated, table_of
from tests.transports.fullscreen.test_people import shared
from tests.transports.fullscreen.test_table import HAND
from transports.console.rematch import Another
from transports.fullscreen.people import People

ABANDONED = MatchResult(None, (0, 0), "abandoned")


async def test_the_key_that_sent_the_last_turn_does_not_close_the_sheet() -> None:
    state = moment(hand="KC", melds=[meld(0, "3S 4S 5S 6S 7S 8S 9S")], pot_taken=[True, True])
    async with seated(table_of(state, deals=2), guard_s=60) as at:
        await at.press("d", "enter")
        await at.until(lambda: at.reads)
        await at.press("enter", "space", "escape")
        assert at.reads
        assert "The score of deal 1" in at.panel


@pytest.mark.parametrize("key", ["q", "й"])
async def test_the_key_that_leaves_deals_no_next_deal_but_leaves_after_a_question(key: str) -> None:
    state = moment(hand="KC", melds=[meld(0, "3S 4S 5S 6S 7S 8S 9S")], pot_taken=[True, True])
    async with seated(table_of(state, deals=2)) as at:
        await at.press("d", "enter")
        await at.until(lambda: at.reads)
        assert "q: leave" in at.panel
        await at.press(key)
        await at.until(lambda: at.asks)
        await at.press("n")
        assert "The score of deal 1" in at.panel
        assert at.app.console_side.between
        await at.press(key)
        await at.until(lambda: at.asks)
        await at.press("y")
        await at.until(lambda: at.app.return_value is not None)
        assert at.app.return_value == "left"


async def test_from_its_sheet_a_deal_can_be_stepped_through_where_its_record_lies_here() -> None:
    state = moment(hand="KC", melds=[meld(0, "3S 4S 5S 6S 7S 8S 9S")], pot_taken=[True, True])
    asked: list[int] = []

    async def replay(deal: int) -> None:
        asked.append(deal)

    async with seated(table_of(state, deals=2)) as at:
        at.setup.replay = replay
        await at.press("d", "enter")
        await at.until(lambda: at.reads)
        assert "F7: replay" in at.panel
        await at.press("f7")
        assert asked == [1]
        assert at.now.startswith("The deal cannot be shown just now")
        await at.press("enter")
        await at.until(lambda: at.app.board is not None and at.app.board.seen is not None and at.app.board.seen.n == 2)


async def test_after_the_last_deal_nobody_is_told_to_wait_for_another() -> None:
    state = moment(hand=HAND)
    table = table_of(state)
    other = msgspec.structs.replace(view(state, 0, 1, (0, 0), None), turn=2)
    result = MatchResult(0, (2_000, 0), "target")
    end = End(n=1, score=None, totals=(2_000, 0), sheet=(), secret=None, result=result)
    table.say(Update(since=2, seq=3, events=(), view=other, turn=None), end)
    async with seated(table) as at:
        await at.until(lambda: at.reads)
        assert at.now == "The match is over. You win: We 2000, They 0."
        await at.press("enter")
        await at.until(lambda: at.app.return_value == "finished")


@pytest.mark.parametrize("key", ["r", "enter"])
async def test_the_last_sheet_offers_another_match_with_the_same_players(key: str) -> None:
    result = MatchResult(0, (2_000, 0), "target")
    end = End(n=1, score=None, totals=(2_000, 0), sheet=(), secret=None, result=result)
    table = table_of(moment(hand=HAND))
    async with seated(table) as at:
        at.setup.another = Another()
        table.say(end)
        await at.until(lambda: at.reads)
        assert "r: play again · Enter: leave" in at.panel
        await at.press(key)
        await at.until(lambda: at.app.return_value == "finished")
        assert at.setup.another.wanted == (key == "r")


async def test_between_deals_no_other_match_is_asked_for() -> None:
    table = table_of(moment(hand=HAND))
    async with seated(table) as at:
        at.setup.another = Another()
        table.say(End(n=1, score=None, totals=(500, 0), sheet=(), secret=None, result=None))
        await at.until(lambda: at.reads)
        await at.press("r")
        assert at.reads
        assert not at.setup.another.wanted


async def test_escape_on_the_sheet_of_a_deal_shows_its_table_and_enter_deals_the_next_one() -> None:
    state = moment(hand="KC", melds=[meld(0, "3S 4S 5S 6S 7S 8S 9S")], pot_taken=[True, True])
    async with seated(table_of(state, deals=2)) as at:
        await at.press("d", "enter")
        await at.until(lambda: at.reads)
        await at.press("escape")
        assert at.panel == ""
        assert at.now == "The deal is over: Enter deals the next one."
        assert at.keys.startswith("Enter next deal")
        await at.press("f2")
        assert at.reads
        await at.press("escape", "enter")
        await at.until(lambda: at.app.board is not None and at.app.board.seen is not None and at.app.board.seen.n == 2)


@pytest.mark.parametrize("key", ["r", "q", "ctrl+c"])
async def test_escape_on_the_last_sheet_shows_the_last_table_with_the_keys_that_work_there(key: str) -> None:
    result = MatchResult(0, (2_000, 0), "target")
    end = End(n=1, score=None, totals=(2_000, 0), sheet=(), secret=None, result=result)
    table = table_of(moment(hand=HAND))
    async with seated(table) as at:
        at.setup.another = Another()
        table.say(end)
        await at.until(lambda: at.reads)
        assert at.keys == "q leave  ", "no key lists the others while the sheet stands there"
        await at.press("escape")
        assert at.panel == ""
        assert at.keys == "r play again  F2 score  F3 log  q leave  ? keys"
        for page in ("f1", "f2", "f3", "f4", "f5", "question_mark"):
            await at.press(page)
            assert at.reads, page
            await at.press("escape")
        await at.press("d", "l", "enter", "b", "space", "s")
        assert at.app.return_value is None
        await at.press(key)
        await at.until(lambda: at.app.return_value == "finished")
        assert at.setup.another.wanted == (key == "r")


async def test_from_the_last_sheet_control_c_leaves_without_a_question() -> None:
    result = MatchResult(0, (2_000, 0), "target")
    table = table_of(moment(hand=HAND))
    async with seated(table) as at:
        table.say(End(n=1, score=None, totals=(2_000, 0), sheet=(), secret=None, result=result))
        await at.until(lambda: at.reads)
        await at.press("ctrl+c")
        await at.until(lambda: at.app.return_value == "finished")


async def test_a_match_that_is_ended_in_the_own_turn_leaves_no_turn_behind() -> None:
    table = SharedTable([person("Ana", ready=True), bot("Bruno"), bot("Carla"), bot("Dario")])
    async with shared(table) as at:
        await at.press("escape")
        table.deal()
        await at.turn()
        assert at.now.startswith("Your turn")
        table.say(End(n=1, score=None, totals=(0, 0), sheet=(), secret=None, result=ABANDONED))
        await at.until(lambda: at.reads)
        assert "Your turn" not in at.now
        assert "draw" not in at.keys
        assert at.app.result.startswith("The match"), "what the shell is told"


async def test_escape_on_the_last_sheet_of_a_shared_table_shows_the_table_and_a_key_its_people() -> None:
    asked: list[int] = []

    async def replay(deal: int) -> None:
        asked.append(deal)

    table = SharedTable([person("Ana", ready=True), bot("Bruno"), bot("Carla"), bot("Dario")])
    async with shared(table) as at:
        at.setup.replay = replay
        await at.press("escape")
        table.deal()
        await at.turn()
        table.end()
        await at.until(lambda: at.reads)
        await at.press("escape")
        await at.until(lambda: at.app.company is not None and at.app.company.phase == "over")
        assert at.panel == ""
        assert "F7 replay" in at.keys
        assert "F6 people" in at.keys
        await at.press("f7")
        assert asked == [1]
        await at.press("f6")
        assert isinstance(at.app.screen, People)
        await at.press("f7")
        assert asked == [1, 1], "from there too"
        await at.press("escape")
        assert at.panel == ""


async def test_enter_on_the_last_sheet_of_a_shared_table_shows_what_can_be_asked_there() -> None:
    table = SharedTable([person("Ana", ready=True), bot("Bruno"), bot("Carla"), bot("Dario")])
    async with shared(table) as at:
        await at.press("escape")
        table.deal()
        await at.turn()
        table.end()
        await at.until(lambda: at.reads)
        await at.press("enter")
        await at.until(lambda: isinstance(at.app.screen, People))
