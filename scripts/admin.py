"""`buraco admin`: orders to a shared table, from whoever can reach its bus."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from collections.abc import Callable
from typing import Final

import msgspec

from core.game.options import clip
from core.game.rules import RulesError
from core.table.agreeing import agree
from core.table.orders import (
    Adjourn,
    Agree,
    Close,
    Done,
    Fill,
    Give,
    Kick,
    Look,
    Order,
    Pause,
    Resume,
    Start,
    Swap,
    Time,
)
from scripts.agreed import NO_CLOCK, read_clock, rules_changed, rules_named
from scripts.aside import tell
from scripts.failure import CommandError
from scripts.given_words import add_given, given_of
from scripts.home import checked_code, home_of
from scripts.locales import spoken
from scripts.settings import preset_table
from scripts.shared import patiently, shared
from transports.unusable_text import unusable_text

_ALONE: Final[dict[str, tuple[Callable[[], Order], str]]] = {
    "pause": (Pause, "Table {code} pauses: nobody acts and no clock runs. Go on with: buraco admin {code} resume"),
    "resume": (Resume, "Table {code} goes on."),
    "start": (Start, "Table {code} deals without waiting for anybody."),
    "close": (Close, "The match of table {code} has ended, without a winner."),
    "adjourn": (Adjourn, "Table {code} is adjourned: it goes on when its players have joined again and are ready."),
}
_ALREADY: Final = {
    ("pause", "paused"): "Table {code} is paused already. Go on with: buraco admin {code} resume",
    ("pause", "adjourned"): "Table {code} is adjourned already: it goes on when its players join again.",
    ("adjourn", "adjourned"): "Table {code} is adjourned already: it goes on when its players join again.",
    ("resume", "playing"): "Table {code} was not paused: it is being played.",
    ("resume", "lobby"): "Table {code} was not paused: its first deal is yet to come.",
    ("resume", "over"): "The match of table {code} is over.",
    ("start", "playing"): "Table {code} is being played already.",
}
"""What is said where a table in this phase has nothing to do for an order."""
_AT_SEAT: Final = "SEAT is a number, 0 is the first, or the name of who sits there"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of ``buraco admin``."""
    parser.add_argument("code", metavar="CODE", help="the table's code")
    orders = parser.add_subparsers(dest="order", metavar="ORDER", required=True)
    orders.add_parser("pause", help="nobody acts, no clock runs")
    orders.add_parser("resume", help="go on after a pause or an adjournment")
    orders.add_parser("start", help="deal without waiting for anybody to be ready")
    orders.add_parser("adjourn", help="pause until another day")
    clock = orders.add_parser("clock", help="give the players other times from now on")
    clock.add_argument("clock", metavar="S", help="seconds for a turn and a bank (90+300), or none")
    rules = orders.add_parser("rules", help="before the first deal: play other rules, with as many seats as they have")
    rules.add_argument("rules", metavar="PRESET", help="a preset, or a file of rules")
    rules.add_argument("--option", metavar="K=V", action="append", default=[], help="change one of them (players=2)")
    rules.add_argument("--target", metavar="N", type=int, help="points that end the match; 0: one deal")
    orders.add_parser("close", help="end the match for good, without a winner")
    kick = orders.add_parser("kick", help=f"free a seat ({_AT_SEAT})")
    kick.add_argument("seat", metavar="SEAT")
    swap = orders.add_parser("swap", help=f"let a bot play a seat from the end of its turn on ({_AT_SEAT})")
    swap.add_argument("seat", metavar="SEAT")
    swap.add_argument("program", metavar="PROGRAM")
    add_given(swap)
    give = orders.add_parser("give", help=f"give the bot of a seat a budget (0: none) or options ({_AT_SEAT})")
    give.add_argument("seat", metavar="SEAT")
    add_given(give)
    fill = orders.add_parser("fill", help="let a bot play every free seat")
    fill.add_argument("program", metavar="PROGRAM", nargs="?", default="greedy")
    add_given(fill)


def run(args: argparse.Namespace) -> int:
    """Give the order; 1 where the table refuses it or nobody hosts it."""
    code = checked_code(args.code, shared=True)
    args.agreed = _agreed(args) if args.order == "rules" else None
    tell(asyncio.run(_given(code, args)), sys.stdout)
    return 0


