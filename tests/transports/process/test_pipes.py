"""Lines out of pieces, so much and so many a second, and the dialogue that is kept."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.transports.process.programs import bot, limits
from transports.process.dialogue import LINES, Dialogue
from transports.process.faults import BotFailed
from transports.process.pipes import IN_A_ROW, MORE_LINES, Lines, Output, Rate, TooLong
from transports.process.program import program_of


@pytest.mark.parametrize("size", [1, 2, 3, 7, 100])
def test_lines_are_the_same_in_whatever_pieces_they_come(size: int) -> None:
    text = b'{"a":1}\r\n\n \t\r\n  {"b":2}  \n{"half"'
    lines, found = Lines(100), []
    for at in range(0, len(text), size):
        found += lines.feed(text[at : at + size])
    assert found == [b'{"a":1}', b'{"b":2}']
    assert lines.half == b'{"half"'


@pytest.mark.parametrize(
    "pieces", [[b"x" * 11], [b"x" * 6, b"x" * 6], [b"ok\n" + b"x" * 11 + b"\n"], [b"x" * 11 + b"\n"]]
)
def test_a_line_that_is_too_long_is_found_out_before_it_ends(pieces: list[bytes]) -> None:
    lines = Lines(10)
    with pytest.raises(TooLong):
        assert [lines.feed(piece) for piece in pieces] == []


def test_a_line_as_long_as_it_may_be_is_fine() -> None:
    assert Lines(10).feed(b"x" * 10 + b"\n") == [b"x" * 10]


def test_a_rate_lets_a_burst_through_and_says_how_long_to_wait_for_more() -> None:
    time = [0.0]
    rate = Rate(1024, lambda: time[0])
    assert rate.spend(4 * 1024) == 0
    assert rate.spend(1024) == pytest.approx(1)
    time[0] += 3
    assert rate.spend(2048) == 0
    time[0] += 1_000
    assert rate.spend(5 * 1024) == pytest.approx(1)
    rate.earn(10 * 1024)
    assert rate.spend(4 * 1024) == 0


def output(now: list[float], **some: float) -> Output:
    """The output of a program with these limits."""
    return Output(bot("honest", limits=limits(**some)), lambda: now[0])


def test_too_many_lines_are_a_flood_however_short_they_are() -> None:
    now = [0.0]
    lines = output(now, output_lines_s=100)
    assert lines.feed(b"x\n" * 400) == [b"x"] * 400
    now[0] += 1
    assert lines.feed(b"x\n" * 100) == [b"x"] * 100
    with pytest.raises(BotFailed, match="more than 100 lines a second") as failed:
        lines.feed(b"\n")
    assert failed.value.code == "flooded"


def test_each_update_earns_a_few_lines_more() -> None:
    lines = output([0.0], output_lines_s=100)
    lines.feed(b"x\n" * 400)
    lines.updated()
    assert lines.feed(b"x\n" * MORE_LINES) == [b"x"] * MORE_LINES
    with pytest.raises(BotFailed):
        lines.feed(b"x\n")


async def test_many_lines_at_once_let_everybody_else_have_their_turn() -> None:
    stream = asyncio.StreamReader()
    stream.feed_data(b"x\n" * 20 * IN_A_ROW)
    stream.feed_eof()
    turns = 0

    async def count() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    counting = asyncio.create_task(count())
    found: list[bytes] = []
    await output([0.0]).read(stream, found.append)
    counting.cancel()
    assert len(found) == 20 * IN_A_ROW
    assert turns >= 20


def test_a_dialogue_keeps_the_newest_lines_and_what_cannot_be_printed_as_escapes() -> None:
    dialogue = Dialogue(width=20)
    for n in range(LINES + 5):
        dialogue.add(">", b"line %d\n" % n, n)
    dialogue.add("<", b"\x1b[31mred\xff", 1_000)
    dialogue.add("<", b"x" * 50, 1_001)
    assert len(dialogue.lines) == LINES
    text = str(dialogue)
    assert "\\x1b[31mred\\xff" in text
    assert "… (50 bytes)" in text
    assert "      7 > line 7\n      8 > line 8" in text


def test_noise_does_not_push_out_what_matters() -> None:
    dialogue = Dialogue()
    dialogue.add(">", b"hello", 0)
    for _ in range(10_000):
        dialogue.add("?", b"tick", 1)
    dialogue.add("<", b"act", 2)
    assert [line.text for line in dialogue.lines] == ["hello", *["tick"] * 4, "(and 9996 more lines like these)", "act"]


def test_words_that_name_a_file_name_it_from_anywhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "my-bot.py").write_text("")
    program = program_of(["python3", "-u", "my-bot.py", "--level", "3", "other.txt"])
    assert program.command == ("python3", "-u", str(tmp_path / "my-bot.py"), "--level", "3", "other.txt")
    assert program.name == "my-bot"
    assert program_of(["./my-bot.py"]).command == (str(tmp_path / "my-bot.py"),)
    assert program_of(["node"], name="Nodo", worlds=5).name == "Nodo"
    assert bot("honest").name == "honest"
    with pytest.raises(ValueError, match="no command"):
        program_of([])
