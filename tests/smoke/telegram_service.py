"""What the chats need of the Bot API, tried once: on the real service where it is named, and always on the double."""

from __future__ import annotations

import io
import os
from collections.abc import Awaitable, Callable
from typing import Final

import pytest
from PIL import Image

from scripts.locales import LANGUAGES, tongue_of
from transports.telegram.api import BotApi, Myself
from transports.telegram.commands import register
from transports.telegram.screen import Button, Place, Screen
from transports.telegram.troubles import Gone

TOKEN: Final = "BURACO_TELEGRAM_SMOKE_TOKEN"
"""The environment variable with the token of a bot that is for nothing else: its commands are changed."""
CHAT: Final = "BURACO_TELEGRAM_SMOKE_CHAT"
"""The number of a chat to which that bot may write."""

TEXT: Final = "A smoke test of buraco; it clears this away. <&_* ♥"


def leave_out(config: pytest.Config, items: list[pytest.Item]) -> str | None:
    """Take out the tests on the real service where no token of a bot is given for them, and always in continuous
    integration; say so in one line."""
    if os.environ.get(TOKEN, "") and os.environ.get(CHAT, "") and not os.environ.get("CI", ""):
        return None
    needing = [item for item in items if item.get_closest_marker("telegram_service")]
    if not needing:
        return None
    items[:] = [item for item in items if item not in needing]
    config.hook.pytest_deselected(items=needing)
    return f"{len(needing)} test on the real Telegram is left out: {TOKEN} and {CHAT} name its bot and chat, out of CI"


async def tried(api: BotApi, chat: int, rest: Callable[[], Awaitable[None]]) -> Myself:
    """Do all of it, with a ``rest`` before each message; who the bot is. Raises ApiTrouble, AssertionError."""
    me = await api.open()
    assert me.username
    marks: list[str] = []

    async def keep(mark: str) -> None:
        marks.append(mark)

    await register(api, [tongue_of(code) for code in LANGUAGES], None, keep)
    assert marks, "the commands were not taken; the log says why"
    await api.drop_webhook()
    place = Place(chat)

    def shown(word: str) -> Screen:
        return Screen(f"{TEXT} {word}", ((Button("♥ one", data="smoke:1"), Button("two", data="smoke:2")),))

    await rest()
    text = (await api.send(place, shown("sent"), silent=True)).message
    await rest()
    await api.edit_text(place, text, shown("edited"))
    await rest()
    await api.edit_text(place, text, shown("edited"))  # the same once more is no trouble
    await rest()
    await api.strip(place, text)
    await rest()
    sent = await api.send(place, shown("with a picture"), _picture("red"), silent=True, protect=True)
    assert sent.file
    await rest()
    await api.edit_caption(place, sent.message, shown("with another text"))
    await rest()
    edited = await api.edit_picture(place, sent.message, shown("with another picture"), _picture("blue"))
    assert edited is not None
    await rest()
    again = await api.edit_picture(place, sent.message, shown("with the first picture"), sent.file)
    assert again is not None
    for message in (text, sent.message):
        await api.delete(place, message)
    await rest()
    with pytest.raises(Gone):
        await api.edit_text(place, text, shown("gone"))
    return me


def _picture(colour: str) -> bytes:
    file = io.BytesIO()
    Image.new("RGB", (320, 160), colour).save(file, "PNG")
    return file.getvalue()
