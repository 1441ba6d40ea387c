"""Lines out of pieces, so much a second, and the end of what was said on standard error."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.transports.process.programs import bot
from transports.process.dialogue import LINES, Dialogue
from transports.process.incoming import Garbled, Noise, read
from transports.process.pipes import DEALS_KEPT, Lines, Rate, Stderr, TooLong
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
    rate = Rate(1, lambda: time[0])
    assert rate.spend(4 * 1024) == 0
    assert rate.spend(1024) == pytest.approx(1)
    time[0] += 3
    assert rate.spend(2048) == 0
    time[0] += 1_000
    assert rate.spend(5 * 1024) == pytest.approx(1)


def test_standard_error_is_kept_at_its_end_and_by_deal(tmp_path: Path) -> None:
    kept = Stderr(1, tmp_path / "logs", "a/bot")
    kept.add(b"at the start\n")
    kept.begin(1)
    for n in range(500):
        kept.add(b"line %d\n" % n)
    assert kept.of().endswith("line 499\n")
    assert len(kept.of()) == 1024
    assert kept.of(0) == "at the start\n"
    kept.begin(2)
    assert kept.of() == ""
    kept.add(b"\xff no text")
    kept.close()
    assert kept.of(2) == "\\xff no text"
    assert sorted(path.name for path in (tmp_path / "logs").iterdir()) == [f"a_bot-deal-{n}.txt" for n in (0, 1, 2)]
    for n in range(3, 50):
        kept.begin(n)
    assert kept.of(1) == ""
    assert len(kept._deals) == DEALS_KEPT


def test_a_full_disk_is_no_reason_not_to_play(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    kept = Stderr(1, tmp_path / "file" / "logs", "bot")
    kept.add(b"a word")
    kept.close()
    assert kept.of() == "a word"


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


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"hello",
        b"[1]",
        b"null",
        b"7",
        b'"x"',
        b"{",
        b'{"type":"x"}',
        b"\xff",
        b'{"type":1}',
        b"[" * 9999,
    ],
)
def test_what_is_no_message_is_noise(line: bytes) -> None:
    assert read(line) == Noise()


@pytest.mark.parametrize(
    ("line", "seq"),
    [
        (b'{"type":"act","seq":5,"actions":[{"do":"fly"}]}', 5),
        (b'{"type":"act","seq":5,"actions":[],"more":1}', 5),
        (b'{"type":"act","seq":"5","actions":[]}', 0),
        (b'{"type":"act"}', 0),
        (b'{"type":"act","seq":true,"actions":[]}', 0),
        (b'{"type":"act","seq":99999999999999999999,"actions":[]}', 0),
        (b'{"type":"act","seq":-1,"actions":[]}', 0),
    ],
)
def test_an_act_that_cannot_be_read_says_its_number_where_it_has_one(line: bytes, seq: int) -> None:
    said = read(line)
    assert isinstance(said, Garbled)
    assert said.seq == seq
    assert said.text


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
