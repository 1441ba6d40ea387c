"""What a deal broken off in the middle is likely to come to."""

from __future__ import annotations

from typing import Final

from bots.rollout import Scale
from core.game.cards import JOKER_SHIFT, PLANE, TWOS
from core.game.judge import may_go_out
from core.game.melds import CANASTA_SIZE
from core.game.phases import OVER_PHASE
from core.game.rules import Rules
from core.game.state import State

MANY_TWOS: Final = TWOS | TWOS << PLANE | TWOS << 2 * PLANE
FEATURES: Final = 22
FULL_STOCK: Final = 40.0
MOST_CARDS: Final = 15

# What each feature is worth, and what it is worth more by a full stock: fitted to deals that players of several habits
# played to their end. Tables where any canasta lets a player out; a clean one, closed pile; a clean one, open pile.
# No command makes these very numbers today; `buraco fit outlook` makes others the same way. Those of 8,000 deals tell
# the ends of 1,500 fresh deals as well as these: with root mean square errors of 337.0 at `burraco` (these: 337.7), of
# 428.2 at `stbl` (428.1), and of 453.3 at `buraco` and `aberto` (453.0).
# fmt: off
FAST: Final = (
    (-45, -31, -9, 9, -8, -5, 44, 3, -13, -10, 1, 14, 9, 5, -7, 107, -38, 51, -39, 0, 30, 3),
    (6, 42, 15, 21, 58, 97, 99, 43, 56, 76, 107, 8, 10, 7, 15, 163, 31, 162, 19, 0, -35, 9),
)
CLOSED: Final = (
    (34, 45, 2, 7, 11, 28, 91, 23, 28, 25, 54, -15, 11, 12, -3, 82, -36, 62, -10, 0, 11, 5),
    (47, -6, -4, 57, 80, 109, 119, 53, 59, 80, 72, 7, 15, 0, 34, 223, 16, 193, -16, 0, -6, -1),
)
SLOW: Final = (
    (31, 34, 14, -2, 2, 14, 88, 17, 10, 6, 30, -18, 6, 12, -10, -103, 14, -90, 20, -318, 6, 5),
    (169, 69, -27, 76, 101, 142, 175, 62, 74, 87, 84, -52, 21, -6, -2, 381, -13, 704, -68, 209, -126, 89),
)
# fmt: on


class Outlook:
    """What deals under one table's rules are likely to come to, from any turn's end on."""

    __slots__ = ("later", "now", "scale", "to_stock")

    def __init__(self, rules: Rules) -> None:
        self.scale: Scale = Scale(rules)
        weights = FAST if rules.out_needs == "any" else CLOSED if rules.pile == "closed" else SLOW
        self.now: tuple[int, ...] = weights[0]
        self.later: tuple[int, ...] = weights[1]
        self.to_stock: bool = rules.pot_to_stock

    def margin(self, state: State, mine: int) -> float:
        """The points by which this team is likely to end above the best of the others; of a deal that is over, does."""
        if state.phase == OVER_PHASE:
            return self.scale.margin(state, mine)
        left = state.stock_left()
        if self.to_stock:
            for pot in state.pots:
                left += len(pot)
        share = left / FULL_STOCK
        own = 0.0
        best = -1_000_000.0
        for team in range(state.teams):
            value = float(self.scale.score(state, team))
            for index, amount in enumerate(features(state, self.scale, team)):
                if amount:
                    value += amount * (self.now[index] + share * self.later[index])
            if team == mine:
                own = value
            elif value > best:
                best = value
        return own - best


def features(state: State, scale: Scale, team: int) -> list[float]:
    """What tells of a team's prospects at the end of a turn: canastas, melds on the way, hands, pot, place at table."""
    found = [0.0] * FEATURES
    table = 0
    for placed in state.melds[team]:
        meld = placed.meld
        table += meld.points + meld.bonus_later
        size = meld.size
        if size >= CANASTA_SIZE:
            found[0 if meld.wild < 0 else 1] += 1
            if meld.wild < 0:
                found[2] += size - CANASTA_SIZE
        elif meld.wild < 0:
            found[size] += 1  # 3 to 6
        else:
            found[size + 4] += 1  # 7 to 10
    found[11] = table / 100.0
    fewest = MOST_CARDS
    cards = wilds = points = 0
    for seat in range(team, state.players, state.teams):
        hand = state.hands[seat]
        count = hand.bit_count()
        if count < fewest:
            fewest = count
        cards += count
        wilds += (hand & MANY_TWOS).bit_count() + (hand >> JOKER_SHIFT).bit_count()
        points += scale.weight(hand)
    found[12] = cards
    found[13] = points / 10.0
    found[14] = wilds
    if state.pot_to_come(team):
        found[15] = 1
        found[16] = fewest
    elif may_go_out(state, team):
        found[17] = 1
        found[18] = fewest
    if state.minimum[team]:
        found[19] = 1
    if state.turn % state.teams == team:
        found[20] = 1
        pile = len(state.pile)
        found[21] = pile if pile < MOST_CARDS else MOST_CARDS
    return found
