"""People come, choose seats, say that they are ready, and play; every step has a number and is told to everybody."""

from __future__ import annotations

from core.game.actions import Draw
from core.table.messages import Closed, Hello, Leave, Lobby, Ready, Rejected, Update, Vote
from core.table.orders import Close, Detach, Fill, Kick, Look, Move, Pause, Refused, Resume, Sit, Start, Swap
from core.table.records import opened
from core.table.state import replay
from scripts.settings import load_rules, preset_table
from tests.core.table.lobbies import all_come, all_ready, asked, come, done, lobby_table, newest, refused
from tests.core.table.playing import WALL, Game, Seat, of, take_turn


async def test_the_deal_waits_until_everybody_has_said_that_they_are_ready() -> None:
    game = await lobby_table()
    async with game.running():
        seats = await all_come(game)
        await all_ready(seats[:3])
        assert newest(seats[0]).phase == "lobby"
        assert [seat.ready for seat in newest(seats[0]).seats] == [True, True, True, False]
        assert of(Update, seats[0].all) == []
        await all_ready(seats[3:])
        await seats[0].hear()
        assert newest(seats[0]).phase == "playing"
        assert seats[0].update is not None


async def test_who_takes_back_their_readiness_is_waited_for() -> None:
    game = await lobby_table()
    async with game.running():
        seats = await all_come(game)
        await all_ready(seats[:3])
        await seats[0].say(Ready(False))
        await all_ready(seats[3:])
        assert newest(seats[3]).phase == "lobby"


async def test_the_lobby_has_a_version_that_rises_with_every_change() -> None:
    game = await lobby_table()
    async with game.running():
        anna = await come(game, "Anna")
        first = newest(anna).seq
        await come(game, "Bea")
        await anna.hear()
        assert newest(anna).seq > first
        assert [seat.name for seat in newest(anna).seats] == ["Anna", "Bea", "", ""]


async def test_everybody_takes_the_first_free_seat_or_the_one_they_name() -> None:
    game = await lobby_table()
    async with game.running():
        assert (await done(game, Sit(name="Anna", seat=2))).seat == 2
        assert (await done(game, Sit(name="Bea"))).seat == 0
        assert await refused(game, Sit(name="Carlo", seat=2)) == "seat_taken"
        assert await refused(game, Sit(name="Anna", seat=3)) == "name_taken"
        assert await refused(game, Sit(name="Carlo", seat=7)) == "no_such_seat"
        assert await refused(game, Sit(name=" \n ")) == "bad_name"
        assert await refused(game, Sit(name="Robot", kind="dog")) == "bad_kind"


async def test_a_full_table_says_so() -> None:
    game = await lobby_table()
    async with game.running():
        await all_come(game)
        assert await refused(game, Sit(name="Elena")) == "table_full"


async def test_the_same_name_comes_back_to_the_same_seat() -> None:
    game = await lobby_table()
    async with game.running():
        old = await come(game, "Anna", 1)
        again = await done(game, Sit(name="Anna", connection="another"))
        assert again.seat == 1
        assert of(Closed, await old.hear()) == [Closed("this seat is played from another connection now")]


async def test_the_late_end_of_an_old_connection_hurts_nobody() -> None:
    game = await lobby_table()
    async with game.running():
        await come(game, "Anna", 1)
        await done(game, Sit(name="Anna", connection="second"))
        anna = Seat(game.bus.seat(1))
        await anna.introduce()
        await done(game, Detach(seat=1, connection="Anna's"))
        await come(game, "Bea")
        await anna.hear()
        assert newest(anna).seats[1].here
        await done(game, Detach(seat=1, connection="second"))
        await game.advance(4_000)
        bea = await come(game, "Bea")
        assert not newest(bea).seats[1].here


async def test_a_seat_that_was_given_up_before_the_deal_is_free_again() -> None:
    game = await lobby_table()
    async with game.running():
        anna, bea = await come(game, "Anna"), await come(game, "Bea")
        heard = await anna.say(Leave())
        assert of(Closed, heard) == [Closed("you have given your seat up")]
        await bea.hear()
        assert newest(bea).seats[0].name == ""
        assert (await done(game, Sit(name="Carlo"))).seat == 0


