"""``buraco rules``: a table's rules in words, for a screen."""

from __future__ import annotations

import argparse
import shutil
from pathlib import Path
from textwrap import wrap

import msgspec

from core.game.options import find_option
from core.game.rules import Rules, RulesError, overrides_of
from scripts.agreed import options_given, unusable
from scripts.language import say
from scripts.locales import ENGLISH, add_language, spoken
from scripts.settings import load_rules, load_rules_file, preset_names, preset_table
from transports.option_text import label, value_text
from transports.rulebook import describe, heading
from transports.tongue import Tongue

__all__ = ["add_arguments", "rules_text", "run"]

NARROWEST = 40
"""The narrowest screen the text is made for, in columns; on a narrower one lines run over."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of ``buraco rules``."""
    parser.add_argument("rules", metavar="PRESET", help=say("help-rules-create", names=", ".join(preset_names())))
    parser.add_argument("--option", action="append", default=[], metavar="K=V", help=say("help-option"))
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Print the rules."""
    try:
        changes = options_given(args.option)
        from_file = args.rules.endswith(".toml")
        rules = load_rules_file(Path(args.rules), changes) if from_file else load_rules(args.rules, changes)
    except RulesError as error:
        raise unusable(error) from None
    print(rules_text(rules, shutil.get_terminal_size((80, 24)).columns, spoken(), draw=True))
    return 0


def rules_text(rules: Rules, width: int, tongue: Tongue, draw: bool = False, typed: bool = True) -> str:
    """The rules in words, wrapped to `width` columns (40 at least), without a last newline.

    `draw`: as the rules are written, with the draw for partners. At a table seats are chosen, and only the first dealer
    is drawn for (rules, 2): that is what everybody is told who is to play. `typed`: an English title has what differs
    from the preset as it is typed in a command; else in words, as in all other languages.
    """
    width = max(width, NARROWEST)
    lines = wrap(heading(rules.preset, _changes(rules, draw, typed, tongue), tongue), width)
    rules = rules if draw else msgspec.structs.replace(rules, draw_for="deal")
    for section in describe(rules, tongue):
        lines += ["", f"{section.title} ({section.paragraph})"]
        for line in section.lines:
            lines += wrap(line, width, initial_indent="- ", subsequent_indent="  ", break_on_hyphens=False)
    return "\n".join(lines)


def _changes(rules: Rules, draw: bool, typed: bool, tongue: Tongue) -> str:
    try:
        changed = overrides_of(rules, preset_table(rules.preset))
    except RulesError:  # rules of a preset that is not kept here can still be told
        changed = {}
    if not draw:
        changed.pop("draw_for", None)
    if typed and tongue.code == ENGLISH:  # the names that are typed are English words
        return ", ".join(f"{name} = {_plain(value)}" for name, value in changed.items())
    return "; ".join(_said(rules, name, value, tongue) for name, value in changed.items())


def _said(rules: Rules, name: str, value: object, tongue: Tongue) -> str:
    option = find_option(name)
    stored = tuple(value.items()) if isinstance(value, dict) else getattr(rules, name)
    return f"{label(option, tongue)}: {value_text(option, stored, tongue)}"


def _plain(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {points}" for key, points in value.items()) + "}"
    return str(value)
