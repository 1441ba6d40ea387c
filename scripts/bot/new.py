"""`buraco bot new`: a bot that runs, with its test, in a folder of its own."""

from __future__ import annotations

import argparse
import os
import re
import secrets
import shlex
import shutil
import sys
from importlib.resources import files
from pathlib import Path
from typing import Final

import msgspec

from scripts.failure import CommandError
from scripts.launcher import program_name

_NAME: Final = re.compile(r"[A-Za-z][A-Za-z0-9_-]{0,23}")


class Kit(msgspec.Struct, frozen=True, kw_only=True):
    """One kind of bot: which example it begins as."""

    example: str
    test: str
    bot: str
    """The bot's file, in its folder."""
    bot_test: str
    names_itself: str
    """Where the example says its name, with ``{}`` for the name."""
    was: str
    """The example's own name."""
    runs: str | None
    """What runs it; None: the Python that buraco is installed in."""
    tests: str = ""
    """The words between that and the test's file."""


KITS: Final[dict[str, Kit]] = {
    "python": Kit(
        example="plain.py",
        test="plain_test.py",
        bot="bot.py",
        bot_test="test_bot.py",
        names_itself='"name": "{}"',
        was="plain",
        runs="python3",
    ),
    "sdk": Kit(
        example="sdk.py",
        test="sdk_test.py",
        bot="bot.py",
        bot_test="test_bot.py",
        names_itself='name = "{}"',
        was="sdk",
        runs=None,
    ),
    "javascript": Kit(
        example="node.js",
        test="node.test.js",
        bot="bot.js",
        bot_test="bot.test.js",
        names_itself='name: "{}"',
        was="node",
        runs="node",
        tests=" --test",
    ),
}
SAMPLE: Final = "sample.jsonl"
WIDEST: Final = 60
"""Longer commands stand under what they are for."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of ``buraco bot new``."""
    parser.add_argument("name", metavar="NAME", help="the bot's name, and that of its folder, which is made here")
    parser.add_argument("--lang", choices=("python", "javascript"), default="python", help="its language")
    parser.add_argument("--sdk", action="store_true", help="Python on buraco's own frame, with its rules at hand")


def run(args: argparse.Namespace) -> int:
    """Write the files, and say what to do with them."""
    if _NAME.fullmatch(args.name) is None:
        text = (
            f"{args.name[:40]!r} is no name for a bot: begin with a letter, and go on with letters, digits, - and _, "
            "24 in all."
        )
        raise CommandError("bad_name", text)
    if args.sdk and args.lang != "python":
        raise CommandError("bad_arguments", "The frame is for Python: leave out --sdk, or write --lang python.")
    kit = KITS["sdk" if args.sdk else args.lang]
    folder = Path(args.name)
    write(kit, args.name, folder)
    runs, buraco = kit.runs or shlex.quote(sys.executable), shlex.quote(program_name())
    print(f"{folder / kit.bot} is a whole bot: change its `choose`. From here:")
    commands = (
        (f"{runs}{kit.tests} {folder / kit.bot_test}", "does it answer?"),
        (f"{buraco} bot check -- {runs} {folder / kit.bot}", "is it correct?"),
        (f"{buraco} bot play -- {runs} {folder / kit.bot}", "play against it"),
    )
    width = max(len(line) for line, _ in commands)
    for line, why in commands:
        print(f"  {line:<{width}}  {why}" if width <= WIDEST else f"  {why}\n    {line}")
    return 0


def write(kit: Kit, name: str, folder: Path) -> None:
    """Write a bot's files to a new folder, all of them or nothing.

    Raises CommandError: ``already_there``, ``not_written``.
    """
    if os.path.lexists(folder):
        raise _already_there(folder)
    partial = folder.with_name(f".{folder.name}.{secrets.token_hex(4)}.part")
    try:
        try:
            partial.mkdir()
            for file, text in _files(kit, name).items():
                (partial / file).write_bytes(text)
            partial.rename(folder)
        except BaseException:
            shutil.rmtree(partial, ignore_errors=True)  # Ctrl-C and a full disk leave nothing either
            raise
    except FileExistsError:
        raise _already_there(folder) from None
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise CommandError("not_written", f"{folder} cannot be written ({reason}): work in another folder.") from None


def _files(kit: Kit, name: str) -> dict[str, bytes]:
    """What lies in a new bot's folder, by name."""
    examples = files("bots") / "examples"
    bot = (examples / kit.example).read_text("utf-8")
    bot = bot.replace(kit.names_itself.format(kit.was), kit.names_itself.format(name)).replace(kit.example, kit.bot)
    test = (examples / kit.test).read_text("utf-8").replace(kit.example, kit.bot)
    test = test.replace("from bots.examples.sdk import", "from bot import")
    return {kit.bot: bot.encode(), kit.bot_test: test.encode(), SAMPLE: (examples / SAMPLE).read_bytes()}


def _already_there(folder: Path) -> CommandError:
    text = f"There is something called {folder} here already: choose another name, or another folder to work in."
    return CommandError("already_there", text)
