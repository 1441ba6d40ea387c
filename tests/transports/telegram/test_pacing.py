"""How fast things may go, to the millisecond."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from core.table.clock import ManualClock
from transports.telegram.pacing import FAIR, HURRIED, LATER, USUAL, ChatPace, Gate, Kind, Pace, Ticket


def test_in_private_everything_waits_a_second_for_what_went_before() -> None:
    pace = ChatPace(Pace(), private=True, since=0)
    assert pace.due("show") == 1_000
    pace.went("chore", 5_000)
    assert [pace.due(kind) for kind in ("show", "say", "chore")] == [6_000] * 3
    pace.arrived("chore", 5_400)
    assert pace.due("show") == 6_400


def test_in_a_group_changes_wait_three_seconds_lines_one_and_all_of_it_as_long_as_a_minute_needs() -> None:
    pace = ChatPace(Pace(), private=False, since=-60_000)
    pace.went("show", 0)
    assert (pace.due("show"), pace.due("say")) == (3_000, 1_000)
    pace.went("say", 1_000)
    assert (pace.due("show"), pace.due("say")) == (3_000, 2_000)
    pace.went("say", 2_000)
    pace.went("say", 3_000)
    assert pace.due("chore") == 4_000
    pace.went("chore", 4_000)
    assert pace.due("chore") == 2 * 3_800


def test_in_no_minute_are_there_more_than_twenty_whatever_restarts_and_bursts_there_are() -> None:
    for seed in range(20):
        chance = Random(seed)
        now, went = 0, []
        pace = ChatPace(Pace(), private=False, since=now)
        while now < 400_000:
            if chance.random() < 0.1:
                pace = ChatPace(Pace(), private=False, since=now)
            if chance.random() < 0.05:
                now += chance.randrange(60_000)
            kind: Kind = chance.choice(("show", "say", "chore"))
            now = max(now, pace.due(kind))
            pace.went(kind, now)
            went.append(now)
        assert max(sum(start <= each < start + 60_000 for each in went) for start in went) <= 20


def test_silence_lasts_as_long_as_the_longest_that_was_asked_for() -> None:
    pace = ChatPace(Pace(), private=True, since=-60_000)
    pace.hold(9_000)
    pace.hold(4_000)
    assert pace.due("show") == 9_000
    assert not pace.quiet(8_000)
    assert pace.quiet(9_000)


async def passing(gate: Gate, urgencies: list[int]) -> tuple[list[int], list[Ticket], list[asyncio.Task[None]]]:
    """Who has passed, in order, by their place in ``urgencies``."""
    order: list[int] = []

    async def one(number: int, ticket: Ticket) -> None:
        await gate.passed(ticket)
        order.append(number)

    tickets = [gate.ask(urgency) for urgency in urgencies]
    tasks = [asyncio.create_task(one(*each)) for each in enumerate(tickets)]
    await settled()
    return order, tickets, tasks


def gate_of(burst: int) -> tuple[ManualClock, Gate]:
    """A gate that is open."""
    clock = ManualClock()
    gate = Gate(clock, Pace(all_burst=burst))
    clock.advance(1_000)
    return clock, gate


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def test_so_many_pass_at_once_and_the_rest_one_by_one_the_hurried_first() -> None:
    clock, gate = gate_of(3)
    order, _, tasks = await passing(gate, [LATER] * 3 + [LATER, USUAL, HURRIED])
    assert order == [0, 1, 2]
    clock.advance(39)
    await settled()
    assert order == [0, 1, 2]
    for _ in range(3):
        clock.advance(40)
        await settled()
    assert order == [0, 1, 2, 5, 4, 3]
    await asyncio.gather(*tasks)


async def test_who_is_hurried_while_they_wait_goes_before_the_others() -> None:
    clock, gate = gate_of(1)
    order, tickets, tasks = await passing(gate, [LATER] * 5)
    gate.hurry(tickets[4])
    gate.hurry(tickets[0])
    for _ in range(4):
        clock.advance(40)
        await settled()
    assert order == [0, 4, 1, 2, 3]
    await asyncio.gather(*tasks)


async def test_every_so_manieth_turn_goes_to_whoever_has_waited_longest() -> None:
    clock, gate = gate_of(1)
    order, _, tasks = await passing(gate, [USUAL, LATER] + [HURRIED] * 20)
    for _ in range(21):
        clock.advance(40)
        await settled()
    assert order.index(1) == FAIR - 1
    await asyncio.gather(*tasks)


async def test_who_is_given_back_makes_room_and_who_stops_waiting_takes_none() -> None:
    _, gate = gate_of(1)
    order, _, tasks = await passing(gate, [USUAL, USUAL, USUAL])
    tasks[1].cancel()
    await settled()
    gate.give_back()
    await settled()
    assert order == [0, 2]
    with pytest.raises(asyncio.CancelledError):
        await tasks[1]


async def test_nothing_passes_while_all_chats_are_held() -> None:
    clock, gate = gate_of(1)
    gate.hold(6_000)
    order, _, _ = await passing(gate, [HURRIED])
    clock.advance(4_999)
    await settled()
    assert order == []
    clock.advance(1)
    await settled()
    assert order == [0]


def test_in_no_second_do_more_than_thirty_pass_though_some_take_longer_for_their_way() -> None:
    pace = Pace()
    went = [0] * pace.all_burst + [pace.all_each_ms * number for number in range(1, 100)]
    late = 80
    assert all(sum(start <= each < start + 1_000 + late for each in went) <= 30 for start in went)
