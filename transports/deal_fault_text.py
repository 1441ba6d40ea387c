"""What is wrong with a recorded deal, in the reader's language."""

from __future__ import annotations

from typing import Final

from core.game.deal_faults import ANEW, CUT, FAULTS, HEAPS, NONE
from core.game.wording import Value
from transports.tongue import Tongue

_FAULTS: Final = {
    "no-commitment": "dealfault-no-commitment",
    "other-secret": "dealfault-other-secret",
    "nonces": "dealfault-nonces",
    "nonce": "dealfault-nonce",
    "no-seat": "dealfault-no-seat",
    "cards": "dealfault-cards",
    "sizes": "dealfault-sizes",
    "no-draw": "dealfault-no-draw",
    "no-cut": "dealfault-no-cut",
    "draw": "dealfault-draw",
    "dealer": "dealfault-dealer",
    "cut": "dealfault-cut",
    "deck": "dealfault-deck",
}
"""By the key of a sentence of `core.game.deal_faults`, its message."""
_HEAPS: Final = {
    "hands": "dealfault-heap-hands",
    "pots": "dealfault-heap-pots",
    "hand": "dealfault-heap-hand",
    "pot": "dealfault-heap-pot",
    "stock": "dealfault-heap-stock",
    "pile": "dealfault-heap-pile",
}


def deal_fault_text(english: str, tongue: Tongue) -> str:
    """The sentence that `core.game.fairness` has found; the English where it is none of those."""
    sentence = FAULTS.read(english)
    if sentence is None:
        return english
    given = {name: _named(name, value, sentence.key, tongue) for name, value in sentence.given.items()}
    return tongue.text(_FAULTS[sentence.key], **given)


def _named(name: str, value: Value, key: str, tongue: Tongue) -> Value:
    if isinstance(value, int):
        return value
    if name == "heaps":
        return ", ".join(_heap(heap, tongue) for heap in value.split(", "))
    if key == "cut":
        cut = CUT.read(value)
        return tongue.text("dealfault-cut-points", **cut.given) if cut is not None and cut.given else _none(tongue)
    if value == NONE:
        return _none(tongue)
    rounds = value.split(ANEW)
    shown = rounds[0]
    for cards in rounds[1:]:
        shown = tongue.text("dealfault-drawn-anew", cards=shown, anew=cards)
    return shown


def _none(tongue: Tongue) -> str:
    return tongue.text("dealfault-none")


def _heap(english: str, tongue: Tongue) -> str:
    heap = HEAPS.read(english)
    return english if heap is None else tongue.text(_HEAPS[heap.key], **heap.given)
