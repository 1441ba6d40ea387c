"""`buraco export`: the public record of a shared table, in a file."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from pathlib import Path
from typing import Final

from core.table.ports import LogDamaged
from core.table.public_record import Line, MatchLine, ResultLine, ScoreLine, lines_before_damage, public_lines, written
from scripts.aside import tell
from scripts.failure import CommandError
from scripts.home import Home, checked_code, home_of
from scripts.language import say
from scripts.locales import add_language
from scripts.match import expect_room, say_record, sentence, told, write_record
from scripts.shared import shared
from scripts.sitting import Terminal

STANDARD_OUTPUT: Final = "-"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of ``buraco export``."""
    parser.add_argument("code", metavar="CODE", help=say("help-code"))
    parser.add_argument("--record", metavar="FILE", required=True, help=say("export-record"))
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Write the deals that are over; 1 where the log is damaged (what came before that is written)."""
    home, code, path = home_of(os.environ), checked_code(args.code, shared=True), Path(args.record)
    if args.record != STANDARD_OUTPUT:
        expect_room(home, path, code)
    lines, problem = asyncio.run(_lines(home, code))
    match = next((line for line in lines if isinstance(line, MatchLine)), None)
    if match is None or not any(isinstance(line, ScoreLine) for line in lines):
        text = say("export-not-yet", table=code)
        if any(isinstance(line, ResultLine) for line in lines):
            text = say("export-closed-early", table=code)
        raise CommandError("no_record", problem or text, status=1)
    if args.record == STANDARD_OUTPUT:
        sys.stdout.buffer.write(written(lines))
        if problem is not None:
            tell(say("export-damaged", problem=problem))
        return 0 if problem is None else 1
    write_record(path, lines)
    paper = Terminal(plain=False).paper
    if problem is not None:
        paper.say(say("export-damaged", problem=problem), hang=2)
    say_record(paper, args.record, match.seeded)
    return 0 if problem is None else 1


async def _lines(home: Home, code: str) -> tuple[list[Line], str | None]:
    """The record's lines; and, where the log is damaged, a sentence that says so."""
    async with shared(home) as bus:
        await bus.entry(code)
        raw = await bus.log.read(code)
    if not raw:
        raise CommandError("unknown_table", say("export-nothing-left", table=code))
    try:
        return public_lines(code, raw), None
    except LogDamaged as error:
        return lines_before_damage(code, raw)[0], sentence(told(str(error)))
