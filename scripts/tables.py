"""`buraco tables`: the tables that several programs share, the one where something happened last first."""

from __future__ import annotations

import argparse
import asyncio
import os
import time

import msgspec

from core.table.hosting import Entry
from core.table.messages import Player
from scripts.home import home_of
from scripts.locales import ENGLISH, tongue_of
from scripts.shared import shared
from scripts.sitting import streams
from scripts.terminals import columns_of, look_of
from transports.console.terminal import Paper, between, wrapped
from transports.text import by_team, clean_name
from transports.tongue import Tongue

_PHASES = {
    "lobby": "waiting for players",
    "playing": "playing",
    "paused": "paused",
    "adjourned": "adjourned",
    "over": "finished",
}

_CLOSED = {"abandoned": "closed", "forfeit": "given up"}
"""How a match ended that was not played out."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of ``buraco tables``."""
    parser.add_argument("--all", action="store_true", help="private tables too, and those whose match is over")
    parser.add_argument("--json", action="store_true", help="one JSON object a line, for programs")


def run(args: argparse.Namespace) -> int:
    """List them; there may be none."""
    stdin, stdout = streams()
    paper = Paper(stdout, look_of(stdin, stdout, os.environ, plain=False), lambda: columns_of(stdout, os.environ))
    entries = chosen(asyncio.run(_entries()), every=args.all)
    if args.json:
        for entry in entries:
            print(msgspec.json.encode(entry).decode())
        return 0
    if not entries:
        paper.say("There are no shared tables: buraco create makes one.")
        return 0
    for entry in entries:
        paper.lines(told(entry, paper.width))
    if any(entry.phase == "lobby" for entry in entries):
        paper.say("Sit down at one: buraco join CODE.")
    return 0


def chosen(entries: list[Entry], *, every: bool) -> list[Entry]:
    """Those to be listed, the newest first: unless ``every``, public ones that are not over."""
    shown = [entry for entry in entries if every or not (entry.private or entry.phase == "over")]
    return sorted(shown, key=lambda entry: -entry.at)


def told(entry: Entry, width: int) -> list[str]:
    """One table: its code, game and phase, when something happened last; who sits where, and the score by team."""
    if entry.problem is not None:
        return wrapped(f"{entry.table}  cannot be played: {entry.problem}.", width, 0, 8)
    deal = f", deal {entry.n}" if entry.n else ""
    private = ", private" if entry.private else ""
    heading = f"{entry.table}  {entry.preset}{deal}: {_phase(entry)}{private}"
    at = time.strftime("%Y-%m-%d %H:%M", time.localtime(entry.at / 1000)) if entry.at else ""
    tongue = tongue_of(ENGLISH)
    names = [_who(player, seat, tongue) for seat, player in enumerate(entry.players)]
    seats = ", ".join(f"{seat} {name}" for seat, name in enumerate(names))
    lines = [*between(heading, at, width, 8), *wrapped(f"Seats: {seats}.", width, 8, 8)]
    if entry.n and entry.totals:
        plain = [clean_name(player.name, seat, tongue) for seat, player in enumerate(entry.players)]
        lines += wrapped(f"Score: {by_team(tongue, plain, entry.totals)}.", width, 8, 8)
    return lines


def _phase(entry: Entry) -> str:
    ended = None if entry.result is None else _CLOSED.get(entry.result.reason)
    if ended is None:
        return _PHASES.get(entry.phase, entry.phase)
    return ended if entry.n else f"{ended} before the first deal"


def _who(player: Player, seat: int, tongue: Tongue) -> str:
    if not player.name:
        return "free"
    return f"{clean_name(player.name, seat, tongue)}{' (a bot)' if player.kind == 'bot' else ''}"


async def _entries() -> list[Entry]:
    async with shared(home_of(os.environ)) as bus:
        return await bus.directory.entries()
