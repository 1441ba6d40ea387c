"""Updates of chats that a webhook has brought, on a Redis or Valkey server: a short stream that ends by itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from redis.asyncio import Redis

from transports.redis import names
from transports.redis.clients import WITHIN_S, Clients, call

MOST: Final = 10_000
"""Updates that may wait; of more, the oldest are forgotten. Telegram itself keeps those that were not taken."""
LASTING_MS: Final = 86_400_000
"""As long as Telegram keeps them."""
_TOGETHER: Final = 100


class RedisInbox:
    """As `transports.telegram.inbox.Inbox` says, of one bot by its number."""

    def __init__(self, clients: Clients, bot: int) -> None:
        self._clients = clients
        self._client: Redis = clients.commands()
        self._key = names.chats(bot, "inbox")

    async def aclose(self) -> None:
        """Close its connections."""
        await self._clients.discard(self._client)

    async def put(self, raw: bytes) -> None:
        async with self._client.pipeline(transaction=False) as bundle:
            bundle.xadd(self._key, {"u": raw}, maxlen=MOST, approximate=True)
            bundle.pexpire(self._key, LASTING_MS)
            await call(bundle.execute())

    async def take(self, after: str, wait_ms: int) -> Sequence[tuple[str, bytes]]:
        asked = ("XREAD", "COUNT", _TOGETHER, "BLOCK", max(wait_ms, 1), "STREAMS", self._key, after or "0-0")
        found: Any = await call(self._client.execute_command(*asked), wait_ms / 1000 + WITHIN_S)
        return [(_text(name), fields[b"u"]) for name, fields in _entries(found) if b"u" in fields]

    async def done(self, names: Sequence[str]) -> None:
        if names:
            await call(self._client.xdel(self._key, *names))


def _entries(found: Any) -> list[tuple[bytes, dict[bytes, bytes]]]:
    """The one stream's entries, in whichever of its protocols the server has answered."""
    if not found:
        return []
    entries = next(iter(found.values())) if isinstance(found, dict) else found[0][1]
    if entries and isinstance(entries[0], list) and entries[0] and isinstance(entries[0][0], list):
        entries = entries[0]  # the library folds the third protocol's answer once more
    return [(name, fields if isinstance(fields, dict) else _paired(fields)) for name, fields in entries]


def _paired(fields: Any) -> dict[bytes, bytes]:
    return dict(zip(fields[::2], fields[1::2], strict=True))


def _text(raw: bytes | str) -> str:
    return raw if isinstance(raw, str) else raw.decode("ascii")
