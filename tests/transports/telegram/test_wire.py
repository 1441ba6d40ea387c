"""Requests to the Bot API: answers that the library would make noise about, and what stays out of the log."""

from __future__ import annotations

import logging

import httpx
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer
from telegram import Update
from telegram.error import NetworkError

from transports.telegram.wire import UNKNOWN_WAIT_S, TooMany, UpdatesWire, Wire, hush, in_one_piece, readable


@pytest.mark.parametrize(
    ("body", "seconds"),
    [
        ('{"ok":false,"error_code":429,"parameters":{"retry_after":222}}', 222.0),
        ('{"ok":false,"error_code":429,"parameters":{"retry_after":-3}}', 0.0),
        ('{"ok":false,"error_code":429}', UNKNOWN_WAIT_S),
        ('{"parameters":{"retry_after":"soon"}}', UNKNOWN_WAIT_S),
        ('{"ok":false,"error_code":429,"description":"Too Many Requests: retry after 7"}', 7.0),
        ('{"description":"Too Many Requests: retry after 7","parameters":{"retry_after":Infinity}}', 7.0),
        ("Too Many Requests: Retry After 12", 12.0),
        ("<html>slow down</html>", UNKNOWN_WAIT_S),
        ("[]", UNKNOWN_WAIT_S),
    ],
)
async def test_too_many_requests_say_how_long_to_wait_in_whatever_words(body: str, seconds: float) -> None:
    async def answer(_: web.Request) -> web.Response:
        return web.Response(status=429, text=body)

    app = web.Application()
    app.router.add_post("/x", answer)
    async with TestServer(app) as server, Wire() as wire:
        with pytest.raises(TooMany) as found:
            await wire.post(str(server.make_url("/x")))
        assert found.value.after_s == seconds


async def test_a_server_that_is_not_well_is_a_broken_network_without_a_word_in_the_log(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def answer(_: web.Request) -> web.Response:
        return web.Response(status=502, text="<html>Bad Gateway</html>")

    app = web.Application()
    app.router.add_post("/bot123:secret/x", answer)
    hush()
    async with TestServer(app) as server, Wire() as wire:
        with caplog.at_level(logging.DEBUG), pytest.raises(NetworkError, match="status 502"):
            await wire.post(str(server.make_url("/bot123:secret/x")))
    assert [one for one in caplog.records if one.name.partition(".")[0] in ("telegram", "httpx", "httpcore")] == []


async def test_a_form_with_a_picture_goes_out_in_one_piece() -> None:
    request = httpx.Request("POST", "http://127.0.0.1/x", data={"chat_id": "7"}, files={"photo": b"\x89PNG"})
    whole = b"".join([part async for part in request.stream])  # type: ignore[union-attr]
    assert len([part async for part in request.stream]) > 1  # type: ignore[union-attr]
    await in_one_piece(request)
    assert [part async for part in request.stream] == [whole]  # type: ignore[union-attr]
    assert request.headers["content-length"] == str(len(whole))


def test_hushing_twice_is_hushing_once_and_no_logger_is_made_more_talkative(caplog: pytest.LogCaptureFixture) -> None:
    logger = logging.getLogger("httpx")
    caplog.set_level(logging.CRITICAL, "httpx")
    hush()
    hush()
    assert logger.level == logging.CRITICAL
    assert len(logger.filters) == 1


async def test_an_update_that_cannot_be_read_is_passed_over_and_the_others_are_not(
    caplog: pytest.LogCaptureFixture,
) -> None:
    ann = {"id": 7, "is_bot": False, "first_name": "Ann"}
    whole = {"update_id": 8, "callback_query": {"id": "1", "from": ann, "chat_instance": "1"}}
    broken = {"update_id": 9, "message": {"message_id": "x", "chat": 5}}

    async def answer(_: web.Request) -> web.Response:
        return web.json_response({"ok": True, "result": [broken, whole]})

    app = web.Application()
    app.router.add_post("/getUpdates", answer)
    async with TestServer(app) as server, UpdatesWire() as wire:
        result = await wire.post(str(server.make_url("/getUpdates")))
    assert isinstance(result, list)
    updates = Update.de_list(result, None)
    assert [update.update_id for update in updates] == [9, 8]
    assert updates[0].message is None
    assert updates[1].callback_query is not None
    assert [one.getMessage() for one in caplog.records if "9" in one.getMessage()] == [
        "update 9 cannot be read, and is passed over: nobody is answered"
    ]


@pytest.mark.parametrize(
    "payload", [b"", b"[]", b'{"ok":true,"result":[]}', b'{"result":[{}]}', b'{"result":[{"update_id":1}]}']
)
def test_every_other_answer_is_left_as_it_is(payload: bytes) -> None:
    assert readable(payload) == payload
