"""The server of these tests. What the chats ask of one is tried on every kind in tests/transports; here one is enough,
but for the tests that name their kind."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.transports.redis.servers import Server


@pytest.fixture
def server(request: pytest.FixtureRequest, servers: Callable[[str], Server]) -> Server:
    """A server without data; with `on_every_kind`, one of each."""
    return servers(getattr(request, "param", "valkey"))
