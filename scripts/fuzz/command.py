"""``buraco fuzz``: let strangers say a million things to a table, and see that the match beside it is what it was.

A match is played twice with the same people and the same cards: undisturbed, and with strangers on every channel of
the table, those of its own seats, of seats that it has not, of watchers and of edges. They say whatever they want but
what the rules would let them do. Every message must be refused or passed over as the rules say, every record must be
the one of the undisturbed match, and nothing may fail or grow.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import AsyncExitStack
from random import Random
from typing import Final

from core.table.orders import Pause, Resume
from core.table.ports import TableError
from scripts.failure import CommandError
from scripts.footprint import resident
from scripts.fuzz.answers import ANSWERED, REFUSED, SAID, SHOWN, UNREAD, fair_answer, fair_reply
from scripts.fuzz.carriers import in_memory, on_redis, own_server
from scripts.fuzz.table import Channel, Disturbed, Stage
from scripts.fuzz.words import Words
from scripts.variations import Variation

MATCHES: Final = (
    Variation("burraco", {"target": 300}),
    Variation("stbl", {}),
    Variation("buraco", {"target": 300}),
    Variation("aberto", {}),
    Variation("burraco", {"players": 2, "target": 300}),
    Variation("stbl", {"players": 6, "teams": 3}),
)
AT_ONCE: Final = 20
"""Words on one channel before the table is looked at: within what a seat may send ahead."""
REFILL_MS: Final = 10_000
"""Time that goes by between two looks, so that a seat may speak again."""
FLOOD: Final = 400
"""Words in a flood: far more than a seat may send."""
FLOODS: Final = 0.004
"""How often it is a flood."""
GROWTH_MB: Final = 64
"""More than this after the first match is a leak."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of ``buraco fuzz``."""
    parser.add_argument("--count", type=int, default=100_000, metavar="N", help="how many messages (default 100000)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="another seed, other messages (default 1)")
    parser.add_argument(
        "--bus", choices=("memory", "redis"), default="memory", help="in this process (default), or on a server"
    )


def run(args: argparse.Namespace) -> int:
    """Fuzz; 0 when the table did not mind."""
    if args.count < 1:
        raise CommandError("bad_number", "--count is 1 or more.")
    try:
        fuzz = asyncio.run(fuzzed(args.count, args.seed, on_server=args.bus == "redis", show=sys.stderr.isatty()))
    except TableError as error:
        raise CommandError(error.code, f"{str(error)[:1].upper()}{str(error)[1:]}.") from None
    for line in fuzz.report():
        print(line)
    return 1 if fuzz.faults else 0


class Fuzz:
    """What was said, and what came of it."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.seed = seed
        self.said = 0
        self.kinds: Counter[str] = Counter()
        self.codes: Counter[str] = Counter()
        self.skipped = 0
        """Words that the rules would have allowed, and that were therefore not said."""
        self.replies = 0
        self.floods = 0
        self.matches = 0
        self.records = 0
        self.faults: list[str] = []
        self.slowest_ms = 0.0
        self.began = time.monotonic()
        self.first_mb = 0.0
        self.last_mb = 0.0

    def report(self) -> list[str]:
        """What to print."""
        took = time.monotonic() - self.began
        kinds = ", ".join(f"{count} {kind}" for kind, count in self.kinds.most_common())
        codes = ", ".join(f"{count} {code}" for code, count in self.codes.most_common())
        return [
            *self.faults[:10],
            f"said: {kinds}",
            f"refused: {codes}",
            f"{self.said} messages in {self.matches} matches, {self.records} records compared, {self.floods} floods, "
            f"{self.replies} orders answered, {self.skipped} allowed ones left out",
            f"{len(self.faults)} faults, slowest {self.slowest_ms:.1f} ms for {AT_ONCE} messages a channel, "
            f"memory {self.first_mb:.0f} MB after the first match and {self.last_mb:.0f} MB at the end, "
            f"seed {self.seed}, {took:.0f} s",
        ]


class Failures(logging.Handler):
    """Notes whatever is logged that nobody should have to read."""

    def __init__(self, fuzz: Fuzz) -> None:
        super().__init__(logging.WARNING)
        self._fuzz = fuzz

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info or record.levelno >= logging.ERROR:
            self._fuzz.faults.append(f"logged: {record.getMessage()} {record.exc_info and record.exc_info[1]!r}"[:400])


async def fuzzed(count: int, seed: int, *, on_server: bool = False, show: bool = False) -> Fuzz:
    """Say so many messages and look what comes of them."""
    fuzz = Fuzz(seed)
    failures = Failures(fuzz)
    logging.getLogger().addHandler(failures)
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(lambda _, context: fuzz.faults.append(f"unhandled: {context}"[:400]))
    try:
        async with AsyncExitStack() as stack:
            url = await stack.enter_async_context(own_server()) if on_server else None
            elsewhere: list[bytes] = [b"{}"]
            while fuzz.said < count and not fuzz.faults:
                elsewhere = await _match(fuzz, count, url, elsewhere)
                fuzz.last_mb = resident() / 1e6
                fuzz.first_mb = fuzz.first_mb or fuzz.last_mb
                if show:
                    print(f"\r{fuzz.said} of {count} messages", end="" if fuzz.said < count else "\n", file=sys.stderr)
    finally:
        logging.getLogger().removeHandler(failures)
        loop.set_exception_handler(None)
    if fuzz.last_mb - fuzz.first_mb > GROWTH_MB:
        fuzz.faults.append(f"memory grew by {fuzz.last_mb - fuzz.first_mb:.0f} MB")
    return fuzz


async def _match(fuzz: Fuzz, count: int, url: str | None, elsewhere: Sequence[bytes]) -> list[bytes]:
    """One match, undisturbed and disturbed; gives what its players said."""
    number = fuzz.matches
    variation, seed, fair = MATCHES[number % len(MATCHES)], f"{fuzz.seed}/{number}", number % 3 == 2
    async with in_memory() as carriers:
        calm = Stage(variation, seed, carriers, None)
        public = await _played(calm, None, fair=fair)
    said = [raw for player in calm.players for raw in player.said]
    async with in_memory() if url is None else on_redis(url, calm.name) as carriers:
        stage = Stage(variation, seed, carriers, calm.told.records)
        attack = Attack(fuzz, stage, Words(fuzz.random, said, elsewhere), count)
        try:
            disturbed = await _played(stage, attack, fair=fair)
        except (Disturbed, TableError) as error:
            fuzz.faults.append(f"match {number} ({variation}): {error}")
        else:
            if disturbed != public:
                fuzz.faults.append(f"match {number} ({variation}): its public record is another one")
            if stage.told.records != calm.told.records:
                fuzz.faults.append(f"match {number} ({variation}): its records are others")
    fuzz.matches += 1
    fuzz.records += len(stage.told.records)
    fuzz.codes += stage.out.codes
    fuzz.replies += stage.out.replies
    return said


async def _played(stage: Stage, attack: Attack | None, *, fair: bool) -> bytes:
    """The match from the lobby to its end; its public record."""

    async def under_fire() -> None:
        if attack is not None:
            await attack.volley()

    async with stage.open(fair=fair):
        await under_fire()
        await stage.begin()
        acts = 0
        while stage.table.result is None:
            if stage.table.live is None:
                await stage.look()  # what the end of a deal brings with it has been written after this
            await under_fire()
            acts += 1
            if acts % 50 == 0:
                await stage.order(Pause())
                await under_fire()
                await stage.order(Resume())
            due = stage.next_act()
            if due is None:
                await stage.next_deal()
            else:
                await stage.while_it_runs(due[0].act(due[1]))
        for _ in range(5):
            await under_fire()
        return await stage.public()


class Attack:
    """The strangers of one match."""

    def __init__(self, fuzz: Fuzz, stage: Stage, words: Words, count: int) -> None:
        self._fuzz = fuzz
        self._stage = stage
        self._words = words
        self._count = count
        seats = len(stage.players)
        self._channels: tuple[Channel, ...] = tuple(dict.fromkeys((*range(seats), "w", "t", seats, 5)))
        self._exact = not stage.carriers.quiet

    async def volley(self) -> None:
        """Say something on every channel, and see what the table makes of it."""
        fuzz, stage = self._fuzz, self._stage
        if fuzz.said >= self._count:
            return
        if fuzz.random.random() < FLOODS:
            await self._flood()
            return
        table, out = stage.table, stage.out
        out.counts.clear()
        replies, due, orders, unread = out.replies, Counter[tuple[int | None, str]](), 0, 0
        began = time.perf_counter()
        for channel in self._channels:
            raws: list[bytes] = []
            for _ in range(fuzz.random.randrange(AT_ONCE + 1)):
                kind, raw = self._words.order() if channel == "t" else self._words.some(table.seq)
                fair = self._fair(channel, raw)
                if fair is None:
                    fuzz.skipped += 1
                    continue
                raws.append(raw)
                fuzz.kinds[kind] += 1
                orders += fair == ANSWERED
                unread += fair == UNREAD
                self._expect(due, channel, fair)
            fuzz.said += len(raws)
            await stage.carriers.shout(channel, raws)
        await stage.look()
        fuzz.slowest_ms = max(fuzz.slowest_ms, (time.perf_counter() - began) * 1000)
        self._judge(table, due, out.replies - replies, orders, unread)
        stage.clock.advance(REFILL_MS)
        await self._all_there()

    def _fair(self, channel: Channel, raw: bytes) -> str | None:
        table, stage = self._stage.table, self._stage
        if channel == "t":
            return fair_reply(table, raw)
        seat = None if channel == "w" else int(channel)
        return fair_answer(table, seat, raw, quiet=stage.carriers.quiet)

    def _expect(self, due: Counter[tuple[int | None, str]], channel: Channel, fair: str) -> None:
        seat = None if channel == "w" else channel
        if fair == SAID:
            due += Counter({(each, SAID): 1 for each in (*range(len(self._stage.players)), None)})
        elif fair in (REFUSED, SHOWN) and not isinstance(seat, str):
            due[seat, fair] += 1

    def _judge(
        self, table: object, due: Counter[tuple[int | None, str]], replies: int, orders: int, unread: int
    ) -> None:
        """Is the table as it was, and was everything answered as it deserved? Raises Disturbed."""
        stage = self._stage
        if stage.told.wrong is not None:
            raise Disturbed(stage.told.wrong)
        if stage.table is not table:
            raise Disturbed(f"the table has changed at record {stage.table.seq}, and nobody was to act")
        found = Counter({key: number for key, number in stage.out.counts.items() if self._exact or key[1] == REFUSED})
        wanted = Counter({key: number for key, number in due.items() if self._exact or key[1] == REFUSED})
        if found != wanted:
            more, less = dict(found - wanted), dict(wanted - found)
            raise Disturbed(f"answers that nobody expected: {more}; answers that did not come: {less}")
        # One more: the look itself.
        if not orders + 1 <= replies <= orders + unread + (1 if self._exact else 9):
            raise Disturbed(f"{orders} orders were answered {replies - 1} times")

    async def _flood(self) -> None:
        """Far too many words at once from one seat: its carrier is ended, and it comes again."""
        fuzz, stage = self._fuzz, self._stage
        player = fuzz.random.choice(stage.players)
        raws: list[bytes] = []
        while len(raws) < FLOOD:
            kind, raw = self._words.some(stage.table.seq)
            if self._fair(player.seat, raw) is not None:
                raws.append(raw)
                fuzz.kinds[kind] += 1
        table = stage.table
        await stage.carriers.shout(player.seat, raws)
        await stage.look()
        if stage.table is not table:
            raise Disturbed(f"a flood has changed the table at record {stage.table.seq}")
        fuzz.said += len(raws)
        fuzz.floods += 1
        stage.clock.advance(REFILL_MS)
        await self._all_there()

    async def _all_there(self) -> None:
        """Whose carrier was ended comes again."""
        for player in self._stage.players:
            if player.cut:
                await player.come()
        await self._stage.until_all_are_here()
        self._stage.clock.advance(REFILL_MS)
