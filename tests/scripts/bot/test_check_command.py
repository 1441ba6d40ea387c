"""`buraco bot check`: what it prints, how it ends, and that nothing is left of the program when it is interrupted."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from scripts.bot.check.bench import Bench
from scripts.cli import main
from tests.patience import PATIENCE_S
from tests.scripts.bot.checks import ROOT, alive, bad_bot

SHORT = ("--rules", "burraco", "--deals", "1", "--step", "start-up", "handshake", "a whole turn", "options")


@pytest.fixture(autouse=True)
def _a_home_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BURACO_HOME", str(tmp_path / "home"))


def test_each_step_is_a_line_and_the_last_one_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bot", "check", *SHORT, "--", *bad_bot("honest")]) == 0
    heading, confinement, *lines = capsys.readouterr().out.splitlines()
    assert heading.startswith("Checking ")
    assert heading.endswith("1 deal each of burraco, seed 1.")
    assert confinement.startswith("A bot ")
    assert [line.split(maxsplit=1)[0] for line in lines[:-1]] == ["ok", "ok", "ok", "note"]
    assert lines[1] == "ok      handshake              'honest', protocol 1; it wants legal."
    assert lines[2].startswith("ok      a whole turn           3 turns in 6 acts")
    assert lines[-1].startswith("It passed: 3 steps, 1 note, ")


def test_a_fault_is_shown_with_its_dialogue_and_gives_the_status_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bot", "check", *SHORT, "--", *bad_bot("liar")]) == 1
    said = capsys.readouterr().out
    assert "failed  a whole turn           Its act was refused as wrong_phase" in said
    assert '< {"type": "act", "seq":' in said
    assert '> {"type":"rejected",' in said
    assert '"turn":{"deadline_ms":30000' in said
    assert said.splitlines()[-1].startswith("It failed at: a whole turn (2 steps passed, ")


def test_for_programs_it_is_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bot", "check", *SHORT, "--json", "--seed", "7", "--", *bad_bot("crasher")]) == 1
    said = capsys.readouterr().out
    assert said.count("\n") == 1
    report = json.loads(said)
    assert report["passed"] is False
    assert (report["presets"], report["deals"], report["seed"]) == (["burraco"], 1, 7)
    failed = next(each for each in report["outcomes"] if each["status"] == "failed")
    assert failed["step"] == "a whole turn"
    assert {line["way"] for line in failed["exchange"]["lines"]} == {"<", ">"}
    assert "ZeroDivisionError" in failed["exchange"]["stderr"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "Write -- and the command that starts your bot"),
        (["--rules", "canasta", "--", "true"], "There are no rules called 'canasta': write all, or some of aberto"),
        (["--deals", "0", "--", "true"], "--deals is 1 or more."),
        (["--move", "0", "--", "true"], "--move is more than 0."),
        (["--move", "soon", "--", "true"], "--move: 'soon' is no number"),
        (["--step", "dancing", "--", "true"], "--step: there is no 'dancing'"),
        (["--memory", "0", "--", "true"], "--memory is 1 to "),
        (["--", "/nowhere/at/all"], "'/nowhere/at/all' is no program that could be started here"),
        (["--", "python3", "no_such_file.py"], "There is no file 'no_such_file.py'"),
        (["python3", "--", "true"], "There is a command before -- (python3) and one after it: leave one out."),
        (["--set", "n=1", "--", *bad_bot("honest")], "--set: This bot has no options: leave n out."),
        (
            ["--set", "skill=11", "--step", "deals", "--", *bad_bot("contrary", "takes options")],
            "--set: Option skill is a whole number from 1 to 10, and not 11.",
        ),
    ],
)
def test_what_cannot_be_checked_is_said_in_a_sentence(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["bot", "check", *words]) == 2
    assert said in capsys.readouterr().err


def test_a_program_that_ends_at_once_is_told_where_it_runs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bot", "check", "--step", "start-up", "--", sys.executable, "-c", "open('my_weights')"]) == 1
    said = capsys.readouterr().out
    assert "It is started in a folder of its own and with a clean environment" in said
    assert "my_weights" in said


def test_a_program_that_misses_a_module_is_told_how_it_is_found(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bot", "check", "--step", "start-up", "--", sys.executable, "-m", "no_such_module"]) == 1
    assert "write env PYTHONPATH=FOLDER before the command" in capsys.readouterr().out


@pytest.mark.skipif(sys.platform != "linux", reason="processes are looked for in /proc")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGKILL])
def test_when_it_is_interrupted_nothing_is_left(number: signal.Signals, tmp_path: Path) -> None:
    mark = f"mark-{os.getpid()}-{number.name}"
    words = [sys.executable, "-m", "scripts.cli", "bot", "check", "--", *bad_bot("staller", mark)]
    home = {**os.environ, "BURACO_HOME": str(tmp_path / "home")}
    with subprocess.Popen(
        words, cwd=ROOT, env=home, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as check:
        assert check.stdout is not None
        while "handshake" not in check.stdout.readline():
            pass
        while len(alive(mark)) < 2:  # it is asked in vain now
            assert check.poll() is None
        check.send_signal(number)
        shown, said = check.communicate(timeout=PATIENCE_S)
    assert "Traceback" not in said
    assert ("It was interrupted after " in shown) == (number == signal.SIGINT)
    assert check.returncode == (130 if number == signal.SIGINT else -signal.SIGKILL)
    until = time.monotonic() + PATIENCE_S
    while alive(mark):
        assert time.monotonic() < until, alive(mark)


def test_what_was_found_until_ctrl_c_is_told_to_programs_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def interrupted(bench: Bench, only: object) -> int:
        bench.add("ok", "ping", "answered")
        raise KeyboardInterrupt

    monkeypatch.setattr("scripts.bot.check.command.check", interrupted)
    assert main(["bot", "check", "--json", "--", *bad_bot("honest")]) == 130
    report = json.loads(capsys.readouterr().out)
    assert report["summary"] == "It was interrupted after 0 s: 1 step passed; no more was tried."
    assert (report["passed"], [outcome["step"] for outcome in report["outcomes"]]) == (False, ["ping"])


def test_the_budget_and_the_values_that_are_named_are_those_it_is_checked_with(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ("--worlds", "64", "--set", "seed=3", "--step", "a whole turn", "reproducibility")
    assert main(["bot", "check", *words, "--", *bad_bot("contrary", "moody")]) == 1
    assert "With the same cards and a budget of 64 worlds it acted otherwise" in capsys.readouterr().out
