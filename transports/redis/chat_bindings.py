"""What chats must still know after a restart, on a Redis or Valkey server.

Each method is one script (transports/redis/chat_scripts.py): one step for everybody, and one trip. What was written by
another version of the program, or by somebody else, counts as not there.
"""

from __future__ import annotations

import logging
import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from hashlib import sha256
from typing import Any, Final, TypeVar

import msgspec
from redis.asyncio import Redis

from core.table.ports import Entropy, UnknownTable
from transports.redis import chat_scripts as scripts
from transports.redis import names
from transports.redis.chat_script import DEPOSED, Script
from transports.redis.clients import BusTrouble, Clients, call
from transports.telegram.bindings import (
    DAY_MS,
    MOST_SHOWN,
    SEEN_TOGETHER,
    Chat,
    Deposed,
    Forgotten,
    Held,
    Lasting,
    Person,
    Shown,
    Side,
    Stats,
    people,
    plain,
    ranked,
    settled,
)
from transports.telegram.screen import Place

T = TypeVar("T")

_log = logging.getLogger(__name__)

_MOST_TOLD: Final = 1000
"""Keys that the log has named as unreadable."""
_TALLY: Final = re.compile(r"user:(.*):([0-9]{1,16}):([a-z]+)", re.DOTALL)
_ALPHABET: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
_NOBODY: Final = Place(0)

_persons: Final = msgspec.json.Decoder(Person)
_chats: Final = msgspec.json.Decoder(Chat)
_helds: Final = msgspec.json.Decoder(Held)
_showns: Final = msgspec.json.Decoder(Shown)


