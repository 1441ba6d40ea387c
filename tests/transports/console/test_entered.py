"""Lines that keys stand for, as the console takes them."""

from __future__ import annotations

import asyncio

import pytest

from tests.patience import PATIENCE_S
from transports.console import entered
from transports.console.entered import Entered


async def test_lines_come_in_the_order_in_which_keys_were_pressed() -> None:
    lines = Entered()
    lines.put("draw")
    lines.put("hint")
    assert [await lines.next(), lines.taken()] == ["draw", "draw"]
    assert lines.answering
    assert await lines.next() == "hint"
    assert not lines.answering
    lines.taken()
    waiting = lines.next()
    assert lines.pending
    lines.put(None)
    assert await waiting is None


async def test_the_next_key_waits_until_the_console_has_done_what_the_last_one_asked() -> None:
    lines = Entered()
    first = lines.next()
    lines.put("lay 3S 4S 5S")
    done = asyncio.ensure_future(lines.carried_out())
    await first
    assert not done.done()
    lines.taken()
    lines.next()
    await asyncio.wait_for(done, PATIENCE_S)


async def test_it_does_not_wait_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(entered, "PATIENCE_S", 0.01)
    lines = Entered()
    lines.put("swap 1 greedy")
    await asyncio.wait_for(lines.carried_out(), PATIENCE_S)
    lines.over()
    await asyncio.wait_for(lines.carried_out(), PATIENCE_S)
