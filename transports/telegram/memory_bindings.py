"""What chats must still know after a restart, in this process's memory: for tests, and where nothing need be kept."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, MutableMapping, Sequence
from typing import Generic, TypeVar

from msgspec.structs import replace

from core.table.ports import Clock, Entropy
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

K = TypeVar("K")
V = TypeVar("V")


class Fading(MutableMapping[K, V], Generic[K, V]):
    """A dictionary that loses what was neither set nor renewed for so long."""

    def __init__(self, clock: Clock, lasting_ms: int) -> None:
        self._clock = clock
        self._lasting_ms = lasting_ms
        self._kept: dict[K, tuple[V, int]] = {}

    def __getitem__(self, key: K) -> V:
        value, until = self._kept[key]
        if self._clock.now_ms() >= until:
            raise KeyError(key)
        return value

    def __setitem__(self, key: K, value: V) -> None:
        self.put(key, value, self._lasting_ms)

    def __delitem__(self, key: K) -> None:
        del self._kept[key]

    def __iter__(self) -> Iterator[K]:
        self._kept = {key: kept for key, kept in self._kept.items() if self._clock.now_ms() < kept[1]}
        return iter(self._kept)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def put(self, key: K, value: V, lasting_ms: int) -> None:
        """Set it for that long."""
        self._kept[key] = value, self._clock.now_ms() + lasting_ms

    def renewed(self, key: K) -> V | None:
        """What is there, which then lasts as long again; a tenth of that is not worth a change."""
        value = self.get(key)
        if value is not None and self._kept[key][1] - self._clock.now_ms() < 0.9 * self._lasting_ms:
            self[key] = value
        return value


class _Tallies:
    """One chat's statistics."""

    def __init__(self) -> None:
        self.matches: defaultdict[str, int] = defaultdict(int)
        self.numbers: defaultdict[tuple[str, int], defaultdict[str, int]] = defaultdict(lambda: defaultdict(int))
        self.names: dict[int, str] = {}

    def add(self, preset: str, user: int, numbers: MutableMapping[str, int]) -> None:
        for what, number in numbers.items():
            self.numbers[preset, user][what] += number


class MemoryStore:
    """What all processes of one bot share when all of them are in this one."""

    def __init__(self, clock: Clock, lasting: Lasting | None = None) -> None:
        self.lasting = lasting or Lasting()
        quiet = self.lasting.quiet_ms
        self.persons: Fading[int, Person] = Fading(clock, quiet)
        self.chats: Fading[int, dict[int | None, Chat]] = Fading(clock, quiet)
        self.moved: Fading[int, int] = Fading(clock, quiet)
        self.shown: Fading[int, dict[tuple[int | None, str], Shown]] = Fading(clock, quiet)
        self.held: Fading[int, dict[str, Held]] = Fading(clock, quiet)
        self.stats: Fading[int, _Tallies] = Fading(clock, quiet)
        self.counted: Fading[str, bool] = Fading(clock, quiet)
        self.reports: Fading[str, str] = Fading(clock, quiet)
        self.asked: Fading[int, dict[str, str]] = Fading(clock, DAY_MS)
        self.files: Fading[str, str] = Fading(clock, self.lasting.file_ms)
        self.seen: Fading[int, frozenset[int]] = Fading(clock, self.lasting.seen_ms)
        self.leader: Fading[None, str] = Fading(clock, 0)
        self.led: str | None = None

    def now(self, place: Place) -> Place:
        """The same place, where the chat is now."""
        chat = place.chat
        for _ in range(4):
            chat = self.moved.get(chat, chat)
        return settled(Place(chat, place.topic))


