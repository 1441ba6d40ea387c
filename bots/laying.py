"""Laying and extending with a full hand: naturals go down at once."""

from __future__ import annotations

from bots.ground import HIGH, HIGH_ACES, NATURALS, RANK, Ground, folded, trimmed
from core.game.cards import LANE_MASK, PLANE, PLANE_MASK
from core.game.melds import SET
from core.game.moves import Move
from core.game.state import State


def natural_move(state: State, ground: Ground, hand: int, room: int) -> Move | None:
    """A lay or extension without any wild, of at most ``room`` cards (1 or more); None where there is none."""
    naturals = hand & ground.naturals
    places = naturals | naturals << HIGH & ground.high
    runs = places & places >> 1 & places >> 2 & ground.run_mask
    best: Move | None = None
    most = -1
    for placed in state.melds[state.turn % state.teams]:
        meld = placed.meld
        fits = meld.fits & naturals
        if fits:
            if runs and meld.kind == SET and meld.size != 6:
                # A card of a sequence in the hand is not spent on a set, unless it makes the canasta.
                fits &= ~folded(runs | runs << 1 | runs << 2)
                if not fits:
                    continue
            worth = meld.size * 2 if meld.wild >= 0 else meld.size * 2 + 1
            if worth > most:
                most = worth
                best = placed.extensions[(fits & -fits).bit_length()]
    if best is not None:
        return best
    if runs:
        bag = _longest_run(places, runs)
        if bag.bit_count() <= room and ground.book.melds.meld(bag) is not None:
            return ground.lay(bag)
    return _natural_set(state, ground, hand, room) if ground.set_ranks else None


def _longest_run(places: int, runs: int) -> int:
    """The longest of the sequences that begin where ``runs`` says, as a bag."""
    best = size = 0
    while runs:
        at = (runs & -runs).bit_length() - 1
        rest = places >> at
        length = (~rest & rest + 1).bit_length() - 1
        run = (1 << length) - 1 << at
        runs &= ~run
        if length > size:
            best, size = run, length
    return folded(best) if best & HIGH_ACES else best


def _natural_set(state: State, ground: Ground, hand: int, room: int) -> Move | None:
    spades, hearts, diamonds, clubs = (
        hand & LANE_MASK,
        hand >> 16 & LANE_MASK,
        hand >> 32 & LANE_MASK,
        hand >> 48 & LANE_MASK,
    )
    major, minor = spades & hearts, diamonds & clubs
    either_major, either_minor = spades | hearts, diamonds | clubs
    three = major & either_minor | minor & either_major
    doubled = hand >> PLANE & PLANE_MASK & NATURALS
    if doubled:
        doubled |= doubled >> 32
        three |= (doubled | doubled >> 16) & (major | minor | either_major & either_minor)
        tripled = hand >> 2 * PLANE & PLANE_MASK & NATURALS
        if tripled:
            tripled |= tripled >> 32
            three |= tripled | tripled >> 16
    three &= ground.set_ranks
    most = room if room < ground.set_max else ground.set_max
    while three:
        rank = three.bit_length() - 1
        three ^= 1 << rank
        if most >= 3 and not (ground.single_sets and has_set(state, rank)):
            return ground.lay(trimmed(hand & RANK << rank, most))
    return None


def has_set(state: State, rank: int) -> bool:
    """Has the team a set of this rank?"""
    return any(p.meld.kind == SET and p.meld.rank == rank for p in state.melds[state.turn % state.teams])