async def test_players_choose_their_partners_by_changing_seats() -> None:
    game = await lobby_table()
    async with game.running():
        await come(game, "Anna", 0)
        await come(game, "Bea", 1)
        assert await refused(game, Move(seat=0, to=1)) == "seat_taken"
        assert await refused(game, Move(seat=3, to=2)) == "free_seat"
        assert await refused(game, Move(seat=0, to=9)) == "no_such_seat"
        moved = await done(game, Move(seat=1, to=2))
        assert moved.seat == 2
        assert moved.players == ("Anna", "", "Bea", "")


async def test_a_bot_of_the_house_makes_room_for_a_person_who_moves() -> None:
    game = await lobby_table()
    async with game.running():
        await come(game, "Anna", 0)
        await done(game, Fill(program="greedy"))
        assert (await done(game, Move(seat=0, to=2))).players[2] == "Anna"
        players = game.coordinator.table.players
        assert players[0] is not None
        assert (players[0].seat, players[0].kind, players[0].program) == (0, "bot", "greedy")


async def test_bots_fill_the_free_seats_and_are_always_ready() -> None:
    game = await lobby_table()
    async with game.running():
        anna = await come(game, "Anna")
        assert await refused(game, Fill(program="gredy")) == "unknown_bot"
        await done(game, Fill(program="greedy"))
        await anna.say(Ready())
        await game.advance(20_000)
        await anna.hear()
        assert newest(anna).phase == "playing"
        assert len({seat.name for seat in newest(anna).seats}) == 4


async def test_a_person_takes_the_seat_of_a_bot_of_the_house() -> None:
    game = await lobby_table()
    async with game.running():
        await done(game, Fill(program="greedy"))
        assert (await done(game, Sit(name="Anna"))).seat == 0
        assert (await done(game, Sit(name="Bea", seat=3))).players[3] == "Bea"


async def test_the_host_of_the_table_may_begin_without_the_ready_check() -> None:
    game = await lobby_table()
    async with game.running():
        await all_come(game, ("Anna", "Bea", "Carlo"))
        assert await refused(game, Start()) == "free_seats"
        await come(game, "Duccio")
        await done(game, Start())
        assert (await done(game, Look())).phase == "playing"


async def test_seats_change_hands_in_mid_match_at_the_end_of_a_turn() -> None:
    game = await lobby_table()
    async with game.running():
        seats = await all_come(game)
        await all_ready(seats)
        turn = next(at for at, seat in enumerate(seats) if seat.asked)
        other = (turn + 1) % 4
        swapped = await done(game, Swap(seat=other, program="greedy"))
        assert swapped.seated
        player = game.coordinator.table.players[other]
        assert player is not None
        assert (player.kind, player.program) == ("bot", "greedy")
        assert of(Closed, await seats[other].hear()) == [Closed(f"{player.name} plays on this seat now")]
        # Who is on turn has begun it: their seat changes hands when it is over.
        await seats[turn].act(Draw())
        await done(game, Swap(seat=turn, program="greedy"))
        await seats[turn].hear()
        assert newest(seats[turn]).seats[turn].coming is not None
        await take_turn([seats[turn]])
        player = game.coordinator.table.players[turn]
        assert player is not None
        assert (player.kind, player.program) == ("bot", "greedy")


async def test_who_waits_for_a_seat_is_given_no_other_under_the_same_name() -> None:
    game = await lobby_table()
    async with game.running():
        seats = await all_come(game)
        await all_ready(seats)
        turn = next(at for at, seat in enumerate(seats) if seat.asked)
        one, other = (turn + 1) % 4, (turn + 2) % 4
        for seat in (one, other):
            await done(game, Swap(seat=seat, program="greedy"))
        await take_turn([seats[turn]])
        bot = Seat(game.bus.seat(one))
        await bot.introduce()
        await bot.act(Draw())
        assert not (await done(game, Sit(name="Eva", seat=one))).seated
        assert await refused(game, Sit(name="Eva", seat=other)) == "name_taken"
        assert not (await done(game, Sit(name="Eva"))).seated


