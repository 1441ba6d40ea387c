"""`buraco seat-token`: an invitation to a seat, for somebody who comes through a gateway."""

from __future__ import annotations

import argparse
import asyncio
import os
import secrets
from typing import Final
from urllib.parse import urlsplit

from core.table.clock import SystemClock
from core.table.records import PARTED
from core.table.state import replay
from scripts.aside import tell
from scripts.bus_url import gateway_left
from scripts.failure import CommandError
from scripts.home import Home, checked_code, home_of
from scripts.shared import shared
from transports.gateway.invitation import invitation
from transports.gateway.tokens import Token, make_token
from transports.redis.directory import SECRET_BYTES, shared_secret

DAY_MS: Final = 86_400_000
MOST_DAYS: Final = 3_650
EVERYWHERE: Final = ("0.0.0.0", "::")
LOOPBACK: Final = ("127.0.0.1", "::1", "localhost")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of ``buraco seat-token``."""
    parser.add_argument("code", metavar="CODE", help="the table's code")
    parser.add_argument("seat", metavar="SEAT", type=int, help="the seat's number, 0 is the first")
    parser.add_argument("--days", metavar="N", type=int, default=30, help="how long it holds (default 30)")
    parser.add_argument(
        "--gateway",
        metavar="URL",
        help="the gateway's address as the guest sees it: wss://host (else that of this user's serve)",
    )


def run(args: argparse.Namespace) -> int:
    """Print the link, and the token alone under it. Whoever has either has the seat."""
    home = home_of(os.environ)
    if not 1 <= args.days <= MOST_DAYS:
        raise CommandError("bad_days", f"--days: a token holds 1 to {MOST_DAYS} days.")
    code = checked_code(args.code, shared=True)
    try:
        invitation(args.gateway or "ws://host", "")
    except ValueError as error:
        raise CommandError("bad_address", f"--gateway: {error}") from None
    token, holder = asyncio.run(token_for(home, code, args.seat, args.days))
    address = args.gateway or running_gateway(home)
    print(f"Join with: buraco join {invitation(address, token)}")
    print(f"Token: {token}")
    print("Whoever has it has the seat: hand it to nobody else.")
    if holder is not None:
        tell(f"Note: {holder} has seat {args.seat} now: this lets in only who comes as {holder}.")
    if args.gateway is None and urlsplit(address).hostname in LOOPBACK:
        tell("Note: this address leads to the gateway from this machine only: --gateway names it for others.")
    return 0


def running_gateway(home: Home) -> str:
    """Where the gateway of this user's `buraco serve` listens. Raises CommandError where none is known."""
    address = gateway_left(home)
    if address is None:
        text = "No gateway runs here that is known of: name its address as the guest sees it, --gateway wss://HOST."
        raise CommandError("no_gateway", text)
    if urlsplit(address).hostname in EVERYWHERE:
        text = "The gateway listens at all addresses of this machine: name the guest's, --gateway wss://HOST."
        raise CommandError("no_gateway", text)
    return address


async def token_for(home: Home, code: str, seat: int, days: int) -> tuple[str, str | None]:
    """A signed token for this seat, void once the seat has changed hands, and who has the seat now.

    That is None where nobody would lose it: it is free, a bot of the house plays it, or its player is out.
    Raises CommandError.
    """
    async with shared(home) as bus:
        await bus.entry(code)
        table = replay(code, await bus.log.read(code))
        if table is None:
            raise CommandError("unknown_table", f"Nothing is left of table {code}: the server has no records of it.")
        if not 0 <= seat < table.rules.players:
            raise CommandError("no_such_seat", f"The seats of table {code} are 0 to {table.rules.players - 1}.")
        secret = await shared_secret(bus.clients, secrets.token_bytes(SECRET_BYTES))
        until = SystemClock().wall_ms() + days * DAY_MS
        player = table.players[seat]
        has_it = player is not None and player.program is None and table.held[seat] not in PARTED
        token = make_token(secret, Token(code, seat, table.generations[seat], until))
        return token, player.name if has_it and player is not None else None
