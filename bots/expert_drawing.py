"""What speaks for taking the pile, and against leaving it to the next player."""

from __future__ import annotations

from typing import Final

from bots.expert_scene import Scene, beside, completing, one_off
from bots.expert_tally import Tally
from bots.ground import HIGH, HIGH_ACES, RANK
from bots.standing import goes_in_circles, is_ahead, is_behind, is_stale
from core.game.cards import BIT, JOKER, is_wild_kind, put
from core.game.judge import may_go_out

ALWAYS: Final = 0
"""Taking anything at all."""
ONE_CARD: Final = 1
"""It is one card."""
ONE_AND_QUIET: Final = 2
"""One, and the last turns were quiet too."""
ONE_AND_STALE: Final = 3
"""One, and a stalemate draws near."""
SIZE: Final = 4
"""Cards up to twelve, in fours."""
SIZE_BEYOND: Final = 5
"""Cards beyond five, in fours."""
JOKERS: Final = 6
"""Each joker."""
TWOS: Final = 7
"""Each wild two."""
WILD_FOR_THEM: Final = 8
"""A wild there makes their canasta."""
WILD_FOR_US: Final = 9
"""A wild there makes ours."""
FOR_THEM: Final = 10
"""Each card that fits theirs."""
CANASTA_FOR_THEM: Final = 11
"""One makes their canasta."""
FOR_US: Final = 12
"""Each kind that fits ours."""
CANASTA_FOR_US: Final = 13
"""One makes our canasta."""
SIXTH_FOR_US: Final = 14
"""One makes a meld of six."""
CLEAN_FOR_US: Final = 15
"""Each that goes into a clean sequence of four or more."""
ONLY_CANASTAS: Final = 16
"""Each that goes into nothing but canastas."""
NEW_RUN: Final = 17
"""A new sequence with the hand."""
NEW_RUNS: Final = 18
"""More than one."""
NEAR_KNOWN: Final = 19
"""Each near a card that the next player surely holds."""
NEAR_THEIRS: Final = 20
"""Each one card short of a meld of theirs."""
IN_RUN: Final = 21
"""Each card of a new sequence."""
IN_SET: Final = 22
"""Each card of a new set."""
NEW_SET: Final = 23
"""A new set."""
PAIR: Final = 24
"""Each that makes a pair where there are sets."""
COPY: Final = 25
"""Each that the hand holds already."""
NEIGHBOUR: Final = 26
"""Each beside one of the hand or pile."""
GAP: Final = 27
"""Each one further off."""
NEAR_OURS: Final = 28
"""Each one card short of a meld of ours."""
JUNK: Final = 29
"""Any other."""
JUNK_VALUE: Final = 30
"""The value of those and of copies, in tens."""
POT_TO_COME: Final = 31
"""A pot is to come."""
POT_NEAR: Final = 32
"""A pot, and few cards."""
LOOSE_POT_NEAR: Final = 33
"""Cards of little use, likewise."""
LOOSE_PARTNER_NEAR: Final = 34
"""Cards of little use while a partner is near the pot."""
FREE: Final = 35
"""The team may go out."""
OUT_NEAR: Final = 36
"""It may, and few cards."""
LOOSE_OUT_NEAR: Final = 37
"""Cards of little use, likewise."""
HAND: Final = 38
"""Cards of the hand, in tens."""
ALARM: Final = 39
"""An opponent is about to go out."""
JUNK_ALARM: Final = 40
"""Useless points, likewise."""
LAST: Final = 41
"""This may be the last turn."""
JUNK_LAST: Final = 42
"""Useless points, likewise."""
JUNK_LATE: Final = 43
"""Useless points when the deal is nearly over."""
DUE: Final = 44
"""Our initial meld is due."""
SIZE_DUE: Final = 45
"""The size while it is."""
NEXT_FEW: Final = 46
"""The next player holds few cards."""
WILDS_AND_RUN: Final = 47
"""Wilds of the hand beside a new sequence."""
EAGER: Final = 48
"""How eager the others are for piles."""
SIZE_EAGER: Final = 49
"""That, by the size."""
FOR_THEM_EAGER: Final = 50
"""That, by what fits theirs."""
WILDS_EAGER: Final = 51
"""That, by the wilds."""
ONE_EAGER: Final = 52
"""That, for one card."""
ONE_FOR_US: Final = 53
"""One card, and it fits ours."""
ONE_MELDS: Final = 54
"""One card, and it makes a meld."""
NO_CLEAN: Final = 55
"""A clean canasta is needed and not there."""
LOOSE_NO_CLEAN: Final = 56
"""Cards of little use, likewise."""
OPEN_FACTS: Final = 57
FEW: Final = 5
"""Cards with which a pot or the way out is near."""


