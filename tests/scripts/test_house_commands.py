"""Commands as bots of the house: what `[bots]` says, who is told of them, and what of it is wrong."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from bots import registry
from core.table.clock import SystemClock
from scripts.failure import CommandError
from scripts.home import Home
from scripts.house_commands import commands_of, offering, said_of
from scripts.server_settings import BotPart, server_settings
from tests.core.table.playing import settled
from tests.patience import PATIENCE_S
from tests.scripts.terminal_session import ROOT
from tests.transports.redis.servers import Server
from transports.redis.clients import Clients
from transports.redis.directory import OFFERED_MS, RedisDirectory

BOTS = """
[bots]
plain = "python3 'my bot.py' --quiet"

[bots.deep]
command = ["python3", "deep.py"]
worlds = 64
options = { style = "bold", seed = 3, loud = true }
limits = { memory_mb = 2048, move_ms = 20000 }
"""
STARTS = """
import sys

sys.stdin.readline()
print('{"type":"id","protocol":1,"name":"it","options":[{"name":"style","kind":"text"},', flush=False, end="")
print('{"name":"seed","kind":"int"},{"name":"loud","kind":"bool"}]}', flush=True)
sys.stdin.read()
"""


@pytest.fixture(autouse=True)
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder with the programs that are named here: `[bots]` names none that is not there."""
    monkeypatch.chdir(tmp_path)
    for name in ("my bot.py", "deep.py"):
        (tmp_path / name).write_text(STARTS, "utf-8")


def bots_of(folder: Path, text: str) -> dict[str, BotPart]:
    path = folder / "serve.toml"
    path.write_text(text, "utf-8")
    return server_settings(path, {}).bots


def test_a_host_has_no_commands_unless_it_is_told_so(tmp_path: Path) -> None:
    assert server_settings(None, {}).bots == {}
    assert commands_of({}, Home(tmp_path)) == {}


def test_a_command_line_or_a_table_of_words_is_a_bot_of_the_house(tmp_path: Path) -> None:
    home = Home(tmp_path / "home")
    commands = commands_of(bots_of(tmp_path, BOTS), home)
    plain, deep = commands["plain"], commands["deep"]
    assert plain.command == ("python3", str(tmp_path / "my bot.py"), "--quiet")
    assert (plain.name, plain.worlds, plain.options) == ("plain", None, {})
    assert deep.command == ("python3", str(tmp_path / "deep.py"))
    assert (deep.worlds, deep.options) == (64, {"style": "bold", "seed": 3, "loud": True})
    assert (deep.limits.memory_mb, deep.limits.move_ms, deep.limits.files) == (2048, 20_000, 256)
    assert deep.logs == home.bots / "deep"
    assert said_of(commands) == f"Bots of this host: plain, deep. {plain.confined.sentence}"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('greedy = "x"', "bots.greedy: it comes with buraco already; choose another name."),
        ('human = "x"', "bots.human: it comes with buraco already; choose another name."),
        ('"My Bot" = "x"', "bots.My Bot: a bot's name is short, of a-z, 0-9, - and _; choose another name."),
        ('mine = ""', "bots.mine: the command is empty; write the program and its words."),
        ('mine = "python3 \'x"', "bots.mine: no closing quotation; write the program and its words."),
        ("mine = 3", "bots.mine: expected `object`, got `int`."),
        ("mine = { worlds = 3 }", "bots.mine: object missing required field `command`."),
        ('mine = { command = "x", worlds = 0 }', "bots.mine.worlds: expected `int` >= 1."),
        (
            'mine = { command = "x", options = { a = [] } }',
            "bots.mine.options[...]: expected `bool | int | float | str`, got `array`.",
        ),
        (
            'mine = { command = "x", limits = { memory_mb = -1 } }',
            "bots.mine.limits.memory_mb: expected `int` >= 1.",
        ),
        ('mine = { command = "x", limits = { move_ms = 0 } }', "bots.mine.limits.move_ms: expected `int` >= 1."),
        ('mine = { command = "x", limits = { file_mb = 0 } }', "bots.mine.limits.file_mb: expected `int` >= 1."),
        ('mine = { command = "x", limits = { cpu_s = nan } }', "bots.mine.limits.cpu_s: expected `float` > 0.0."),
        (
            'mine = { command = "x", limits = { memory_mb = 99999999999 } }',
            "bots.mine.limits.memory_mb: expected `int` <= 16777216.",
        ),
        (
            'mine = { command = ["x", "a\\u0000b"] }',
            "bots.mine: a word of the command holds a null character, which no program can be given; "
            "write the program and its words.",
        ),
    ],
)
def test_what_is_no_bot_is_named_by_file_and_key(text: str, said: str, tmp_path: Path) -> None:
    with pytest.raises(CommandError) as caught:
        bots_of(tmp_path, f"[bots]\n{text}\n")
    assert caught.value.code == "bad_setting"
    assert str(caught.value) == f"{tmp_path / 'serve.toml'}: {said}"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            'mine = { command = "x", speed = 1 }',
            "bots.mine.speed: there is no such setting; choose command, limits, network, options or worlds.",
        ),
        ('mine = { command = "x", world = 3 }', "bots.mine.world: there is no such setting; did you mean worlds?"),
        (
            'mine = { command = "x", limits = { memory = 1 } }',
            "bots.mine.limits.memory: there is no such setting; did you mean memory_mb?",
        ),
    ],
)
def test_a_key_that_no_bot_has_is_named_with_the_nearest(text: str, said: str, tmp_path: Path) -> None:
    with pytest.raises(CommandError) as caught:
        bots_of(tmp_path, f"[bots]\n{text}\n")
    assert caught.value.code == "unknown_setting"
    assert str(caught.value) == f"{tmp_path / 'serve.toml'}: {said}"


