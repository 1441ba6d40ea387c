"""The ladder: duplicate pairs, a journal that nothing is lost of, and a page that says what was measured."""

from __future__ import annotations

import json
import re
import signal
import subprocess
from pathlib import Path
from typing import Any

import pytest

from bots.duel import duel
from bots.greedy import choose
from scripts import machine as machine_room
from scripts.cli import main
from scripts.failure import CommandError
from scripts.ladder import journal as journal_room
from scripts.ladder.journal import Build, Journal, free_path, players_digest
from scripts.ladder.page import Table
from scripts.ladder.pair import Clock, Job, Pair, play
from scripts.ladder.rows import LEAST, Goal, Row, Standing, result, together, wanted
from scripts.machine import build, machine
from scripts.settings import load_rules
from tests.bots.tables import deals
from tests.patience import PATIENCE_S
from tests.scripts.stub_players import seat_stubs, shy
from tests.scripts.terminal_session import ROOT, command, environment

HERE = Build(players="0123", machine="a machine", build="plain Python")
ROW = Row("burraco", "greedy", "chance")


def pair(number: int, points: float, worlds: int | None = None) -> Pair:
    """A pair of the usual row."""
    clock = Clock(10, 5.0, 2.0)
    return Pair("burraco", "greedy", "chance", 1, worlds, number, points, 1.0, clock, clock)


def standing(goal: Goal, pairs: list[Pair], worlds: int | None = None) -> Standing:
    """The usual row with these pairs."""
    made = Standing(ROW, goal, 1, worlds)
    for each in pairs:
        made.add(each)
    return made


# --- what is played --------------------------------------------------------------------------------------------------


def test_every_rung_is_played_over_those_below_and_the_strong_ones_over_the_pool() -> None:
    rows = wanted(("stbl",), ("chance", "greedy", "expert", "search", "eager"), ("eager", "closer"))
    assert [(row.first, row.second) for row in rows] == [
        ("greedy", "chance"),
        ("expert", "greedy"),
        ("expert", "eager"),
        ("search", "greedy"),
        ("search", "expert"),
        ("search", "eager"),
    ]
    assert [row.rules for row in wanted(("stbl", "buraco"), ("chance", "greedy"), ())] == ["stbl", "buraco"]


def test_pairs_come_to_what_the_duel_over_the_same_deals_says(monkeypatch: pytest.MonkeyPatch) -> None:
    seat_stubs(monkeypatch)
    pairs = play(Job("stbl", "usual", "shy", 9, None, tuple(range(1, 13))))
    alone = duel(deals(load_rules("stbl"), 12, 9), choose, shy)
    found = result(pairs)
    assert found.pairs == alone.pairs
    assert found.won == pytest.approx(alone.won)
    assert found.mean == pytest.approx(alone.mean)
    assert found.error == pytest.approx(alone.error)
    assert found.error > 0
    for each in pairs:
        for clock in (each.first_clock, each.second_clock):
            assert clock.decisions > 10
            assert 0 < clock.most < clock.ms


def test_a_pair_hangs_on_nothing_that_was_played_before_it() -> None:
    several = play(Job("burraco", "greedy", "chance", 2, None, (1, 2, 3)))
    (alone,) = play(Job("burraco", "greedy", "chance", 2, None, (3,)))
    assert alone.points == several[2].points


# --- when it is enough -----------------------------------------------------------------------------------------------


def test_a_row_is_done_after_its_pairs_and_more_do_not_count() -> None:
    row = standing(Goal(3), [pair(1, 10), pair(2, 20), pair(4, 1000)])
    assert [each.pair for each in row.counted()] == [1, 2]
    assert not row.reached
    job = row.next(5)
    assert job is not None
    assert job.numbers == (3,)
    assert row.next(5) is None  # somebody plays it already
    row.add(pair(3, 30))
    assert row.reached
    assert result(row.counted()).mean == 20


def test_a_row_may_end_with_a_small_error_but_not_before_that_can_be_believed() -> None:
    wild = [pair(number, 500 if number % 2 else -500) for number in range(1, 20)]
    calm = [pair(number, 10) for number in range(20, 400)]
    row = standing(Goal(1000, 30), [*wild, *calm])
    assert row.reached
    counted = row.counted()
    assert result(counted).error <= 30 < result(counted[:-1]).error
    assert row.next(1) is None
    assert not standing(Goal(1000, 30), calm[: LEAST - 1]).reached
    assert len(standing(Goal(1000, 30), [pair(number, 10) for number in range(1, 99)]).counted()) == LEAST


