"""`buraco bot ask RECORD --at N -- COMMAND…`: what a bot does at a point of a record, beside what was played."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import secrets
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from core.game.events import AnyEvent
from core.game.notation import echo
from core.table.messages import Hello, Update, encode
from scripts.aside import tell
from scripts.bot.brought import add_network, brought, expect_command, tell_unfit
from scripts.bot.last_words import hint, last_words
from scripts.bot.limits import add_limits, limits_of
from scripts.bot.point import Point, Story, story
from scripts.failure import CommandError
from scripts.given_file import printable
from scripts.given_words import add_given, given_of
from scripts.home import home_of
from scripts.locales import ENGLISH, tongue_of
from scripts.sitting import streams
from scripts.terminals import look_of
from transports.events_text import sentences
from transports.process.bot_process import BotProcess
from transports.process.faults import BotFailed
from transports.process.fitting import Fitting
from transports.process.program import Program
from transports.text import Style, Words, clean_name

MOST_ASKED: Final = 16
"""How often a bot is asked in the turn: one that goes on drawing nothing is left then."""
MOST_NOTES: Final = 5
"""What is told of a record that is not as it should be; `buraco replay` tells all of it."""
MOST_SHOWN: Final = 2_000
"""Characters of an explanation, and of its numbers."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of ``buraco bot ask``."""
    parser.usage = f"{parser.prog} RECORD --at N [options] -- COMMAND…"
    parser.add_argument("record", type=Path, metavar="RECORD", help="a record, as play --record and export write it")
    parser.add_argument("--at", type=int, required=True, metavar="N", help="after step N, as buraco replay counts them")
    add_given(parser)
    add_limits(parser)
    add_network(parser)
    parser.add_argument("--lines", type=Path, metavar="FILE", help="write what the bot was sent, for a test of yours")
    parser.set_defaults(command=[])


def run(args: argparse.Namespace) -> int:
    """Ask it; 0 where the rules allow its whole turn, 1 where it failed or the table would refuse it."""
    command = expect_command(args)
    worlds, options = given_of(args)
    found = story(args.record)
    point = found.point(args.at)
    for note in found.notes[:MOST_NOTES]:
        tell(note)
    home = home_of(os.environ)
    program = brought(home, command, worlds, options, network=args.network, limits=limits_of(args))
    tell(program.confined.sentence)
    if args.lines is not None:
        _expect_new(args.lines)  # before the bot is asked
    sent: list[Hello | Update] = []
    status = asyncio.run(_asked(found, point, program, sent))
    if args.lines is not None:
        _write(args.lines, sent)
    return status


async def _asked(found: Story, point: Point, program: Program, sent: list[Hello | Update]) -> int:
    tongue = tongue_of(ENGLISH)
    names = tuple(clean_name(player.name, seat, tongue) for seat, player in enumerate(found.match.seats))
    look = look_of(*streams(), os.environ, plain=False)
    style: Style = "signs" if look.signs else "letters"  # as `buraco replay` shows them
    words = Words(names, None, found.rules, tongue, style)
    print(f"Step {point.step}, deal {point.n}: {names[point.seat]} (seat {point.seat}) is on turn.")
    _say_played(found, point, words)
    hello = found.hello(point.seat)
    async with BotProcess(program) as bot:
        try:
            introduced = await bot.start(hello)
            tell_unfit(program, introduced)
            sent.append(hello)
            return await _turn(bot, point, words, Fitting(program, hello, introduced), sent)
        except BotFailed as failed:
            print(f"{program.name} failed ({failed.code}): {printable(failed.text)}{hint(bot.stderr())}")
            for line in last_words(bot.stderr(), 10):
                print(f"  stderr: {line}")
            return 1


def _say_played(found: Story, point: Point, words: Words) -> None:
    played = found.played(point)
    print("\nPlayed there:" if played else "\nPlayed there: nothing more; the record ends.")
    for moment, act in played:
        _say(words, moment.events, " (a stand-in)" if moment.by_clock else "")
        _say_why(act.explain, act.info)


async def _turn(bot: BotProcess, point: Point, words: Words, fitting: Fitting, sent: list[Hello | Update]) -> int:
    print(f"\n{bot.program.name} now:")
    asked: Point | None = point
    for _ in range(MOST_ASKED):
        if asked is None:
            break
        update = asked.update()
        sent.append(fitting.update(update))
        began = time.monotonic()
        act = await bot.ask(update)
        took = time.monotonic() - began
        after, events, refused = asked.then(act.actions)
        _say(words, events)
        if not act.actions:
            print("  No action: the table would refuse an empty act.")
            return 1
        if refused is not None:
            at, refusal = refused
            action = msgspec.json.encode(act.actions[at]).decode()
            print(f"  Refused at action {at} ({action}): {refusal.code}: {refusal.text}")
        _say_why(act.explain, act.info)
        print(f"  ({took:.2f} s)")
        if refused is not None:
            return 1
        asked = after
    return 0


def _say(words: Words, events: Sequence[AnyEvent], more: str = "") -> None:
    for text in sentences(events, words):
        print(f"  {text}{more}")


def _say_why(explain: str | None, info: Any) -> None:
    if explain:
        print(f"  explain: {printable(explain)[:MOST_SHOWN]}")
    if info is not None:
        print(f"  info: {printable(msgspec.json.encode(info).decode())[:MOST_SHOWN]}")


def _expect_new(path: Path) -> None:
    """There is no such file, and one can be written there. Raises CommandError."""
    with _writing(path):
        path.open("x").close()
        path.unlink()


def _write(path: Path, sent: Sequence[Hello | Update]) -> None:
    """What the bot was sent, as one whole file; where it failed before it was asked there is none.

    Raises CommandError.
    """
    if not sent:
        print(f"{path} was not written: the bot was asked nothing.")
        return
    partial = path.with_name(f".{path.name}.{secrets.token_hex(4)}.part")
    with _writing(path):
        try:
            partial.write_bytes(b"".join(encode(message) + b"\n" for message in sent))
            os.replace(partial, path)
        finally:
            partial.unlink(missing_ok=True)


@contextlib.contextmanager
def _writing(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        reason = (error.strerror or "no reason given").lower()
        text = f"--lines: {echo(str(path))} cannot be written ({reason}): name a new file."
        raise CommandError("bad_lines", text) from None
