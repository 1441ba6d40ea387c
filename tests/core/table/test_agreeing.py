"""Before the first deal another game is agreed on: who keeps which seat, who is told, what is refused."""

from __future__ import annotations

import msgspec
import pytest

from core.game.rules import options_of
from core.table import records
from core.table.hosting import Entry
from core.table.ledger import found
from core.table.listing import entry_of
from core.table.lobby import rematch
from core.table.messages import ClockSaid, Closed, Hello, Id, Pong, Ready, Sync, Vote
from core.table.orders import Agree, Answer, Close, Done, Fill, Kick, Move, Refused, Sit, Start
from core.table.public_record import MatchLine, public_lines
from core.table.records import Agreed, opened
from core.table.state import fold
from core.table.table import Misfit
from scripts.settings import load_rules, preset_table
from tests.core.table.lobbies import (
    all_come,
    all_ready,
    asked,
    come,
    done,
    lobby_table,
    newest,
    on,
    playing,
    read_back,
    refused,
)
from tests.core.table.playing import WALL, Game, Seat, new, of, settled
from tests.core.table.test_quiet_carriers import Quiet
from transports.memory import MemoryLog

CLOCK = ClockSaid(turn_ms=60_000, bank_ms=1_000, grace_ms=0)


async def test_everybody_hears_the_new_rules_and_nobody_is_ready_any_more() -> None:
    game = await lobby_table()
    async with game.running():
        seats = await all_come(game)
        watcher = Seat(game.bus.watch())
        await watcher.introduce()
        await all_ready(seats[:3])
        order = on("buraco", {"target": 500}, clock=CLOCK)
        await done(game, order)
        for seat in (*seats, watcher):
            (hello,) = of(Hello, await seat.hear())
            assert (hello.rules.preset, hello.rules.options["target"], hello.clock) == ("buraco", 500, CLOCK)
            assert hello.rules.options == order.options
        assert [seat.ready for seat in newest(seats[0]).seats] == [False] * 4
        table = game.coordinator.table
        assert table == await read_back(game)
        assert table.banks == (1_000,) * 4
        assert table.opened.overrides == {"target": 500}
        await all_ready(seats)
        await seats[0].hear()
        assert seats[0].update is not None
        await done(game, Close())
        first = public_lines(game.name, await game.log.read(game.name))[0]
        assert isinstance(first, MatchLine)
        assert (first.rules, first.options["target"]) == ("buraco", 500)


async def test_what_stands_already_is_not_written_down_again() -> None:
    game = await lobby_table(clock=CLOCK)
    async with game.running():
        anna = await come(game, "Anna")
        await anna.say(Ready())
        seq = game.coordinator.table.seq
        assert (await done(game, on(clock=CLOCK))).seq == seq
        assert (await done(game, on())).seq == seq
        assert (await done(game, on(clock=None))).seq == seq + 1
        assert game.coordinator.table.opened.clock is None


async def test_the_clock_is_left_as_it_is_where_the_order_says_nothing_of_it() -> None:
    game = await lobby_table(clock=CLOCK)
    async with game.running():
        await done(game, on("buraco"))
        assert game.coordinator.table.opened.clock == CLOCK


async def test_with_fewer_seats_people_keep_one_and_bots_lose_those_that_are_gone() -> None:
    game = await lobby_table()
    async with game.running():
        anna, dario = await come(game, "Anna", 1), await come(game, "Dario", 3)
        await done(game, Fill(program="greedy"))
        answer = await done(game, on(options={"players": 2}))
        assert answer.players == ("Dario", "Anna")
        assert of(Closed, await dario.hear()) == [Closed("its player has changed seats")]
        (hello,) = of(Hello, await anna.hear())[-1:]
        assert [player.name for player in hello.players] == ["Dario", "Anna"]
        assert len(newest(anna).seats) == 2
        again = Seat(game.bus.seat(0))
        await again.introduce()
        assert game.coordinator.table == await read_back(game)
        await all_ready([anna, again])
        assert game.coordinator.table.n == 1


async def test_a_bot_from_outside_whose_seat_is_gone_is_told_so() -> None:
    game = await lobby_table()
    async with game.running():
        await done(game, Sit(name="Robot", seat=3, kind="bot", connection="r"))
        robot = Seat(game.bus.seat(3))
        await robot.introduce()
        await done(game, on(options={"players": 2}))
        assert of(Closed, await robot.hear()) == [Closed("there is no such seat at this table")]
        late = Seat(game.bus.seat(3))
        await late.introduce()
        assert of(Closed, late.all) == [Closed("there is no such seat at this table")]


