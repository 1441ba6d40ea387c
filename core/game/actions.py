"""The nine things a player can do: the objects tagged by ``do`` of the public vocabulary.

They are the same in messages, records, positions and tests. An action says only what the player says; whether it is
allowed is the judge's business (:mod:`core.game.judge`).
"""

from __future__ import annotations

from typing import Final

import msgspec

from core.game.cards import NUMBERS


class Draw(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="draw"):
    """Draw the top of the stock."""


class Keep(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="keep"):
    """Refusable first turn: the card drawn stays."""


class Refuse(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="refuse"):
    """Refusable first turn: the card drawn starts the pile, and one more is drawn."""


class Take(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="do", tag="take"):
    """Take the whole pile. A closed pile wants its top used: with ``cards`` of the hand as a new meld, or to extend
    ``meld`` (then ``cards`` may be empty)."""

    meld: int | None = None
    cards: tuple[str, ...] | None = None


class Lay(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="lay"):
    """Lay these cards as a new meld."""

    cards: tuple[str, ...]


class Extend(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="extend"):
    """Add these cards to a meld of the own team."""

    meld: int
    cards: tuple[str, ...]


class Withdraw(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="withdraw"):
    """Take back an initial meld that stays below the minimum."""


class Discard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="discard"):
    """Discard this card; the turn ends."""

    card: str


Action = Draw | Keep | Refuse | Take | Lay | Extend | Withdraw | Discard

MOST_CARDS: Final = 64
"""No meld and no hand is larger: longer lists are refused before anything reads them."""

_convert = msgspec.convert


def read_action(raw: object) -> Action | None:
    """The action that plain JSON values describe, or None where they describe none (refused as ``malformed``)."""
    try:
        action: Action = _convert(raw, Action)
    except (msgspec.ValidationError, TypeError, RecursionError):
        return None
    return action if well_formed(action) else None


def well_formed(action: Action) -> bool:
    """Are all its cards cards, and none of its lists empty or beyond reason?

    An empty ``cards`` is fine only in a closed take beside ``meld``; that both are there is part of the form.
    """
    match action:
        case Lay(cards=cards):
            return 0 < len(cards) <= MOST_CARDS and all(c in NUMBERS for c in cards)
        case Extend(cards=cards):
            return 0 < len(cards) <= MOST_CARDS and all(c in NUMBERS for c in cards)
        case Discard(card=card):
            return card in NUMBERS
        case Take(meld=None, cards=None):
            return True
        case Take(meld=None, cards=cards):
            return cards is not None and 0 < len(cards) <= MOST_CARDS and all(c in NUMBERS for c in cards)
        case Take(cards=cards):
            return cards is not None and len(cards) <= MOST_CARDS and all(c in NUMBERS for c in cards)
        case _:
            return True
