"""Whole matches in which everything happens that may: people come, go, sleep, err, ask again, and others look on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from random import Random
from typing import Final

import msgspec

from core.game.actions import Action, Discard, Draw, Extend, Lay, Take
from core.game.cards import CODES
from core.game.events import AnyEvent
from core.game.legal import legal_moves
from core.table import messages as said
from core.table import orders
from core.table.clock import ManualClock
from core.table.coordinator import Coordinator
from core.table.hosting import Witness
from core.table.ledger import found
from core.table.messages import ClockSaid, encode
from core.table.orders import Answer, Order, Reply
from core.table.ports import Bus, Heard, Letter
from core.table.records import opened
from core.table.table import Table
from core.table.times import Times
from scripts.settings import load_rules, preset_table
from tests.core.table.entitlement import Reader
from tests.core.table.guests import Carriers, Guest
from tests.core.table.playing import WALL, dull, secret_of

NAME: Final = "K7QF2M"
TIMES: Final = Times(tick=2_000, absent=5_000, rematch=10_000, idle=10**9)


class Tapped(Bus):
    """A bus that gives everything which goes out to whoever looks through it, before it goes out."""

    def __init__(self, inner: Bus, match: Match) -> None:
        self._inner = inner
        self._match = match

    async def receive(self) -> Heard:
        return await self._inner.receive()

    async def publish(self, letters: Sequence[Letter]) -> None:
        for seat, message in letters:
            self._match.look_through(seat, encode(message))
        await self._inner.publish(letters)

    async def disconnect(self, seat: int | None, reason: str, next_table: str | None = None) -> None:
        self._match.look_through(seat, encode(said.Closed(reason, next_table)))
        await self._inner.disconnect(seat, reason, next_table)

    async def answer(self, ask: str, answer: Answer) -> None:
        self._match.answers.append(orders.encode(Reply(ask, answer)))
        await self._inner.answer(ask, answer)


class Match:
    """One of them. ``look_through`` holds each published byte against what its reader may know."""

    def __init__(
        self,
        carriers: Carriers,
        preset: str,
        options: dict[str, object],
        *,
        seed: str,
        fair: bool,
        witness: Witness | None = None,
    ) -> None:
        self.carriers = carriers
        self.rules = load_rules(preset, options)
        self.random = Random(seed)
        self.clock = ManualClock(WALL)
        self.published: list[tuple[int | None, bytes]] = []
        self.answers: list[bytes] = []
        self.faults: list[str] = []
        """What should not have been told."""
        self.cards = 0
        """Cards seen in what was published."""
        self.happened: dict[str, int] = {}
        """How often everything was done."""
        self.secrets: set[str] = set()
        self.readers: dict[int | None, Reader] = {seat: Reader(seat) for seat in (*range(self.rules.players), None)}
        self.guests: dict[int, Guest] = {}
        self.watchers: list[Guest] = []
        self._first = msgspec.structs.replace(
            opened(
                WALL,
                NAME,
                self.rules,
                preset_table(preset),
                seed=None if fair else seed,
                clock=ClockSaid(30_000, 5_000, 1_500),
                strikes=2,
            ),
            lobby=True,
            away_ms=20_000,
        )
        self.coordinator = Coordinator(
            NAME,
            carriers.log,
            Tapped(carriers.bus, self),
            self.clock,
            stand_in=dull,
            entropy=lambda count: secret_of(self.table.n + 1)[:count],
            times=TIMES,
            programs=("greedy", "chance"),
            witness=witness,
        )

    @property
    def table(self) -> Table:
        return self.coordinator.table

    @property
    def history(self) -> list[AnyEvent]:
        """Whole events of the deal: the truth that nobody is told."""
        return self.coordinator._ledger.history

    def look_through(self, seat: int | None, raw: bytes) -> None:
        """Hold this against what its reader may know."""
        self.published.append((seat, raw))
        table = self.table
        self.secrets |= {secret for secret in (table.next_secret, table.secret) if secret is not None}
        if table.live is None and table.secret is not None:
            self.secrets.discard(table.secret)  # its deal is over
        self.faults += [
            f"a secret is told in its own deal: {raw!r}" for secret in self.secrets if secret.encode() in raw
        ]
        if seat in self.readers:
            try:
                self.cards += self.readers[seat].check(msgspec.json.decode(raw), table, self.history)
            except AssertionError as error:
                self.faults.append(str(error))

    # --- the match ---------------------------------------------------------------------------------------------------

    async def play(self, most: int = 4_000) -> None:
        """From the empty table to the end of the match, and a rematch that nobody wants."""
        async with self._open():
            for seat in range(self.rules.players):
                await self._sit(seat)
            for guest in self.guests.values():
                await guest.say(said.Ready())
            for _ in range(most):
                await self.look()
                if self.table.result is not None or self.faults:
                    break
                await self._something()
            assert self.faults == []
            assert self.table.result is not None, "the match does not end"
            await self.look()

    @asynccontextmanager
    async def _open(self) -> AsyncIterator[None]:
        await found(self.carriers.log, [self._first])
        await self.coordinator.load()
        running = asyncio.create_task(self.coordinator.run())
        try:
            yield
        finally:
            for guest in (*self.guests.values(), *self.watchers):
                await guest.go()
            if not running.done():
                await self.coordinator.stop("the test is over")
            await running

    async def look(self) -> None:
        """Everything before has been heard after this."""
        for _ in range(2):
            await self.order(orders.Look())
            for _ in range(5):
                await asyncio.sleep(0)

    async def order(self, order: Order) -> Answer:
        return await self.carriers.ask(order)

    async def _sit(self, seat: int) -> None:
        connection = f"c{self.random.random()}"
        answer = await self.order(orders.Sit(name=f"P{seat}", seat=seat, connection=connection))
        if isinstance(answer, orders.Done) and answer.seated:
            if seat in self.guests:
                await self.guests[seat].go()
            self.guests[seat] = Guest(await self.carriers.seat(seat), seat)
            await self.guests[seat].say(said.Sync(0))

    async def _something(self) -> None:
        random = self.random
        doings = (
            (self._act, 60),
            (self._err, 12),
            (self._err_out_of_turn, 4),
            (self._ask_again, 6),
            (self._talk, 2),
            (self._watch, 2),
            (self._drop_out, 2),
            (self._come_back, 4),
            (self._leave, 1),
            (self._sleep, 1),
            (self._put_out, 1),
            (self._let_a_bot_play, 1),
            (self._pause, 1),
            (self._vote, 2),
        )
        ((doing, _),) = random.choices(doings, [weight for _, weight in doings])
        self.happened[doing.__name__] = self.happened.get(doing.__name__, 0) + 1
        await doing()

    # --- what happens ------------------------------------------------------------------------------------------------

    async def _act(self) -> None:
        table = self.table
        deal = table.live
        if deal is None:
            self.clock.advance(2_500)
            return
        guest = self.guests.get(deal.turn)
        if guest is None or not guest.there or table.held[deal.turn] is not None:
            self.clock.advance(6_000)
            return
        moves = legal_moves(deal.state)
        lays = [move.action for move in moves if isinstance(move.action, Lay | Take | Extend)]
        action = self.random.choice(lays or [move.action for move in moves])
        await guest.say(said.Act(seq=table.seq, actions=(action,)))

    async def _err(self) -> None:
        """Whoever is on turn tries what is not allowed, also after a draw whose card it has not seen."""
        deal = self.table.live
        if deal is not None:
            await self._wrong(deal.turn)

    async def _err_out_of_turn(self) -> None:
        await self._wrong(self.random.randrange(self.rules.players))

    async def _wrong(self, seat: int) -> None:
        guest, random = self.guests.get(seat), self.random
        if guest is None:
            return
        cards = tuple(random.choices(CODES, k=random.choice((1, 3, 4))))
        wrong: tuple[Action, ...] = random.choice(
            (
                (Lay(cards=cards),),
                (Draw(), Lay(cards=cards)),
                (Draw(), Draw()),
                (Extend(meld=random.randrange(9), cards=cards),),
                (Take(cards=cards),),
                (Discard(card=cards[0]), Draw()),
                (Draw(), Discard(card="nothing")),
            )
        )
        self.readers[seat].said |= set(cards)
        await guest.say(said.Act(seq=self.table.seq, actions=wrong))

    async def _ask_again(self) -> None:
        guests: list[Guest] = [*self.guests.values(), *self.watchers]
        guest = self.random.choice(guests)
        have = self.random.choice((0, 0, self.table.deal_seq - 1, self.random.randrange(self.table.seq + 2)))
        await guest.say(said.Sync(have))

    async def _talk(self) -> None:
        guest = self.guests[self.random.choice(list(self.guests))]
        phrase = self.random.choice(("hello", "my partner has two jokers", "oops"))
        await guest.say(said.Say(phrase))

    async def _watch(self) -> None:
        if len(self.watchers) < 3:
            self.watchers.append(Guest(await self.carriers.watcher(), None))
            await self.watchers[-1].say(said.Sync(0))
        else:
            await self.watchers[0].say(said.Act(seq=self.table.seq, actions=(Draw(),)))

    async def _drop_out(self) -> None:
        guest = self.guests[self.random.choice(list(self.guests))]
        await guest.go()

    async def _come_back(self) -> None:
        for seat in range(self.rules.players):
            guest = self.guests.get(seat)
            if guest is None or not guest.there or self.table.held[seat] is not None:
                await self._sit(seat)
                if seat in self.guests:
                    await self.guests[seat].say(said.Back())

    async def _leave(self) -> None:
        await self.guests[self.random.choice(list(self.guests))].say(said.Leave())

    async def _sleep(self) -> None:
        for _ in range(8):
            self.clock.advance(5_000)
            await self.look()

    async def _put_out(self) -> None:
        await self.order(orders.Kick(seat=self.random.randrange(self.rules.players)))

    async def _let_a_bot_play(self) -> None:
        seat = self.random.randrange(self.rules.players)
        await self.order(orders.Swap(seat=seat, program="greedy"))

    async def _pause(self) -> None:
        await self.order(orders.Pause())
        await self._ask_again()
        await self._err()
        await self.look()
        await self.order(orders.Resume())

    async def _vote(self) -> None:
        seats = self.random.sample(range(self.rules.players), 2)
        if seats[0] in self.guests:
            await self.guests[seats[0]].say(said.Vote(seats[1]))