async def test_a_person_takes_a_free_seat_before_that_of_a_bot() -> None:
    game = await lobby_table(options={"players": 6, "teams": 2})
    async with game.running():
        await done(game, Sit(name="Robot", seat=0, kind="bot"))
        await done(game, Fill(program="greedy"))
        await done(game, Kick(seat=2))
        for name, seat in (("Anna", 4), ("Bea", 5), ("Carlo", 3)):
            await done(game, Sit(name=name, seat=seat))
        answer = await done(game, on(options={"players": 4}))
        players = game.coordinator.table.players
        assert [player and player.kind for player in players] == ["bot", "human", "human", "human"]
        assert answer.players == ("Robot", "Bea", "Anna", "Carlo")


async def test_more_people_than_seats_leave_first() -> None:
    game = await lobby_table()
    async with game.running():
        await all_come(game, ("Anna", "Bea", "Carlo"))
        answer = await asked(game, on(options={"players": 2}))
        expected = "3 people sit at this table and there are 2 seats then: somebody has to leave first."
        assert answer == Refused(code="too_many_people", text=expected)
        await done(game, Kick(seat=1))
        assert (await done(game, on(options={"players": 2}))).players == ("Anna", "Carlo")


async def test_with_more_seats_the_new_ones_are_free_and_can_be_taken() -> None:
    game = await lobby_table()
    async with game.running():
        seats = await all_come(game)
        await done(game, on(options={"players": 6, "teams": 3}))
        seats += [await come(game, "Elena"), await come(game, "Fabio")]
        assert [seat.name for seat in newest(seats[5]).seats][4:] == ["Elena", "Fabio"]
        await all_ready(seats)
        await seats[5].hear()
        assert seats[5].update is not None
        assert len(seats[5].update.view.counts) == 6


async def test_an_invitation_to_a_seat_that_was_gone_stays_void() -> None:
    game = await lobby_table()
    async with game.running():
        generation = (await done(game, Sit(name="Anna", seat=3))).generation
        await done(game, Move(seat=3, to=0))
        await done(game, on(options={"players": 2}))
        await done(game, on(options={"players": 4}))
        for older in range((generation or 0) + 1):
            assert await refused(game, Sit(name="Eve", seat=3, generation=older)) == "void_invitation"


async def test_votes_end_with_the_game_that_they_were_about() -> None:
    game = await lobby_table()
    async with game.running():
        seats = await all_come(game, ("Anna", "Bea"))
        await done(game, Move(seat=1, to=3))
        bea = Seat(game.bus.seat(3))
        await bea.introduce()
        carlo = await come(game, "Carlo", 1)
        await carlo.say(Vote(3))
        await done(game, Kick(seat=1))
        await done(game, on(options={"players": 2}))
        await seats[0].hear()
        assert newest(seats[0]).votes == ()


async def test_a_shuffle_that_was_under_way_begins_anew() -> None:
    log = MemoryLog()
    rules = load_rules("burraco")
    first = opened(WALL, "K7QF2M", rules, preset_table("burraco"))
    await found(log, [msgspec.structs.replace(first, lobby=True)])
    game = Game(log)
    async with game.running():
        for name in ("Anna", "Bea"):
            await come(game, name)
        await done(game, Fill(program="greedy"))
        seats = [Seat(game.bus.seat(seat)) for seat in (0, 1)]
        for seat in seats:
            await seat.introduce()
        await all_ready(seats)
        await game.advance(10_000)
        assert game.coordinator.table.next_secret is not None
        secret = game.coordinator.table.next_secret
        await done(game, on(options={"players": 6, "teams": 2}))
        newcomer = await come(game, "Elena", 5)
        await done(game, Sit(name="Fabio", seat=4))
        await done(game, Start())
        await game.advance(20_000)
        await game.advance(20_000)
        table = game.coordinator.table
        assert (table.n, table.secret, len(table.nonces or ())) == (1, secret, 6)
        await newcomer.hear()
        assert newcomer.update is not None


async def test_a_table_is_read_from_its_log_in_the_middle_of_its_lobby() -> None:
    game = await lobby_table()
    async with game.running():
        await come(game, "Anna")
        lost = Seat(game.bus.seat(3))
        await lost.introduce()
        await done(game, on(options={"players": 2}))
    game.coordinator = game.another()
    lost = Seat(game.bus.seat(3))
    anna = Seat(game.bus.seat(0))
    async with game.running(greet=True):
        (hello,) = of(Hello, await anna.introduce())[:1]
        assert len(hello.players) == 2
        assert Closed("there is no such seat at this table") in await lost.hear()


async def test_what_another_host_has_agreed_on_is_told_by_this_one() -> None:
    game = await lobby_table()
    async with game.running():
        anna = await come(game, "Anna")
        lost = Seat(game.bus.seat(3))
        await lost.introduce()
        order = on(options={"players": 2})
        other = Agreed(at=WALL, preset=order.preset, options=order.options, overrides=order.overrides)
        await game.log.append(game.name, game.coordinator.table.seq + 1, records.encode_record(other))
        task = asked(game, Sit(name="Bea"))
        assert isinstance(await answered(game, task), Done | Refused)
        assert len(game.coordinator.table.players) == 2
        assert len(of(Hello, await anna.hear())[-1].players) == 2
        assert Closed("there is no such seat at this table") in await lost.hear()


