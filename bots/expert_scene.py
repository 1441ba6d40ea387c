"""What a player who counts cards makes of a moment: where the cards are, and who could use which.

Everything is a mask of kinds, or of *places*: kinds, and aces once more where they stand high.
"""

from __future__ import annotations

from typing import Final

from bots.ground import HIGH, NATURALS, SPREAD, Ground, folded
from bots.memory import UNKNOWN, Memory
from bots.worth import is_last_turn
from core.game.cards import (
    BIT,
    JOKER,
    LANE_MASK,
    ONE_OF_EACH,
    PLANE,
    PLANE_MASK,
    cards_of,
    put,
)
from core.game.judge import may_go_out
from core.game.melds import CANASTA_SIZE, SEQUENCE
from core.game.state import State

RECENT: Final = 5
"""Discards and passed piles of a player that tell of its hand now."""
FEW: Final = 4
"""Opponents who may go out and hold so few cards are about to."""


class Fits:
    """Which cards go into the melds of some teams."""

    __slots__ = ("any", "canasta", "clean", "done", "long", "near")

    def __init__(self, state: State, mine: int, others: bool) -> None:
        self.any: int = 0
        """Go into any meld of theirs; wilds too."""
        self.clean: int = 0
        """Go into a clean sequence of four or more."""
        self.canasta: int = 0
        """Make a canasta."""
        self.done: int = 0
        """Go into nothing but canastas."""
        self.long: int = 0
        """Make a meld of six."""
        self.near: int = 0
        """Go into a sequence with one other card between."""
        plain = 0
        for team, melds in enumerate(state.melds):
            if (team == mine) == others:
                continue
            for placed in melds:
                meld = placed.meld
                fits = meld.fits
                self.any |= fits
                if meld.size >= CANASTA_SIZE:
                    self.done |= fits
                else:
                    plain |= fits
                    if meld.size == CANASTA_SIZE - 1:
                        self.canasta |= fits
                    elif meld.size == CANASTA_SIZE - 2:
                        self.long |= fits
                    if meld.wild < 0 and meld.size >= 4:
                        self.clean |= fits
                if meld.kind == SEQUENCE:
                    ends = fits & NATURALS & LANE_MASK << 16 * meld.suit
                    self.near |= (ends << 1 | ends >> 1) & NATURALS & ~meld.bag
        self.done &= ~plain
        self.near &= ~self.any


class Scene:
    """One moment, as the seat on turn knows it."""

    # fmt: off
    __slots__ = (
        "alarmed", "eager", "ground", "hand", "held", "last", "late", "memory", "mine", "next", "ours", "own",
        "partner_held", "places", "refused", "seat", "state", "theirs", "thrown", "unseen", "unseen_thrice",
        "unseen_twice",
    )
    # fmt: on

    def __init__(self, state: State, memory: Memory, ground: Ground) -> None:
        seat = state.turn
        self.state: State = state
        self.memory: Memory = memory
        self.ground: Ground = ground
        self.seat: int = seat
        self.mine: int = seat % state.teams
        self.hand: int = state.hands[seat]
        self.own: int = self.hand & ground.naturals
        self.places: int = self.own | self.own << HIGH & ground.high
        self.ours: Fits = Fits(state, self.mine, False)
        self.theirs: Fits = Fits(state, self.mine, True)
        self.next: int = seat + 1 if seat + 1 < state.players else 0
        """The seat that plays next; never a partner."""
        held = memory.held[self.next] & ground.naturals
        self.held: int = held | held << HIGH & ground.high
        """Places that the next player surely holds."""
        partners = 0
        for other in range(self.mine, state.players, state.teams):
            if other != seat:
                partners |= memory.held[other]
        partners &= ground.naturals
        self.partner_held: int = partners | partners << HIGH & ground.high
        self.thrown: int = 0
        """Kinds that the next player has discarded lately."""
        for card in memory.discards[self.next][-RECENT:]:
            if card != UNKNOWN and card != JOKER:
                self.thrown |= BIT[card]
        self.refused: int = 0
        """Kinds on top of piles that the next player left lying lately."""
        for passed in memory.passed[-3 * RECENT :]:
            if passed.seat == self.next and passed.top not in (UNKNOWN, JOKER):
                self.refused |= BIT[passed.top]
        turns = drew = 0
        for other in range(state.players):
            if other % state.teams != self.mine:
                turns += len(memory.discards[other])
                drew += memory.drew[other]
        self.eager: float = 0.5 - (drew + 1.5) / (turns + 3.0)
        """How often the others take the pile rather than draw: from -0.5, never, to 0.5, always."""
        self._count()
        self.last: bool = is_last_turn(state, ground)
        self.alarmed: bool = False
        for other, cards in enumerate(state.hands):
            if other % state.teams != self.mine and cards.bit_count() <= FEW and may_go_out(state, other % state.teams):
                self.alarmed = True
        stock = state.stock_left() - ground.reserve
        self.late: bool = stock < 3 * state.players and not (ground.pots_to_stock and state.pots)

    def _count(self) -> None:
        """Places of which so many copies lie nobody here knows where."""
        state, ground = self.state, self.ground
        seen = self.hand
        for seat in range(state.players):
            if seat != self.seat:
                for card in cards_of(self.memory.held[seat]):
                    seen = put(seen, card)
        for melds in state.melds:
            for placed in melds:
                for card in placed.meld.order:
                    seen = put(seen, card)
        for card in self.memory.pile:
            if card != UNKNOWN:
                seen = put(seen, card)
        once, twice, thrice = seen & PLANE_MASK, seen >> PLANE & PLANE_MASK, seen >> 2 * PLANE & PLANE_MASK
        full = ground.naturals
        if ground.book.melds.rules.decks == 2:
            counts = (full & ~twice, full & ~once, 0)
        else:
            counts = (full & ~thrice, full & ~twice, full & ~once)
        high = ground.high
        self.unseen: int = counts[0] | counts[0] << HIGH & high
        self.unseen_twice: int = counts[1] | counts[1] << HIGH & high
        self.unseen_thrice: int = counts[2] | counts[2] << HIGH & high

    def out(self, places: int) -> int:
        """How many unseen cards stand in these places."""
        return (
            (self.unseen & places).bit_count()
            + (self.unseen_twice & places).bit_count()
            + (self.unseen_thrice & places).bit_count()
        )


def beside(places: int) -> int:
    """Kinds beside one of these places."""
    return folded(places << 1 | places >> 1) & ONE_OF_EACH


def one_off(places: int) -> int:
    """Kinds two places away from one of these."""
    return folded(places << 2 | places >> 2) & ONE_OF_EACH


def completing(places: int) -> int:
    """Kinds that make three in a row with two of these places."""
    near = places & places >> 1  # this and the next
    far = places & places >> 2
    return folded(near << 2 | near >> 1 | far << 1) & ONE_OF_EACH


def same_rank(kinds: int) -> int:
    """Kinds of a rank that these have."""
    lane = (kinds | kinds >> 16 | kinds >> 32 | kinds >> 48) & LANE_MASK
    return lane * SPREAD
