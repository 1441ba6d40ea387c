"""The chats measured: every figure is there, and what people do in them is what people do."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from core.game.actions import Discard, Draw
from scripts.chat_bench.requests import form
from scripts.chat_bench.stand_in import Shown
from scripts.chat_bench.table import ChatTable
from scripts.cli import main
from scripts.footprint import processor_s, resident, resident_of
from tests.patience import PATIENCE_S
from transports.telegram.pressed import Moment, Play, Shows, Toggle, data_of

KINDS = {"answered", "own", "next", "group", "others"}


def test_a_small_run_gives_every_figure(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "telegram", "--json", "--tables", "1", "--seconds", "6", "--every", "1"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert (found["tables"], found["people"]) == (1, 4)
    assert found["taps"] >= found["acts"] > 0
    assert set(found["ms"]) == KINDS
    for kind in ("answered", "own", "group"):
        times = found["ms"][kind]
        assert times["count"] > 0
        assert 0 < times["p50"] <= times["p95"] <= times["max"]
    assert found["calls"]["answercallbackquery"] > 0
    assert found["pictures"]["brought"] > 0
    assert len(found["drawing"]) == 8
    assert found["log_lines"] == 0
    if os.path.exists("/proc/self/statm"):
        assert found["rss_mb"] > 10


def test_they_are_printed_for_people_too(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    from scripts.chat_bench import measured as room

    async def some(wish: room.Wish) -> dict[str, Any]:
        times = {"count": 9, "p50": 1.0, "p95": 2.0, "max": 3_000.0}
        return {
            "tables": wish.tables, "people": 8, "sat_down_s": 9.0, "seconds": wish.seconds, "taps": 9, "acts": 4,
            "not_on_turn_yet": 0, "never_shown": {"others": 7}, "shown_per_tap": {"own": 1.0, "others": 0.25},
            "ms": dict.fromkeys(KINDS, times) | {"next": {"count": 0}},
            "rss_mb": 99.5, "cpu_share": {"edge": 0.5, "host": 0.01}, "edge_ms_per_tap": 52.5,
            "calls": {"sendmessage": 1_200}, "calls_per_s": 20.0,
            "pictures": {"brought": 3, "largest_kb": 14.0}, "log_lines": 0,
            "drawing": [{"name": "a hand", "cards": 11, "first_ms": 9.0, "median_ms": 3.0, "size": 7_000}],
        }  # fmt: skip

    monkeypatch.setattr(room, "measured", some)
    assert main(["bench", "telegram", "--tables", "2"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("machine: ")
    assert "p50       1 ms   p95       2   max   3,000   (aim 3,500 for p95)" in said
    assert "nothing was measured" in said
    assert "99.5 MB   (aim 300)" in said
    assert "sendmessage 1,200" in said
    assert "never shown: others 7" in said
    assert "edge 50%, host 1% of a core; the edge 52.5 ms a tap" in said
    assert "own 1.00, others 0.25 messages a tap" in said


@pytest.mark.parametrize(
    "words",
    [["--tables", "0"], ["--tables", "1001"], ["--seconds", "0"], ["--seconds", "nan"], ["--every", "0.1"]],
)
def test_a_bench_that_would_say_nothing_is_refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "telegram", *words]) == 2
    assert capsys.readouterr().err.startswith("buraco bench: --tables is 1 to ")


@pytest.mark.skipif(sys.platform != "linux", reason="it is the kernel that tells")
def test_the_process_that_is_measured_ends_with_the_bench_however_that_ends(tmp_path: Path) -> None:
    pid = tmp_path / "pid"
    inner = f"import os, time; open({str(pid)!r}, 'w').write(f'{{os.getpid()}}\\n'); time.sleep(60)"
    outer = f"""
