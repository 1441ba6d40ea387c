"""Who may have a seat at a shared table: invitations, links, and a player who is there already."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.scripts.hosting import hosted
from tests.scripts.machines import Machine
from tests.scripts.terminal_session import TerminalSession
from tests.transports.redis.servers import Server
from transports.gateway.invitation import read_invitation
from transports.gateway.tokens import read_token
from transports.redis.clients import Clients
from transports.redis.directory import shared_secret


@pytest.fixture
def machine(tmp_path: Path, servers: Callable[[str], Server]) -> Machine:
    """A machine with Valkey."""
    return Machine(tmp_path / "home", servers("valkey").url)


async def test_an_invitation_is_for_one_seat_as_it_is_held_now(machine: Machine) -> None:
    code = await machine.table()
    said = (await machine.fine("seat-token", code, "2", "--days", "7", "--gateway", "wss://play.example")).split("\n")
    assert said[0].startswith("Join with: buraco join wss://play.example/seat#")
    url, token = read_invitation(said[0].split(" ")[-1])
    assert url == "wss://play.example/seat"
    assert said[1] == f"Token: {token}"
    clients = Clients(machine.url)
    secret = await shared_secret(clients, bytes(32))
    await clients.aclose()
    assert token is not None
    read = read_token(secret, token, 0)
    assert (read.table, read.seat, read.generation) == (code, 2, 0)
    assert "name its address as the guest sees it" in await machine.refused("seat-token", code, "0", status=2)
    assert await machine.refused("seat-token", code, "9", status=2) == f"The seats of table {code} are 0 to 3."
    assert "1 to 3650 days" in await machine.refused("seat-token", code, "0", "--days", "0", status=2)
    assert "looks like wss://host" in await machine.refused("seat-token", code, "0", "--gateway", "x", status=2)


async def test_a_link_that_cannot_be_used_is_refused_before_anything_is_connected(machine: Machine) -> None:
    join = ("join", "ws://127.0.0.1:9", "--as", "Ana")
    assert "A gateway wants a token" in await machine.refused(*join, status=2)
    assert "leave --seat out" in await machine.refused(*join, "--token", "x", "--seat", "1", status=2)
    assert "--token goes with the address" in await machine.refused("join", "ZZZZZZ", "--token", "x", status=2)
    assert "no query and no password" in await machine.refused("join", "ws://h/?token=x", "--as", "Ana", status=2)
    assert "there is no bot 'grady'" in await machine.refused("join", "ZZZZZZ", "--bot", "grady", status=2)
    assert "Say who you are: --as NAME" in await machine.refused("join", "ZZZZZZ", status=2)
    assert "A name has 1 to 40" in await machine.refused("join", "ZZZZZZ", "--as", "x" * 41, status=2)


async def test_a_seat_is_not_taken_from_where_its_player_is_unless_they_say_so(machine: Machine) -> None:
    async with hosted(machine.url):
        code = await machine.table("--seats", "human,greedy")
        with TerminalSession(machine.environment, "join", code, "--as", "Ana") as here:
            await asyncio.to_thread(here.expect, f"You sit at table {code} on seat 0 as Ana.")
            said = await machine.refused("join", code, "--as", "Ana")
            assert said == f"Ana is at table {code} from another terminal: --take-over takes the seat over."
            with TerminalSession(machine.environment, "join", code, "--as", "Ana") as there:
                await asyncio.to_thread(there.expect, "take the seat over? (yes/no)")
                there.line("no")
                await asyncio.to_thread(there.expect, "Then everything stays as it is.")
                assert await asyncio.to_thread(there.end) == 0
            with TerminalSession(machine.environment, "join", code, "--as", "Ana") as there:
                await asyncio.to_thread(there.expect, "take the seat over? (yes/no)")
                there.line("yes")
                await asyncio.to_thread(there.expect, f"You sit at table {code} on seat 0 as Ana.")
                await asyncio.to_thread(here.expect, f"join {code} --as Ana")
                assert await asyncio.to_thread(here.end) == 1
                ran = await machine.runs("join", code, "--as", "Ana", "--take-over", lines="quit\n")
                assert "You sit at table" in ran.stdout
                await asyncio.to_thread(there.expect, f"join {code} --as Ana")


async def test_an_invitation_to_somebodys_seat_says_so(machine: Machine) -> None:
    async with hosted(machine.url):
        code = await machine.table("--seats", "human,greedy", "--name", "Ana")
        ran = await machine.runs("seat-token", code, "0", "--gateway", "wss://play.example")
        assert ran.stderr == "Note: Ana has seat 0 now: this lets in only who comes as Ana.\n"
        assert await machine.fine("seat-token", code, "1", "--gateway", "wss://play.example") != ""
