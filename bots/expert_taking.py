"""What speaks for taking a closed pile with these cards, rather than drawing."""

from __future__ import annotations

from typing import Final

from bots.expert_scene import Scene, beside, completing, one_off
from bots.expert_tally import Tally
from core.game.cards import BIT, is_wild_kind, plus, put
from core.game.judge import may_go_out
from core.game.moves import Move

FEW: Final = 5
ALWAYS: Final = 0
"""Taking anything at all."""
UNDER: Final = 1
"""Cards under the top, up to four, in fours."""
UNDER_BEYOND: Final = 2
"""Those beyond four, in fours."""
ALONE: Final = 3
"""None."""
NEW: Final = 4
"""A new meld."""
NEW_POINTS: Final = 5
"""Its points, in tens."""
NEW_DIRTY: Final = 6
"""It is dirty."""
POINTS: Final = 7
"""Points of an extension, in tens."""
DIRTY: Final = 8
"""It is of a dirty meld."""
DIRTIES: Final = 9
"""It was clean."""
DIRTIES_LONG: Final = 10
"""Its cards beyond three."""
CLEANS: Final = 11
"""It was dirty and is clean."""
BONUS: Final = 12
"""What the bonus gains, in hundreds."""
FREES: Final = 13
"""It is the canasta that going out asks for."""
SIXTH: Final = 14
"""A meld of six."""
WILDS: Final = 15
"""Wilds that it costs."""
CARDS: Final = 16
"""Cards that it costs."""
TOP_WILD: Final = 17
"""The top is used as a wild."""
POT_TO_COME: Final = 18
"""A pot is to come."""
POT_NEAR: Final = 19
"""A pot, and few cards."""
UNDER_POT_NEAR: Final = 20
"""What lies under, likewise."""
FREE: Final = 21
"""The team may go out."""
UNDER_OUT_NEAR: Final = 22
"""What lies under when it may and has few cards."""
UNDER_ALARM: Final = 23
"""What lies under when an opponent is about to go out."""
ALARM: Final = 24
"""One is."""
LAST: Final = 25
"""This may be the last turn."""
UNDER_LATE: Final = 26
"""What lies under when the deal is nearly over."""
USEFUL: Final = 27
"""Each card under the top known to be of use."""
WILDS_UNDER: Final = 28
"""Each wild known there."""
NEAR_UNDER: Final = 29
"""Known there and near one of the hand, in fours."""
FOR_THEM: Final = 30
"""The top fits theirs."""
HAND: Final = 31
"""Cards of the hand, in tens."""
CLOSED_FACTS: Final = 32


def weigh_closed(scene: Scene, move: Move, tally: Tally) -> None:
    """What this take of the closed pile means rather than drawing, number by number."""
    state, ground = scene.state, scene.ground
    book = ground.book.melds
    top = state.pile[-1]
    under = len(state.pile) - 1
    mine = scene.mine
    count = scene.hand.bit_count()
    tally.add(ALWAYS)
    tally.add(UNDER, min(under, 4) / 4.0)
    if under > 4:
        tally.add(UNDER_BEYOND, (min(under, 20) - 4) / 4.0)
    if under == 0:
        tally.add(ALONE)
    old = None
    used = put(move.bag, top)
    if move.meld >= 0:
        for placed in state.melds[mine]:
            if placed.id == move.meld:
                old = placed.meld
                used = plus(old.bag, used)
                break
    new = book.meld(used)
    if new is None:
        return
    spent = (move.bag & ~ground.all_naturals).bit_count()
    if old is None:
        tally.add(NEW)
        tally.add(NEW_POINTS, new.points / 10.0)
        if new.wild >= 0:
            tally.add(NEW_DIRTY)
    else:
        tally.add(POINTS, (new.points - old.points) / 10.0)
        if new.wild >= 0:
            tally.add(DIRTY)
            if old.wild < 0:
                tally.add(DIRTIES)
                tally.add(DIRTIES_LONG, old.size - 3.0)
        elif old.wild >= 0:
            tally.add(CLEANS)
        tally.add(BONUS, (new.bonus_later - old.bonus_later) / 100.0)
        if new.frees and not old.frees:
            tally.add(FREES)
        if new.size == 6:
            tally.add(SIXTH)
    tally.add(WILDS, spent)
    tally.add(CARDS, move.bag.bit_count())
    if is_wild_kind(top) and new.wild == top:
        tally.add(TOP_WILD)
    to_come = state.pot_to_come(mine)
    if to_come:
        tally.add(POT_TO_COME)
        if count <= FEW:
            tally.add(POT_NEAR)
            tally.add(UNDER_POT_NEAR, min(under, 8) / 4.0)
    elif may_go_out(state, mine):
        tally.add(FREE)
        if count <= FEW:
            tally.add(UNDER_OUT_NEAR, min(under, 8) / 4.0)
    if scene.alarmed:
        tally.add(UNDER_ALARM, min(under, 10) / 4.0)
        tally.add(ALARM)
    if scene.last:
        tally.add(LAST)
    elif scene.late:
        tally.add(UNDER_LATE, min(under, 10) / 4.0)
    # What lies under the top, as far as it is remembered.
    useful = wilds = 0.0
    near = beside(scene.places) | one_off(scene.places)
    for card in scene.memory.pile[:-1]:
        if card >= 0:
            bit = BIT[card]
            if is_wild_kind(card):
                wilds += 1.0
            elif scene.ours.any & bit or completing(scene.places) & bit:
                useful += 1.0
            elif near & bit:
                tally.add(NEAR_UNDER, 0.25)
    tally.add(USEFUL, useful)
    tally.add(WILDS_UNDER, wilds)
    if scene.theirs.any & BIT[top]:
        tally.add(FOR_THEM)
    tally.add(HAND, count / 10.0)
