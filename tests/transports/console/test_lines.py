"""Lines from a pipe or a file: whole lines, the last one without an end, monsters cut, and the end told once."""

import asyncio
import os
import threading

from tests.patience import PATIENCE_S
from transports.console.lines import LONGEST_KEPT, Lines, from_descriptor


def piped(*chunks: bytes) -> list[str]:
    """What is read from a pipe into which these chunks are written, until its end."""
    end, begin = os.pipe()

    def write() -> None:
        for chunk in chunks:
            os.write(begin, chunk)
        os.close(begin)

    writer = threading.Thread(target=write)
    writer.start()
    read = from_descriptor(end, "utf-8")
    found: list[str] = []
    while (line := read()) is not None:
        found.append(line)
    assert read() is None
    writer.join()
    os.close(end)
    return found


def test_lines_come_one_by_one_however_they_were_cut() -> None:
    assert piped(b"draw\nlay 3S", b" 4S 5S\r\n", b"\ndiscard 9D") == ["draw", "lay 3S 4S 5S", "", "discard 9D"]


def test_a_sign_cut_in_two_is_whole_again_and_garbage_is_replaced() -> None:
    heart = "7♥\n".encode()
    assert piped(heart[:2], heart[2:], b"\xff\n") == ["7♥", "\N{REPLACEMENT CHARACTER}"]


def test_an_endless_line_is_cut_and_the_next_one_is_whole() -> None:
    lines = piped(b"x" * 1_000_000, b"\nundo\n")
    assert len(lines) == 2
    assert 0 < len(lines[0]) <= LONGEST_KEPT
    assert lines[1] == "undo"


def test_an_empty_input_is_its_end() -> None:
    assert piped() == []


async def test_a_line_is_read_only_when_one_is_wanted() -> None:
    asked: list[str] = []
    given = iter(["draw", None])

    def read() -> str | None:
        line = next(given)
        asked.append(str(line))
        return line

    lines = Lines(read)
    assert not lines.pending
    waiting = lines.next()
    assert lines.next() is waiting, "asking again does not read another line"
    assert await asyncio.wait_for(waiting, PATIENCE_S) == "draw"
    assert lines.taken() == "draw"
    assert asked == ["draw"]
    assert await asyncio.wait_for(lines.next(), PATIENCE_S) is None
