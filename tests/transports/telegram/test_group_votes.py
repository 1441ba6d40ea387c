"""What several people agree on: a pause wants all of them, each counted once."""

from __future__ import annotations

import msgspec
import pytest

from core.table.messages import Ready, Say
from core.table.orders import Done, Pause, Sit
from tests.core.table.playing import Seat
from tests.transports.telegram.group_stage import ANA, BEA, CARLO, DORA, EVE, Stage, group, running


async def test_a_pause_wants_everybody_and_counts_nobody_twice() -> None:
    async with group() as stage:
        await stage.dealt(ANA, BEA, CARLO, DORA)
        await stage.write(BEA, "pause")
        assert stage.post.shown["pause"].text == "Pause? 1 of 4 wants to: Bea"
        agree = stage.button("Agree (1/4)", "pause").data
        assert agree is not None
        for _ in range(3):
            await stage.send(ANA, agree)
        assert "(2/4)" in "".join(stage.buttons("pause"))
        assert stage.game.coordinator.table.paused is False
        await stage.send(CARLO, agree)
        await stage.send(DORA, agree)
        assert stage.game.coordinator.table.paused
        assert "⏸ The table pauses." in stage.text
        assert stage.post.shown["pause"].text == "⏸ The table pauses. Whoever plays can go on with it."
        assert list(stage.buttons("pause")) == ["▶ Go on"]  # below, where they have agreed
        await stage.press(CARLO, "Go on", "pause")
        assert not stage.game.coordinator.table.paused
        key, last = stage.post.dropped[-1]
        assert (key, last and last.text, last and last.buttons) == ("pause", "▶ The game goes on.", ())


async def test_a_pause_is_told_once_whoever_has_begun_it_and_after_a_restart() -> None:
    async with group() as stage:
        await stage.dealt(ANA, BEA, CARLO, DORA)
        await stage.desk.ask(Pause())
        await stage.hear()
        assert list(stage.buttons("pause")) == ["▶ Go on"]
        told = stage.post.shown["pause"]
        stage.chat = stage.another()
        async with running(stage):
            assert stage.post.shown["pause"] == told  # nothing is sent for it
            await stage.press(BEA, "Go on", "pause")
            assert "pause" not in stage.post.shown


async def test_a_vote_on_a_pause_ends_with_the_match() -> None:
    async with group() as stage:
        await stage.dealt(ANA, BEA, CARLO, DORA)
        await stage.write(BEA, "pause")
        await stage.write(ANA, "cancel")
        await stage.press(ANA, "Yes", "ask")
        assert ("pause", "There is nothing to pause any more.") in [
            (key, last and last.text) for key, last in stage.post.dropped
        ]


@pytest.mark.parametrize(("answer", "said"), [("Yes", "✓ Yes"), ("No", "✗ No")])
async def test_below_a_question_stands_how_it_was_answered(answer: str, said: str) -> None:
    async with group() as stage:
        await stage.dealt(ANA, BEA, CARLO, DORA)
        await stage.write(BEA, "leave")
        asked = stage.post.shown["ask"].text
        await stage.press(BEA, answer, "ask")
        key, last = stage.post.dropped[-1]
        assert (key, last and last.text, last and last.buttons) == ("ask", f"{asked}\n{said}", ())


async def test_who_does_not_play_has_no_vote() -> None:
    async with group() as stage:
        await stage.dealt(ANA, BEA, CARLO, DORA)
        await stage.write(BEA, "pause")
        stage.members.add(EVE)
        assert (await stage.press(EVE, "Agree", "pause")).text == "You have no seat at this table."


async def test_without_those_who_have_left_the_rest_is_everybody() -> None:
    async with group() as stage:
        await stage.dealt(ANA, BEA, CARLO, DORA)
        for user in (ANA, BEA, CARLO):
            await stage.write(user, "pause")
        assert "(3/4)" in "".join(stage.buttons("pause"))
        await stage.write(DORA, "leave")
        await stage.press(DORA, "Yes", "ask")
        await stage.hear()
        assert stage.game.coordinator.table.paused  # nobody is left who has not agreed


async def test_who_plays_from_elsewhere_is_asked_too_and_agrees_by_a_phrase() -> None:
    async with group() as stage:
        bo = await with_somebody_from_elsewhere(stage)
        for user in (ANA, BEA, CARLO):
            await stage.write(user, "pause")
        assert stage.post.shown["pause"].text == (
            "Pause? 3 of 4 want to: Ana, Bea and Carlo <&_*\nBo plays from elsewhere and agrees by saying “one moment”."
        )
        assert not stage.game.coordinator.table.paused
        await bo.port.send(Say("thanks"))
        await stage.hear()
        assert not stage.game.coordinator.table.paused
        await bo.port.send(Say("one_moment"))
        await stage.hear()
        assert stage.game.coordinator.table.paused


async def test_the_phrase_means_nothing_before_somebody_asks_for_a_pause() -> None:
    async with group() as stage:
        bo = await with_somebody_from_elsewhere(stage)
        await bo.port.send(Say("one_moment"))
        await stage.hear()
        assert "pause" not in stage.post.shown
        await stage.write(ANA, "pause")
        assert "1 of 4" in stage.post.shown["pause"].text


async def test_for_whom_a_stand_in_plays_is_not_asked() -> None:
    async with group() as stage:
        await stage.dealt(ANA, BEA, CARLO, DORA)
        for user in (ANA, BEA, CARLO):
            await stage.write(user, "pause")
        lobby = stage.desk.known.lobby
        assert lobby is not None
        seats = [msgspec.structs.replace(one, held="away" if one.name == "Dora" else None) for one in lobby.seats]
        await stage.chat._heard(msgspec.structs.replace(lobby, seats=tuple(seats)))
        await stage.hear()
        assert stage.game.coordinator.table.paused


async def with_somebody_from_elsewhere(stage: Stage) -> Seat:
    """Three of the chat, and Bo at a console; the first deal is dealt."""
    await stage.sit(ANA, BEA, CARLO)
    answer = await stage.game.bus.ask(Sit(name="Bo", seat=3, connection="bo"))
    assert isinstance(answer, Done)
    bo = stage.seats.at[999] = Seat(stage.game.bus.seat(3))
    await bo.introduce()
    await stage.hear()
    await bo.port.send(Ready())
    for user in (ANA, BEA, CARLO):
        await stage.press(user, "Ready")
    await stage.hear()
    return bo


async def test_the_table_goes_on_when_somebody_who_plays_says_so() -> None:
    async with group() as stage:
        await stage.dealt(ANA, BEA, CARLO, DORA)
        assert await stage.write(ANA, "resume") == ["The table does not pause."]
        for user in (ANA, BEA, CARLO, DORA):
            await stage.write(user, "pause")
        assert (await stage.write(ANA, "pause")) == ["The table pauses already; /resume goes on."]
        await stage.press(BEA, "Go on")
        assert not stage.game.coordinator.table.paused
        assert "is to move" in stage.text


async def test_before_the_first_deal_there_is_nothing_to_pause() -> None:
    async with group() as stage:
        await stage.sit(ANA)
        assert await stage.write(ANA, "pause") == ["That is for the middle of a match."]
