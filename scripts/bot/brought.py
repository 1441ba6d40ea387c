"""A bot that somebody brings: the command after ``--`` as a program, and whether it starts as it should."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import msgspec

from core.game.rules import options_of
from core.table.given import unfit
from core.table.messages import PROTOCOL, Hello, Id, Player, RulesSaid
from core.table.records import ENGINE
from scripts.aside import tell
from scripts.bot.last_words import WIDTH, hint, last_words
from scripts.command_words import missing
from scripts.failure import CommandError
from scripts.given_file import printable
from scripts.home import Home
from scripts.settings import load_rules
from transports.process.bot_process import BotProcess
from transports.process.confinement import confinement_of
from transports.process.faults import BotFailed
from transports.process.program import Limits, Program, program_of

LAST_WORDS: Final = 3
"""Lines of its standard error that are shown where it does not start, and as many that are no messages."""


def expect_command(args: argparse.Namespace) -> tuple[str, ...]:
    """The words after ``--``. Raises CommandError where there are none, or where what they name is not here."""
    words: Sequence[str] = args.command
    if not words or not words[0]:
        raise CommandError("no_command", "Write -- and the command that starts your bot, such as -- python3 mine.py.")
    if wrong := missing(words):
        raise CommandError(wrong.code, wrong.text)
    return tuple(words)


def add_network(parser: argparse.ArgumentParser) -> None:
    """``--network``."""
    parser.add_argument(
        "--network", action="store_true", help="let the bot reach the network (else it is closed to it)"
    )


def brought(
    home: Home,
    command: Sequence[str],
    worlds: int | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    network: bool = False,
    limits: Limits | None = None,
) -> Program:
    """This command as a program that is kept from the saved games as well as this machine can; stderr is kept.

    ``network``: it may reach the network. ``limits``: others than the usual ones.
    """
    confined = confinement_of(home.root, network=network)
    program = program_of(
        command, worlds=worlds, options=dict(options or {}), confined=confined, limits=limits or Limits()
    )
    return msgspec.structs.replace(program, logs=home.bots / program.name)


def tell_unfit(program: Program, said: Id, say: Callable[[str], None] = tell) -> None:
    """Say of each value that the program, which says this of itself, is not told, why not."""
    for text in unfit(said.options, program.options, program.name):
        say(printable(text))


async def tried(program: Program, say: Callable[[str], None] = tell) -> Id:
    """Who the program says it is, before it gets a seat; ``say`` is told its last words, a line each, where it fails.

    Raises CommandError where it does not start as it should.
    """
    rules = load_rules("burraco")
    players = tuple(Player(f"P{seat}", "bot") for seat in range(rules.players))
    said = RulesSaid(rules.preset, options_of(rules))
    hello = Hello(
        protocol=PROTOCOL, table="TRYING", seat=0, rules=said, players=players, clock=None, engine=ENGINE, seeded=True
    )
    async with BotProcess(msgspec.structs.replace(program, logs=None)) as bot:  # no game, and no file of one
        try:
            return await bot.start(hello)
        except BotFailed as failed:
            words = bot.stderr()
            for line in last_words(words, LAST_WORDS):
                say(f"stderr: {line}")
            for text in bot.dialogue.noise()[:LAST_WORDS]:
                say(f"stdout, no message: {text[:WIDTH]}")
            raise CommandError(failed.code, f"{failed.text}{hint(words)}", status=1) from None
