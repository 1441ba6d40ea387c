"""A deal played on at full speed by careful players of different habits, and what its end is worth."""

from __future__ import annotations

from collections.abc import Sequence

from bots.greedy import choose
from bots.ground import RANK
from bots.habits import Habits
from core.game.cards import JOKER, JOKER_SHIFT
from core.game.moves import DISCARD
from core.game.phases import OVER_OUT, OVER_PHASE
from core.game.rules import Rules, card_values
from core.game.scoring import UNPLAYED_POT
from core.game.state import State


def roll(state: State, habits: Sequence[Habits], turns: int) -> int:
    """Play on, each seat by its own habits, for at most so many turns; returns how many actions that took.

    Changes the state. Tables where nobody need ever draw have no end: hence the turns.
    """
    actions = 0
    step = state.step
    while state.phase != OVER_PHASE:
        move = choose(state, habits[state.turn])
        step(move)
        actions += 1
        if move.kind == DISCARD:
            turns -= 1
            # Nobody plays on without a card: only a position set up so has such a seat.
            if turns <= 0 or not state.hands[state.turn]:
                break
    return actions


class Scale:
    """What the end of a deal is worth under one table's rules: core.game.scoring, without its sheets."""

    __slots__ = ("by_value", "joker", "rules")

    def __init__(self, rules: Rules) -> None:
        self.rules: Rules = rules
        values = card_values(rules)
        self.joker: int = values[JOKER]
        kinds: dict[int, int] = {}
        for rank in range(13):
            kinds[values[rank]] = kinds.get(values[rank], 0) | RANK << rank
        self.by_value: tuple[tuple[int, int], ...] = tuple((bag, value) for value, bag in kinds.items() if value)
        """(all copies of the kinds of one value as a bag, that value); jokers apart."""

    def margin(self, state: State, mine: int) -> int:
        """The score of this team less the best of the others, as if the deal ended now."""
        own = 0
        best = -1_000_000
        for team in range(state.teams):
            value = self.score(state, team)
            if team == mine:
                own = value
            elif value > best:
                best = value
        return own - best

    def score(self, state: State, team: int) -> int:
        """The score of this team, as if the deal ended now."""
        rules = self.rules
        value = 0 if state.pot_taken >> team & 1 else -rules.no_pot_penalty
        for placed in state.melds[team]:
            meld = placed.meld
            value += meld.points + (meld.bonus if placed.one_turn else meld.bonus_later)
        if state.over == OVER_OUT and state.winner % state.teams == team:
            value += rules.out_bonus
        if state.cut_team == team:
            value += state.cut_bonus
        penalty = rules.unplayed_pot == "penalty"
        for seat in range(team, state.players, state.teams):
            hand = state.hands[seat]
            if hand:
                value -= UNPLAYED_POT if penalty and state.unplayed >> seat & 1 else self.weight(hand)
        return value

    def weight(self, hand: int) -> int:
        """The values of these cards added up."""
        value = (hand >> JOKER_SHIFT).bit_count() * self.joker
        for kinds, each in self.by_value:
            value += (hand & kinds).bit_count() * each
        return value
