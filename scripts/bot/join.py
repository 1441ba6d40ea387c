"""`buraco bot join CODE -- COMMAND…`: your program at a shared table, through the bus or a gateway."""

from __future__ import annotations

import argparse
import asyncio
import os
import secrets
from collections.abc import Awaitable, Callable

from core.table.messages import End
from scripts.aside import tell
from scripts.bot.brought import add_network, brought, expect_command, tried
from scripts.bot.telling import Telling, say_faults
from scripts.failure import CommandError
from scripts.given_words import add_given, given_of
from scripts.home import home_of
from scripts.join import checked_name, read_where
from scripts.joining import Guest
from scripts.joining_bot import Brings, run_bot
from transports.process.bot_seat import play_bot
from transports.process.faults import Faults
from transports.process.program import Program


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of ``buraco bot join``."""
    parser.usage = f"{parser.prog} CODE [--seat N] [--as NAME] [--worlds N] [--set NAME=VALUE] [--network] -- COMMAND…"
    parser.add_argument(
        "table", metavar="CODE", nargs="?", default="", help="the table's code, or an invitation link (wss://…)"
    )
    parser.add_argument(
        "--seat", metavar="N", type=int, help="the seat's number, 0 is the first (else any that is free)"
    )
    parser.add_argument("--as", dest="name", metavar="NAME", help="what the bot is called at the table")
    parser.add_argument("--url", metavar="URL", help="an invitation link, or the address of a gateway (wss://host)")
    parser.add_argument("--token", metavar="T", help="of a seat, where the link holds none")
    add_given(parser)
    add_network(parser)
    parser.add_argument("--take-over", action="store_true", help="take the seat from wherever the bot plays it now")
    parser.set_defaults(command=[])


def run(args: argparse.Namespace) -> int:
    """Play there; 0 at the end of the match. Standard error says who sits where, what goes wrong and how it ended."""
    command = expect_command(args)
    worlds, options = given_of(args)
    if args.url is not None and args.table:
        raise CommandError("two_tables", "Name the table by its code or by --url, not by both.")
    args.table = args.url or args.table
    if not args.table:
        raise CommandError("no_table", "Say which table: its code, or --url and an invitation link.")
    where = read_where(args)
    home = home_of(os.environ)
    program = brought(home, command, worlds, options, network=args.network)
    introduced = asyncio.run(tried(program))
    name = checked_name(args.name or f"{introduced.name[:30].strip() or program.name[:30]} {secrets.token_hex(2)}")
    tell(program.confined.sentence)
    faults = Faults(Telling(program).tell)
    bot = Brings(program.name, name, _player(program, faults), worlds)
    try:
        return run_bot(home, where, args.seat, bot, take_over=args.take_over)
    finally:
        say_faults(program, faults)


def _player(program: Program, faults: Faults) -> Callable[[Guest], Awaitable[End | None]]:
    async def play(guest: Guest) -> End | None:
        return await play_bot(guest.client, program, faults)

    return play
