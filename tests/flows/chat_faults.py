"""What goes wrong while a match is played in chats: Telegram's answers, doubled updates, our process ended."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from random import Random
from typing import Final

from tests.flows.chat_people import Player
from tests.flows.chat_stage import ChatStage
from tests.transports.telegram.double.faults import Kind

RATES: Final[dict[Kind, float]] = {
    "flood": 0.01,
    "error": 0.03,
    "proxy_page": 0.01,
    "slow": 0.02,
    "lost_answer": 0.01,
    "cut_before": 0.02,
    "cut_after": 0.02,
}
SPARED: Final = ("getMe", "getUpdates", "setWebhook", "deleteWebhook")
"""Those that wait long, and those without which nothing begins, have faults of their own, in their own tests."""
FETCHING: Final[tuple[Kind, ...]] = ("error", "cut_before", "cut_after", "flood")
SENDING: Final[tuple[Kind, ...]] = ("cut_after", "lost_answer", "error", "flood")
"""Messages are few where they are edited: these happen to the next one that is sent."""
UNHEARD: Final[tuple[Kind, ...]] = ("cut_after", "lost_answer")
DOUBLED: Final = 0.1
EACH: Final = (12, 30)
"""After so many taps the process ends, at least and at most."""


@asynccontextmanager
async def troubled(
    stage: ChatStage, players: Sequence[Player], restarts: int, each: tuple[int, int] = EACH
) -> AsyncIterator[None]:
    """All of that, while the block runs; the process is started again so many times, after so many taps each.

    Raises what went wrong there.
    """
    double, chance = stage.double, stage.chance
    double.faults.schedule(chance.randrange(1 << 30), RATES, spared=SPARED)
    double.double_updates(chance.randrange(1 << 30), DOUBLED)
    after = [chance.randint(*each) for _ in range(restarts)]
    restarting = asyncio.create_task(_restarts(stage, players, after, Random(chance.randrange(1 << 30))))
    try:
        yield
        if restarting.done():
            restarting.result()
    finally:
        restarting.cancel()
        await asyncio.wait({restarting})
        double.faults.calm()
        double.updates.doubling = None


async def _restarts(stage: ChatStage, players: Sequence[Player], each: Sequence[int], chance: Random) -> None:
    for after in each:
        due = taps(players) + after
        while taps(players) < due:
            stage.well()
            await asyncio.sleep(0.01)
        if stage.hook is None:
            stage.double.faults.next(chance.choice(FETCHING), "getUpdates")
        stage.double.faults.next(chance.choice(SENDING), "sendMessage")
        stage.double.updates.again(chance.randint(1, 5))
        await stage.restarted()


def in_doubt(stage: ChatStage) -> int:
    """How many messages the bot may have sent without ever hearing of it: so many may stand there twice."""
    lost = sum(method.startswith("send") and kind in UNHEARD for method, kind in stage.double.faults.happened)
    return lost + stage.deaths


def taps(players: Sequence[Player]) -> int:
    """How often they have pressed something."""
    return sum(player.taps for player in players)
