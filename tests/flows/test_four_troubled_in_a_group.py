"""Four people in a group, while Telegram fails, updates come twice and our process ends and is killed: from /new to the
result. ``BURACO_FLOW_SEED`` picks what goes wrong."""

from __future__ import annotations

import pytest

from tests.flows.chat_faults import ANSWER_S, in_doubt, troubled
from tests.flows.chat_group import FOUR, group_over, holds, met, sit_down
from tests.flows.chat_people import all_play
from tests.flows.chat_stage import staged
from tests.flows.steady import steadily
from tests.transports.redis.servers import Server, running

pytestmark = pytest.mark.timeout(600)

RESTARTS = ((5, 15), (8, 20), (8, 20), (8, 20))
"""After so many taps, at least and at most."""


@pytest.mark.redis_server
def test_four_people_play_a_match_whatever_goes_wrong(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("transports.telegram.api.ANSWER_S", ANSWER_S)
    with running("redis") as server:
        steadily(_troubled(server, seed))


async def _troubled(server: Server, seed: int) -> None:
    async with staged(server, seed) as stage:
        await stage.begins()
        group, players = met(stage, *FOUR)
        async with troubled(stage, players, [stage.chance.randint(*each) for each in RESTARTS]):
            await sit_down(group, players)
            await all_play(players, group_over(stage, group))
        await holds(stage, group, players, in_doubt(stage))
