"""Everything is said to a table, what it must obey too: whatever becomes of the match, the table does not fail."""

from __future__ import annotations

import logging
from collections import Counter
from random import Random

import pytest

from core.table.lobby import phase
from core.table.messages import Act, Back, Claim, Leave, Ready, Vote, encode
from core.table.state import replay
from scripts.fuzz.carriers import in_memory
from scripts.fuzz.command import MATCHES
from scripts.fuzz.table import Disturbed, Stage
from scripts.fuzz.words import Words

OBEYED = (Ready(), Ready(False), Leave(), Back(), Claim(), Vote(2), Act(seq=7, actions=()))


@pytest.mark.parametrize("seed", range(4))
async def test_whatever_is_said_and_obeyed_a_table_goes_on_or_ends_in_order(
    seed: int, caplog: pytest.LogCaptureFixture
) -> None:
    random = Random(seed)
    heard = [encode(message) for message in OBEYED]
    phases: Counter[str] = Counter()
    for number in range(8):
        async with in_memory() as carriers:
            stage = Stage(MATCHES[number % len(MATCHES)], f"{seed}/{number}", carriers, None)
            try:
                async with stage.open(fair=number % 2 == 0):
                    await _anything(stage, Words(random, heard, heard), random, phases)
            except Disturbed:
                assert stage.closed, "the table has failed"
                phases["closed"] += 1
    assert {"lobby", "playing", "paused", "closed"} <= set(phases)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR or record.exc_info]


async def _anything(stage: Stage, words: Words, random: Random, phases: Counter[str]) -> None:
    if random.random() < 0.5:
        await stage.begin()
    for turn in range(100):
        for channel in (*range(len(stage.players)), "w", "t", 9):
            said = [
                (words.order() if channel == "t" else words.some(stage.table.seq))[1]
                for _ in range(random.randrange(4))
            ]
            await stage.carriers.shout(channel, said)
        await stage.look()
        phases[phase(stage.table)] += 1
        stage.clock.advance(random.choice((0, 500, 6_000, 70_000)))
        for player in stage.players:
            if player.cut and random.random() < 0.5:
                await player.come()
        due = stage.next_act()
        if due is not None and random.random() < 0.7:
            await stage.carriers.shout(due[0].seat, [encode(due[1])])
        if turn % 25 == 24:
            await stage.look()
            table = replay(stage.name, await stage.carriers.log.read(stage.name))
            assert table is not None
            assert (table.seq, table.held, table.totals) == (stage.table.seq, stage.table.held, stage.table.totals)
