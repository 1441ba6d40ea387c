"""Whatever follows from the cards of a record is followed: no move, score or result can be changed unseen."""

from __future__ import annotations

import asyncio
import copy
import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from core.table.public_record import public_lines, written
from scripts.cli import main
from scripts.findings import Report
from scripts.verify import verify
from tests.core.table.playing import SHORT, Game, chance, records_of

GOLDEN = Path(__file__).parent.parent / "golden"
SOURCES = ("fair", "fair single", "buraco-4", "burraco-2", "stbl-4")
Lines = list[dict[str, Any]]
Change = Callable[[Lines], object]


@cache
def source(name: str) -> bytes:
    """A whole record: played here with a fair shuffle, or a golden one, from a seed."""
    if not name.startswith("fair"):
        return (GOLDEN / f"{name}.jsonl").read_bytes()

    async def played() -> bytes:
        game = Game()
        await game.found(records_of("burraco", SHORT if name == "fair" else {"target": 0}, seed=None))
        await game.play([chance] * 4)
        return written(public_lines(game.name, await game.log.read(game.name)))

    return asyncio.run(played())


def lines_of(name: str) -> Lines:
    return [json.loads(line) for line in source(name).splitlines()]


def judged(tmp_path: Path, lines: Lines) -> Report:
    path = tmp_path / "match.jsonl"
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8")
    return verify(path)


def at(lines: Lines, kind: str, nth: int = 0) -> int:
    """Where the nth line of a kind stands; the last with -1."""
    return [place for place, line in enumerate(lines) if line["type"] == kind][nth]


def fair(name: str) -> bool:
    return name.startswith("fair")


def other_target(lines: Lines) -> None:
    """A target that the first of several deals passed, or one that a single deal did not reach."""
    best = max(lines[at(lines, "score")]["totals"])
    several = len([line for line in lines if line["type"] == "deal"]) > 1
    lines[0]["options"]["target"] = best - 1 if several else max(best, 0) + 1


def with_score(change: Callable[[dict[str, Any]], object], nth: int = 0) -> Change:
    return lambda lines: change(lines[at(lines, "score", nth)])


def with_result(**fields: object) -> Change:
    return lambda lines: lines[-1].update(fields)


def add_to(totals: list[int]) -> None:
    totals[0] += 10


def all_totals(lines: Lines) -> None:
    """The loser wins, in the totals of the last deal and in the result alike."""
    totals = lines[at(lines, "score", -1)]["totals"]
    totals.reverse()
    lines[-1].update(totals=list(totals), winner=1 - lines[-1]["winner"])


def last_deal_away(lines: Lines) -> None:
    del lines[at(lines, "deal", -1) : -1]


def other_discard(lines: Lines) -> None:
    """The first discard is of a card that the player does not hold."""
    deal = lines[at(lines, "deal")]
    for line in lines:
        for action in line.get("actions", []):
            if action["do"] == "discard":
                held = {*deal["hands"][line["seat"]], *deal["stock"][:4]}
                action["card"] = next(card for card in deal["stock"] if card not in held)
                return