async def test_who_only_comes_on_a_new_connection_is_never_said_to_be_away() -> None:
    game = await lobby_table()
    async with game.running():
        anna, bea = await come(game, "Anna"), await come(game, "Bea")
        await bea.port.aclose()
        bea = Seat(game.bus.seat(1))
        await bea.introduce()
        await anna.hear()
        told = [message for message in anna.all if isinstance(message, Lobby)]
        assert all(message.seats[1].here for message in told if message.seats[1].name == "Bea")
        assert newest(bea).seats[0].name == "Anna"


async def test_a_person_who_comes_where_a_bot_of_that_name_sits_is_told_why_not() -> None:
    game = await lobby_table()
    async with game.running():
        await done(game, Sit(name="Roby", kind="bot"))
        answer = await asked(game, Sit(name="Roby", seat=0))
        assert isinstance(answer, Refused)
        assert "is a bot at this table" in answer.text


async def test_an_order_that_is_repeated_counts_once() -> None:
    game = await lobby_table()
    async with game.running():
        await asked(game, Fill(program="greedy"))
        seq = game.coordinator.table.seq
        await asked(game, Fill(program="greedy"))
        assert game.coordinator.table.seq == seq


async def test_a_pause_stops_and_a_resume_goes_on() -> None:
    game = await lobby_table()
    async with game.running():
        seats = await all_come(game)
        await all_ready(seats)
        assert (await done(game, Pause())).phase == "paused"
        assert (await done(game, Pause())).phase == "paused"
        assert (await done(game, Resume())).phase == "playing"
        assert (await done(game, Resume())).phase == "playing"


async def test_closing_ends_the_match_without_a_winner() -> None:
    game = await lobby_table()
    async with game.running():
        seats = await all_come(game)
        await all_ready(seats)
        assert (await done(game, Close())).phase == "over"
        result = game.coordinator.table.result
        assert result is not None
        assert (result.winner, result.reason) == (None, "abandoned")


async def test_a_sleeper_is_put_out_by_more_than_half_of_the_others() -> None:
    game = await lobby_table()
    async with game.running():
        seats = await all_come(game)
        await all_ready([seats[0], seats[1], seats[2]])  # seat 3 sleeps
        await seats[1].say(Vote(3))
        await seats[2].hear()
        assert newest(seats[2]).votes == ((1, 3),)
        assert newest(seats[2]).seats[3].name == "Duccio"
        await seats[2].say(Vote(3))
        assert newest(seats[2]).seats[3].name == ""
        assert of(Closed, await seats[3].hear()) != []


async def test_the_host_alone_puts_a_sleeper_out() -> None:
    game = await lobby_table()
    async with game.running():
        seats = await all_come(game)
        await all_ready(seats[:3])
        await seats[0].say(Vote(3))
        assert newest(seats[0]).seats[3].name == ""


async def test_nobody_who_is_awake_is_voted_out() -> None:
    game = await lobby_table()
    async with game.running():
        seats = await all_come(game)
        await all_ready(seats)
        heard = await seats[0].say(Vote(1))
        assert [message.code for message in heard if isinstance(message, Rejected)] == ["no_vote"]


async def test_a_seat_that_was_freed_in_mid_match_is_anybodys() -> None:
    game = await lobby_table()
    async with game.running():
        seats = await all_come(game)
        await all_ready(seats)
        await done(game, Kick(seat=3))
        assert game.coordinator.table.held[3] == "kicked"
        again = await come(game, "Elena", 3)
        assert of(Hello, again.all)[0] == again.all[0]
        table = game.coordinator.table
        assert table.held[3] is None
        assert table.generations[3] == 2


async def test_what_is_recorded_before_the_deal_is_read_back_from_the_log() -> None:
    game = await lobby_table()
    async with game.running():
        await come(game, "Anna", 0)
        await come(game, "Bea", 1)
        await done(game, Move(seat=1, to=2))
        await done(game, Fill(program="chance"))
    table = replay(game.name, await game.log.read(game.name))
    assert table is not None
    assert [player and player.name for player in table.players] == ["Anna", "Bruno", "Bea", "Dario"]


async def test_an_embedded_table_has_no_lobby() -> None:
    first = opened(WALL, "K7QF2M", load_rules("burraco", {}), preset_table("burraco"), seed="1")
    assert not first.lobby
    game = Game()
    await game.found([first])
    async with game.running():
        anna = await come(game, "Anna")
        assert [message for message in anna.all if type(message).__name__ == "Lobby"] == []
