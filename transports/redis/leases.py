"""Who bothers with which table: a key that ends by itself, with its host's token in it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from contextlib import suppress
from hashlib import sha1
from typing import Final

from redis.asyncio import Redis
from redis.exceptions import NoScriptError, RedisError

from core.table.ports import TableError
from transports.redis import names
from transports.redis.clients import BusTrouble, Clients, call, trouble

TTL_MS: Final = 3_000
"""How long a lease lasts that is not renewed."""

_TAKE: Final = b"""\
local owner = redis.call('GET', KEYS[1])
if owner and owner ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1
"""
"""Take it or keep it; 0 where another host has it. May be repeated."""

_RELEASE: Final = b"""\
if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end
return 1
"""

_AT_ONCE: Final = 250
"""Tables in one bundle of commands."""


class RedisLeases:
    """Leases of one host. ``token`` is its name, which no other host may have; the same as its log's."""

    def __init__(self, clients: Clients, token: str, ttl_ms: int = TTL_MS) -> None:
        if not token:
            raise ValueError("a host needs a token")
        self._clients = clients
        self._token = token
        self._ttl_ms = ttl_ms
        self._client: Redis = clients.commands(4)

    async def aclose(self) -> None:
        """Close its connections; leases that were not released end by themselves."""
        await self._clients.discard(self._client)

    async def take(self, table: str) -> bool:
        """Try to become this table's host; True when it is ours now. False where another is, or nothing answers."""
        try:
            return await self._each(_TAKE, [table], str(self._ttl_ms)) == [1]
        except TableError:
            return False

    async def free(self, tables: Collection[str]) -> list[str]:
        """Those of these that nobody hosts now, found in one go. Raises BusTrouble when nothing answers."""
        asked = list(tables)
        hosted: list[int] = []
        for start in range(0, len(asked), _AT_ONCE):
            async with self._client.pipeline(transaction=False) as bundle:
                for table in asked[start : start + _AT_ONCE]:
                    bundle.exists(names.owner(table))
                hosted += await call(bundle.execute())
        return [table for table, is_hosted in zip(asked, hosted, strict=True) if not is_hosted]

    async def renew(self, tables: Collection[str]) -> frozenset[str]:
        """Keep these; gives those that another host has now. Raises BusTrouble when nothing answers."""
        ours = list(tables)
        kept = await self._each(_TAKE, ours, str(self._ttl_ms))
        return frozenset(table for table, is_kept in zip(ours, kept, strict=True) if not is_kept)

    async def release(self, tables: Collection[str]) -> None:
        """Give these up at once; nothing is raised when that cannot be said (they end by themselves)."""
        with suppress(TableError):
            await self._each(_RELEASE, list(tables))

    async def _each(self, script: bytes, tables: Sequence[str], *words: str) -> list[int]:
        """Run the script for every table, in bundles; what it gave for each. Raises BusTrouble."""
        given: list[int] = []
        for start in range(0, len(tables), _AT_ONCE):
            keys = [names.owner(table) for table in tables[start : start + _AT_ONCE]]
            answers = await self._bundle(("EVALSHA", sha1(script).hexdigest()), keys, words)
            if any(isinstance(answer, NoScriptError) for answer in answers):
                # The server is new, or was told to forget: the scripts may be run twice.
                answers = await self._bundle(("EVAL", script), keys, words)
            for answer in answers:
                if isinstance(answer, RedisError):
                    lost = trouble(answer)
                    if lost.answer != "WRONGTYPE":
                        raise lost
                    answer = 0  # what lies there is no lease: this one table is left alone, and no other
                if not isinstance(answer, int):
                    raise BusTrouble("the server gives an answer that is none")
                given.append(answer)
        return given

    async def _bundle(self, script: tuple[str, str | bytes], keys: Sequence[str], words: Sequence[str]) -> list[object]:
        async with self._client.pipeline(transaction=False) as bundle:
            for key in keys:
                bundle.execute_command(*script, 1, key, self._token, *words)
            answers: list[object] = await call(bundle.execute(raise_on_error=False))
            return answers
