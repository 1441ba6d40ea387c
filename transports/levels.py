"""The players of the house as people choose them: by name, with what to expect of each, in a language."""

from __future__ import annotations

from typing import Final

from transports.tongue import Tongue

_TITLES: Final = {
    "chance": "levels-chance-name",
    "greedy": "levels-greedy-name",
    "expert": "levels-expert-name",
    "search": "levels-search-name",
}
_ABOUT: Final = {
    "chance": "levels-chance",
    "greedy": "levels-greedy",
    "expert": "levels-expert",
    "search": "levels-search",
}
"""By the name under which a player is asked for, the keys of what it is called and of what to expect of it."""


def title(name: str, tongue: Tongue) -> str:
    """What the player of this name is called where it is chosen from a list; its name where it is not of the house."""
    key = _TITLES.get(name)
    return name if key is None else tongue.text(key)


def about(name: str, tongue: Tongue, otherwise: str = "") -> str:
    """What to expect of the player of this name, in a few words; ``otherwise`` where it is not of the house."""
    key = _ABOUT.get(name)
    return otherwise if key is None else tongue.text(key)