TAMPERINGS: dict[str, Change] = {
    "totals": with_score(lambda score: add_to(score["totals"])),
    "last totals": with_score(lambda score: add_to(score["totals"]), -1),
    "last totals, result and winner": all_totals,
    "winner": lambda lines: lines[-1].update(winner=1 - lines[-1]["winner"]),
    "no winner": with_result(winner=None),
    "winner that is no team": with_result(winner=7),
    "winner below zero": with_result(winner=-1),
    "totals of the result": lambda lines: add_to(lines[-1]["totals"]),
    "teams of the result": lambda lines: lines[-1]["totals"].append(0),
    "reason time": with_result(reason="time"),
    "reason abandoned": with_result(reason="abandoned"),
    "reason abandoned without a winner": with_result(reason="abandoned", winner=None),
    "reason forfeit": with_result(reason="forfeit"),
    "reason unknown": with_result(reason="luck"),
    "reason of the other kind": lambda lines: lines[-1].update(
        reason="target" if lines[-1]["reason"] == "one_deal" else "one_deal"
    ),
    "turns of the result": with_result(turns=[1, 2, 3, 4], stand_in=[1, 0, 0, 0]),
    "sheet item": with_score(lambda score: score["sheet"][1].update(cards=score["sheet"][1]["cards"] + 5)),
    "sheet item too many": with_score(lambda score: score["sheet"][0].update(gift=5)),
    "sheet of one team": with_score(lambda score: score["sheet"].pop()),
    "canasta in the sheet": with_score(lambda score: score["sheet"][0]["canastas"].append([1, "clean", 200])),
    "over": with_score(lambda score: score.update(over="out" if score["over"] == "stock" else "stock")),
    "over nothing": with_score(lambda score: score.update(over=None)),
    "abandoned after all": with_score(lambda score: score.update(over=None, score=None, sheet=[]), -1),
    "score": with_score(lambda score: add_to(score["score"])),
    "no score": with_score(lambda score: score.update(score=None)),
    "teams of the score": with_score(lambda score: score["score"].append(0)),
    "score without totals": with_score(lambda score: score.pop("totals")),
    "last deal dropped": last_deal_away,
    "result doubled": lambda lines: lines.append(lines[-1]),
    "act after the score": lambda lines: lines.insert(at(lines, "score") + 1, lines[at(lines, "act")]),
    "act after the result": lambda lines: lines.append(lines[at(lines, "act")]),
    "deal after the result": lambda lines: lines.append(lines[at(lines, "deal")]),
    "act before the deal": lambda lines: lines.insert(1, lines[at(lines, "act")]),
    "act after the end": lambda lines: lines.insert(at(lines, "score"), lines[at(lines, "act")]),
    "act twice": lambda lines: lines.insert(at(lines, "act"), lines[at(lines, "act")]),
    "act by another seat": lambda lines: lines[at(lines, "act")].update(seat=lines[at(lines, "act")]["seat"] ^ 1),
    "act by no seat": lambda lines: lines[at(lines, "act", 3)].update(seat=-1),
    "act of nothing": lambda lines: lines.insert(
        at(lines, "act"), {"type": "act", "seat": 0, "actions": [], "ms": 1, "by": "player"}
    ),
    "act unreadable": lambda lines: lines[at(lines, "act")].update(actions=[{"do": "dance"}]),
    "act of a card that is none": lambda lines: lines[at(lines, "act", 1)].update(
        actions=[{"do": "discard", "card": "ZZ"}]
    ),
    "act without actions": lambda lines: lines[at(lines, "act")].pop("actions"),
    "act changed": other_discard,
    "first act dropped": lambda lines: lines.pop(at(lines, "act")),
    "last act dropped": lambda lines: lines.pop(at(lines, "act", -1)),
    "line of an unknown kind": lambda lines: lines.insert(3, {"type": "chat"}),
    "format": lambda lines: lines[0].update(format=99),
    "no format": lambda lines: lines[0].pop("format"),
    "target higher": lambda lines: lines[0]["options"].update(target=90_000),
    "target lower, or one where there was none": other_target,
    "unknown option": lambda lines: lines[0]["options"].update(colour=1),
    "unknown preset": lambda lines: lines[0].update(rules="bridge"),
    "seat removed": lambda lines: lines[0]["seats"].pop(),
    "seat added": lambda lines: lines[0]["seats"].append({"name": "Eva", "kind": "bot"}),
    "no seats": lambda lines: lines[0].pop("seats"),
    "deal number": lambda lines: lines[at(lines, "deal", -1)].update(n=9),
    "dealer": lambda lines: lines[at(lines, "deal", -1)].update(dealer=lines[at(lines, "deal", -1)]["dealer"] ^ 1),
    "card of a hand": lambda lines: lines[at(lines, "deal")]["hands"][0].__setitem__(0, "ZZ"),
}


@pytest.mark.parametrize("name", SOURCES)
def test_an_honest_record_is_followed_to_its_end(name: str, tmp_path: Path) -> None:
    lines = lines_of(name)
    report = judged(tmp_path, lines)
    deals = len([line for line in lines if line["type"] == "deal"])
    assert (report.faults, report.deals, report.followed, report.cut_off) == (0, deals, deals, False)
    assert report.proved == fair(name)


@pytest.mark.parametrize("name", SOURCES)
@pytest.mark.parametrize("tampering", TAMPERINGS)
def test_every_tampering_is_a_fault(tampering: str, name: str, tmp_path: Path) -> None:
    lines = lines_of(name)
    changed = copy.deepcopy(lines)
    TAMPERINGS[tampering](changed)
    assert changed != lines
    report = judged(tmp_path, changed)
    assert report.faults
    assert not report.proved


@pytest.mark.parametrize("name", ["fair", "stbl-4"])
def test_no_act_can_be_left_out_or_given_to_another_seat(name: str, tmp_path: Path) -> None:
    lines = lines_of(name)
    for place, line in enumerate(lines):
        if line["type"] == "act":
            assert judged(tmp_path, lines[:place] + lines[place + 1 :]).faults
            assert judged(tmp_path, [*lines[:place], line | {"seat": line["seat"] ^ 1}, *lines[place + 1 :]]).faults


@pytest.mark.parametrize("name", SOURCES)
def test_other_rules_of_the_engine_leave_the_moves_unfollowed(name: str, tmp_path: Path) -> None:
    lines = lines_of(name)
    lines[0]["engine"] = 99
    report = judged(tmp_path, lines)
    assert (report.faults, report.followed, report.proved) == (0, 0, False)
    assert any("engine 99" in finding.text for finding in report.findings if finding.kind == "note")
    assert report.verified == (report.deals if fair(name) else 0)


