"""Bots of a house: quick ones are functions of its process, slow ones and strangers' are processes of their own."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from bots import registry
from core.table.public_record import ActLine, ResultLine, public_lines
from core.table.records import Seated, opened
from scripts import house_players
from scripts.embedded import client_of, host_of, with_table
from scripts.house_players import HousePlayers, Playing, built_in, given
from scripts.settings import load_rules, preset_table
from tests.patience import PATIENCE_S
from transports.memory import MemoryLog, MemoryPort
from transports.process.faults import Faults
from transports.process.program import Program

MINE = Program(command=("true",), name="mine", worlds=8, options={"seed": 1, "style": "calm"})


def test_a_house_has_the_levels_of_the_registry_first_and_its_commands_after_them() -> None:
    players = HousePlayers({"mine": MINE})
    assert players.names == (*registry.NAMES, "mine")
    assert players.of("mine", 2) is MINE
    assert players.of("nobody", 2) is None
    assert callable(players.of("greedy", 2))


def test_what_a_seat_was_given_comes_before_what_its_host_has_set() -> None:
    program = given(MINE, 64, {"style": "bold"})
    assert isinstance(program, Program)
    assert (program.worlds, program.options) == (64, {"seed": 1, "style": "bold"})
    same = given(MINE, None, {})
    assert isinstance(same, Program)
    assert (same.worlds, same.options) == (8, MINE.options)
    greedy = registry.think_of("greedy")
    assert given(greedy, 64, {"style": "bold"}) is greedy


def test_a_slow_player_of_the_registry_is_a_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house_players, "SLOW", frozenset({"greedy"}))
    slow = HousePlayers().of("greedy", 2)
    assert isinstance(slow, Program)
    assert slow.options == {"seed": 3}
    assert slow.command[0] == sys.executable
    assert callable(HousePlayers().of("chance", 2))


async def played(players: dict[int, Playing]) -> tuple[MemoryLog, Faults]:
    """A deal of stbl in which these play and somebody looks on; its log."""
    rules = load_rules("stbl", {"target": 0})
    log, faults = MemoryLog(), Faults()
    host = host_of(log, registry.think_of("greedy"))
    seats = [Seated(at=0, seat=seat, name=f"P{seat}", kind="bot") for seat in players]
    await host.create(opened(0, "MEMORY", rules, preset_table("stbl"), seed="5"), seats)

    async def guest(port: MemoryPort) -> None:
        async with client_of(port, "watcher") as client:
            async for _ in client.messages():
                pass

    bots = {seat: (f"P{seat}", player) for seat, player in players.items()}
    async with asyncio.timeout(3 * PATIENCE_S):
        await with_table(host, "MEMORY", bots, None, guest, faults)
    return log, faults


async def test_a_player_in_a_process_plays_what_it_plays_as_a_function() -> None:
    as_functions: dict[int, Playing] = {seat: registry.think_of("greedy", seat + 1) for seat in range(4)}
    one, _ = await played(as_functions)
    other, faults = await played({**as_functions, 1: built_in("greedy", 1), 3: built_in("greedy", 3)})
    assert len(faults) == 0

    def acts(raw: list[bytes]) -> list[tuple[int, object]]:
        lines = public_lines("MEMORY", raw)
        assert isinstance(lines[-1], ResultLine)
        # A process may say in one act what a function says in two.
        return [(line.seat, each) for line in lines if isinstance(line, ActLine) for each in line.actions]

    assert acts(await one.read("MEMORY")) == acts(await other.read("MEMORY"))


async def test_what_a_program_does_wrong_is_counted_and_the_deal_is_played_all_the_same(tmp_path: Path) -> None:
    broken = tmp_path / "broken.py"
    broken.write_text("raise SystemExit(3)\n")
    program = Program(command=(sys.executable, str(broken)), name="broken")
    log, faults = await played({0: program, **{seat: registry.think_of("greedy") for seat in (1, 2, 3)}})
    assert faults.counts["crash"] > 0
    lines = public_lines("MEMORY", await log.read("MEMORY"))
    assert isinstance(lines[-1], ResultLine)
    assert lines[-1].stand_in[0] > 0
