"""Other rules than a table had when it greeted last: what is played there now, in sentences."""

from __future__ import annotations

from typing import Final

from core.game.options import OPTIONS
from core.game.rules import Rules
from core.table.messages import ClockSaid
from transports.console.prompt import clock_line
from transports.console.screen import game_name
from transports.option_text import label, value_text
from transports.tongue import Tongue

_SAID: Final = ("players", "target")
"""Options that the first sentence tells."""


def new_rules(
    before: Rules, rules: Rules, tongue: Tongue, had: ClockSaid | None = None, clock: ClockSaid | None = None
) -> list[str]:
    """What is played now, what is other where the preset has stayed the same, and the clock where it is other."""
    said = [tongue.text("newrules-now", game=game_name(rules, tongue), players=rules.players)]
    if before.preset == rules.preset:
        changes = [
            tongue.text("newrules-change", option=label(option, tongue), value=value_text(option, value, tongue))
            for option in OPTIONS
            if option.name not in _SAID and (value := getattr(rules, option.name)) != getattr(before, option.name)
        ]
        if changes:
            said.append(tongue.text("newrules-changed", changes="; ".join(changes)))
    return said if had == clock else [*said, clock_line(clock, tongue)]
