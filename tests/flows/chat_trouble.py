"""Whole matches in the chat, whatever goes wrong. Not collected yet, and neither are chat_four, chat_one
and chat_mixed: run them by their names.

They leave connections to the tests' shared server open, which other tests count; and a player may wait for a tap after
the match is over.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.flows import chat_mixed as mixed
from tests.flows import chat_one as alone
from tests.flows.chat_faults import in_doubt, troubled
from tests.flows.chat_four import NAMES
from tests.flows.chat_group import group_over, holds, met, sit_down
from tests.flows.chat_people import Player, all_play
from tests.flows.chat_stage import staged
from tests.transports.redis.servers import Server

pytestmark = pytest.mark.timeout(400)


@pytest.mark.parametrize("seed", [3, 4])
async def test_four_people_play_a_match_whatever_goes_wrong(
    servers: Callable[[str], Server], monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    monkeypatch.setattr("transports.telegram.api.ANSWER_S", 0.5)
    async with staged(servers("valkey"), seed) as stage:
        await stage.begins()
        group, players = met(stage, *NAMES)
        async with troubled(stage, players, restarts=4):
            await sit_down(group, players)
            await all_play(players, group_over(stage, group))
        assert stage.starts == 5
        await holds(stage, group, players, in_doubt(stage))


@pytest.mark.parametrize("seed", [1, 2])
async def test_one_person_plays_a_match_against_bots_whatever_goes_wrong(
    servers: Callable[[str], Server], monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    monkeypatch.setattr("transports.telegram.api.ANSWER_S", 0.5)
    async with staged(servers("valkey"), seed) as stage, stage.by_webhook():
        await stage.begins()
        ann = Player(stage.double.phone("Ann"), seed)
        async with troubled(stage, [ann], restarts=3, each=(3, 10)):
            await alone.begins(ann)
            await alone.plays(stage, ann)
        assert stage.starts == 4
        await alone.holds(stage, ann, in_doubt(stage))


@pytest.mark.parametrize("seed", [1, 2])
async def test_two_in_a_group_one_at_a_console_and_a_program_play_a_match_whatever_goes_wrong(
    servers: Callable[[str], Server], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, seed: int
) -> None:
    monkeypatch.setattr("transports.telegram.api.ANSWER_S", 0.5)
    async with staged(servers("valkey"), seed) as stage:
        await stage.begins()
        group, players = met(stage, "Ann", "Bob")
        async with troubled(stage, players, restarts=3, each=(5, 15)):
            await sit_down(group, players)
            await mixed.plays(stage, tmp_path / "home", group, players)
        assert stage.starts == 4
        await holds(stage, group, players, in_doubt(stage))
