"""`buraco admin`: orders to a shared table, from whoever can reach its bus."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from collections.abc import Callable, Sequence
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
from scripts.language import say
from scripts.locales import add_language, spoken
from scripts.settings import preset_table
from scripts.shared import patiently, shared
from transports.closing_text import closing_text
from transports.unusable_text import unusable_text

_ALONE: Final[dict[str, tuple[Callable[[], Order], str]]] = {
    "pause": (Pause, "admin-paused"),
    "resume": (Resume, "admin-resumed"),
    "start": (Start, "admin-started"),
    "close": (Close, "admin-closed"),
    "adjourn": (Adjourn, "admin-adjourned"),
}
"""By word, the order, and the message about what has become of it."""
_ALREADY: Final = {
    ("pause", "paused"): "admin-paused-already",
    ("pause", "adjourned"): "admin-adjourned-already",
    ("adjourn", "adjourned"): "admin-adjourned-already",
    ("resume", "playing"): "admin-not-paused",
    ("resume", "lobby"): "admin-not-begun",
    ("resume", "over"): "admin-over",
    ("start", "playing"): "admin-playing",
}
"""What is said where a table in this phase has nothing to do for an order."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of ``buraco admin``."""
    parser.add_argument("code", metavar="CODE", help=say("help-code"))
    add_language(parser)
    orders = parser.add_subparsers(dest="order", metavar="ORDER", required=True)
    orders.add_parser("pause", help=say("admin-pause"))
    orders.add_parser("resume", help=say("admin-resume"))
    orders.add_parser("start", help=say("admin-start"))
    orders.add_parser("adjourn", help=say("admin-adjourn"))
    clock = orders.add_parser("clock", help=say("admin-clock"))
    clock.add_argument("clock", metavar="S", help=say("admin-clock-times"))
    rules = orders.add_parser("rules", help=say("admin-rules"))
    rules.add_argument("rules", metavar="R", help=say("admin-rules-named"))
    rules.add_argument("--option", metavar="K=V", action="append", default=[], help=say("help-option"))
    rules.add_argument("--target", metavar="N", type=int, help=say("help-target"))
    orders.add_parser("close", help=say("admin-close"))
    kick = orders.add_parser("kick", help=_at_seat(say("admin-kick")))
    kick.add_argument("seat", metavar="SEAT")
    swap = orders.add_parser("swap", help=_at_seat(say("admin-swap")))
    swap.add_argument("seat", metavar="SEAT")
    swap.add_argument("program", metavar="PROGRAM")
    add_given(swap)
    give = orders.add_parser("give", help=_at_seat(say("admin-give")))
    give.add_argument("seat", metavar="SEAT")
    add_given(give)
    fill = orders.add_parser("fill", help=say("admin-fill"))
    fill.add_argument("program", metavar="PROGRAM", nargs="?", default="greedy")
    add_given(fill)


def _at_seat(what: str) -> str:
    return say("admin-help-at-seat", what=what, at=say("admin-at-seat"))


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
        given = {"table": code, "typed": clip(text), "seats": _sitting(players)}
        said = say("admin-several-called", **given) if seats else say("admin-nobody-called", **given)
        raise CommandError("no_such_player", said, status=1)
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
            return say("admin-freed", seat=seat, table=code, name=had)
        case "kick":
            return say("admin-put-out", seat=seat, table=code, name=had)
        case "swap":
            if not had or done.phase == "lobby":
                return say("admin-swapped", bot=args.program, seat=seat, table=code)
            return say("admin-swapped-for", bot=args.program, seat=seat, table=code, name=had)
        case "clock" if args.clock == NO_CLOCK:
            return say("admin-no-clock", table=code)
        case "clock":
            return say("admin-clock-now", table=code, times=args.clock)
        case "rules" if before.seq == done.seq:
            return say("admin-same-rules", table=code)
        case "rules":
            return say("admin-other-rules", table=code, seats=_sitting(done.players))
        case "give":
            return say("admin-given", name=had, seat=seat, table=code)
        case "fill" if before.players == done.players:
            return say("admin-none-free", table=code, seats=_sitting(done.players))
        case "fill":
            return say("admin-filled", table=code, seats=_sitting(done.players))
        case name:
            return say(_ALREADY.get((name, before.phase)) or _ALONE[name][1], table=code)


def _sitting(players: Sequence[str]) -> str:
    return ", ".join(f"{seat} {name or say('admin-free')}" for seat, name in enumerate(players))


async def _given(code: str, args: argparse.Namespace) -> str:
    async with shared(home_of(os.environ)) as bus:
        entry = await bus.call(code)
        if entry.problem is not None:
            if args.order != "close":
                problem = closing_text(entry.problem, spoken())
                raise CommandError("no_host", say("admin-unplayable", table=code, problem=problem), status=1)
            # Nobody can play it, so there is nobody to tell: the list says that it is closed, and its log stays.
            await bus.directory.put(msgspec.structs.replace(entry, phase="over", wanting=False))
            return say("admin-closed-unplayable", table=code)
        before = await patiently(bus.ask(code, Look()), tell)
        seat = seat_of(code, args.seat, before.players) if "seat" in args else 0
        done = await patiently(bus.ask(code, _order(args, seat)), tell)
        return told(args, code, seat, before, done)
