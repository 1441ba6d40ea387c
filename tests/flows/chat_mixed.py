"""Two people of a group, one at a console and a bot that is a program, at one table: from /new to the result."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from tests.flows.chat_group import group_over, holds, met, sit_down
from tests.flows.chat_people import Player, all_play, table_of
from tests.flows.chat_stage import ChatStage, staged
from tests.scripts.machines import BY_HINTS, Machine
from tests.scripts.terminal_session import ROOT
from tests.transports.redis.servers import Server
from tests.transports.telegram.double.groups import Group

pytestmark = pytest.mark.timeout(400)

PLAIN = (sys.executable, str(ROOT / "bots" / "examples" / "plain.py"))
NO_FAULTS = "0 crash, 0 timeout, 0 illegal, 0 garbage."


async def plays(stage: ChatStage, home: Path, group: Group, players: Sequence[Player]) -> None:
    """The others come in from elsewhere, by the table's code, and all play to the result."""
    machine, table = Machine(home, stage.server.url), table_of(players[0].phone)
    elsewhere = asyncio.gather(
        machine.runs("join", table, "--as", "Cleo", lines=f"ready\n{BY_HINTS}"),
        machine.runs("bot", "join", table, "--as", "Robo", "--", *PLAIN),
    )
    await all_play(players, group_over(stage, group))
    console, program = await elsewhere
    assert "The match is over." in console.stdout
    assert f"Faults of plain: {NO_FAULTS}" in program.stderr


async def test_two_in_a_group_one_at_a_console_and_a_program_play_a_match(
    servers: Callable[[str], Server], tmp_path: Path
) -> None:
    async with staged(servers("valkey")) as stage:
        await stage.begins()
        group, players = met(stage, "Ann", "Bob")
        await sit_down(group, players)
        await plays(stage, tmp_path / "home", group, players)
        await holds(stage, group, players)