import os, subprocess, sys, time
words = [sys.executable, "-m", "scripts.chat_bench.edge_start", str(os.getpid()), "-c", {inner!r}]
subprocess.Popen(words)
time.sleep(60)
"""
    bench = subprocess.Popen([sys.executable, "-c", outer])
    try:
        started = until(lambda: pid.is_file() and pid.read_text().endswith("\n"))
    finally:
        bench.kill()
        bench.wait()
    assert started
    assert until(lambda: processor_s(int(pid.read_text())) == 0 and not alive(int(pid.read_text())))


def test_a_process_whose_bench_has_ended_already_is_not_begun() -> None:
    words = [sys.executable, "-m", "scripts.chat_bench.edge_start", str(2**30), "-c", "print('begun')"]
    assert subprocess.run(words, capture_output=True, check=True, timeout=PATIENCE_S).stdout == b""
    words[3] = str(os.getpid())
    assert subprocess.run(words, capture_output=True, check=True, timeout=PATIENCE_S).stdout == b"begun\n"


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def until(true: Callable[[], bool]) -> bool:
    """Does it become true?"""
    end = time.monotonic() + PATIENCE_S
    while not true() and time.monotonic() < end:
        time.sleep(0.01)
    return true()


class _Service:
    """Notes what is done."""

    def __init__(self) -> None:
        self.done: list[tuple[int, str]] = []

    def says(self, user: int, chat: int, text: str) -> None:
        self.done.append((user, text))

    def taps(self, user: int, shown: Shown, data: str) -> tuple[str, float]:
        self.done.append((user, data))
        return str(len(self.done)), 0.0


def test_people_start_the_bot_first_then_each_takes_a_seat_and_says_that_they_are_ready_once() -> None:
    service = _Service()
    table = ChatTable(7, service)
    for _ in range(2):
        assert not table.sit_down()
    assert service.done == [(user, "/start") for user in table.people]
    for user in table.people:
        table.sees(Shown(user, 1, "welcome", ["play"]))
    assert not table.sit_down()
    assert service.done[-1] == (table.people[0], "/new")
    table.sees(Shown(table.group, 2, "lobby", [f"sit.x.{seat}" for seat in range(4)]))
    for _ in range(2):
        assert not table.sit_down()
    assert service.done[5:] == [(user, f"sit.x.{seat}") for seat, user in enumerate(table.people)]
    table.sees(Shown(table.group, 2, "lobby", ["ready.x", "leave.x"]))
    assert not table.sit_down()
    assert service.done[9:] == [(user, "ready.x") for user in table.people]


def test_whoever_is_on_turn_draws_then_picks_a_card_and_sends_the_turn() -> None:
    service = _Service()
    table = ChatTable(1, service)
    user = table.people[2]
    at = Moment(5, 0, "")

    def offers(*pressed: Play | Shows | Toggle) -> list[str]:
        buttons = [data for each in pressed if (data := data_of("K7M2QX", each)) is not None]
        table.sees(Shown(user, 3, "hand", buttons))
        return buttons

    pick, drop = Toggle("7H", 1, True, 0), Toggle("8H", 1, False, 0)
    offers(pick)
    assert table.press() is None  # cards can be picked before it is their turn
    offers(pick, Play(at, Draw()), Shows("hint", 0, "5"))
    drawn = table.press()
    assert drawn is not None
    assert drawn.acts
    offers(pick, Shows("hint", 0, "5"))
    table.press()
    assert service.done[-1] == (user, data_of("K7M2QX", pick))
    offers(drop, Play(at, Discard("7H")))
    assert (table.press() or drawn).acts is False
    _, send = offers(drop, Play(at, "s"))
    pressed = table.press()
    assert pressed is not None
    assert pressed.acts
    assert service.done[-1] == (user, send)
    assert not table.asked(user)
    offers(Shows("ask", 0, "y"), Shows("ask", 0, "n"))
    assert table.asked(user)  # the card is a wild one, say: nothing was sent yet
    assert (table.press() or drawn).acts


def test_a_call_is_read_out_of_a_form_and_out_of_parts_with_a_picture() -> None:
    assert form(b"application/x-www-form-urlencoded", b"chat_id=5&text=a+b%26c&empty=") == {
        "chat_id": "5",
        "text": "a b&c",
        "empty": "",
    }
    body = (
        b'--b1\r\nContent-Disposition: form-data; name="chat_id"\r\n\r\n5\r\n'
        b'--b1\r\nContent-Disposition: form-data; name="photo"; filename="p.png"\r\nContent-Type: image/png\r\n\r\n'
        b"\x89PNG\r\n\x1a\n\r\n--b1--\r\n"
    )
    assert form(b"multipart/form-data; boundary=b1", body) == {"chat_id": "5", "photo": "8"}


def test_another_process_is_weighed_as_this_one_is() -> None:
    assert 0.5 < resident_of(os.getpid()) / resident() < 2 or resident_of(os.getpid()) == 0
    assert resident_of(2**30) == 0
    assert processor_s(2**30) == 0
