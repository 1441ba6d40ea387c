"""`buraco bot play -- COMMAND…`: you and a bot of yours at one table of your own."""

from __future__ import annotations

import argparse
import asyncio
import os
import shlex
from collections.abc import Sequence

from scripts import play
from scripts.bot.brought import brought, expect_command, say_faults, tried
from scripts.given_words import add_given, given_of
from scripts.home import home_of
from scripts.house_players import HousePlayers
from scripts.line_up import OWN_BOT
from scripts.match import program_name


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of ``buraco bot play``: all of ``buraco play``, what the bot is given, and its command."""
    parser.usage = f"{parser.prog} [options of {program_name()} play] [--worlds N] [--set NAME=VALUE] -- COMMAND…"
    play.add_arguments(parser)
    own = f"In --seats the word {OWN_BOT} is your command: --seats human,{OWN_BOT},greedy,{OWN_BOT}."
    parser.epilog = f"{own}\n\n{parser.epilog}"
    add_given(parser)
    parser.set_defaults(command=[])


def run(args: argparse.Namespace) -> int:
    """Play; the exit status of ``buraco play``. At the end it is said what the bot did wrong."""
    command: Sequence[str] = expect_command(args)
    worlds, options = given_of(args)
    home = home_of(os.environ)
    program = brought(home, command, worlds, options)
    asyncio.run(tried(program))
    players = HousePlayers({OWN_BOT: program}, f"bot play --resume {{code}} -- {_braced(shlex.join(command))}")
    try:
        return play.played(args, home, players, OWN_BOT, (program.confined.sentence,))
    finally:
        say_faults(program.name, players.faults)


def _braced(text: str) -> str:
    """Text that stays as it is where names in braces are filled in."""
    return text.replace("{", "{{").replace("}", "}}")