class RedisBindings:
    """The bindings of one bot, by its number; as `transports.telegram.bindings.Bindings` says."""

    def __init__(self, clients: Clients, bot: int, entropy: Entropy, lasting: Lasting | None = None) -> None:
        self._clients = clients
        self._entropy = entropy
        self._lasting = lasting or Lasting()
        self._client: Redis = clients.commands()
        self._led = names.chats(bot, "led")
        self._begin = names.chats(bot, "")
        self._token = ""
        self._leading = False
        self._told: set[str] = set()

    async def aclose(self) -> None:
        """Close its connections."""
        await self._clients.discard(self._client)

    # --- people ------------------------------------------------------------------------------------------------------

    async def person(self, user: int) -> Person | None:
        raw = await self._run(scripts.GET, f"person:{user}", self._lasting.quiet_ms)
        found = self._read(f"person:{user}", raw, _persons.decode)
        return found and msgspec.structs.replace(found, id=user)

    async def keep_person(self, person: Person) -> None:
        kept = msgspec.json.encode(msgspec.structs.replace(person, name=plain(person.name)))
        await self._run(scripts.PUT, f"person:{person.id}", kept, self._lasting.quiet_ms)

    async def forget(self, user: int) -> Forgotten:
        return Forgotten(*map(int, await self._run(scripts.FORGET, user, again=False)))

    # --- chats -------------------------------------------------------------------------------------------------------

    async def chat(self, place: Place) -> Chat | None:
        number, raw = await self._run(scripts.CHAT_GET, "chat", place.chat, _topic(place))
        return self._chat(number, _topic(place).encode(), raw)

    async def keep_chat(self, chat: Chat) -> None:
        # Who made the table stands before the rest: a script finds it there without reading the rest.
        rest = msgspec.json.encode(msgspec.structs.replace(chat, place=_NOBODY, host=None))
        kept = (b"" if chat.host is None else b"%d" % chat.host) + b"|" + rest
        await self._run(scripts.CHAT_PUT, "chat", chat.place.chat, _topic(chat.place), kept, 0)

    async def drop_chat(self, place: Place) -> None:
        await self._run(scripts.CHAT_DROP, place.chat, "chat", _topic(place))

    async def chats(self) -> tuple[Chat, ...]:
        found = []
        for number, fields in await self._run(scripts.CHATS):
            found += [self._chat(number, topic, raw) for topic, raw in _pairs(fields)]
        return tuple(sorted((chat for chat in found if chat is not None), key=_where))

    async def move_chat(self, old: int, new: int) -> None:
        if old != new:
            await self._run(scripts.MOVE, old, new)

    def _chat(self, number: bytes, topic: bytes, raw: bytes | None) -> Chat | None:
        """A chat as its keys and its value say."""

        def read(raw: bytes) -> Chat:
            host, _, rest = raw.partition(b"|")
            place = Place(int(number), int(topic) if topic else None)
            return msgspec.structs.replace(_chats.decode(rest), place=place, host=int(host) if host else None)

        return self._read(f"chat:{number.decode(errors='replace')}", raw, read)

    # --- seats -------------------------------------------------------------------------------------------------------

    async def held(self, user: int) -> tuple[Held, ...]:
        return tuple(sorted(self._seats(b"%d" % user, await self._run(scripts.HELD_OF, user)), key=_seat))

    async def held_at(self, table: str) -> tuple[Held, ...]:
        if not names.is_code(table):
            return ()
        found = await self._run(scripts.HELD_AT, table)
        seats = [held for user, fields in found for held in self._seats(user, fields)]
        return tuple(sorted(seats, key=lambda held: (held.seat, held.user)))

    async def keep_held(self, held: Held) -> None:
        if not names.is_code(held.table):
            raise UnknownTable(held.table)
        kept = msgspec.json.encode(msgspec.structs.replace(held, name=plain(held.name), draft=b""))
        await self._run(scripts.HELD_PUT, held.user, held.table, held.draft, kept)

    async def keep_draft(self, user: int, table: str, draft: bytes) -> bool:
        return names.is_code(table) and bool(await self._run(scripts.DRAFT_PUT, user, table, draft))

    async def drop_held(self, user: int, table: str) -> None:
        if names.is_code(table):
            await self._run(scripts.HELD_DROP, user, table)

    async def all_held(self) -> tuple[Held, ...]:
        found = await self._run(scripts.ALL_HELD)
        return tuple(sorted((held for user, fields in found for held in self._seats(user, fields)), key=_seat))

    def _seats(self, user: bytes, fields: Sequence[bytes]) -> Iterable[Held]:
        """A person's seats as their hash has them: by table, and by table the draft."""
        kept = dict(_pairs(fields))
        for table, raw in kept.items():
            if b":" not in table:

                def read(raw: bytes, table: bytes = table) -> Held:
                    draft = kept.get(table + b":draft") or b""
                    # What stands inside the value is a copy; the keys decide.
                    return msgspec.structs.replace(
                        _helds.decode(raw), user=int(user), table=str(table, "ascii"), draft=draft
                    )

                held = self._read(f"held:{user.decode(errors='replace')}", raw, read)
                if held is not None:
                    yield held

    # --- what is shown -----------------------------------------------------------------------------------------------

    async def shown(self, place: Place, key: str) -> Shown | None:
        _, raw = await self._run(scripts.CHAT_GET, "shown", place.chat, f"{_topic(place)}:{key}")
        return self._read(f"shown:{place.chat}", raw, _showns.decode)

    async def keep_shown(self, place: Place, key: str, shown: Shown) -> None:
        field = f"{_topic(place)}:{key}"
        await self._run(scripts.CHAT_PUT, "shown", place.chat, field, msgspec.json.encode(shown), MOST_SHOWN)

    async def drop_shown(self, place: Place, key: str) -> None:
        await self._run(scripts.CHAT_DROP, place.chat, "shown", f"{_topic(place)}:{key}")

    async def file_of(self, key: str) -> str | None:
        name = f"file:{_digest(key)}"
        return self._read(name, await self._run(scripts.GET, name, self._lasting.file_ms), bytes.decode) or None

    async def keep_file(self, key: str, file: str) -> None:
        await self._run(scripts.PUT, f"file:{_digest(key)}", file, self._lasting.file_ms)

    # --- statistics --------------------------------------------------------------------------------------------------

    async def finished(
        self,
        place: Place,
        table: str,
        preset: str,
        sides: Sequence[Side],
        scores: Sequence[int],
        winner: int | None,
        deals: int,
    ) -> bool:
        if not names.is_code(table):
            raise UnknownTable(table)
        once = self._entropy(8).hex()  # after a lost answer the same asking finds what it has done
        rows: list[str | int] = []
        for user, side in people(sides).items():
            rows += [user, plain(side.name), int(side.team == winner), deals, scores[side.team]]
        return bool(await self._run(scripts.FINISHED, place.chat, table, preset, once, *rows))

    async def stats(self, place: Place) -> tuple[Stats, ...]:
        matches: dict[str, int] = {}
        called: dict[int, str] = {}
        tallies: defaultdict[str, defaultdict[int, dict[str, int]]] = defaultdict(lambda: defaultdict(dict))
        key = f"stats:{place.chat}"
        for raw_field, raw in _pairs(await self._run(scripts.STATS, place.chat)):
            field = self._read(key, raw_field, bytes.decode) or ""
            what, _, rest = field.partition(":")
            if what == "name" and rest.isascii() and rest.isdigit():
                called[int(rest)] = self._read(key, raw, bytes.decode) or ""
            elif (number := self._read(key, raw, int)) is not None:
                if what == "matches":
                    matches[rest] = number
                elif found := _TALLY.fullmatch(field):
                    tallies[found[1]][int(found[2])][found[3]] = number
        return tuple(ranked(preset, matches[preset], tallies[preset], called) for preset in sorted(matches))

    async def report(self, user: int, table: str) -> str | None:
        if not names.is_code(table):
            raise UnknownTable(table)
        fresh = "".join(_ALPHABET[one % len(_ALPHABET)] for one in self._entropy(8))
        given = await self._run(scripts.REPORT, user, table, fresh, self._lasting.reports_a_day, DAY_MS)
        return self._read(f"reports:{user}", given, bytes.decode)

    async def reported(self, report: str) -> str | None:
        if not names.is_code(report):
            return None
        name = f"report:{report.upper()}"
        table = self._read(name, await self._run(scripts.GET, name, self._lasting.quiet_ms), bytes.decode)
        return table if table and names.is_code(table) else None

    # --- one leader --------------------------------------------------------------------------------------------------

    async def fresh(self, update: int) -> bool:
        return not await self._run(scripts.FRESH, *divmod(update, SEEN_TOGETHER))

    async def seen(self, update: int) -> bool:
        block, at = divmod(update, SEEN_TOGETHER)
        return not await self._run(scripts.SEEN, block, at, self._lasting.seen_ms, again=False)

    async def lead(self, token: str, ttl_ms: int) -> bool:
        self._token = token
        taken = bool(await self._run(scripts.LEAD, ttl_ms, int(self._leading)))
        self._leading = taken
        return taken

    async def resign(self, token: str) -> None:
        if token == self._token:
            self._leading = False
            await self._run(scripts.RESIGN)

    async def leader(self) -> str | None:
        key = self._begin + "leader"
        try:
            owner: bytes | None = await call(self._client.execute_command("GET", key))
            return self._read("leader", owner, bytes.decode)
        except BusTrouble as trouble:
            if trouble.answer == "WRONGTYPE":
                return None
            raise

    # --- the way there -----------------------------------------------------------------------------------------------

    async def _run(self, script: Script, *words: str | bytes | int, again: bool = True) -> Any:
        """What the script gives. ``again``: once more where nothing was answered. Raises BusTrouble, Deposed."""
        try:
            return await self._once(script, words)
        except BusTrouble as trouble:
            if trouble.answer is not None or not again:
                raise
            # Idle connections may be as dead as the one that failed: the next attempt has a new one.
            with suppress(BusTrouble):
                await call(self._client.connection_pool.disconnect(inuse_connections=False))
        return await self._once(script, words)

    async def _once(self, script: Script, words: Sequence[str | bytes | int]) -> Any:
        rest = (1, self._led, self._begin, self._token, self._lasting.quiet_ms, *words)
        try:
            try:
                return await call(self._client.execute_command("EVALSHA", script.sha, *rest))
            except BusTrouble as trouble:
                if trouble.answer != "NOSCRIPT":
                    raise
                return await call(self._client.execute_command("EVAL", script.text, *rest))
        except BusTrouble as trouble:
            if trouble.answer == DEPOSED:
                raise Deposed from None
            raise

    def _read(self, key: str, raw: bytes | None, read: Callable[[bytes], T]) -> T | None:
        """What lies there; None where nothing does, or nothing that can be read, which is logged once."""
        if raw is None:
            return None
        try:
            return read(raw)
        except (msgspec.DecodeError, ValueError):  # UnicodeDecodeError is one
            if key not in self._told and len(self._told) < _MOST_TOLD:
                self._told.add(key)
                _log.warning("something under %s%s cannot be read and is left out", self._begin, key)
            return None


def _topic(place: Place) -> str:
    topic = settled(place).topic
    return "" if topic is None else str(topic)


def _digest(key: str) -> str:
    return sha256(key.encode("utf-8", "replace")).hexdigest()[:32]


def _pairs(fields: Sequence[bytes]) -> Iterable[tuple[bytes, bytes]]:
    """The fields of a hash and their values, out of a flat list."""
    return zip(fields[::2], fields[1::2], strict=True)


def _where(chat: Chat) -> tuple[int, int]:
    return chat.place.chat, chat.place.topic or 0


def _seat(held: Held) -> tuple[int, str]:
    return held.user, held.table
