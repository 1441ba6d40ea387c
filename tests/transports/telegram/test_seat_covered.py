"""On a person's turn their hand is the lowest message of their chat, whatever has been written there meanwhile."""

from __future__ import annotations

from core.game.actions import Draw
from core.table.messages import Tick
from tests.core.table.playing import settled
from tests.transports.telegram.at_seat import AtSeat, game_of, play_turn, sitting
from transports.telegram.seat_covered import COVERED_MS


def hand(me: AtSeat) -> str:
    return f"hand:{me.chat.table}"


async def test_a_turn_that_begins_brings_the_hand_below_what_was_answered_meanwhile() -> None:
    game = await game_of(players=2, humans=[0, 1])
    now = [0]
    async with game.running(), sitting(game, (0, 1), now_ms=lambda: now[0]) as people:
        await people[0].until(lambda: any(me.on_turn for me in people))
        first, other = sorted(people, key=lambda me: not me.on_turn)
        await play_turn(first)
        await other.until(lambda: other.on_turn)
        first.chat.covered()  # /help, say
        now[0] += COVERED_MS
        await settled()
        assert first.post.sunk == []  # nobody waits for it
        await play_turn(other)
        await first.until(lambda: first.on_turn)
        assert first.post.sunk == [(hand(first), False)]


async def test_in_a_turn_the_hand_follows_the_answer_once_that_is_there() -> None:
    game = await game_of(players=2, humans=[0])
    now = [0]
    async with game.running(), sitting(game, now_ms=lambda: now[0]) as (me,):
        await me.until(lambda: me.on_turn)
        assert me.plays(Draw()) is not None
        me.chat.covered()
        for _ in range(3):
            await beat(me)
        assert me.post.sunk == []
        now[0] += COVERED_MS
        for _ in range(3):
            await beat(me)
        assert me.post.sunk == [(hand(me), False)]


async def test_what_was_typed_for_the_table_has_brought_it_down_already() -> None:
    game = await game_of(players=2, humans=[0])
    now = [0]
    async with game.running(), sitting(game, now_ms=lambda: now[0]) as (me,):
        await me.until(lambda: me.on_turn)
        me.chat.covered()
        await me.chat.typed("hint")
        now[0] += 2 * COVERED_MS
        await beat(me)
        assert me.post.sunk == [(hand(me), False)]


async def test_what_is_typed_is_shown_below_it_and_nothing_above_it_is_changed_any_more() -> None:
    game = await game_of(players=2, humans=[0])
    now = [0]
    async with game.running(), sitting(game, now_ms=lambda: now[0]) as (me,):
        await me.until(lambda: me.on_turn)
        await settled()
        for line in ("sort rank", "nonsense", "hint", "sort suit"):
            shown = len(me.post.every)
            await me.chat.typed(line)
            await settled()
            assert len(me.post.every) - shown == 1, line


async def beat(me: AtSeat) -> None:
    """The table says that it is there."""
    assert me.client is not None
    await me.client._take(Tick(me.client._have, None))
    await settled()
