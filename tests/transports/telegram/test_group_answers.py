"""In which language somebody of a group is answered: a toast, that they alone see, in the one they have chosen."""

from __future__ import annotations

import asyncio

import pytest

from core.table.orders import Answer, Kick, Order
from tests.transports.telegram.group_stage import ANA, BEA, CARLO, DORA, EVE, Stage, group
from transports.telegram.group_taps import data, mark

FOUR = (ANA, BEA, CARLO, DORA)


async def test_a_toast_is_in_the_language_its_owner_has_chosen_and_the_message_in_the_chats() -> None:
    async with group() as stage:
        await stage.sit(ANA, BEA)
        stage.seats.tongues[BEA] = "it"
        assert (await stage.press(BEA, "Add a bot")).text == "Può farlo solo Ana."
        assert "③ free" in stage.text


async def test_who_has_chosen_none_is_answered_in_the_language_of_the_chat() -> None:
    async with group() as stage:
        await stage.sit(ANA)
        await stage.write(ANA, "lang", "ru")
        assert (await stage.send(BEA, data("start", stage.game.name, "x", 0))).text == "Это может сделать только Ana."


async def test_seats_and_refusals_are_answered_in_that_language_too() -> None:
    async with group() as stage:
        stage.seats.tongues |= dict.fromkeys((*FOUR, EVE), "es")
        await stage.sit(*FOUR)
        old = data("sit", stage.game.name, 0)
        assert (await stage.send(BEA, old)).text.startswith("La partida ha avanzado")
        assert (await stage.press(ANA, "Start")).text == ""
        stage.members.add(EVE)
        assert (await stage.press(EVE, "Ready")).text == "No tienes asiento en esta mesa."
        stage.house.answers = False
        refused = await stage.send(ANA, data("out", stage.game.name, 1, mark("Bea")))
        assert refused.text
        assert not refused.text.startswith("The table")


async def test_a_command_is_answered_for_all_in_the_language_of_the_chat() -> None:
    async with group() as stage:
        stage.seats.tongues[BEA] = "it"
        await stage.sit(ANA, BEA)
        assert await stage.write(BEA, "cancel") == ["Only Ana can do that."]
        assert await stage.write(BEA, "pause") == ["That is for the middle of a match."]


async def test_an_answer_that_comes_late_is_written_for_all_and_so_in_the_language_of_the_chat(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with group() as stage:
        await stage.sit(*FOUR)
        stage.seats.tongues[ANA] = "it"
        go_on = slow(stage, monkeypatch)
        pressed = asyncio.create_task(stage.send(ANA, data("out", stage.game.name, 1, mark("Bea"))))
        await asyncio.sleep(0)
        await stage.advance(1_000)
        assert (await pressed).text == ""
        stage.house.answers = False
        go_on.set()
        await stage.advance(0)
        assert stage.desk.note == "Table K7QF2M does not answer."


def slow(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """From now on a seat is freed only once the event is set."""
    go_on, usual = asyncio.Event(), stage.house.order

    async def order(table: str, order: Order) -> Answer:
        if isinstance(order, Kick):
            await go_on.wait()
        return await usual(table, order)

    monkeypatch.setattr(stage.house, "order", order)
    return go_on
