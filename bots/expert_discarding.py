"""What speaks for and against each discard, and the one that is best on balance."""

from __future__ import annotations

from typing import Final

from bots.expert_scene import Scene, beside, completing, one_off, same_rank
from bots.expert_tally import Tally
from bots.ground import HIGH
from core.game.cards import AT, BIT, JOKER, JOKER_SHIFT, ONE_OF_EACH, PLANE, copies

VALUE: Final = 0
"""The card's value, for each ten points."""
VALUE_AT_THE_END: Final = 1
"""The same when this may be the last turn."""
JOKER_GONE: Final = 2
"""A joker."""
TWO_GONE: Final = 3
"""A wild two."""
WILD_IN_PILE: Final = 4
"""A wild, for each eight cards that lie there."""
WILD_AT_THE_END: Final = 5
"""A wild when this may be the last turn."""
WILD_FITS: Final = 6
"""A wild that goes into a meld of theirs."""
WILD_CANASTA: Final = 7
"""A wild that makes their canasta."""
SECOND_COPY: Final = 8
"""The hand holds another."""
NEIGHBOUR: Final = 9
"""It has a neighbour in the hand, and what completes them is out."""
TWO_NEIGHBOURS: Final = 10
"""Two of them."""
NEIGHBOUR_AND_MORE: Final = 11
"""A neighbour, and one more beyond a gap."""
GAP: Final = 12
"""One beyond a gap, and what fills it is out."""
TWO_GAPS: Final = 13
"""Two of them."""
OUTS: Final = 14
"""Cards still out that complete them, in fours."""
PAIR: Final = 15
"""Another of its rank, where there are sets."""
TRIPLE: Final = 16
"""Two more of its rank."""
RANK_OUTS: Final = 17
"""Cards of that rank still out, in fours."""
FITS_OURS: Final = 18
"""It goes into a meld of ours."""
OUR_CANASTA: Final = 19
"""It makes our canasta."""
NEAR_OURS: Final = 20
"""One card short of a meld of ours."""
FITS_THEIRS: Final = 21
"""It goes into a meld of theirs."""
FITS_WITH_PILE: Final = 22
"""The same, for each eight cards that lie there."""
FITS_CLEAN: Final = 23
"""It goes into a clean sequence of four or more."""
THEIR_CANASTA: Final = 24
"""It makes their canasta."""
THEIR_SIXTH: Final = 25
"""It makes a meld of six."""
ONLY_CANASTAS: Final = 26
"""It goes into nothing but canastas."""
FITS_FEW: Final = 27
"""It fits, and the next player has few cards left."""
NEAR_THEIRS: Final = 28
"""One card short of a meld of theirs."""
NEAR_WITH_PILE: Final = 29
"""The same, for each eight cards that lie there."""
MAKES_KNOWN_MELD: Final = 30
"""With cards that the next player surely holds it is a meld."""
NEAR_KNOWN: Final = 31
"""It is near a card that they surely hold."""
KNOWN_RANK: Final = 32
"""It is of the rank of one."""
WANTED: Final = 33
"""Cards around it still out, in fours."""
WANTED_WITH_PILE: Final = 34
"""The same, for each eight cards that lie there."""
RANK_WANTED: Final = 35
"""Cards of its rank still out, in fours."""
RANK_WITH_PILE: Final = 36
"""The same, for each eight cards that lie there."""
THROWN: Final = 37
"""The next player has discarded one lately."""
REFUSED: Final = 38
"""The next player has left one lying lately."""
COOL: Final = 39
"""It is near one that they discarded or left."""
COOL_RANK: Final = 40
"""It is of the rank of one."""
NEAR_PARTNER: Final = 41
"""It is near a card that a partner surely holds."""
LAST_COPY: Final = 42
"""All its copies are seen."""
ACE: Final = 43
"""An ace."""
LINKED_LATE: Final = 44
"""It has company in the hand, but the deal is nearly over."""
FITS_LATE: Final = 45
"""It fits theirs, and the deal is nearly over."""
FITS_EAGER: Final = 46
"""It fits theirs, by how eager they are for piles."""
WANTED_EAGER: Final = 47
"""What is wanted, by how eager they are."""
VALUE_DUE: Final = 48
"""Its value while our initial meld is due."""
LINKED_DUE: Final = 49
"""Its company while that is due."""
LINKED_SHORT: Final = 50
"""Its company in a small hand with a pot to come."""
FITS_SHORT: Final = 51
"""It fits ours, likewise."""
NEAR_EAGER: Final = 52
"""One card short of theirs, by how eager they are."""
FITS_PILE_EAGER: Final = 53
"""It fits theirs, by the pile and by how eager they are."""
DISCARD_FACTS: Final = 54


