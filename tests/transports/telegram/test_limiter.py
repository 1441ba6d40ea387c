"""Whoever makes the bot ask Telegram something keeps it from saying nothing: only messages are counted."""

from __future__ import annotations

import asyncio
from typing import Any

from transports.telegram.limiter import ASKING, Limiter

A_GROUP = {"chat_id": -100}


async def answered(limiter: Limiter, endpoint: str) -> bool:
    """Has that come through by itself at once, without a wait of the limiter's?"""

    async def callback(*args: Any, **kwargs: Any) -> bool:
        return True

    asked = asyncio.create_task(limiter.process_request(callback, (), {}, endpoint, A_GROUP, None))
    for _ in range(5):
        await asyncio.sleep(0)
    if asked.done():
        return asked.result() is True
    asked.cancel()
    await asyncio.wait({asked})
    return False


async def test_questions_about_a_group_hold_no_message_up_and_are_held_up_by_none() -> None:
    limiter = Limiter(max_retries=0)
    for _ in range(40):
        assert await answered(limiter, "getChatMember")
    assert all([await answered(limiter, "editMessageText") for _ in range(20)])
    assert not await answered(limiter, "editMessageText")  # the twenty-first of a minute
    assert all([await answered(limiter, endpoint) for endpoint in sorted(ASKING)])
