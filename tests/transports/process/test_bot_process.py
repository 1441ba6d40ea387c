"""One run of a stranger's program: its handshake, its answers, its time, and its end."""

from __future__ import annotations

import asyncio
import errno
import logging
import socket
import tempfile
from pathlib import Path

import msgspec
import pytest

from core.game.actions import Draw
from core.table.messages import Act, Closed, End, Rejected, Say, Stop
from tests.patience import PATIENCE_S
from tests.transports.process.programs import bot, greeting, limits, small, started, until
from transports.process.bot_process import BotProcess
from transports.process.faults import BotFailed
from transports.process.listener import MOST_WRONG
from transports.process.program import program_of


async def test_a_program_says_who_it_is_and_answers_an_update_with_an_act() -> None:
    async with started(bot("honest")) as (process, update):
        assert process.id is not None
        assert (process.id.name, process.id.wants) == ("honest", ("legal",))
        assert process.pid is not None
        act = await process.ask(update)
        assert act == Act(seq=update.seq, actions=(Draw(),))
        assert await process.ping() < 5_000
        assert process.pongs
    assert process.exit_code is None or process.exit_code == 0
    assert "hello" in str(process.dialogue)
    assert '"act"' in str(process.dialogue)


async def test_a_program_ends_with_its_input() -> None:
    async with started(bot("honest", limits=limits(end_ms=10_000))) as (process, _):
        process.send(Closed("good night"))
    assert process.exit_code == 0


async def test_what_it_sent_a_refusal_for_it_answers_with_another_act() -> None:
    async with started(bot("honest")) as (process, update):
        await process.ask(update)
        refusal = Rejected(seq=update.seq, at=0, code="wrong_phase", text="No.", now=update.seq, number=7)
        act = await process.ask(refusal)
        assert act.actions == (Draw(),)
    sent = [line.text for line in process.dialogue.lines if line.way == ">"]
    rejected = next(line for line in sent if '"rejected"' in line)
    assert '"legal"' in rejected  # it wants the list, and the table gave none
    assert '"number"' not in rejected  # a word of carriers that lose messages


async def test_half_lines_carriage_returns_and_blank_lines_are_fine() -> None:
    async with started(bot("half_line")) as (process, update):
        assert (await process.ask(update)).actions == (Draw(),)
        assert await process.ping() < 5_000
        assert (process.noise, process.garbled) == (0, 0)


async def test_a_last_line_without_an_end_does_not_count() -> None:
    async with started(bot("half_line", "never")) as (process, update):
        with pytest.raises(BotFailed, match="ended by itself") as failed:
            await process.ask(update)
        assert (failed.value.code, failed.value.kind) == ("crashed", "crash")
        assert process.exit_code == 0
        assert process.dialogue.lines[-1].way == "?"


