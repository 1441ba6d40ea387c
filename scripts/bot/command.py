"""`buraco bot WORD`: everything for those who write a bot, and for those who bring one. A line for each word."""

from __future__ import annotations

import argparse
import importlib
import shlex
from typing import Final

from scripts.arguments import Arguments
from scripts.failure import CommandError
from transports.naming import program

WORDS: Final[dict[str, tuple[str, str]]] = {
    "check": ("scripts.bot.check.command", "check step by step that a program is a correct player"),
    "join": ("scripts.bot.join", "seat your bot at a shared table, and watch over it"),
    "play": ("scripts.bot.play", "play with your bot at a table of your own"),
    "ask": ("scripts.bot.ask", "ask your bot again at a point of a record"),
    "new": ("scripts.bot.new", "write a new bot that runs, with its test"),
}
"""By word: the room, which is made like that of a command (``add_arguments`` and ``run``), and what it does."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of ``buraco bot``: what follows the word is that word's own."""
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.usage = f"{parser.prog} WORD [options]"
    parser.epilog = _words(parser.prog)
    parser.add_argument("words", nargs=argparse.REMAINDER, help=argparse.SUPPRESS)


def run(args: argparse.Namespace) -> int:
    """Do what the word says; its own exit status."""
    if not args.words:
        print(_words("buraco bot"))
        return 0
    word, *rest = args.words
    if word not in WORDS:
        raise CommandError("unknown_command", f"There is no word {word[:40]!r}; `{program()} bot --help` lists them.")
    module, text = WORDS[word]
    room = importlib.import_module(module)
    parser = Arguments(prog=f"buraco bot {word}", description=f"{text[0].upper()}{text[1:]}.")
    room.add_arguments(parser)
    own, command = _split(rest)
    given, more = parser.parse_known_args(own)
    if more and command is None and "command" in given and not more[0].startswith("-"):
        text = f"The command of your bot comes after two dashes: {program()} bot {word} … -- {shlex.join(more)[:200]}"
        raise CommandError("bad_arguments", text)
    if more:
        parser.error(f"unrecognized arguments: {' '.join(more)}")
    if command is not None:
        if "command" not in given:
            text = f"buraco bot {word} starts no program: leave out what comes after --."
            raise CommandError("bad_arguments", text)
        if given.command:
            text = f"There is a command before -- ({shlex.join(given.command)[:200]}) and one after it: leave one out."
            raise CommandError("bad_arguments", text)
        given.command = command
    status: int = room.run(given)
    return status


def _split(words: list[str]) -> tuple[list[str], list[str] | None]:
    """The word's own arguments, and the command after ``--``; None: there is no ``--``."""
    if "--" not in words:
        return words, None
    at = words.index("--")
    return words[:at], words[at + 1 :]


def _words(prog: str) -> str:
    width = max(map(len, WORDS))
    lines = ["words:", *(f"  {word:<{width}}  {text}" for word, (_, text) in WORDS.items())]
    return "\n".join([*lines, "", f"`{prog} WORD --help` explains one; docs/bots.md explains bots."])
