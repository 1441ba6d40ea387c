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
from scripts.language import say
from scripts.launcher import program_name
from scripts.locales import add_language
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
    parser.add_argument("code", metavar="CODE", help=say("help-code"))
    parser.add_argument("seat", metavar="SEAT", type=int, help=say("seattoken-seat"))
    parser.add_argument("--days", metavar="N", type=int, default=30, help=say("seattoken-days"))
    parser.add_argument("--gateway", metavar="URL", help=say("seattoken-gateway"))
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Print the link, and the token alone under it. Whoever has either has the seat."""
    home = home_of(os.environ)
    if not 1 <= args.days <= MOST_DAYS:
        raise CommandError("bad_days", say("seattoken-bad-days", most=MOST_DAYS))
    code = checked_code(args.code, shared=True)
    try:
        invitation(args.gateway or "ws://host", "")
    except ValueError as error:
        raise CommandError("bad_address", f"--gateway: {error}") from None
    token, holder = asyncio.run(token_for(home, code, args.seat, args.days))
    address = args.gateway or running_gateway(home)
    print(say("seattoken-join", command=f"{program_name()} join {invitation(address, token)}"))
    print(say("seattoken-token", token=token))
    print(say("seattoken-secret"))
    if holder is not None:
        tell(say("seattoken-held", name=holder, seat=args.seat))
    if args.gateway is None and urlsplit(address).hostname in LOOPBACK:
        tell(say("seattoken-loopback"))
    return 0


def running_gateway(home: Home) -> str:
    """Where the gateway of this user's `buraco serve` listens. Raises CommandError where none is known."""
    address = gateway_left(home)
    if address is None:
        raise CommandError("no_gateway", say("seattoken-no-gateway"))
    if urlsplit(address).hostname in EVERYWHERE:
        raise CommandError("no_gateway", say("seattoken-everywhere"))
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
            raise CommandError("unknown_table", say("export-nothing-left", table=code))
        if not 0 <= seat < table.rules.players:
            raise CommandError("no_such_seat", say("seattoken-no-such-seat", table=code, last=table.rules.players - 1))
        secret = await shared_secret(bus.clients, secrets.token_bytes(SECRET_BYTES))
        until = SystemClock().wall_ms() + days * DAY_MS
        player = table.players[seat]
        has_it = player is not None and player.program is None and table.held[seat] not in PARTED
        token = make_token(secret, Token(code, seat, table.generations[seat], until))
        return token, player.name if has_it and player is not None else None
