"""What a seat's act is answered with: accepted whole, or refused with a code and a sentence."""

from __future__ import annotations

from typing import Any, cast

from core.game.actions import Discard, Draw
from core.game.events import Drew
from core.table.acts import MOST_SAID, size_of
from core.table.messages import (
    Act,
    Closed,
    Id,
    Leave,
    Nonce,
    Rejected,
    Say,
    Stop,
    Sync,
    Update,
)
from core.table.ports import Connected, Garbled, Gone, Heard
from tests.core.table.playing import Game, Seat, new, of, on_turn, records_of, settled, take_turn
from transports.memory import MemoryLog


async def test_everybody_sees_an_act_and_only_its_player_the_card_drawn() -> None:
    game = await new()
    async with game.running():
        seats = await game.seats()
        turn = on_turn(seats)
        answer = await seats[turn].act(Draw())
        assert isinstance(answer, Update)
        (own,) = answer.events
        assert isinstance(own, Drew)
        assert own.card is not None
        for at, seat in enumerate(seats):
            if at == turn:
                continue
            (update,) = await seat.hear()
            assert isinstance(update, Update)
            (drew,) = update.events
            assert isinstance(drew, Drew)
            assert (drew.card, drew.seq, update.seq) == (None, own.seq, answer.seq)
            assert update.since == answer.since == answer.seq - 1


def test_of_a_text_only_its_own_bytes_count_and_of_anything_else_those_of_its_json() -> None:
    assert size_of("x" * MOST_SAID) == MOST_SAID
    assert size_of('"' * MOST_SAID) == MOST_SAID
    assert size_of("é") == 2
    assert size_of({"a": "é"}) == len('{"a":"é"}'.encode())


async def test_an_explanation_may_have_as_many_bytes_as_it_may_have_and_no_more() -> None:
    game = await new()
    async with game.running():
        seats = await game.seats()
        turn = seats[on_turn(seats)]
        (refused,) = await turn.say(Act(seq=turn.seq, actions=(Draw(),), explain="x" * (MOST_SAID + 1)))
        assert isinstance(refused, Rejected)
        assert refused.code == "malformed"
        (accepted,) = await turn.say(Act(seq=turn.seq, actions=(Draw(),), explain="x" * MOST_SAID))
        assert isinstance(accepted, Update)


async def test_an_act_is_all_or_nothing() -> None:
    game = await new()
    async with game.running():
        seats = await game.seats()
        seat = seats[on_turn(seats)]
        before = seat.update
        assert before is not None
        answer = await seat.act(Draw(), Discard("JK"), Draw())
        assert isinstance(answer, Rejected)
        assert (answer.at, answer.seq, answer.now) in ((1, before.seq, before.seq), (2, before.seq, before.seq))
        assert isinstance(await seat.act(Draw()), Update), "the first of the refused list has not happened"


async def test_a_refusal_has_the_code_the_sentence_and_what_would_be_legal_where_wanted() -> None:
    game = await new()
    async with game.running():
        seats = await game.seats(wants=("events", "legal"))
        turn = on_turn(seats)
        answer = await seats[turn].act(Discard("JK"))
        assert isinstance(answer, Rejected)
        assert (answer.code, answer.at) == ("wrong_phase", 0)
        assert answer.text.endswith(".")
        assert answer.legal is not None
        assert Draw() in answer.legal
        other = await seats[(turn + 1) % 4].act(Draw())
        assert isinstance(other, Rejected)
        assert (other.code, other.legal) == ("not_your_turn", None)


async def test_what_is_legal_is_listed_only_for_seats_that_want_it() -> None:
    game = await new()
    async with game.running():
        seats = await game.seats(wants=())
        update = seats[on_turn(seats)].update
        assert update is not None
        assert update.turn is not None
        assert update.turn.legal is None
    again = await new()
    async with again.running():
        seats = await again.seats(wants=("legal",))
        update = seats[on_turn(seats)].update
        assert update is not None
        assert update.turn is not None
        assert update.turn.legal is not None
        assert Draw() in update.turn.legal


async def test_seats_that_want_no_events_get_none() -> None:
    game = await new()
    async with game.running():
        seats = await game.seats(wants=())
        await take_turn(seats)
        for seat in seats:
            await seat.hear()
            assert all(not update.events for update in seat.all if isinstance(update, Update))


