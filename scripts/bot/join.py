"""`buraco bot join CODE -- COMMAND…`: your program at a shared table, through the bus or a gateway."""

from __future__ import annotations

import argparse
import asyncio
import os
import secrets
from collections.abc import Awaitable, Callable

from core.game.options import clip
from core.table.messages import End
from scripts.aside import tell
from scripts.bot.brought import add_network, brought, expect_command, tell_unfit, tried
from scripts.bot.limits import add_limits, limits_of, limits_said
from scripts.bot.telling import Telling, faults_said
from scripts.failure import CommandError
from scripts.given_words import add_given, given_of, given_said
from scripts.home import home_of
from scripts.join import SCHEMES, checked_name, read_where
from scripts.joining import Guest
from scripts.joining_bot import Brings, run_bot
from transports.process.bot_seat import play_bot
from transports.process.faults import Faults
from transports.process.program import Program


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of ``buraco bot join``."""
    parser.usage = f"{parser.prog} CODE [options] -- COMMAND…"
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
    add_limits(parser)
    add_network(parser)
    parser.add_argument("--take-over", action="store_true", help="take the seat from wherever the bot plays it now")
    parser.set_defaults(command=[])


def run(args: argparse.Namespace) -> int:
    """Play there; 0 at the end of the match. Standard error says who sits where, what goes wrong and how it ended."""
    command = expect_command(args)
    worlds, options = given_of(args)
    if args.url is not None and args.table:
        raise CommandError("two_tables", "Name the table by its code or by --url, not by both.")
    if args.url is not None and not args.url.strip().lower().startswith(SCHEMES):
        text = f"--url: {clip(args.url)!r} is no link: write one that begins with wss:// or ws://, or the table's code."
        raise CommandError("bad_address", text)
    args.table = args.url or args.table
    if not args.table:
        raise CommandError("no_table", "Say which table: its code, or --url and an invitation link.")
    where = read_where(args)
    home = home_of(os.environ)
    program = brought(home, command, worlds, options, network=args.network, limits=limits_of(args))
    introduced = asyncio.run(tried(program))
    tell_unfit(program, introduced)
    name = checked_name(args.name or f"{introduced.name[:30].strip() or program.name[:30]} {secrets.token_hex(2)}")
    tell(program.confined.sentence)
    faults = Faults(Telling(program).tell)
    network = ["--network"] if args.network else []
    back = ("bot", "join", "{table}", "--as", name, *given_said(args), *limits_said(args), *network, "--", *command)
    bot = Brings(program.name, name, _player(program, faults), worlds, back)
    with faults_said(program, faults):
        return run_bot(home, where, args.seat, bot, take_over=args.take_over)


def _player(program: Program, faults: Faults) -> Callable[[Guest], Awaitable[End | None]]:
    async def play(guest: Guest) -> End | None:
        return await play_bot(guest.client, program, faults)

    return play
