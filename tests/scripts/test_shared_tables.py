"""Commands at shared tables, run as people run them, beside a host in the test's own process, on real servers."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from core.table.hosting import Entry
from core.table.ports import NoAnswer
from core.table.public_record import read_line
from core.table.state import replay
from scripts.shared import why_no_answer
from scripts.verify import verify
from tests.scripts.hosting import hosted
from tests.scripts.machines import BY_HINTS, SHORT, Machine
from tests.transports.redis.servers import Server
from transports.redis.clients import Clients, call
from transports.redis.directory import RedisDirectory
from transports.redis.log import RedisLog
from transports.redis.names import TABLES, log


@pytest.fixture
def machine(tmp_path: Path, servers: Callable[[str], Server]) -> Machine:
    """A machine with Valkey."""
    return Machine(tmp_path / "home", servers("valkey").url)


# --- without a host ------------------------------------------------------------------------------------------------


async def test_a_new_table_prints_its_code_alone_and_tells_beside_it_how_to_join(
    tmp_path: Path, server: Server
) -> None:
    machine = Machine(tmp_path, server.url)
    made = await machine.runs("create", "--seats", "human,greedy,human,chance", "--name", "Ana")
    code = made.stdout.strip()
    assert made.stdout == f"{code}\n"
    assert len(code) == 6
    join, clock, host = made.stderr.splitlines()
    assert join.startswith("Join it with: ")
    assert join.endswith(f"buraco join {code} --as Ana")
    assert clock.startswith("Clock: 90 s a turn, and a bank of 300 s for the whole match (--clock none: no clock).")
    assert host.startswith("Nobody hosts it yet: start one with ")
    clients = Clients(server.url)
    log = RedisLog(clients)
    table = replay(code, await log.read(code))
    await log.aclose()
    await clients.aclose()
    assert table is not None
    assert [None if each is None else (each.name, each.program) for each in table.players] == [
        ("Ana", None),
        ("Bruno", "greedy"),
        None,
        ("Dario", "chance"),
    ]
    opened = table.opened
    assert (opened.lobby, opened.private, opened.away_ms, opened.strikes, opened.seed) == (True, False, 60_000, 3, None)
    assert opened.clock is not None
    assert (opened.clock.turn_ms, opened.clock.bank_ms, opened.clock.grace_ms) == (90_000, 300_000, 1_500)


async def test_only_public_tables_are_listed_unless_all_are_asked_for(machine: Machine) -> None:
    assert await machine.fine("tables") == "There are no shared tables: buraco create makes one.\n"
    public = await machine.table("--rules", "stbl", "--seats", "human,greedy")
    private = await machine.table("--private", "--clock", "none")
    listed = await machine.fine("tables")
    assert f"{public}  stbl: waiting for players" in listed
    assert "Seats: 0 free, 1 Bruno (a bot)." in listed
    assert private not in listed
    assert f"{private}  burraco: waiting for players, private" in await machine.fine("tables", "--all")
    lines = (await machine.fine("tables", "--all", "--json")).splitlines()
    entries = {entry.table: entry for entry in (msgspec.json.decode(line, type=Entry) for line in lines)}
    assert set(entries) == {public, private}
    assert entries[private].private
    assert json.loads(lines[0])["phase"] == "lobby"


async def test_a_table_that_could_not_be_listed_is_not_made(machine: Machine) -> None:
    clients = Clients(machine.url)
    client = clients.commands(1)
    try:
        await call(client.set(TABLES, "something else"))
        said = await machine.refused("create", "--seats", "human,greedy")
        assert "something else lies under that name on the server" in said
        assert [key async for key in client.scan_iter("buraco:*:log")] == []
    finally:
        await call(client.delete(TABLES))
        await clients.discard(client)
        await clients.aclose()


async def test_a_seeded_table_has_the_same_code_each_time_until_it_is_taken(machine: Machine) -> None:
    first = await machine.table("--seed", "9")
    assert await machine.table("--seed", "9") != first


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--rules", "bridge"), "There are no rules called 'bridge'"),
        (("--seats", "human,greedi"), "there is no player 'greedi'; did you mean greedy?"),
        (("--seats", "human,human,human"), "2, 4 or 6 players can sit at a table, and 3 are named."),
        (("--seats", "human,greedy", "--option", "players=4"), "--seats makes players 2"),
        (("--clock", "soon"), "'soon' is no time"),
        (("--name", ""), "a name has 1 to 40 letters"),
        (("--name", "Ana", "--seats", "greedy,greedy"), "no seat is left for Ana"),
        (("--target", "-5"), "target"),
    ],
)
async def test_a_table_that_cannot_be_is_refused_before_anything_is_written(
    words: tuple[str, ...], said: str, machine: Machine
) -> None:
    assert said in await machine.refused("create", *words, status=2)
    assert await machine.fine("tables", "--all") == "There are no shared tables: buraco create makes one.\n"


@pytest.mark.parametrize("words", [("admin", "{}", "pause"), ("join", "{}", "--as", "Ana"), ("watch", "{}")])
async def test_without_a_host_it_is_said_what_is_waited_for_and_then_what_to_start(
    words: tuple[str, ...], machine: Machine
) -> None:
    code = await machine.table()
    ran = await machine.runs(*[word.format(code) for word in words])
    assert ran.returncode == 1
    assert ran.stdout == ""
    waiting, said = ran.stderr.splitlines()
    assert waiting == "Waiting for a host…"
    assert said.startswith(
        f"buraco {words[0]}: Table {code} does not answer: start a host for it (buraco serve), then "
    )


async def test_bots_alone_are_watched_and_not_joined(machine: Machine) -> None:
    async with hosted(machine.url):
        made = await machine.runs("create", "--seats", "greedy,greedy")
    assert made.stderr.startswith("Its bots play by themselves. Watch them with: ")
    assert made.stderr.count("\n") == 1


@pytest.mark.parametrize(
    "words",
    [("join", "{}", "--as", "Ana"), ("watch", "{}"), ("admin", "{}", "pause"), ("seat-token", "{}", "0")],
    ids=lambda words: words[0],
)
async def test_an_unknown_table_is_refused_by_every_command(words: tuple[str, ...], machine: Machine) -> None:
    said = await machine.refused(*[word.format("ZZZZZZ") for word in words], status=2)
    assert said == "There is no shared table ZZZZZZ: `buraco tables --all` lists those there are."
    said = await machine.refused(*[word.format("../../x") for word in words], status=2)
    assert said == "'../../x' is no table's code: `buraco tables` lists those there are."


# --- with a host ---------------------------------------------------------------------------------------------------


async def test_a_person_and_three_bots_play_a_match_that_somebody_watches_and_exports(
    tmp_path: Path, server: Server
) -> None:
    machine = Machine(tmp_path / "home", server.url)
    record = tmp_path / "match.jsonl"
    async with hosted(server.url):
        code = await machine.table(*SHORT)
        watching = asyncio.create_task(machine.runs("watch", code, "--plain"))
        said = await machine.refused("export", code, "--record", str(record))
        assert said == f"No deal of table {code} is over yet: nothing of it can be shown before that."
        lines = f"sit 1\nfill\nready\n{BY_HINTS}"
        played = await machine.fine("join", code, "--as", "Ana", lines=lines)
        assert "You sit at table" in played
        assert "You move to seat 1." in played
        assert "Ada (a bot) takes seat 0." in played
        assert "The match is over." in played
        watched = (await watching).stdout
        assert await machine.fine("export", code, "--record", str(record)) != ""
    assert f"Table {code}, burraco:" in watched
    assert "Ana drew a card" in watched
    assert "The match is over." in watched
    assert not set("♠♥♦♣─│·[") & set(watched)
    assert "You hold" not in watched
    assert not verify(record).faults
    seats = [player.name for player in getattr(read_line(record.read_bytes().split(b"\n")[0]), "seats", ())]
    assert seats == ["Ada", "Ana", "Carla", "Dario"]


async def test_bots_from_other_processes_tell_their_seats_and_the_end(machine: Machine) -> None:
    async with hosted(machine.url):
        code = await machine.table(*SHORT, "--seats", "human,human", "--clock", "none")
        bots = [asyncio.create_task(machine.runs("join", code, "--bot", name)) for name in ("greedy", "chance")]
        seats = set()
        for ran in await asyncio.gather(*bots):
            assert (ran.stdout, ran.returncode) == ("", 0)
            begun, *meanwhile, ended = ran.stderr.splitlines()
            assert all(line.startswith("The table waits for somebody on seat ") for line in meanwhile)
            found = re.fullmatch(rf"(greedy|chance) plays seat (\d) of table {code} as \1 [0-9a-f]{{4}}\.", begun)
            assert found is not None
            seats.add(found[2])
            assert ended.startswith(f"Table {code}: The match is over. ")
        assert seats == {"0", "1"}
    entry = await machine.entry(code)
    assert entry is not None
    assert entry.phase == "over"
    assert {player.kind for player in entry.players} == {"bot"}


async def test_orders_are_done_and_told_in_a_sentence(machine: Machine) -> None:
    async with hosted(machine.url):
        code = await machine.table("--seats", "human,greedy,human,greedy", "--name", "Ana")

        async def admin(*words: str) -> str:
            return (await machine.fine("admin", code, *words)).strip()

        assert await admin("resume") == f"Table {code} was not paused: its first deal is yet to come."
        sitting = "0 Ana, 1 Bruno, 2 Carla, 3 Dario"
        assert await admin("fill") == f"Bots have taken the free seats of table {code}: {sitting}."
        assert await admin("fill") == f"No seat of table {code} was free: {sitting}."
        assert await admin("kick", "carla") == f"Seat 2 of table {code} is free now (Carla had it)."
        said = await machine.refused("admin", code, "kick", "Elena")
        assert said.startswith(f"At table {code} there is nobody called Elena: name the seat by its number (0 Ana, ")
        assert await admin("swap", "bruno", "chance") == f"A bot (chance) plays seat 1 of table {code}."
        assert await machine.refused("admin", code, "start") == (
            "Some seats are free: fill them with bots, or wait for people to take them."
        )
        assert "The seats of this table are 0 to 3." in await machine.refused("admin", code, "kick", "7")
        assert "did you mean greedy?" in await machine.refused("admin", code, "fill", "greed")
        await admin("fill", "greedy")
        assert await admin("start") == f"Table {code} deals without waiting for anybody."
        assert await admin("clock", "90+300") == f"The players of table {code} have 90+300 seconds from now on."
        assert (await admin("pause")).startswith(f"Table {code} pauses")
        assert (await admin("pause")).startswith(f"Table {code} is paused already.")
        assert (await admin("adjourn")).startswith(f"Table {code} is adjourned")
        entry = await machine.entry(code)
        assert entry is not None
        assert entry.phase == "adjourned"
        assert await admin("close") == f"The match of table {code} has ended, without a winner."


async def test_an_adjourned_match_goes_on_another_day_with_another_host(machine: Machine) -> None:
    async with hosted(machine.url):
        code = await machine.table(*SHORT)
        left = await machine.fine("join", code, "--as", "Ana", lines="fill\nready\nhint; 0\nquit\n")
        assert f"buraco join {code} --as Ana" in left
        await machine.fine("admin", code, "adjourn")
    async with hosted(machine.url):
        played = await machine.fine("join", code, "--as", "Ana", lines=f"ready\n{BY_HINTS}")
    assert "The match is adjourned: it goes on when everybody is ready again." in played
    assert "The match is over." in played


async def test_a_seat_that_somebody_has_is_not_given_to_somebody_else(machine: Machine) -> None:
    async with hosted(machine.url):
        code = await machine.table("--name", "Ana")
        said = await machine.refused("join", code, "--as", "Bruno", "--seat", "0")
        assert said == "Ana has seat 0: choose another one, or come as Ana if that is you."
        said = await machine.refused("join", code, "--as", "Ana", "--seat", "1")
        assert said == "Ana sits on seat 0 already: join that seat, or choose another name."
        assert "The seats of this table are 0 to 3." in await machine.refused("join", code, "--as", "X", "--seat", "4")


async def test_after_the_match_the_same_players_play_again_at_a_new_table(machine: Machine) -> None:
    async with hosted(machine.url):
        code = await machine.table(*SHORT, "--seed", "9", "--seats", "human,greedy")
        played = await machine.fine(
            "join", code, "--as", "Ana", lines=f"ready\n{BY_HINTS}ready\nready\nhint; 0\nquit\n"
        )
        entry = await machine.entry(code)
    assert entry is not None
    assert entry.next_table is not None
    assert f"The same players play again: this is table {entry.next_table}." in played
    assert f"buraco join {entry.next_table} --as Ana" in played
    assert await machine.refused("join", code, "--as", "Ana") == (
        f"The match of table {code} is over: `buraco export {code} --record FILE` writes its record. "
        f"It went on at table {entry.next_table}."
    )


async def test_what_is_over_can_only_be_exported(tmp_path: Path, machine: Machine) -> None:
    async with hosted(machine.url):
        code = await machine.table("--seats", "human,greedy")
        await machine.fine("join", code, "--as", "Ana", lines="ready\nhint; 0\nquit\n")
        await machine.fine("admin", code, "close")
    for words in (("join", code, "--as", "Ana"), ("watch", code), ("admin", code, "pause")):
        said = await machine.refused(*words)
        assert said == f"The match of table {code} is over: `buraco export {code} --record FILE` writes its record."
    record = tmp_path / "match.jsonl"
    await machine.fine("export", code, "--record", str(record))
    assert await machine.fine("export", code, "--record", "-") == record.read_text("utf-8")
    assert f"{code}  burraco, deal 1: closed" in await machine.fine("tables", "--all")


async def test_a_table_closed_before_its_first_deal_has_no_record(machine: Machine) -> None:
    async with hosted(machine.url):
        code = await machine.table("--seats", "human,greedy")
        await machine.fine("admin", code, "close")
    for words in (("join", code, "--as", "Ana"), ("watch", code), ("admin", code, "pause")):
        said = await machine.refused(*words)
        assert said == f"Table {code} was closed before its first deal: buraco create makes another one."
    said = await machine.refused("export", code, "--record", "-")
    assert said == f"Table {code} was closed before its first deal was over: there is no record of it."
    assert f"{code}  burraco: closed before the first deal" in await machine.fine("tables", "--all")


async def test_a_table_that_cannot_be_played_can_be_closed(machine: Machine) -> None:
    code = await machine.table()
    clients = Clients(machine.url)
    directory = RedisDirectory(clients)
    try:
        entry = await directory.entry(code)
        assert entry is not None
        await directory.put(msgspec.structs.replace(entry, problem=f"table {code}: line 2 of its log is damaged"))
        assert "is damaged" in await machine.refused("admin", code, "pause")
        assert "is closed now" in await machine.fine("admin", code, "close")
        closed = await directory.entry(code)
    finally:
        await directory.aclose()
        await clients.aclose()
    assert closed is not None
    assert (closed.phase, closed.wanting) == ("over", False)
    assert "could not be played and was closed: table" in await machine.refused("watch", code)


async def test_of_a_table_without_records_nothing_is_promised(machine: Machine) -> None:
    code = await machine.table()
    clients = Clients(machine.url)
    client = clients.commands(1)
    await call(client.delete(log(code)))
    await clients.discard(client)
    await clients.aclose()
    nothing = f"Nothing is left of table {code}: the server has no records of it."
    assert await machine.refused("export", code, "--record", "-", status=2) == nothing
    assert await machine.refused("seat-token", code, "0", "--gateway", "wss://play.example", status=2) == nothing


async def test_a_table_that_ended_while_it_was_asked_says_so(machine: Machine) -> None:
    code = await machine.table()
    clients = Clients(machine.url)
    directory = RedisDirectory(clients)
    try:
        entry = await directory.entry(code)
        assert entry is not None
        await directory.put(msgspec.structs.replace(entry, phase="over", wanting=False, n=3))
        assert "is over: `buraco export" in await why_no_answer(clients, NoAnswer(code))
        await directory.put(entry)
        assert "does not answer" in await why_no_answer(clients, NoAnswer(code))
    finally:
        await directory.aclose()
        await clients.aclose()
