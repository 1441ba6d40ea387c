"""A match from a seed is the same every time it is played."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.scripts.terminal_session import piped

SEATS = "greedy,greedy,chance,greedy"


def played(home: Path) -> list[dict[str, Any]]:
    """The record of a seeded match played in this home, without the times."""
    record = home.with_name(f"{home.name}.jsonl")
    words = ["play", "--rules", "burraco", "--target", "300", "--seats", SEATS, "--seed", "9"]
    done = piped(home, *words, "--record", str(record))
    assert done.returncode == 0, done.stderr
    lines = [json.loads(line) for line in record.read_text("utf-8").splitlines()]
    for line in lines:
        line.pop("ms", None)
    record.unlink()
    return lines


def test_all_of_its_record_but_the_times_is_the_same(tmp_path: Path) -> None:
    homes = (tmp_path / "one", tmp_path / "two")
    for home in homes:
        home.mkdir()
    first = played(homes[0])
    assert first == played(homes[1])
    assert first[0]["seeded"] is True
    assert [line.get("commitment") for line in first if line["type"] == "deal"] == [None] * len(
        [line for line in first if line["type"] == "deal"]
    )


def test_played_again_at_home_it_only_gets_another_name(tmp_path: Path) -> None:
    first = played(tmp_path)
    again = played(tmp_path)
    assert first[0].pop("table") != again[0].pop("table")
    assert first == again
