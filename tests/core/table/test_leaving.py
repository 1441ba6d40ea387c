"""Leaving, staying away, coming back: what becomes of a seat, of the match, and of its result."""

from __future__ import annotations

from core.table.messages import Back, Claim, Closed, Hello, Leave, Lobby, Ready, Rejected
from core.table.orders import Adjourn, Fill, Look, Sit
from core.table.ports import Heard, Interrupted, Restored
from tests.core.table.lobbies import (
    LOBBY_TIMES,
    all_come,
    all_ready,
    come,
    done,
    lobby_table,
    newest,
    playing,
)
from tests.core.table.playing import SHORT, Game, Seat, chance, of, settled, take_turn


async def short_match() -> Game:
    """A match of a few short deals, not running yet."""
    return await lobby_table(SHORT, seed="9", stand_in=chance)


async def played_out(game: Game, seats: list[Seat]) -> None:
    """Everybody plays until the match is over."""
    for _ in range(500):
        if game.coordinator.table.result is not None:
            for seat in seats:
                await seat.hear()
            return
        await take_turn(seats, chance, game.coordinator.table.rules)
    raise AssertionError("the match does not end")


async def test_the_match_goes_on_when_somebody_leaves() -> None:
    game = await lobby_table()
    async with game.running():
        seats = await playing(game)
        await seats[1].say(Leave())
        await seats[0].hear()
        assert newest(seats[0]).seats[1].held == "left"
        for _ in range(6):
            turn = await take_turn(seats)
            assert turn != 1


async def test_leaving_for_good_is_a_loss_for_the_leaver_and_no_harm_to_the_partner() -> None:
    game = await short_match()
    async with game.running():
        seats = await playing(game)
        await seats[1].say(Leave())
        await played_out(game, seats)
        result = seats[0].ends()[-1].result
        assert result is not None
        assert result.left == ("Bea",)
        assert result.stand_in[1] > 0
        assert result.stand_in[0] == 0
        assert result.turns[1] >= result.stand_in[1]


async def test_who_comes_back_before_the_end_has_not_left() -> None:
    game = await short_match()
    async with game.running():
        seats = await playing(game)
        await seats[1].say(Leave())
        await seats[1].say(Back())
        await played_out(game, seats)
        result = seats[0].ends()[-1].result
        assert result is not None
        assert result.left == ()


async def test_a_leaver_whose_seat_somebody_takes_is_still_in_the_result() -> None:
    game = await short_match()
    async with game.running():
        seats = await playing(game)
        await seats[1].say(Leave())
        elena = await come(game, "Elena", 1)
        seats[1] = elena
        await played_out(game, seats)
        result = seats[0].ends()[-1].result
        assert result is not None
        assert result.left == ("Bea",)


async def test_the_match_is_claimed_once_every_opponent_has_left() -> None:
    game = await lobby_table()
    async with game.running():
        seats = await playing(game)
        heard = await seats[0].say(Claim())
        assert [message.code for message in heard if isinstance(message, Rejected)] == ["not_yet"]
        await seats[1].say(Leave())
        heard = await seats[0].say(Claim())
        assert [message.code for message in heard if isinstance(message, Rejected)] == ["not_yet"]
        await seats[3].say(Leave())
        await seats[0].hear()
        assert newest(seats[0]).may_claim == (0,)
        await seats[0].say(Claim())
        result = seats[0].ends()[-1].result
        assert result is not None
        assert (result.winner, result.reason, result.left) == (0, "forfeit", ("Bea", "Duccio"))


async def test_nobody_claims_a_match_from_opponents_who_are_only_away_for_a_moment() -> None:
    game = await lobby_table(away_ms=10_000)
    async with game.running():
        seats = await playing(game)
        for away in (1, 3):
            await seats[away].port.aclose()
        for _ in range(4):
            turn = game.coordinator.table.live
            assert turn is not None
            if turn.turn in (0, 2):
                await take_turn([seats[0], seats[2]])
            else:
                await game.advance(11_000)
        await seats[0].hear()
        assert newest(seats[0]).may_claim == ()
        await game.advance(LOBBY_TIMES.claim)
        await take_turn([seats[0], seats[2]])
        await seats[0].hear()
        assert set(game.coordinator.table.held) == {None, "absent"}


async def test_a_stand_in_takes_the_seat_of_a_person_who_stays_away_on_turn_and_gives_it_back_by_itself() -> None:
    game = await lobby_table(away_ms=10_000)
    async with game.running():
        seats = await playing(game)
        turn = next(at for at, seat in enumerate(seats) if seat.asked)
        await seats[turn].port.aclose()
        await game.advance(9_000)
        assert game.coordinator.table.held[turn] is None
        await game.advance(2_000)
        assert game.coordinator.table.held[turn] == "absent"
        back = Seat(game.bus.seat(turn))
        await back.introduce()
        assert game.coordinator.table.held[turn] is None


async def test_when_all_people_have_gone_home_no_stand_in_plays_their_match() -> None:
    game = await lobby_table(away_ms=10_000)
    async with game.running():
        seats = await playing(game)
        for seat in seats:
            await seat.port.aclose()
        seq = game.coordinator.table.seq
        for _ in range(20):
            await game.advance(10_000)
        assert game.coordinator.table.seq == seq
        # One of them comes back, and again somebody waits for whoever is on turn.
        live = game.coordinator.table.live
        assert live is not None
        other = (live.turn + 1) % 4
        await Seat(game.bus.seat(other)).introduce()
        await game.advance(9_000)
        assert game.coordinator.table.held[live.turn] is None
        await game.advance(2_000)
        assert game.coordinator.table.held[live.turn] == "absent"


