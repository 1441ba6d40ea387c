"""Seats over a gateway: coming in, playing, coming again, and who is turned away."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from core.game.actions import Draw
from core.table.messages import PROTOCOL, Act, Hello, Id, Lobby, Ready, Rejected, Said, Say, Sync, Update
from core.table.orders import Detach, Kick, Refused, Sit
from tests.core.table.lobbies import lobby_table
from tests.core.table.playing import Game, records_of
from tests.transports.gateway.houses import TABLE, House, Raw, done, sits
from transports.gateway.endings import FINAL, TABLE_CLOSED
from transports.gateway.words import TokenSaid, WaitingSaid


@pytest.fixture
async def game() -> AsyncIterator[Game]:
    """An open table with every seat free."""
    game = await lobby_table()
    async with game.running():
        yield game


async def test_a_newcomer_is_seated_under_the_name_it_gives_and_greeted(game: Game) -> None:
    house = House(game)
    async with house.open() as door:
        ana = await door.come(2, "Ana")
        lobby = await ana.until(Lobby)
        assert isinstance(lobby, Lobby)
        assert [seat.name for seat in lobby.seats] == ["", "", "Ana", ""]
    (sit,) = sits(house)
    assert (sit.name, sit.seat, sit.kind, sit.generation) == ("Ana", 2, "human", 0)


async def test_a_browser_shows_its_token_as_a_subprotocol_and_gets_only_the_language_back(game: Game) -> None:
    house = House(game)
    async with house.open() as door:
        raw = await door.knock(house.token(0), browser=True)
        assert raw.ws.protocol == "buraco.v1"
        await raw.say(Id(protocol=PROTOCOL, name="Ana"))
        assert isinstance(await raw.until(Hello), Hello)


async def test_what_the_client_said_at_once_answers_the_greeting_so_it_need_not_say_it_again(game: Game) -> None:
    house = House(game)
    async with house.open() as door:
        raw = await door.come(0)
        while not (await _lobby(raw)).seats[0].here:
            pass


async def test_a_seat_speaks_for_itself_alone_whatever_its_messages_say(game: Game) -> None:
    house = House(game)
    async with house.open() as door:
        ana, bea = await door.come(0, "Ana"), await door.come(1, "Bea")
        await ana.ws.send_str('{"type":"say","phrase":"hello","seat":1}')
        refused = await ana.until(Rejected)
        assert isinstance(refused, Rejected)
        assert refused.code == "malformed"
        await ana.say(Say("hello"))
        said = await bea.until(Said)
        assert isinstance(said, Said)
        assert said.seat == 0


async def test_the_connections_end_is_told_to_the_table_and_the_seat_may_come_again(game: Game) -> None:
    house = House(game)
    async with house.open() as door:
        ana, bea = await door.come(0, "Ana"), await door.come(1, "Bea")
        await ana.ws.close()
        while not any(not seat.here for seat in (await _lobby(bea)).seats if seat.name == "Ana"):
            pass
        again = await door.knock(ana.token())
        await again.say(Id(protocol=PROTOCOL, name="Ana"))
        await again.until(Hello)
        while not all(seat.here for seat in (await _lobby(bea)).seats if seat.name):
            pass
    connections = [sit.connection for sit in sits(house)]
    assert len(set(connections)) == 3
    assert (TABLE, Detach(seat=0, connection=connections[0] or "")) in house.asked
    assert house.figure("buraco_reconnects_total") == 1


async def test_a_newer_connection_of_a_seat_replaces_the_older_whose_late_end_hurts_nobody(game: Game) -> None:
    house = House(game)
    async with house.open() as door:
        older, bea = await door.come(0, "Ana"), await door.come(1, "Bea")
        newer = await door.come(0, "Ana")
        code, reason = await older.ending()
        assert code == 4409
        assert "another connection" in reason
        await newer.say(Say("hello"))
        said = await bea.until(Said)
        assert isinstance(said, Said)
        assert said.seat == 0
        await game.bus.ask(Detach(seat=0, connection=sits(house)[0].connection or ""))
        await newer.say(Say("thanks"))
        await bea.until(Said)
        assert [message for message in bea.heard if isinstance(message, Lobby)][-1].seats[0].here


async def test_an_invitation_is_void_once_the_seat_was_taken_from_whom_it_was_made_for(game: Game) -> None:
    house = House(game)
    async with house.open() as door:
        first = house.token(0)
        ana = await door.come(0, "Ana")
        await game.bus.ask(Kick(seat=0))
        assert (await ana.ending())[0] == 4410
        for token in (first, ana.token()):
            raw = await door.knock(token)
            await raw.say(Id(protocol=PROTOCOL, name="Ana"))
            code, reason = await raw.ending()
            assert code == 4403
            assert "changed hands" in reason
        again = await door.come(0, "Eva", generation=1)
        assert any(isinstance(message, TokenSaid) for message in again.heard)
    assert house.figure('buraco_refused_connections_total{reason="seat_refused"}') == 2


async def test_an_invitation_to_a_match_that_is_over_is_turned_down_for_good(game: Game) -> None:
    house = House(game)
    house.over[TABLE] = None
    async with house.open() as door:
        raw = await door.knock(house.token(0))
        await raw.say(Id(protocol=PROTOCOL, name="Ana", kind="bot"))
        code, reason = await raw.ending()
    assert code == TABLE_CLOSED
    assert TABLE_CLOSED in FINAL
    assert reason == f"the match of table {TABLE} is over: ask for an invitation to another one"
    assert house.figure('buraco_refused_connections_total{reason="match_over"}') == 1


async def test_a_token_of_another_table_opens_that_table_and_no_other(game: Game) -> None:
    house = House(game)
    async with house.open() as door:
        raw = await door.knock(house.token(0, table="AAAAAA"))
        await raw.say(Id(protocol=PROTOCOL, name="Ana"))
        code, reason = await raw.ending()
        assert code == 4503
        assert "AAAAAA" in reason
    assert {table for table, _ in house.asked} == {"AAAAAA"}


async def test_a_forged_or_expired_token_is_told_so_and_no_table_is_asked(game: Game) -> None:
    house = House(game)
    async with house.open() as door:
        forged = await door.knock(house.token(0, secret=b"another secret of 16 bytes"))
        assert await forged.ending() == (4401, "This is no token of these tables: ask for a new invitation.")
        expired = await door.knock(house.token(0, ms=-1))
        assert (await expired.ending())[0] == 4402
        none = await door.knock("")
        assert (await none.ending())[0] == 4401
    assert house.asked == []
    assert house.figure('buraco_refused_connections_total{reason="bad_token"}') == 2


async def test_a_seat_that_changes_hands_at_the_end_of_its_turn_is_waited_for(game: Game) -> None:
    house = House(game)
    house.answers = [done(0, generation=0, seated=False), done(0, generation=0, seated=False)]
    async with house.open() as door:
        raw = await door.knock(house.token(0))
        await raw.say(Id(protocol=PROTOCOL, name="Ana"))
        assert isinstance(await raw.next(), WaitingSaid)
        house.clock.advance(500)
        assert isinstance(await raw.next(), WaitingSaid)
        house.clock.advance(500)
        await raw.until(Hello)
    assert len(sits(house)) == 3
    assert len({sit.connection for sit in sits(house)}) == 1


async def test_who_waits_for_a_seat_in_vain_is_asked_to_come_again(game: Game) -> None:
    house = House(game)
    house.answers = [done(0, seated=False)] * 3
    async with house.open() as door:
        raw = await door.knock(house.token(0))
        await raw.say(Id(protocol=PROTOCOL, name="Ana"))
        await raw.until(WaitingSaid)
        house.clock.advance(500)
        await raw.until(WaitingSaid)
        house.clock.advance(60_000)
        assert (await raw.ending())[0] == 4503


async def test_a_refused_seat_says_the_tables_own_reason(game: Game) -> None:
    house = House(game)
    house.answers = [Refused(code="seat_taken", text="Bea has seat 0: choose another one.")]
    async with house.open() as door:
        raw = await door.knock(house.token(0))
        await raw.say(Id(protocol=PROTOCOL, name="Ana"))
        assert await raw.ending() == (4403, "Bea has seat 0: choose another one.")
    assert not any(isinstance(order, Detach) for _, order in house.asked)


async def test_a_watcher_sees_the_public_view_and_can_do_nothing() -> None:
    game = Game()
    await game.found(records_of(humans=(0,)))
    async with game.running():
        house = House(game)
        async with house.open() as door:
            watcher = await door.come(None, "Eva")
            await door.come(0, "P0")
            await watcher.say(Act(seq=3, actions=(Draw(),)))
            refused = await watcher.until(Rejected)
            assert isinstance(refused, Rejected)
            assert (refused.code, refused.seq) == ("not_your_turn", 3)
            await watcher.say(Ready(), Sync(0))
            refused = await watcher.until(Rejected)
            assert isinstance(refused, Rejected)
            assert refused.code == "not_your_turn"
    assert not any(isinstance(order, Sit) and order.name == "Eva" for _, order in house.asked)
    assert all(message.view.hand is None for message in watcher.heard if isinstance(message, Update))


async def test_nobody_who_hosts_the_table_is_no_end_for_good() -> None:
    house = House()
    async with house.open() as door:
        raw = await door.knock(house.token(None))
        await raw.say(Id(protocol=PROTOCOL, name="Eva"))
        assert (await raw.ending())[0] == 4503


async def _lobby(raw: Raw) -> Lobby:
    lobby = await raw.until(Lobby)
    assert isinstance(lobby, Lobby)
    return lobby
