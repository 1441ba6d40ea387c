"""Tables, deals and seats for the tests of the players."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from core.game.cards import CODES, cards_of, put_all
from core.game.play import start_state
from core.game.position import read_position
from core.game.rules import Rules
from core.game.shuffle import deal, seeded_key
from core.game.state import State
from core.game.view import View, view
from scripts.settings import load_rules

PRESETS = ("buraco", "stbl", "burraco", "aberto")


def deals(rules: Rules, count: int, seed: int = 1) -> Iterator[State]:
    """So many seeded deals, the first dealer going round."""
    for number in range(count):
        yield start_state(rules, deal(rules, seeded_key(seed, number + 1), number % rules.players))


def at(**given: Any) -> State:
    """A deal at a position; what is not given is that of a quiet moment of ``burraco``, seat 0 on turn.

    Hands, pile, stock and pots may be texts of codes, ``hand`` is that of seat 0. The stock is ten cards that lie
    nowhere else.
    """
    base: dict[str, Any] = {"rules": "burraco", "dealer": 3, "turn": 0, "phase": "play", **given}
    hands = base.pop("hands", {})
    if "hand" in base:
        hands = {"0": base.pop("hand"), **hands}
    base["hands"] = {seat: _cards(held) for seat, held in hands.items()}
    base["pots"] = [_cards(pot) for pot in base.get("pots", [])]
    base["pile"] = _cards(base.get("pile", ""))
    used = [*base["pile"], *(card for held in (*base["hands"].values(), *base["pots"]) for card in held)]
    used += [card for at_table in base.get("melds", []) for card in at_table["cards"]]
    base["stock"] = _cards(base.get("stock") or [card for card in CODES[2:] if card not in used][:10])
    return read_position(base, load_rules)[0]


def meld(number: int, team: int, cards: str) -> dict[str, Any]:
    """A meld on the table of a position."""
    return {"id": number, "team": team, "cards": cards.split()}


def _cards(held: str | list[str]) -> list[str]:
    return held.split() if isinstance(held, str) else held


def seen(state: State) -> View:
    """What the seat on turn sees."""
    return view(state, state.turn)


def with_other_hidden_cards(state: State, rng: Random) -> State:
    """The same for the seat on turn, with all cards that no view shows it exchanged among themselves.

    Those are the other hands, the stock, the pots, and what lies under the top of a closed pile.
    """
    other = state.copy()
    under = len(state.pile) - 1 if state.pile and state.book.melds.rules.pile == "closed" else 0
    pool = [*state.stock[state.top :], *state.pile[:under]]
    for pot in state.pots:
        pool.extend(pot)
    for seat, hand in enumerate(state.hands):
        if seat != state.turn:
            pool.extend(cards_of(hand))
    rng.shuffle(pool)
    drawn = iter(pool)
    other.stock = tuple(next(drawn) for _ in range(state.stock_left()))
    other.top = 0
    other.pile[:under] = [next(drawn) for _ in range(under)]
    other.pots = tuple(tuple(next(drawn) for _ in pot) for pot in state.pots)
    for seat, hand in enumerate(state.hands):
        if seat != state.turn:
            other.hands[seat] = put_all(0, [next(drawn) for _ in range(hand.bit_count())])
    return other
