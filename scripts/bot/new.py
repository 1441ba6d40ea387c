"""`buraco bot new`: a bot that runs, with its test, in a folder of its own."""

from __future__ import annotations

import argparse
import re
from importlib.resources import files
from pathlib import Path
from typing import Final

import msgspec

from scripts.failure import CommandError

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
    start: str
    try_it: str


KITS: Final[dict[str, Kit]] = {
    "python": Kit(
        example="plain.py",
        test="plain_test.py",
        bot="bot.py",
        bot_test="test_bot.py",
        names_itself='"name": "{}"',
        was="plain",
        start="python3 {}",
        try_it="python3 -m unittest",
    ),
    "sdk": Kit(
        example="sdk.py",
        test="sdk_test.py",
        bot="bot.py",
        bot_test="test_bot.py",
        names_itself='name = "{}"',
        was="sdk",
        start="python3 {}",
        try_it="python3 -m unittest",
    ),
    "javascript": Kit(
        example="node.js",
        test="node.test.js",
        bot="bot.js",
        bot_test="bot.test.js",
        names_itself='name: "{}"',
        was="node",
        start="node {}",
        try_it="node --test",
    ),
}
SAMPLE: Final = "sample.jsonl"


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
    start = kit.start.format(kit.bot)
    print(f"{folder / kit.bot} is a whole bot: change its `choose`.")
    print(f"  cd {folder}")
    for line, why in (
        (kit.try_it, "does it answer?"),
        (f"buraco bot check -- {start}", "is it correct?"),
        (f"buraco bot play -- {start}", "play against it"),
    ):
        print(f"  {line:<40}  {why}")
    return 0


def write(kit: Kit, name: str, folder: Path) -> None:
    """Write a bot's files to a new folder. Raises CommandError where there is something already."""
    examples = files("bots") / "examples"
    bot = (examples / kit.example).read_text("utf-8")
    bot = bot.replace(kit.names_itself.format(kit.was), kit.names_itself.format(name)).replace(kit.example, kit.bot)
    test = (examples / kit.test).read_text("utf-8").replace(kit.example, kit.bot)
    test = test.replace("from bots.examples.sdk import", "from bot import")
    try:
        folder.mkdir()
        (folder / kit.bot).write_text(bot, "utf-8")
        (folder / kit.bot_test).write_text(test, "utf-8")
        (folder / SAMPLE).write_bytes((examples / SAMPLE).read_bytes())
    except FileExistsError:
        text = f"There is something called {folder} here already: choose another name, or another folder to work in."
        raise CommandError("already_there", text) from None
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise CommandError("not_written", f"{folder} cannot be written ({reason}): work in another folder.") from None
