"""What a bot is given, as words of a command line: `--worlds 64 --set style=bold`."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from typing import Any, Final

from core.game.options import clip
from core.table.given import too_much
from scripts.failure import CommandError
from scripts.language import say

_WHOLE: Final = re.compile(r"-?[0-9]{1,15}")
_BROKEN: Final = re.compile(r"-?[0-9]{1,15}\.[0-9]{1,15}")
_TRUTH: Final = {"true": True, "false": False}


def add_given(parser: argparse.ArgumentParser) -> None:
    """``--worlds`` and ``--set``."""
    parser.add_argument("--worlds", metavar="N", type=int, help=say("help-worlds"))
    parser.add_argument("--set", metavar="NAME=VALUE", action="append", default=[], help=say("help-set"))


def given_of(args: argparse.Namespace, *, least: int = 1) -> tuple[int | None, dict[str, Any]]:
    """The budget and the options of a command line. Raises CommandError.

    ``least``: what the budget may be at least; 0 takes one away.
    """
    worlds: int | None = args.worlds
    options = read_settings(args.set)
    wrong = too_much(None if worlds == least == 0 else worlds, options)
    if wrong is not None:
        raise CommandError(wrong[0], wrong[1])
    return worlds, options


def given_said(args: argparse.Namespace) -> list[str]:
    """The words that say the same again."""
    worlds = [] if args.worlds is None else ["--worlds", str(args.worlds)]
    return [*worlds, *(word for text in args.set for word in ("--set", text))]


def read_settings(texts: Sequence[str]) -> dict[str, Any]:
    """Options by name. Raises CommandError for what names none, and where two say different things.

    >>> read_settings(["seed=7", "loud=true", "style=bold", "weight=0.5", "comment="])
    {'seed': 7, 'loud': True, 'style': 'bold', 'weight': 0.5, 'comment': ''}
    """
    found: dict[str, Any] = {}
    for text in texts:
        name, sign, value = text.partition("=")
        name = name.strip()
        if not name or not sign or not text.isprintable():
            raise CommandError("bad_option", f"--set: {clip(text)!r} sets nothing: write NAME=VALUE, such as seed=7.")
        read = _value(value.strip())
        if name in found and found[name] != read:
            raise CommandError("given_twice", f"--set {clip(name)} is there twice with two values: leave one out.")
        found[name] = read
    return found


def _value(text: str) -> bool | int | float | str:
    if text.lower() in _TRUTH:
        return _TRUTH[text.lower()]
    if _WHOLE.fullmatch(text):
        return int(text)
    return float(text) if _BROKEN.fullmatch(text) else text
