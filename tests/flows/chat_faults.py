"""What goes wrong while a match is played in chats: Telegram's answers, doubled updates, our process ended."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from random import Random
from typing import Final

from tests.flows.chat_people import Player
from tests.flows.chat_stage import MATCH_S, ChatStage
from tests.transports.telegram.double.faults import Kind
from tests.transports.telegram.double.messages import Message

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
ANSWER_S: Final = 0.5
"""The loop's seconds after which an answer is taken for lost."""
DOUBLED: Final = 0.1


class Restarts:
    """The process ended, in order and by force, and started again: each time after so many taps."""

    def __init__(self, stage: ChatStage, players: Sequence[Player], each: Sequence[int]) -> None:
        self._stage = stage
        self._players = players
        self._each = each
        self.over = False
        """Is the match over, so that none begins any more?"""
        self._lives: dict[tuple[int, int], tuple[Message, int]] = {}
        """Messages of tables that stood in groups at a restart, the last of each, and how many versions they had."""

    async def run(self) -> None:
        """All of them, or as many as the match has time for: bots may be quick, or luck. Raises what the bot has failed
        with."""
        stage = self._stage
        ways: list[Callable[[], Awaitable[None]]] = [stage.dies, stage.ends] * len(self._each)
        ways = ways[: len(self._each)]
        stage.chance.shuffle(ways)
        for after, way in zip(self._each, ways, strict=True):
            due = taps(self._players) + after
            await stage.until("they press on", lambda due=due: self.over or taps(self._players) >= due, MATCH_S)  # type: ignore[misc]
            if self.over:
                return
            if stage.hook is None:
                stage.double.faults.next(stage.chance.choice(FETCHING), "getUpdates")
            stage.double.faults.next(stage.chance.choice(SENDING), "sendMessage")
            stage.double.updates.again(stage.chance.randint(1, 5))
            await way()
            standing = [] if self.over else [one for group in stage.double.groups for one in live(group.messages())]
            for one in standing:
                self._lives[one.chat.id, one.id] = one, len(one.versions)
            await stage.begins()

    def left_behind(self) -> int:
        """How many of those messages were not changed any more after the restart, as if nobody had known of them. One
        without a picture may have been deleted: no edit gives it one."""
        same = [message for message, versions in self._lives.values() if len(message.versions) == versions]
        return sum(message.photo or not message.deleted for message in same)


@asynccontextmanager
async def troubled(stage: ChatStage, players: Sequence[Player], each: Sequence[int]) -> AsyncIterator[None]:
    """All of that, while the block runs; the process is started again after each of these numbers of taps.

    Raises what went wrong there, and AssertionError where the block is over before any of it happened.
    """
    double, chance = stage.double, stage.chance
    double.faults.schedule(chance.randrange(1 << 30), RATES, spared=SPARED)
    double.updates.doubling = (Random(chance.randrange(1 << 30)), DOUBLED)
    restarts = Restarts(stage, players, each)
    restarting = asyncio.create_task(restarts.run())
    try:
        yield
        restarts.over = True
        await restarting
        assert stage.starts > 1, "the match was over before the bot was started again"
    finally:
        restarting.cancel()
        await asyncio.wait({restarting})
        double.faults.calm()
        double.updates.doubling = None
    assert restarts.left_behind() <= in_doubt(stage), "messages of the table were not found again after a restart"


def in_doubt(stage: ChatStage) -> int:
    """How many messages the bot may have sent without ever hearing of it, or was killed before it cleared the old one
    away: so many may stand there twice."""
    return _unheard(stage) + stage.deaths


def _unheard(stage: ChatStage) -> int:
    return sum(method.startswith("send") and kind in UNHEARD for method, kind in stage.double.faults.happened)


def live(messages: Sequence[Message]) -> list[Message]:
    """Those of the bot that have buttons."""
    return [one for one in messages if one.by_bot and one.now.markup]


def taps(players: Sequence[Player]) -> int:
    """How often they have pressed something."""
    return sum(player.taps for player in players)
