"""Why rules cannot be used, in the reader's language; what is typed stands in it as it is typed."""

from __future__ import annotations

import re
from typing import Final

from core.game.unusable import ALLOWED, ENGLISH, RulesError
from core.game.wording import Sentence, Value
from transports.system_text import system_text
from transports.text import any_of
from transports.tongue import Tongue

_KEYS: Final = frozenset(
    {
        "unusable-unknown-option",
        "unusable-unknown-option-near",
        "unusable-unknown-rank",
        "unusable-unknown-preset",
        "unusable-unknown-preset-near",
        "unusable-not-allowed",
        "unusable-too-long",
        "unusable-missing",
        "unusable-three-teams",
        "unusable-too-many-cards",
        "unusable-too-many-cards-most",
        "unusable-no-value",
        "unusable-no-toml",
        "unusable-no-toml-line",
        "unusable-no-preset",
        "unusable-no-text",
        "unusable-unreadable",
    }
)
"""All that there can be; `core.game.unusable.ENGLISH` has them in English."""
_ALLOWED: Final = frozenset(
    {
        "unusable-allowed-switch",
        "unusable-allowed-pairs",
        "unusable-allowed-table",
        "unusable-allowed-names",
        "unusable-allowed-names-derived",
        "unusable-allowed-number",
        "unusable-allowed-number-derived",
        "unusable-allowed-points",
    }
)
"""The same of `core.game.unusable.ALLOWED`."""
_BETWEEN: Final = re.compile(r", | or ")


def unusable_text(error: RulesError, tongue: Tongue) -> str:
    """What is wrong with the rules and what to choose, in a sentence, after the file in which they stand."""
    given = _given(error.said, tongue)
    if error.allowed is not None:
        given["allowed"] = _said(f"allowed-{error.allowed.key}", _given(error.allowed, tongue), tongue, _ALLOWED) or ""
    text = _said(error.said.key, given, tongue, _KEYS)
    if text is None:
        return error.text
    return f"{error.file}: {text}" if error.file else text


def told_unusable(text: str, tongue: Tongue) -> str | None:
    """The same of what was written in English; None where it is no such sentence."""
    said = ENGLISH.read(text)
    if said is None:
        return None
    given = {name: _as_given(name, value) for name, value in said.given.items()}
    allowed = ALLOWED.read(str(given.pop("allowed"))) if "allowed" in given else None
    if allowed is not None:
        allowed = Sentence(allowed.key, {name: _as_given(name, value) for name, value in allowed.given.items()})
    return unusable_text(RulesError("bad_rules", "", Sentence(said.key, given), allowed), tongue)


def _as_given(name: str, value: Value) -> Value:
    """Words to choose from stand in English with commas and an "or" between them."""
    return " ".join(_BETWEEN.split(str(value))) if name == "names" else value


def _said(key: str, given: dict[str, Value], tongue: Tongue, keys: frozenset[str]) -> str | None:
    return tongue.text(f"unusable-{key}", **given) if f"unusable-{key}" in keys else None


def _given(sentence: Sentence, tongue: Tongue) -> dict[str, Value]:
    """What the sentence names, its lists as this language writes them, and why the system refuses."""
    return {
        name: any_of(tongue, str(value).split())
        if name == "names"
        else system_text(str(value), tongue)
        if name == "why"
        else value
        for name, value in sentence.given.items()
    }
