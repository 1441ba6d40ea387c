"""Reading options from text: `k=v` from a command line, and whole TOML tables."""

import re
from collections.abc import Callable
from typing import Final

from core.game.options import DERIVED, Option, check_value, clip, find_option
from core.game.unusable import RulesError
from core.game.wording import Sentence, Value

_SWITCHES: Final = {"true": True, "on": True, "yes": True, "false": False, "off": False, "no": False}
_LONGEST: Final = 1000
"""More text than any option needs; what is longer is refused unread."""


def parse_option(text: str) -> tuple[str, object]:
    """The name and value of one `k=v`, checked against its option and ready for `make_rules`.

    Numbers, true/false/on/off/yes/no, words, and for lists and tables JSON or TOML. Raises `RulesError`:
    `bad_option_text` where there is no `=`, `unknown_option`, `bad_value`.

    >>> parse_option("same_card=on")
    ('same_card', True)
    >>> parse_option("initial_meld=[[0,50],[1500,75]]")
    ('initial_meld', [[0, 50], [1500, 75]])
    >>> parse_option("values={JK=50}")
    ('values', {'JK': 50})
    """
    name, equals, given = (part.strip() for part in text.partition("="))
    if not equals or not name:
        raise RulesError("bad_option_text", "option", Sentence("no-value", {"written": repr(clip(text))}))
    option = find_option(name)
    value = _value(option, given)
    check_value(option, value)
    return name, value


def read_rules_table(text: str, file: str) -> dict[str, object]:
    """The table of a rules file from its TOML text; `file` is only named in messages.

    The values are not checked yet: `make_rules` does it. Raises `RulesError` (`bad_toml`) with the line.
    """
    import tomllib

    try:
        return dict(tomllib.loads(text))
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        reason = str(error)
        place = re.search(r" \(at (?:line (\d+), column \d+|end of document)\)$", reason)
        if place is None:  # what is said of it then is of this program and no text for people
            raise RulesError("bad_toml", file, Sentence("no-toml", {"file": file})) from None
        line = int(place[1] or text.count("\n") + 1)
        given: dict[str, Value] = {"file": file, "line": line, "why": clip_reason(reason[: place.start()])}
        raise RulesError("bad_toml", file, Sentence("no-toml-line", given)) from None


def clip_reason(reason: str) -> str:
    """A parser's reason as part of a sentence."""
    reason = "".join(char if char.isprintable() else "?" for char in reason[:80])
    return reason[:1].lower() + reason[1:]


def _value(option: Option, given: str) -> object:
    """The text as a value of the option's kind, or the text itself where it is none: the check then refuses it."""
    if len(given) > _LONGEST:
        return given
    match option.kind:
        case "bool":
            return _SWITCHES.get(given.lower(), given)
        case "int":
            word = given.lower()
            return word if word == DERIVED else int(given) if re.fullmatch(r"[+-]?[0-9]{1,12}", given) else given
        case "word":
            return given.strip("\"'").lower()
        case "pairs" | "values":
            return _structure(given)


def _structure(given: str) -> object:
    """A list or table written as JSON or TOML; a table's braces may be left out."""
    import json
    import tomllib

    def toml(text: str) -> object:
        table = tomllib.loads(f"given = {text}")
        return table["given"] if len(table) == 1 else given

    readers: tuple[Callable[[str], object], ...] = (json.loads, toml, lambda text: toml(f"{{{text}}}"))
    for read in readers:
        try:
            return read(given)
        except (ValueError, RecursionError):
            continue
    return given
