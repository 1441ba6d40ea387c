"""A seat played by a function: it acts when it is asked, and no fault of it holds up the table."""

from __future__ import annotations

import asyncio
from typing import cast

import pytest

from core.game.actions import Action, Discard, Draw, Extend, Lay, Take
from core.game.rules import Rules
from core.game.view import View
from core.table.ports import LogUnavailable, Think
from core.table.times import Times
from tests.core.table.playing import NO_TICKS, SHORT, Game, chance, dull, nonces, records_of, settled
from transports.client import SeatClient
from transports.memory import MemoryLog, MemoryPort
from transports.moving import MovingPort
from transports.player import play_seat


async def played(thinks: list[Think], *, in_thread: bool = False) -> Game:
    game = Game()
    await game.found(records_of("stbl"))
    await game.coordinator.load()
    players = [
        asyncio.create_task(play_seat(game.client(seat), think, in_thread=in_thread))
        for seat, think in enumerate(thinks)
    ]
    await game.coordinator.run()
    ends = await asyncio.gather(*players)
    assert all(end is not None and end.result is not None for end in ends)
    return game


async def test_four_functions_play_a_match() -> None:
    game = await played([chance] * 4)
    assert game.coordinator.table.stand_in == (0, 0, 0, 0)


async def test_who_thinks_in_a_thread_plays_the_same_match() -> None:
    plain, threaded = await played([chance] * 4), await played([chance] * 4, in_thread=True)
    assert plain.coordinator.table.result == threaded.coordinator.table.result


async def test_a_player_is_given_the_tables_own_rules() -> None:
    seen: set[Rules] = set()

    def curious(shown: View, rules: Rules) -> list[Action]:
        seen.add(rules)
        return chance(shown, rules)

    game = await played([curious, chance, chance, chance])
    assert seen == {game.coordinator.table.rules}


async def test_a_player_that_fails_to_think_leaves_its_seat_to_the_stand_in(caplog: pytest.LogCaptureFixture) -> None:
    turns = 0

    def failing(shown: View, rules: Rules) -> list[Action]:
        nonlocal turns
        turns += 1
        if turns > 3:
            raise ZeroDivisionError("a fault of the tests")
        return dull(shown, rules)

    game = await played([chance, failing, chance, chance])
    table = game.coordinator.table
    assert turns == 4
    assert table.held[1] == "left"
    assert table.stand_in[1] == table.turns[1] - 1
    assert "P1 failed to think" in caplog.text


async def test_a_player_that_is_always_refused_has_its_turns_ended(caplog: pytest.LogCaptureFixture) -> None:
    def stubborn(shown: View, rules: Rules) -> list[Action]:
        return [Discard("JK"), Discard("JK")]

    game = await played([chance, stubborn, chance, chance])
    table = game.coordinator.table
    assert table.stand_in[1] == table.turns[1] > 1
    assert table.held[1] is None
    assert "P1 was refused: wrong_phase" in caplog.text


class FullLog(MemoryLog):
    """A log whose disk is full for a while."""

    def __init__(self) -> None:
        super().__init__()
        self.full = False

    async def append(self, table: str, seq: int, record: bytes) -> None:
        if self.full:
            raise LogUnavailable("No space left on device")
        await super().append(table, seq, record)


async def test_players_go_on_once_the_log_can_be_written_again() -> None:
    log = FullLog()
    game = Game(log)
    game.coordinator = game.another(Times(tick=5_000))
    await game.found(records_of("burraco", SHORT, seed="9"))
    await game.coordinator.load()
    players = [asyncio.create_task(play_seat(game.client(seat), chance)) for seat in range(4)]
    run = asyncio.create_task(game.coordinator.run())
    while len(await log.read(game.name)) < 20:
        await asyncio.sleep(0)
    log.full = True
    stood = len(await log.read(game.name))
    await game.advance(60_000)
    assert len(await log.read(game.name)) == stood
    log.full = False
    while not run.done():
        await game.advance(1_000)
    await asyncio.gather(*players)
    assert game.coordinator.table.result is not None
    assert game.coordinator.table.stand_in == (0, 0, 0, 0)


