"""A table's records as a stream, appended by one script: its number is checked and the record kept in one step.

The script may be repeated: a record that is there already, byte for byte, is kept. So the log itself repeats an append
whose answer was lost, on new connections, and no record is ever doubled.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from hashlib import sha1
from typing import Any, Final

from redis.asyncio import Redis

from core.table.ports import LogConflict, LogDamaged, LogUnavailable, LogUnsure, NotOwner
from transports.redis import names
from transports.redis.clients import BusTrouble, Clients, call
from transports.redis.line import command as encoded
from transports.redis.wire import Unanswered, Wire

_APPEND: Final = b"""\
if ARGV[3] ~= '' then
  local owner = redis.call('GET', KEYS[2])
  if owner and owner ~= ARGV[3] then return {'owner', 0} end
end
local seq = tonumber(ARGV[1])
local next = redis.call('XLEN', KEYS[1])
if next == seq then
  redis.call('XADD', KEYS[1], ARGV[1] .. '-1', 'r', ARGV[2])
  return {'ok', seq}
end
if seq >= 0 and next == seq + 1 then
  local id = ARGV[1] .. '-1'
  local last = redis.call('XRANGE', KEYS[1], id, id)[1]
  if last and last[2][2] == ARGV[2] then return {'ok', seq} end