def test_a_row_takes_only_pairs_of_its_own_seed_and_limit() -> None:
    row = Standing(ROW, Goal(3), 1, 64)
    assert row.slow
    assert row.wants(pair(1, 0, worlds=64))
    assert not row.wants(pair(1, 0, worlds=2))
    assert not Standing(Row("stbl", "greedy", "chance"), Goal(3), 1, 64).wants(pair(1, 0, worlds=64))


# --- the journal -----------------------------------------------------------------------------------------------------


def test_a_journal_gives_back_its_pairs_and_forgives_a_line_broken_off(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "j.jsonl"
    with Journal(path, HERE) as first:
        first.add([pair(1, 10), pair(2, 20)])
    path.write_bytes(path.read_bytes()[:-9])
    with Journal(path, HERE) as second:
        assert second.pairs == [(pair(1, 10), HERE)]
        second.add([pair(2, 21)])
    with Journal(path, HERE) as third:
        assert [each.points for each, _ in third.pairs] == [10, 21]
        assert third.passed_over == 0


def test_pairs_of_players_that_have_changed_do_not_count(tmp_path: Path) -> None:
    path = tmp_path / "j.jsonl"
    with Journal(path, HERE) as first:
        first.add([pair(1, 10)])
    with Journal(path, Build(players="4567", machine="a machine", build="plain Python")) as second:
        assert (second.pairs, second.passed_over) == ([], 1)
        second.add([pair(1, 70)])
    with Journal(path, HERE) as third:
        assert ([each.points for each, _ in third.pairs], third.passed_over) == ([10], 1)


def test_a_file_that_is_no_journal_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("milk\neggs\n")
    with pytest.raises(CommandError, match=r"Line 1 of .* is no line of a ladder's journal"):
        Journal(path, HERE)
    assert path.read_text() == "milk\neggs\n"
    with pytest.raises(CommandError, match="cannot be used"):
        Journal(tmp_path, HERE)


def test_every_ladder_has_a_journal_of_its_own(tmp_path: Path) -> None:
    first = free_path(tmp_path)
    first.touch()
    assert free_path(tmp_path) != first


def test_players_are_others_when_their_code_changes_and_not_when_a_comment_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = tmp_path / "bots" / "greedy.py"
    room.parent.mkdir()
    monkeypatch.setattr(journal_room, "ROOT", tmp_path)
    digests = []
    for text in ('"""A."""\nX = 1\n', '"""B."""\n\n# why\nX = 1\n"""of X"""\n', '"""A."""\nX = 2\n'):
        room.write_text(text)
        digests.append(players_digest())
    assert digests[0] == digests[1] != digests[2]


# --- the page --------------------------------------------------------------------------------------------------------


def test_the_page_says_what_was_measured_by_what_command_and_on_what() -> None:
    compiled = Build(players="0123", machine="another machine", build="compiled")
    played = [pair(1, 10), pair(2, 30)]
    rows = [standing(Goal(2), played), Standing(Row("stbl", "greedy", "chance"), Goal(2), 1, None)]
    table = Table("buraco ladder --seed 1", rows, {played[0]: HERE, played[1]: compiled}, {"greedy": "a beginner"})
    page = table.page()
    assert "```\nburaco ladder --seed 1\n```" in page
    assert "- a machine: 1 pairs (players `0123`)" in page
    times = "plain Python: 0.5, longest 2.0; compiled: 0.5, longest 2.0"
    assert f"| `greedy` over `chance` | +20 ± 10 | 100.0 % | 2 | {times} | {times} |" in page
    assert "| `greedy` over `chance` | not played |" in page
    assert "- `greedy`: a beginner" in page
    values = table.values()
    assert [row["pairs"] for row in values["rows"]] == [2, 0]
    assert table.text().splitlines()[0].startswith("burraco: greedy over chance: +20 ± 10 points a deal")


def test_times_of_many_deals_are_put_together() -> None:
    assert together([Clock(2, 3.0, 2.0), Clock(1, 7.0, 7.0)]) == Clock(3, 10.0, 7.0)


def test_a_machine_is_told_without_the_moment() -> None:
    line = machine(load=False)
    assert "cores" in line
    assert build() in line
    assert "load" not in line
    assert not re.search(r"20\d\d-", line)


def test_it_is_told_when_only_some_rooms_are_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine_room, "HOT", ("core/game/cards.py",))
    now = build()
    monkeypatch.setattr(machine_room, "HOT", ("core/game/cards.py", "bots/nowhere.py"))
    assert now in ("plain Python", "compiled")
    assert build() == ("plain Python" if now == "plain Python" else "compiled in part (1 of 2 hot rooms)")