def seat_of(code: str, text: str, players: tuple[str, ...]) -> int:
    """The seat that is meant by its number, or by the name of who sits there. Raises CommandError."""
    if text.isascii() and text.isdigit():
        return int(text[:6])  # the table knows its seats
    wanted = " ".join(text.split()).casefold()
    seats = [seat for seat, name in enumerate(players) if name and name.casefold() == wanted]
    if len(seats) != 1:
        who = "nobody" if not seats else "more than one"
        there = ", ".join(f"{seat} {name or 'free'}" for seat, name in enumerate(players))
        text = f"At table {code} there is {who} called {clip(text)}: name the seat by its number ({there})."
        raise CommandError("no_such_player", text, status=1)
    return seats[0]


def _agreed(args: argparse.Namespace) -> Agree:
    """The rules that are to be played. Raises CommandError."""
    try:
        rules = rules_named(args.rules, rules_changed(args, None))
    except RulesError as error:
        raise CommandError(error.code, unusable_text(error, spoken())) from None
    return agree(rules, preset_table(rules.preset))


def _order(args: argparse.Namespace, seat: int) -> Order:
    match args.order:
        case "rules":
            agreed: Agree = args.agreed
            return agreed
        case "kick":
            return Kick(seat=seat)
        case "swap":
            worlds, options = given_of(args)
            return Swap(seat=seat, program=args.program, worlds=worlds, options=options)
        case "fill":
            worlds, options = given_of(args)
            return Fill(program=args.program, worlds=worlds, options=options)
        case "clock":
            return Time(clock=read_clock(args.clock))
        case "give":
            worlds, options = given_of(args, least=0)
            return Give(seat=seat, worlds=worlds, options=options)
        case name:
            return _ALONE[name][0]()


def told(args: argparse.Namespace, code: str, seat: int, before: Done, done: Done) -> str:
    """What has become of it, in a sentence."""
    had = before.players[seat] if seat < len(before.players) else ""
    match args.order:
        case "kick" if done.phase == "lobby":
            return f"Seat {seat} of table {code} is free now ({had} had it)."
        case "kick":
            return f"{had} was put out of seat {seat} of table {code}: a stand-in plays until somebody takes it."
        case "swap":
            place = "" if not had or done.phase == "lobby" else f" in place of {had}, from the end of its turn on"
            return f"A bot ({args.program}) plays seat {seat} of table {code}{place}."
        case "clock" if args.clock == NO_CLOCK:
            return f"No clock runs at table {code} from now on."
        case "clock":
            return f"The players of table {code} have {args.clock} seconds from now on."
        case "rules" if before.seq == done.seq:
            return f"Table {code} plays these rules already."
        case "rules":
            return f"Table {code} plays other rules now, and nobody is ready any more: {_sitting(done)}."
        case "give":
            return f"{had} plays seat {seat} of table {code} with what it was given from now on."
        case "fill" if before.players == done.players:
            return f"No seat of table {code} was free: {_sitting(done)}."
        case "fill":
            return f"Bots have taken the free seats of table {code}: {_sitting(done)}."
        case name:
            return (_ALREADY.get((name, before.phase)) or _ALONE[name][1]).format(code=code)


def _sitting(done: Done) -> str:
    return ", ".join(f"{seat} {name or 'free'}" for seat, name in enumerate(done.players))


async def _given(code: str, args: argparse.Namespace) -> str:
    async with shared(home_of(os.environ)) as bus:
        entry = await bus.call(code)
        if entry.problem is not None:
            if args.order != "close":
                raise CommandError("no_host", f"Table {code} cannot be played: {entry.problem}.", status=1)
            # Nobody can play it, so there is nobody to tell: the list says that it is closed, and its log stays.
            await bus.directory.put(msgspec.structs.replace(entry, phase="over", wanting=False))
            return f"Table {code} could not be played, and is closed now; what is left of its log stays."
        before = await patiently(bus.ask(code, Look()), tell)
        seat = seat_of(code, args.seat, before.players) if "seat" in args else 0
        done = await patiently(bus.ask(code, _order(args, seat)), tell)
        return told(args, code, seat, before, done)
