"""Dealing a shuffled deck out: hands, pots, upcard, stock (rules, 2)."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from tests.reference.engine import Game
from tests.reference.rules import full_deck, preset


def dealt(
    name: str,
    options: Mapping[str, Any],
    deck: Sequence[str],
    dealer: int,
    match: Sequence[int] | None = None,
    cut: Mapping[str, int] | None = None,
) -> Game:
    """A deal from a deck whose first card is on top.

    Hands go one card at a time from the player left of the dealer, then pot by pot, the upcard, the stock.
    """
    rules = preset(name, **options)
    cards, players = list(deck), rules["players"]
    hands: list[list[str]] = [[] for _ in range(players)]
    for step in range(rules["hand_size"] * players):
        hands[(dealer + 1 + step) % players].append(cards.pop(0))
    pots = [[cards.pop(0) for _ in range(rules["pot_size"])] for _ in range(rules["pots"])]
    pile = [cards.pop(0)] if rules["opening"] == "upcard" else []
    return from_deal(name, options, hands, pots, cards, pile, dealer, match, cut)


def from_deal(
    name: str,
    options: Mapping[str, Any],
    hands: Sequence[Sequence[str]],
    pots: Sequence[Sequence[str]],
    stock: Sequence[str],
    pile: Sequence[str],
    dealer: int,
    match: Sequence[int] | None = None,
    cut: Mapping[str, int] | None = None,
) -> Game:
    """A deal at its start, as a record gives it: hands by seat, stock with its top first."""
    position: dict[str, Any] = {
        "rules": name,
        "options": dict(options),
        "dealer": dealer,
        "hands": {str(seat): list(hand) for seat, hand in enumerate(hands)},
        "pots": [list(pot) for pot in pots],
        "stock": list(stock),
        "pile": list(pile),
    }
    if match is not None:
        position["match"] = list(match)
    return Game(position, cut)


def shuffled(name: str, options: Mapping[str, Any], seed: int, dealer: int = 0) -> Game:
    """A deal from a deck shuffled by the seed."""
    deck = full_deck(preset(name, **options))
    Random(seed).shuffle(deck)
    return dealt(name, options, deck, dealer)
