"""The bench measures what it says, and its deals can be followed by anybody."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from scripts.cli import main
from tests.reference.dealing import from_deal
from tests.reference.engine import Game

FIGURES = {
    "random_deals_per_s", "random_actions_per_s", "greedy_deals_per_s", "checked_actions_per_s", "legal_us",
    "copy_us", "analyse_us", "checksum",
}  # fmt: skip


def test_the_figures_come_as_json_and_the_checksum_is_that_of_the_deals_written_down(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["bench", "--json", "--rules", "burraco", "--deals", "3", "--export", str(tmp_path)]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert set(found) == {"burraco", "peak_mb"}
    figures = found["burraco"]
    assert set(figures) >= FIGURES
    assert all(figures[name] > 0 for name in FIGURES - {"checksum"})
    assert figures["positions"] >= 1_000
    digest = hashlib.sha256()
    for player in ("random", "greedy"):
        for n, score in enumerate(_scores_by_the_second_engine(tmp_path / f"burraco-{player}.jsonl"), 1):
            digest.update(f"{player} {n} {' '.join(map(str, score))}\n".encode())
    assert digest.hexdigest() == figures["checksum"]


def _scores_by_the_second_engine(path: Path) -> list[list[int]]:
    game: Game | None = None
    opened: dict[str, Any] = {}
    found: list[list[int]] = []
    for line in map(json.loads, path.read_text("utf-8").splitlines()):
        if line["type"] == "match":
            opened = line
        elif line["type"] == "deal":
            hands, pots, rest = line["hands"], line["pots"], (line["stock"], line["pile"])
            game = from_deal(opened["rules"], opened["options"], hands, pots, *rest, line["dealer"], cut=line["cut"])
        elif line["type"] == "act":
            assert game is not None
            for action in line["actions"]:
                game.apply(line["seat"], action)
        elif line["type"] == "score":
            assert game is not None
            assert game.scores() == line["score"]
            found.append(line["score"])
    assert len(found) == 3
    return found


@pytest.mark.parametrize("words", [["--runs", "4"], ["--deals", "0"], ["--rules", "bridge"]])
def test_a_bench_that_would_say_nothing_is_refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", *words]) == 2
    assert capsys.readouterr().err.startswith("buraco bench: ")
