"""How fast the bot calls: counted for every chat against what Telegram allows, and floods that last."""

from __future__ import annotations

import math
from collections import defaultdict, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from tests.transports.telegram.double.chats import Chat

COUNTED: Final = frozenset(
    ["sendMessage", "sendPhoto", "editMessageText", "editMessageCaption", "editMessageMedia", "editMessageReplyMarkup"]
)
"""Edits count as messages do. Deleting, answering a tap and looking something up do not."""
HELD_UP: Final = COUNTED | {"deleteMessage", "deleteMessages", "sendChatAction", "pinChatMessage", "unpinChatMessage"}
"""What is refused in a chat as long as it is flooded."""

BURST: Final = 3
"""Messages that one private chat takes at once, when there were none for as many seconds."""
PRIVATE_PER_S: Final = 1.0
GROUP_MOST: Final = 20
GROUP_S: Final = 60.0
ALL_MOST: Final = 30
ALL_S: Final = 1.0
SLACK_S: Final = 0.25
"""What the way over the wire may shift two calls towards each other."""
LONGER_S: Final = 1.0
"""By how much a flood lasts longer for each call that does not wait for its end."""
PENALTY_S: Final = 5


@dataclass
class _Bucket:
    level: float
    at: float


@dataclass
class Rates:
    """``now`` gives seconds."""

    now: Callable[[], float]
    strict: bool = False
    """Does going over make a flood, as on the real service? It is noted in any case."""
    over: list[str] = field(default_factory=list)
    """Every time the bot went over, in a sentence."""
    counts: defaultdict[int, int] = field(default_factory=lambda: defaultdict(int))
    """Counted calls by chat."""

    def __post_init__(self) -> None:
        self._floods: dict[int | None, float] = {}
        self._buckets: dict[int, _Bucket] = {}
        self._groups: defaultdict[int, deque[float]] = defaultdict(deque)
        self._all: deque[float] = deque()

    def flood(self, seconds: float, chat: int | None = None) -> int:
        """From now on nothing more goes to this chat, or to any, for so long. Returns whole seconds."""
        self._floods[chat] = max(self._floods.get(chat, 0.0), self.now() + seconds)
        return self.left(chat)

    def left(self, chat: int | None) -> int:
        """Whole seconds until a chat takes calls again; 0 if it does."""
        return max(0, math.ceil(self._floods.get(chat, 0.0) - self.now() - 1e-6))

    def count(self, method: str, number: int | None, chat: Chat | None) -> int:
        """Notes a call. Returns the seconds for which it is refused, 0 if it is not."""
        if method not in HELD_UP:
            return 0
        for where in {number, None}:
            if self.left(where):
                self.over.append(f"{method} in {where or 'any chat'}: {self.left(where)} s before the flood was over")
                self._floods[where] += LONGER_S
                return self.left(where)
        if method not in COUNTED:
            return 0
        went_over = self._count_all()
        if number is not None and chat is not None:
            self.counts[number] += 1
            went_over += self._count_private(number) if chat.private else self._count_group(number)
        self.over += [f"{method} in {number}: {sentence}" for sentence in went_over]
        return self.flood(PENALTY_S, number) if went_over and self.strict else 0

    def _count_private(self, number: int) -> list[str]:
        bucket = self._buckets.setdefault(number, _Bucket(BURST, self.now()))
        bucket.level = min(BURST, bucket.level + (self.now() - bucket.at) * PRIVATE_PER_S)
        bucket.at = self.now()
        bucket.level -= 1
        if bucket.level >= -SLACK_S:
            return []
        bucket.level = 0
        return [f"more than one message a second in a private chat (after {BURST} at once)"]

    def _count_group(self, number: int) -> list[str]:
        return self._window(self._groups[number], GROUP_MOST, GROUP_S, "messages a minute in one group")

    def _count_all(self) -> list[str]:
        return self._window(self._all, ALL_MOST, ALL_S, "messages a second to all chats")

    def _window(self, times: deque[float], most: int, seconds: float, what: str) -> list[str]:
        times.append(self.now())
        while times[0] <= self.now() - seconds + SLACK_S * seconds / GROUP_S:
            times.popleft()
        return [f"more than {most} {what}"] if len(times) > most else []
