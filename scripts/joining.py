"""A seat at a shared table, from sitting down to going: through the bus, or through a gateway."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import os
import random
import secrets
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Final

import msgspec

from core.table.clock import SystemClock
from core.table.messages import PROTOCOL, End, FromSeat, Id, ToSeat
from core.table.orders import Detach, Look, Sit
from core.table.ports import Interrupted, PortClosed, Restored, SeatPort, TableError
from scripts import language
from scripts.aside import tell
from scripts.failure import CommandError
from scripts.home import Home
from scripts.match import sentence, told
from scripts.narrated import NarratedPort
from scripts.shared import Shared, patiently
from transports.client import SeatClient
from transports.console.company import Chair
from transports.greeted import GreetedPort
from transports.moving import MovingPort
from transports.nonces import fresh_nonce
from transports.redis.port import RedisSeatPort
from transports.seat_chair import SeatChair

REPEAT_MS: Final = 1_000
"""After so long an act that is not answered is sent again."""
WAITING_S: Final = 0.5
"""Between two questions whether a seat that is to be taken over is ours yet."""
BEAT_S: Final = 2.5
"""A table looks after its players at least so often."""
GOOD_BYE_S: Final = 1.5
"""How long the table is told that this carrier ends; it finds out by itself, only later."""
WANTS: Final = ("events",)
_ADDRESSES: Final = {
    "A gateway's address looks like wss://host or ws://host:port.": "join-address",
    "A gateway's address holds no query and no password: a token goes behind a #.": "join-address-query",
}
"""What `transports.gateway.invitation` says of an address, and the message that says it in every language."""


class Guest(msgspec.Struct, frozen=True):
    """Somebody at a seat, while they sit there."""

    client: SeatClient
    port: MovingPort
    table: str
    """Where they sat down: an invitation leads to the table of a rematch, too."""
    seat: int | None
    """None for a watcher."""
    chair: Chair | None
    """None where orders cannot be given."""


async def is_elsewhere(bus: Shared, code: str, name: str, seat: int | None, *, bot: bool) -> bool:
    """Is a player of this name at the table already (at this seat, where one is named), from another place?

    Of one whose program has just died the table knows so only after its next beat: that is waited for. Raises
    CommandError, TableError.
    """
    kind = "bot" if bot else "human"
    entry = await bus.call(code)
    loop = asyncio.get_running_loop()
    until = loop.time() + BEAT_S
    while True:
        look = await patiently(bus.ask(code, Look()), tell)
        kinds = [player.kind for player in entry.players] or [kind] * len(look.players)
        found = [
            at for at, (each, here) in enumerate(zip(look.players, look.here, strict=False)) if here and each == name
        ]
        if not any(kinds[at] == kind and seat in (None, at) for at in found):
            return False
        if loop.time() >= until:
            return True
        await asyncio.sleep(WAITING_S)


@contextlib.asynccontextmanager
async def at_the_bus(
    bus: Shared,
    code: str,
    name: str,
    seat: int | None,
    *,
    bot: bool,
    say: Callable[[str], None],
    worlds: int | None = None,
) -> AsyncIterator[Guest]:
    """Sit down at a table of this bus; the seat stays the player's when this ends. Raises CommandError, TableError.

    A seat that somebody else plays changes hands at the end of its turn; ``say`` tells that it is waited for.
    ``worlds``: a bot's budget.
    """
    await bus.call(code)
    kind = "bot" if bot else "human"
    sit = Sit(name=name, seat=seat, kind=kind, connection=secrets.token_hex(8), worlds=worlds)
    own = await _seated(bus, code, sit, say)
    port = MovingPort(await RedisSeatPort.open(bus.clients, code, own))
    async with _client(NarratedPort(port, say) if bot else port, name, bot) as client:

        async def open_seat(table: str, seat: int) -> SeatPort:
            return await RedisSeatPort.open(bus.clients, table, seat)

        chair = SeatChair(bus.answer, open_seat, port, client, sit, code)
        try:
            yield Guest(client, port, code, own, chair)
        finally:
            hello = client.hello
            now = own if hello is None or hello.seat is None else hello.seat
            if port.ended is None and sit.connection is not None:
                with contextlib.suppress(TableError):
                    detach = Detach(seat=now, connection=sit.connection)
                    await bus.answer(chair.table, detach, within_s=GOOD_BYE_S)


async def _seated(bus: Shared, code: str, sit: Sit, say: Callable[[str], None]) -> int:
    said = False
    while True:
        done = await patiently(bus.ask(code, sit), say)
        if done.seat is None:
            raise CommandError("no_answer", language.say("joining-no-seat", table=code), status=1)
        if done.seated:
            return done.seat
        if not said:
            said = True
            say(language.say("joining-seat-after-turn", seat=done.seat))
        sit = msgspec.structs.replace(sit, seat=done.seat)
        await asyncio.sleep(WAITING_S)


def bad_address(error: ValueError) -> CommandError:
    """What is wrong with a gateway's address."""
    key = _ADDRESSES.get(str(error))
    return CommandError("bad_address", str(error) if key is None else language.say(key))


