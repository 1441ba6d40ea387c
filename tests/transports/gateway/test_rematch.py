"""A rematch, and several gateways: the seat goes on where its table does."""

from __future__ import annotations

import asyncio

import msgspec

from core.table.messages import Closed, Hello, Id, Said, Say, Tick
from core.table.orders import Look, Refused, Sit
from tests.core.table.lobbies import lobby_table
from tests.transports.gateway.houses import ANA, SECRET, TABLE, House, Script, Stage, done, greeting, knock
from transports.gateway.tokens import read_token
from transports.gateway.words import TokenSaid

NEXT = "N3XT01"


async def hellos() -> tuple[Hello, Hello]:
    """The greetings of a table and of its rematch."""
    game = await lobby_table()
    async with game.running():
        hello = await greeting(game)
    return hello, msgspec.structs.replace(hello, table=NEXT)


async def test_a_rematch_goes_on_over_the_same_connection_with_a_fresh_token() -> None:
    first, second = await hellos()
    old, new = Script(first, Closed("the match is over", NEXT)), Script(second, Tick(1, None))
    house = Stage(old, new)
    house.answers = [done(0, generation=4), done(0, generation=0)]
    async with house.open() as door:
        raw = await knock(door)
        token = await raw.until(TokenSaid)
        assert isinstance(token, TokenSaid)
        assert (token.table, read_token(SECRET, token.token, 0).table) == (NEXT, NEXT)
        assert read_token(SECRET, token.token, 0).generation == 0
        hello = await raw.until(Hello)
        assert isinstance(hello, Hello)
        assert hello.table == NEXT
        await raw.say(ANA)
        await raw.until(Tick)
        await raw.say(Say("hello"))
        while Say("hello") not in new.sent:
            await asyncio.sleep(0)
        await raw.ws.close()
    assert raw.closed() == []
    assert old.closed.is_set()
    assert old.sent == [ANA]
    assert new.sent == [ANA, Say("hello")]
    sat = [(table, order) for table, order in house.asked if isinstance(order, Sit)]
    assert [(table, order.generation) for table, order in sat] == [(TABLE, 0), (NEXT, None)]
    assert sat[0][1].connection == sat[1][1].connection


async def test_a_port_that_has_followed_to_the_rematch_by_itself_is_followed() -> None:
    first, second = await hellos()
    old, new = Script(first, second), Script(second)
    house = Stage(old, new)
    async with house.open() as door:
        raw = await knock(door)
        await raw.until(Hello)
        token = await raw.until(TokenSaid)
        assert isinstance(token, TokenSaid)
        assert token.table == NEXT
        hello = await raw.until(Hello)
        assert hello == second
        await raw.ws.close()
    assert old.closed.is_set()


async def test_who_has_no_seat_at_the_rematch_is_told_so() -> None:
    first, _ = await hellos()
    house = Stage(Script(first, Closed("the match is over", NEXT)))
    house.answers = [done(0), Refused(code="seat_taken", text="Bea has seat 0: choose another one.")]
    async with house.open() as door:
        raw = await knock(door)
        assert await raw.ending() == (4403, "Bea has seat 0: choose another one.")


async def test_a_watcher_sees_the_rematch_too() -> None:
    first, second = await hellos()
    house = Stage(Script(first, Closed("the match is over", NEXT)), Script(second))
    async with house.open() as door:
        raw = await door.knock(house.token(None))
        await raw.say(ANA)
        await raw.until(Hello)
        assert await raw.until(Hello) == second
        assert read_token(SECRET, raw.token(), 0).table == NEXT
        await raw.ws.close()
    assert [order for _, order in house.asked] == [Look(), Look()]


async def test_a_seat_that_comes_on_another_gateway_leaves_the_first() -> None:
    game = await lobby_table()
    async with game.running():
        one, other = House(game), House(game)
        async with one.open() as left, other.open() as right:
            older = await left.come(0, "Ana")
            bea = await left.come(1, "Bea")
            newer = await right.come(0, "Ana")
            code, reason = await older.ending()
            assert code == 4409
            assert "another connection" in reason
            await newer.say(Say("hello"))
            said = await bea.until(Said)
            assert isinstance(said, Said)
            assert said.seat == 0


async def test_an_id_that_says_more_than_the_first_is_passed_on() -> None:
    first, _ = await hellos()
    script = Script(first)
    async with Stage(script).open() as door:
        raw = await knock(door)
        await raw.until(Hello)
        more = Id(protocol=1, name="Ana", wants=("events",))
        await raw.say(more, ANA, Say("hello"))
        while Say("hello") not in script.sent:
            await asyncio.sleep(0)
        await raw.ws.close()
    assert script.sent == [ANA, more, ANA, Say("hello")]
