"""``buraco fit``: the same weights from the same seed, however they are come by, and nothing overwritten."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts.cli import main
from scripts.fitting.command import tables_of
from scripts.fitting.tables import EXPERT


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BURACO_HOME", str(tmp_path / "home"))


def printed(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What a fit prints."""
    assert main(["fit", *words]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize(
    ("what", "tables", "deals"), [("expert", "open_any,closed_clean", 1), ("outlook", "fast,closed", 11)]
)
def test_weights_are_the_same_whatever_number_of_processes_plays(
    what: str, tables: str, deals: int, capsys: pytest.CaptureFixture[str]
) -> None:
    words = (what, "--tables", tables, "--deals", str(deals), "--seed", "3")
    alone = printed(capsys, *words, "--jobs", "1")
    if what == "expert":
        assert main(["fit", *words, "--jobs", "2", "--pairs", "1"]) == 0
        there = capsys.readouterr()
        assert there.out == alone
        assert "closed_clean, new over present: " in there.err
        assert there.err.rstrip().endswith("1 pairs")
    else:
        assert printed(capsys, *words, "--jobs", "2") == alone
        assert printed(capsys, *words[:-1], "4", "--jobs", "2") != alone
    assert f"Made by `buraco fit {' '.join(words)}`." in alone


def test_a_fit_that_goes_on_comes_to_what_one_in_one_go_does(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    samples, first, second = tmp_path / "samples.jsonl", tmp_path / "first.py", tmp_path / "second.py"
    words = ["fit", "outlook", "--tables", "closed", "--jobs", "1", "--resume", str(samples)]
    assert main([*words, "--deals", "2", "--out", str(first)]) == 0
    samples.write_bytes(samples.read_bytes()[:-30])  # and is ended in the middle of a line
    assert main([*words, "--deals", "3", "--out", str(second)]) == 0
    assert "(1 deals)" in capsys.readouterr().err
    assert second.read_text() == printed(capsys, *words[1:6], "--deals", "3")
    assert first.read_text() != second.read_text()


def test_a_link_to_nowhere_is_no_new_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "weights.py"
    out.symlink_to(tmp_path / "nowhere")
    assert main(["fit", "outlook", "--deals", "1", "--out", str(out)]) == 2
    assert "is there already" in capsys.readouterr().err


def test_a_file_that_is_there_is_not_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "weights.py"
    out.write_text("mine")
    assert main(["fit", "expert", "--deals", "1", "--out", str(out)]) == 2
    assert "is there already" in capsys.readouterr().err
    assert out.read_text() == "mine"
    assert not (tmp_path / "home").exists()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["greedy"], "there is no 'greedy'"),
        (["expert", "--tables", "fast"], "--tables is all, or some of open_any"),
        (["outlook", "--tables", "open_any"], "--tables is all, or some of fast, closed, slow"),
        (["outlook", "--from", "present"], "--from and --pairs are for the weights of expert"),
        (["outlook", "--pairs", "3"], "--from and --pairs are for the weights of expert"),
        (["expert", "--pairs", "-1"], "--pairs 0 or more"),
        (["expert", "--deals", "0"], "1 or more"),
        (["expert", "--jobs", "0"], "1 or more"),
        (["expert", "--seed", "0"], "1 or more"),
    ],
)
def test_what_cannot_be_fitted_is_refused_in_a_sentence(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["fit", *words]) == 2
    assert said in capsys.readouterr().err


def test_a_place_that_cannot_be_written_to_is_told_and_the_samples_are_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "nowhere" / "weights.py"
    words = ["outlook", "--tables", "fast", "--deals", "1", "--jobs", "1", "--out", str(out)]
    assert main(["fit", *words]) == 2
    assert "--resume the samples" in capsys.readouterr().err
    assert (tmp_path / "home" / "fits" / "outlook-1.jsonl").exists()


def test_tables_come_in_the_order_of_the_columns() -> None:
    assert tables_of("expert", "closed_clean,open_any,open_any") == ("open_any", "closed_clean")
    assert tables_of("expert", "all") == tuple(EXPERT)
