"""The command itself: what it lists, and how it ends when it cannot write or is interrupted."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bots.registry import PLAYERS
from scripts.cli import BEGINS, COMMANDS, main
from scripts.failure import CommandError
from scripts.locales import LANGUAGES
from tests.scripts.terminal_session import ROOT, TerminalSession, command, environment, piped
from tests.transports.english import ENGLISH


def test_help_lists_every_command_with_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    lines = capsys.readouterr().out.splitlines()
    for name, (_, key) in COMMANDS.items():
        told = ENGLISH.text(key)
        assert sum(line.split()[:1] == [name] and line.endswith(told) for line in lines) == 1
    assert max(map(len, lines)) <= 80


WHY: list[tuple[tuple[str, ...], dict[str, str], str]] = [
    ((), {}, "The home screen needs a terminal to be drawn on, and here is a pipe or a file: `buraco play` begins"),
    (
        ("--plain",),
        {},
        "The home screen is drawn, and --plain says everything in sentences: `buraco play --plain` begins",
    ),
    (
        ("--lang", "ru"),
        {},
        "Начальному экрану нужен терминал, а здесь канал или файл: игру в строках начинает `buraco play`",
    ),
    (("--plain", "--lang=it"), {}, "La schermata iniziale è disegnata, e --plain dice tutto in frasi: "),
]


@pytest.mark.parametrize(("words", "more", "said"), WHY)
def test_alone_where_no_home_screen_can_be_drawn_it_says_why_and_what_to_type(
    words: tuple[str, ...], more: dict[str, str], said: str, tmp_path: Path
) -> None:
    ran = piped(tmp_path, *words, **more)
    assert (ran.returncode, ran.stderr) == (0, "")
    first, empty, *_ = ran.stdout.splitlines()
    assert first.startswith(said)
    assert empty == ""
    assert "`buraco --help`" in ran.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_reason_is_not_scrolled_off_a_small_window(lang: str, tmp_path: Path) -> None:
    with TerminalSession(environment(tmp_path), "--lang", lang) as terminal:
        assert terminal.end() == 0
    lines = terminal.shown.splitlines()
    assert len(lines) < 24
    assert "BURACO_PLAIN" in " ".join(lines[:3])
    for name in BEGINS:
        assert any(line.startswith(f"  {name} ") for line in lines), name


@pytest.mark.parametrize(
    ("columns", "more", "said"),
    [
        (80, {"BURACO_PLAIN": "1"}, "because BURACO_PLAIN is set"),
        (80, {"BURACO_PLAIN": "", "TERM": "dumb"}, "kind of terminal (see TERM)"),
        (80, {"BURACO_PLAIN": "", "LC_ALL": "C"}, "shows no suit signs"),
        (50, {"BURACO_PLAIN": ""}, "needs 60 columns and 18 lines"),
    ],
)
def test_on_a_terminal_the_reason_is_its_own_and_the_list_breaks_at_words(
    columns: int, more: dict[str, str], said: str, tmp_path: Path
) -> None:
    with TerminalSession(environment(tmp_path, **more), columns=columns) as terminal:
        terminal.expect("explains one.")
        assert terminal.end() == 0
    lines = terminal.shown.splitlines()
    assert said in " ".join(terminal.shown.split())
    assert all(len(line) <= columns for line in lines)
    words = {word for key in (COMMANDS[name][1] for name in BEGINS) for word in ENGLISH.text(key).split()}
    assert words <= {word for line in lines for word in line.split()}


def test_hints_name_the_program_as_it_was_called(tmp_path: Path) -> None:
    launcher = Path(sys.executable).with_name("buraco")
    if not launcher.exists():
        pytest.skip("set-up has put no launcher beside this Python")
    shown = launcher.relative_to(ROOT) if launcher.is_relative_to(ROOT) else launcher
    for words, said in (
        (("games",), f"There are no saved games: {shown} play begins one."),
        (("tables",), f"start `{shown} serve`"),
        (("play", "--nope"), f"`{shown} play --help` lists what is."),
        (("fly",), f"`{shown} --help` lists them."),
    ):
        ran = piped(tmp_path, *words, PATH="/usr/bin:/bin")
        assert said in ran.stdout + ran.stderr


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_a_room_that_runs_it(name: str) -> None:
    room = importlib.import_module(COMMANDS[name][0])
    assert callable(room.add_arguments)
    assert callable(room.run)


@pytest.mark.parametrize("words", [["play"], ["create"], ["bot", "play"]])
def test_help_says_what_to_expect_of_each_bot_where_opponents_are_chosen(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main([*words, "--help"])
    said = " ".join(capsys.readouterr().out.split())
    for player in PLAYERS:
        assert f"{player.name} {player.about}" in said


def test_an_unknown_command_is_refused_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["\x1b[31mfly"]) == 2
    said = capsys.readouterr().err
    assert "there is no command" in said.lower()
    assert "\x1b" not in said


def test_what_a_sentence_repeats_of_a_path_cannot_steer_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", "no\x1b[31msuch\x07file"]) == 2
    said = capsys.readouterr().err
    assert "no?[31msuch?file" in said


ELSEWHERE = [["--help"], ["rules", "stbl"], ["perft", "--depth", "1"], ["vectors", "tests/data/vectors/deal.json"]]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
@pytest.mark.parametrize("words", ELSEWHERE, ids=lambda words: words[0])
def test_an_output_that_cannot_be_written_is_told_and_fails(words: list[str], tmp_path: Path) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            command(*words),
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            env=environment(tmp_path),
            cwd=ROOT,
            check=False,
        )
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("words", ELSEWHERE, ids=lambda words: words[0])
def test_a_closed_output_is_told_and_fails(words: list[str], tmp_path: Path) -> None:
    shell = ["/bin/sh", "-c", '"$@" >&-', "sh", *command(*words)]
    done = subprocess.run(shell, capture_output=True, text=True, env=environment(tmp_path), cwd=ROOT, check=False)
    assert done.returncode == 2
    assert "output is closed" in done.stderr


def test_a_reader_that_has_had_enough_is_no_fault(tmp_path: Path) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        command("rules", "stbl"),
        stdout=writing,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(tmp_path),
        cwd=ROOT,
        check=False,
    )
    os.close(writing)
    assert done.returncode == 141
    assert done.stderr == ""


def test_an_interrupt_at_any_moment_ends_with_130_and_no_trace(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(name: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(importlib, "import_module", interrupted)
    assert main(["rules", "stbl"]) == 130
    assert "Traceback" not in capsys.readouterr().err


def test_a_command_that_cannot_go_on_says_so_in_one_sentence(tmp_path: Path) -> None:
    done = piped(tmp_path, "rules", "bridge")
    assert done.returncode == 2
    assert done.stderr.startswith("buraco rules: ")
    assert done.stderr.count("\n") == 1
    assert CommandError("a", "b").status == 2


def test_an_option_given_twice_with_different_values_is_refused_by_rules_as_by_play(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["rules", "buraco", "--option", "ace=high", "--option", "ace=low"]) == 2
    assert "--option ace is there twice" in capsys.readouterr().err
    assert main(["rules", "buraco", "--option", "ace=high", "--option", "ace=high"]) == 0
