"""One person and three bots, to whom Telegram brings messages: from /play to the result."""

from __future__ import annotations

import pytest

from tests.flows.chat_alone import begins, holds, plays
from tests.flows.chat_faults import ANSWER_S, in_doubt, troubled
from tests.flows.chat_people import Player
from tests.flows.chat_stage import staged
from tests.flows.steady import steadily
from tests.transports.redis.servers import Server, running

pytestmark = pytest.mark.timeout(600)

RESTARTS = ((3, 6), (2, 5), (2, 5))
"""After so many taps, at least and at most: bots may be quick."""


@pytest.mark.redis_server
def test_one_person_plays_a_match_against_bots(seed: int) -> None:
    with running("redis") as server:
        steadily(_plain(server, seed))


async def _plain(server: Server, seed: int) -> None:
    async with staged(server, seed) as stage, stage.by_webhook():
        await stage.begins()
        ann = Player(stage.double.phone("Ann"), seed)
        await begins(ann)
        await plays(stage, ann)
        assert stage.double.webhook.deliveries > 20
        await holds(stage, ann)


def test_one_person_plays_a_match_against_bots_whatever_goes_wrong(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("transports.telegram.api.ANSWER_S", ANSWER_S)
    with running("valkey") as server:
        steadily(_troubled(server, seed))


async def _troubled(server: Server, seed: int) -> None:
    async with staged(server, seed) as stage, stage.by_webhook():
        await stage.begins()
        ann = Player(stage.double.phone("Ann"), seed)
        async with troubled(stage, [ann], [stage.chance.randint(*each) for each in RESTARTS]):
            await begins(ann)
            await plays(stage, ann)
        await holds(stage, ann, in_doubt(stage))
