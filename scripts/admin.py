"""`buraco admin`: orders to a shared table, from whoever can reach its bus."""

from __future__ import annotations

import argparse
import asyncio
import os
from collections.abc import Callable
from typing import Final

from core.table.orders import Adjourn, Close, Done, Fill, Kick, Order, Pause, Resume, Start, Swap
from scripts.failure import CommandError
from scripts.given_file import printable
from scripts.home import checked_code, home_of
from scripts.shared import shared

_ALONE: Final[dict[str, tuple[Callable[[], Order], str]]] = {
    "pause": (Pause, "Table {code} pauses: nobody acts and no clock runs. Go on with: buraco admin {code} resume"),
    "resume": (Resume, "Table {code} goes on."),
    "start": (Start, "Table {code} deals without waiting for anybody."),
    "close": (Close, "The match of table {code} has ended, without a winner."),
    "adjourn": (Adjourn, "Table {code} is adjourned: it goes on when its players have joined again and are ready."),
}
_AT_SEAT: Final = "SEAT is a number, 0 is the first"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of ``buraco admin``."""
    parser.add_argument("code", metavar="CODE", help="the table's code")
    orders = parser.add_subparsers(dest="order", metavar="ORDER", required=True)
    orders.add_parser("pause", help="nobody acts, no clock runs")
    orders.add_parser("resume", help="go on after a pause or an adjournment")
    orders.add_parser("start", help="deal without waiting for anybody to be ready")
    orders.add_parser("adjourn", help="pause until another day")
    orders.add_parser("close", help="end the match for good, without a winner")
    kick = orders.add_parser("kick", help=f"free a seat ({_AT_SEAT})")
    kick.add_argument("seat", metavar="SEAT", type=int)
    swap = orders.add_parser("swap", help=f"let a bot play a seat from the end of its turn on ({_AT_SEAT})")
    swap.add_argument("seat", metavar="SEAT", type=int)
    swap.add_argument("program", metavar="PROGRAM")
    fill = orders.add_parser("fill", help="let a bot play every free seat")
    fill.add_argument("program", metavar="PROGRAM", nargs="?", default="greedy")


def run(args: argparse.Namespace) -> int:
    """Give the order; 1 where the table refuses it or nobody hosts it."""
    code = checked_code(args.code)
    done = asyncio.run(_given(code, _order(args)))
    print(printable(_told(args, code, done)))
    return 0


def _order(args: argparse.Namespace) -> Order:
    match args.order:
        case "kick":
            return Kick(seat=args.seat)
        case "swap":
            return Swap(seat=args.seat, program=args.program)
        case "fill":
            return Fill(program=args.program)
        case name:
            return _ALONE[name][0]()


def _told(args: argparse.Namespace, code: str, done: Done) -> str:
    """What has become of it, in a sentence."""
    match args.order:
        case "kick":
            after = "it is free" if done.phase == "lobby" else "a stand-in plays until somebody takes it"
            return f"Seat {args.seat} of table {code} is freed: {after}."
        case "swap":
            return f"A bot ({args.program}) plays seat {args.seat} of table {code}, from the end of its turn on."
        case "fill":
            return f"At table {code} sit: {', '.join(name or 'nobody' for name in done.players)}."
        case name:
            return _ALONE[name][1].format(code=code)


async def _given(code: str, order: Order) -> Done:
    async with shared(home_of(os.environ)) as bus:
        entry = await bus.call(code)
        if entry.problem is not None and not isinstance(order, Close):
            raise CommandError("no_host", f"Table {code} cannot be played: {entry.problem}.", status=1)
        return await bus.ask(code, order)
