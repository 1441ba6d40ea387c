"""A meld in words: clean or dirty, which card is its wild, and what that stands for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Literal

from core.game.events import Extended, Laid
from core.game.melds import Analysis, analyse
from core.game.rules import Rules
from core.game.view import MeldView
from transports.tongue import Tongue

Grade = Literal[
    "dirty",
    "clean",
    "dirty_canasta",
    "semi_clean_canasta",
    "clean_canasta",
    "royal_canasta",
    "ace_to_ace_canasta",
]
_CANASTAS: Final[dict[str, Grade]] = {
    "dirty": "dirty_canasta",
    "semi_clean": "semi_clean_canasta",
    "clean": "clean_canasta",
    "royal": "royal_canasta",
    "ace_to_ace": "ace_to_ace_canasta",
}
SAID: Final[dict[Grade, str]] = {
    "dirty": "meld-dirty",
    "clean": "meld-clean",
    "dirty_canasta": "meld-dirty-canasta",
    "semi_clean_canasta": "meld-semi-clean-canasta",
    "clean_canasta": "meld-clean-canasta",
    "royal_canasta": "meld-royal-canasta",
    "ace_to_ace_canasta": "meld-ace-to-ace-canasta",
}
"""By its grade, the key of what is said of a meld."""
_MADE: Final = {
    "dirty": "meld-a-dirty-canasta",
    "semi_clean": "meld-a-semi-clean-canasta",
    "clean": "meld-a-clean-canasta",
    "royal": "meld-a-royal-canasta",
    "ace_to_ace": "meld-an-ace-to-ace-canasta",
}
"""By the kind of canasta, what a meld has become."""


def grade(meld: MeldView | Analysis) -> Grade:
    """Clean or dirty, and the kind of canasta from seven cards on: the same in every language."""
    if meld.canasta:
        return _CANASTAS[meld.canasta]
    return "dirty" if meld.wild is not None or all(is_wild(code) for code in meld.cards) else "clean"


def grade_text(meld: MeldView | Analysis, tongue: Tongue) -> str:
    """The same, said of the meld: "dirty", "clean canasta"."""
    return tongue.text(SAID[grade(meld)])


def canasta_text(kind: str, tongue: Tongue) -> str:
    """What a meld has become: "a clean canasta"; ``kind`` is its ``canasta``."""
    return tongue.text(_MADE[kind])


def became(event: Laid | Extended, rules: Rules) -> str:
    """The kind of canasta that the meld has become, or of another one that it was; "" where that is no news."""
    now = analyse(event.cards, rules, one_turn=False)
    rest = list(event.cards)
    added = event.added if isinstance(event, Extended) else ()
    for code in added:
        rest.remove(code)
    before = analyse(rest, rules, one_turn=False) if added else None
    if now is None or not now.canasta or (before is not None and before.canasta == now.canasta):
        return ""
    return now.canasta


def is_wild(code: str) -> bool:
    """Is it a joker or a two, whatever it stands for?"""
    return code == "JK" or code[0] == "2"


def stands_for(cards: Sequence[str], wild: str | None) -> tuple[int, str | None]:
    """The place of the wild in a meld as it stands (-1: none), and the card it stands for (None in a set).

    >>> stands_for(("3S", "4S", "5S", "6S", "7S", "2S", "9S"), "2S")
    (5, '8S')
    """
    if wild is None:
        return -1, None
    ranks = "A23456789TJQKA"
    naturals = [(at, code) for at, code in enumerate(cards) if not is_wild(code)]
    if len({code[0] for _, code in naturals}) == 1 and len(naturals) == len(cards) - 1:
        return len(cards) - 1, None  # a set: a sequence with a single natural rank has its own two beside the wild
    known_at, known = next(((at, code) for at, code in naturals if code[0] != "A"), naturals[0])
    low = ranks.index(known[0]) - known_at
    for at, code in enumerate(cards):
        place = f"{ranks[low + at]}{known[1]}"
        if code == wild and code != place:
            return at, place
    return -1, None


def stretches(codes: Sequence[str], wild_at: int) -> Iterator[tuple[int, int]]:
    """Where the stretches of a meld begin and end whose cards follow each other in one suit, the wild on its own."""
    ranks = "A23456789TJQK"
    start = 0
    for at in range(1, len(codes) + 1):
        if at < len(codes) and wild_at not in (at - 1, at) and codes[at] != "JK" and codes[at - 1] != "JK":
            step = (ranks.index(codes[at][0]) - ranks.index(codes[at - 1][0])) % len(ranks)
            if step == 1 and codes[at][1] == codes[at - 1][1]:
                continue
        yield start, at
        start = at
