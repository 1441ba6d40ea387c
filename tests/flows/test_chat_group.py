"""Four people in a group, whose messages are fetched: from /new to the result, hands by buttons."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from tests.flows.chat_people import Player, all_play, hands
from tests.flows.chat_secrets import nothing_told, whole
from tests.flows.chat_stage import MATCH_S, ChatStage, staged
from tests.transports.redis.servers import Server
from tests.transports.telegram.double.groups import Group
from tests.transports.telegram.double.messages import Message
from tests.transports.telegram.double.phone import Phone
from transports.telegram.screen import Place

NAMES = ("Ann", "Bob", "Cleo", "Dan")
SEATS = "①②③④"


async def seated(stage: ChatStage) -> tuple[Group, list[Phone], str]:
    """A lobby where all four sit and one deal is to be played; the table's code."""
    phones = [stage.double.phone(name) for name in NAMES]
    group = stage.double.group("Friends", *phones)
    for phone in phones:
        phone.starts()
        await phone.finds("Play")
    phones[0].says("/new", group)
    for sign, phone in zip(SEATS, phones, strict=True):
        await phone.taps(f"{sign} Sit here", group)
    await phones[0].taps("Points", group)
    await phones[0].taps("one deal", group)
    chat = await stage.process.bindings.chat(Place(group.id))
    assert chat is not None
    assert chat.table is not None
    return group, phones, chat.table


async def plays(stage: ChatStage, group: Group, phones: list[Phone]) -> list[Player]:
    """From Ready to the result."""
    players = [Player(phone, seed) for seed, phone in enumerate(phones)]
    for phone in phones:
        await phone.taps("Ready", group)

    await all_play(players, group_over(stage, group))
    return players


def group_over(stage: ChatStage, group: Group) -> asyncio.Task[None]:
    """Done when the result was told."""

    async def over() -> None:
        await stage.double.world.bell.until("the match ends", lambda: len(results(group)) > 0, group.id, MATCH_S)

    return asyncio.create_task(over())


def results(group: Group) -> list[Message]:
    """The messages that tell the result, apart from the one of the table."""
    return [one for one in group.messages() if "🏆" in one.text and not any(each.markup for each in one.versions)]


def tables(group: Group) -> list[Message]:
    """The messages that show the table, or have shown it."""
    return [one for one in group.messages() if one.by_bot and any(each.markup for each in one.versions)]


async def test_four_people_play_a_match(servers: Callable[[str], Server]) -> None:
    async with staged(servers("valkey")) as stage:
        await stage.begins()
        group, phones, table = await seated(stage)
        await plays(stage, group, phones)
        log = await stage.log(table)
        acts = whole(table, log)
        assert {act.seat for act in acts} == {0, 1, 2, 3}
        nothing_told(stage.double, table, log)
        assert len(tables(group)) == 1
        assert len(results(group)) == 1
        for phone in phones:
            assert len(hands(phone)) == 1
