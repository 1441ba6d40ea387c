"""A table's rules as text for a screen: what `buraco rules` prints."""

from textwrap import wrap

from core.game.rulebook import describe
from core.game.rules import Rules, RulesError, overrides_of
from scripts.settings import preset_table

__all__ = ["rules_text"]

NARROWEST = 40
"""The narrowest screen the text is made for, in columns; on a narrower one lines run over."""


def rules_text(rules: Rules, width: int = 80) -> str:
    """The rules in words, in plain ASCII, wrapped to `width` columns (40 at least), without a last newline."""
    width = max(width, NARROWEST)
    lines = wrap(_heading(rules), width)
    for section in describe(rules):
        lines += ["", f"{section.title} ({section.paragraph})"]
        for line in section.lines:
            lines += wrap(line, width, initial_indent="- ", subsequent_indent="  ", break_on_hyphens=False)
    return "\n".join(lines)


def _heading(rules: Rules) -> str:
    try:
        changed = overrides_of(rules, preset_table(rules.preset))
    except RulesError:  # rules of a preset that is not kept here can still be told
        changed = {}
    given = ", ".join(f"{name} = {_plain(value)}" for name, value in changed.items())
    return f"The rules of {rules.preset}{f', with {given}' if given else ''}"


def _plain(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {points}" for key, points in value.items()) + "}"
    return str(value)
