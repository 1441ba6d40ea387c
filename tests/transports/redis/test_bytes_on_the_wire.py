"""The very bytes that go to a server: the same for a seat whatever cards lie where it cannot see them."""

from __future__ import annotations

import asyncio
import copy
import re
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final, cast

import msgspec
import pytest

from core.game import events
from core.game.actions import Discard, Draw, Extend, Lay, Take, Withdraw
from core.game.cards import CODES, put
from core.game.events import AnyEvent, Dealt, Drew, Pot, Revealed
from core.game.legal import legal_moves
from core.game.moves import REFUSE, Move
from core.game.play import Deal, check
from core.game.state import State
from core.table import orders, telling
from core.table.clock import ManualClock
from core.table.coordinator import Coordinator
from core.table.ledger import found
from core.table.messages import Act, FromSeat, Id, Pong, Rejected, Say, Sync, Vote, encode
from core.table.records import Opened
from core.table.table import Table
from core.table.times import Times
from scripts.invariants import exchanged
from tests.core.table.playing import WALL, dull, records_of, secret_of, settled
from transports.memory import MemoryLog
from transports.redis import names
from transports.redis.bus import RedisBus
from transports.redis.exchange import Ear, Exchange
from transports.redis.pair import Counts

NAME: Final = "K7QF2M"
_PUBLISH: Final = re.compile(rb"\*3\r\n\$7\r\nPUBLISH\r\n\$\d+\r\n([^\r]+)\r\n\$(\d+)\r\n", re.DOTALL)


class Wire:
    """In the place of an exchange: keeps what would be sent to the server."""

    silent_ms = 0.0

    def __init__(self) -> None:
        self.sent: list[tuple[str, bytes]] = []

    def listen(self, ear: Ear, channels: Sequence[str]) -> asyncio.Future[None]:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        done.set_result(None)
        return done

    def drop(self, ear: Ear) -> None:
        pass

    async def publish(self, commands: Sequence[bytes]) -> Counts | None:
        for command in commands:
            start = _PUBLISH.match(command)
            assert start is not None, command
            message = command[start.end() : -2]
            assert len(message) == int(start[2])
            self.sent.append((start[1].decode(), message))
        return [1] * len(commands)


class Unwritten(MemoryLog):
    """A log that takes whatever it is given."""

    async def append(self, table: str, seq: int, record: bytes) -> None:
        pass


class Twin:
    """A table on the wire; the other one of the pair gets the same cards for one seat, and other ones elsewhere."""

    def __init__(self, log: MemoryLog, clock: ManualClock) -> None:
        self.log = log
        self.wire = Wire()
        self.bus = RedisBus(cast(Exchange, self.wire), NAME)
        self.coordinator = Coordinator(
            NAME,
            log,
            self.bus,
            clock,
            stand_in=dull,
            entropy=lambda count: secret_of(1)[:count],
            times=Times(tick=2_000),
            programs=("chance",),
        )

    async def begin(self) -> asyncio.Task[object]:
        await self.bus.open()
        await self.coordinator.load()
        return asyncio.create_task(self.coordinator.run())

    def state(self) -> State:
        deal = self.coordinator.table.deal
        assert deal is not None
        return deal.state

    def say(self, seat: int | None, *messages: FromSeat) -> None:
        for message in messages:
            self.bus.hear(names.heard(NAME, seat).encode(), encode(message))

    def ask(self, name: str, order: orders.Order) -> None:
        self.bus.hear(names.orders(NAME).encode(), orders.encode(orders.Ask(name, order)))

    def told(self, seat: int | None, since: int) -> list[tuple[str, bytes]]:
        """All that a seat could hear: its own channel, the watchers', the edges'."""
        channels = {names.told(NAME, seat), names.told(NAME, None), names.answers(NAME)}
        return [letter for letter in self.wire.sent[since:] if letter[0] in channels]

    def become(self, other: Twin, state: State, history: list[AnyEvent]) -> None:
        """Like the other one in everything but these cards."""
        mine, theirs = self.coordinator, other.coordinator
        mine._ledger._table = msgspec.structs.replace(theirs.table, deal=Deal(state))
        mine._ledger.history = history
        mine._ledger.shown_seq = theirs._ledger.shown_seq
        mine._ledger._acts = dict(theirs._ledger._acts)
        mine._audience._seats = copy.deepcopy(theirs._audience._seats)
        mine._audience._pings = theirs._audience._pings
        mine._audience.changed = theirs._audience.changed
        mine._turn.__dict__.update(theirs._turn.__dict__)


def scrambled(history: Sequence[AnyEvent], seat: int | None, random: Random) -> list[AnyEvent]:
    """What happened, with other cards in all that this seat was not shown."""

    def others(cards: Sequence[str] | None) -> tuple[str, ...] | None:
        return None if cards is None else tuple(random.choice(CODES) for _ in cards)

    told: list[AnyEvent] = []
    for event in history:
        match event:
            case Dealt(hands=hands) if hands is not None:
                dealt = tuple(hand if at == seat else others(hand) or () for at, hand in enumerate(hands))
                told.append(msgspec.structs.replace(event, hands=dealt))
            case Drew(card=card) if event.seat != seat and card is not None:
                told.append(msgspec.structs.replace(event, card=random.choice(CODES)))
            case Pot(cards=cards) | Revealed(cards=cards) if event.seat != seat:
                told.append(msgspec.structs.replace(event, cards=others(cards)))
            case _:
                told.append(event)
    return told


