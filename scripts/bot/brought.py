"""A bot that somebody brings: the command after ``--`` as a program, and what it did wrong in the end."""

from __future__ import annotations

import argparse
import shutil
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from core.game.rules import options_of
from core.table.messages import PROTOCOL, Hello, Id, Player, RulesSaid
from core.table.records import ENGINE
from scripts.aside import tell
from scripts.failure import CommandError
from scripts.given_file import printable
from scripts.home import Home
from scripts.settings import load_rules
from transports.process.bot_process import BotProcess
from transports.process.confinement import confinement_of
from transports.process.faults import BotFailed, Faults
from transports.process.program import Program, program_of

MOST_TOLD: Final = 3
"""Faults that are told in full."""


def expect_command(args: argparse.Namespace) -> tuple[str, ...]:
    """The words after ``--``. Raises CommandError where there are none, or where their program is not here."""
    words: Sequence[str] = args.command
    if not words or not words[0]:
        raise CommandError("no_command", "Write -- and the command that starts your bot, such as -- python3 mine.py.")
    if shutil.which(words[0]) is None:
        text = f"{words[0][:80]!r} is no program that could be started here: check its name, or name its whole path."
        raise CommandError("no_program", text)
    return tuple(words)


def brought(
    home: Home, command: Sequence[str], worlds: int | None = None, options: Mapping[str, Any] | None = None
) -> Program:
    """This command as a program that is kept from the saved games as well as this machine can; stderr is kept."""
    program = program_of(command, worlds=worlds, options=dict(options or {}), confined=confinement_of(home.root))
    return msgspec.structs.replace(program, logs=home.bots / program.name)


async def tried(program: Program) -> Id:
    """Who the program says it is, before it gets a seat. Raises CommandError where it does not start as it should."""
    rules = load_rules("burraco")
    players = tuple(Player(f"P{seat}", "bot") for seat in range(rules.players))
    said = RulesSaid(rules.preset, options_of(rules))
    hello = Hello(
        protocol=PROTOCOL, table="TRYING", seat=0, rules=said, players=players, clock=None, engine=ENGINE, seeded=True
    )
    async with BotProcess(program) as bot:
        try:
            return await bot.start(hello)
        except BotFailed as failed:
            for line in bot.stderr().strip().splitlines()[-MOST_TOLD:]:
                tell(f"stderr: {line[:200]}")
            raise CommandError(failed.code, failed.text, status=1) from None


def say_faults(name: str, faults: Faults) -> None:
    """What it did wrong, on standard error: the counts, and the first of them in a sentence each."""
    tell(f"Faults of {name}: {faults}.")
    for fault in faults.kept[:MOST_TOLD]:
        where = f"deal {fault.deal}" if fault.deal else "before the first deal"
        tell(f"  {fault.kind} ({fault.code}, {where}): {fault.text}")
        for line in fault.stderr.strip().splitlines()[-3:]:
            tell(f"    stderr: {printable(line)[:200]}")
    if len(faults) > MOST_TOLD:
        tell(f"  and {len(faults) - MOST_TOLD} more.")
