"""The words that somebody who watches a table can type."""

from __future__ import annotations

from typing import Final

from transports.console import aliases
from transports.console.commands import meaning
from transports.tongue import Tongue

_HELP: Final = {
    "table": "onlooker-help-table",
    "score": "onlooker-help-score",
    "sheet": "onlooker-help-sheet",
    "seats": "onlooker-help-seats",
    "clock": "onlooker-help-clock",
    "rules": "onlooker-help-rules",
    "log": "onlooker-help-log",
    "shuffle": "onlooker-help-shuffle",
    "verify": "onlooker-help-verify",
    "help": "onlooker-help-help",
    "quit": "onlooker-help-quit",
}
"""By word, the key of what help says of it."""
TOPICS: Final = ("melds", "pile", "stock", "pots", "players", "turn", "deal")
"""Each a part of the table."""
WORDS: Final = ("table", *TOPICS, *(word for word in _HELP if word != "table"))
"""All of them."""


def help_lines(tongue: Tongue) -> list[str]:
    """What each of them does, a sentence each."""
    told = [tongue.text(key) for key in _HELP.values()]
    told.insert(
        1, tongue.text("onlooker-help-topics", words=", ".join(aliases.to_type(word, tongue) for word in TOPICS))
    )
    return told


def meant(line: str, tongue: Tongue) -> str:
    """The word that was typed, or begun, or is short for another; as it stands where it is none."""
    asked = aliases.at_table(line, tongue).lower()
    begun = [word for word in WORDS if word.startswith(asked)] if asked else []
    if asked in WORDS or len(begun) == 1:
        return asked if asked in WORDS else begun[0]
    typed = meaning(asked, tongue) if asked not in ("", "adjourn") else None  # which only players can
    if typed is not None and typed.rest and typed.word != "help":
        return asked
    return (aliases.meant(asked, tongue) or asked) if typed is None else typed.word
