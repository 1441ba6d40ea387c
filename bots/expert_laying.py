"""What speaks for a lay or an extension now, rather than stopping."""

from __future__ import annotations

from typing import Final

from bots.expert_scene import Scene, beside, one_off
from bots.expert_tally import Tally
from bots.ground import HIGH
from bots.worth import result
from core.game.cards import JOKER_SHIFT, ONE_OF_EACH, plus
from core.game.judge import may_go_out
from core.game.melds import CANASTA_SIZE, SEQUENCE, SET, WILD_SET
from core.game.moves import Move

SEQUENCE_LAID: Final = 0
"""A new sequence."""
SET_LAID: Final = 1
"""A new set."""
LAID_LONG: Final = 2
"""Its cards beyond three."""
TO_CLEAN: Final = 3
"""To a clean sequence."""
TO_DIRTY: Final = 4
"""To a dirty one."""
TO_SET: Final = 5
"""To a set."""
POINTS: Final = 6
"""Points, in tens."""
POINTS_PRESSED: Final = 7
"""Points when this may be the last turn."""
HOME: Final = 8
"""A two in its own place."""
CLEANED: Final = 9
"""A dirty meld becomes clean."""
JOKER_SPENT: Final = 10
"""A joker is spent."""
TWO_SPENT: Final = 11
"""A wild two is."""
LAID_DIRTY: Final = 12
"""On a new meld."""
SET_DIRTY: Final = 13
"""On a new set."""
DIRTIED: Final = 14
"""On a clean meld."""
SEQUENCE_DIRTIED: Final = 15
"""A sequence's cards beyond three that it had."""
SET_DIRTIED: Final = 16
"""A set's."""
CANASTA_DIRTIED: Final = 17
"""It was a canasta."""
CLEAN_ALIVE: Final = 18
"""It was a card short of a clean one: those still out, in fours."""
MORE_WILDS: Final = 19
"""The hand holds another wild."""
WILD_PRESSED: Final = 20
"""A wild when this may be the last turn."""
WILD_LATE: Final = 21
"""When the deal is nearly over."""
WILD_POT: Final = 22
"""When a pot is to come."""
WILD_POT_NEAR: Final = 23
"""And few cards stay."""
WILD_FREE: Final = 24
"""When the team may go out."""
WILD_OUT_NEAR: Final = 25
"""And few cards stay."""
WILD_HAND: Final = 26
"""A wild, by the cards of the hand in tens."""
CLEAN_CANASTA: Final = 27
"""A clean canasta."""
DIRTY_CANASTA: Final = 28
"""A dirty one."""
CLEAN_LONGER: Final = 29
"""A clean canasta grows."""
DIRTY_LONGER: Final = 30
"""A dirty one does."""
CLEAN_SIXTH: Final = 31
"""A clean meld of six."""
DIRTY_SIXTH: Final = 32
"""A dirty one."""
FREES: Final = 33
"""The canasta that going out asks for."""
FREES_AGAIN: Final = 34
"""Another of them."""
NONE_LEFT_POT: Final = 35
"""No card stays, and a pot is to come."""
NONE_LEFT: Final = 36
"""None stays, and there is no pot."""
ONE_LEFT_POT: Final = 37
"""One, likewise."""
ONE_LEFT: Final = 38
"""One, and there is none."""
TWO_LEFT_POT: Final = 39
"""Two, and a pot is to come."""
TWO_LEFT: Final = 40
"""Two, and there is none."""
FEW_LEFT_POT: Final = 41
"""Three or four, and a pot is to come."""
FEW_LEFT: Final = 42
"""Three or four, and there is none."""
OUT: Final = 43
"""The deal can be ended now."""
OUT_PARTNER: Final = 44
"""By the cards of partners, in tens."""
OUT_THEIRS: Final = 45
"""By the others' cards, in tens."""
OUT_NO_POT: Final = 46
"""By teams without a pot."""
OUT_SOON: Final = 47
"""The deal can be ended soon."""
NOT_FREE: Final = 48
"""Few cards stay and it cannot."""
PARTS_NEIGHBOURS: Final = 49
"""Naturals part from neighbours."""
PARTS_GAP: Final = 50
"""From cards beyond a gap."""
BREAKS_RUN: Final = 51
"""A sequence of the hand is broken up."""
FIRST: Final = 52
"""The first meld of the team."""
NATURALS_HAND: Final = 53
"""Naturals, by the cards of the hand in tens."""
SUIT_AGAIN: Final = 54
"""A second sequence of a suit."""
NATURALS_POT: Final = 55
"""Naturals with a pot to come."""
TOOK_ONE: Final = 56
"""A card of the hand may not go back."""
LAY_FACTS: Final = 57


