"""A gateway in front of tables on memory buses, and clients whose every frame is in the test's own hands."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import aiohttp

from core.table.clock import ManualClock
from core.table.messages import (
    PROTOCOL,
    Closed,
    FromSeat,
    Hello,
    Id,
    NotUnderstood,
    Ping,
    Pong,
    ToSeat,
    encode,
    read_to_seat,
)
from core.table.orders import Answer, Done, Order, Sit
from core.table.ports import Interrupted, MatchOver, NoAnswer, PortClosed, Restored, SeatPort
from tests.core.table.playing import Game
from transports.gateway.app import Address, gateway
from transports.gateway.client import WebSocketPort
from transports.gateway.health import BusHealth
from transports.gateway.metrics import Metrics
from transports.gateway.settings import Settings
from transports.gateway.tokens import Token, make_token
from transports.gateway.words import GatewayWord, TokenSaid, read_word
from transports.memory import MemoryBus

SECRET = b"the secret of these tests, 32 bytes"
TABLE = "K7QF2M"
DAY = 86_400_000
ANA = Id(protocol=PROTOCOL, name="Ana")
ANY = Settings(port=0, close_ms=50)


class House:
    """Tables by their codes; what is asked of them; and a gateway's clock."""

    def __init__(self, *games: Game) -> None:
        self.clock = ManualClock()
        self.buses: dict[str, MemoryBus] = {game.name: game.bus for game in games}
        self.asked: list[tuple[str, Order]] = []
        self.over: dict[str, str | None] = {}
        """Tables whose match is over, and where it went on."""
        self.answers: list[Answer] = []
        """Given first, before any table is asked."""
        self.metrics = Metrics()
        self.health = BusHealth(reachable=True, lag_ms=0.5, tables=1)

    async def ask(self, table: str, order: Order) -> Answer:
        self.asked.append((table, order))
        if table in self.over:
            raise MatchOver(table, self.over[table])
        if self.answers:
            return self.answers.pop(0)
        bus = self.buses.get(table)
        if bus is None:
            raise NoAnswer(table)
        try:
            return await bus.ask(order)
        except PortClosed:
            raise NoAnswer(table) from None

    async def port(self, table: str, seat: int | None) -> SeatPort:
        bus = self.buses[table]
        return bus.watch() if seat is None else bus.seat(seat)

    async def probe(self) -> BusHealth:
        return self.health

    def token(
        self, seat: int | None, *, table: str = TABLE, generation: int = 0, secret: bytes = SECRET, ms: int = DAY
    ) -> str:
        """A token that holds for so long from now on."""
        until = self.clock.wall_ms() + ms
        return make_token(secret, Token(table=table, seat=seat, generation=generation, expires_ms=until))

    @asynccontextmanager
    async def open(self, settings: Settings = ANY) -> AsyncIterator[Door]:
        """Its gateway, and a session to knock with."""
        async with (
            aiohttp.ClientSession() as session,
            gateway(
                settings,
                self,
                self.port,
                self.metrics,
                self.probe,
                secret=SECRET,
                clock=self.clock,
                entropy=secrets.token_bytes,
            ) as address,
        ):
            yield Door(self, address, session)

    def figure(self, line: str) -> float:
        """One figure of the metrics, named as in its line there."""
        for found in self.metrics.page().decode().splitlines():
            if found.startswith(line + " "):
                return float(found.rpartition(" ")[2])
        return 0.0


def done(seat: int | None = None, *, generation: int | None = None, seated: bool = True) -> Done:
    """What a table answers to Sit."""
    return Done(seq=0, seat=seat, generation=generation, seated=seated)


class Script:
    """A seat's port whose other end is the test."""

    def __init__(self, *words: ToSeat | Interrupted | Restored) -> None:
        self.sent: list[FromSeat] = []
        self.closed = asyncio.Event()
        self.words: asyncio.Queue[ToSeat | Interrupted | Restored | None] = asyncio.Queue()
        for word in words:
            self.words.put_nowait(word)

    async def send(self, message: FromSeat) -> None:
        if self.closed.is_set():
            raise PortClosed
        self.sent.append(message)

    async def receive(self) -> ToSeat | Interrupted | Restored:
        word = await self.words.get()
        if word is None:
            raise PortClosed("the line is dead")
        return word

    async def aclose(self) -> None:
        self.closed.set()


