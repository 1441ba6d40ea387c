"""Replays of saved games, and the replay on the whole screen as a person starts it."""

from __future__ import annotations

import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from core.table.public_record import MatchLine, ResultLine, written
from scripts.failure import CommandError
from scripts.home import Home
from scripts.locales import tongue_of
from scripts.replays import replay_of, shared_replay_of
from tests.scripts.hosting import hosted
from tests.scripts.machines import BY_HINTS, SHORT, Machine
from tests.scripts.terminal_session import TerminalSession, code_in, environment, piped
from tests.transports.fullscreen.reels import two_deals
from tests.transports.redis.servers import Server
from transports.files import FileLog

ENGLISH = tongue_of("en")
FULL = {"TERM": "xterm-256color", "BURACO_PLAIN": ""}
"""What an environment says where the whole screen may be drawn on."""


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> tuple[Home, str]:
    """A match among bots that was played to its end, and the code of its game."""
    home = tmp_path_factory.mktemp("home")
    seats = "greedy,greedy,greedy,greedy"
    ran = piped(home, "play", "--rules", "burraco", "--seed", "9", "--seats", seats)
    assert ran.returncode == 0, ran.stderr
    (log,) = (home / "games").glob("*.jsonl")
    return Home(home), log.stem


async def test_every_finished_deal_of_a_saved_game_can_be_stepped_through(saved: tuple[Home, str]) -> None:
    home, code = saved
    reel, last = await replay_of(home, code, None, ENGLISH, "signs")
    assert reel.faults == ()
    assert last == reel.deals[-1][1]
    for n, first in reel.deals:
        again, at = await replay_of(home, code.lower(), n, ENGLISH, "signs")
        assert at == first
        assert again.step(at, None).n == n
    with pytest.raises(CommandError, match="is not over yet") as refused:
        await replay_of(home, code, 77, ENGLISH, "signs")
    assert refused.value.code == "no_such_deal"


async def test_a_game_without_a_finished_deal_or_that_is_none_is_refused(tmp_path: Path) -> None:
    ran = piped(tmp_path, "play", "--rules", "burraco", "--seed", "9", lines="")
    code = code_in(ran.stdout)
    for name, said in ((code, "No deal of game"), ("NOSUCH", "No deal of game"), ("../x", "is no game's code")):
        with pytest.raises(CommandError, match=said):
            await replay_of(Home(tmp_path), name, None, ENGLISH, "signs")


async def test_a_match_that_was_closed_before_its_first_deal_has_nothing_to_step_through(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = two_deals()[0]
    assert isinstance(match, MatchLine)
    lines = [match, ResultLine(winner=None, totals=(0, 0), reason="abandoned")]
    monkeypatch.setattr("scripts.replays.lines_before_damage", lambda *_: (lines, 0))
    with pytest.raises(CommandError, match="No deal of game"):
        await replay_of(Home(tmp_path), "AAAAAA", None, ENGLISH, "signs")


async def test_why_a_saved_game_cannot_be_read_is_said_without_the_programs_own_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def denied(_: FileLog, table: str) -> list[bytes]:
        raise PermissionError(13, "Permission denied", f"/home/{table}")

    monkeypatch.setattr(FileLog, "read_sound", denied)
    with pytest.raises(CommandError, match=r"cannot be read \(permission denied\)"):
        await replay_of(Home(tmp_path), "AAAAAA", None, ENGLISH, "signs")


async def test_of_a_damaged_game_the_deals_before_the_damage_can_be_seen(
    saved: tuple[Home, str], tmp_path: Path
) -> None:
    home, code = saved
    whole, _ = await replay_of(home, code, None, ENGLISH, "signs")
    assert len(whole.deals) > 1, "a seed of more deals is needed"
    raw = FileLog(home.games, read_only=True).path(code).read_bytes().splitlines(keepends=True)
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / f"{code}.jsonl").write_bytes(b"".join([*raw[:-6], b"{damaged\n", *raw[-5:]]))
    reel, _ = await replay_of(Home(tmp_path), code, None, ENGLISH, "signs")
    assert [n for n, _ in reel.deals] == [n for n, _ in whole.deals][:-1]


async def test_the_deals_of_a_shared_table_that_are_over_can_be_stepped_through_while_it_goes_on(
    tmp_path: Path, servers: Callable[[str], Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    machine = Machine(tmp_path / "home", servers("valkey").url)
    monkeypatch.setenv("BURACO_REDIS_URL", machine.url)
    async with hosted(machine.url):
        code = await machine.table(*SHORT, "--seats", "human,greedy")
        with pytest.raises(CommandError, match="No deal of game"):
            await shared_replay_of(Home(machine.home), code, 1, ENGLISH, "signs")
        await machine.fine("join", code, "--as", "Ana", lines=f"ready\n{BY_HINTS}")
        reel, first = await shared_replay_of(Home(machine.home), code, 1, ENGLISH, "signs")
    assert (reel.faults, first) == ((), 0)
    assert reel.words(None).names[0] == "Ana"


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "match.jsonl"
    path.write_bytes(written(two_deals()))
    return path


def test_at_a_terminal_the_record_fills_the_screen_and_a_key_leaves_it(record: Path, tmp_path: Path) -> None:
    with TerminalSession(environment(tmp_path, **FULL), "replay", str(record), "--from", "3") as person:
        person.expect("Step 3 of ")
        person.keys("\x1b[C")
        person.expect("Step 4 of ")
        person.keys("q")
        assert person.end() == 0
    assert "Traceback" not in person.shown


def test_of_a_damaged_record_it_tells_first_and_the_exit_status_says_so_too(record: Path, tmp_path: Path) -> None:
    lines = record.read_bytes().splitlines(keepends=True)
    damaged = tmp_path / "damaged.jsonl"
    damaged.write_bytes(b"".join([*lines[:5], b"\xff\n", *lines[6:]]))
    with TerminalSession(environment(tmp_path, **FULL), "replay", str(damaged)) as person:
        person.expect("Line 6 is damaged")
        person.keys("\r")
        person.keys("\x1b[C")
        person.expect("2 of ")
        person.keys("q")
        assert person.end() == 1


def test_a_signal_ends_it_and_the_terminal_is_as_it_was(record: Path, tmp_path: Path) -> None:
    with TerminalSession(environment(tmp_path, **FULL), "replay", str(record)) as person:
        person.expect("Step 1 of ")
        person.signal(signal.SIGTERM)
        assert person.end() == 143
    assert person.raw.rindex("\x1b[?1049l") > person.raw.rindex("\x1b[?1049h")
    assert "Traceback" not in person.shown
