"""Which card to part with: the one that helps nobody, the own hand least of all."""

from __future__ import annotations

from bots.ground import HIGH, HIGH_ACES, NATURALS, SPREAD, Ground
from bots.worth import is_last_turn
from core.game.cards import AT, BIT, JOKER, JOKER_SHIFT, ONE_OF_EACH, PLANE, PLANE_MASK, TWOS
from core.game.moves import DISCARDS, Move
from core.game.state import State


def discard(state: State, ground: Ground, hand: int) -> Move:
    """The discard that a careful player makes; the hand must hold a card that may be discarded."""
    naturals = hand & ground.naturals
    took = state.took
    if took >= 0:
        naturals &= ~BIT[took]
    if not naturals:
        return DISCARDS[_wild(state, ground, hand)]
    if not ground.wilds and hand >> JOKER_SHIFT and took != JOKER:
        return DISCARDS[JOKER]  # it can do nothing at this table
    if not naturals & naturals - 1:
        return DISCARDS[AT[naturals.bit_length() - 1]]
    mine = state.turn % state.teams
    theirs = ours = 0
    for team, melds in enumerate(state.melds):
        if team == mine:
            for placed in melds:
                ours |= placed.meld.fits
        else:
            for placed in melds:
                theirs |= placed.meld.fits
    safe = naturals & ~theirs
    if is_last_turn(state, ground):
        return DISCARDS[_heaviest(ground, safe or naturals)]
    places = naturals | naturals << HIGH & ground.high
    near = places & places >> 1
    far = places & places >> 2
    linked = near | near << 1 | far | far << 2
    if linked & HIGH_ACES:
        linked |= (linked & HIGH_ACES) >> HIGH
    # A second copy adds nothing to a sequence.
    linked &= ~(hand >> PLANE)
    if ground.set_ranks:
        paired = (_paired_ranks(hand) & ground.set_ranks) * SPREAD
    else:
        paired = 0
        # Two places from a sequence of the team's: it may yet go there.
        ends = ours & NATURALS
        linked |= ends << 1 | ends >> 1
    lone = naturals & ~(linked | paired | ours)
    spare = safe & ~ours
    return DISCARDS[_lightest(ground, lone & safe or spare & ~paired or spare or safe or lone or naturals)]


def _paired_ranks(hand: int) -> int:
    """The ranks (bits of a lane) of which a hand holds two naturals or more."""
    spades, hearts, diamonds, clubs = hand & 0x1FFD, hand >> 16 & 0x1FFD, hand >> 32 & 0x1FFD, hand >> 48 & 0x1FFD
    two = spades & hearts | diamonds & clubs | (spades | hearts) & (diamonds | clubs)
    doubled = hand >> PLANE & PLANE_MASK & NATURALS
    if doubled:
        doubled |= doubled >> 32
        two |= (doubled | doubled >> 16) & 0x1FFD
    return two


def _lightest(ground: Ground, choice: int) -> int:
    """The card of the lowest value among these kinds, the first of equals."""
    for kinds in ground.by_value:
        if kinds & choice:
            choice &= kinds
            break
    return AT[(choice & -choice).bit_length() - 1]


def _heaviest(ground: Ground, choice: int) -> int:
    """The card of the highest value among these kinds, the first of equals."""
    for kinds in reversed(ground.by_value):
        if kinds & choice:
            choice &= kinds
            break
    return AT[(choice & -choice).bit_length() - 1]


def _wild(state: State, ground: Ground, hand: int) -> int:
    """With nothing but wilds to discard: the one that is worth least."""
    values = ground.values
    twos = hand & TWOS & ground.wilds * ONE_OF_EACH
    if state.took >= 0:
        twos &= ~BIT[state.took]
    joker = hand >> JOKER_SHIFT and state.took != JOKER
    if twos and not (joker and values[JOKER] < values[1]):
        return AT[(twos & -twos).bit_length() - 1]
    return JOKER
