"""A seat played by a stranger's program in whole matches: what it does wrong is counted, and holds nobody up."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from core.table.clock import SystemClock
from core.table.coordinator import Coordinator
from core.table.messages import ClockSaid, End, Update
from core.table.times import Times
from tests.core.table.playing import SHORT, Game, chance, dull, nonces, records_of
from tests.patience import PATIENCE_S
from tests.transports.process.programs import bot, limits, small
from transports.client import SeatClient
from transports.memory import MemoryLog
from transports.player import play_seat
from transports.process.bot_seat import RESTARTS, play_bot
from transports.process.faults import Faults
from transports.process.program import Program

ONE_DEAL = SHORT
DEALS = {**SHORT, "target": 250}
"""More than one deal."""


class Seen:
    """A match with a program in seat 0."""

    def __init__(self, game: Game, end: End | None, faults: Faults) -> None:
        self.table = game.coordinator.table
        self.end = end
        self.faults = faults
        self.counts = {kind: count for kind, count in faults.counts.items() if count}


async def played(
    program: Program,
    options: dict[str, object] = ONE_DEAL,
    *,
    clock: ClockSaid | None = None,
    watch: Callable[[Game], object] | None = None,
    faults: Faults | None = None,
) -> Seen:
    """The match, whatever the program does; nobody else does anything wrong."""
    game = Game()
    if clock is not None:  # its time is real
        game.coordinator = Coordinator(
            game.name, game.log, game.bus, SystemClock(), stand_in=dull, entropy=game._entropy, times=Times(tick=50)
        )
    await game.found(records_of("burraco", options, seed="9", clock=clock))
    await game.coordinator.load()
    faults = Faults() if faults is None else faults
    client = SeatClient(game.bus.seat(0), "P0", nonce_source=nonces(0), wants=("events",))
    async with asyncio.timeout(3 * PATIENCE_S), asyncio.TaskGroup() as tasks:
        for seat in (1, 2, 3):
            tasks.create_task(play_seat(game.client(seat), chance))
        playing = tasks.create_task(play_bot(client, program, faults))
        watching = asyncio.ensure_future(asyncio.to_thread(watch, game)) if watch is not None else None
        await game.coordinator.run()
    if watching is not None:
        await watching
    return Seen(game, playing.result(), faults)


@pytest.mark.parametrize(
    "program",
    [
        bot("honest"),
        bot("chatty"),
        bot("half_line"),
        bot("slow_starter", 0.2),
        bot("slow_thinker", 0.01),
        bot("old_answers"),
        bot("forker"),
        bot("ignores_term"),
    ],
    ids=lambda program: program.name,
)
async def test_a_correct_program_plays_a_whole_match_whatever_else_it_does(program: Program) -> None:
    match = await played(program)
    assert match.end is not None
    assert match.end.result is not None
    assert match.counts == {}
    assert match.table.stand_in == (0, 0, 0, 0)


async def test_the_same_program_plays_the_same_match_as_the_function_it_is() -> None:
    one, other = await played(bot("honest")), await played(bot("slow_starter", 0))
    assert one.table.result == other.table.result


async def test_a_program_that_crashes_is_started_three_times_more_and_then_stood_in_for() -> None:
    match = await played(bot("crasher", 2))
    assert match.counts == {"crash": RESTARTS + 1}
    assert match.table.result is not None
    assert 0 < match.table.stand_in[0] < match.table.turns[0]
    fault = match.faults.kept[0]
    assert (fault.kind, fault.code, fault.exit_code) == ("crash", "crashed", 1)
    assert (fault.table, fault.seat, fault.deal) == ("K7QF2M", 0, 1)
    assert fault.state is not None
    assert fault.state.turn is not None
    assert fault.state.view.seat == 0
    assert fault.seq == fault.state.seq
    assert "my last words" in fault.stderr
    assert '"type":"update"' in fault.dialogue


async def test_after_a_crash_it_plays_on_from_the_same_turn(tmp_path: Path) -> None:
    once = tmp_path / "once"
    os.chmod(tmp_path, 0o777)
    match = await played(bot("crasher", 3, once))
    assert match.counts == {"crash": 1}
    assert match.table.stand_in == (0, 0, 0, 0)
    undisturbed = await played(bot("honest"))
    assert match.table.result == undisturbed.table.result


async def test_in_the_next_deal_it_is_tried_again() -> None:
    match = await played(bot("crasher", 0), DEALS)
    deals = match.table.n
    assert deals > 1
    assert match.counts == {"crash": (RESTARTS + 1) * deals}
    assert {fault.deal for fault in match.faults.kept} == set(range(1, deals + 1))


async def test_what_cannot_be_started_is_tried_once_a_deal() -> None:
    match = await played(msgspec.structs.replace(bot("honest"), command=("no-such-bot",)), DEALS)
    assert match.counts == {"crash": match.table.n}
    assert match.table.stand_in[0] == match.table.turns[0]


async def test_a_liar_has_each_of_its_turns_ended_and_its_reasons_are_kept() -> None:
    match = await played(bot("liar"))
    assert set(match.counts) == {"illegal"}
    assert match.table.stand_in[0] == match.table.turns[0]
    fault = match.faults.kept[0]
    assert fault.refused is not None
    assert fault.code == fault.refused.code == "wrong_phase"


async def test_acts_that_cannot_be_read_count_as_garbage() -> None:
    twice = "act(m['seq'], {'do': 'fly'}) if m['code'] != 'malformed' else act(m['seq'], {'do': 'draw', 'x': 1})"
    match = await played(
        small(
            update="'turn' in m and act(m['seq'], {'do': 'fly'})",
            rejected=twice,
            limits=limits(move_ms=200, deal_ms=200, ping_ms=50),
        )
    )
    assert match.counts["garbage"] > 0
    assert match.faults.kept[0].code == "malformed"


async def test_a_flooder_is_given_up() -> None:
    match = await played(bot("flooder", "stdout", limits=limits(output_kb_s=100)))
    assert match.counts == {"garbage": RESTARTS + 1}


async def test_a_staller_without_a_table_clock_is_preempted_by_its_own_limits() -> None:
    match = await played(bot("staller", limits=limits(move_ms=100, deal_ms=100, ping_ms=50)))
    assert match.counts == {"timeout": RESTARTS + 1}
    assert match.table.result is not None


async def test_a_slow_thinker_is_late_for_the_tables_clock_and_its_turns_are_played_for_it() -> None:
    match = await played(bot("slow_thinker", 60), clock=ClockSaid(turn_ms=150, bank_ms=0, grace_ms=20))
    assert match.table.result is not None
    assert match.table.stand_in[0] == match.table.turns[0]
    assert set(match.counts) == {"timeout"}
    assert match.faults.kept[0].code == "too_slow"


async def test_a_program_that_is_killed_in_mid_deal_is_told_the_whole_deal_again(tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    record = (
        "open(f'heard-{os.getpid()}-{time.time_ns()}', 'w').close() if m['type'] == 'hello' else None\n"
        "name = sorted(n for n in os.listdir() if n.startswith('heard'))[-1]\n"
        "open(name, 'a').write(line)\n"
        "len(os.listdir()) == 1 and m.get('seq', 0) > 20 and os.kill(os.getpid(), 9)\n"
    )
    introduce = "import os, time\nsay(type='id', protocol=1, name='x', wants=['legal', 'events'])\n"
    answer = (
        "import os, time\n"
        "if 'turn' in m:\n"
        "    legal = m['turn']['legal']\n"
        "    act(m['seq'], ([a for a in legal if a['do'] == 'discard'] or legal)[0])\n"
    )
    program = msgspec.structs.replace(small(hello=introduce + record, update=record + answer), folder=folder)
    match = await played(program)
    assert match.counts == {"crash": 1}
    assert match.faults.kept[0].exit_code == -signal.SIGKILL
    assert match.table.stand_in == (0, 0, 0, 0)
    first, second = (path.read_text("utf-8").splitlines() for path in sorted(folder.iterdir()))
    again = msgspec.json.decode(second[1], type=Update)
    assert next(event.seq for event in again.events) == again.since + 1 == 5
    told: list[object] = []
    for line in first[1:]:
        told += msgspec.json.decode(line)["events"]
    assert told == msgspec.json.decode(second[1])["events"][: len(told)]
    assert again.view.seat == 0


async def test_the_table_learns_what_the_program_wants_and_offers() -> None:
    declared = "options=[{'name': 'depth', 'kind': 'int', 'default': 3, 'min': 1, 'max': 9}]"
    hello = f"say(type='id', protocol=1, name='x', version='2.1', author='me', wants=['legal'], {declared})"
    said: list[object] = []

    class Listening(SeatClient):
        async def introduce(self, said_: object) -> None:
            said.append(said_)

    game = Game()
    await game.found(records_of())
    await game.coordinator.load()
    client = Listening(game.bus.seat(0), "P0", nonce_source=nonces(0), wants=("events",))
    run = asyncio.create_task(game.coordinator.run())
    playing = asyncio.create_task(play_bot(client, small(hello=hello)))
    async with asyncio.timeout(PATIENCE_S):
        while not said:
            await asyncio.sleep(0.005)
    await game.coordinator.stop("the test is over")
    await asyncio.gather(run, playing)
    assert msgspec.json.decode(msgspec.json.encode(said[0])) == {
        "type": "id",
        "protocol": 1,
        "name": "P0",
        "version": "2.1",
        "author": "me",
        "wants": ["legal", "events"],
        "options": [{"name": "depth", "kind": "int", "default": 3, "min": 1, "max": 9}],
        "kind": "bot",
    }


async def test_what_it_says_beside_goes_to_the_table_and_only_a_little_of_it() -> None:
    chatter = "[say(type='say', phrase='hello') for _ in range(100)]"
    game = Game()
    await game.found(records_of())
    async with game.running():
        seats = await game.seats(which=(1, 2, 3))
        client = SeatClient(game.bus.seat(0), "P0", nonce_source=nonces(0), wants=("events",))
        playing = asyncio.create_task(play_bot(client, small(ping=chatter)))
        async with asyncio.timeout(PATIENCE_S):
            while not [message for message in await seats[0].hear() if type(message).__name__ == "Said"]:
                await asyncio.sleep(0.005)
        heard = [message for message in seats[0].all if type(message).__name__ == "Said"]
        assert 1 <= len(heard) <= 8
        assert not playing.done()
    await playing


class Mumbling(SeatClient):
    """A client whose first word that it leaves is lost on its way."""

    left = 0

    async def leave(self) -> None:
        self.left += 1
        if self.left > 1:
            await super().leave()


async def test_where_its_word_is_lost_it_says_again_that_the_seat_is_left_to_the_stand_in() -> None:
    game = Game()
    game.coordinator = Coordinator(
        game.name, game.log, game.bus, SystemClock(), stand_in=dull, entropy=game._entropy, times=Times(tick=50)
    )
    await game.found(records_of(seed="9"))
    client = Mumbling(game.bus.seat(0), "P0", nonce_source=nonces(0), wants=("events",))
    async with asyncio.timeout(PATIENCE_S), asyncio.TaskGroup() as tasks, game.running():
        for seat in (1, 2, 3):
            tasks.create_task(play_seat(game.client(seat), chance))
        playing = tasks.create_task(play_bot(client, Program(command=("/no/such/program",), name="nobody")))
        while game.coordinator.table.held[0] is None:
            await asyncio.sleep(0.005)
        assert client.left >= 2
    assert playing.done()


async def test_a_cancelled_seat_leaves_nothing_behind() -> None:
    game = Game()
    await game.found(records_of())
    async with game.running():
        client = SeatClient(game.bus.seat(0), "P0", nonce_source=nonces(0), wants=("events",))
        for pause in (0.0, 0.02, 0.1, 0.3):
            playing = asyncio.create_task(play_bot(client, bot("ignores_term")))
            await asyncio.wait({playing}, timeout=pause)
            playing.cancel()
            await asyncio.wait({playing})
            assert [task for task in asyncio.all_tasks() if "ignores_term" in task.get_name()] == []
            client = SeatClient(game.bus.seat(0), "P0", nonce_source=nonces(0), wants=("events",))
        await client.aclose()


async def test_records_say_why_where_the_program_does() -> None:
    log = MemoryLog()
    explained = (
        "'turn' in m and say(type='act', seq=m['seq'], actions=[{'do': 'draw'}], explain='a card', info={'n': 1})"
    )
    game = Game(log)
    await game.found(records_of(seed="9"))
    async with game.running():
        await game.seats(which=(1, 2, 3))
        client = SeatClient(game.bus.seat(0), "P0", nonce_source=nonces(0), wants=("events",))
        playing = asyncio.create_task(play_bot(client, small(update=explained)))
        async with asyncio.timeout(PATIENCE_S):
            while game.coordinator.table.seq < 6:
                await asyncio.sleep(0.005)
        acted = [record for record in await log.read(game.name) if b'"acted"' in record]
    await playing
    assert msgspec.json.decode(acted[0])["explain"] == "a card"
    assert msgspec.json.decode(acted[0])["info"] == {"n": 1}
