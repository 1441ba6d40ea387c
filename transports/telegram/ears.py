"""Who wants to know what the outbox hears of Telegram."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from transports.telegram.screen import Place


@dataclass(frozen=True)
class Ears:
    """Called as soon as it is heard. None of these may wait or raise."""

    throttled: Callable[[Place, float], None] = lambda place, seconds: None
    """Nothing is shown there for so long: clocks should stand. Comes again when it takes longer."""
    free: Callable[[Place], None] = lambda place: None
    """It is over."""
    blocked: Callable[[int], None] = lambda chat: None
    """That person cannot be written to."""
    removed: Callable[[Place], None] = lambda place: None
    """Nothing can be written there (any more)."""
    topic_gone: Callable[[Place], None] = lambda place: None
    moved: Callable[[int, int], None] = lambda old, new: None
    """The chat has another number: the first is the second now."""
    deposed: Callable[[], None] = lambda: None
    """Another process looks after the chats now; this one says nothing more."""
