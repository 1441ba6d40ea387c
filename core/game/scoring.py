"""What a deal is worth to each team, item by item (rules, 7)."""

from __future__ import annotations

import msgspec

from core.game.cards import cards_of
from core.game.phases import OVER_OUT
from core.game.state import State


class Sheet(msgspec.Struct, frozen=True):
    """One team's score of a deal. The items add up to the score: what is lost is negative."""

    cards: int
    """The values of all cards on the table."""
    canastas: tuple[tuple[int, str, int], ...]
    """(meld number, grade, bonus) for each canasta."""
    out: int
    """For going out."""
    cut: int
    """For lifting exactly the pots' cards."""
    hands: int
    """The values of the cards left in the hands, negative; or the penalty for a pot not played."""
    pot: int
    """The penalty for never having had a pot, negative."""

    def total(self) -> int:
        """The team's score of the deal."""
        return self.cards + sum(bonus for _, _, bonus in self.canastas) + self.out + self.cut + self.hands + self.pot


def sheets(state: State) -> list[Sheet]:
    """The sheet of every team, as if the deal ended now (at its end: the score)."""
    return [_sheet(state, team) for team in range(state.teams)]


def scores(state: State) -> list[int]:
    """The score of every team, as if the deal ended now."""
    return [sheet.total() for sheet in sheets(state)]


def _sheet(state: State, team: int) -> Sheet:
    rules = state.book.melds.rules
    placed = state.melds[team]
    canastas = tuple(
        (at.id, at.meld.canasta, at.meld.bonus) if at.one_turn else (at.id, at.meld.canasta_later, at.meld.bonus_later)
        for at in placed
        if at.meld.canasta
    )
    went_out = state.over == OVER_OUT and state.winner % state.teams == team
    return Sheet(
        cards=sum(at.meld.points for at in placed),
        canastas=canastas,
        out=rules.out_bonus if went_out else 0,
        cut=state.cut_bonus if state.cut_team == team else 0,
        hands=-sum(hand_loss(state, seat) for seat in range(team, state.players, state.teams)),
        pot=0 if state.pot_taken >> team & 1 else -rules.no_pot_penalty,
    )


def hand_loss(state: State, seat: int) -> int:
    """What the cards left in this hand cost, in points (rules, 7: a pot not played may cost a fixed 100)."""
    if state.unplayed >> seat & 1 and state.book.melds.rules.unplayed_pot == "penalty":
        return UNPLAYED_POT
    values = state.book.melds.values
    return sum(values[card] for card in cards_of(state.hands[seat]))


UNPLAYED_POT = 100