def discards(scene: Scene) -> list[int]:
    """The cards that may be discarded."""
    hand = scene.hand
    left = hand & ONE_OF_EACH
    took = scene.state.took
    found: list[int] = []
    while left:
        bit = left & -left
        left ^= bit
        card = AT[bit.bit_length() - 1]
        if card != took:
            found.append(card)
    if hand >> JOKER_SHIFT and took != JOKER:
        found.append(JOKER)
    return found


class Discarder:
    """The discards of one moment, weighed up."""

    __slots__ = (
        "cool",
        "cool_near",
        "cool_rank",
        "ends",
        "few",
        "held_meld",
        "held_near",
        "held_rank",
        "partner_near",
        "pile",
        "scene",
    )

    def __init__(self, scene: Scene) -> None:
        state = scene.state
        self.scene: Scene = scene
        self.pile: float = len(state.pile) / 8.0
        self.ends: bool = scene.last or scene.alarmed
        self.few: bool = state.hands[scene.next].bit_count() <= 5
        held = scene.held
        self.held_near: int = 0
        self.held_meld: int = 0
        self.held_rank: int = 0
        if held:
            self.held_near = beside(held) | one_off(held)
            self.held_meld = completing(held)
            self.held_rank = same_rank(held & ONE_OF_EACH)
        partner = scene.partner_held
        self.partner_near: int = beside(partner) | one_off(partner) | partner & ONE_OF_EACH if partner else 0
        cool = scene.thrown | scene.refused
        self.cool: int = cool
        self.cool_near: int = beside(cool) | one_off(cool)
        self.cool_rank: int = same_rank(cool)

    def best(self, cards: list[int], weights: tuple[float, ...]) -> int:
        """The card to part with, the first of equals."""
        chosen = cards[0]
        if not self.scene.ground.wilds and JOKER in cards:
            return JOKER  # it can do nothing at this table
        most = -1e9
        for card in cards:
            tally = Tally(weights)
            self.weigh(card, tally)
            if tally.total > most:
                chosen, most = card, tally.total
        return chosen

    def weigh(self, card: int, tally: Tally) -> None:
        """Add up what this discard means."""
        scene = self.scene
        ground = scene.ground
        value = ground.values[card] / 10.0
        tally.add(VALUE, value)
        if self.ends:
            tally.add(VALUE_AT_THE_END, value)
        if card == JOKER or not scene.own & BIT[card]:
            self._weigh_wild(card, tally)
            return
        self._weigh_own(card, value, tally)
        self._weigh_theirs(card, tally)

    def _weigh_wild(self, card: int, tally: Tally) -> None:
        theirs = self.scene.theirs
        bit = BIT[card]
        tally.add(JOKER_GONE if card == JOKER else TWO_GONE)
        tally.add(WILD_IN_PILE, self.pile)
        if self.ends:
            tally.add(WILD_AT_THE_END)
        if theirs.any & bit:
            tally.add(WILD_FITS)
        if theirs.canasta & bit:
            tally.add(WILD_CANASTA)

    def _weigh_own(self, card: int, value: float, tally: Tally) -> None:
        """What the own hand loses."""
        scene = self.scene
        state, ground = scene.state, scene.ground
        hand, places = scene.hand, scene.places
        bit = BIT[card]
        rank = card % 13
        place = bit | bit << HIGH & ground.high
        links = 0
        if hand & bit << PLANE:
            tally.add(SECOND_COPY)
        else:
            up, up2 = place << 1 & places, place << 2 & places
            down, down2 = place >> 1 & places, place >> 2 & places
            near, far = up | down, up2 | down2
            if near or far:
                outs = (up << 1 | up >> 2 | down >> 1 | down << 2 | up2 >> 1 | down2 << 1) & ~places
                live = scene.out(outs)
                if near:
                    if live:
                        tally.add(NEIGHBOUR)
                        links = 1
                    if near & near - 1:
                        tally.add(TWO_NEIGHBOURS)
                    if far:
                        tally.add(NEIGHBOUR_AND_MORE)
                else:
                    if live:
                        tally.add(GAP)
                        links = 1
                    if far & far - 1:
                        tally.add(TWO_GAPS)
                tally.add(OUTS, live / 4.0)
        if ground.set_ranks >> rank & 1:
            same = -1
            for suit in range(4):
                same += copies(hand, suit * 13 + rank)
            if same:
                tally.add(PAIR)
                links += 1
                if same > 1:
                    tally.add(TRIPLE)
                tally.add(RANK_OUTS, scene.out(kin(bit)) / 4.0)
        ours = scene.ours
        fits = 0
        if ours.any & bit:
            fits = 1
            tally.add(FITS_OURS)
            if ours.canasta & bit:
                tally.add(OUR_CANASTA)
        elif ours.near & bit:
            fits = 1
            tally.add(NEAR_OURS)
        if links:
            if scene.late:
                tally.add(LINKED_LATE, links)
            if state.minimum[scene.mine]:
                tally.add(LINKED_DUE, links)
            if state.pot_to_come(scene.mine) and hand.bit_count() <= 6:
                tally.add(LINKED_SHORT, links)
        if fits and state.pot_to_come(scene.mine) and hand.bit_count() <= 6:
            tally.add(FITS_SHORT)
        if state.minimum[scene.mine]:
            tally.add(VALUE_DUE, value)
        if rank == 0:
            tally.add(ACE)
        if self.partner_near & bit:
            tally.add(NEAR_PARTNER)

    def _weigh_theirs(self, card: int, tally: Tally) -> None:
        """What the others gain, the next player first of all."""
        scene = self.scene
        ground = scene.ground
        theirs = scene.theirs
        pile = self.pile
        bit = BIT[card]
        rank = card % 13
        place = bit | bit << HIGH & ground.high
        if theirs.any & bit:
            tally.add(FITS_THEIRS)
            tally.add(FITS_WITH_PILE, pile)
            if theirs.clean & bit:
                tally.add(FITS_CLEAN)
            if theirs.canasta & bit:
                tally.add(THEIR_CANASTA)
            if theirs.long & bit:
                tally.add(THEIR_SIXTH)
            if theirs.done & bit:
                tally.add(ONLY_CANASTAS)
            if self.few:
                tally.add(FITS_FEW)
            if scene.late:
                tally.add(FITS_LATE)
            tally.add(FITS_EAGER, scene.eager)
            tally.add(FITS_PILE_EAGER, pile * scene.eager)
        elif theirs.near & bit:
            tally.add(NEAR_THEIRS)
            tally.add(NEAR_WITH_PILE, pile)
            tally.add(NEAR_EAGER, scene.eager)
        if self.held_meld & bit:
            tally.add(MAKES_KNOWN_MELD)
        elif self.held_near & bit:
            tally.add(NEAR_KNOWN)
        wanted = scene.out(place << 1 | place >> 1 | place << 2 | place >> 2) / 4.0
        tally.add(WANTED, wanted)
        tally.add(WANTED_WITH_PILE, wanted * pile)
        if ground.set_ranks >> rank & 1:
            if self.held_rank & bit:
                tally.add(KNOWN_RANK)
            live = scene.out(kin(bit)) / 4.0
            tally.add(RANK_WANTED, live)
            tally.add(RANK_WITH_PILE, live * pile)
            wanted += live
            if self.cool_rank & bit:
                tally.add(COOL_RANK)
        tally.add(WANTED_EAGER, wanted * scene.eager)
        if scene.thrown & bit:
            tally.add(THROWN)
        if scene.refused & bit:
            tally.add(REFUSED)
        if self.cool_near & bit:
            tally.add(COOL)
        if not scene.unseen & bit:
            tally.add(LAST_COPY)


def kin(bit: int) -> int:
    """The four kinds of the rank of this one."""
    return bit | bit << 16 | bit >> 16 | bit << 32 | bit >> 32 | bit << 48 | bit >> 48
