"""How the seats of ``buraco bench table`` reach their tables: through a server, or inside this process."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from typing import Any, Final

import msgspec

from core.table.messages import PROTOCOL, Hello, Id, Ping, Pong, Rejected, Sync, Update, encode
from core.table.ports import PortClosed
from scripts.failure import CommandError
from scripts.table_bench.figures import Times, times_of
from scripts.table_bench.plan import PlannedAct, TimedTable
from scripts.table_bench.seats import EARS, Now, Seats
from transports.memory import MemoryBus, MemoryPort
from transports.redis import names
from transports.redis.bare import ECHO, ECHOED
from transports.redis.exchange import Exchange
from transports.redis.line import head, publication
from transports.redis.replies import TooLong

READY_S: Final = 120.0
"""How long so many tables may take to be there."""
_WATCHERS: Final = EARS - 1
_INTRODUCTION: Final = Id(protocol=PROTOCOL, name="bench", wants=("events",))


class _Word(msgspec.Struct):
    """What of a message this bench looks at."""

    type: str
    seq: int = 0
    n: int = 0
    code: str = ""


_word: Final = msgspec.json.Decoder(_Word)


class ServerSeats:
    """All seats and watchers of these tables on one exchange, which is the caller's; ``seats`` drives them."""

    def __init__(self, exchange: Exchange, tables: Sequence[TimedTable]) -> None:
        self.seats = Seats(tables, self._say)
        self._exchange = exchange
        self._tables = tables
        self._heads: list[list[bytes]] = []
        self._from: dict[bytes, tuple[int, int]] = {}
        for at, table in enumerate(tables):
            who = [*range(_WATCHERS), None]
            self._heads.append([head(names.heard(table.code, seat)) for seat in who])
            self._from |= {names.told(table.code, seat).encode(): (at, ear) for ear, seat in enumerate(who)}

    async def open(self) -> None:
        """Listen for all of them."""
        await self._exchange.listen(self, [channel.decode() for channel in self._from])

    def take_as_told(self) -> None:
        """Nobody greets these seats: each is taken to have heard what the first act needs."""
        for at, table in enumerate(self._tables):
            for ear in range(EARS):
                self.seats.told(at, ear, table.acts[0].seq)

    async def come(self, tables: range) -> None:
        """Wait until all at these tables have been shown the game. Raises CommandError."""
        sync = encode(Sync(0))
        last, since = -1, Now()
        while deaf := self.seats.deaf(tables):
            if len(deaf) != last:
                last, since = len(deaf), Now()
            if Now() - since > READY_S:
                raise CommandError("bench_failed", f"{len(deaf)} seats were not greeted in time.", 1)
            await asyncio.sleep(0.5)
            if len(deaf) == last and Now() - since > 2.0:
                self._exchange.post([publication(self._heads[at][ear], sync) for at, ear in deaf[:200]])

    def close(self) -> None:
        """Listen no more."""
        self._exchange.drop(self)

    def _say(self, table: int, seat: int, planned: PlannedAct) -> None:
        self._exchange.post([publication(self._heads[table][seat], planned.raw)])

    # --- for the exchange --------------------------------------------------------------------------------------------

    def hear(self, channel: bytes, message: bytes | TooLong) -> None:
        assert isinstance(message, bytes)
        table, ear = self._from[channel]
        word = _word.decode(message)
        match word.type:
            case "update":
                self.seats.told(table, ear, word.seq)
            case "ping":
                self._exchange.post([publication(self._heads[table][ear], encode(Pong(word.n)))])
            case "hello":
                self._exchange.post([publication(self._heads[table][ear], encode(_INTRODUCTION))])
            case "rejected":
                self.seats.rejected(table, word.code)

    def cut(self, reason: str) -> None:
        self.seats.rejected(0, f"the server was lost ({reason})")

    def mend(self) -> None:
        pass

    def end(self, reason: str) -> None:
        pass


class Echo:
    """Says something and waits until it comes back."""

    def __init__(self, exchange: Exchange) -> None:
        self._exchange = exchange
        self._heard: asyncio.Future[None] | None = None

    async def round_trips(self, count: int, size: int) -> Times:
        """So many, one after the other, of so many bytes."""
        await self._exchange.listen(self, [ECHOED])
        said = publication(head(ECHO), b"." * size)
        taken: list[float] = []
        try:
            async with asyncio.timeout(READY_S):
                for _ in range(count):
                    self._heard = asyncio.get_running_loop().create_future()
                    began = Now()
                    self._exchange.post([said])
                    await self._heard
                    taken.append(Now() - began)
        finally:
            self._exchange.drop(self)
        return times_of(taken)

    def hear(self, channel: bytes, message: bytes | TooLong) -> None:
        if self._heard is not None and not self._heard.done():
            self._heard.set_result(None)

    def cut(self, reason: str) -> None:
        pass

    def mend(self) -> None:
        pass

    def end(self, reason: str) -> None:
        pass


class MemorySeats:
    """The same in this process, on one memory bus a table."""

    def __init__(self, tables: Sequence[TimedTable]) -> None:
        self.seats = Seats(tables, self._say)
        self._ports: list[list[MemoryPort]] = [[] for _ in tables]
        self._readers: set[asyncio.Task[None]] = set()

    def sit(self, at: int, bus: MemoryBus) -> None:
        """Connect everybody at this table."""
        self._ports[at] = [*(bus.seat(seat) for seat in range(_WATCHERS)), bus.watch()]
        for ear, port in enumerate(self._ports[at]):
            self._start(self._read(at, ear, port))

    async def come(self, tables: range) -> None:
        """Wait until all at these tables have been shown the game. Raises CommandError."""
        try:
            async with asyncio.timeout(READY_S):
                while self.seats.deaf(tables):
                    await asyncio.sleep(0.05)
        except TimeoutError:
            raise CommandError("bench_failed", "the seats were not greeted in time", 1) from None

    async def aclose(self) -> None:
        """Disconnect everybody."""
        for reader in self._readers:
            reader.cancel()
        if self._readers:
            await asyncio.wait(self._readers)

    def _say(self, table: int, seat: int, planned: PlannedAct) -> None:
        self._start(self._ports[table][seat].send(planned.act))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._readers.add(task)
        task.add_done_callback(self._readers.discard)

    async def _read(self, table: int, ear: int, port: MemoryPort) -> None:
        try:
            while True:
                match await port.receive():
                    case Update(seq=seq):
                        self.seats.told(table, ear, seq)
                    case Ping(n=n):
                        await port.send(Pong(n))
                    case Hello():
                        await port.send(_INTRODUCTION)
                    case Rejected(code=code):
                        self.seats.rejected(table, code)
        except PortClosed:
            pass
