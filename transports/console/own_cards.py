"""Cards typed in the words of a language, as they are shown there to who listens, written short for the notation."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from transports.text import RANKS, SUITS
from transports.tongue import Tongue

_RANKS: Final = "\x01"
_SUITS: Final = "\x02"
_APART: Final = r"\s*,\s*"
_OFTEN: Final = (1, 2, 3)
"""How many cards that are alike a set can have."""


def folded(text: str) -> str:
    """In small letters without accents, each letter where it stood."""
    return "".join(unicodedata.normalize("NFD", letter)[0].lower()[:1] for letter in text)


def written_short(text: str, tongue: Tongue) -> str:
    """The text with every card in words of this language as its code; as it was where there is none.

    >>> from scripts.locales import tongue_of
    >>> written_short("pīķa trijnieks, četrinieks, džokers", tongue_of("lv")).split()
    ['3S', '4S', ',', 'JK']
    """
    say = tongue.text
    ranks = {folded(say(one)): rank for rank, (one, _) in RANKS.items()}
    several = {folded(say(many)): rank for rank, (_, many) in RANKS.items()}
    suits = {folded(say(key)): suit for suit, key in SUITS.items()}
    often = {
        folded(name if count == 1 else say("text-repeated", suit=name, count=count)): suit * count
        for suit, name in ((suit, say(key)) for suit, key in SUITS.items())
        for count in _OFTEN
    }
    group = _pattern(say("text-group", ranks=_RANKS, suits=_SUITS), _any(several), _row(_any(often)))
    one_suit = _pattern(say("text-card", rank=_RANKS, suit=_SUITS), _row(_any(ranks)), _any(suits))

    def of_one_rank(found: re.Match[str]) -> str:
        rank = several[found["ranks"]]
        named = (often[name] for name in re.split(_APART, found["suits"]))
        return f" {' '.join(f'{rank}{suit}'.upper() for some in named for suit in some)} "

    def of_one_suit(found: re.Match[str]) -> str:
        suit = suits[found["suits"]]
        return f" {' '.join(f'{ranks[name]}{suit}'.upper() for name in re.split(_APART, found['ranks']))} "

    before = folded(unicodedata.normalize("NFC", text))
    after = one_suit.sub(of_one_suit, group.sub(of_one_rank, before))
    after = re.sub(rf"\b{re.escape(folded(say('text-joker')))}\b", " JK ", after)
    return text if after == before else after


def _pattern(text: str, ranks: str, suits: str) -> re.Pattern[str]:
    places = {_RANKS: f"(?P<ranks>{ranks})", _SUITS: f"(?P<suits>{suits})"}
    parts = (places.get(part) or re.escape(folded(part)) for part in re.split(f"([{_RANKS}{_SUITS}])", text))
    return re.compile(rf"(?<!\w){''.join(parts)}(?!\w)")


def _any(names: dict[str, str]) -> str:
    return f"(?:{'|'.join(re.escape(name) for name in sorted(names, key=len, reverse=True))})"


def _row(names: str) -> str:
    return f"{names}(?:{_APART}{names})*"
