"""What of a chat goes next: no questions keep a table from being shown, and nothing that is over stays for long."""

from __future__ import annotations

from collections import deque
from itertools import pairwise

import pytest

from tests.transports.telegram.posted import ANN, GROUP, Posted, posted, words
from transports.telegram.next_up import SAME_MS
from transports.telegram.troubles import ApiTrouble, Down, Gone, Refused, Throttled


async def test_several_who_ask_a_group_the_same_at_once_have_one_answer_and_later_another() -> None:
    async with posted() as it:
        for _ in range(8):
            it.outbox.say(GROUP, words("there is a table"))
            await it.goes_by(100)
        it.outbox.say(GROUP, words("something else"))
        await it.goes_by(2_000)
        assert it.stands(GROUP) == ["there is a table", "something else"]
        await it.goes_by(SAME_MS)
        it.outbox.say(GROUP, words("there is a table"))
        await it.goes_by(10_000)
        assert it.stands(GROUP).count("there is a table") == 2


async def test_in_ones_own_chat_a_second_question_has_a_second_answer_once_the_first_was_given() -> None:
    async with posted() as it:
        for _ in range(3):
            it.outbox.say(ANN, words("help"))
        await it.goes_by(3_000)
        assert it.stands() == ["help"]
        it.outbox.say(ANN, words("help"))
        await it.goes_by(2_000)
        assert it.stands() == ["help", "help"]


async def test_whatever_a_group_asks_its_table_is_shown_in_between_and_no_answer_is_lost() -> None:
    async with posted() as it:
        for number in range(20):
            it.outbox.say(GROUP, words(f"line {number}"))
        for number in range(100):
            it.outbox.show(GROUP, "table", words(f"table {number}"))
            await it.goes_by(1_000)
        tables = [at for at, _, _, what in it.api.calls if str(what).startswith("table")]
        assert tables[0] < 3_000
        assert max(later - sooner for sooner, later in pairwise(tables)) < 9_000
        await it.goes_by(60_000)
        assert sum(text.startswith("line") for text in it.stands(GROUP)) == 20


async def typed_quickly(it: Posted, lines: int = 40, each_ms: int = 1_700) -> list[int]:
    """Somebody types line after line, so that the table is shown anew below each; how many stood there each time."""
    stood = []
    for number in range(lines):
        it.outbox.below(ANN, "hand")
        it.outbox.show(ANN, "hand", words(f"hand {number}"), awaited=True)
        await it.goes_by(each_ms)
        stood.append(len(it.stands()))
        assert it.stands()[-1] == f"hand {number}"
    return stood


async def test_however_quickly_somebody_types_only_a_few_old_messages_stand() -> None:
    async with posted() as it:
        assert max(await typed_quickly(it)) <= 5
        await it.goes_by(5_000)
        assert it.stands() == ["hand 39"]
        assert "deletes" in [method for method, _ in it.did]


@pytest.mark.parametrize("trouble", [Gone(""), Refused(""), Down("")])
async def test_where_several_cannot_be_deleted_together_each_is_by_itself(trouble: ApiTrouble) -> None:
    async with posted() as it:
        it.api.plan("deletes", trouble)
        await typed_quickly(it, 12)
        await it.goes_by(60_000)
        assert it.api.troubles == deque()
        assert it.stands() == ["hand 11"]


async def test_silence_that_telegram_wants_is_kept_when_several_are_deleted_too() -> None:
    async with posted() as it:
        it.api.plan("deletes", Throttled(20))
        for number in range(6):
            it.outbox.below(ANN, "hand")
            it.outbox.show(ANN, "hand", words(f"hand {number}"), awaited=True)
            await it.goes_by(1_000)
        assert it.outbox.throttled(ANN) > 0
        before = len(it.did)
        await it.goes_by(14_000)
        assert len(it.did) == before
        await it.goes_by(20_000)
        assert it.stands() == ["hand 5"]


async def test_what_was_said_before_a_table_was_shown_stands_above_it() -> None:
    async with posted(just_begun=True) as it:
        it.outbox.say(GROUP, words("hello"))
        await it.goes_by(100)
        it.outbox.show(GROUP, "table", words("table"))
        await it.goes_by(20_000)
        assert it.stands(GROUP) == ["hello", "table"]
