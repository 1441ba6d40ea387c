"""One person against bots, in their own chat: they begin, play to the result; and what must be so afterwards."""

from __future__ import annotations

import asyncio
from functools import partial

from tests.flows.chat_people import Player, all_play, hands, has_button, insists, says, sheets, table_of
from tests.flows.chat_secrets import nothing_told, whole
from tests.flows.chat_stage import MATCH_S, ChatStage


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
    """The match is over, and all is as it must be; ``doubled``: so many messages may have been sent twice.

    Raises AssertionError.
    """
    await stage.until("one hand is left", lambda: 1 <= len(hands(ann.phone)) <= 1 + doubled)
    table = table_of(ann.phone)
    log = await stage.log(table)
    assert {act.seat for act in whole(table, log)} == {0, 1, 2, 3}
    nothing_told(stage.double, table, log)
    assert stage.double.public.all == []
    assert 1 <= len(sheets(ann.phone)) <= 1 + doubled
