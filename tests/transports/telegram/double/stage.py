"""The double with a bot of python-telegram-bot on it, and a clock that a test turns."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from telegram import InlineKeyboardButton, InlineKeyboardMarkup
from telegram.ext import ExtBot

from core.table.clock import ManualClock
from tests.transports.telegram.double.server import BotApiDouble

os.environ["PTB_TIMEDELTA"] = "true"  # else the library warns of its own past whenever it is told to wait


@dataclass
class Stage:
    """What a test of the double plays with."""

    double: BotApiDouble
    bot: ExtBot[None]
    clock: ManualClock

    async def updates(self, offset: int | None = None, **more: Any) -> list[tuple[int, str]]:
        """What waits for the bot: numbers and kinds."""
        found = await self.bot.get_updates(offset=offset, timeout=0, **more)
        return [(update.update_id, kind(update.to_dict())) for update in found]

    async def texts(self) -> list[str]:
        """The texts of the messages and posts that wait, all confirmed."""
        found = await self.bot.get_updates(timeout=0)
        if found:
            await self.bot.get_updates(offset=found[-1].update_id + 1, timeout=0)
        messages = [update.message or update.channel_post for update in found]
        return [message.text for message in messages if message is not None and message.text]


def keys(*labels: str) -> InlineKeyboardMarkup:
    """Buttons one under another, that give what is on them."""
    return InlineKeyboardMarkup([[InlineKeyboardButton(label, callback_data=label)] for label in labels])


def kind(update: dict[str, Any]) -> str:
    """What an update is about."""
    return next(name for name in update if name != "update_id")


@asynccontextmanager
async def staged(check_limits: bool = False, **ways: Any) -> AsyncIterator[Stage]:
    """The double, open, at a time that stands still; ``ways`` go to it."""
    clock = ManualClock()
    double = BotApiDouble(lambda: clock.wall_ms() / 1000, **ways)
    async with double.open(check_limits), bot_of(double) as bot:
        yield Stage(double, bot, clock)


@asynccontextmanager
async def bot_of(double: BotApiDouble) -> AsyncIterator[ExtBot[None]]:
    """A bot that knows of the double what a program knows of the service: its address and the token."""
    bot: ExtBot[None] = ExtBot(double.token, base_url=double.base_url, base_file_url=double.base_file_url)
    async with bot:
        yield bot