def weigh_lay(scene: Scene, move: Move, tally: Tally) -> None:
    """What this lay or extension means rather than a discard now, number by number."""
    state, ground = scene.state, scene.ground
    old, new = result(state, move)
    if new is None:
        return
    mine = scene.mine
    hand = scene.hand
    count = hand.bit_count()
    left = count - move.bag.bit_count()
    spent = move.bag & ~ground.all_naturals
    clean = new.wild < 0 and new.kind != WILD_SET
    points = (new.points - (0 if old is None else old.points)) / 10.0
    pressed = scene.last or scene.alarmed
    held_wilds = (hand & ~ground.all_naturals).bit_count()
    to_come = state.pot_to_come(mine)
    if old is None:
        tally.add(SEQUENCE_LAID if new.kind == SEQUENCE else SET_LAID)
        if new.size > 3:
            tally.add(LAID_LONG, new.size - 3.0)
    elif new.kind == SEQUENCE:
        tally.add(TO_CLEAN if clean else TO_DIRTY)
    else:
        tally.add(TO_SET)
    tally.add(POINTS, points)
    if pressed:
        tally.add(POINTS_PRESSED, points)
    if spent:
        # A two of its suit in its own place is none.
        if clean:
            tally.add(HOME)
            if old is not None and old.wild >= 0:
                tally.add(CLEANED)
        else:
            tally.add(JOKER_SPENT if spent >> JOKER_SHIFT else TWO_SPENT)
            if old is None:
                tally.add(LAID_DIRTY)
                if new.kind != SEQUENCE:
                    tally.add(SET_DIRTY)
            elif old.wild < 0:
                tally.add(DIRTIED)
                if new.kind == SEQUENCE:
                    tally.add(SEQUENCE_DIRTIED, old.size - 3.0)
                else:
                    tally.add(SET_DIRTIED, old.size - 3.0)
                if old.size >= CANASTA_SIZE:
                    tally.add(CANASTA_DIRTIED)
                elif old.size == CANASTA_SIZE - 1 and old.kind == SEQUENCE:
                    # How alive is the clean canasta?
                    tally.add(CLEAN_ALIVE, scene.out(old.fits) / 4.0)
            if held_wilds > 1:
                tally.add(MORE_WILDS)
            if pressed:
                tally.add(WILD_PRESSED)
            elif scene.late:
                tally.add(WILD_LATE)
            if to_come:
                tally.add(WILD_POT)
                if left <= 4:
                    tally.add(WILD_POT_NEAR)
            elif may_go_out(state, mine):
                tally.add(WILD_FREE)
                if left <= 4:
                    tally.add(WILD_OUT_NEAR)
            tally.add(WILD_HAND, count / 10.0)
    elif old is not None and old.wild < 0 and not clean:
        # No wild is spent: one of its own twos leaves its place and is wild from now on.
        tally.add(DIRTIED)
        if old.size >= CANASTA_SIZE:
            tally.add(CANASTA_DIRTIED)
    elif old is not None and old.wild >= 0 and clean:
        tally.add(CLEANED)
    if old is not None:
        gained = new.bonus_later - old.bonus_later
        if gained > 0:
            tally.add(CLEAN_CANASTA if clean else DIRTY_CANASTA)
        if old.size >= CANASTA_SIZE:
            tally.add(CLEAN_LONGER if clean else DIRTY_LONGER)
        elif new.size == CANASTA_SIZE - 1:
            tally.add(CLEAN_SIXTH if clean else DIRTY_SIXTH)
    elif new.size >= CANASTA_SIZE:
        tally.add(CLEAN_CANASTA if clean else DIRTY_CANASTA)
    if new.frees and not (old is not None and old.frees):
        tally.add(FREES)
        if any(placed.meld.frees for placed in state.melds[mine]):
            tally.add(FREES_AGAIN)
    # What stays in the hand.
    if left == 0:
        tally.add(NONE_LEFT_POT if to_come else NONE_LEFT)
    elif left == 1:
        tally.add(ONE_LEFT_POT if to_come else ONE_LEFT)
    elif left == 2:
        tally.add(TWO_LEFT_POT if to_come else TWO_LEFT)
    elif left <= 4:
        tally.add(FEW_LEFT_POT if to_come else FEW_LEFT)
    free = may_go_out(state, mine, new, old)
    if not to_come:
        if free:
            if left <= 1:
                tally.add(OUT)
                partner = theirs = 0
                for seat in range(state.players):
                    if seat % state.teams != mine:
                        theirs += state.hands[seat].bit_count()
                    elif seat != scene.seat:
                        partner += state.hands[seat].bit_count()
                tally.add(OUT_PARTNER, partner / 10.0)
                tally.add(OUT_THEIRS, theirs / 10.0)
                for team in range(state.teams):
                    if team != mine and not state.pot_taken >> team & 1:
                        tally.add(OUT_NO_POT)
            elif left <= 3:
                tally.add(OUT_SOON)
        elif left <= 3:
            tally.add(NOT_FREE)
    if not spent:
        # Cards that are of use to those that stay.
        rest = scene.own & ~move.bag
        rest_places = rest | rest << HIGH & ground.high
        used = move.bag & ground.naturals
        if used & beside(rest_places):
            tally.add(PARTS_NEIGHBOURS)
        elif used & one_off(rest_places):
            tally.add(PARTS_GAP)
        if new.kind != SEQUENCE:
            run = scene.places & scene.places >> 1 & scene.places >> 2
            if used & (run | run << 1 | run << 2):
                tally.add(BREAKS_RUN)
        if not state.melds[mine]:
            tally.add(FIRST)
        tally.add(NATURALS_HAND, count / 10.0)
        if old is None and any(
            placed.meld.kind == SEQUENCE and placed.meld.suit == new.suit for placed in state.melds[mine]
        ):
            tally.add(SUIT_AGAIN)
        if to_come and left > 4:
            tally.add(NATURALS_POT)
    if state.took >= 0:
        tally.add(TOOK_ONE)


def joined(scene: Scene, lays: list[Move], lay: Move) -> Move:
    """A lay; rather an extension (out of ``lays``) where its cards go into a meld that lies there.

    Two short melds side by side are far from a canasta, one long one is near it or is one.
    """
    book = scene.ground.book.melds
    new = book.meld(lay.bag)
    if new is None or new.kind == WILD_SET or new.wild >= 0:
        return lay
    for placed in scene.state.melds[scene.mine]:
        old = placed.meld
        if old.kind != new.kind or old.suit != new.suit or old.rank != new.rank:
            continue
        both = book.meld(plus(old.bag, lay.bag))
        if both is None or (both.wild < 0) != (old.wild < 0):
            continue
        short = old.size < CANASTA_SIZE and (old.kind == SET or old.wild < 0)
        if short or both.bonus_later > old.bonus_later:
            for move in lays:
                if move.meld == placed.id and move.bag & ONE_OF_EACH & lay.bag:
                    return move
    return lay
