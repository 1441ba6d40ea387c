"""What a table did not accept of a seat, in the reader's language."""

from __future__ import annotations

from typing import Final

from core.table.messages import Rejected
from core.table.sentences import REJECTIONS
from transports.refusal_text import text_of_code, text_of_english
from transports.text import Words
from transports.tongue import Tongue
from transports.trouble_text import trouble_text

_KEYS: Final = frozenset(
    {
        "rejected-watchers-watch",
        "rejected-no-actions",
        "rejected-too-many-actions",
        "rejected-too-much-said",
        "rejected-accepted",
        "rejected-moved-on",
        "rejected-no-deal",
        "rejected-paused",
        "rejected-stood-in",
        "rejected-looked-already",
        "rejected-not-saved",
        "rejected-garbled",
        "rejected-only-phrases",
        "rejected-seat-freed",
        "rejected-no-claim",
        "rejected-may-not-vote",
        "rejected-nobody-waits",
    }
)
"""All that a table can say; `core.table.sentences.REJECTIONS` has them as it writes them."""
_BY_CODE: Final = {
    "malformed": "rejected-not-understood",
    "stale": "rejected-moved-on",
    "paused": "rejected-paused",
    "stood_in": "rejected-stood-in",
    "looked_already": "rejected-looked-already",
    "not_saved": "rejected-unsaved",
    "seat_freed": "rejected-seat-freed",
    "not_yet": "rejected-no-claim",
    "no_vote": "rejected-nobody-waits",
}
"""By code, what can be said of a sentence that is not known."""


def rejected_text(rejected: Rejected, words: Words) -> str:
    """Why something did not count, in a sentence.

    The sentence itself where the table speaks as this program does, else one of its code; the table's English where
    the code is not known either.
    """
    text, tongue = rejected.text, words.tongue
    return text_of_english(text, words) or _known(text, tongue) or _of_code(rejected.code, tongue) or words.told(text)


def _known(text: str, tongue: Tongue) -> str | None:
    sentence = REJECTIONS.read(text)
    key = "" if sentence is None else f"rejected-{sentence.key}"
    if sentence is None or key not in _KEYS:
        return None
    given = dict(sentence.given)
    if "why" in given:
        given["why"] = trouble_text(str(given["why"]), tongue)
    return tongue.text(key, **given)


def _of_code(code: str, tongue: Tongue) -> str | None:
    return tongue.text(_BY_CODE[code]) if code in _BY_CODE else text_of_code(code, tongue)
