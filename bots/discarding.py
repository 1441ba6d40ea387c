"""Which card to part with: the one that helps nobody, the own hand least of all."""

from __future__ import annotations

from core.game.cards import AT, BIT, JOKER, JOKER_SHIFT, PLANE, PLANE_MASK, TWOS
from core.game.melds import SEQUENCE
from core.game.moves import DISCARDS, Move
from core.game.state import State

from bots.ground import HIGH, HIGH_ACES, NATURALS, SPREAD, Ground


def paired_ranks(hand: int) -> int:
    """The ranks (bits of a lane) of which a hand holds two naturals or more."""
    spades, hearts, diamonds, clubs = hand & 0x1FFD, hand >> 16 & 0x1FFD, hand >> 32 & 0x1FFD, hand >> 48 & 0x1FFD
    two = spades & hearts | diamonds & clubs | (spades | hearts) & (diamonds | clubs)
    doubled = hand >> PLANE & PLANE_MASK & NATURALS
    if doubled:
        doubled |= doubled >> 32
        two |= (doubled | doubled >> 16) & 0x1FFD
    return two


def discard(state: State, ground: Ground, hand: int) -> Move:
    """The discard that a careful player makes; the hand must hold a card that may be discarded."""
    naturals = hand & NATURALS
    took = state.took
    if took >= 0:
        naturals &= ~BIT[took]
    if not naturals:
        return DISCARDS[_least_wild(state, hand)]
    if not naturals & naturals - 1:
        return DISCARDS[AT[naturals.bit_length() - 1]]
    mine = state.turn % state.teams
    theirs = ours = ends = 0
    for team, melds in enumerate(state.melds):
        if team == mine:
            for placed in melds:
                meld = placed.meld
                ours |= meld.fits
                if meld.kind == SEQUENCE:
                    ends |= meld.fits & 0x1FFF << 16 * meld.suit
        else:
            for placed in melds:
                theirs |= placed.meld.fits
    if ours & naturals:
        naturals = naturals & ~ours or naturals
    safe = naturals & ~theirs
    if len(state.stock) - state.top - ground.reserve < state.players and not (ground.pots_to_stock and state.pots):
        return DISCARDS[_heaviest(ground, safe or naturals)]
    places = naturals | naturals << HIGH & ground.high
    near = places & places >> 1
    far = places & places >> 2
    linked = near | near << 1 | far | far << 2
    if linked & HIGH_ACES:
        linked |= (linked & HIGH_ACES) >> HIGH
    # A second copy adds nothing to a sequence, but a card two places from a sequence of the team's may yet go there.
    linked = linked & ~(hand >> PLANE) | ends << 1 | ends >> 1
    paired = 0
    if ground.set_ranks:
        paired = (paired_ranks(hand) & ground.set_ranks) * SPREAD
    lone = naturals & ~(linked | paired)
    return DISCARDS[_lightest(ground, lone & safe or safe & ~paired or safe or lone or naturals)]


def _lightest(ground: Ground, choice: int) -> int:
    """The card of the lowest value among these kinds, the first of equals."""
    values = ground.values
    best, least = -1, 1 << 30
    while choice:
        bit = choice & -choice
        choice ^= bit
        card = AT[bit.bit_length() - 1]
        if values[card] < least:
            best, least = card, values[card]
    return best


def _heaviest(ground: Ground, choice: int) -> int:
    """The card of the highest value among these kinds, the first of equals."""
    values = ground.values
    best, most = -1, -1
    while choice:
        bit = choice & -choice
        choice ^= bit
        card = AT[bit.bit_length() - 1]
        if values[card] > most:
            best, most = card, values[card]
    return best


def _least_wild(state: State, hand: int) -> int:
    """With nothing but wilds to discard: the one that would do least."""
    values = state.book.melds.values
    twos = hand & TWOS
    if state.took >= 0:
        twos &= ~BIT[state.took]
    if twos and (state.took == JOKER or not hand >> JOKER_SHIFT or values[AT[twos.bit_length() - 1]] <= values[JOKER]):
        return AT[(twos & -twos).bit_length() - 1]
    if hand >> JOKER_SHIFT and state.took != JOKER:
        return JOKER
    # Nothing else is left: a natural that may not go back does not come here.
    held = hand & NATURALS
    return AT[(held & -held).bit_length() - 1]
