"""``buraco rules``: a table's rules in words, for a screen."""

from __future__ import annotations

import argparse
import shutil
from pathlib import Path
from textwrap import wrap

from core.game.rulebook import describe
from core.game.rules import Rules, RulesError, overrides_of
from scripts.agreed import options_given
from scripts.failure import CommandError
from scripts.settings import load_rules, load_rules_file, preset_names, preset_table

__all__ = ["add_arguments", "rules_text", "run"]

NARROWEST = 40
"""The narrowest screen the text is made for, in columns; on a narrower one lines run over."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of ``buraco rules``."""
    parser.add_argument("rules", metavar="PRESET", help=f"{', '.join(preset_names())}, or a TOML file of your own")
    parser.add_argument("--option", action="append", default=[], metavar="K=V", help="change an option (repeatable)")


def run(args: argparse.Namespace) -> int:
    """Print the rules."""
    try:
        changes = options_given(args.option)
        from_file = args.rules.endswith(".toml")
        rules = load_rules_file(Path(args.rules), changes) if from_file else load_rules(args.rules, changes)
    except RulesError as error:
        raise CommandError(error.code, str(error)) from None
    print(rules_text(rules, shutil.get_terminal_size((80, 24)).columns, draw=True))
    return 0


def rules_text(rules: Rules, width: int = 80, draw: bool = False) -> str:
    """The rules in words, in plain ASCII, wrapped to `width` columns (40 at least), without a last newline.

    `draw`: name a changed `draw_for` in the heading. At a table seats are chosen, so the table sets that, not a person.
    """
    width = max(width, NARROWEST)
    lines = wrap(_heading(rules, draw), width)
    for section in describe(rules):
        lines += ["", f"{section.title} ({section.paragraph})"]
        for line in section.lines:
            lines += wrap(line, width, initial_indent="- ", subsequent_indent="  ", break_on_hyphens=False)
    return "\n".join(lines)


def _heading(rules: Rules, draw: bool) -> str:
    try:
        changed = overrides_of(rules, preset_table(rules.preset))
    except RulesError:  # rules of a preset that is not kept here can still be told
        changed = {}
    if not draw:
        changed.pop("draw_for", None)
    given = ", ".join(f"{name} = {_plain(value)}" for name, value in changed.items())
    return f"The rules of {rules.preset}{f', with {given}' if given else ''}"


def _plain(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {points}" for key, points in value.items()) + "}"
    return str(value)
