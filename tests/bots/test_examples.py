"""The examples are what they promise: short, complete, and correct under all rules."""

from __future__ import annotations

import ast
import json
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Mapping, Sequence
from fnmatch import fnmatch
from pathlib import Path

import msgspec
import pytest

from core.game.actions import Action
from core.table.messages import Act, Rejected, ToSeat, Update, encode, read_from_seat, read_to_seat
from scripts.bot.transcript import SAMPLE, sample
from tests.bots.piped import EXAMPLES, NODE, PLAIN, SDK, match
from tests.bots.tables import PRESETS

ROOT = EXAMPLES.parents[1]
PROGRAMS = [
    pytest.param(PLAIN, id="plain"),
    pytest.param(SDK, id="sdk"),
    pytest.param(NODE, id="node", marks=pytest.mark.node),
]
UNUSUAL: Sequence[tuple[str, Mapping[str, object]]] = (
    ("buraco", {"players": 2, "jokers_per_deck": 0, "wilds_per_meld": 0, "same_card": True}),
    ("buraco", {"opening": "refusable", "initial_meld": [[0, 120]], "pile": "closed"}),
    ("aberto", {"players": 6, "teams": 3, "sets": "court", "ace": "low", "hand_size": 15}),
    ("stbl", {"players": 6, "sets": "any", "set_max": 0, "wild_sets": True, "initial_meld": [[0, 50]]}),
    ("burraco", {"final_discard": False, "out_needs_pot": False, "pots": 0, "pile": "closed", "ace_to_ace": True}),
)


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("program", PROGRAMS)
async def test_an_example_plays_a_deal_of_every_preset_without_a_fault(program: Sequence[str], preset: str) -> None:
    await match(program, preset=preset)


@pytest.mark.parametrize(("preset", "options"), UNUSUAL)
async def test_the_examples_play_under_unusual_rules(preset: str, options: Mapping[str, object]) -> None:
    for seed in "12":
        await match(PLAIN, SDK, preset=preset, seed=seed, options=options)


@pytest.mark.node
@pytest.mark.parametrize(("preset", "options"), UNUSUAL)
async def test_the_two_plain_ones_are_the_same_bot_in_two_languages(preset: str, options: Mapping[str, object]) -> None:
    python, javascript = [await match(program, preset=preset, options=options) for program in (PLAIN, NODE)]
    assert [seat.acts for seat in python] == [seat.acts for seat in javascript]


async def test_the_examples_do_more_than_draw_and_discard() -> None:
    for preset in ("stbl", "burraco"):
        for program in (PLAIN, SDK):
            seats = await match(program, preset=preset, seed="2")
            done = {action.__struct_config__.tag for seat in seats for act in seat.acts for action in act.actions}
            assert {"draw", "take", "lay", "extend", "discard"} <= done


async def test_the_one_on_the_frame_sends_its_turn_at_once_and_says_why() -> None:
    seats = await match(SDK)
    acts = [act for seat in seats for act in seat.acts]
    assert max(len(act.actions) for act in acts) > 2
    assert all(act.explain and act.info for act in acts)


@pytest.mark.parametrize("program", PROGRAMS)
def test_an_example_that_is_refused_does_something_else(program: Sequence[str]) -> None:
    lines = SAMPLE.read_bytes().splitlines()
    hello, update = lines[0], next(line for line in map(read_to_seat, lines) if is_in_play(line))
    assert isinstance(update, Update)
    assert update.turn is not None
    bot = subprocess.Popen(program, stdin=-1, stdout=-1, stderr=-1, env={**os.environ, "PYTHONPATH": str(ROOT)})
    assert bot.stdin is not None
    assert bot.stdout is not None
    bot.stdin.write(hello + b"\n" + encode(update) + b"\n")
    bot.stdin.flush()
    bot.stdout.readline()
    tried: list[tuple[Action, ...]] = []
    for _ in range(4):
        act = read_from_seat(bot.stdout.readline())
        assert isinstance(act, Act)
        assert act.seq == update.seq
        tried.append(act.actions)
        refused = Rejected(seq=act.seq, at=0, code="invalid_meld", text="No.", now=act.seq, legal=update.turn.legal)
        bot.stdin.write(encode(refused) + b"\n")
        bot.stdin.flush()
    bot.communicate()
    assert len(set(tried)) == 4


def is_in_play(message: ToSeat) -> bool:
    return isinstance(message, Update) and message.view.phase == "play"


HELLO = SAMPLE.read_bytes().splitlines()[0] + b"\n"
PING = b'{"type":"ping","n":3}\n'


