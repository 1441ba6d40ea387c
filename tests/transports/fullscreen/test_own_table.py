"""A table of one's own on the full screen, a real one: bots exchanged with F6, and its deals checked with F4 and v."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

import pytest
from textual.widgets import OptionList

from bots.registry import think_of
from core.table.public_record import Line, public_lines
from core.table.records import Seated, opened
from scripts import embedded
from scripts.embedded import client_of, host_of, with_table
from scripts.house_players import HousePlayers
from scripts.settings import load_rules, preset_table
from scripts.table_bots import TableBots
from tests.patience import PATIENCE_S
from tests.transports.fullscreen.seated import Seated as At
from tests.transports.fullscreen.seated import seated
from transports.client import SeatClient
from transports.console.bench import Bench
from transports.console.proof import Evidence
from transports.fullscreen.people import People
from transports.memory import MemoryLog, MemoryPort

NAMES = ("Ana", "Bruno", "Carla", "Dario")


async def at_home(
    then: Callable[[At, SeatClient], Awaitable[None]], *, seed: str | None = None, target: int = 2000
) -> None:
    """Somebody sits at a table of their own, with three bots."""
    log, greedy = MemoryLog(), think_of("greedy")
    bots = TableBots(
        {seat: (NAMES[seat], greedy) for seat in (1, 2, 3)}, None, HousePlayers().of, ("expert", "greedy", "chance")
    )
    host = host_of(log, greedy, bots)
    seats = [Seated(at=0, seat=0, name="Ana", kind="human")]
    seats += [Seated(at=0, seat=seat, name=NAMES[seat], kind="bot", program="greedy") for seat in (1, 2, 3)]
    first = opened(0, "MEMORY", load_rules("stbl", {"target": target}), preset_table("stbl"), seed=seed)
    await host.create(first, seats)

    async def record() -> Sequence[Line]:
        return public_lines("MEMORY", await log.read("MEMORY"))

    async def visit(port: MemoryPort) -> None:
        async with client_of(port, "Ana") as client, seated(client) as at:
            at.setup.evidence = Evidence(record, lambda: client.promises)
            bots.reads = lambda: at.setup.reads()
            at.setup.bench = Bench(bots, client, at.app.paper, at.setup.tongue, 0)
            at.app.redraw()
            await then(at, client)

    async with asyncio.timeout(3 * PATIENCE_S):
        await with_table(host, "MEMORY", bots, 0, visit)


async def choose(at: At, label: str) -> None:
    """Choose this of what can be asked with F6."""
    await at.press("f6")
    await at.until(lambda: isinstance(at.app.screen, People))
    people = at.app.screen
    assert isinstance(people, People)
    labels = [deed.label for deed in people.shown]
    assert label in labels, labels
    people.query_one(OptionList).highlighted = labels.index(label)
    await at.press("enter")


async def test_another_bot_is_put_on_a_seat_with_f6() -> None:
    async def then(at: At, client: SeatClient) -> None:
        await at.turn()
        await at.press("f6")
        assert "Seat 0: Ana, you." in at.panel
        assert "Seat 2, across from you: Carla (greedy)." in at.panel
        await at.press("escape")
        await choose(at, "Another bot for Bruno on seat 1…")
        await at.until(lambda: "chance" in at.panel)
        await at.press("3")
        await at.until(lambda: "(chance) plays on seat 1 now." in at.now)
        await at.press("f6")
        assert "(chance)." in at.panel
        assert "Bruno" not in at.panel

    await at_home(then)


async def test_a_bot_plays_for_the_person_with_f6_until_b_takes_the_seat_again() -> None:
    async def then(at: At, client: SeatClient) -> None:
        await at.turn()
        await choose(at, "Let a bot play for me")
        await at.until(lambda: at.asks)
        assert "b takes your seat again" in at.panel
        await at.press("y")
        await at.until(lambda: "A stand-in plays for you just now: b takes your seat again." in at.now)
        assert "b take my seat" in at.keys
        await at.press("b")
        await at.turn()

    await at_home(then)


async def test_who_reads_the_sheet_of_a_deal_misses_nothing_of_the_next_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(embedded, "LOOK_MS", 0)
    monkeypatch.setattr(embedded, "TICK_MS", 20)

    async def then(at: At, client: SeatClient) -> None:
        await at.turn()
        await choose(at, "Let a bot play for me")
        await at.press("y")
        await at.until(lambda: at.reads)
        assert "The score of deal 1" in at.panel
        await at.until(lambda: client.latest is not None and (client.latest.view.n, client.latest.view.turn) == (2, 0))
        assert client.latest is not None
        seq = client.latest.seq
        for _ in range(20):  # the others are quick: they would have played long ago
            await at.pilot.pause()
        assert client.latest.seq == seq
        await at.press("escape")  # to look at the table: nobody is told to go on
        for _ in range(20):
            await at.pilot.pause()
        assert client.latest.seq == seq
        await at.press("enter")
        await at.until(lambda: client.latest is not None and client.latest.seq > seq)

    await at_home(then, target=9000)


async def test_every_deal_that_is_over_is_checked_with_f4_and_v(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(embedded, "LOOK_MS", 0)

    async def then(at: At, client: SeatClient) -> None:
        await at.turn()
        await at.press("f4")
        assert "v: check every deal · Esc: close" in at.panel
        await at.press("v")
        await at.until(lambda: "Nothing can be checked yet" in at.panel)
        assert "v: check" not in at.panel
        await at.press("escape")
        await choose(at, "Let a bot play for me")
        await at.press("y")
        await at.until(lambda: at.reads)
        assert "The score of deal 1" in at.panel
        await at.press("f4")  # the last sheet of a match is the last place where it can be asked
        await at.press("v")
        await at.until(lambda: "Deal 1: checked, and all is as it should be." in " ".join(at.panel.split()))
        said = " ".join(at.panel.split())
        assert "Seats 0, 1, 2, 3 gave their parts. Yours is there as you gave it." in said
        assert "gives exactly these cards. The cards you were dealt are among them, in your seat." in said
        await at.press("escape")
        assert "The score of deal 1" in at.panel
        await at.press("enter")

    await at_home(then, target=0)


async def test_where_the_cards_come_from_a_seed_v_says_that_there_is_nothing_to_check() -> None:
    async def then(at: At, client: SeatClient) -> None:
        await at.turn()
        await at.press("f4", "v")
        await at.until(lambda: "There is nothing to check" in at.panel)

    await at_home(then, seed="known")
