"""Two people of a group, one at a console and a bot that is a program, at one table: from /new to the result."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.flows.chat_faults import ANSWER_S, in_doubt, troubled
from tests.flows.chat_group import group_over, holds, met, sit_down
from tests.flows.chat_people import Player, all_play, table_of
from tests.flows.chat_stage import ChatStage, staged
from tests.flows.steady import steadily
from tests.scripts.machines import BY_HINTS, Machine
from tests.scripts.terminal_session import ROOT
from tests.transports.redis.servers import Server, running
from tests.transports.telegram.double.groups import Group

pytestmark = pytest.mark.timeout(600)

PLAIN = (sys.executable, str(ROOT / "bots" / "examples" / "plain.py"))
NO_FAULTS = "0 crash, 0 timeout, 0 illegal, 0 garbage."
LONG_S = 240.0
"""The machine's own seconds that they may take, who wait for everybody else."""
RESTARTS = ((3, 8), (5, 12), (5, 12))
"""After so many taps, at least and at most."""


async def plays(stage: ChatStage, home: Path, group: Group, players: Sequence[Player]) -> None:
    """The others come in from elsewhere, by the table's code, and all play to the result."""
    machine, table = Machine(home, stage.server.url), table_of(players[0].phone)
    elsewhere = asyncio.gather(
        machine.runs("join", table, "--as", "Cleo", lines=f"ready\n{BY_HINTS}", within_s=LONG_S),
        machine.runs("bot", "join", table, "--as", "Robo", "--", *PLAIN, within_s=LONG_S),
    )
    try:
        await all_play(players, group_over(stage, group))
    finally:
        console, program = await elsewhere
    assert "The match is over." in console.stdout
    assert f"Faults of plain: {NO_FAULTS}" in program.stderr


@pytest.mark.redis_server
def test_two_in_a_group_one_at_a_console_and_a_program_play_a_match(seed: int, tmp_path: Path) -> None:
    with running("redis") as server:
        steadily(_plain(server, seed, tmp_path / "home"))


async def _plain(server: Server, seed: int, home: Path) -> None:
    async with staged(server, seed, outside=True) as stage:
        await stage.begins()
        group, players = met(stage, "Ann", "Bob")
        await sit_down(group, players)
        await plays(stage, home, group, players)
        await holds(stage, group, players)


def test_two_in_a_group_one_at_a_console_and_a_program_play_a_match_whatever_goes_wrong(
    seed: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("transports.telegram.api.ANSWER_S", ANSWER_S)
    with running("valkey") as server:
        steadily(_troubled(server, seed, tmp_path / "home"))


async def _troubled(server: Server, seed: int, home: Path) -> None:
    async with staged(server, seed, outside=True) as stage:
        await stage.begins()
        group, players = met(stage, "Ann", "Bob")
        async with troubled(stage, players, [stage.chance.randint(*each) for each in RESTARTS]):
            await sit_down(group, players)
            await plays(stage, home, group, players)
        await holds(stage, group, players, in_doubt(stage))