end
return {'conflict', next}
"""
"""Entry ids are ``<number>-1`` (0-0 cannot be one) and nothing is ever taken out: the length is the next number."""

_APPEND_SHA: Final = sha1(_APPEND).hexdigest()

ATTEMPT_S: Final = 1.0
"""How long one attempt may take."""
PATIENCE_S: Final = 3.0
"""How long it is tried altogether."""
_PAGE: Final = 1000


class RedisLog:
    """A log on a Redis or Valkey server; durable when the server keeps its append-only file with every write.

    ``token`` names the host that writes: while another host has the table's lease nothing is appended (NotOwner).
    Without one only the numbers decide.
    """

    def __init__(
        self, clients: Clients, token: str = "", *, attempt_s: float = ATTEMPT_S, patience_s: float = PATIENCE_S
    ) -> None:
        self._clients = clients
        self._attempt_s = attempt_s
        self._patience_s = patience_s
        self._token = token.encode()
        self._client: Redis = clients.commands()
        self._wire: asyncio.Task[Wire] | None = None
        """The connection that all appends share, or the attempt to make it."""
        clients.close_too(self.aclose)

    async def aclose(self) -> None:
        """Close its connections."""
        wire, self._wire = self._wire, None
        if wire is not None:
            wire.cancel()
            await asyncio.wait({wire})
            if not wire.cancelled() and wire.exception() is None:
                await wire.result().aclose()
        self._clients.closed(self.aclose)
        await self._clients.discard(self._client)

    async def append(self, table: str, seq: int, record: bytes) -> None:
        """Add the record with this number.

        Raises LogConflict, NotOwner, LogUnavailable (refused, or the server could not be reached: nothing is kept),
        LogUnsure (no answer: it may have been kept or not), UnknownTable for a code that no table has.
        """
        keys = (names.log(table), names.owner(table))
        words = (str(max(seq, -1)), record, self._token)
        says, number = await self._repeat(table, ("EVALSHA", _APPEND_SHA, 2, *keys, *words), "append to")
        if says == b"owner":
            raise NotOwner(table)
        if says == b"conflict":
            raise LogConflict(table, seq, int(number))

    async def read(self, table: str) -> list[bytes]:
        """All records in order. Raises LogDamaged, LogUnavailable, UnknownTable for a code that no table has."""
        key = names.log(table)
        records: list[bytes] = []
        while True:
            first = f"({len(records) - 1}-1" if records else "-"
            page = await self._repeat(table, ("XRANGE", key, first, "+", "COUNT", _PAGE), "read")
            for entry in page:
                records.append(_record(table, len(records), entry))
            if len(page) < _PAGE:
                return records

    async def tables(self) -> list[str]:
        """The tables there are records of. Goes through all keys of the server. Raises LogUnavailable."""
        found: set[str] = set()
        cursor = b"0"
        while True:
            cursor, keys = await self._repeat("", ("SCAN", cursor, "MATCH", names.LOGS, "COUNT", _PAGE), "list")
            found |= {table for key in keys if (table := names.table_of_log(key)) is not None}
            if cursor == b"0":
                return sorted(found)

    async def _repeat(self, table: str, command: tuple[Any, ...], what: str) -> Any:
        """The answer to a command that may be repeated. Raises LogUnavailable or LogUnsure when time is up."""
        until = asyncio.get_running_loop().time() + self._patience_s
        sent = False
        wait_s = 0.02
        where = f"the log of table {table}" if table else "the logs"
        while True:
            try:
                return await self._once(command)
            except Unanswered as lost:
                sent = sent or lost.sent
                reason = lost.reason
            except BusTrouble as refused:
                if refused.answer == "NOSCRIPT" and command[0] == "EVALSHA":
                    command = ("EVAL", _APPEND, *command[2:])
                    continue
                if not refused.passing:
                    raise LogUnavailable(_sentence(f"cannot {what} {where}", refused.reason)) from None
                reason = refused.reason
            if asyncio.get_running_loop().time() + wait_s >= until:
                break
            # Idle connections may be as dead as the one that failed: the next attempt has a new one.
            with suppress(BusTrouble):
                await call(self._client.connection_pool.disconnect(inuse_connections=False), self._attempt_s)
            await asyncio.sleep(wait_s)
            wait_s = min(2 * wait_s, 0.5)
        if sent and command[0] in ("EVALSHA", "EVAL"):
            raise LogUnsure(_sentence(f"does not know whether {where} has been written", reason)) from None
        raise LogUnavailable(_sentence(f"cannot {what} {where}", reason)) from None

    async def _connected(self) -> Wire:
        """The shared connection, a new one where there is none. Raises BusTrouble for a refusal, Unanswered."""
        wire = self._wire
        if wire is None or (wire.done() and (wire.cancelled() or wire.exception() or wire.result().reason)):
            wire = self._wire = asyncio.create_task(Wire.open(self._client, within_s=self._attempt_s))
        if not wire.done():
            await asyncio.wait({wire})  # whoever stops waiting does not stop it for the others
        try:
            return wire.result()
        except BusTrouble as trouble:
            raise Unanswered(trouble.reason, sent=False) if trouble.answer is None else trouble from None
        except asyncio.CancelledError:
            raise Unanswered("it was closed", sent=False) from None

    async def _once(self, command: tuple[Any, ...]) -> Any:
        """One attempt on one connection. Raises BusTrouble for a refusal, Unanswered for no answer."""
        if command[0] in ("EVALSHA", "EVAL"):
            return await (await self._connected()).ask(encoded(*map(_bytes, command)))
        pool = self._client.connection_pool
        try:
            connection = await call(pool.get_connection(), self._attempt_s)
        except BusTrouble as trouble:
            raise Unanswered(trouble.reason, sent=False) if trouble.answer is None else trouble from None
        try:
            await call(connection.send_command(*command), self._attempt_s)
            return await call(connection.read_response(), self._attempt_s)
        except BusTrouble as trouble:
            raise Unanswered(trouble.reason, sent=True) if trouble.answer is None else trouble from None
        finally:
            await pool.release(connection)


def _bytes(word: str | bytes | int) -> bytes:
    return word if isinstance(word, bytes) else str(word).encode()


def _sentence(what: str, reason: str) -> str:
    return f"this host {what}: {reason}; nothing is lost, it goes on when the server is well again"


def _record(table: str, seq: int, entry: Any) -> bytes:
    """The record of a stream's entry, which must be the one with this number. Raises LogDamaged."""
    name, fields = entry
    if name != b"%d-1" % seq:
        raise LogDamaged(table, seq, f"its number is {name.decode('ascii', 'replace')[:40]}")
    if len(fields) != 2 or fields[0] != b"r":
        raise LogDamaged(table, seq, "it holds something else than a record")
    return bytes(fields[1])
