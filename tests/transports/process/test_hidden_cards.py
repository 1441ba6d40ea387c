"""Nothing that is sent, opened or named to a bot shows a card that its seat may not know: on every carrier, and inside.

All cards of the table are known to the test, moment by moment; whole deals are played, with a new start in the middle.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from core.game.actions import Action
from core.game.events import AnyEvent
from core.game.rules import Rules
from core.game.view import ClosedPile, MeldView, View
from core.table import telling
from core.table.clock import SystemClock
from core.table.coordinator import Coordinator
from core.table.messages import PROTOCOL, Id
from core.table.orders import Answer
from core.table.ports import Bus, Heard, Letter, SeatPort
from core.table.table import Table
from core.table.times import Times
from tests.core.table.entitlement import CARD, Reader
from tests.core.table.playing import SHORT, Game, chance, dull, nonces, records_of
from tests.patience import PATIENCE_S
from tests.transports.gateway.houses import House
from tests.transports.process.programs import bot
from tests.transports.redis.servers import Server
from transports.client import SeatClient
from transports.gateway.client import WebSocketPort
from transports.player import play_seat
from transports.process.bot_seat import play_bot
from transports.process.confinement import confinement_of
from transports.process.faults import Faults
from transports.redis.bus import RedisCarriers
from transports.redis.clients import Clients
from transports.redis.exchange import Exchange
from transports.redis.port import RedisSeatPort

BOT: Final = 0
"""The bot's seat."""
CLOSED: Final = {**SHORT, "pile": "closed"}


class Moments(Bus):
    """A table's bus that remembers the table and what has happened in its deal, whenever something was told."""

    def __init__(self, inner: Bus, game: Game) -> None:
        self._inner = inner
        self._game = game
        self.seen: dict[int, tuple[Table, list[AnyEvent]]] = {}

    async def receive(self) -> Heard:
        return await self._inner.receive()

    async def publish(self, letters: Sequence[Letter]) -> None:
        ledger = self._game.coordinator._ledger
        self.seen[ledger.table.seq] = ledger.table, list(ledger.history)
        await self._inner.publish(letters)

    async def disconnect(self, seat: int | None, reason: str, next_table: str | None = None) -> None:
        await self._inner.disconnect(seat, reason, next_table)

    async def answer(self, ask: str, answer: Answer) -> None:
        await self._inner.answer(ask, answer)


class Told:
    """What the two runs of the program wrote down."""

    def __init__(self, folder: Path) -> None:
        self.runs: list[dict[str, Any]] = [
            json.loads(path.read_text("utf-8")) for path in sorted(folder.glob("seen-*"))
        ]
        self.lines: list[dict[str, Any]] = [json.loads(line) for run in self.runs for line in run["heard"]]


async def table_of(options: dict[str, object], bus: Bus | None = None) -> tuple[Game, Moments]:
    """A table whose time is real and whose every word is looked through."""
    game = Game()
    moments = Moments(game.bus if bus is None else bus, game)
    game.coordinator = Coordinator(
        game.name,
        game.log,
        moments,
        SystemClock(),
        stand_in=dull,
        entropy=game._entropy,
        times=Times(tick=100, absent=10_000_000),
    )
    await game.found(records_of("burraco", options, seed="9"))
    await game.coordinator.load()
    return game, moments


async def play(game: Game, ports: Sequence[SeatPort], folder: Path, *, loses: bool = False) -> Faults:
    """A match in which one seat's player is a curious program that has to be started again."""
    faults = Faults()
    hidden = folder.parent / "home"
    program = bot("curious", "die", folder=folder, confined=confinement_of(hidden))
    clock = SystemClock()

    def client(seat: int) -> SeatClient:
        repeat = 500 if loses else None
        return SeatClient(
            ports[seat], f"P{seat}", nonce_source=nonces(seat), wants=("events",), clock=clock, repeat_ms=repeat
        )

    players = [asyncio.create_task(play_seat(client(seat), chance)) for seat in range(4) if seat != BOT]
    playing = asyncio.create_task(play_bot(client(BOT), program, faults))
    try:
        async with asyncio.timeout(3 * PATIENCE_S):
            await game.coordinator.run()
            if loses:
                for port in ports:
                    await port.aclose()
            await playing
    finally:
        for task in (playing, *players):
            task.cancel()
        await asyncio.wait({playing, *players})
    return faults


