"""Laying and extending with a full hand: naturals at once, wilds only where they pay."""

from __future__ import annotations

from core.game.cards import JOKER, JOKER_BIT, JOKER_SHIFT, PLANE, PLANE_MASK, TWO, TWOS, put
from core.game.melds import SEQUENCE, SET
from core.game.moves import Move
from core.game.state import State

from bots.ground import HIGH, HIGH_ACES, NATURALS, RANK, Ground, trimmed
from bots.habits import Habits


def natural_move(state: State, ground: Ground, hand: int, room: int) -> Move | None:
    """A lay or extension without any wild, of at most ``room`` cards; None where there is none worth making."""
    naturals = hand & NATURALS
    places = naturals | naturals << HIGH & ground.high
    runs = places & places >> 1 & places >> 2 & ground.run_mask
    spoken_for = runs | runs << 1 | runs << 2
    if spoken_for & HIGH_ACES:
        spoken_for |= spoken_for >> HIGH
    best: Move | None = None
    most = -1
    for placed in state.melds[state.turn % state.teams]:
        meld = placed.meld
        fits = meld.fits & naturals
        if fits:
            if runs and meld.kind == SET:
                # A card of a sequence in the hand is not spent on a set, unless that makes the canasta.
                if meld.size != 6:
                    fits &= ~spoken_for
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
    if ground.set_ranks:
        return _natural_set(state, ground, hand, room)
    return None


def _longest_run(places: int, runs: int) -> int:
    best = size = 0
    while runs:
        at = (runs & -runs).bit_length() - 1
        rest = places >> at
        length = (~rest & rest + 1).bit_length() - 1
        run = (1 << length) - 1 << at
        runs &= ~run
        if length > size:
            best, size = run, length
    return best & ~HIGH_ACES | (best & HIGH_ACES) >> HIGH


def _natural_set(state: State, ground: Ground, hand: int, room: int) -> Move | None:
    spades, hearts, diamonds, clubs = hand & 0x1FFD, hand >> 16 & 0x1FFD, hand >> 32 & 0x1FFD, hand >> 48 & 0x1FFD
    major, minor = spades & hearts, diamonds & clubs
    either_major, either_minor = spades | hearts, diamonds | clubs
    three = major & either_minor | minor & either_major
    doubled = hand >> PLANE & PLANE_MASK & NATURALS
    if doubled:
        doubled |= doubled >> 32
        doubled = (doubled | doubled >> 16) & 0x1FFD
        three |= doubled & (major | minor | either_major & either_minor)
        tripled = hand >> 2 * PLANE & PLANE_MASK & NATURALS
        if tripled:
            tripled |= tripled >> 32
            three |= (tripled | tripled >> 16) & 0x1FFD
    three &= ground.set_ranks
    while three:
        rank = three.bit_length() - 1
        three ^= 1 << rank
        bag = hand & RANK << rank
        size = bag.bit_count()
        most = room if room < ground.set_max else ground.set_max
        if size > most:
            if most < 3:
                return None
            bag = trimmed(bag, most)
        elif size < 3:
            continue  # copies of one card in different planes
        if ground.single_sets and _has_set(state, rank):
            continue
        return ground.lay(bag)
    return None


def _has_set(state: State, rank: int) -> bool:
    return any(p.meld.kind == SET and p.meld.rank == rank for p in state.melds[state.turn % state.teams])