def must_draw(scene: Scene) -> bool:
    """Is there nothing to weigh up before an open pile, for a card of the stock is due?

    Who takes a single card and lays nothing has passed, and asks the others the same; who draws at last leaves two
    cards to the next player. So all wait for each other, and a deal that ends meanwhile ends as the table lies. That
    suits who is ahead. Who is behind must draw in the end, and does once others have waited as well, for half a round.
    (At once would be too early: many draw of themselves.) Where nobody is ahead, they draw after a round of this.
    """
    state = scene.state
    if goes_in_circles(state):
        return True
    behind, stale = is_behind(state), is_stale(state)
    if behind and stale:
        return True
    if len(state.pile) != 1 or _is_of_use(scene, state.pile[0]):
        return False
    if behind:
        return 2 * state.quiet >= state.players
    return stale and not is_ahead(state)


def _is_of_use(scene: Scene, card: int) -> bool:
    """Is it wild, does it go into a meld of ours, or does it make one with naturals of the hand?"""
    if card == JOKER or (is_wild_kind(card) and scene.ground.wilds):
        return scene.ground.wilds
    rank = card % 13
    if (scene.ours.any | completing(scene.places)) & BIT[card]:
        return True
    return bool(scene.ground.set_ranks >> rank & 1) and (scene.hand & RANK << rank).bit_count() > 1


