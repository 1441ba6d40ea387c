"""A refusal of the game in the reader's language."""

from __future__ import annotations

from typing import Final

from core.game.errors import Refusal
from core.game.refusals import ENGLISH
from core.game.wording import Sentence, Value
from transports.text import Words
from transports.tongue import Tongue

_KEYS: Final = frozenset(
    {
        "refusal-malformed",
        "refusal-malformed-card",
        "refusal-malformed-bare",
        "refusal-malformed-other",
        "refusal-deal-over",
        "refusal-turn-of-seat",
        "refusal-draw-first",
        "refusal-decide-first",
        "refusal-only-discard",
        "refusal-has-card",
        "refusal-unknown-meld",
        "refusal-not-your-meld",
        "refusal-not-held",
        "refusal-not-held-to-discard",
        "refusal-not-held-one",
        "refusal-not-held-all",
        "refusal-not-held-to-take-one",
        "refusal-not-held-to-take-all",
        "refusal-pile-empty",
        "refusal-no-meld",
        "refusal-pile-top-unused",
        "refusal-pile-top-wild",
        "refusal-same-card",
        "refusal-short-lay-more",
        "refusal-short-use-more",
        "refusal-nothing-to-withdraw",
        "refusal-keep-for-the-end",
        "refusal-keep-before-pot",
        "refusal-keep-last-discard",
        "refusal-keep-without-canasta",
        "refusal-final-discard-wild",
    }
)
"""All that the game can say; `core.game.refusals.ENGLISH` has them as it writes them itself."""
_BY_CODE: Final = {
    "malformed": "refusal-malformed",
    "deal_over": "refusal-deal-over",
    "not_your_turn": "refusal-not-your-turn",
    "wrong_phase": "refusal-wrong-phase",
    "unknown_meld": "refusal-unknown-meld",
    "not_your_meld": "refusal-not-your-meld",
    "card_not_held": "refusal-not-held",
    "pile_empty": "refusal-pile-empty",
    "invalid_meld": "refusal-invalid-meld",
    "pile_top_unused": "refusal-pile-top-unused",
    "pile_top_wild": "refusal-pile-top-wild",
    "same_card": "refusal-same-card",
    "initial_meld_short": "refusal-initial-meld-short",
    "nothing_to_withdraw": "refusal-nothing-to-withdraw",
    "must_keep_card": "refusal-must-keep-card",
    "final_discard_wild": "refusal-final-discard-wild",
}
"""By code, what can be said without knowing more."""


def refusal_text(refused: Refusal, words: Words) -> str:
    """The sentence of a refusal, with cards as this reader reads them."""
    said = None if refused.said is None else _said(refused.said, words)
    return said or text_of_code(refused.code, words.tongue) or words.told(refused.text)


def text_of_english(text: str, words: Words) -> str | None:
    """The same for a refusal of which only the English is known; None where it is none of the game's."""
    sentence = ENGLISH.read(text)
    return None if sentence is None else _said(sentence, words)


def text_of_code(code: str, tongue: Tongue) -> str | None:
    """A sentence for a refusal of which only the code is known; None where it is none of the game's."""
    return tongue.text(_BY_CODE[code]) if code in _BY_CODE else None


def _said(sentence: Sentence, words: Words) -> str | None:
    """The sentence, where there is a message for it."""
    key = f"refusal-{sentence.key}"
    given = {name: _shown(name, value, words) for name, value in sentence.given.items()}
    return words.tongue.text(key, **given) if key in _KEYS else None


def _shown(name: str, value: Value, words: Words) -> Value:
    return words.cards(str(value).split()) if name in ("card", "cards") else value
