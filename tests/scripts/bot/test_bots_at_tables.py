"""`buraco bot join` and the bots of `[bots]`: programs at shared tables, through the bus and through a gateway."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from core.table.hosting import Entry
from tests.scripts.hosting import hosted
from tests.scripts.machines import Machine
from tests.scripts.serves import serving
from tests.scripts.terminal_session import ROOT
from tests.transports.redis.servers import Server

PLAIN = (sys.executable, str(ROOT / "bots" / "examples" / "plain.py"))
NO_FAULTS = "0 crash, 0 timeout, 0 illegal, 0 garbage."


@pytest.fixture
def machine(tmp_path: Path, servers: Callable[[str], Server]) -> Machine:
    """A machine with Valkey."""
    return Machine(tmp_path / "home", servers("valkey").url)


async def at_table(machine: Machine, code: str) -> Entry:
    entry = await machine.entry(code)
    assert entry is not None
    return entry


async def test_a_program_plays_a_seat_of_a_shared_table_to_its_end(machine: Machine) -> None:
    async with hosted(machine.url):
        code = await machine.table("--rules", "stbl", "--seats", "human,greedy")
        words = ("bot", "join", code, "--as", "Robo", "--seat", "0", "--worlds", "5", "--", *PLAIN)
        ran = await machine.runs(*words)
        assert ran.returncode == 0, ran.stderr
        said = ran.stderr.splitlines()
        assert said[1] == f"plain plays seat 0 of table {code} as Robo."
        assert said[2].startswith(f"Table {code}: The match is over. ")
        assert said[3] == f"Faults of plain: {NO_FAULTS}"
        entry = await at_table(machine, code)
        assert (entry.players[0].name, entry.players[0].kind) == ("Robo", "bot")
        assert entry.result is not None
        assert entry.result.stand_in == ()


async def test_a_program_that_does_not_start_as_it_should_takes_no_seat(machine: Machine) -> None:
    broken = "print('no', flush=True); raise SystemExit('out of order')"
    async with hosted(machine.url):
        code = await machine.table("--rules", "stbl", "--seats", "human,greedy")
        ran = await machine.runs("bot", "join", code, "--", sys.executable, "-c", broken)
        assert ran.returncode == 1
        assert ran.stderr.splitlines()[0] == "stderr: out of order"
        assert "ended by itself (exit code 1)" in ran.stderr
        text = await machine.refused("bot", "join", code, "--set", "style=bold", "--", *PLAIN)
        assert text == "plain has no option 'style'; those that it has: none."
        assert (await at_table(machine, code)).players[0].name == ""


async def test_what_cannot_be_joined_is_said_in_a_sentence(machine: Machine) -> None:
    async def said(*words: str) -> str:
        return await machine.refused("bot", "join", *words, status=2)

    assert await said("ZZZZZZ") == "Write -- and the command that starts your bot, such as -- python3 mine.py."
    assert "is no program that could be started here" in await said("ZZZZZZ", "--", "no-such-program")
    assert "Say which table" in await said("--", *PLAIN)
    assert "not by both" in await said("ZZZZZZ", "--url", "ws://h", "--", *PLAIN)
    assert "A budget is 1 to" in await said("ZZZZZZ", "--worlds", "0", "--", *PLAIN)
    assert "A gateway wants a token" in await said("--url", "ws://127.0.0.1:9", "--", *PLAIN)


async def test_bots_invited_to_every_seat_play_without_anybody_being_ready(tmp_path: Path) -> None:
    home, config = tmp_path / "home", tmp_path / "serve.toml"
    config.write_text("[gateway]\nserve = true\nport = 0\n")
    async with serving(home, "--config", str(config)):
        machine = Machine(home, "")
        code = await machine.table("--rules", "stbl", "--option", "players=2")
        links = [
            (await machine.runs("seat-token", code, str(seat))).stdout.split("join ")[1].split()[0] for seat in (0, 1)
        ]
        first, second = await asyncio.gather(
            machine.runs("bot", "join", links[0], "--as", "Rita", "--", *PLAIN),
            machine.runs("bot", "join", "--url", links[1], "--as", "Robo", "--", *PLAIN),
        )
        for seat, name, ran in ((0, "Rita", first), (1, "Robo", second)):
            assert ran.returncode == 0, ran.stderr
            assert f"plain plays seat {seat} of table {code} as {name}." in ran.stderr
            assert f"Faults of plain: {NO_FAULTS}" in ran.stderr


async def test_a_host_offers_its_commands_beside_the_levels(tmp_path: Path) -> None:
    home, config = tmp_path / "home", tmp_path / "serve.toml"
    config.write_text(f"[bots]\nmine = {list(PLAIN)}\n")
    async with serving(home, "--config", str(config), ready=False) as serve:
        await serve.says("Bots of this host: mine. A bot ")
        await serve.says("Ctrl-C ends it")
        machine = Machine(home, "")
        said = await machine.refused("create", "--rules", "stbl", "--seats", "human,mina,greedy,greedy", status=2)
        assert "there is no player 'mina'; did you mean mine" in said
        code = await machine.table("--rules", "stbl", "--bot", "mine", "--bot", "1=greedy")
        kinds = [player.kind for player in (await listed(machine, code)).players]
        assert kinds == ["", "bot", "", "bot"]
        assert "did you mean mine" in await machine.refused("admin", code, "swap", "0", "minne")
        filled = await machine.fine("admin", code, "fill", "mine", "--worlds", "3")
        assert filled.startswith(f"Bots have taken the free seats of table {code}")
        while (entry := await listed(machine, code)).phase != "over":
            pass  # each look asks the server
        assert entry.result is not None
        assert entry.result.stand_in == ()


async def listed(machine: Machine, code: str) -> Entry:
    """What the list of this home's own server says of a table."""
    url = (machine.home / "bus" / "url").read_text("utf-8").strip()
    return await at_table(Machine(machine.home, url), code)
