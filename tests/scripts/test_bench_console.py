"""The full screen measured: how long it takes to appear, and to answer keys."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from scripts.cli import main
from scripts.console_bench import command
from scripts.console_bench.first_paint import first_paint
from scripts.failure import CommandError


def test_the_figures_come_as_json_and_every_kind_of_key_is_among_them(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "SIZES", ((80, 24),))
    assert main(["bench", "console", "--json", "--starts", "1", "--rounds", "1"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    figures = found["80x24"]
    for name in ("play", "home"):
        assert 0 < figures["first_frame_ms"][name]["median"] <= figures["first_frame_ms"][name]["max"]
    assert {"cursor", "pick", "pick by rank", "let go", "sort", "lay", "undo", "all"} == set(figures["key_ms"])
    for times in figures["key_ms"].values():
        assert 0 < times["p50"] <= times["p95"] <= times["max"]
        assert times["max"] <= times["whole_max"]
    assert figures["key_ms"]["all"]["count"] == sum(
        times["count"] for what, times in figures["key_ms"].items() if what != "all"
    )


def test_they_are_printed_for_people_too(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    times = {"count": 1, "p50": 9.0, "p95": 9.0, "max": 9.0, "whole_p50": 9.0, "whole_max": 9.0}
    figures = {"first_frame_ms": {"play": {"median": 500.0, "max": 600.0}}, "key_ms": {"lay": times}}
    monkeypatch.setattr(command, "measure", lambda size, starts, rounds: figures)
    assert main(["bench", "console"]) == 0
    said = capsys.readouterr().out
    assert "first frame of play" in said
    assert "median 500 ms" in said
    assert "200x50" in said
    assert said.startswith("machine: ")


@pytest.mark.parametrize("words", [["--starts", "0"], ["--rounds", "0"]])
def test_a_bench_that_would_say_nothing_is_refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "console", *words]) == 2
    assert capsys.readouterr().err.startswith("buraco bench: ")


def test_a_program_that_never_shows_a_table_is_named_with_what_it_said(tmp_path: Path) -> None:
    with pytest.raises(CommandError, match="did not come to its first frame; it showed"):
        first_paint(("play", "--rules", "bridge"), "Deal 1", (80, 24), tmp_path)
