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
from scripts.language import say
from scripts.locales import add_language, spoken
from scripts.shared import shared
from scripts.sitting import streams
from scripts.terminals import columns_of, look_of
from transports.closing_text import closing_text
from transports.console.terminal import Paper, between, wrapped
from transports.text import by_team, clean_name
from transports.tongue import Tongue

_PHASES = {
    "lobby": "tables-waiting",
    "playing": "tables-playing",
    "paused": "tables-paused",
    "adjourned": "tables-adjourned",
    "over": "tables-finished",
}

_CLOSED = {"abandoned": "tables-closed", "forfeit": "tables-given-up"}
_CLOSED_EARLY = {"abandoned": "tables-closed-early", "forfeit": "tables-given-up-early"}
"""How a match ended that was not played out; early: before its first deal."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of ``buraco tables``."""
    parser.add_argument("--all", action="store_true", help=say("help-tables-all"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))
    add_language(parser)


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
        paper.say(say("tables-none"))
        return 0
    for entry in entries:
        paper.lines(told(entry, paper.width))
    if any(entry.phase == "lobby" for entry in entries):
        paper.say(say("tables-sit-down"))
    return 0


def chosen(entries: list[Entry], *, every: bool) -> list[Entry]:
    """Those to be listed, the newest first: unless ``every``, public ones that are not over."""
    shown = [entry for entry in entries if every or not (entry.private or entry.phase == "over")]
    return sorted(shown, key=lambda entry: -entry.at)


def told(entry: Entry, width: int) -> list[str]:
    """One table: its code, game and phase, when something happened last; who sits where, and the score by team."""
    tongue = spoken()
    if entry.problem is not None:
        return wrapped(
            f"{entry.table}  {say('tables-problem', problem=closing_text(entry.problem, tongue))}", width, 0, 8
        )
    state = say("tables-private", state=_phase(entry)) if entry.private else _phase(entry)
    about = (
        say("tables-table-deal", preset=entry.preset, n=entry.n, state=state)
        if entry.n
        else say("tables-table", preset=entry.preset, state=state)
    )
    heading = f"{entry.table}  {about}"
    at = time.strftime("%Y-%m-%d %H:%M", time.localtime(entry.at / 1000)) if entry.at else ""
    names = [_who(player, seat, tongue) for seat, player in enumerate(entry.players)]
    seats = ", ".join(f"{seat} {name}" for seat, name in enumerate(names))
    lines = [*between(heading, at, width, 8), *wrapped(say("tables-seats", seats=seats), width, 8, 8)]
    if entry.n and entry.totals:
        plain = [clean_name(player.name, seat, tongue) for seat, player in enumerate(entry.players)]
        lines += wrapped(say("tables-score", scores=by_team(tongue, plain, entry.totals)), width, 8, 8)
    return lines


def _phase(entry: Entry) -> str:
    how = _CLOSED if entry.n else _CLOSED_EARLY
    ended = None if entry.result is None else how.get(entry.result.reason)
    if ended is not None:
        return say(ended)
    return say(_PHASES[entry.phase]) if entry.phase in _PHASES else entry.phase


def _who(player: Player, seat: int, tongue: Tongue) -> str:
    if not player.name:
        return say("tables-free")
    name = clean_name(player.name, seat, tongue)
    return say("tables-bot", name=name) if player.kind == "bot" else name


async def _entries() -> list[Entry]:
    async with shared(home_of(os.environ)) as bus:
        return await bus.directory.entries()