@contextlib.asynccontextmanager
async def at_a_gateway(
    home: Home, url: str, token: str, name: str, *, say: Callable[[str], None], bot: bool = False
) -> AsyncIterator[Guest]:
    """Take the seat that a token is for; a bot goes after the match.

    ``say`` tells what is waited for. Raises CommandError where there is no seat, ValueError for no gateway's address.
    """
    from transports.gateway.client import WebSocketPort  # a while to import, and rarely wanted

    kept = _Kept(home, url, token)
    introduction = Id(protocol=PROTOCOL, name=name, wants=WANTS, kind=_kind(bot))
    socket = WebSocketPort(
        url,
        kept.newest(),
        introduction,
        clock=SystemClock(),
        chance=random.SystemRandom().random,
        keep=kept.keep,
        wait_for=lambda text: say(sentence(told(text))),
    )
    greeted = GreetedPort(socket)
    try:
        hello = await patiently(greeted.greeting(), say, language.say("joining-waiting"))
    except BaseException as error:
        await socket.aclose()
        if isinstance(error, PortClosed):
            raise CommandError("no_seat", sentence(told(error.reason)), status=1) from None
        raise
    port = MovingPort(_OneMatch(greeted) if bot else greeted)
    async with _client(NarratedPort(port, say) if bot else port, name, bot) as client:
        yield Guest(client, port, hello.table, hello.seat, None)


def _client(port: SeatPort, name: str, bot: bool) -> SeatClient:
    return SeatClient(
        port,
        name,
        nonce_source=fresh_nonce,
        wants=WANTS,
        kind=_kind(bot),
        clock=SystemClock(),
        repeat_ms=REPEAT_MS,
    )


def _kind(bot: bool) -> str | None:
    return "bot" if bot else None


class _OneMatch:
    """A port that ends with the match: a bot on a person's seat would be waited for, and never says it is ready."""

    def __init__(self, port: SeatPort) -> None:
        self._port = port
        self._over = False

    async def send(self, message: FromSeat) -> None:
        await self._port.send(message)

    async def receive(self) -> ToSeat | Interrupted | Restored:
        if self._over:
            raise PortClosed("the match is over")
        message = await self._port.receive()
        self._over = isinstance(message, End) and message.result is not None
        return message

    async def aclose(self) -> None:
        await self._port.aclose()


class _Kept:
    """The newest token of an invitation: a seat's token changes when the seat is taken, and the link does not."""

    def __init__(self, home: Home, url: str, token: str) -> None:
        mark = hashlib.sha256(f"{url} {token}".encode()).hexdigest()[:20]
        self._home = home
        self._path: Path = home.bus / f"{mark}.token"
        self._given = token

    def newest(self) -> str:
        """The one that was kept last for this invitation; the invitation's own where none was."""
        try:
            return self._path.read_text("ascii").strip() or self._given
        except (OSError, UnicodeDecodeError):
            return self._given

    def keep(self, token: str) -> None:
        """Keep it for another day; where that cannot be done, the invitation may have to be renewed then."""
        partial = self._path.with_name(f"{self._path.name}.part")
        with contextlib.suppress(OSError, CommandError):
            self._home.make()
            with open(os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="ascii") as file:
                file.write(token)
            os.replace(partial, self._path)
