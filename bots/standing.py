"""How a deal stands, as far as everybody sees it: who would be ahead if it ended now, and does it end at all?"""

from __future__ import annotations

from typing import Final

from core.game.state import State

CARD: Final = 8
"""What a card in a hand counts for on the average."""
PATIENCE: Final = 2
"""Rounds of single cards taken before somebody draws, at tables where no rule ends that."""


def is_behind(state: State) -> bool:
    """Has another team more than that of the seat on turn, if the deal ended as the table lies?"""
    made = _made(state)
    return made[state.turn % state.teams] < max(made)


def is_ahead(state: State) -> bool:
    """Has every other team less than that of the seat on turn, if the deal ended as the table lies?"""
    made = _made(state)
    return made.count(max(made)) == 1 and made[state.turn % state.teams] == max(made)


def _made(state: State) -> list[int]:
    """By team: melds and their canastas, less the penalty for a pot never had and the cards in the hands, by number."""
    rules = state.book.melds.rules
    made: list[int] = []
    for team in range(state.teams):
        points = 0 if state.pot_taken >> team & 1 else -rules.no_pot_penalty
        for placed in state.melds[team]:
            points += placed.meld.points + placed.meld.bonus_later
        for seat in range(team, state.players, state.teams):
            points -= CARD * state.hands[seat].bit_count()
        made.append(points)
    return made


def is_stale(state: State) -> bool:
    """Has everybody taken a single card and laid nothing for a whole round, and may this seat do so once more?"""
    return len(state.pile) == 1 and state.quiet >= state.players


def goes_in_circles(state: State) -> bool:
    """Have all long been taking single cards, where no rule ends that? Only a card from the stock goes on then."""
    if len(state.pile) != 1 or state.quiet < PATIENCE * state.players:
        return False
    return not state.book.melds.rules.stalemate_rounds
