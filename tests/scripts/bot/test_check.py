"""A program is checked step by step: good ones pass, and each bad one fails where it is bad, for the true reason."""

from __future__ import annotations

import asyncio
import shutil
from dataclasses import dataclass

import pytest

from scripts.bot.check.steps import NAMES
from tests.scripts.bot.checks import HASTY, OURS, QUICK, ROOT, bad_bot, checked
from transports.process.program import Limits

EXAMPLES = ROOT / "bots" / "examples"


# --- who passes ------------------------------------------------------------------------------------------------------


async def test_correct_programs_pass_every_step() -> None:
    commands = {
        "plain.py": (*OURS, str(EXAMPLES / "plain.py")),
        "sdk.py": (*OURS, str(EXAMPLES / "sdk.py")),
        "node.js": ("node", str(EXAMPLES / "node.js")),
    }
    if shutil.which("node") is None:
        del commands["node.js"]
    all_found = await asyncio.gather(*(checked(command) for command in commands.values()))
    for name, found in zip(commands, all_found, strict=True):
        assert (name, found.failed, found.left_out) == (name, [], 0)
        assert {step for step in NAMES if step != "deals"} < {each.step for each in found.outcomes}
        assert found.of("deals, burraco").status == "ok"


async def test_a_player_of_the_house_passes_what_concerns_it() -> None:
    steps = ("handshake", "ping while thinking", "options", "illegal-move recovery", "reproducibility", "deals")
    found = await checked((*OURS, "-m", "bots", "greedy"), *steps, presets=("burraco", "stbl"))
    assert found.failed == []
    assert found.of("options").what == "Seed, worlds, ms: 6 values set."
    assert found.of("deals, stbl").status == "ok"


async def test_a_chatty_program_passes_and_is_told_of_its_noise() -> None:
    steps = ("handshake", "ping", "a whole turn", "time-outs", "old questions", "end and closed", "deals", "output")
    found = await checked(bad_bot("chatty"), *steps)
    assert found.failed == []
    assert "lines on its standard output were no messages" in found.of("output").what


async def test_a_slow_program_that_answers_pings_passes() -> None:
    steps = ("a whole turn", "ping while thinking", "time-outs", "old questions", "illegal-move recovery")
    found = await checked(bad_bot("slow_thinker", "0.1"), *steps)
    assert found.failed == []
    slow = await checked(bad_bot("slow_thinker", "0.5"), "a whole turn", limits=HASTY)
    assert slow.failed == []
    assert slow.of("a whole turn").status == "note"
    assert "slowly" in slow.of("a whole turn").what


async def test_lines_in_pieces_pass() -> None:
    found = await checked(bad_bot("half_line"), "start-up", "ping", "a whole turn", "output")
    assert found.failed == []
    assert found.noted == []


# --- who fails, where and why ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Case:
    """A bad program, what is tried with it, and what comes of it."""

    command: tuple[str, ...]
    steps: tuple[str, ...]
    fails: str
    why: str
    limits: Limits = QUICK
    end_ms: int = 4_000
    deals: int = 1


def case(name: str, *words: str, fails: str, why: str, before: tuple[str, ...] = (), **more: object) -> object:
    """A case with its name."""
    made = Case(bad_bot(name, *words), (*before, fails), fails, why, **more)  # type: ignore[arg-type]
    return pytest.param(made, id=" ".join((name, *words)))


SMALL = Limits(start_ms=8_000, memory_mb=100, end_ms=150)
TURN = "a whole turn"

