"""Which proxy is on the way to the Bot API, and that requests go over it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.transports.telegram.loopback import OK, Reader, Serve, Server, Writer, listening, saying
from transports.telegram.proxy import CannotUse, Proxy, proxy_for
from transports.telegram.wire import Unsent, Wire

FAR = "https://api.example.org/bot1:x/getMe"


@pytest.fixture
def named(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    def name(**proxies: str) -> None:
        for each in ("http", "https", "all", "no"):
            monkeypatch.delenv(f"{each.upper()}_PROXY", raising=False)
            monkeypatch.delenv(f"{each}_proxy", raising=False)
        for each, value in proxies.items():
            monkeypatch.setenv(f"{each}_proxy", value)

    name()
    return name


def test_without_one_named_the_way_is_straight(named: Callable[..., None]) -> None:
    assert proxy_for(FAR) is None
    named(http="http://proxy:3128")
    assert proxy_for(FAR) is None
    assert proxy_for("http://api.example.org:8081/x") == Proxy("http://proxy:3128", {})


def test_one_for_all_is_used_where_none_is_named_for_the_scheme(named: Callable[..., None]) -> None:
    named(all="proxy:3128", http="http://other:1")
    assert proxy_for(FAR) == Proxy("http://proxy:3128", {})
    assert proxy_for("http://api.example.org/x") == Proxy("http://other:1", {})


def test_where_none_is_wanted_the_way_is_straight(named: Callable[..., None]) -> None:
    named(https="proxy:3128", http="proxy:3128", no="localhost,127.0.0.1,example.org")
    assert proxy_for(FAR) is None
    assert proxy_for("http://127.0.0.1:8081/bot1:x/getMe") is None
    assert proxy_for("https://api.example.com/x") is not None


def test_a_password_is_told_to_the_proxy_and_stands_nowhere_else(named: Callable[..., None]) -> None:
    named(https="http://ann:p%40ss@proxy:3128/")
    proxy = proxy_for(FAR)
    assert proxy is not None
    assert proxy.url == "http://proxy:3128"
    assert proxy.headers == {"Proxy-Authorization": "Basic YW5uOnBAc3M="}
    assert "YW5" not in repr(proxy)


async def test_one_that_cannot_be_used_is_said_so_and_nothing_is_sent(named: Callable[..., None]) -> None:
    named(all="socks5://proxy:1080")
    with pytest.raises(CannotUse, match="only HTTP proxies can be used"):
        proxy_for(FAR)
    async with Wire() as wire:
        with pytest.raises(Unsent, match="only HTTP proxies can be used"):
            await wire.post(FAR)


async def test_requests_go_over_the_proxy_with_its_password(named: Callable[..., None]) -> None:
    async with listening(saying(OK)) as server, Wire() as wire:
        named(http=server.base.replace("http://", "http://ann:x@").partition("/bot")[0])
        assert await wire.post("http://api.example.org/bot1:x/getMe") is True
        head, _ = server.calls[0]
        assert head.startswith(b"POST http://api.example.org/bot1:x/getMe HTTP/1.1\r\n")
        assert b"Proxy-Authorization: Basic YW5uOng=\r\n" in head


async def test_before_a_sealed_way_the_proxy_is_told_alone(named: Callable[..., None]) -> None:
    def refusing(server: Server) -> Serve:
        async def serve(reader: Reader, writer: Writer) -> None:
            heads.append(await reader.readuntil(b"\r\n\r\n"))
            writer.write(b"HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n")

        return serve

    heads: list[bytes] = []
    async with listening(refusing) as server, Wire() as wire:
        named(https=server.base.replace("http://", "http://ann:x@").partition("/bot")[0])
        with pytest.raises(Unsent):
            await wire.post(FAR)
    assert heads[0].startswith(b"CONNECT api.example.org:443 HTTP/1.1\r\n")
    assert b"Proxy-Authorization: Basic YW5uOng=\r\n" in heads[0]