async def test_an_act_for_an_older_moment_is_stale_and_one_from_the_future_too() -> None:
    game = await new()
    async with game.running():
        seats = await game.seats()
        seat = seats[on_turn(seats)]
        for seq in (seat.seq - 1, seat.seq + 1, -5):
            answer = await seat.act(Draw(), seq=seq)
            assert isinstance(answer, Rejected)
            assert (answer.code, answer.seq, answer.accepted) == ("stale", seq, None)


async def test_what_is_legal_now_is_no_answer_to_an_act_for_an_older_moment() -> None:
    game = await new()
    async with game.running():
        seats = await game.seats(("legal",))
        seat = seats[on_turn(seats)]
        stale = await seat.act(Draw(), seq=seat.seq - 1)
        refused = await seat.act(Draw(), Draw())
        assert isinstance(stale, Rejected)
        assert isinstance(refused, Rejected)
        assert (stale.code, stale.legal) == ("stale", None)
        assert refused.legal


async def test_a_repeat_of_an_accepted_act_counts_once_and_is_told_so() -> None:
    game = await new()
    async with game.running():
        seats = await game.seats()
        seat = seats[on_turn(seats)]
        seq = seat.seq
        answer = await seat.act(Draw())
        assert isinstance(answer, Update)
        for _ in range(3):
            again = await seat.act(Draw(), seq=seq)
            assert isinstance(again, Rejected)
            assert (again.code, again.accepted, again.now) == ("stale", answer.seq, answer.seq)
        other = await seat.act(Draw(), Draw(), seq=seq)
        assert isinstance(other, Rejected)
        assert other.accepted is None


async def test_what_does_not_change_the_deal_makes_no_act_stale() -> None:
    game = await new()
    async with game.running():
        seats = await game.seats()
        turn = on_turn(seats)
        seq = seats[turn].seq
        await seats[(turn + 1) % 4].say(Leave())
        assert isinstance(await seats[turn].act(Draw(), seq=seq), Update)


async def test_an_empty_an_endless_and_a_talkative_act_are_malformed() -> None:
    game = await new(humans=(0, 1, 2, 3))
    async with game.running():
        seats = await game.seats()
        seat = seats[on_turn(seats)]
        seq = seat.seq
        for act in (
            Act(seq=seq, actions=()),
            Act(seq=seq, actions=(Draw(),) * 65),
            Act(seq=seq, actions=(Draw(),), explain="x" * 9_000),
            Act(seq=seq, actions=(Draw(),), info={"x": "y" * 9_000}),
            Act(seq=seq, actions=(Draw(),), info=object()),
        ):
            (answer,) = await seat.say(act)
            assert isinstance(answer, Rejected)
            assert answer.code == "malformed"


async def test_a_bot_that_is_refused_five_times_has_its_turn_ended_by_the_stand_in() -> None:
    game = await new()
    async with game.running():
        seats = await game.seats()
        turn = on_turn(seats)
        wrong = Act(seq=seats[turn].seq, actions=(Discard("JK"),))
        for _ in range(4):
            assert len(await seats[turn].say(wrong)) == 1
        heard = await seats[turn].say(wrong)
        assert isinstance(heard[0], Rejected)
        assert isinstance(heard[1], Stop)
        assert all(isinstance(message, Update) for message in heard[2:])
        table = game.coordinator.table
        assert table.live is not None
        assert table.live.turn == (turn + 1) % 4
        assert (table.stand_in[turn], table.strikes[turn], table.held[turn]) == (1, 0, None)


async def test_a_stale_repeat_is_no_fault() -> None:
    game = await new()
    async with game.running():
        seats = await game.seats()
        turn = on_turn(seats)
        seq = seats[turn].seq
        await seats[turn].act(Draw())
        for _ in range(10):
            await seats[turn].act(Draw(), seq=seq)
        assert game.coordinator.table.stand_in == (0, 0, 0, 0)


async def test_a_person_may_err_as_often_as_it_likes() -> None:
    game = await new(humans=(0, 1, 2, 3))
    async with game.running():
        seats = await game.seats()
        seat = seats[on_turn(seats)]
        for _ in range(12):
            assert isinstance(await seat.act(Discard("JK")), Rejected)
            await game.advance(1_000)
        assert isinstance(await seat.act(Draw()), Update)


