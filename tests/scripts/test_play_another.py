"""After a match of one's own: another one with the same rules, players and clock, at a table of its own."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from scripts import play
from scripts.arguments import Arguments
from scripts.home import Home
from scripts.house_players import HousePlayers
from scripts.line_up import Place
from scripts.sitting import Terminal
from transports.console.rematch import Another

EXCHANGED = Place("Bruno", "chance")
"""Another bot, put on its seat while the first match was played."""


def test_another_match_is_begun_as_often_as_it_is_wished_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[tuple[str, tuple[Place, ...], str | None, str]] = []

    class Match:
        def __init__(self, *given: object) -> None:
            _, _, _, _, code, places, record, _, _ = given
            self.another = Another()
            self._given = (code, places, record)
            assert isinstance(places, tuple)
            self.places = (places[0], EXCHANGED)

        def play(self, notes: tuple[str, ...]) -> int:
            played.append((*self._given, " ".join(notes)))  # type: ignore[arg-type]
            self.another.wanted = len(played) < 3
            return len(played)

    monkeypatch.setattr(play, "Match", Match)
    parser = Arguments(prog="buraco play")
    play.add_arguments(parser)
    record = str(tmp_path / "first.jsonl")
    words = ["--rules", "burraco", "--seats", "human,greedy", "--clock", "60", "--seed", "5", "--record", record]
    home = Home(tmp_path / "home")
    with Path(os.devnull).open(encoding="utf-8") as nobody:
        monkeypatch.setattr("sys.stdin", nobody)
        status = play.played(parser.parse_args(words), home, HousePlayers(), terminal=Terminal(plain=True))
    assert status == 3, "that of the last one"
    codes, places, records, notes = zip(*played, strict=True)
    assert len(set(codes)) == 3
    assert [each[1].program for each in places] == ["greedy", "chance", "chance"], "as they were at the end"
    assert records == (record, None, None)
    assert notes[0] == ""
    assert notes[1].startswith("Another match with the same players: the rules and the clock are the same. ")
    assert "first.jsonl holds the match before; of this one no record is written." in notes[1]
    assert "record" not in notes[2]
    opened = [json.loads((home.games / f"{code}.jsonl").read_text("utf-8").splitlines()[0])["record"] for code in codes]
    assert [first.pop("seed", None) for first in opened] == ["5", None, None], "the others are shuffled fairly"
    for first in opened:
        del first["table"], first["at"]
    assert opened[0] == opened[1] == opened[2]
