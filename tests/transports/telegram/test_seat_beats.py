"""A message is not made anew for a heartbeat of which nothing is to be seen, and for everything else it is."""

from __future__ import annotations

from tests.transports.telegram.at_seat import game_of, sitting
from transports.telegram.seat_beats import Beats


async def test_only_a_heartbeat_that_changes_nothing_is_passed_over() -> None:
    game = await game_of()
    async with game.running(), sitting(game) as (me,):
        await me.until(lambda: me.on_turn)
        board, state, beats = me.chat.board, me.chat.state, Beats()
        assert board is not None
        assert not beats.only(None, state, None)
        assert not beats.only(board, state, None)  # the first time
        board.left_ms = board.left_ms
        assert beats.only(board, state, None)
        assert not beats.only(board, state, None)  # something else was taken in, that is not known here
        board.left_ms = 30_000
        assert not beats.only(board, state, None)
        board.left_ms = 29_900
        assert not beats.only(board, state, None)  # the next step of the clock
        board.left_ms = 29_800
        assert beats.only(board, state, None)
        board.left_ms = 29_700
        assert not beats.only(board, state, "it cannot be saved")
        state.answers.append("not now")
        board.left_ms = 29_600
        assert not beats.only(board, state, "it cannot be saved")
