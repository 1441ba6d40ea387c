"""Why a table did not do what an edge has ordered, in the reader's language."""

from __future__ import annotations

import re
from typing import Final

from core.game.wording import Value
from core.table.orders import Refused
from core.table.sentences import ANSWERS
from transports.tongue import Tongue
from transports.unusable_text import told_unusable

_KEYS: Final = frozenset(
    {
        "refused-not-now",
        "refused-nobody-there",
        "refused-bad-name",
        "refused-bad-kind",
        "refused-bad-clock",
        "refused-only-for-bots",
        "refused-no-bot-there",
        "refused-table-full",
        "refused-void-invitation",
        "refused-dealt-already",
        "refused-rules-dealt-already",
        "refused-rules-no-lobby",
        "refused-too-many-people",
        "refused-bad-overrides",
        "refused-bad-hold",
        "refused-somebody-there",
        "refused-free-seats",
        "refused-no-such-seat",
        "refused-name-there",
        "refused-name-comes",
        "refused-somebody-comes",
        "refused-match-over",
        "refused-name-is-a-bot",
        "refused-name-is-a-person",
        "refused-name-has-seat",
        "refused-no-house-bots",
        "refused-no-such-bot",
        "refused-no-such-bot-near",
        "refused-not-now-over",
        "refused-bad-worlds",
        "refused-too-many-options",
        "refused-no-options",
        "refused-unknown-option",
        "refused-unknown-option-near",
        "refused-option-no-value",
        "refused-option-of",
        "refused-option-range",
        "refused-option-from",
        "refused-option-up-to",
        "refused-option-whole",
        "refused-option-switch",
        "refused-option-word",
        "refused-option-text",
    }
)
"""All that a table can answer; `core.table.sentences.ANSWERS` has them as it writes them."""
_BY_CODE: Final = {
    "not_now": "refused-cannot-now",
    "free_seat": "refused-seat-is-free",
    "bad_name": "refused-name-unfit",
    "bad_kind": "refused-bad-kind",
    "bad_clock": "refused-bad-clock",
    "not_a_bot": "refused-only-for-bots",
    "table_full": "refused-table-full",
    "void_invitation": "refused-void-invitation",
    "dealt_already": "refused-dealt-already",
    "no_lobby": "refused-rules-no-lobby",
    "too_many_people": "refused-people-too-many",
    "bad_rules": "refused-bad-rules",
    "bad_overrides": "refused-bad-overrides",
    "bad_hold": "refused-hold-unfit",
    "seat_taken": "refused-seat-is-taken",
    "free_seats": "refused-free-seats",
    "no_such_seat": "refused-seat-unknown",
    "name_taken": "refused-name-is-taken",
    "match_over": "refused-match-over",
    "unknown_bot": "refused-bot-unknown",
    "bad_worlds": "refused-bad-budget",
    "too_many_options": "refused-bad-options",
    "bad_option": "refused-bad-options",
    "unknown_option": "refused-bad-options",
    "malformed": "refused-garbled",
}
"""By code, what can be said of a sentence that is not known."""
_BETWEEN: Final = re.compile(r", | or ")


def refused_text(refused: Refused, tongue: Tongue) -> str:
    """Why it was not done, in a sentence; the table's English where neither that nor its code is known."""
    known = answer_text(refused.text, tongue)
    if known is None and refused.code == "bad_rules":
        known = told_unusable(refused.text, tongue)
    if known is None and refused.code in _BY_CODE:
        return tongue.text(_BY_CODE[refused.code])
    return known or refused.text


def answer_text(text: str, tongue: Tongue) -> str | None:
    """The sentence that a table has answered in English; None where it is none that is known."""
    sentence = ANSWERS.read(text)
    key = "" if sentence is None else f"refused-{sentence.key}"
    if sentence is None or key not in _KEYS:
        return None
    return tongue.text(key, **{name: _said(name, value, tongue) for name, value in sentence.given.items()})


def _said(name: str, value: Value, tongue: Tongue) -> Value:
    """Names to choose from stand in English with commas and an "or" between them."""
    *others, last = _BETWEEN.split(str(value)) if name == "names" else [value]
    return tongue.text("refused-or", others=", ".join(map(str, others)), last=last) if others else last
