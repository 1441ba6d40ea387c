"""All that a server keeps."""

from __future__ import annotations

from typing import Any, Final

from transports.redis.clients import Clients, call

_WORDS: Final[dict[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {
    "string": (("GET",), ()),
    "hash": (("HGETALL",), ()),
    "set": (("SMEMBERS",), ()),
    "stream": (("XRANGE",), ("-", "+")),
}
"""How what lies under a key is read, by its kind: what stands before the key, and what behind it."""


async def lies(url: str) -> dict[str, str]:
    """What lies under every key, as text in which all that can be read can be found."""
    clients = Clients(url)
    client = clients.commands(1)

    async def asked(*words: str) -> Any:
        return await call(client.execute_command(*words))

    try:
        found = {}
        for raw in await asked("KEYS", "*"):
            key = raw.decode()
            kind = (await asked("TYPE", key)).decode()
            if kind == "none":  # it has just ended
                continue
            before, behind = _WORDS[kind]
            found[key] = _text(await asked(*before, key, *behind))
        return found
    finally:
        await clients.aclose()


async def everything(url: str) -> str:
    """All of it, keys too."""
    return "\n".join(f"{key}\t{text}" for key, text in sorted((await lies(url)).items()))


def _text(raw: Any) -> str:
    if isinstance(raw, bytes):
        return raw.decode("utf-8", "replace")
    if isinstance(raw, dict):
        return " ".join(_text(part) for pair in raw.items() for part in pair)
    return " ".join(map(_text, raw)) if isinstance(raw, list | tuple | set) else str(raw)
