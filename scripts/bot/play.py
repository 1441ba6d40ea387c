"""`buraco bot play -- COMMAND…`: you and a bot of yours at one table of your own."""

from __future__ import annotations

import argparse
import asyncio
import os
import shlex
from collections.abc import Sequence

from scripts import play
from scripts.bot.brought import add_network, brought, expect_command, tell_unfit, tried
from scripts.bot.limits import add_limits, limits_of, limits_said
from scripts.bot.telling import Telling, faults_said
from scripts.failure import CommandError
from scripts.given_words import add_given, given_of, given_said
from scripts.home import home_of
from scripts.house_players import HousePlayers
from scripts.line_up import OWN_BOT
from transports.process.faults import Faults


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of ``buraco bot play``: all of ``buraco play``, what the bot is given, and its command."""
    parser.usage = f"{parser.prog} [options] -- COMMAND…"
    play.add_arguments(parser)
    own = f"In --seats the word {OWN_BOT} is your command: --seats human,{OWN_BOT},greedy,{OWN_BOT}."
    parser.epilog = f"{own}\n\n{parser.epilog}"
    add_given(parser)
    add_limits(parser)
    add_network(parser)
    parser.set_defaults(command=[])


def run(args: argparse.Namespace) -> int:
    """Play; the exit status of ``buraco play``. What the bot does wrong is told at once, and counted at the end."""
    command: Sequence[str] = expect_command(args)
    worlds, options = given_of(args)
    limits = limits_of(args)
    if args.seats is not None and OWN_BOT not in (part.strip().lower() for part in args.seats.split(",")):
        text = f"--seats seats your bot nowhere: write {OWN_BOT} where it is to play, such as human,{OWN_BOT}."
        raise CommandError("bad_seats", text)
    home = home_of(os.environ)
    program = brought(home, command, worlds, options, network=args.network, limits=limits)
    tell_unfit(program, asyncio.run(tried(program)))
    telling = Telling(program)
    players = HousePlayers({OWN_BOT: program}, _resume_with(args), Faults(telling.tell))
    notes = (program.confined.sentence, f"In the line-up your bot {program.name} is called {OWN_BOT}.")
    with faults_said(program, players.faults):
        return play.played(args, home, players, OWN_BOT, notes, telling.write_on)


def _resume_with(args: argparse.Namespace) -> str:
    """The words that go on with a game of this command, with a place for its code."""
    network = ["--network"] if args.network else []
    given = shlex.join([*given_said(args), *limits_said(args), *network, "--resume"])
    return f"bot play {_braced(given)} {{code}} -- {_braced(shlex.join(args.command))}"


def _braced(text: str) -> str:
    """Text that stays as it is where names in braces are filled in."""
    return text.replace("{", "{{").replace("}", "}}")
