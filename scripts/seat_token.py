"""`buraco seat-token`: an invitation to a seat, for somebody who comes through a gateway."""

from __future__ import annotations

import argparse
import asyncio
import os
import secrets
from typing import Final

from core.table.clock import SystemClock
from core.table.state import replay
from scripts.failure import CommandError
from scripts.home import Home, checked_code, home_of
from scripts.server_settings import server_settings
from scripts.shared import shared
from transports.gateway.invitation import invitation
from transports.gateway.tokens import Token, make_token
from transports.redis.directory import shared_secret

DAY_MS: Final = 86_400_000
MOST_DAYS: Final = 3_650


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of ``buraco seat-token``."""
    parser.add_argument("code", metavar="CODE", help="the table's code")
    parser.add_argument("seat", metavar="SEAT", type=int, help="the seat's number, 0 is the first")
    parser.add_argument("--days", metavar="N", type=int, default=30, help="how long it holds (default 30)")
    parser.add_argument("--gateway", metavar="URL", help="the gateway's address as the guest sees it: wss://host")


def run(args: argparse.Namespace) -> int:
    """Print the link, and the token alone under it. Whoever has either has the seat."""
    if not 1 <= args.days <= MOST_DAYS:
        raise CommandError("bad_days", f"--days: a token holds 1 to {MOST_DAYS} days.")
    code = checked_code(args.code)
    address = args.gateway or usual_address()
    try:
        invitation(address, "")
    except ValueError as error:
        raise CommandError("bad_address", f"--gateway: {error}") from None
    token = asyncio.run(token_for(home_of(os.environ), code, args.seat, args.days))
    print(f"Join with: buraco join {invitation(address, token)}")
    print(f"Token: {token}")
    print("Whoever has it has the seat: hand it to nobody else.")
    return 0


def usual_address() -> str:
    """Where the gateway of a `buraco serve` with the usual settings listens."""
    gateway = server_settings(None, os.environ).gateway
    return f"ws://{gateway.host}:{gateway.port}"


async def token_for(home: Home, code: str, seat: int, days: int) -> str:
    """A signed token for this seat, void once the seat has changed hands. Raises CommandError."""
    async with shared(home) as bus:
        await bus.entry(code)
        table = replay(code, await bus.log.read(code))
        if table is None:
            raise CommandError("unknown_table", f"Table {code} has no records: buraco tables lists those there are.")
        if not 0 <= seat < table.rules.players:
            raise CommandError("no_such_seat", f"The seats of table {code} are 0 to {table.rules.players - 1}.")
        secret = await shared_secret(bus.clients, secrets.token_bytes(32))
        until = SystemClock().wall_ms() + days * DAY_MS
        return make_token(secret, Token(code, seat, table.generations[seat], until))
