"""Whole matches through a gateway: the same records as without one, whatever becomes of the connections."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import re

import pytest

from core.game.actions import Action
from core.game.cards import CODES
from core.game.rules import Rules
from core.game.view import View
from core.table.clock import SystemClock
from core.table.messages import PROTOCOL, Id
from core.table.ports import SeatPort
from scripts.json_log import JsonFormatter
from tests.core.table.playing import SHORT, Game, chance, nonces, records_of
from tests.transports.gateway.houses import Door, House
from transports.client import SeatClient
from transports.gateway.client import WebSocketPort
from transports.player import play_seat

CARD = re.compile(rf"(?<![0-9A-Za-z])(?:{'|'.join(CODES)})(?![0-9A-Za-z])")


class Cut(WebSocketPort):
    """A port whose connection is cut when its player has thought so many times."""

    thoughts = 0

    def think(self, shown: View, rules: Rules) -> list[Action]:
        self.thoughts += 1
        ws = self._ws
        if self.thoughts % 25 == 0 and ws is not None:
            self._cutting = asyncio.ensure_future(ws.close())
        return chance(shown, rules)


async def direct() -> list[bytes]:
    """The records of the match when everybody sits in one process."""
    game = Game()
    await game.found(records_of(options=SHORT, seed="9"))
    await game.play([chance] * 4)
    return await game.log.read(game.name)


def client(port: SeatPort, seat: int) -> SeatClient:
    return SeatClient(
        port, f"P{seat}", nonce_source=nonces(seat), wants=("events",), clock=SystemClock(), repeat_ms=5_000
    )


async def play(door: Door, game: Game, ports: list[WebSocketPort]) -> list[bytes]:
    """The records of the same match through the gateway."""
    await game.coordinator.load()
    async with asyncio.TaskGroup() as tasks:
        for seat, port in enumerate(ports):
            think = port.think if isinstance(port, Cut) else chance
            tasks.create_task(play_seat(client(port, seat), think))
        await game.coordinator.run()
    game.bus.close()  # nobody is there to answer any more
    return await game.log.read(game.name)


def port(door: Door, seat: int, kind: type[WebSocketPort] = WebSocketPort) -> WebSocketPort:
    return kind(
        door.address.url,
        door.house.token(seat),
        Id(protocol=PROTOCOL, name=f"P{seat}", wants=("events",)),
        clock=SystemClock(),
        chance=lambda: 0.0,
    )


async def founded() -> Game:
    game = Game()
    await game.found(records_of(options=SHORT, seed="9"))
    return game


async def test_a_match_through_the_gateway_leaves_the_same_records_and_no_card_in_the_log(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.DEBUG)
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(JsonFormatter())
    logging.getLogger().addHandler(handler)
    game = await founded()
    house = House(game)
    try:
        async with house.open() as door:
            through = await play(door, game, [port(door, seat) for seat in range(4)])
    finally:
        logging.getLogger().removeHandler(handler)
    assert through == await direct()
    lines = [json.loads(line) for line in written.getvalue().splitlines()]
    assert {line.get("seat") for line in lines if line["message"] == "connected"} == {0, 1, 2, 3}
    assert all(line["table"] == game.name for line in lines if line["message"] == "connected")
    assert not [line for line in lines if "<card>" in line["message"]]  # the last net had nothing to do
    for record in caplog.records:
        assert not CARD.search(f"{record.getMessage()} {record.args} {record.exc_text}"), record
    assert house.figure("buraco_garbled_messages_total") == 0


async def test_a_match_whose_connections_are_cut_again_and_again_leaves_the_same_records() -> None:
    game = await founded()
    house = House(game)
    async with house.open() as door:
        through = await play(door, game, [port(door, seat, Cut) for seat in range(4)])
    assert through == await direct()
    assert house.figure("buraco_reconnects_total") >= 4