class MemoryBindings:
    """The bindings of one process; as `transports.telegram.bindings.Bindings` says."""

    def __init__(self, store: MemoryStore, entropy: Entropy) -> None:
        self._store = store
        self._entropy = entropy
        self._token = ""
        self._leading = False

    def _changing(self) -> MemoryStore:
        """To be asked for before everything that changes something. Raises Deposed."""
        if self._token and self._store.led not in (None, self._token):
            raise Deposed
        return self._store

    # --- people ------------------------------------------------------------------------------------------------------

    async def person(self, user: int) -> Person | None:
        return self._store.persons.renewed(user)

    async def keep_person(self, person: Person) -> None:
        self._changing().persons[person.id] = replace(person, name=plain(person.name))

    async def forget(self, user: int) -> Forgotten:
        store = self._changing()
        hosted = tallies = 0
        chats = store.chats.pop(user, {})
        for topics in store.chats.values():
            for topic, chat in topics.items():
                if chat.host == user:
                    topics[topic] = replace(chat, host=None)
                    hosted += 1
        if store.stats.pop(user, None) is not None:
            tallies = 1
        for there in store.stats.values():
            if there.names.pop(user, None) is not None:
                tallies += 1
                for preset, whose in list(there.numbers):
                    if whose == user:
                        there.add(preset, 0, there.numbers.pop((preset, whose)))
        return Forgotten(
            persons=int(store.persons.pop(user, None) is not None),
            seats=len(store.held.pop(user, {})),
            chats=len(chats),
            messages=len(store.shown.pop(user, {})),
            hosted=hosted,
            tallies=tallies,
            reports=len(store.asked.pop(user, {})),
        )

    # --- chats -------------------------------------------------------------------------------------------------------

    async def chat(self, place: Place) -> Chat | None:
        place = self._store.now(place)
        return (self._store.chats.renewed(place.chat) or {}).get(place.topic)

    async def keep_chat(self, chat: Chat) -> None:
        place = self._changing().now(chat.place)
        there = self._store.chats.get(place.chat, {})
        self._store.chats[place.chat] = {**there, place.topic: replace(chat, place=place)}

    async def drop_chat(self, place: Place) -> None:
        place = self._changing().now(place)
        self._store.chats.get(place.chat, {}).pop(place.topic, None)
        there = self._store.shown.get(place.chat, {})
        for topic, key in list(there):
            if topic == place.topic:
                del there[topic, key]

    async def chats(self) -> tuple[Chat, ...]:
        found = [chat for topics in self._store.chats.values() for chat in topics.values()]
        return tuple(sorted(found, key=lambda chat: (chat.place.chat, chat.place.topic or 0)))

    async def move_chat(self, old: int, new: int) -> None:
        if old == new:
            return
        store = self._changing()
        store.moved.pop(new, None)
        if topics := store.chats.pop(old, None):
            moved = {topic: replace(chat, place=Place(new, topic)) for topic, chat in topics.items()}
            store.chats[new] = {**store.chats.get(new, {}), **moved}
        if shown := store.shown.pop(old, None):
            store.shown[new] = {**store.shown.get(new, {}), **shown}
        if stats := store.stats.pop(old, None):
            there = store.stats[new] = store.stats.get(new) or _Tallies()
            there.names = {**stats.names, **there.names}
            for preset, matches in stats.matches.items():
                there.matches[preset] += matches
            for (preset, user), numbers in stats.numbers.items():
                there.add(preset, user, numbers)
        store.moved[old] = new

    # --- seats -------------------------------------------------------------------------------------------------------

    async def held(self, user: int) -> tuple[Held, ...]:
        there = self._store.held.renewed(user) or {}
        return tuple(there[table] for table in sorted(there))

    async def held_at(self, table: str) -> tuple[Held, ...]:
        there = [held for held in await self.all_held() if held.table == table]
        return tuple(sorted(there, key=lambda held: (held.seat, held.user)))

    async def keep_held(self, held: Held) -> None:
        there = self._changing().held.get(held.user, {})
        self._store.held[held.user] = {**there, held.table: replace(held, name=plain(held.name))}

    async def keep_draft(self, user: int, table: str, draft: bytes) -> bool:
        held = self._changing().held.get(user, {}).get(table)
        if held is not None:
            await self.keep_held(replace(held, draft=draft))
        return held is not None

    async def drop_held(self, user: int, table: str) -> None:
        self._changing().held.get(user, {}).pop(table, None)

    async def all_held(self) -> tuple[Held, ...]:
        found = [held for there in self._store.held.values() for held in there.values()]
        return tuple(sorted(found, key=lambda held: (held.user, held.table)))

    # --- what is shown -----------------------------------------------------------------------------------------------

    async def shown(self, place: Place, key: str) -> Shown | None:
        place = self._store.now(place)
        return (self._store.shown.renewed(place.chat) or {}).get((place.topic, key))

    async def keep_shown(self, place: Place, key: str, shown: Shown) -> None:
        place = self._changing().now(place)
        there = {**self._store.shown.get(place.chat, {}), (place.topic, key): shown}
        while len(there) > MOST_SHOWN:
            others = [name for name in there if name != (place.topic, key) and there[name].message]
            if not others:
                break
            del there[min(others, key=lambda name: there[name].message)]
        self._store.shown[place.chat] = there

    async def drop_shown(self, place: Place, key: str) -> None:
        place = self._changing().now(place)
        self._store.shown.get(place.chat, {}).pop((place.topic, key), None)

    async def file_of(self, key: str) -> str | None:
        return self._store.files.renewed(key)

    async def keep_file(self, key: str, file: str) -> None:
        self._changing().files[key] = file

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
        store = self._changing()
        already = table in store.counted
        store.counted[table] = True
        if already:
            return False
        chat = store.now(place).chat
        there = store.stats[chat] = store.stats.get(chat) or _Tallies()
        there.matches[preset] += 1
        for user, side in people(sides).items():
            there.names[user] = plain(side.name)
            won, points = int(side.team == winner), scores[side.team]
            there.add(preset, user, {"matches": 1, "won": won, "deals": deals, "points": points})
        return True

    async def stats(self, place: Place) -> tuple[Stats, ...]:
        there = self._store.stats.renewed(self._store.now(place).chat) or _Tallies()
        return tuple(
            ranked(preset, matches, {who: row for (of, who), row in there.numbers.items() if of == preset}, there.names)
            for preset, matches in sorted(there.matches.items())
        )

    async def report(self, user: int, table: str) -> str | None:
        store = self._changing()
        asked = store.asked.get(user)
        if asked is None:
            asked = store.asked[user] = {}
        if table not in asked and len(asked) < store.lasting.reports_a_day:
            asked[table] = self._entropy(4).hex().upper()
            store.reports[asked[table]] = table
        return asked.get(table)

    async def reported(self, report: str) -> str | None:
        return self._store.reports.renewed(report.upper())

    # --- one leader --------------------------------------------------------------------------------------------------

    async def fresh(self, update: int) -> bool:
        return update not in self._changing().seen.get(update // SEEN_TOGETHER, frozenset())

    async def seen(self, update: int) -> bool:
        seen = self._changing().seen
        already = seen.get(update // SEEN_TOGETHER, frozenset())
        seen[update // SEEN_TOGETHER] = already | {update}
        return update not in already

    async def lead(self, token: str, ttl_ms: int) -> bool:
        self._token = token
        believes, self._leading = self._leading, False
        if self._store.leader.get(None, token) != token or (believes and self._store.led != token):
            return False
        self._store.led, self._leading = token, True
        self._store.leader.put(None, token, ttl_ms)
        return True

    async def resign(self, token: str) -> None:
        if token == self._token:
            self._leading = False
            if self._store.leader.get(None) == token:
                del self._store.leader[None]

    async def leader(self) -> str | None:
        return self._store.leader.get(None)
