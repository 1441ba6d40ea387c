"""Tables with a lobby for tests: who is told what while people come and go."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence

import msgspec

from core.table.agreeing import agree
from core.table.ledger import found
from core.table.messages import ClockSaid, Lobby, Ready, ToSeat
from core.table.orders import Agree, Answer, Done, Order, Refused, Sit
from core.table.ports import Log, Think
from core.table.records import opened
from core.table.state import replay
from core.table.table import Table
from core.table.times import Times
from scripts.settings import load_rules, preset_table
from tests.core.table.playing import WALL, Game, Seat, dull, settled

LOBBY_TIMES = Times(tick=0, rematch=60_000, claim=60_000, idle=600_000)


async def lobby_table(
    options: Mapping[str, object] | None = None,
    *,
    away_ms: int = 0,
    times: Times = LOBBY_TIMES,
    name: str = "K7QF2M",
    seed: str = "1",
    stand_in: Think = dull,
    log: Log | None = None,
    clock: ClockSaid | None = None,
) -> Game:
    """A seeded table of burraco that is open, with every seat free; it is not running yet."""
    game = Game(log, name=name, stand_in=stand_in)
    rules = load_rules("burraco", options or {})
    first = opened(WALL, name, rules, preset_table("burraco"), seed=seed, clock=clock)
    await found(game.log, [msgspec.structs.replace(first, lobby=True, away_ms=away_ms)])
    game.coordinator = game.another(times)
    return game


async def asked(game: Game, order: Order) -> Answer:
    """What the table answers to an edge."""
    task = asyncio.create_task(game.bus.ask(order))
    await settled()
    assert task.done(), "no answer"
    return await task


async def done(game: Game, order: Order) -> Done:
    """The same, for what is done."""
    answer = await asked(game, order)
    assert isinstance(answer, Done), answer
    return answer


async def refused(game: Game, order: Order) -> str:
    """The same, for what is refused: its code."""
    answer = await asked(game, order)
    assert isinstance(answer, Refused), answer
    assert answer.text.endswith(".")
    return answer.code


async def come(game: Game, name: str, seat: int | None = None) -> Seat:
    """Somebody takes a seat and comes in."""
    answer = await done(game, Sit(name=name, seat=seat, connection=f"{name}'s"))
    assert answer.seat is not None
    there = Seat(game.bus.seat(answer.seat))
    await there.introduce()
    return there


async def all_come(game: Game, names: Sequence[str] = ("Anna", "Bea", "Carlo", "Duccio")) -> list[Seat]:
    """A whole table, in this order."""
    return [await come(game, name) for name in names]


async def all_ready(seats: Sequence[Seat]) -> None:
    """Everybody says that they are ready."""
    for seat in seats:
        await seat.say(Ready())
    for seat in seats:
        await seat.hear()


async def playing(game: Game) -> list[Seat]:
    """Anna and Carlo against Bea and Duccio, dealt."""
    seats = await all_come(game)
    await all_ready(seats)
    return seats


def newest(seat: Seat) -> Lobby:
    """The lobby as this seat was told it last."""
    return next(message for message in reversed(seat.all) if isinstance(message, Lobby))


def kinds(messages: Sequence[ToSeat]) -> list[str]:
    """What kinds of messages these are."""
    return [type(message).__name__ for message in messages]


def on(preset: str = "burraco", options: Mapping[str, object] | None = None, **more: ClockSaid | None) -> Agree:
    """The order to play this."""
    return agree(load_rules(preset, options or {}), preset_table(preset), **more)


async def read_back(game: Game) -> Table:
    """The table as its log has it."""
    table = replay(game.name, await game.log.read(game.name))
    assert table is not None
    return table