@pytest.mark.parametrize("name", SOURCES)
def test_a_lost_result_is_said_and_then_nothing_is_proved(name: str, tmp_path: Path) -> None:
    report = judged(tmp_path, lines_of(name)[:-1])
    assert (report.faults, report.cut_off, report.proved) == (0, True, False)
    assert report.findings[-1].text == "The match is over, but no result follows: the record is not whole."


@pytest.mark.parametrize("name", ["fair", "buraco-4", "burraco-2"])
def test_a_match_that_goes_on_is_no_fault(name: str, tmp_path: Path) -> None:
    lines = lines_of(name)
    report = judged(tmp_path, lines[: at(lines, "deal", -1)])
    assert (report.faults, report.cut_off) == (0, False)
    assert report.findings[-1].text.startswith("No result follows: the match goes on")
    assert report.proved == fair(name)


@pytest.mark.parametrize("name", SOURCES)
def test_names_times_and_who_acted_cannot_be_seen(name: str, tmp_path: Path) -> None:
    lines = lines_of(name)
    lines[0]["seats"][0]["name"] = "Somebody"
    for line in lines:
        if line["type"] == "act":
            line.update(ms=5, by="clock", info={"depth": 3})
    assert judged(tmp_path, lines).faults == 0


def test_a_deal_that_cannot_be_followed_does_not_hide_the_next(tmp_path: Path) -> None:
    lines = lines_of("buraco-4")
    del lines[at(lines, "act", 3)]
    report = judged(tmp_path, lines)
    assert (report.faults, report.deals, report.followed) == (1, 3, 2)
    lines[at(lines, "score", -1)]["totals"][1] += 5
    assert judged(tmp_path, lines).faults == 2


def test_a_match_by_the_clock_ends_by_time_and_only_then(tmp_path: Path) -> None:
    lines = lines_of("buraco-4")
    cut = [*lines[: at(lines, "deal", -1)], dict(lines[-1])]
    totals = cut[-2]["totals"]
    cut[-1].update(totals=totals, winner=totals.index(max(totals)), reason="time")
    assert judged(tmp_path, cut).faults == 1
    cut[0]["options"] = {"time_limit": 1}
    assert judged(tmp_path, cut).faults == 0
    cut[-1]["winner"] = 1 - cut[-1]["winner"]
    assert judged(tmp_path, cut).faults == 1


@pytest.mark.parametrize(
    ("reason", "winner", "faults"),
    [("abandoned", None, 0), ("abandoned", 0, 1), ("forfeit", 1, 0), ("forfeit", 2, 1), ("target", 0, 1)],
)
def test_an_abandoned_deal_ends_the_match_without_a_score(
    reason: str, winner: int | None, faults: int, tmp_path: Path
) -> None:
    lines = lines_of("buraco-4")
    last = at(lines, "deal", -1)
    before = lines[at(lines, "score", -2)]["totals"]
    score = lines[-2] | {"over": None, "score": None, "totals": before, "sheet": []}
    result = lines[-1] | {"winner": winner, "totals": before, "reason": reason}
    cut = [*lines[: last + 5], score, result]
    report = judged(tmp_path, cut)
    assert (report.faults, report.followed) == (faults, 3)
    assert judged(tmp_path, cut[:-1]).cut_off
    goes_on = [*cut[:-1], *lines[last:]]
    assert any("none follows it" in finding.text for finding in judged(tmp_path, goes_on).findings)
    score["totals"] = lines[-2]["totals"]
    assert judged(tmp_path, cut).faults > faults


def test_the_turns_of_stand_ins_are_counted(tmp_path: Path) -> None:
    lines = lines_of("fair")
    acts = [line for line in lines if line["type"] == "act"]
    turns = [0] * 4
    for line, after in zip(acts, [*acts[1:], None], strict=True):
        turns[line["seat"]] += after is None or after["seat"] != line["seat"]
    acts[0]["by"] = "clock"
    stand_in = [int(seat == acts[0]["seat"]) for seat in range(4)]
    lines[-1].update(turns=turns, stand_in=stand_in)
    assert judged(tmp_path, lines).proved
    lines[-1]["turns"] = [count + 1 for count in turns]
    assert judged(tmp_path, lines).faults == 1


def test_the_closing_line_says_what_was_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "match.jsonl"
    path.write_bytes(source("fair"))
    assert main(["verify", str(path)]) == 0
    unseen, closing = capsys.readouterr().out.splitlines()[-2:]
    deals = len([line for line in lines_of("fair") if line["type"] == "deal"])
    assert closing == f"{deals} of {deals} deals verified, moves and scores followed, 0 faults"
    assert unseen == "No check can see changed names or times, who acted for a seat (by), or what a bot said (info)."
    assert main(["verify", str(GOLDEN / "burraco-2.jsonl")]) == 1
    out = capsys.readouterr().out
    assert "Seeded: not a fair shuffle" in out
    assert out.endswith("0 of 5 deals verified, moves and scores followed, 0 faults\n")