async def answered(game: Game, task: object) -> Answer:
    """What becomes of it; an order that meets a conflict is not answered, and asked again."""
    try:
        return await task  # type: ignore[misc,no-any-return]
    except AssertionError:
        return await asked(game, Sit(name="Bea"))


@pytest.mark.parametrize(
    ("order", "code"),
    [
        (Agree(preset="burraco", options={}), "bad_rules"),
        (Agree(preset="burraco", options={**options_of(load_rules("burraco")), "teams": 3}), "bad_rules"),
        (Agree(preset="burraco", options={**options_of(load_rules("burraco")), "frob": 3}), "bad_rules"),
        (Agree(preset="burraco", options={**options_of(load_rules("burraco")), "values": [["K", {}]]}), "bad_rules"),
        (Agree(preset="x", options=options_of(load_rules("burraco")), overrides={"target": 1}), "bad_overrides"),
        (on(clock=ClockSaid(0, 0, 0)), "bad_clock"),
        (on(clock=ClockSaid(1, -1, 0)), "bad_clock"),
    ],
)
async def test_rules_that_cannot_be_played_are_refused_and_change_nothing(order: Agree, code: str) -> None:
    game = await lobby_table()
    async with game.running():
        await come(game, "Anna")
        before = game.coordinator.table
        assert await refused(game, order) == code
        assert game.coordinator.table == before


async def test_rules_that_cannot_be_made_are_refused_in_the_words_of_the_rules() -> None:
    game = await lobby_table()
    async with game.running():
        options = {**options_of(load_rules("burraco")), "teams": 3}
        answer = await asked(game, Agree(preset="burraco", options=options))
        assert isinstance(answer, Refused)
        assert answer.text == "teams: 3 teams need 6 players and there are 4; choose 2 teams, or 6 players."


async def test_once_dealt_and_once_over_nothing_can_be_agreed_on() -> None:
    game = await lobby_table()
    async with game.running():
        await playing(game)
        assert await refused(game, on("buraco")) == "dealt_already"
        await done(game, Close())
        await settled()
    table = await read_back(game)
    with pytest.raises(Misfit):
        fold(table, Agreed(at=WALL, preset="burraco", options=table.opened.options))


async def test_a_table_without_a_lobby_keeps_its_rules() -> None:
    game = await new(humans=(0, 1, 2, 3))
    await game.coordinator.load()
    async with game.running():
        assert await refused(game, on("buraco")) == "no_lobby"


async def test_the_rematch_is_played_by_the_rules_that_were_agreed_on() -> None:
    game = await lobby_table()
    async with game.running():
        await done(game, on("buraco", {"target": 700, "players": 2}))
        table = game.coordinator.table
    again, *_ = rematch(msgspec.structs.replace(table, next_table="AGAIN2"))
    assert isinstance(again, records.Opened)
    assert (again.preset, again.options["target"], again.options["players"]) == ("buraco", 700, 2)
    after, _ = fold(None, again)
    assert (after.rules, after.gone) == (table.rules, ())


async def test_the_list_of_tables_names_the_game_that_is_played_now() -> None:
    game = await lobby_table()
    async with game.running():
        before: Entry = entry_of(game.coordinator.table)
        await done(game, on("buraco"))
        assert (before.preset, entry_of(game.coordinator.table).preset) == ("burraco", "buraco")


async def test_where_words_can_be_lost_everybody_learns_which_seats_there_are() -> None:
    quiet = Quiet()
    closed: list[int | None] = []

    async def disconnect(seat: int | None, reason: str, next_table: str | None = None) -> None:
        closed.append(seat)

    quiet.bus.disconnect = disconnect  # type: ignore[method-assign]
    first, *_ = quiet.records
    assert isinstance(first, records.Opened)
    quiet.records = [msgspec.structs.replace(first, lobby=True)]
    async with quiet.running():
        for seat in (0, 3):
            await quiet.bus.order(f"sit {seat}", Sit(name=f"P{seat}", seat=seat, kind="bot"))
            await quiet.bus.hear(seat, Id(protocol=1, name=f"P{seat}"))
        assert isinstance(await quiet.bus.order("agree", on(options={"players": 2})), Done)
        assert closed == [3]
        assert len(of(Hello, quiet.bus.said[0])[-1].players) == 2
        await quiet.bus.hear(3, Pong(1))
        assert closed == [3]
        await quiet.bus.hear(3, Sync(0))
        assert closed == [3, 3]
        quiet.bus.said.clear()
        await quiet.bus.hear(0, Sync(0))  # its connection was cut, and it has missed the greeting
        assert len(of(Hello, quiet.bus.said[0])[0].players) == 2