CASES = [
    case("crasher", fails=TURN, why="ended by itself (exit code 1)", before=("start-up", "handshake", "ping")),
    case("staller", fails=TURN, why="did not act for update", limits=HASTY, before=("start-up", "handshake")),
    case("liar", fails=TURN, why="was refused as wrong_phase: Your turn begins with a card", before=("ping",)),
    case("flooder", "stdout", fails=TURN, why="wrote more than 1024 KB a second", before=("start-up",)),
    case("flooder", "line", fails=TURN, why="wrote a line of more than 65536 bytes"),
    case("half_line", "never", fails=TURN, why="ended by itself (exit code 0)"),
    case("memory_hog", fails=TURN, why="used more than the 100 MB of memory", limits=SMALL),
    case("cpu_hog", fails=TURN, why="does not answer a ping either", limits=HASTY),
    case("slow_starter", "60", fails="start-up", why="did not answer hello with id within 500 ms",
         limits=Limits(start_ms=500, end_ms=150)),
    case("old_answers", fails="old questions", why="It acted for number 0 when", before=("start-up", TURN)),
    case("forker", fails="end of input", why="left 2 processes running", before=(TURN,)),
    case("ignores_term", fails="end of input", why="did not end within 500 ms of the end of its input", end_ms=500),
    case("contrary", "protocol", fails="handshake", why="speaks protocol 2", before=("start-up",)),
    case("contrary", "nameless", fails="handshake", why="name is empty"),
    case("contrary", "twice", fails="handshake", why="the same name"),
    case("contrary", "default", fails="handshake", why="Option skill is a whole number from 1 to 10, and not 11"),
    case("contrary", "never pongs", fails="ping", why="did not answer a ping within 700 ms", limits=HASTY),
    case("contrary", "pongs wrongly", fails="ping", why="it sent pong with n 2, which no ping had", limits=HASTY),
    case("contrary", "misspells", fails="start-up", why="an id that cannot be read: Expected `array`, got `str`"),
    case("contrary", "dies of an option", fails="options", why="ended by itself", before=(TURN,)),
    case("contrary", "stubborn", fails="illegal-move recovery", why="repeats an act that has been refused 5 times"),
    case("contrary", "deaf", fails="illegal-move recovery", why="did not act again within 700 ms", limits=HASTY),
    case("contrary", "late", fails="time-outs", why="after it had answered a ping that followed stop", before=(TURN,)),
    case("slow_thinker", "0.3", "on", fails="time-outs", why="after it had answered a ping that followed stop"),
    case("slow_thinker", "0.9", "on", fails="old questions", why="after it had answered a ping that followed stop"),
    case("contrary", "picky", fails="unknown messages", why="ended by itself", before=(TURN,)),
    case("contrary", "remembers", fails="resume", why="ended by itself", before=(TURN, "time-outs")),
    case("contrary", "moody", fails="reproducibility", why="the options seed and worlds", before=(TURN,)),
    case("contrary", "garbles", fails=TURN, why="unknown field `mood`"),
    case("contrary", "garbles pong", fails="ping", why="pong that cannot be read: Expected `int`", limits=HASTY),
    case("contrary", "no card", fails=TURN, why='No card is written "ZZ": write its rank'),
    case("contrary", "eager", fails="time-outs", why="that number asked nothing", before=(TURN,)),
    case("contrary", "syncs", fails=TURN, why="it still answers pings", limits=HASTY, before=("start-up",)),
    case("contrary", "closes", fails=TURN, why="closed its standard output and ran on"),
]  # fmt: skip


@pytest.mark.parametrize("bad", CASES)
async def test_a_bad_program_fails_where_it_is_bad_and_reads_why(bad: Case) -> None:
    found = await checked(bad.command, *bad.steps, limits=bad.limits, end_ms=bad.end_ms, deals=bad.deals)
    assert found.failed == [bad.fails]
    assert bad.why in found.of(bad.fails).what


async def test_a_failure_shows_the_last_lines_both_ways_and_standard_error() -> None:
    exchange = (await checked(bad_bot("crasher"), TURN)).of(TURN).exchange
    assert exchange is not None
    assert exchange.lines[0].way == ">"
    assert '"type":"hello"' in exchange.lines[0].text
    assert '"name": "crasher"' in exchange.lines[1].text
    assert '"turn":{' in exchange.lines[-1].text
    assert "ZeroDivisionError: a fault of the tests" in exchange.stderr
    assert exchange.exit_code == 1


async def test_half_a_line_is_shown() -> None:
    exchange = (await checked(bad_bot("half_line", "never"), TURN)).of(TURN).exchange
    assert exchange is not None
    assert exchange.half.startswith('{"type": "act"')


async def test_what_needs_a_step_that_failed_is_left_out() -> None:
    found = await checked(bad_bot("liar"))
    assert found.failed == [TURN]
    assert found.left_out == 12


async def test_who_says_nothing_of_reproducibility_is_only_told() -> None:
    found = await checked(bad_bot("contrary", "fickle"), TURN, "reproducibility")
    assert found.failed == []
    assert found.noted == ["reproducibility"]


async def test_a_second_act_for_the_same_update_is_told_and_no_fault() -> None:
    found = await checked(bad_bot("contrary", "doubles"), TURN, "time-outs", "old questions", "deals", "output")
    assert found.failed == []
    assert found.noted == ["output"]
    assert any(
        "acts came for an update that asked for none, or for no other" in outcome.what for outcome in found.outcomes
    )


async def test_words_that_no_bot_needs_are_told_and_no_fault() -> None:
    found = await checked(bad_bot("contrary", "votes"), TURN, "output")
    assert found.failed == []
    assert any("messages beside its acts (claim, vote). No bot needs them" in each.what for each in found.outcomes)


async def test_an_unknown_wish_is_no_fault() -> None:
    found = await checked(bad_bot("contrary", "wish"), "handshake")
    assert found.failed == []
    assert "It wants 'hands'" in found.of("handshake").what


async def test_options_are_set_to_their_bounds_and_values() -> None:
    found = await checked(bad_bot("contrary", "takes options"), "handshake", "options")
    assert found.of("options").what == "Skill, style: 4 values set."
