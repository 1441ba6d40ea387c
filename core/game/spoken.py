"""Cards in English words, as people type what they have heard, written short: "seven of hearts" is 7H."""

from __future__ import annotations

import re
from typing import Final

_RANKS: Final = {
    "ace": "A",
    "two": "2",
    "three": "3",
    "four": "4",
    "five": "5",
    "six": "6",
    "seven": "7",
    "eight": "8",
    "nine": "9",
    "ten": "T",
    "jack": "J",
    "queen": "Q",
    "king": "K",
    "10": "T",
    **{digit: digit for digit in "23456789"},
}
_NAMED: Final = "|".join(rank for rank in _RANKS if not rank.isdigit())
_APART: Final = r"(?:\s*,\s*|\s+and\s+)"
_SUIT: Final = "(?:spades|hearts|diamonds|clubs)"
_TIMES: Final = {"": 1, "twice": 2, "three times": 3}
_SUIT_OFTEN: Final = rf"{_SUIT}(?:\s+(?:twice|three\s+times))?\b"
_GROUP: Final = re.compile(
    rf"\b({_NAMED})e?s(?:\s*:\s*|\s+of\s+)({_SUIT_OFTEN}(?:{_APART}{_SUIT_OFTEN})*)", re.IGNORECASE | re.ASCII
)
"""Several of one rank: "fives: hearts, diamonds and clubs twice"."""
_OF_ONE_SUIT: Final = re.compile(
    rf"\b((?:(?:{_NAMED}){_APART})*(?:{'|'.join(_RANKS)}))\s+of\s+({_SUIT})\b", re.IGNORECASE | re.ASCII
)
"""One card, or several of one suit: "seven of hearts", "three, four and five of spades"."""
_BETWEEN: Final = re.compile(_APART, re.IGNORECASE | re.ASCII)


def written_short(text: str) -> str:
    """The text with every card that stands in it in words as its code; all else is left as it is.

    >>> written_short("lay three, four of spades")
    'lay  3S 4S '
    >>> written_short("lay fives: hearts, clubs twice")
    'lay  5H 5C 5C '
    """
    return _OF_ONE_SUIT.sub(_one_suit, _GROUP.sub(_one_rank, text))


def _one_suit(found: re.Match[str]) -> str:
    suit = found[2][0]
    return f" {' '.join(f'{_RANKS[rank.lower()]}{suit}'.upper() for rank in _BETWEEN.split(found[1]))} "


def _one_rank(found: re.Match[str]) -> str:
    rank = _RANKS[found[1].lower()]
    cards: list[str] = []
    for named in _BETWEEN.split(found[2]):
        suit, *often = named.lower().split()
        cards += [f"{rank}{suit[0].upper()}"] * _TIMES[" ".join(often)]
    return f" {' '.join(cards)} "
