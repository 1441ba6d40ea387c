"""Buttons of a group that somebody still sees on a slow phone: none of them acts on what has come since."""

from __future__ import annotations

from core.table.orders import Close, Kick, Sit
from tests.core.table.playing import SHORT
from tests.transports.telegram.group_stage import ANA, BEA, CARLO, DORA, EVE, GROUP, Stage, group, running
from transports.telegram.bindings import Shown

FOUR = (ANA, BEA, CARLO, DORA)
MOVED_ON = "The table moved on: look at the newest message."


def old(stage: Stage, label: str, key: str = "table") -> str:
    """What a button carries that stands there now."""
    data = stage.button(label, key).data
    assert data is not None
    return data


async def paused(stage: Stage) -> None:
    for user in FOUR:
        await stage.write(user, "pause")
    assert stage.game.coordinator.table.paused


async def test_agree_of_one_vote_does_not_count_in_the_next() -> None:
    async with group() as stage:
        await stage.dealt(*FOUR)
        await stage.write(ANA, "pause")
        agree = old(stage, "Agree", "pause")
        for user in FOUR[1:]:
            await stage.send(user, agree)
        await stage.press(BEA, "Go on", "pause")
        assert (await stage.send(BEA, agree)).text == MOVED_ON  # nobody has asked
        await stage.write(ANA, "pause")
        assert (await stage.send(BEA, agree)).text == MOVED_ON
        assert "(1/4)" in "".join(stage.buttons("pause"))
        assert (await stage.press(BEA, "Agree", "pause")).text == ""
        assert "(2/4)" in "".join(stage.buttons("pause"))


async def test_a_vote_that_another_process_has_begun_goes_on_by_its_button() -> None:
    async with group() as stage:
        await stage.dealt(*FOUR)
        await stage.write(ANA, "pause")
        agree = old(stage, "Agree", "pause")
        await stage.bindings.keep_shown(GROUP, "pause", Shown(message=9))
        stage.chat = stage.another()
        async with running(stage):
            await stage.send(BEA, agree)
            assert stage.post.shown["pause"].text == "Pause? 1 of 4 wants to: Bea"
            await stage.press(ANA, "Agree", "pause")
            assert "(2/4)" in "".join(stage.buttons("pause"))


async def test_go_on_of_one_pause_does_not_end_the_next() -> None:
    async with group() as stage:
        await stage.dealt(*FOUR)
        await paused(stage)
        below, on_the_table = old(stage, "Go on", "pause"), old(stage, "Go on")
        await stage.send(ANA, below)
        assert (await stage.send(ANA, below)).text == MOVED_ON
        await paused(stage)
        for button in (below, on_the_table):
            assert (await stage.send(ANA, button)).text == MOVED_ON
        assert stage.game.coordinator.table.paused
        await stage.press(ANA, "Go on")
        assert not stage.game.coordinator.table.paused


async def test_yes_to_one_question_is_not_yes_to_the_same_question_asked_again() -> None:
    async with group() as stage:
        await stage.dealt(*FOUR)
        for word in ("cancel", "leave"):
            await stage.write(ANA, word)
            yes, no = old(stage, "Yes", "ask"), old(stage, "No", "ask")
            await stage.send(ANA, no)
            await stage.write(ANA, word)
            assert (await stage.send(ANA, yes)).text == MOVED_ON
            assert (await stage.send(ANA, no)).text == MOVED_ON
            assert "ask" in stage.post.shown
        assert stage.game.coordinator.table.result is None
        assert len(stage.desk.sitting()) == 4


async def test_leave_of_the_lobby_gives_up_no_seat_in_play() -> None:
    async with group() as stage:
        await stage.sit(ANA)
        leave = old(stage, "Leave")
        await stage.dealt(BEA, CARLO, DORA)
        await stage.press(ANA, "Ready")
        await stage.hear()
        assert (await stage.send(BEA, leave)).text == MOVED_ON
        await stage.hear()
        assert len(stage.desk.sitting()) == 4


async def test_ready_and_leave_of_the_lobby_say_nothing_of_another_match() -> None:
    async with group(SHORT, seed="9") as stage:
        await stage.sit(ANA)
        ready, leave = old(stage, "Ready"), old(stage, "Leave")
        await stage.dealt(BEA, CARLO, DORA)
        await stage.press(ANA, "Ready")
        await stage.hear()
        await stage.whole_match()
        assert stage.desk.known.phase == "over"
        for button in (ready, leave):
            assert (await stage.send(ANA, button)).text == MOVED_ON
        await stage.hear()
        assert "plays again" not in stage.text
        await stage.press(ANA, "Play again")
        await stage.hear()
        assert "Ana plays again" in stage.text


async def test_who_was_ready_for_one_game_is_not_ready_for_another() -> None:
    async with group() as stage:
        await stage.sit(ANA, BEA)
        ready = old(stage, "Ready")
        await stage.press(ANA, "Game")
        await stage.press(ANA, "stbl")
        assert (await stage.send(BEA, ready)).text == MOVED_ON
        assert "Bea — ✓" not in stage.text
        await stage.press(BEA, "Ready")
        assert "Bea — ✓" in stage.text


async def test_sit_here_of_the_lobby_takes_no_seat_that_somebody_has_left_in_play() -> None:
    async with group() as stage:
        sit = old(stage, "② Sit here")
        await stage.dealt(*FOUR)
        await stage.write(BEA, "leave")
        await stage.press(BEA, "Yes", "ask")
        await stage.hear()
        stage.members.add(EVE)
        await stage.meet(EVE)
        assert (await stage.send(EVE, sit)).text == MOVED_ON
        await stage.press(EVE, "Play in place of Bea")
        await stage.hear()
        assert "Eve" in repr(stage.desk.known.lobby)


async def test_buttons_of_a_match_do_nothing_at_the_next_table() -> None:
    async with group() as stage:
        await stage.sit(ANA, BEA)
        buttons = [button.data for button in stage.buttons().values() if button.data is not None]
        stage.desk.table = "ZZZZZZ"  # as after a rematch
        for data in buttons:
            assert (await stage.send(ANA, data)).text == MOVED_ON
        assert not any(isinstance(order, Close | Kick | Sit) for order in stage.house.orders)