async def test_refusals_of_an_earlier_turn_are_forgotten() -> None:
    game = await new()
    async with game.running():
        seats = await game.seats()
        turn = on_turn(seats)
        for _ in range(2):
            for _ in range(4):
                assert isinstance(await seats[turn].act(Discard("JK")), Rejected)
            for _ in range(4):
                await take_turn(seats)
        assert game.coordinator.table.stand_in == (0, 0, 0, 0)


async def test_at_a_paused_table_nobody_acts_and_afterwards_the_same_act_counts() -> None:
    game = await new()
    async with game.running():
        seats = await game.seats()
        turn = on_turn(seats)
        seq = seats[turn].seq
        await game.coordinator.pause()
        await game.coordinator.pause()
        (update,) = await seats[turn].hear()
        assert isinstance(update, Update)
        assert update.turn is None
        refused = await seats[turn].act(Draw(), seq=seq)
        assert isinstance(refused, Rejected)
        assert refused.code == "paused"
        await game.coordinator.resume()
        await settled()
        assert isinstance(await seats[turn].act(Draw(), seq=seq), Update)


async def test_of_two_tables_on_one_log_only_one_act_counts_and_the_other_learns_of_it() -> None:
    log = MemoryLog()
    ours, theirs = Game(log), Game(log)
    await ours.found(records_of())
    async with ours.running():
        seats = await ours.seats()
        async with theirs.running():
            rivals = await theirs.seats()
            turn = on_turn(seats)
            assert on_turn(rivals) == turn
            assert isinstance(await seats[turn].act(Draw()), Update)
            before = len(await log.read(ours.name))
            heard = await rivals[turn].say(Act(seq=rivals[turn].seq, actions=(Draw(),)))
            (update,) = of(Update, heard)
            (stale,) = of(Rejected, heard)
            assert isinstance(update, Update)
            assert isinstance(stale, Rejected)
            assert (update.view.phase, stale.code) == ("play", "stale")
            assert len(await log.read(ours.name)) == before
            await take_turn(rivals)
            assert len(await log.read(ours.name)) == before + 1


async def test_what_is_no_message_at_all_is_malformed_and_counts_as_a_refusal_of_a_bot() -> None:
    game = await new()
    async with game.running():
        seats = await game.seats()
        turn = on_turn(seats)
        seq = seats[turn].seq
        for _ in range(5):
            await game.bus.hear(Heard(turn, Garbled("Object contains unknown field `mood`", seq)))
        heard = await seats[turn].hear()
        answer = heard[0]
        assert isinstance(answer, Rejected)
        assert (answer.code, answer.seq) == ("malformed", seq)
        assert "mood" in answer.text
        assert len(of(Rejected, heard)) == 5
        assert game.coordinator.table.stand_in[turn] == 1


async def test_whatever_a_seat_in_this_process_hands_over_the_table_goes_on() -> None:
    game = await new(humans=(0, 1, 2, 3))
    async with game.running():
        seats = await game.seats()
        turn = on_turn(seats)
        wrong: list[Any] = [
            Act(seq=cast("int", "x"), actions=(Draw(),)),
            Act(seq=seats[turn].seq, actions=cast("tuple[Draw]", None)),
            Act(seq=seats[turn].seq, actions=(Draw(),), explain=cast("str", 7)),
            Id(protocol=cast("int", None), name="x"),
            Id(protocol=1, name="x", wants=cast("tuple[str, ...]", 5)),
            Sync(have=cast("int", "x")),
            Nonce(n=1, commit=cast("str", 5)),
            Say(phrase=cast("str", ["hello"])),
            Say(phrase="\ud800"),
            Connected(),
            Gone("not said by a seat"),
            Garbled(cast("str", None), cast("int", "x")),
            object(),
            None,
            "act",
            {"type": "pong", "n": object()},
        ]
        for message in wrong:
            (answer,) = await seats[turn].say(message)
            assert isinstance(answer, Rejected), message
            assert answer.code == "malformed"
            assert answer.text.endswith(".")
            await game.advance(1_000)
        assert isinstance(await seats[turn].act(Draw()), Update)


async def test_a_seat_that_is_not_at_the_table_is_shown_the_door() -> None:
    game = await new()
    async with game.running():
        stranger = Seat(game.bus.seat(99))
        (closed,) = await stranger.hear()
        assert isinstance(closed, Closed)
        assert "no such seat" in closed.reason
        assert isinstance((await game.seats())[0].update, Update)
