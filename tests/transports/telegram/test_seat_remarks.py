"""What was answered under a hand goes again: with the turn, or after a while, though nobody taps."""

from __future__ import annotations

from tests.transports.telegram.at_seat import game_of, sitting
from tests.transports.telegram.test_seat_chat import greeted
from transports.telegram.seat_remarks import LASTS_MS, READ_MS, Remarks


async def test_a_remark_stands_for_a_while_and_a_hint_until_it_is_followed() -> None:
    now = [0]
    game = await game_of(players=2, humans=[0])
    async with game.running(), sitting(game, now_ms=lambda: now[0]) as (me,):
        await greeted(me)
        for answer, goes in (("discard 3s", True), ("", False)):
            if answer:
                await me.chat.typed(answer)
            else:
                await me.tap("Hint")
            said = me.chat.state.answers[-1]
            me.chat.console._settled()
            now[0] += LASTS_MS - 1
            me.chat.console._settled()
            assert said in me.text
            now[0] += 1
            me.chat.console._settled()
            assert (said in me.text) is not goes


async def test_what_was_said_in_another_language_or_of_pictures_that_are_gone_goes() -> None:
    game = await game_of(players=2, humans=[0])
    async with game.running(), sitting(game) as (me,):
        await greeted(me)
        await me.chat.typed("discard 3s")
        assert "»" in me.text
        me.chat.speak("it")
        assert "»" not in me.text
        await me.chat.typed("discard 3s")
        me.chat.pictures(False)
        assert "»" not in me.text


async def test_a_remark_goes_with_the_turn_once_it_could_be_read_but_what_comes_at_its_end_stays() -> None:
    game = await game_of(players=2, humans=[0])
    async with game.running(), sitting(game) as (me,):
        await greeted(me)
        board, state = me.chat.board, me.chat.state
        assert board is not None
        now = [0]
        remarks = Remarks(state, lambda: now[0])
        state.answers[:] = ["Your turn begins with a card."]
        remarks.pass_by(board)
        staging, board.staging = board.staging, None
        remarks.pass_by(board)
        now[0] = READ_MS - 1
        remarks.pass_by(board)
        assert state.answers == ["Your turn begins with a card."]
        now[0] = READ_MS
        remarks.pass_by(board)
        assert state.answers == []
        board.staging = staging
        remarks.pass_by(board)
        board.staging, board.urgent, board.occasions = None, True, board.occasions + 1
        remarks.said("The time was up.", False, board)
        remarks.pass_by(board)
        remarks.pass_by(board)
        assert state.answers == ["The time was up."]
