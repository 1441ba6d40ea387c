"""The list of tables, the set of those that want a host, and the call that goes out to all hosts."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final, Never

import msgspec
from redis.asyncio import Redis
from redis.asyncio.client import PubSub

from core.table.hosting import Entry, Finished, finished
from core.table.ports import TableError
from transports.redis import names
from transports.redis.clients import WITHIN_S, BusTrouble, Clients, call

_log = logging.getLogger(__name__)

MOST_CALLS: Final = 1024
"""Calls that may wait to be heard; of more, the oldest are forgotten (`wanting` tells the same)."""
SILENCE_S: Final = 5.0
"""After so long without a word the connection is asked whether it is there; after as long again it is made anew."""
OFFER_AGAIN_MS: Final = 60_000
"""So often a host says which bots of its own it has."""
OFFERED_MS: Final = 5 * OFFER_AGAIN_MS
"""A bot that was not offered for so long is there no more."""
SECRET_BYTES: Final = 32
"""Of the key that all gateways sign with."""

_entry: Final = msgspec.json.Decoder(Entry)
_finished: Final = msgspec.json.Decoder(Finished)


class RedisDirectory:
    """The list of tables on a server. What another version of the program has written there is left out."""

    def __init__(self, clients: Clients, silence_s: float = SILENCE_S) -> None:
        self._clients = clients
        self._silence_s = silence_s
        self._client: Redis = clients.commands(4)
        self._calls: asyncio.Queue[str] = asyncio.Queue(MOST_CALLS)
        self._listener: asyncio.Task[None] | None = None
        self._listening = asyncio.Event()

    async def aclose(self) -> None:
        """Stop listening and close its connections."""
        if self._listener is not None:
            self._listener.cancel()
            await asyncio.wait({self._listener})
        await self._clients.discard(self._client)

    async def check(self) -> None:
        """Can tables be listed? Raises BusTrouble where nothing can be written, or something else has a list's name."""
        async with self._client.pipeline(transaction=False) as bundle:
            bundle.hget(names.TABLES, "")
            bundle.srem(names.WANTING, "")  # no table's code: nothing is removed
            bundle.hget(names.RESULTS, "")
            await call(bundle.execute())

    async def wanting(self) -> list[str]:
        """The tables that want a host, in order of their names. Raises BusTrouble."""
        members = await call(self._client.smembers(names.WANTING))
        odd = [member for member in members if not names.is_code(_text(member))]
        if odd:
            _log.warning("%d words that are no table's code lay among the tables that want a host", len(odd))
            await call(self._client.srem(names.WANTING, *odd))
        return sorted(code for member in members if names.is_code(code := _text(member)))

    async def unwant(self, table: str) -> None:
        """This table wants no host, and nothing else is said of it. Raises BusTrouble."""
        await call(self._client.srem(names.WANTING, table))

    async def entries(self) -> list[Entry]:
        """All tables, private ones too, in order of their names. Raises BusTrouble."""
        listed = await call(self._client.hgetall(names.TABLES))
        found = (entry for raw in listed.values() if (entry := _read(raw)) is not None)
        return sorted(found, key=lambda entry: entry.table)

    async def entry(self, table: str) -> Entry | None:
        """One table; None where the list has none of that name. Raises BusTrouble."""
        raw = await call(self._client.hget(names.TABLES, table))
        return None if raw is None else _read(raw)

    async def put(self, entry: Entry) -> None:
        """Set what is said of a table, whether it wants a host, and once its result. Raises BusTrouble."""
        async with self._client.pipeline(transaction=False) as bundle:
            bundle.hset(names.TABLES, entry.table, msgspec.json.encode(entry))
            if entry.wanting:
                bundle.sadd(names.WANTING, entry.table)
            else:
                bundle.srem(names.WANTING, entry.table)
            result = finished(entry)
            if result is not None:
                bundle.hsetnx(names.RESULTS, entry.table, msgspec.json.encode(result))
            await call(bundle.execute())

    async def result(self, table: str) -> Finished | None:
        """The one stored result of a table's match; None before there is one. Raises BusTrouble."""
        raw = await call(self._client.hget(names.RESULTS, table))
        if raw is None:
            return None
        try:
            return _finished.decode(raw)
        except (msgspec.DecodeError, UnicodeDecodeError):
            return None

    async def offer(self, bots: Sequence[str], now_ms: int) -> None:
        """Say that a host has these bots of its own, now (milliseconds since 1970). Raises BusTrouble."""
        if bots:
            await call(self._client.hset(names.BOTS, mapping=dict.fromkeys(bots, now_ms)))

    async def offered(self, now_ms: int) -> list[str]:
        """The bots that hosts have of their own, in order of their names. Raises BusTrouble."""
        told = await call(self._client.hgetall(names.BOTS))
        return sorted(_text(name) for name, at in told.items() if now_ms - _number(at) < OFFERED_MS)

    async def call(self, table: str) -> None:
        """Say to all hosts that this table wants one, now. Raises BusTrouble, UnknownTable for an impossible code."""
        await self.summon(table)

    async def summon(self, table: str) -> int:
        """The same as `call`; gives how many hosts have heard it."""
        names.log(table)  # nothing but a code that a table can have gets into the set
        async with self._client.pipeline(transaction=False) as bundle:
            bundle.sadd(names.WANTING, table)
            bundle.publish(names.LOBBY, table)
            _, heard = await call(bundle.execute())
        return int(heard)

    async def called(self) -> str:
        """The next table that somebody called for; waits for it, through any trouble. Calls may be lost."""
        if self._listener is None:
            self._listener = asyncio.create_task(self._listen(), name="calls for a host")
        return await self._calls.get()

    async def listening(self) -> None:
        """Wait until calls are heard (after the first `called`, or after trouble)."""
        await self._listening.wait()

    async def _listen(self) -> None:
        """Read calls for ever, each time on a new connection after trouble."""
        wait_s = 0.05
        while True:
            client = self._clients.subscriber()
            listening: PubSub = client.pubsub()
            try:
                await call(listening.subscribe(names.LOBBY))
                await self._hear(listening)
            except BusTrouble:
                pass
            except Exception:  # a fault of this program, or of the library: a host that heard no calls would not know
                _log.exception("listening for calls failed")
            finally:
                heard = self._listening.is_set()
                self._listening.clear()
                with suppress(Exception):
                    await call(listening.aclose())
                await self._clients.discard(client)
            wait_s = 0.05 if heard else min(2 * wait_s, 2.0)
            await asyncio.sleep(wait_s)

    async def _hear(self, listening: PubSub) -> Never:
        """Take what comes, for as long as the server gives signs of life. Raises BusTrouble."""
        asked = False
        while True:
            word = await call(listening.get_message(timeout=self._silence_s), self._silence_s + WITHIN_S)
            if word is not None:
                asked = False
                if word["type"] == "subscribe":
                    self._listening.set()
                elif word["type"] == "message":
                    self._take(word["data"])
            elif asked:
                raise BusTrouble("the server has gone silent")
            else:
                asked = True
                await call(listening.ping())

    def _take(self, data: Any) -> None:
        table = _text(data)
        try:
            names.log(table)
        except TableError:
            return
        if self._calls.full():
            self._calls.get_nowait()
        self._calls.put_nowait(table)


async def shared_secret(clients: Clients, fresh: bytes) -> bytes:
    """The key that all gateways sign with; ``fresh`` (SECRET_BYTES unforeseeable ones) becomes it where there is none.

    Raises BusTrouble.
    """
    client = clients.commands(1)
    try:
        raw = await call(client.get(names.SECRET))
        if raw is None:
            await call(client.set(names.SECRET, fresh.hex(), nx=True))
            raw = await call(client.get(names.SECRET))
        secret = bytes.fromhex(_text(raw or b""))
        if len(secret) < SECRET_BYTES:
            raise ValueError
        return secret
    except ValueError:
        raise BusTrouble(f"{names.SECRET} on the server is no key; delete it and give out new invitations") from None
    finally:
        await clients.discard(client)


def _read(raw: bytes | str) -> Entry | None:
    try:
        return _entry.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None


def _number(raw: bytes | str) -> int:
    text = _text(raw)
    return int(text) if text.isascii() and text.isdigit() and len(text) < 20 else 0


def _text(raw: bytes | str) -> str:
    return raw if isinstance(raw, str) else raw.decode("utf-8", "replace")
