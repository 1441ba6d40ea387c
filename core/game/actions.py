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
    if isinstance(raw, dict) and None in raw.values():
        return None  # a field without a value is no field left out
    try:
        action: Action = _convert(raw, Action)
    except (msgspec.ValidationError, TypeError, RecursionError):
        return None
    return action if well_formed(action) else None


def well_formed(action: object) -> bool:
    """Is it an action, are all its cards cards, and none of its lists empty or beyond reason?

    An empty ``cards`` is fine only in a closed take beside ``meld``; that both are there is part of the form. Types
    are looked at as well: a program in this process may fill the fields with anything.
    """
    match action:
        case Draw() | Keep() | Refuse() | Withdraw() | Take(meld=None, cards=None):
            return True
        case Discard(card=card):
            return type(card) is str and card in NUMBERS
        case Lay(cards=cards) | Take(meld=None, cards=cards):
            return _are_cards(cards, 1)
        case Extend(meld=meld, cards=cards):
            return type(meld) is int and _are_cards(cards, 1)
        case Take(meld=meld, cards=cards):
            return type(meld) is int and _are_cards(cards, 0)
        case _:
            return False


def _are_cards(cards: object, least: int) -> bool:
    return (
        isinstance(cards, tuple | list)
        and least <= len(cards) <= MOST_CARDS
        and all(type(card) is str and card in NUMBERS for card in cards)
    )