class Stage(House):
    """A house whose only ports are these, in this order; every order is done."""

    def __init__(self, *ports: Script) -> None:
        super().__init__()
        self.ports = list(ports)
        self.answers = [done(0, generation=0)] * 8

    async def port(self, table: str, seat: int | None) -> Script:
        return self.ports.pop(0)


class Door:
    """A gateway's address, and what a test does there."""

    def __init__(self, house: House, address: Address, session: aiohttp.ClientSession) -> None:
        self.house = house
        self.address = address
        self.session = session

    async def knock(self, token: str, *, origin: str | None = None, browser: bool = False) -> Raw:
        """Connect with a token, as a program or as a browser."""
        protocols = ("buraco.v1", f"token.{token}") if browser else ()
        headers = {} if browser else {"Authorization": f"Bearer {token}"}
        ws = await self.session.ws_connect(
            self.address.url, headers=headers, protocols=protocols, origin=origin, max_msg_size=0
        )
        return Raw(ws)

    async def come(self, seat: int | None, name: str = "Ana", *, wants: Sequence[str] = (), generation: int = 0) -> Raw:
        """Connect, say who it is, and be greeted."""
        raw = await self.knock(self.house.token(seat, generation=generation))
        await raw.say(Id(protocol=PROTOCOL, name=name, wants=tuple(wants)))
        await raw.until(Hello)
        return raw

    def port(
        self, seat: int | None, name: str = "Ana", *, token: str | None = None, beat: int = 20_000
    ) -> WebSocketPort:
        """A program's port."""
        return WebSocketPort(
            self.address.url,
            self.house.token(seat) if token is None else token,
            Id(protocol=PROTOCOL, name=name),
            clock=self.house.clock,
            chance=lambda: 0.5,
            heartbeat_ms=beat,
        )


class Raw:
    """A WebSocket of which the test sends and reads every frame."""

    def __init__(self, ws: aiohttp.ClientWebSocketResponse) -> None:
        self.ws = ws
        self.heard: list[ToSeat | GatewayWord] = []

    async def say(self, *messages: FromSeat) -> None:
        for message in messages:
            await self.ws.send_str(encode(message).decode())

    async def next(self) -> ToSeat | GatewayWord:
        """The next message."""
        frame = await self.ws.receive()
        assert frame.type is aiohttp.WSMsgType.TEXT, frame
        try:
            message: ToSeat | GatewayWord | None = read_to_seat(frame.data)
        except NotUnderstood:
            message = read_word(frame.data)
        assert message is not None, frame.data
        self.heard.append(message)
        return message

    async def until(self, *kinds: type[ToSeat | GatewayWord]) -> ToSeat | GatewayWord:
        """The next message of one of these kinds; pings meanwhile are answered, as by everybody who is there."""
        while True:
            message = await self.next()
            if isinstance(message, Ping) and Ping not in kinds:
                await self.say(Pong(message.n))
            if isinstance(message, kinds):
                return message

    async def ending(self) -> tuple[int, str]:
        """The code and the reason that the gateway closes with; messages before it are passed over."""
        while True:
            frame = await self.ws.receive()
            if frame.type is aiohttp.WSMsgType.CLOSE:
                return frame.data, frame.extra or ""
            assert frame.type is aiohttp.WSMsgType.TEXT, frame
            self.heard.append(_any(frame.data))

    def token(self) -> str:
        """The newest token it was given."""
        return [message for message in self.heard if isinstance(message, TokenSaid)][-1].token

    def closed(self) -> list[Closed]:
        return [message for message in self.heard if isinstance(message, Closed)]


def _any(text: str) -> ToSeat | GatewayWord:
    word = read_word(text)
    return read_to_seat(text) if word is None else word


def sits(house: House) -> list[Sit]:
    """Every Sit that was asked."""
    return [order for _, order in house.asked if isinstance(order, Sit)]


async def greeting(game: Game) -> Hello:
    """A real one."""
    port = game.bus.seat(3)
    hello = await port.receive()
    await port.aclose()
    assert isinstance(hello, Hello)
    return hello


async def knock(door: Door) -> Raw:
    raw = await door.knock(door.house.token(0))
    await raw.say(ANA)
    await raw.until(TokenSaid)
    return raw
