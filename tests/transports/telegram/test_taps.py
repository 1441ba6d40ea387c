"""Doubled, old and re-sent taps are harmless: whatever is tapped, it ends as if every button had been pressed once."""

from __future__ import annotations

import asyncio

from hypothesis import given, settings
from hypothesis import strategies as st

from core.game.actions import Discard, Draw
from tests.core.table.playing import dull, settled
from tests.transports.telegram.at_seat import AtSeat, act, game_of, sitting
from transports.telegram.pressed import Shows
from transports.telegram.taps import answered

LEAVES = ("leave", "adjourn", "claim")
Choices = list[tuple[int, int | None]]
"""Which button is tapped, by its place, and which earlier tap comes once more after it."""


def pressable(me: AtSeat) -> list[str]:
    """What can be pressed, but for what ends the game."""
    found: list[str] = []
    for button, what in me.buttons():
        if not (isinstance(what, Shows) and what.more in LEAVES):
            found.append(button.data or "")
    return found


async def quiet(me: AtSeat) -> None:
    """Until the others have played."""
    await settled()
    await me.until(lambda: not me.chat.sending)
    await settled()


async def ends_as(choices: Choices, preset: str, *, repeated: bool) -> tuple[object, ...]:
    """All that can be seen in the end."""
    game = (
        await game_of(preset, players=2, humans=[0], draw_for="deal")
        if preset == "burraco"
        else await game_of(preset, players=2, humans=[0])
    )
    async with game.running(), sitting(game, others=dull) as (me,):
        await me.until(lambda: me.on_turn)
        pressed: list[str] = []
        for place, old in choices:
            found = pressable(me)
            data = found[place % len(found)]
            pressed.append(data)
            await me.press(data)
            if repeated:
                await me.press(data)
            await quiet(me)
            if repeated and old is not None:
                await me.press(pressed[old % len(pressed)])
                await quiet(me)
                await me.press(data)
                await quiet(me)
        board, state = me.chat.board, me.chat.state
        assert board is not None
        staged = () if board.staging is None else board.staging.actions
        labels = [button.text for button, _ in me.buttons()]
        hand = (tuple(state.picking.cards), tuple(state.picking.picked), state.picking.order, state.mode, state.tab)
        pages = [key for _, key, _ in me.post.every if key.startswith("page")]
        return board.seq, staged, labels, me.text, hand, len(pages)


@settings(max_examples=25, deadline=None)
@given(
    st.lists(st.tuples(st.integers(0, 40), st.none() | st.integers(0, 40)), max_size=24),
    st.sampled_from(["burraco", "buraco", "stbl"]),
)
def test_any_taps_with_repeats_and_old_ones_end_as_the_same_taps_without(choices: Choices, preset: str) -> None:
    once = asyncio.run(ends_as(choices, preset, repeated=False))
    often = asyncio.run(ends_as(choices, preset, repeated=True))
    assert often == once


async def test_a_card_that_was_picked_and_let_go_is_not_picked_by_the_first_tap_again() -> None:
    game = await game_of(players=2, humans=[0])
    async with game.running(), sitting(game) as (me,):
        await me.until(lambda: me.on_turn)
        pick = me.buttons()[0][0]
        await me.press(pick)
        assert me.chat.state.picking.chosen
        assert (await me.press(pick)).text == "", "a doubled tap"
        assert me.chat.state.picking.chosen
        await me.press(me.buttons()[0][0])
        assert not me.chat.state.picking.chosen
        await me.press(pick)
        assert not me.chat.state.picking.chosen


async def test_cards_tapped_faster_than_the_message_changes_are_all_picked() -> None:
    game = await game_of(players=2, humans=[0])
    async with game.running(), sitting(game) as (me,):
        await me.until(lambda: me.on_turn)
        first = [button for button, _ in me.buttons()[:4]]
        for button in first:
            await me.press(button)
        assert len(me.chat.state.picking.chosen) == 4


def test_a_long_answer_is_cut_at_a_word_and_must_be_closed() -> None:
    assert answered(["Short."]).alert is False
    long = answered(["word " * 60])
    assert long.alert
    assert len(long.text) <= 200
    assert long.text.endswith("word…")


async def test_what_was_undone_is_not_done_again_by_its_old_button() -> None:
    game = await game_of(players=2, humans=[0])
    async with game.running(), sitting(game) as (me,):
        await me.until(lambda: me.on_turn)
        await act(me, Draw())
        await me.until(lambda: me.on_turn)
        await settled()
        card = me.chat.state.picking.cards[0]
        await me.pick(card)
        discard = me.plays(Discard(card))
        assert discard is not None
        await me.press(discard)
        assert "Not sent yet:" in me.text
        undo = me.plays("u")
        assert undo is not None
        await me.press(undo)
        assert "Not sent yet:" not in me.text
        assert (await me.press(discard)).text == "The table moved on."
        assert "Not sent yet:" not in me.text
        assert (await me.press(undo)).text == "The table moved on.", "a doubled tap, though another came between"
