"""The bench measures what it says, and its deals can be followed by anybody."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from scripts.cli import main
from tests.reference.following import follow

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
        lines = (tmp_path / f"burraco-{player}.jsonl").read_text("utf-8").splitlines()
        followed = follow(map(json.loads, lines))
        assert len(followed) == 3
        for n, score in enumerate(followed, 1):
            digest.update(f"{player} {n} {' '.join(map(str, score))}\n".encode())
    assert digest.hexdigest() == figures["checksum"]


@pytest.mark.parametrize("words", [["--runs", "4"], ["--deals", "0"], ["--rules", "bridge"]])
def test_a_bench_that_would_say_nothing_is_refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", *words]) == 2
    assert capsys.readouterr().err.startswith("buraco bench: ")