async def test_noise_is_counted_and_never_fatal(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    async with started(bot("chatty")) as (process, update):
        assert (await process.ask(update)).actions == (Draw(),)
        assert process.noise >= 18
        assert "thinking…" in process.stderr()
        assert "[1, 2]" in str(process.dialogue)
        assert "more lines like these" in str(process.dialogue)  # noise must not push out what matters
        process.send(End(n=1, score=None, totals=(0, 0), sheet=(), secret=None))
        assert await process.heard() == Say("well_played")
    assert "chatty wrote what is no message" in caplog.text
    assert "weather" not in caplog.text  # what a stranger writes stays out of our log


async def test_an_answer_to_an_old_question_is_refused_and_the_right_one_counts() -> None:
    async with started(bot("old_answers")) as (process, update):
        act = await process.ask(update)
        later = msgspec.structs.replace(update, seq=update.seq + 4)
        again = await process.ask(later)
        assert (act.seq, again.seq) == (update.seq, update.seq + 4)
        assert process.stale == 2
        await process.ping()
    assert str(process.dialogue).count('"code":"stale"') == 2


async def test_an_act_that_cannot_be_read_is_answered_and_counted() -> None:
    told: list[str] = []
    program = small(
        update="act(m['seq'], {'do': 'fly'})",
        rejected="if m['code'] == 'malformed': act(m['seq'], {'do': 'draw'})",
    )
    async with started(program) as (process, update):
        process.garbled_told = told.append
        assert (await process.ask(update)).actions == (Draw(),)
        assert process.garbled == 1
        assert "fly" in told[0]


@pytest.mark.parametrize(
    ("said", "code", "text"),
    [
        ("protocol=1, name='x', caps=['legal']", "bad_id", "caps"),
        ("protocol='1', name='x'", "bad_id", "int"),
        ("protocol=2, name='x'", "other_protocol", "protocol 2"),
    ],
)
async def test_who_says_wrongly_who_it_is_is_told_why_at_once(said: str, code: str, text: str) -> None:
    with pytest.raises(BotFailed, match=text) as failed:
        async with started(small(hello=f"say(type='id', {said})")):
            pass
    assert (failed.value.code, failed.value.kind) == (code, "garbage")


# --- budgets and deadlines -------------------------------------------------------------------------------------------


async def test_a_turn_names_the_budget_and_no_more_time_than_there_is() -> None:
    program = bot("honest", limits=limits(move_ms=700), worlds=64)
    async with started(program) as (process, update):
        assert update.turn is not None
        assert update.turn.deadline_ms is None
        await process.ask(update)
    sent = next(line.text for line in process.dialogue.lines if '"turn":{' in line.text)
    assert '"deadline_ms":700' in sent
    assert '"budget":{"worlds":64}' in sent
    assert '"legal":[{"do":"draw"}' in sent
    assert '"events":[]' in sent  # it does not want them


async def test_who_answers_each_refusal_with_another_act_for_an_old_number_is_left_alone_after_a_few() -> None:
    again = "act(0, {'do': 'draw'})"
    async with started(small(update=again, rejected=again, ping=again + "; say(type='pong', n=m['n'])")) as (
        bot_,
        update,
    ):
        bot_.send(msgspec.structs.replace(update, turn=None))
        await until(lambda: bot_.stale >= MOST_WRONG, "as many as are answered")
        await bot_.ping()
        sent = [line.text for line in bot_.dialogue.lines if '"code":"stale"' in line.text]
        assert len(sent) == MOST_WRONG
        assert all("legal" not in text for text in sent)
        bot_.send(msgspec.structs.replace(update, turn=None))
        await until(lambda: bot_.stale >= 2 * MOST_WRONG, "with another update it is told again")


async def test_an_answer_that_nobody_waits_for_any_more_is_no_answer_to_what_is_asked_later() -> None:
    async with started(bot("honest")) as (process, _):
        control = process._started
        assert control is not None
        asking = asyncio.create_task(control.use())
        await asyncio.sleep(0)
        asking.cancel()
        before = (await control.use())["cpu"]
        use = await asyncio.gather(*(control.use() for _ in range(5)))
        assert not control._asked
        assert all(said["cpu"] >= before and said["use"] > 0 for said in use)
        for _ in range(3):
            late = asyncio.create_task(control.use())
            await asyncio.sleep(0)
            late.cancel()
        await until(lambda: not control._asked, "the answer to what was asked")


async def test_after_its_end_nothing_is_used() -> None:
    async with started(bot("crasher")) as (process, update):
        control = process._started
        assert control is not None
        asking = asyncio.create_task(control.use())
        with pytest.raises(BotFailed):
            await process.ask(update)
        await asyncio.wait_for(asking, PATIENCE_S)
        assert await control.use() == {}


@pytest.mark.parametrize("ticks", range(6))
async def test_who_stops_listening_loses_no_message(ticks: int) -> None:
    async with started(small()) as (process, _):
        hearing = asyncio.create_task(process.heard())
        for _ in range(4):
            await asyncio.sleep(0)
        process._take(b'{"type":"say","phrase":"hello"}')
        for _ in range(ticks):
            await asyncio.sleep(0)
        hearing.cancel()  # just when it has come, or a little later
        await asyncio.wait([hearing])
        heard = await asyncio.wait_for(process.heard(), PATIENCE_S) if hearing.cancelled() else hearing.result()
        assert heard == Say("hello")


# --- time ------------------------------------------------------------------------------------------------------------


async def test_a_slow_starter_is_waited_for_as_long_as_its_limit() -> None:
    async with started(bot("slow_starter", 0.2)) as (process, update):
        assert (await process.ask(update)).actions == (Draw(),)
    with pytest.raises(BotFailed, match="within 100 ms") as failed:
        async with started(bot("slow_starter", 60, limits=limits(start_ms=100))):
            pass
    assert (failed.value.code, failed.value.kind, failed.value.alive) == ("no_id", "timeout", False)


async def test_a_thinker_that_answers_pings_is_told_to_stop_and_stays_alive() -> None:
    async with started(bot("slow_thinker", 60, limits=limits(move_ms=50, deal_ms=50))) as (process, update):
        with pytest.raises(BotFailed, match="within 50 ms") as failed:
            await process.ask(update)
        assert (failed.value.code, failed.value.alive) == ("too_slow", True)
        assert await process.ping() < 5_000
        assert f'{{"type":"stop","seq":{update.seq}}}' in str(process.dialogue)


async def test_an_act_that_comes_after_stop_is_taken() -> None:
    program = small(stop="act(m['seq'], {'do': 'draw'})", limits=limits(move_ms=50, deal_ms=50))
    async with started(program) as (process, update):
        assert (await process.ask(update)).actions == (Draw(),)
        assert not process.pongs


async def test_a_staller_is_ended() -> None:
    quick = limits(move_ms=50, deal_ms=50, ping_ms=100)
    async with started(bot("staller", limits=quick)) as (process, update):
        with pytest.raises(BotFailed, match="nor a ping") as failed:
            await process.ask(update)
        assert (failed.value.code, failed.value.kind, failed.value.alive) == ("too_slow", "timeout", False)
        with pytest.raises(BotFailed):
            process.send(Stop(1))


async def test_the_first_answer_of_a_deal_may_take_longer() -> None:
    quick = limits(move_ms=50, deal_ms=10_000)
    async with started(bot("slow_thinker", 0.2, limits=quick)) as (process, update):
        assert (await process.ask(update)).actions == (Draw(),)
        with pytest.raises(BotFailed, match="within 50 ms"):
            await process.ask(msgspec.structs.replace(update, seq=update.seq + 1))
        other = msgspec.structs.replace(update, seq=update.seq + 2, view=msgspec.structs.replace(update.view, n=2))
        assert (await process.ask(other)).seq == other.seq


async def test_a_ping_that_is_not_answered_is_the_end() -> None:
    async with started(bot("staller")) as (process, _):
        with pytest.raises(BotFailed, match="ping") as failed:
            await process.ping(within_ms=50)
        assert failed.value.code == "no_pong"
        assert (await process.ended()).code == "no_pong"


# --- ends ------------------------------------------------------------------------------------------------------------


async def test_a_crash_is_told_with_its_exit_code_and_its_last_words() -> None:
    async with started(bot("crasher")) as (process, update):
        with pytest.raises(BotFailed, match="exit code 1") as failed:
            await process.ask(update)
        assert failed.value.code == "crashed"
        assert process.exit_code == 1
        assert "my last words" in process.stderr()
        assert "ZeroDivisionError" in process.stderr(update.view.n)
        assert process.stderr(0) == ""


async def test_a_death_by_a_signal_is_told_by_its_name() -> None:
    hello, _ = await greeting()
    async with BotProcess(small(hello="import os; os.abort()")) as process:
        with pytest.raises(BotFailed, match="SIGABRT"):
            await process.start(hello)
        assert process.exit_code == -6


async def test_what_is_no_program_is_told_in_a_sentence() -> None:
    hello, _ = await greeting()
    async with BotProcess(program_of(["there-is-no-such-bot"], limits=limits())) as process:
        with pytest.raises(BotFailed, match="No such file") as failed:
            await process.start(hello)
        assert failed.value.code == "no_program"
        assert str(failed.value).endswith(".")


async def test_it_is_closed_twice_or_before_it_was_started_without_harm() -> None:
    process = BotProcess(bot("honest"))
    await process.aclose()
    async with started(bot("honest")) as (process, _):
        await process.aclose()
        await process.aclose(at_once=True)
        with pytest.raises(BotFailed) as failed:
            process.send(Stop(1))
        assert failed.value.code == "closed"


async def test_its_temporary_folder_goes_with_it_and_a_kept_one_stays(tmp_path: Path) -> None:
    async with started(bot("honest")) as (process, _):
        assert process.folder is not None
        temporary = Path(process.folder)
        assert temporary.is_dir()
    assert not temporary.exists()
    kept = tmp_path / "mine"
    async with started(bot("forker", folder=kept)) as (process, _):
        assert process.folder == str(kept)
    assert len((kept / "children").read_text("ascii").split()) == 2


async def test_where_no_pipe_can_be_had_it_is_not_started_and_leaves_no_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none_left() -> None:
        raise OSError(errno.EMFILE, "Too many open files")

    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.setattr(socket, "socketpair", none_left)
    hello, _ = await greeting()
    with pytest.raises(BotFailed, match="Too many open files") as failed:
        await BotProcess(bot("honest")).start(hello)
    assert failed.value.code == "no_program"
    assert list(tmp_path.iterdir()) == []
