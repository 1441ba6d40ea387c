"""Four people in a group, whose messages are fetched: from /new to the result, hands by buttons."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.flows.chat_group import group_over, holds, met, sit_down
from tests.flows.chat_people import all_play
from tests.flows.chat_stage import staged
from tests.transports.redis.servers import Server

pytestmark = pytest.mark.timeout(400)

NAMES = ("Ann", "Bob", "Cleo", "Dan")


async def test_four_people_play_a_match(servers: Callable[[str], Server]) -> None:
    async with staged(servers("valkey")) as stage:
        await stage.begins()
        group, players = met(stage, *NAMES)
        await sit_down(group, players)
        await all_play(players, group_over(stage, group))
        await holds(stage, group, players)
