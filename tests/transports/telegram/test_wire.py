"""Requests to the Bot API, over loopback: what comes back, and what stays out of the log."""

from __future__ import annotations

import asyncio
import logging

import pytest
from telegram import Update
from telegram.error import NetworkError, TelegramError
from telegram.request import RequestData
from telegram.request._requestparameter import RequestParameter

from tests.transports.telegram.loopback import OK, Reader, Serve, Server, Writer, answer, listening, saying
from transports.telegram.reply import UNKNOWN_WAIT_S
from transports.telegram.wire import TooMany, UpdatesWire, Wire, hush


def form(**values: object) -> RequestData:
    return RequestData([RequestParameter.from_input(name, value) for name, value in values.items()])


async def test_one_connection_serves_many_calls_and_each_is_a_form() -> None:
    async with listening(saying(OK)) as server, Wire() as wire:
        for number in (1, 2, 3):
            assert await wire.post(f"{server.base}/x", form(chat_id=number, text="7♥ & 8♥", buttons=[1])) is True
        assert server.connections == 1
        head, body = server.calls[1]
        assert head.startswith(b"POST /bot123:secret/x HTTP/1.1\r\n")
        assert b"application/x-www-form-urlencoded" in head
        assert body == b"chat_id=2&text=7%E2%99%A5+%26+8%E2%99%A5&buttons=%5B1%5D"


async def test_no_more_connections_are_open_at_once_than_may_be() -> None:
    async with listening(saying(OK)) as server, Wire(3) as wire:
        await asyncio.gather(*(wire.post(f"{server.base}/x") for _ in range(12)))
        assert server.connections == 3


async def test_of_a_message_that_was_sent_no_more_is_read_than_is_wanted() -> None:
    said = b'{"ok":true,"result":{"message_id":5,"date":1,"chat":{"id":7},"text":"x","reply_markup":{}}}'
    async with listening(saying(answer(said))) as server, Wire() as wire:
        assert await wire.post(f"{server.base}/x") == {"message_id": 5, "date": 1, "chat": {"id": 7}}


async def test_an_update_that_cannot_be_read_is_passed_over_and_the_others_are_not(
    caplog: pytest.LogCaptureFixture,
) -> None:
    said = (
        b'{"ok":true,"result":[{"update_id":9,"message":{"message_id":"x","chat":5}},'
        b'{"update_id":8,"callback_query":{"id":"1","from":{"id":7,"is_bot":false,"first_name":"Ann"},"chat_instance":"1"}}]}'
    )
    async with listening(saying(answer(said))) as server, UpdatesWire() as wire:
        result = await wire.post(f"{server.base}/getUpdates")
    assert isinstance(result, list)
    updates = Update.de_list(result, None)
    assert [update.update_id for update in updates] == [9, 8]
    assert updates[0].message is None
    assert updates[1].callback_query is not None
    assert "update 9 cannot be read, and is passed over: nobody is answered" in caplog.messages


@pytest.mark.parametrize(
    ("body", "seconds"),
    [
        ('{"ok":false,"error_code":429,"parameters":{"retry_after":222}}', 222.0),
        ("<html>slow down</html>", UNKNOWN_WAIT_S),
    ],
)
async def test_too_many_requests_say_how_long_to_wait(body: str, seconds: float) -> None:
    async with listening(saying(answer(body.encode(), "429 Too Many Requests"))) as server, Wire() as wire:
        with pytest.raises(TooMany) as found:
            await wire.post(f"{server.base}/x")
        assert found.value.after_s == seconds


@pytest.mark.parametrize("body", [b"<html>Hello</html>", b'{"ok":true,', b"", b"\xff\xfe"])
async def test_what_is_no_json_is_an_answer_that_cannot_be_understood(body: bytes) -> None:
    async with listening(saying(answer(body))) as server, Wire() as wire:
        with pytest.raises(TelegramError, match="Invalid server response"):
            await wire.post(f"{server.base}/x")


async def test_a_redirection_is_not_followed() -> None:
    said = answer(b"", "302 Found", "Location: http://127.0.0.1:9/other\r\n")
    async with listening(saying(said)) as server, Wire() as wire:
        with pytest.raises(NetworkError):
            await wire.post(f"{server.base}/x")
        assert len(server.calls) == 1


async def test_a_server_that_is_not_well_is_a_broken_network_without_a_word_in_the_log(
    caplog: pytest.LogCaptureFixture,
) -> None:
    hush()
    async with listening(saying(answer(b"<html>Bad Gateway</html>", "502 Bad Gateway"))) as server, Wire() as wire:
        with caplog.at_level(logging.DEBUG), pytest.raises(NetworkError, match="status 502"):
            await wire.post(f"{server.base}/x")
    names = ("telegram", "httpx", "httpcore", "aiohttp")
    assert [one for one in caplog.records if one.name.partition(".")[0] in names] == []


@pytest.mark.parametrize("said", [b"", b"nonsense\r\n\r\n", OK[:-3]])
async def test_no_error_holds_the_address_which_has_the_token(said: bytes, caplog: pytest.LogCaptureFixture) -> None:
    def make(server: Server) -> Serve:
        async def serve(reader: Reader, writer: Writer) -> None:
            await server.call(reader)
            writer.write(said)

        return serve

    with caplog.at_level(logging.DEBUG):
        async with listening(make) as server, Wire() as wire:
            for url in (f"{server.base}/x", "http://127.0.0.1:bot123:secret/x"):
                with pytest.raises(NetworkError) as found:
                    await wire.post(url)
                assert "secret" not in repr(found.value)
                assert found.value.__context__ is None
    assert "secret" not in caplog.text


def test_hushing_twice_is_hushing_once_and_no_logger_is_made_more_talkative(caplog: pytest.LogCaptureFixture) -> None:
    logger = logging.getLogger("httpx")
    caplog.set_level(logging.CRITICAL, "httpx")
    hush()
    hush()
    assert logger.level == logging.CRITICAL
    assert len(logger.filters) == 1