async def test_a_player_ends_with_its_carrier() -> None:
    game = Game()
    await game.found(records_of())
    game.coordinator = game.another(NO_TICKS)
    players = [asyncio.create_task(play_seat(game.client(seat), chance)) for seat in range(4)]
    await settled()
    game.bus.close("good night")
    assert await asyncio.gather(*players) == [None] * 4


@pytest.mark.parametrize(
    "given",
    [
        [Draw(), Lay(cast("tuple[str, ...]", None))],
        [Draw(), Discard(cast("str", []))],
        [Draw(), Discard(cast("str", 5))],
        [Lay((cast("str", ["AS"]),))],
        [Extend(cast("int", "0"), ("AS",))],
        [Take(cast("int", 1.5), ("AS",))],
        [cast("Action", object())],
        [cast("Action", {"do": "fly"})],
    ],
    ids=repr,
)
async def test_a_player_whose_actions_are_none_is_refused_and_the_match_goes_on(given: list[Action]) -> None:
    game = await played([chance, lambda shown, rules: given, chance, chance])
    table = game.coordinator.table
    assert table.stand_in[1] == table.turns[1] > 1


@pytest.mark.parametrize("raised", [SystemExit(3), KeyboardInterrupt(), GeneratorExit(), asyncio.CancelledError()])
@pytest.mark.parametrize("in_thread", [False, True])
async def test_a_player_that_would_end_the_program_ends_only_its_own_part(
    raised: BaseException, in_thread: bool
) -> None:
    def leaving(shown: View, rules: Rules) -> list[Action]:
        raise raised

    game = await played([chance, leaving, chance, chance], in_thread=in_thread)
    assert game.coordinator.table.held[1] == "left"
    assert game.coordinator.table.result is not None


@pytest.mark.parametrize("given", [None, 7, [object()], [Discard(cast("str", []))]])
async def test_a_stand_in_whose_actions_are_none_still_ends_the_turn(given: object) -> None:
    def wrong(shown: View, rules: Rules) -> list[Action]:
        return cast("list[Action]", given)

    def leaving(shown: View, rules: Rules) -> list[Action]:
        raise SystemExit

    game = Game(stand_in=wrong)
    await game.found(records_of("stbl"))
    await game.play([chance, leaving, chance, chance])
    assert game.coordinator.table.result is not None


async def test_a_player_plays_by_the_rules_of_the_table_that_it_has_gone_on_to() -> None:
    seen: list[Rules] = []

    def curious(shown: View, rules: Rules) -> list[Action]:
        seen.append(rules)
        return dull(shown, rules)

    played_at: list[Game] = []
    for preset in ("burraco", "stbl"):
        game = Game(name=f"TABLE{len(played_at)}")
        await game.found(records_of(preset, table=game.name))
        played_at.append(game)
    first, second = played_at
    async with first.running(), second.running():
        port = MovingPort(first.bus.seat(0))
        playing = asyncio.create_task(play_seat(SeatClient(port, "P0", nonce_source=nonces(0)), curious))
        others = [asyncio.create_task(play_seat(game.client(seat), dull)) for game in played_at for seat in (1, 2, 3)]
        await settled()
        for _ in range(100):
            await asyncio.sleep(0)
        count = len(seen)
        assert count > 0

        async def go() -> MemoryPort:
            return second.bus.seat(0)

        await port.move(go)
        for _ in range(2_000):
            await asyncio.sleep(0)
        assert {rules.preset for rules in seen[:count]} == {"burraco"}
        assert seen[-1].preset == "stbl"
        for task in (playing, *others):
            task.cancel()
        await asyncio.gather(playing, *others, return_exceptions=True)