async def test_three_seconds_offline_cost_nobody_a_seat() -> None:
    game = await lobby_table(away_ms=10_000)
    async with game.running():
        seats = await playing(game)
        turn = next(at for at, seat in enumerate(seats) if seat.asked)
        await seats[turn].port.aclose()
        await game.advance(3_000)
        seats[turn] = Seat(game.bus.seat(turn))
        await seats[turn].introduce()
        await game.advance(9_000)
        assert game.coordinator.table.held[turn] is None
        assert await take_turn(seats) == turn


async def test_a_person_may_be_away_while_it_is_not_their_turn() -> None:
    game = await lobby_table(away_ms=10_000)
    async with game.running():
        seats = await playing(game)
        turn = next(at for at, seat in enumerate(seats) if seat.asked)
        following = (turn + 1) % 4
        await seats[following].port.aclose()
        await game.advance(60_000)
        await take_turn([seats[turn]])
        await game.advance(9_000)
        assert game.coordinator.table.held[following] is None
        await game.advance(2_000)
        assert game.coordinator.table.held[following] == "absent"


async def test_while_the_carrier_is_in_trouble_nobody_is_away_and_no_clock_runs() -> None:
    game = await lobby_table(away_ms=10_000)
    async with game.running():
        seats = await playing(game)
        turn = next(at for at, seat in enumerate(seats) if seat.asked)
        await seats[turn].port.aclose()
        await settled()
        game.bus._signal(Heard(None, Interrupted("the server does not answer")))
        await game.advance(100_000)
        assert game.coordinator.table.held[turn] is None
        game.bus._signal(Heard(None, Restored()))
        await game.advance(9_000)
        assert game.coordinator.table.held[turn] is None
        await game.advance(2_000)
        assert game.coordinator.table.held[turn] == "absent"


async def test_after_trouble_on_the_tables_side_everybody_hears_again_who_is_there() -> None:
    game = await lobby_table()
    async with game.running():
        seats = await all_come(game)
        for seat in seats:
            await seat.hear()
        game.bus._signal(Heard(None, Interrupted("the server does not answer")))
        game.bus._signal(Heard(None, Restored()))
        await settled()
        for seat in seats:
            told = of(Lobby, await seat.hear())
            assert [[each.name for each in message.seats] for message in told] == [["Anna", "Bea", "Carlo", "Duccio"]]


async def test_an_adjourned_match_goes_on_another_day_when_everybody_is_ready_again() -> None:
    game = await lobby_table()
    async with game.running():
        seats = await playing(game)
        await take_turn(seats)
        assert (await done(game, Adjourn())).phase == "adjourned"
        heard = await seats[0].hear()
        assert len(of(Closed, heard)) == 1
        before = game.coordinator.table
    game.clock.advance(86_400_000)
    game.coordinator = game.another(LOBBY_TIMES)
    async with game.running():
        assert (await done(game, Look())).phase == "adjourned"
        seats = await all_come(game)
        for seat in seats[:3]:
            await seat.say(Ready())
        assert newest(seats[2]).phase == "adjourned"
        await seats[3].say(Ready())
        for seat in seats:
            await seat.hear()
        assert newest(seats[0]).phase == "playing"
        after = game.coordinator.table
        assert after.deal is not None
        assert before.deal is not None
        assert after.deal.state.turn == before.deal.state.turn
        await take_turn(seats)


async def test_an_adjourned_match_of_bots_from_outside_goes_on_when_all_of_them_are_back() -> None:
    game = await lobby_table()
    bots = [Sit(name=f"bot {seat}", seat=seat, kind="bot", connection=f"{seat}") for seat in (0, 1)]
    async with game.running():
        for sit in bots:
            await done(game, sit)
        await done(game, Fill(program="chance"))
        assert (await done(game, Adjourn())).phase == "adjourned"
    game.coordinator = game.another(LOBBY_TIMES)
    async with game.running():
        phases = []
        for sit in bots:
            answer = await done(game, sit)
            assert answer.seat is not None
            await Seat(game.bus.seat(answer.seat)).introduce()
            phases.append((await done(game, Look())).phase)
        assert phases == ["adjourned", "lobby"]


async def test_a_match_that_everybody_has_walked_away_from_is_adjourned() -> None:
    game = await lobby_table()
    async with game.running():
        seats = await playing(game)
        for seat in seats:
            await seat.port.aclose()
        await game.advance(LOBBY_TIMES.idle + 1)
        assert game.coordinator.table.adjourned


async def test_a_table_where_nobody_ever_came_is_closed() -> None:
    game = await lobby_table()
    async with game.running():
        await game.advance(1)
        await game.advance(LOBBY_TIMES.idle + 1)
        result = game.coordinator.table.result
        assert result is not None
        assert result.reason == "abandoned"


async def test_a_seat_that_reconnects_in_the_lobby_hears_what_has_begun_meanwhile() -> None:
    game = await lobby_table()
    async with game.running():
        seats = await all_come(game)
        await seats[0].say(Ready())
        await seats[0].port.aclose()
        await all_ready(seats[1:])
        back = await come(game, "Anna")
        assert isinstance(back.all[0], Hello)
        assert newest(back).phase == "playing"
        assert back.update is not None


async def test_who_was_put_out_does_not_come_back_by_a_word() -> None:
    game = await lobby_table()
    async with game.running():
        await playing(game)
        game.coordinator._clerk.votes.clear()
        await game.coordinator._clerk.put_out(3)
        ghost = Seat(game.bus.seat(3))
        await ghost.introduce()
        heard = await ghost.say(Back())
        assert [message.code for message in heard if isinstance(message, Rejected)] == ["seat_freed"]
        assert game.coordinator.table.held[3] == "kicked"
