"""Who bothers with which table: a key that ends by itself, with its host's token in it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from contextlib import suppress
from hashlib import sha1
from typing import Final

from redis.asyncio import Redis

from core.table.ports import TableError
from transports.redis import names
from transports.redis.clients import BusTrouble, Clients, call

TTL_MS: Final = 3_000
"""How long a lease lasts that is not renewed."""

_TAKE: Final = b"""\
local given = {}
for at, key in ipairs(KEYS) do
  local owner = redis.pcall('GET', key)
  if type(owner) == 'table' then
    if string.sub(owner.err, 1, 9) ~= 'WRONGTYPE' then return owner end
    given[at] = 0
  elseif owner and owner ~= ARGV[1] then
    given[at] = 0
  else
    redis.call('SET', key, ARGV[1], 'PX', ARGV[2])
    given[at] = 1
  end
end
return given
"""
"""Take them or keep them; 0 where another host has one, or where what lies there is no lease. May be repeated."""

_FREE: Final = b"""\
local given = {}
for at, key in ipairs(KEYS) do
  local owner = redis.pcall('GET', key)
  if type(owner) == 'table' and string.sub(owner.err, 1, 9) ~= 'WRONGTYPE' then return owner end
  given[at] = owner and 0 or 1
end
return given
"""
"""1 where nobody has it. It needs no right that taking does not need."""

_RELEASE: Final = b"""\
local given = {}
for at, key in ipairs(KEYS) do
  if redis.pcall('GET', key) == ARGV[1] then redis.call('DEL', key) end
  given[at] = 1
end
return given
"""

_AT_ONCE: Final = 250
"""Tables in one script: a server does nothing else meanwhile, some tenths of a millisecond."""


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
        free = await self._each(_FREE, asked)
        return [table for table, is_free in zip(asked, free, strict=True) if is_free]

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
        """Run the script for all tables, so many at a time; what it gave for each. Raises BusTrouble."""
        given: list[int] = []
        for start in range(0, len(tables), _AT_ONCE):
            keys = [names.owner(table) for table in tables[start : start + _AT_ONCE]]
            try:
                answer = await self._run(("EVALSHA", sha1(script).hexdigest()), keys, words)
            except BusTrouble as lost:
                if lost.answer != "NOSCRIPT":
                    raise
                # The server is new, or was told to forget: the scripts may be run twice.
                answer = await self._run(("EVAL", script), keys, words)
            if not isinstance(answer, list) or len(answer) != len(keys) or not all(type(one) is int for one in answer):
                raise BusTrouble("the server gives an answer that is none")
            given += answer
        return given

    async def _run(self, script: tuple[str, str | bytes], keys: Sequence[str], words: Sequence[str]) -> object:
        # One command for all: a table's share of it is a tenth of what a command of its own would cost.
        answer: object = await call(self._client.execute_command(*script, len(keys), *keys, self._token, *words))
        return answer
