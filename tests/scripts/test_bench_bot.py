"""What a player takes to think, measured at a table's door."""

from __future__ import annotations

import json
from typing import Any

import pytest

from scripts.bench_bot import measure, worlds_in
from scripts.cli import main
from scripts.failure import CommandError
from tests.scripts.stub_players import seat_stubs


def test_the_figures_of_a_player_come_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "bot", "greedy", "--rules", "stbl", "--deals", "2", "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert (found["player"], found["worlds"]) == ("greedy", None)
    assert found["build"] in found["machine"]
    figures = found["stbl"]
    assert figures["decisions"] > 50
    assert figures["worlds_per_s"] is None
    for times in (figures["cpu_ms"], figures["waited_ms"]):
        assert 0 < times["p50"] <= times["p99"] <= times["max"]
    assert figures["resident_mb"] > 1


def test_they_are_printed_for_people_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "bot", "chance", "--rules", "burraco", "--deals", "1"]) == 0
    said = capsys.readouterr().out
    assert "decisions/s" in said
    assert "player:  chance" in said


def test_worlds_are_counted_where_a_player_tells_them(monkeypatch: pytest.MonkeyPatch) -> None:
    seat_stubs(monkeypatch)
    figures = measure("burraco", "usual", 1, 1, 7, None)
    looked_at = figures["worlds_per_s"] * figures["decisions"] / figures["decisions_per_s"]
    assert looked_at == pytest.approx(7 * figures["decisions"], rel=0.01)
    assert worlds_in(None) == worlds_in({"worlds": "many"}) == 0


@pytest.mark.parametrize(("name", "said"), [("liar", "was refused"), ("mute", "did nothing")])
def test_a_player_that_cannot_play_is_not_measured(name: str, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seat_stubs(monkeypatch)
    with pytest.raises(CommandError, match=said):
        measure("burraco", name, 1, 1, None, None)


@pytest.mark.parametrize(
    "words",
    [["nobody"], ["greedy", "--deals", "0"], ["greedy", "--worlds", "0"], ["greedy", "--rules", "bridge"]],
    ids=" ".join,
)
def test_a_bench_of_a_player_that_would_say_nothing_is_refused(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["bench", "bot", *words]) == 2
    assert capsys.readouterr().err.startswith("buraco bench: ")
