"""The double's updates to the bot's own door."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from aiohttp import web
from telegram.error import BadRequest

from tests.transports.telegram.double.stage import Stage, staged
from tests.transports.telegram.double.webhook import SECRET


class Door:
    """A bot's door that answers as a test says."""

    def __init__(self) -> None:
        self.url = ""
        self.statuses: list[int] = []
        """Of the next answers; then 200."""
        self.bodies: list[Any] = []
        self.came: list[dict[str, Any]] = []
        self.secrets: list[str | None] = []
        self.held = asyncio.Event()
        self.held.set()

    async def open_door(self, request: web.Request) -> web.Response:
        self.came.append(await request.json())
        self.secrets.append(request.headers.get(SECRET))
        await self.held.wait()
        if self.bodies:
            return web.json_response(self.bodies.pop(0))
        return web.Response(status=self.statuses.pop(0) if self.statuses else 200)

    def texts(self) -> list[str]:
        return [update["message"]["text"] for update in self.came if "message" in update]


@asynccontextmanager
async def with_door(**ways: Any) -> AsyncIterator[tuple[Stage, Door]]:
    door = Door()
    app = web.Application()
    app.router.add_post("/own/path", door.open_door)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    door.url = f"http://127.0.0.1:{runner.addresses[0][1]}/own/path"
    try:
        async with staged(**ways) as stage:
            yield stage, door
    finally:
        await runner.cleanup()


async def test_an_update_comes_to_the_bots_own_path_with_its_secret() -> None:
    async with with_door() as (stage, door):
        await stage.bot.set_webhook(door.url, secret_token="s3cret_Token-1")
        stage.double.phone("Ann").starts()
        await stage.double.until("it comes", lambda: door.texts() == ["/start"])
        assert door.secrets == ["s3cret_Token-1"]
        await stage.double.until("it is taken", lambda: not stage.double.updates.waiting)


async def test_what_waited_before_the_webhook_was_set_comes_as_well() -> None:
    async with with_door() as (stage, door):
        stage.double.phone("Ann").starts()
        await stage.bot.set_webhook(door.url)
        await stage.double.until("it comes", lambda: door.texts() == ["/start"])
        assert door.secrets == [None]


async def test_what_waited_is_forgotten_where_the_bot_asks_for_that() -> None:
    async with with_door() as (stage, door):
        ann = stage.double.phone("Ann")
        ann.starts()
        await stage.bot.set_webhook(door.url, drop_pending_updates=True)
        ann.says("later")
        await stage.double.until("it comes", lambda: door.texts() == ["later"])


async def test_an_update_comes_again_after_longer_and_longer_pauses_until_it_is_taken() -> None:
    pauses: list[int] = []

    async def pause(tried: int) -> None:
        pauses.append(tried)

    async with with_door(pause=pause) as (stage, door):
        door.statuses = [500, 403, 302]
        await stage.bot.set_webhook(door.url)
        stage.double.phone("Ann").starts()
        await stage.double.until("it is taken", lambda: not stage.double.updates.waiting)
        assert len({update["update_id"] for update in door.came}) == 1
        assert len(door.came) == 4
        assert pauses == [1, 2, 3]


async def test_later_updates_of_a_chat_wait_for_the_first_and_other_chats_do_not() -> None:
    async with with_door() as (stage, door):
        ann, bob = stage.double.phone("Ann"), stage.double.phone("Bob")
        await stage.bot.set_webhook(door.url)
        door.held.clear()
        ann.starts()
        ann.says("second")
        bob.says("/start bob")
        await stage.double.until("two come", lambda: sorted(door.texts()) == ["/start", "/start bob"])
        door.held.set()
        await stage.double.until("all come", lambda: door.texts()[2:] == ["second"])


async def test_an_update_waits_for_a_bot_that_is_down() -> None:
    came: list[int] = []
    pauses: list[int] = []
    back = asyncio.Event()

    async def take(request: web.Request) -> web.Response:
        came.append((await request.json())["update_id"])
        return web.Response()

    async def pause(tried: int) -> None:
        pauses.append(tried)
        await back.wait()

    with socket.socket() as down:
        down.bind(("127.0.0.1", 0))  # but nobody listens yet
        async with staged(pause=pause) as stage:
            await stage.bot.set_webhook(f"http://127.0.0.1:{down.getsockname()[1]}/")
            stage.double.phone("Ann").starts()
            await stage.double.until("it is tried", lambda: pauses == [1])
            app = web.Application()
            app.router.add_post("/", take)
            runner = web.AppRunner(app, access_log=None)
            await runner.setup()
            await web.SockSite(runner, down).start()
            back.set()
            await stage.double.until("it is taken", lambda: not stage.double.updates.waiting)
            assert came == [1]
            await runner.cleanup()


async def test_the_info_says_what_waits_and_what_went_wrong_last() -> None:
    held = asyncio.Event()

    async def pause(tried: int) -> None:
        await held.wait()

    async with with_door(pause=pause) as (stage, door):
        assert not (await stage.bot.get_webhook_info()).url
        door.statuses = [500]
        await stage.bot.set_webhook(door.url, max_connections=5, allowed_updates=["message"])
        stage.double.phone("Ann").starts()
        await stage.double.until("it comes", lambda: len(door.came) == 1)
        info = await stage.bot.get_webhook_info()
        while info.last_error_message is None:  # the double reads the answer a moment after it was given
            info = await stage.bot.get_webhook_info()
        assert (info.url, info.pending_update_count, info.max_connections) == (door.url, 1, 5)
        assert info.last_error_message == "Wrong response from the webhook: 500 Internal Server Error"
        assert info.allowed_updates == ("message",)
        held.set()
        await stage.double.until("it is taken", lambda: not stage.double.updates.waiting)


async def test_an_update_that_was_taken_can_come_again() -> None:
    async with with_door() as (stage, door):
        await stage.bot.set_webhook(door.url)
        stage.double.phone("Ann").starts()
        await stage.double.until("it is taken", lambda: not stage.double.updates.waiting)
        stage.double.updates.again(1)
        await stage.double.until("it comes again", lambda: door.texts() == ["/start", "/start"])
        assert door.came[0] == door.came[1]


async def test_updates_wait_for_a_poller_once_the_webhook_is_gone() -> None:
    async with with_door() as (stage, door):
        await stage.bot.set_webhook(door.url)
        await stage.bot.delete_webhook()
        stage.double.phone("Ann").starts()
        assert await stage.texts() == ["/start"]
        assert door.came == []


async def test_a_call_in_the_bots_answer_is_noted() -> None:
    async with with_door() as (stage, door):
        door.bodies = [{"method": "sendMessage", "chat_id": 1, "text": "x"}]
        await stage.bot.set_webhook(door.url)
        stage.double.phone("Ann").starts()
        await stage.double.until("it is noted", lambda: bool(stage.double.webhook.answers))
        assert stage.double.webhook.answers == [("sendMessage", {"chat_id": 1, "text": "x"})]


async def test_an_address_or_a_secret_that_telegram_would_not_take_is_refused() -> None:
    async with staged() as stage:
        with pytest.raises(BadRequest, match=r"(?i)HTTPS URL must be provided"):
            await stage.bot.set_webhook("ftp://elsewhere")
        with pytest.raises(BadRequest, match="unallowed characters"):
            await stage.bot.set_webhook("https://127.0.0.1/x", secret_token="with space")