def weigh_open(scene: Scene, tally: Tally) -> None:
    """What taking the open pile means rather than drawing, number by number."""
    state, ground = scene.state, scene.ground
    pile = state.pile
    size = len(pile)
    hand = scene.hand
    count = hand.bit_count()
    mine = scene.mine
    ours, theirs = scene.ours, scene.theirs
    values = ground.values
    f = [0.0] * OPEN_FACTS
    f[ALWAYS] = 1.0
    if size == 1:
        f[ONE_CARD] = 1.0
        if state.quiet:
            f[ONE_AND_QUIET] = 1.0
        if state.quiet >= ground.quiet_most:
            f[ONE_AND_STALE] = 1.0
    else:
        f[SIZE] = min(size, 12) / 4.0
        if size > 5:
            f[SIZE_BEYOND] = (min(size, 20) - 5) / 4.0
    rest: list[int] = []
    all_places = scene.own
    taken = 0
    for card in pile:
        bit = BIT[card]
        if is_wild_kind(card) and ground.wilds:
            f[JOKERS if card == JOKER else TWOS] += 1.0
            if theirs.canasta & bit:
                f[WILD_FOR_THEM] = 1.0
            if ours.canasta & bit:
                f[WILD_FOR_US] = 1.0
            continue
        if theirs.any & bit:
            f[FOR_THEM] += 1.0
            if theirs.canasta & bit:
                f[CANASTA_FOR_THEM] = 1.0
        if card == JOKER:
            continue
        if ours.any & bit and not taken & bit:
            taken |= bit
            f[FOR_US] += 1.0
            if ours.canasta & bit:
                f[CANASTA_FOR_US] = 1.0
            elif ours.long & bit:
                f[SIXTH_FOR_US] = 1.0
            if ours.clean & bit:
                f[CLEAN_FOR_US] += 1.0
            if ours.done & bit:
                f[ONLY_CANASTAS] += 1.0
        else:
            rest.append(card)
            all_places |= bit
    # New melds out of the pile and the hand.
    high = ground.high
    places = all_places | all_places << HIGH & high
    own = scene.places
    three = places & places >> 1 & places >> 2 & ground.run_mask
    three_own = own & own >> 1 & own >> 2
    new = three & ~three_own
    melded = new | new << 1 | new << 2
    if melded & HIGH_ACES:
        melded |= (melded & HIGH_ACES) >> HIGH
    if new:
        f[NEW_RUN] = 1.0
        if new & new - 1:
            f[NEW_RUNS] = 1.0
    sets = ground.set_ranks
    both = hand
    for card in rest:
        both = put(both, card)
    all_near = beside(places)
    all_far = one_off(places)
    held_near = beside(scene.held) | one_off(scene.held)
    junk = junk_value = 0.0
    made = 0
    gone = 0
    for card in rest:
        bit = BIT[card]
        if scene.held and (held_near & bit):
            f[NEAR_KNOWN] += 1.0
        if theirs.near & bit:
            f[NEAR_THEIRS] += 1.0
        if melded & bit:
            f[IN_RUN] += 1.0
            continue
        rank = card % 13
        if sets >> rank & 1:
            same = (both & RANK << rank).bit_count()
            if same >= 3:
                f[IN_SET] += 1.0
                if not made >> rank & 1:
                    made |= 1 << rank
                    f[NEW_SET] += 1.0
                continue
            if same == 2:
                f[PAIR] += 1.0
                continue
        if gone & bit or hand & bit:
            f[COPY] += 1.0
            junk_value += values[card]
        elif all_near & bit:
            f[NEIGHBOUR] += 1.0
        elif all_far & bit:
            f[GAP] += 1.0
        elif ours.near & bit:
            f[NEAR_OURS] += 1.0
        else:
            junk += 1.0
            junk_value += values[card]
        gone |= bit
    f[JUNK] = junk
    f[JUNK_VALUE] = junk_value / 10.0
    loose = f[PAIR] + f[COPY] + f[NEIGHBOUR] + f[GAP] + f[NEAR_OURS] + junk
    # The hand and the deal.
    to_come = state.pot_to_come(mine)
    if to_come:
        f[POT_TO_COME] = 1.0
        if count <= FEW:
            f[POT_NEAR] = 1.0
            f[LOOSE_POT_NEAR] = loose
        for seat in range(mine, state.players, state.teams):
            if seat != scene.seat and state.hands[seat].bit_count() <= 3:
                f[LOOSE_PARTNER_NEAR] = loose
    elif may_go_out(state, mine):
        f[FREE] = 1.0
        if count <= FEW:
            f[OUT_NEAR] = 1.0
            f[LOOSE_OUT_NEAR] = loose
    f[HAND] = count / 10.0
    if scene.alarmed:
        f[ALARM] = 1.0
        f[JUNK_ALARM] = junk_value / 10.0
    if scene.last:
        f[LAST] = 1.0
        f[JUNK_LAST] = junk_value / 10.0
    elif scene.late:
        f[JUNK_LATE] = junk_value / 10.0
    if state.minimum[mine]:
        f[DUE] = 1.0
        f[SIZE_DUE] = size / 4.0
    if state.hands[scene.next].bit_count() <= FEW:
        f[NEXT_FEW] = 1.0
    wild_hand = (hand & ~ground.all_naturals).bit_count()
    f[WILDS_AND_RUN] = wild_hand * f[NEW_RUN]
    f[EAGER] = scene.eager
    f[SIZE_EAGER] = scene.eager * min(size, 12) / 4.0
    f[FOR_THEM_EAGER] = scene.eager * f[FOR_THEM]
    f[WILDS_EAGER] = scene.eager * (f[JOKERS] + f[TWOS])
    f[ONE_EAGER] = scene.eager * f[ONE_CARD]
    f[ONE_FOR_US] = f[FOR_US] * f[ONE_CARD]
    f[ONE_MELDS] = (f[NEW_RUN] + f[NEW_SET]) * f[ONE_CARD]
    if ground.slow and not any(placed.meld.frees for placed in state.melds[mine]):
        f[NO_CLEAN] = 1.0
        f[LOOSE_NO_CLEAN] = loose
    for fact in range(OPEN_FACTS):
        if f[fact]:
            tally.add(fact, f[fact])
