"""`buraco bot play -- COMMAND…`: you and a bot of yours at one table of your own."""

from __future__ import annotations

import argparse
import asyncio
import os
import shlex
from collections.abc import Sequence

from scripts import play
from scripts.bot.brought import add_network, brought, expect_command, tried
from scripts.bot.telling import Telling, say_faults
from scripts.given_words import add_given, given_of
from scripts.home import home_of
from scripts.house_players import HousePlayers
from scripts.line_up import OWN_BOT
from scripts.match import program_name
from transports.process.faults import Faults


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of ``buraco bot play``: all of ``buraco play``, what the bot is given, and its command."""
    parser.usage = (
        f"{parser.prog} [options of {program_name()} play] [--worlds N] [--set NAME=VALUE] [--network] -- COMMAND…"
    )
    play.add_arguments(parser)
    own = f"In --seats the word {OWN_BOT} is your command: --seats human,{OWN_BOT},greedy,{OWN_BOT}."
    parser.epilog = f"{own}\n\n{parser.epilog}"
    add_given(parser)
    add_network(parser)
    parser.set_defaults(command=[])


def run(args: argparse.Namespace) -> int:
    """Play; the exit status of ``buraco play``. What the bot does wrong is told at once, and counted at the end."""
    command: Sequence[str] = expect_command(args)
    worlds, options = given_of(args)
    home = home_of(os.environ)
    program = brought(home, command, worlds, options, network=args.network)
    asyncio.run(tried(program))
    telling = Telling(program)
    resume_with = f"bot play{' --network' if args.network else ''} --resume {{code}} -- {_braced(shlex.join(command))}"
    players = HousePlayers({OWN_BOT: program}, resume_with, Faults(telling.tell))
    try:
        return play.played(args, home, players, OWN_BOT, (program.confined.sentence,), telling.write_on)
    finally:
        say_faults(program, players.faults)


def _braced(text: str) -> str:
    """Text that stays as it is where names in braces are filled in."""
    return text.replace("{", "{{").replace("}", "}}")
