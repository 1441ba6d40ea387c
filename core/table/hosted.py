"""One table of a hall: the task that plays it, and how it stands with it."""

from __future__ import annotations

import asyncio

from core.table.coordinator import Coordinator


class Hosted:
    """One table of this hall."""

    __slots__ = ("adjourned", "called_at", "coordinator", "leased", "leaving", "over", "task")

    def __init__(self) -> None:
        self.task: asyncio.Task[None] | None = None
        self.coordinator: Coordinator | None = None
        self.leased = False
        self.leaving = False
        self.over = False
        """Has it come to its end by itself?"""
        self.adjourned = False
        self.called_at: int | None = None
        """When somebody called for it last while it was here already."""

    async def leave(self) -> None:
        """Let it go without a word, after the commit in hand."""
        self.leaving = True
        if self.coordinator is not None:
            await self.coordinator.stop(None)