@pytest.mark.parametrize("program", PROGRAMS)
def test_an_example_minds_no_blank_line_and_no_word_that_it_does_not_know(program: Sequence[str]) -> None:
    words = b'\n \r\n{"type":"weather","of":{"a":[1]}}\n' + HELLO + b'\n{"type":"tick","seq":1,"left_ms":null}\n' + PING
    run = subprocess.run(program, input=words, capture_output=True, env={**os.environ, "PYTHONPATH": str(ROOT)})
    assert (run.returncode, run.stderr) == (0, b"")
    assert [json.loads(line)["type"] for line in run.stdout.splitlines()] == ["id", "pong"]


@pytest.mark.parametrize("program", PROGRAMS)
def test_an_example_ends_quietly_when_the_table_has_gone(program: Sequence[str]) -> None:
    read, write = os.pipe()
    os.close(read)
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    run = subprocess.run(program, input=HELLO + PING, stdout=write, stderr=subprocess.PIPE, env=environment)
    os.close(write)
    assert (run.returncode, run.stderr) == (0, b"")


@pytest.mark.parametrize("program", [PROGRAMS[0], PROGRAMS[2]])
def test_an_example_that_meets_another_protocol_says_so_and_ends(program: Sequence[str]) -> None:
    other = HELLO.replace(b'"protocol":1', b'"protocol":2')
    run = subprocess.run(program, input=other, capture_output=True, env={**os.environ, "PYTHONPATH": str(ROOT)})
    assert run.returncode != 0
    assert b"protocol" in run.stderr


@pytest.mark.parametrize("name", ["plain.py", "sdk.py", "node.js"])
def test_an_example_is_short_and_says_how_to_run_it(name: str) -> None:
    text = (EXAMPLES / name).read_text("utf-8")
    assert len(text.splitlines()) < 120
    assert "buraco bot check -- " in text


def test_the_plain_one_imports_nothing_but_the_standard_library() -> None:
    tree = ast.parse((EXAMPLES / "plain.py").read_text("utf-8"))
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom)]
    names = {
        (node.module or "") if isinstance(node, ast.ImportFrom) else alias.name
        for node in imports
        for alias in node.names
    }
    assert names <= sys.stdlib_module_names


def test_the_plain_one_runs_where_nothing_is_installed(tmp_path: Path) -> None:
    shutil.copy(EXAMPLES / "plain.py", tmp_path)
    lines = SAMPLE.read_bytes().splitlines()
    bot = subprocess.run(
        [sys.executable, "-I", "-S", "plain.py"], input=b"\n".join(lines) + b"\n", capture_output=True, cwd=tmp_path
    )
    assert bot.stderr == b""
    assert len(bot.stdout.splitlines()) == len(lines)


@pytest.mark.parametrize("name", ["plain_test.py", "sdk_test.py"])
def test_the_test_of_an_example_in_python_passes(name: str) -> None:
    environment = {"PYTHONPATH": str(EXAMPLES.parents[1])}
    run = subprocess.run([sys.executable, str(EXAMPLES / name)], capture_output=True, env=environment)
    assert run.returncode == 0, run.stderr.decode()


@pytest.mark.node
def test_the_test_of_the_example_in_javascript_passes() -> None:
    node = shutil.which("node")
    assert node is not None
    run = subprocess.run([node, "--test", str(EXAMPLES / "node.test.js")], capture_output=True, cwd=EXAMPLES)
    assert run.returncode == 0, run.stdout.decode()


def test_the_sample_is_what_a_table_says() -> None:
    if SAMPLE.read_bytes() != sample():
        pytest.fail("run `python -m scripts.bot.transcript`: the sample messages are not those of today")


def test_the_sample_has_several_rules_and_phases() -> None:
    messages = [json.loads(line) for line in SAMPLE.read_bytes().splitlines()]
    assert len({message["rules"]["preset"] for message in messages if message["type"] == "hello"}) > 1
    updates = [message for message in messages if message["type"] == "update"]
    assert {update["view"]["phase"] for update in updates} >= {"draw", "play"}
    assert {type(update["view"]["pile"]) for update in updates} == {list, dict}
    assert any(update["view"]["melds"] for update in updates)
    assert msgspec.json.encode(messages[0])  # as a table would write it


def test_the_wheel_carries_the_examples() -> None:
    build = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["build"]["targets"]["wheel"]
    assert "bots" in build["packages"]
    assert "exclude" not in build
    ignored = (ROOT / ".gitignore").read_text("utf-8").split()
    files = [path for path in EXAMPLES.iterdir() if path.is_file()]
    assert len(files) == 7
    assert [path.name for path in files if any(fnmatch(path.name, pattern) for pattern in ignored)] == []
