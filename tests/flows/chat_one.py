"""One person and three bots, to whom Telegram brings messages: from /play to the result."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

import pytest

from tests.flows.chat_people import Player, all_play, hands, has_button, insists, says, sheets, table_of
from tests.flows.chat_secrets import nothing_told, whole
from tests.flows.chat_stage import MATCH_S, ChatStage, staged
from tests.transports.redis.servers import Server

pytestmark = pytest.mark.timeout(400)


async def begins(ann: Player) -> None:
    """From Start and /play to the first cards."""
    await says(ann.phone, "/start", partial(has_button, ann.phone, "Play"))
    await says(ann.phone, "/play", lambda: any("The other seats are played by" in one.text for one in ann.phone.sees()))
    await insists(ann.phone, "Play", lambda: len(hands(ann.phone)) > 0)


async def plays(stage: ChatStage, ann: Player) -> None:
    """To the result."""

    async def over() -> None:
        await stage.double.world.bell.until("the match ends", lambda: len(sheets(ann.phone)) > 0, ann.phone.id, MATCH_S)

    await all_play([ann], asyncio.create_task(over()))


async def holds(stage: ChatStage, ann: Player, doubled: int = 0) -> None:
    """The match is over, and all is as it must be. Raises AssertionError."""
    table = table_of(ann.phone)
    log = await stage.log(table)
    assert {act.seat for act in whole(table, log)} == {0, 1, 2, 3}
    nothing_told(stage.double, table, log)
    assert stage.double.public.all == []
    assert 1 <= len(hands(ann.phone)) <= 1 + doubled + ann.away
    assert 1 <= len(sheets(ann.phone)) <= 1 + doubled


async def test_one_person_plays_a_match_against_bots(servers: Callable[[str], Server]) -> None:
    async with staged(servers("valkey")) as stage, stage.by_webhook():
        await stage.begins()
        ann = Player(stage.double.phone("Ann"), 1)
        await begins(ann)
        await plays(stage, ann)
        assert stage.double.webhook.deliveries > 20
        await holds(stage, ann)