def check(folder: Path, moments: Moments, faults: Faults) -> None:
    """Every line that the program read, and everything else that it could see, beside what its seat may know."""
    told = Told(folder)
    assert len(told.runs) == 2
    assert faults.counts == {"crash": 1}
    reader = Reader(BOT)
    cards = 0
    newest = min(moments.seen)
    for line in told.lines:
        newest = max(newest, line.get("seq", 0) if line["type"] == "update" else 0)
        table, history = moments.seen[newest]
        cards += reader.check(line, table, history)
    assert cards > 1_000
    again = next(line for line in map(json.loads, told.runs[1]["heard"]) if line["type"] == "update")
    assert len(again["events"]) > 10  # the whole deal was told again
    kinds = {line["type"] for line in told.lines}
    assert {"hello", "update", "ping"} <= kinds
    assert "nonces" not in kinds
    for run in told.runs:
        beside = {name: said for name, said in run.items() if name != "heard"}
        assert not CARD.search(json.dumps(beside, ensure_ascii=False)), beside
        for target in run["open"].values():
            assert target is None or target.startswith(("pipe:", "socket:", "/proc/"))
        if run["ids"][0] != 0 and len(run["processes"]) < 9:  # where it sees its own processes only
            assert not any(process["memory"] for process in run["processes"].values())


@pytest.mark.parametrize("options", [SHORT, CLOSED], ids=["open pile", "closed pile"])
async def test_a_program_beside_the_table_is_shown_no_card_that_is_not_for_it(
    options: dict[str, object], tmp_path: Path
) -> None:
    game, moments = await table_of(options)
    faults = await play(game, [game.bus.seat(seat) for seat in range(4)], tmp_path / "bot")
    check(tmp_path / "bot", moments, faults)


async def test_a_careless_table_is_found_out(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(telling, "redact", lambda event, seat: event)
    game, moments = await table_of(SHORT)
    faults = await play(game, [game.bus.seat(seat) for seat in range(4)], tmp_path / "bot")
    with pytest.raises(AssertionError, match=r"cards at|is shown|is told"):
        check(tmp_path / "bot", moments, faults)


async def test_a_program_behind_a_gateway_is_shown_no_card_that_is_not_for_it(tmp_path: Path) -> None:
    game, moments = await table_of(SHORT)
    house = House(game)
    async with house.open() as door:
        ports = [
            WebSocketPort(
                door.address.url,
                door.house.token(seat),
                Id(protocol=PROTOCOL, name=f"P{seat}", wants=("events",)),
                clock=SystemClock(),
                chance=lambda: 0.0,
            )
            for seat in range(4)
        ]
        faults = await play(game, ports, tmp_path / "bot", loses=True)
        game.bus.close()
    check(tmp_path / "bot", moments, faults)
    secrets = [house.token(seat) for seat in range(4)]
    assert not any(secret in path.read_text("utf-8") for path in (tmp_path / "bot").iterdir() for secret in secrets)


async def test_a_program_at_a_redis_table_is_shown_no_card_that_is_not_for_it(server: Server, tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        clients = Clients(server.url)
        stack.push_async_callback(clients.aclose)
        host = await stack.enter_async_context(Exchange(clients, echo="us", beat_s=0.2, connect_s=0.5))
        bus = await RedisCarriers(host).open("K7QF2M")
        stack.push_async_callback(bus.aclose)
        game, moments = await table_of(SHORT, bus)
        ports = []
        for seat in range(4):
            theirs = Clients(server.url)
            stack.push_async_callback(theirs.aclose)
            ports.append(await RedisSeatPort.open(theirs, "K7QF2M", seat, beat_ms=200, announce_ms=100, connect_s=0.5))
        faults = await play(game, ports, tmp_path / "bot", loses=True)
    check(tmp_path / "bot", moments, faults)
    assert not any(server.url[7:] in path.read_text("utf-8") for path in (tmp_path / "bot").iterdir())


# --- inside ----------------------------------------------------------------------------------------------------------

PLAIN: Final = (str, int, bool, float, type(None))
SHOWN: Final = (View, MeldView, ClosedPile, Rules)


def things(given: object) -> list[object]:
    """Every value that can be reached from this one by its fields and items."""
    found: list[object] = []
    waiting = [given]
    while waiting:
        thing = waiting.pop()
        found.append(thing)
        if isinstance(thing, msgspec.Struct):
            waiting += [getattr(thing, name) for name in thing.__struct_fields__]
        elif isinstance(thing, dict):
            waiting += [*thing, *thing.values()]
        elif isinstance(thing, tuple | list | set | frozenset):
            waiting += thing
    return found


async def test_a_player_inside_the_program_is_given_no_card_that_is_not_for_it() -> None:
    game = Game()
    await game.found(records_of("burraco", CLOSED, seed="9"))
    given: list[int] = []

    def player(seat: int) -> Any:
        def think(shown: View, rules: Rules) -> list[Action]:
            table = game.coordinator.table
            assert table.deal is not None
            given.append(seat)
            for thing in things((shown, rules)):
                assert isinstance(thing, (*PLAIN, *SHOWN, tuple, list, dict, frozenset)), type(thing)
            cards = {word for thing in things(shown) if isinstance(thing, str) for word in CARD.findall(thing)}
            reader = Reader(seat)
            assert cards <= reader._known(table.deal.state, game.coordinator._ledger.history)
            reader._view(msgspec.json.decode(msgspec.json.encode(shown)), table.deal.state)
            return chance(shown, rules)

        return think

    await game.play([player(seat) for seat in range(4)])
    assert set(given) == {0, 1, 2, 3}
    assert len(given) > 50
