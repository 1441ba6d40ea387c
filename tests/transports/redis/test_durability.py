"""An owner is told what a crash of the server could take away."""

from __future__ import annotations

from tests.transports.redis.servers import Server
from transports.redis.clients import Clients
from transports.redis.durability import weakness


async def test_the_owner_is_told_of_a_server_that_forgets(own_server: Server) -> None:
    clients = Clients(own_server.url)
    assert await weakness(clients) is None
    own_server.ask("CONFIG", "SET", "appendfsync", "everysec")
    assert "last second" in str(await weakness(clients))
    own_server.ask("CONFIG", "SET", "appendonly", "no")
    assert "appendonly yes" in str(await weakness(clients))
    await clients.aclose()


async def test_who_may_not_ask_is_told_nothing(own_server: Server) -> None:
    own_server.ask("CONFIG", "SET", "appendfsync", "no")
    for commands in ((), ("+info",)):
        own_server.ask("ACL", "SETUSER", "ann", "reset", "on", ">pw", "+hello", *commands)
        clients = Clients(own_server.url.replace("://", "://ann:pw@"))
        assert await weakness(clients) is None
        await clients.aclose()
