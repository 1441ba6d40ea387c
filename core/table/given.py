"""What a bot is given to play with: a budget, and values for the options that it declared. Pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from core.game.options import clip
from core.game.wording import Value
from core.table.messages import OptionDeclared, SetOption
from core.table.parts import MOST_OPTIONS
from core.table.sentences import ANSWERS, instead

MOST_WORLDS: Final = 1_000_000
MOST_BYTES: Final = 4_096
"""Of all values together, as JSON."""
KINDS: Final[Mapping[str, tuple[type, str]]] = {
    "int": (int, "option-whole"),
    "bool": (bool, "option-switch"),
    "word": (str, "option-word"),
    "text": (str, "option-text"),
}
"""The kinds of options: what their values are, and the sentence about any other value. Of a kind that is not here a bot
says itself what it takes."""

Wrong = tuple[str, str]
"""A code, and a sentence that says what to do."""


def too_much(worlds: int | None, options: Mapping[str, object]) -> Wrong | None:
    """What is wrong with this for any bot; None: nothing."""
    if worlds is not None and not 1 <= worlds <= MOST_WORLDS:
        return "bad_worlds", ANSWERS.text("bad-worlds", most=MOST_WORLDS)
    if len(options) > MOST_OPTIONS or len(msgspec.json.encode(options)) > MOST_BYTES:
        return "too_many_options", ANSWERS.text("too-many-options", most=MOST_OPTIONS, bytes=MOST_BYTES)
    for name, value in options.items():
        if value is not None and not isinstance(value, bool | int | float | str):
            return "bad_option", ANSWERS.text("option-no-value", option=clip(name))
    return None


def misfit(declared: Sequence[OptionDeclared], options: Mapping[str, object]) -> Wrong | None:
    """The first of these values that the bot which declared this cannot be given, and why; None: all fit.

    >>> misfit((OptionDeclared(name="depth", kind="int", min=1, max=9),), {"depth": 12})
    ('bad_option', 'Option depth is a whole number from 1 to 9, and not 12.')
    """
    known = {option.name: option for option in declared}
    for name, value in options.items():
        if name not in known:
            if not known:
                return "unknown_option", ANSWERS.text("no-options", option=clip(name))
            return "unknown_option", instead("unknown-option", name, tuple(known), asked=repr(clip(name)))
        wanted = _wanted(known[name], value)
        if wanted is not None:
            key, more = wanted
            return "bad_option", ANSWERS.text(key, option=clip(name), value=clip(_shown(value)), **more)
    return None


def unfit(declared: Sequence[OptionDeclared], options: Mapping[str, object], name: str) -> tuple[str, ...]:
    """A sentence for each of these values that the bot of this name is not told, since it does not fit.

    >>> unfit((OptionDeclared(name="depth", kind="int", min=1, max=9),), {"depth": 12}, "mine")
    ('mine: option depth is a whole number from 1 to 9, and not 12; it is not set, so the default holds.',)
    """
    wrong = (misfit(declared, {each: value}) for each, value in options.items())
    return tuple(
        f"{name}: {text[:1].lower()}{text[1:].rstrip('.')}; it is not set, so the default holds."
        for _, text in filter(None, wrong)
    )


def settings(declared: Sequence[OptionDeclared], options: Mapping[str, object]) -> tuple[SetOption, ...]:
    """What to say to a bot that declared this: the values that fit."""
    return tuple(SetOption(name, value) for name, value in options.items() if misfit(declared, {name: value}) is None)


def _wanted(option: OptionDeclared, value: object) -> tuple[str, dict[str, Value]] | None:
    """The sentence about what the option's value would have to be, and what that names; None: it is that."""
    if option.values is not None:
        among = any(type(value) is type(each) and value == each for each in option.values)
        return None if among else ("option-of", {"values": clip(", ".join(_shown(each) for each in option.values))})
    low, high = option.min, option.max
    if low is not None or high is not None:
        if type(value) is int and (low is None or value >= low) and (high is None or value <= high):
            return None
        if high is None:
            return "option-from", {"low": low or 0}
        return ("option-up-to", {"high": high}) if low is None else ("option-range", {"low": low, "high": high})
    kind, key = KINDS.get(option.kind, (None, ""))
    return None if kind is None or type(value) is kind else (key, {})


def _shown(value: Any) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
