"""The webhook's door: who knows the path and the secret is believed, and hears "yes" when an update was dealt with."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from aiohttp import ClientSession

from core.table.ports import TableError
from transports.telegram.inbox import MemoryInbox
from transports.telegram.webhook import MOST_BODY, SECRET, CannotListen, door, secret_of

URL = "https://example.org/tg/4711"
UPDATE = b'{"update_id": 1, "message": {}}'


class Box(MemoryInbox):
    """Where updates are dealt with, if it is not out of order."""

    def __init__(self) -> None:
        super().__init__()
        self.raw: list[bytes] = []
        self.broken = False

    async def put(self, raw: bytes) -> None:
        if self.broken:
            raise TableError("nobody answers")
        self.raw.append(raw)


@asynccontextmanager
async def opened(box: Box, secret: str = "s3cret") -> AsyncIterator[tuple[ClientSession, str]]:
    async with door(URL, "127.0.0.1", 0, secret, box) as (host, port), ClientSession() as session:
        yield session, f"http://{host}:{port}"


async def test_an_update_with_the_secret_is_dealt_with() -> None:
    box = Box()
    async with (
        opened(box) as (session, at),
        session.post(f"{at}/tg/4711", data=UPDATE, headers={SECRET: "s3cret"}) as answer,
    ):
        assert answer.status == 200
    assert box.raw == [UPDATE]


@pytest.mark.parametrize("headers", [{}, {SECRET: ""}, {SECRET: "s3creT"}, {SECRET: "s3cret "}, {SECRET: "é"}])
async def test_without_the_secret_nothing_is_dealt_with_and_nothing_told(headers: dict[str, str]) -> None:
    box = Box()
    async with (
        opened(box, "s3cret0") as (session, at),
        session.post(f"{at}/tg/4711", data=UPDATE, headers=headers) as it,
    ):
        assert it.status == 403
        assert await it.read() == b""
    assert box.raw == []


@pytest.mark.parametrize(
    ("raw", "status"),
    [(b"{", 400), (b"[]", 400), (b"{}", 400), (b"\xff", 400), (b'{"update_id": 1, "x": "' + b"x" * MOST_BODY, 413)],
)
async def test_what_is_no_update_is_refused(raw: bytes, status: int) -> None:
    box = Box()
    async with (
        opened(box) as (session, at),
        session.post(f"{at}/tg/4711", data=raw, headers={SECRET: "s3cret"}) as answer,
    ):
        assert answer.status == status
    assert box.raw == []


async def test_there_is_no_other_page() -> None:
    async with opened(Box()) as (session, at):
        for path in ("/", "/tg", "/tg/4711/"):
            async with session.post(f"{at}{path}", data=UPDATE, headers={SECRET: "s3cret"}) as answer:
                assert answer.status == 404
        async with session.get(f"{at}/tg/4711") as answer:
            assert answer.status == 405


async def test_what_nobody_deals_with_is_to_be_brought_again() -> None:
    box = Box()
    box.broken = True
    async with (
        opened(box) as (session, at),
        session.post(f"{at}/tg/4711", data=UPDATE, headers={SECRET: "s3cret"}) as answer,
    ):
        assert answer.status == 503


async def test_a_port_that_somebody_has_is_told_of() -> None:
    async with door(URL, "127.0.0.1", 0, "s", Box()) as (host, port):
        with pytest.raises(CannotListen, match="choose another port"):
            async with door(URL, host, port, "s", Box()):
                pass


async def test_an_address_that_is_not_of_this_machine_is_told_of_as_that() -> None:
    with pytest.raises(CannotListen, match=r"name an address of this machine"):
        async with door(URL, "192.0.2.1", 0, "s", Box()):
            pass


def test_the_secret_is_what_telegram_takes_and_holds_nothing_of_the_token() -> None:
    token = "123456789:AAbbCCddEEffGG"
    assert re.fullmatch(r"[A-Za-z0-9_-]{1,256}", secret_of(token))
    assert token.partition(":")[2] not in secret_of(token)
    assert secret_of(token) != secret_of("123456789:AAbbCCddEEffGH")
