"""Four people in a group, whose messages are fetched: from /new to the result, hands by buttons and above the
keyboard."""

from __future__ import annotations

import pytest

from tests.flows.chat_group import FOUR, group_over, holds, met, sit_down
from tests.flows.chat_people import all_play
from tests.flows.chat_stage import staged
from tests.flows.steady import steadily
from tests.transports.redis.servers import Server, running

pytestmark = pytest.mark.timeout(600)


def test_four_people_play_a_match(seed: int) -> None:
    with running("valkey") as server:
        steadily(_plain(server, seed))


async def _plain(server: Server, seed: int) -> None:
    async with staged(server, seed) as stage:
        await stage.begins()
        group, players = met(stage, *FOUR)
        await sit_down(group, players)
        await all_play(players, group_over(stage, group))
        await holds(stage, group, players)