def test_a_program_that_is_not_there_is_refused_before_anything_is_hosted(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("no program", "utf-8")
    for command, code, said in (
        ("no-such-program x", "no_program", "'no-such-program' is no program that could be started here"),
        ("/no/such/program", "no_program", "'/no/such/program' is no program that could be started here"),
        ("./text", "no_program", "'./text' is a file that may not be run"),
        (str(tmp_path), "no_program", "is no program that could be started here"),
        ("python3 -u /no/such/bot.py", "no_file", "there is no file '/no/such/bot.py': check its name."),
        ("python3 other.py", "no_file", f"there is no file 'other.py' in {tmp_path}: name it"),
    ):
        with pytest.raises(CommandError) as caught:
            bots_of(tmp_path, f"[bots]\nmine = {command!r}\n")
        assert caught.value.code == code
        assert str(caught.value).startswith(f"{tmp_path / 'serve.toml'}: bots.mine: ")
        assert said in str(caught.value)


def test_the_levels_of_the_registry_keep_their_names(tmp_path: Path) -> None:
    for name in registry.NAMES:
        with pytest.raises(CommandError):
            bots_of(tmp_path, f'[bots]\n{name} = "x"\n')


async def test_a_host_tells_of_its_commands_while_it_serves(server: Server, tmp_path: Path) -> None:
    clients, clock, said = Clients(server.url), SystemClock(), list[str]()
    directory = RedisDirectory(clients)
    commands = commands_of(bots_of(tmp_path, BOTS), Home(tmp_path / "home"))
    async with offering(directory, {}, clock, said.append):
        assert said == []
    async with offering(directory, commands, clock, said.append):
        while not await directory.offered(clock.wall_ms()):
            await settled()
        assert await directory.offered(clock.wall_ms()) == ["deep", "plain"]
    assert said == [said_of(commands)]
    assert await directory.offered(clock.wall_ms() + OFFERED_MS) == []
    await directory.aclose()
    await clients.aclose()


async def test_a_host_says_which_of_its_commands_does_not_start_as_it_should(server: Server, tmp_path: Path) -> None:
    (tmp_path / "deep.py").write_text("raise SystemExit('out of order')", "utf-8")
    clients, clock, said = Clients(server.url), SystemClock(), list[str]()
    directory = RedisDirectory(clients)
    commands = commands_of(bots_of(tmp_path, BOTS), Home(tmp_path / "home"))
    async with asyncio.timeout(PATIENCE_S), offering(directory, commands, clock, said.append):
        while not said or not said[-1].startswith("Warning"):
            await settled()
    assert said[1:] == [
        "Warning: bots.deep does not start as it should (crashed): deep ended by itself (exit code 1). "
        "Until that is put right a stand-in plays its seats. Its last words: stderr: out of order",
    ]
    await directory.aclose()
    await clients.aclose()


async def test_a_host_says_which_values_do_not_fit_the_options_of_its_commands(server: Server, tmp_path: Path) -> None:
    bot = [sys.executable, str(ROOT / "tests" / "bad_bots" / "contrary.py"), "takes options"]
    clients, said = Clients(server.url), list[str]()
    commands = commands_of(
        bots_of(tmp_path, f"[bots.deep]\ncommand = {bot}\noptions = {{ skill = 99, style = 'shy' }}\n"),
        Home(tmp_path / "home"),
    )
    async with asyncio.timeout(PATIENCE_S), offering(RedisDirectory(clients), commands, SystemClock(), said.append):
        while not said or not said[-1].startswith("Warning"):
            await settled()
    assert said[1:] == [
        "Warning: bots.deep: option skill is a whole number from 1 to 10, and not 99; "
        "it is not set, so the default holds."
    ]
    await clients.aclose()


def test_a_bot_has_no_network_unless_the_file_says_so(tmp_path: Path) -> None:
    text = '[bots]\nalone = "python3"\ncalls = { command = "python3", network = true }\n'
    commands = commands_of(bots_of(tmp_path, text), Home(tmp_path / "home"))
    alone, calls = commands["alone"].confined, commands["calls"].confined
    if not alone.offline:
        pytest.skip("this machine has no network name spaces")
    assert not calls.offline
    assert said_of(commands) == f"Bots of this host: alone, calls. alone: {alone.sentence} calls: {calls.sentence}"
