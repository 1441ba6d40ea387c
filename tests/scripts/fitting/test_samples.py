"""The file of samples: nothing is lost of it, and what others made does not count."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

from scripts.failure import CommandError
from scripts.fitting.questions import Choice, Played, Question
from scripts.fitting.samples import Origin, Samples, origin_of

HERE = Origin("expert", 1, "0123")
DEALS = [Played("stbl", number, [Question("LAY", [Choice([(2, 0.5)], 10.5), Choice([], -1.0)])]) for number in (1, 2)]


def test_what_was_written_is_there_the_next_time(tmp_path: Path) -> None:
    path = tmp_path / "new" / "samples.jsonl"
    with Samples(path, HERE) as samples:
        samples.add(DEALS)
    with Samples(path, HERE) as samples:
        assert list(samples.played.values()) == DEALS
        assert ("stbl", 2) in samples.played


@pytest.mark.parametrize("lost", [1, 20])
def test_a_line_that_was_broken_off_is_played_again(lost: int, tmp_path: Path) -> None:
    path = tmp_path / "samples.jsonl"
    with Samples(path, HERE) as samples:
        samples.add(DEALS)
    path.write_bytes(path.read_bytes()[:-lost])
    for _ in range(2):
        with Samples(path, HERE) as samples:
            assert samples.played[("stbl", 1)] == DEALS[0]
            samples.add(DEALS[1:])
    with Samples(path, HERE) as samples:
        assert list(samples.played.values()) == DEALS


@pytest.mark.parametrize("other", [Origin("outlook", 1, "0123"), Origin("expert", 2, "0123"), Origin("expert", 1, "4")])
def test_samples_of_others_are_refused_and_left_alone(other: Origin, tmp_path: Path) -> None:
    path = tmp_path / "samples.jsonl"
    with Samples(path, other) as samples:
        samples.add(DEALS)
    before = path.read_bytes()
    with pytest.raises(CommandError, match="name another file") as refused:
        Samples(path, HERE)
    assert refused.value.code == "bad_samples"
    assert path.read_bytes() == before


def test_a_file_that_cannot_be_begun_is_refused_in_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(samples: Samples, line: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Samples, "_write", full)
    with pytest.raises(CommandError, match="no space left on device") as refused:
        Samples(tmp_path / "samples.jsonl", HERE)
    assert refused.value.code == "bad_samples"


@pytest.mark.parametrize("text", ["hello", "hello\nthere\n", '{"line":"pair"}\n', '{"line":"deal"'])
def test_a_file_of_something_else_is_refused_and_left_alone(text: str, tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text(text)
    with pytest.raises(CommandError, match="no file of samples"):
        Samples(path, HERE)
    assert path.read_text() == text


def test_a_folder_is_no_file_of_samples(tmp_path: Path) -> None:
    with pytest.raises(CommandError, match="cannot be used"):
        Samples(tmp_path, HERE)


def test_other_rooms_that_sample_make_other_samples(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert origin_of("expert", 1) == origin_of("expert", 1)
    now = origin_of("expert", 1)
    monkeypatch.setattr("scripts.fitting.samples.SAMPLERS", ("questions.py",))
    assert origin_of("expert", 1).players != now.players
