"""What a brought bot does wrong is told in a line as it happens."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import msgspec
import pytest

from scripts.bot.telling import MOST_TOLD, Telling, faults_said, say_faults
from scripts.failure import CommandError
from transports.console.terminal import Look, Paper
from transports.process.faults import Fault, Faults
from transports.process.program import Program

MINE = Program(command=("mine",), name="mine", logs=Path("/kept/mine"))
CRASH = Fault(
    kind="crash",
    code="crashed",
    text="mine ended by itself (exit code 1).",
    table="K7QF2M",
    seat=2,
    deal=3,
    stderr="one\ntwo\x1b[2J\n",
)


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str]) -> list[str]:
    """What the crash tells, five times in one deal."""
    telling = Telling(MINE)
    for _ in range(5):
        telling.tell(CRASH)
    return capsys.readouterr().err.splitlines()


def test_a_crash_is_told_with_its_code_what_follows_and_where_standard_error_lies(said: list[str]) -> None:
    assert said[0] == (
        "mine, deal 3, seat 2: crash (crashed): mine ended by itself (exit code 1). It is started again (1 of 3 in "
        "this deal). The end of its standard error: 'two?[2J'; more of it is kept in /kept/mine/K7QF2M-2."
    )


def test_the_same_last_words_are_told_once(said: list[str]) -> None:
    assert ["'two?[2J'" in line for line in said] == [True, False, False, False, False]
    assert said[1].endswith("It is started again (2 of 3 in this deal). Its last words are the same.")


def test_the_fourth_end_in_a_deal_leaves_it_to_the_stand_in(said: list[str]) -> None:
    assert ["is started again" in line for line in said] == [True, True, True, False, False]
    assert "A stand-in plays the rest of the deal." in said[3]


def test_a_refusal_is_told_without_a_word_of_restarts(capsys: pytest.CaptureFixture[str]) -> None:
    text = "mine was refused: You do not hold 9D; discard a card of your hand."
    Telling(MINE).tell(msgspec.structs.replace(CRASH, kind="illegal", code="card_not_held", text=text))
    assert capsys.readouterr().err == f"mine, deal 3, seat 2: illegal (card_not_held): {text}\n"


def test_after_many_faults_they_are_only_counted(capsys: pytest.CaptureFixture[str]) -> None:
    telling = Telling(MINE)
    for _ in range(MOST_TOLD + 5):
        telling.tell(CRASH)
    *_, last = lines = capsys.readouterr().err.splitlines()
    assert len(lines) == MOST_TOLD + 1
    assert last == "mine: what else goes wrong is counted, and told at the end."


class Screen(io.StringIO):
    """Standard error that is a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(("typed", "begins"), [(None, "\r\x1b[Kmine, deal 3"), ("ex", "\r\x1b[Kmine, deal 3")])
def test_at_a_terminal_it_stands_above_the_prompt_or_the_line_of_progress(
    typed: str | None, begins: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = Screen()
    monkeypatch.setattr(sys, "stderr", screen)
    out = io.StringIO()
    paper = Paper(out, Look(prompts=typed is not None, colour=False, signs=True, escapes=True), lambda: 80)
    paper.prompt, paper.typed = "> ", lambda: typed
    telling = Telling(MINE)
    telling.write_on(paper)
    telling.tell(CRASH)
    assert out.getvalue().startswith(begins)
    assert out.getvalue().endswith("/kept/mine/K7QF2M-2.\n" if typed is None else "> ex")
    assert screen.getvalue() == ""


def test_at_the_end_faults_that_are_alike_are_told_once(capsys: pytest.CaptureFixture[str]) -> None:
    faults = Faults()
    for deal in (3, 3, 4):
        faults.add(msgspec.structs.replace(CRASH, deal=deal, stderr="oops\n"))
    for number in range(4):
        faults.add(Fault(kind="illegal", code="card_not_held", text=f"refused {number}", deal=5))
    say_faults(MINE, faults)
    assert capsys.readouterr().err.splitlines() == [
        "Faults of mine: 3 crash, 0 timeout, 4 illegal, 0 garbage.",
        "  crash (crashed, deal 3, 3 times): mine ended by itself (exit code 1).",
        "    stderr: oops",
        "  illegal (card_not_held, deal 5): refused 0",
        "  illegal (card_not_held, deal 5): refused 1",
        "  and 2 more.",
    ]


def test_of_a_stack_the_line_that_says_what_happened_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    stderr = "java.io.IOException: notes.txt (Read-only file system)\n\tat Hog.save(Hog.java:9)\n\tat Hog.main(x)\n"
    Telling(MINE).tell(msgspec.structs.replace(CRASH, stderr=stderr))
    said = capsys.readouterr().err
    assert "The end of its standard error: 'java.io.IOException: notes.txt (Read-only file system)'" in said
    assert "let it write in its working directory, which HOME names." in said
    assert "?at" not in said


def test_a_command_that_is_refused_says_nothing_of_a_program_that_did_nothing_wrong(
    capsys: pytest.CaptureFixture[str],
) -> None:
    faults = Faults()
    with pytest.raises(CommandError), faults_said(MINE, faults):
        raise CommandError("unknown_table", "There is no such table.")
    assert capsys.readouterr().err == ""
    with faults_said(MINE, faults):
        faults.add(CRASH)
    assert capsys.readouterr().err.startswith("Faults of mine: 1 crash, ")
    with pytest.raises(CommandError), faults_said(MINE, faults):
        raise CommandError("closed", "The table has closed.")
    assert capsys.readouterr().err.startswith("Faults of mine: 1 crash, ")
