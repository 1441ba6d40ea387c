"""What may be done, by trying everything that could be written down; small hands only where sizes are free."""

from collections.abc import Callable, Iterable
from itertools import combinations
from typing import Any

from tests.reference.engine import Game
from tests.reference.forms import Action

MOST = 8  # 2 to the 8 choices of cards, for every meld


def choices(hand: Iterable[str], sizes: Iterable[int]) -> list[list[str]]:
    """Every different multiset of the given sizes out of a hand."""
    cards = sorted(hand)
    return [list(chosen) for size in sizes for chosen in sorted(set(combinations(cards, size)))]


def _allowed(game: Game, actions: Iterable[Action]) -> list[Action]:
    return [action for action in actions if game.refusal(game.turn, action) is None]


def _own_melds(game: Game) -> list[int]:
    return [meld.id for meld in game.melds if meld.team == game.team]


def three_card_lays(game: Game) -> list[Action]:
    """All legal new melds of three cards."""
    return _allowed(game, ({"do": "lay", "cards": cards} for cards in choices(game.hand, [3])))


def one_card_extensions(game: Game) -> list[Action]:
    """All legal extensions by one card."""
    singles = choices(game.hand, [1])
    return _allowed(game, ({"do": "extend", "meld": n, "cards": card} for n in _own_melds(game) for card in singles))


def discards(game: Game) -> list[Action]:
    """All legal discards."""
    return _allowed(game, ({"do": "discard", "card": card} for card in sorted(set(game.hand))))


def plain_moves(game: Game) -> list[Action]:
    """All legal actions that name no card: draw, keep, refuse, take of an open pile, withdraw."""
    return _allowed(game, ({"do": do} for do in ("draw", "keep", "refuse", "take", "withdraw")))


def closed_takes(game: Game, most: int = 2) -> list[Action]:
    """All legal takes of a closed pile with up to `most` cards of the hand."""
    if game.phase != "draw" or game.rules["pile"] != "closed":
        return []
    beside = choices(game.hand, range(min(most, len(game.hand)) + 1))
    new = [{"do": "take", "cards": cards} for cards in beside]
    added = [{"do": "take", "meld": n, "cards": cards} for n in _own_melds(game) for cards in beside]
    return _allowed(game, new + added)


def atomic_moves(game: Game) -> list[Action]:
    """The legal actions of the smallest sizes: three-card lays, one-card extensions and all the others.

    Takes of a closed pile: new melds of three cards, extensions by the top alone.
    """
    if game.phase == "play":
        return [*plain_moves(game), *three_card_lays(game), *one_card_extensions(game), *discards(game)]
    takes = [take for take in closed_takes(game) if len(take["cards"]) == (0 if "meld" in take else 2)]
    return [*plain_moves(game), *takes]


def all_lays(game: Game) -> list[Action]:
    """Every legal lay and extension of any size; ValueError for a hand of more than `MOST` cards."""
    if len(game.hand) > MOST:
        raise ValueError(f"a hand of {len(game.hand)} cards has too many subsets")
    if game.phase != "play":
        return []
    some = choices(game.hand, range(1, len(game.hand) + 1))
    new: list[dict[str, Any]] = [{"do": "lay", "cards": cards} for cards in some if len(cards) >= 3]
    added = [{"do": "extend", "meld": n, "cards": cards} for n in _own_melds(game) for cards in some]
    return _allowed(game, new + added)


def every_move(game: Game) -> list[Action]:
    """Every legal action of any size; small hands only."""
    if game.phase == "play":
        return [*plain_moves(game), *all_lays(game), *discards(game)]
    return [*plain_moves(game), *closed_takes(game, len(game.hand))]


def ends_reachable(game: Game, moves: Callable[[Game], list[Action]] = every_move) -> set[str]:
    """How the turn at hand can end by some order of the listed actions: "out", "stock", "stalemate", "pot", "turn".

    "pot" stands for a pot taken, directly or on the discard; what is played after a direct one is not followed, its
    cards are not known before; for the same reason no card is drawn. "turn" is a turn that ends and play goes on.
    `moves` lists what may be tried in a position: with another list in its place the answer tells whether that list
    reaches the same ends. A take that leaves more than `MOST` cards is not followed.
    """
    seat, found, seen = game.turn, set[str](), set[str]()
    waiting = [game]
    while waiting:
        here = waiting.pop()
        key = repr(
            (here.phase, sorted(here.hand), [(meld.id, sorted(meld.cards)) for meld in here.melds], here.withdrew)
        )
        if key in seen or (here.phase == "play" and len(here.hand) > MOST):
            continue
        seen.add(key)
        for move in moves(here):
            if move["do"] in ("draw", "refuse"):
                continue
            after = here.clone()
            after.apply(seat, move)
            if after.pot_taken != here.pot_taken:
                found.add("pot")
            if after.phase == "over":
                found.add(str(after.over))
            elif after.turn != seat:
                found.add("turn")
            elif after.pot_taken == here.pot_taken:
                waiting.append(after)
    return found
