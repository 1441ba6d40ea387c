"""Strangers say tens of thousands of things to a table, and its match is what it would have been without them."""

from __future__ import annotations

import json
import logging
from random import Random

import pytest

from core.table import umpire
from core.table.clerk import Clerk
from scripts.cli import main
from scripts.fuzz.answers import ANSWERED, REFUSED, SAID, SHOWN, SILENT, fair_answer, fair_reply
from scripts.fuzz.carriers import in_memory
from scripts.fuzz.command import MATCHES, fuzzed
from scripts.fuzz.table import Stage
from scripts.fuzz.words import Words


async def test_no_stranger_disturbs_a_match() -> None:
    fuzz = await fuzzed(30_000, 5)
    assert fuzz.faults == []
    assert fuzz.said >= 30_000
    assert fuzz.records > 300
    assert set(fuzz.kinds) == set(Words(Random(1), [], []).kinds) | {"order", "odd order", "malformed order"}
    assert {"malformed", "stale", "not_your_turn", "wrong_phase", "card_not_held", "deal_over"} <= set(fuzz.codes)


async def test_no_stranger_disturbs_a_match_on_a_server() -> None:
    fuzz = await fuzzed(4_000, 6, on_server=True)
    assert fuzz.faults == []
    assert fuzz.said >= 4_000


def test_the_command_reports_what_was_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fuzz", "--count", "1500", "--seed", "3"]) == 0
    said = capsys.readouterr().out
    assert "0 faults" in said
    assert "1500" in said or "15" in said.split("messages in")[0]


@pytest.mark.parametrize("words", [["--count", "0"], ["--count", "-7"]])
def test_a_fuzz_that_makes_no_sense_is_refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fuzz", *words]) == 2
    assert capsys.readouterr().err.startswith("buraco fuzz: ")


async def test_a_table_that_takes_any_act_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(umpire, "objection", lambda ledger, seat, act: None)
    fuzz = await fuzzed(30_000, 5)
    assert fuzz.faults != []


async def test_a_table_that_does_not_answer_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = umpire.Umpire.reject

    async def reject(self: umpire.Umpire, seat: int | None, seq: int, code: str, text: str, **more: object) -> None:
        if code != "stale":
            await honest(self, seat, seq, code, text, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(umpire.Umpire, "reject", reject)
    (fault, *_) = (await fuzzed(5_000, 5)).faults
    assert "did not come" in fault


async def test_a_fault_that_is_only_logged_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Clerk._do

    async def careless(self: Clerk, order: object) -> object:
        try:
            raise KeyError(order)
        except KeyError:
            logging.getLogger("core.table.clerk").exception("an order failed")
        return await honest(self, order)  # type: ignore[arg-type]

    monkeypatch.setattr(Clerk, "_do", careless)
    assert any("an order failed" in fault for fault in (await fuzzed(2_000, 5)).faults)


def test_words_are_the_same_with_the_same_seed_and_break_in_every_way() -> None:
    heard = [b'{"type":"act","seq":7,"actions":[{"do":"draw"},{"do":"discard","card":"9D"}]}']
    one, other = Words(Random(4), heard, heard), Words(Random(4), heard, heard)
    words = [one.some(9) for _ in range(5_000)]
    assert words == [other.some(9) for _ in range(5_000)]
    assert {kind for kind, _ in words} == set(one.kinds)
    sizes = [len(raw) for _, raw in words]
    assert max(sizes) > 64 * 1024
    assert min(sizes) == 0
    assert any(raw.startswith(b"[" * 400) for _, raw in words)


async def test_what_a_message_deserves_hangs_on_the_table() -> None:
    async with in_memory() as carriers:
        stage = Stage(MATCHES[0], "x", carriers, None)
        async with stage.open(fair=False):
            await stage.begin()
            table = stage.table
            assert table.live is not None
            turn, idle = table.live.turn, (table.live.turn + 1) % 4

            def deserves(seat: int | None, raw: bytes) -> str | None:
                return fair_answer(table, seat, raw, quiet=False)

            draw = json.dumps({"type": "act", "seq": table.seq, "actions": [{"do": "draw"}]}).encode()
            assert deserves(turn, draw) is None
            assert deserves(idle, draw) == REFUSED
            assert deserves(None, draw) == REFUSED
            assert deserves(9, draw) == SILENT
            assert deserves(turn, draw[:-1]) == REFUSED
            assert deserves(turn, b'{"type":"leave"}') is None
            assert deserves(turn, b'{"type":"pong","n":1}') == SILENT
            assert deserves(turn, b'{"type":"say","phrase":"hello"}') == SAID
            assert deserves(turn, b'{"type":"sync","have":0}') == SHOWN
            assert fair_reply(table, b'{"ask":"1","order":{"order":"pause"}}') is None
            assert fair_reply(table, b'{"ask":"1","order":{"order":"kick","seat":77}}') == ANSWERED
