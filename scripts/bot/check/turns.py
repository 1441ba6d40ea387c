"""Steps of one turn: it is played in time, refusals are taken, pings are answered meanwhile, and stop is obeyed."""

from __future__ import annotations

import time
from typing import Final

import msgspec

from core.game.actions import Discard, Extend, Lay, Withdraw
from core.game.errors import IllegalAction, Refusal
from core.game.play import apply, legal_actions
from core.game.refusals import PARAGRAPHS
from core.table.messages import Act, Rejected
from scripts.bot.check.bench import Bench
from scripts.bot.check.desk import REFUSALS
from scripts.bot.check.manners import SLOW, play_turn, until_asked
from scripts.bot.check.seat import Seat, Wrong, seconds

TURNS: Final = 3
"""The first one may be a draw and a discard."""
QUIET_S: Final = 1.5
"""After a stop has been read so long is listened at least, and at most QUIET_MOST_S: a late act would come then."""
QUIET_MOST_S: Final = 5.0
PING_S: Final = 0.2
"""Between two pings while it thinks."""
MOST_ACTS: Final = 60
"""So many acts are looked at for one that may be refused."""

_REFUSED: Final = "The checker refuses this action, whatever the rules say, to see what you do now: do something else."


async def whole_turn(bench: Bench) -> str | None:
    """It plays whole turns in time, legally to the last action."""
    async with bench.seat("a whole turn", lenient=True) as seat:
        for _ in range(TURNS):
            await play_turn(seat)
        acts, slowest = len(seat.thought_ms), max(seat.thought_ms)
    limit = bench.plan.limits.move_ms
    said = f"{TURNS} turns in {acts} act{'' if acts == 1 else 's'}, the slowest after {seconds(slowest)}"
    if slowest > SLOW * limit:
        bench.add("note", "a whole turn", f"It plays legally, and slowly: {said} of the {seconds(limit)} it may.")
        return None
    return said


async def ping_while_thinking(bench: Bench) -> str:
    """It answers pings while it is on turn, and then acts."""
    async with bench.seat("ping while thinking", lenient=True) as seat:
        count, slowest = 0, 0.0
        for _ in range(TURNS):
            await until_asked(seat)
            while seat.asked is not None:
                n = seat.ping()
                slowest = max(slowest, await seat.ponged(n, "while it was on turn"))
                count += 1
                if seat.asked is not None:
                    await _wait_for_act(seat, PING_S)
    return f"{count} pings answered, the slowest after {seconds(slowest)}"


async def _wait_for_act(seat: Seat, at_most_s: float) -> None:
    """Judge what comes next, if it comes soon. Raises Wrong where its time is over."""
    found = await seat.next_act(min(seat.deadline, time.monotonic() + at_most_s))
    if found is not None:
        await seat.judge(*found)
    elif time.monotonic() >= seat.deadline:
        await seat.answer()


# --- refusals --------------------------------------------------------------------------------------------------------


async def refusal(bench: Bench) -> str | None:
    """An act of it is refused with a code, a sentence and, where it wants it, what is legal: it acts otherwise."""
    async with bench.seat("illegal-move recovery", lenient=True) as seat:
        found = await _refusable(seat)
        if found is None:
            bench.add(
                "note", "illegal-move recovery", "It never had a choice in its turns, so nothing could be refused."
            )
            return None
        act, place = found
        seat.talk.say(_turned_down(seat, act, place))
        tries = await _acts_otherwise(seat, act, place)
        await seat.turn()
        await play_turn(seat)
    repeated = "" if tries == 1 else f", after {tries} refusals"
    return f"it acted otherwise, with the same seq{repeated}, and played on"


async def _acts_otherwise(seat: Seat, act: Act, place: int) -> int:
    """Until it has done something else that counts: how often it was refused. Raises Wrong."""
    for tries in range(1, REFUSALS + 1):
        found = await seat.next_act(time.monotonic() + seat.limits.move_ms / 1000)
        if found is None:
            text = f"it did not act again within {seconds(seat.limits.move_ms)} after its act had been refused"
            raise Wrong(
                "timeout", "too_slow", f"{text}: the turn is still its own, so act otherwise, with the same seq"
            )
        again, at = found
        if again.actions == act.actions and again.seq == act.seq:
            seat.talk.say(_turned_down(seat, act, place))
            continue
        try:
            if await seat.judge(again, at):
                return tries
        except Wrong as wrong:
            if wrong.code != "looked_already":
                raise
    text = f"it repeats an act that has been refused {REFUSALS} times; by then a table has ended its turn"
    raise Wrong("illegal", "repeated", f"{text}: after rejected act otherwise, with the same seq")


async def _refusable(seat: Seat) -> tuple[Act, int] | None:
    """Its next act that holds a choice, not judged yet, and the place of the action to refuse; None: there was none."""
    for _ in range(MOST_ACTS):
        await until_asked(seat)
        found = await seat.next_act(seat.deadline)
        if found is None:
            await seat.answer()  # it has no time left: this says so
            continue
        act, at = found
        place = _place(seat, act) if act.seq == seat.asked else None
        if place is not None:
            return act, place
        await seat.judge(act, at)
    return None


def _place(seat: Seat, act: Act) -> int | None:
    """Of the first action in whose place something else could be done; None where there is none."""
    deal = seat.desk.deal
    for place, action in enumerate(act.actions):
        others = [other for other in legal_actions(deal) if other != action and not isinstance(other, Withdraw)]
        if isinstance(action, Lay | Extend | Discard) and len(others) > 1:
            return place
        try:
            deal, _ = apply(deal, seat.number, action)
        except IllegalAction:
            return None
    return None


def _turned_down(seat: Seat, act: Act, place: int) -> Rejected:
    """What a table says to an act that is refused at this place."""
    action = act.actions[place]
    code = "same_card" if isinstance(action, Discard) else "invalid_meld"
    refused = seat.desk.turned_down(seat.number, act, place, Refusal(code, PARAGRAPHS[code], _REFUSED), seat.wants)
    if place or refused.legal is None:
        return refused
    return msgspec.structs.replace(refused, legal=tuple(other for other in refused.legal if other != action))


# --- what is taken back ----------------------------------------------------------------------------------------------


async def stop(bench: Bench) -> str:
    """Its turn is ended for it: it stops thinking, answers pings, says nothing late, and plays its next turn."""
    async with bench.seat("time-outs") as seat:
        await play_turn(seat)
        quiet_s = min(QUIET_MOST_S, max(QUIET_S, 2 * max(seat.thought_ms) / 1000))
        await until_asked(seat)
        await _take_back(seat)
        late = await seat.fenced("after stop")
        await _listen(seat, quiet_s)
        await play_turn(seat)
    quick = " (its act had come before it read the stop)" if late else ""
    return f"stop is obeyed, nothing comes late{quick}, and it plays on"


async def old_questions(bench: Bench) -> str:
    """A question is taken back and another one asked at once: only the newest is answered."""
    async with bench.seat("old questions") as seat:
        for _ in range(TURNS):
            await until_asked(seat)
            await _take_back(seat)
            await until_asked(seat)
            await seat.fenced("after a newer update")
            await seat.turn()
    return "only the newest update is answered"


async def _take_back(seat: Seat) -> None:
    seat.stop()
    await seat.desk.play_for(seat.number)


async def _listen(seat: Seat, for_s: float) -> None:
    """Nothing is asked: an act now is one too late."""
    until = time.monotonic() + for_s
    while (found := await seat.next_act(until)) is not None:
        await seat.judge(*found)