def shown_by(state: State, move: Move) -> int:
    """The cards of the hand on turn that a move turns face up."""
    return put(0, state.drawn) if move.kind == REFUSE else move.bag


def wrong_acts(seat: int, random: Random, seq: int, deal: Deal) -> list[FromSeat]:
    """What is refused, whatever the seat holds or by what it can see."""
    cards = tuple(random.choices(CODES, k=3))
    tries = (Lay(cards), Discard(cards[0]), Extend(random.randrange(12), cards[:1]), Take(cards=cards), Withdraw())
    return [
        *(Act(seq=seq, actions=(action,)) for action in tries if check(deal, seat, action) is not None),
        Act(seq=seq, actions=(Draw(), Draw())),
        Act(seq=seq, actions=(Lay(cards=(*cards, *cards, "JK", "JK", "JK", "JK", "JK", "JK", "JK")),)),
        Act(seq=max(0, seq - 9), actions=(Discard(card=cards[0]),)),
        Vote((seat + 1) % 4),
        Say("nothing of the kind"),
    ]


async def compare(preset: str, options: dict[str, object]) -> tuple[int, int]:
    """A match beside its twin, message by message; how many messages and how many acts were compared.

    Fails where somebody could tell which is which.
    """
    random = Random(f"{preset} {options}")
    clock = ManualClock(WALL)
    firsts = records_of(preset, options, seed="3", humans=range(6))
    assert isinstance(firsts[0], Opened)
    one, other = Twin(MemoryLog(), clock), Twin(Unwritten(), clock)
    await found(one.log, firsts)
    other.log._records = copy.deepcopy(one.log._records)
    running = [await one.begin(), await other.begin()]
    players = one.coordinator.table.rules.players
    readers = (*range(players), None)
    for twin in (one, other):
        for reader in readers:
            twin.say(reader, Id(protocol=1, name="x", wants=("legal", "events")))
    await settled()
    compared = acted = 0
    for round_ in range(400):
        table = one.coordinator.table
        if table.live is None:
            break
        state = one.state()
        move = random.choice(legal_moves(state))
        turn = state.turn
        reader = random.choice(readers)
        blind = reader is not None and state.unseen >> reader & 1
        tells = reader == turn or blind
        hidden = exchanged(state, -1 if reader is None else reader, random, 0 if tells else shown_by(state, move))
        if state.drawn >= 0 and not tells:
            hidden.drawn = state.drawn if move.kind == REFUSE else hidden.drawn
        history = scrambled(one.coordinator._ledger.history, reader, random)
        assert hidden.stock != state.stock[state.top :] or len(hidden.stock) < 3
        after, other_after = state.copy(), hidden.copy()
        after.step(move)
        other_after.step(move)
        other.become(one, hidden, history)
        marks = len(one.wire.sent), len(other.wire.sent)
        refused = wrong_acts(reader, random, table.seq, table.live) if reader is not None else []
        for twin in (one, other):
            twin.say(reader, Pong(1), Sync(table.deal_seq - 1))
            twin.say(reader, *refused)
            twin.ask(f"look {round_}", orders.Look())
            if not (tells or after.over or other_after.over):
                twin.say(turn, Act(seq=table.seq, actions=(move.action,)))
        await settled()
        clock.advance(2_000)
        await settled()
        told, other_told = one.told(reader, marks[0]), other.told(reader, marks[1])
        assert other_told == told, f"seat {reader} can tell that other cards lie where it cannot see them"
        assert len(told) >= 3
        compared += len(told)
        if tells or after.over or other_after.over:
            one.say(turn, Act(seq=one.coordinator.table.seq, actions=(move.action,)))
            await settled()
        else:
            acted += 1
        for seat in range(players):
            one.say(seat, Pong(1))
        await settled()
    for twin in (one, other):
        await twin.coordinator.stop(None)
    await asyncio.gather(*running)
    return compared, acted


@pytest.mark.parametrize(
    ("preset", "options"),
    [
        ("burraco", {}),
        ("stbl", {}),
        ("buraco", {"pot_view": "own_turn"}),
        ("aberto", {"hand_size": 5, "pot_size": 3}),
        ("buraco", {"players": 2, "hand_size": 5}),
    ],
    ids=str,
)
async def test_bytes_to_a_seat_do_not_hang_on_cards_it_cannot_see(preset: str, options: dict[str, object]) -> None:
    compared, acted = await compare(preset, options)
    assert compared > 500
    assert acted > 30


def a_hint_in_every_refusal(patch: pytest.MonkeyPatch) -> None:
    honest = telling.rejected

    def rejected(table: Table, seq: int, code: str, text: str, **more: Any) -> Rejected:
        # No card by name: only a number that hangs on the next one.
        at = 0 if table.live is None else table.live.state.stock[-1] % 2
        return honest(table, seq + at, code, text, **more)

    patch.setattr(telling, "rejected", rejected)


def a_hint_in_the_order_of_events(patch: pytest.MonkeyPatch) -> None:
    honest = events.redact

    def redact(event: AnyEvent, seat: int | None) -> AnyEvent:
        told = honest(event, seat)
        hint = isinstance(event, Drew) and event.card is not None and event.card < "6"
        return msgspec.structs.replace(told, seat=None) if hint and event.seat != seat else told

    patch.setattr(telling, "redact", redact)


@pytest.mark.parametrize("careless", [a_hint_in_every_refusal, a_hint_in_the_order_of_events])
async def test_a_hint_without_any_card_is_found_too(
    careless: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    careless(monkeypatch)
    with pytest.raises(AssertionError, match="can tell"):
        await compare("burraco", {})
