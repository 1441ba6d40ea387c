"""The library's rate limiter, for messages alone: else who makes the bot ask Telegram something would silence it."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final

from telegram.ext import AIORateLimiter

_Answer = bool | dict[str, Any] | list[dict[str, Any]]

ASKING: Final = frozenset({"getChatMember", "getChat", "getChatAdministrators", "getChatMemberCount"})
"""Methods that name a chat and send nothing to it. Telegram's limits, which the library keeps, are of messages
(core.telegram.org/bots/faq)."""


class Limiter(AIORateLimiter):
    """It stands behind the outbox."""

    async def process_request(
        self,
        callback: Callable[..., Coroutine[Any, Any, _Answer]],
        args: Any,
        kwargs: dict[str, Any],
        endpoint: str,
        data: dict[str, Any],
        rate_limit_args: int | None,
    ) -> _Answer:
        """As the library has it, at once for a question."""
        if endpoint in ASKING:
            return await callback(*args, **kwargs)
        return await super().process_request(callback, args, kwargs, endpoint, data, rate_limit_args)