# --- the command -----------------------------------------------------------------------------------------------------


def ladder(home: Path, monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    """Run it here, with its journals in this folder."""
    monkeypatch.setenv("BURACO_HOME", str(home))
    return main(["ladder", "--players", "chance,greedy", *words])


def test_however_many_processes_play_the_points_are_the_same_and_nothing_is_played_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("--rules", "burraco", "--pairs", "24", "--seed", "5", "--json")
    assert ladder(tmp_path, monkeypatch, *words, "--jobs", "1", "--resume", str(tmp_path / "j.jsonl")) == 0
    one: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert ladder(tmp_path, monkeypatch, *words, "--jobs", "2") == 0
    two: dict[str, Any] = json.loads(capsys.readouterr().out)
    kept = (tmp_path / "j.jsonl").read_text()
    assert ladder(tmp_path, monkeypatch, *words, "--resume", str(tmp_path / "j.jsonl")) == 0
    again: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert (tmp_path / "j.jsonl").read_text().startswith(kept)
    assert (tmp_path / "j.jsonl").read_text().count('"line":"pair"') == 24
    for table in (two, again):
        assert [table["rows"][0][name] for name in ("points", "error", "won", "pairs")] == [
            one["rows"][0][name] for name in ("points", "error", "won", "pairs")
        ]
    assert again["rows"] == one["rows"]
    assert (tmp_path / "ladders" / "ladder-1.jsonl").exists()


def test_an_interrupted_ladder_finishes_what_it_plays_writes_its_page_and_goes_on(tmp_path: Path) -> None:
    page, journal = tmp_path / "page.md", tmp_path / "j.jsonl"
    words = ["ladder", "--rules", "burraco,stbl", "--players", "greedy,chance", "--jobs", "2"]
    words += ["--resume", str(journal), "--out", str(page)]
    started = subprocess.Popen(
        command(*words, "--pairs", "300"),
        stderr=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=environment(tmp_path),
        cwd=ROOT,
    )
    assert started.stderr is not None
    told = next((line for line in started.stderr if "burraco: greedy over chance" in line), "")
    assert "300 pairs" in told
    started.send_signal(signal.SIGINT)
    out, said = started.communicate(timeout=PATIENCE_S)
    assert started.returncode == 1
    assert "Finishing the pairs begun" in said
    assert f"--resume {journal}" in said
    assert "Traceback" not in said
    assert "not " in out.splitlines()[1]
    assert "300 |" in page.read_text("utf-8")
    for line in journal.read_text().splitlines():
        json.loads(line)
    done = subprocess.run(
        command(*words, "--pairs", "300"),
        text=True,
        capture_output=True,
        env=environment(tmp_path),
        cwd=ROOT,
        check=True,
    )
    assert "not finished" not in done.stdout
    assert "300 pairs" in done.stdout.splitlines()[1]
    assert journal.read_text().count('"line":"pair"') == 600


@pytest.mark.parametrize(
    "words",
    [
        ["--pairs", "0"],
        ["--se", "0"],
        ["--worlds", "-1"],
        ["--jobs", "0"],
        ["--rules", "burraco,bridge"],
        ["--players", "greedy,nobody"],
        ["--players", "greedy"],
    ],
    ids=" ".join,
)
def test_a_ladder_that_would_say_nothing_is_refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ladder", *words]) == 2
    assert capsys.readouterr().err.startswith("buraco ladder: ")


def test_a_compiled_room_older_than_its_source_is_not_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(machine_room, "stale", lambda root: ["bots/greedy.py"])
    assert main(["ladder"]) == 2
    assert "bots/greedy.py has changed since it was compiled" in capsys.readouterr().err


def test_a_page_that_cannot_be_written_loses_no_pair(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("--rules", "burraco", "--pairs", "2", "--out", str(tmp_path / "no" / "page.md"))
    assert ladder(tmp_path, monkeypatch, *words) == 2
    assert "cannot be written" in capsys.readouterr().err
    assert (tmp_path / "ladders" / "ladder-1.jsonl").read_text().count('"line":"pair"') == 2
