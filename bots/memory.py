"""What a seat remembers of a deal beyond its view: who picked up what, who left what lying, what lies under the top.

All of it is common knowledge: everybody at the table saw it, so one memory serves any seat (also those of one player
in the arena). It is fed with the redacted events of the seat language or with the arena's moves, and is the same
either way. What it says of a hand is sure as long as it has heard everything; :meth:`Memory.meet` compares it with
what the table shows and forgets what cannot be right.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from core.game.cards import JOKER, NUMBERS, cards_of, copies, minus, put
from core.game.events import AnyEvent, Dealt, Discarded, Drew, Extended, Laid, Pot, Refused, Took, Withdrew
from core.game.moves import DISCARD, DRAW, EXTEND, LAY, REFUSE, TAKE, WITHDRAW, Move
from core.game.state import State

MOST_SEATS: Final = 6
MOST_COPIES: Final = 3
"""Copies of one card in as many decks as there may be."""
UNKNOWN: Final = -1
"""A card in the pile that nobody here has seen."""


class Passed(msgspec.Struct, frozen=True):
    """A pile that somebody left lying to draw from the stock. Its cards went on lying there for the next seat."""

    seat: int
    top: int
    """The card on top of it; UNKNOWN where the memory began later."""
    size: int
    turn: int
    """How many turns of the deal had ended before."""
    drew: int
    """How many cards the seat had drawn before: what it holds beyond them it had not yet."""


class Memory:
    """One deal as everybody at the table has seen it."""

    __slots__ = (
        "_laid",
        "_refusing",
        "_top",
        "discards",
        "drew",
        "has_laid",
        "held",
        "passed",
        "pile",
        "refused",
        "refuser",
        "took_one",
        "turns",
    )

    def __init__(self) -> None:
        self.held: list[int] = [0] * MOST_SEATS
        """By seat: the bag of cards that it picked up and has not played since. It surely holds them."""
        self.pile: list[int] = []
        """Bottom first; UNKNOWN where a card was not seen."""
        self.discards: list[list[int]] = [[] for _ in range(MOST_SEATS)]
        """By seat, oldest first; also those that have been taken since."""
        self.passed: list[Passed] = []
        """Piles left lying, oldest first; none by a seat that has since played its hand out and has a pot."""
        self.refused: int = -1
        """The first card of the deal that its player refused; -1 for none."""
        self.refuser: int = -1
        self.turns: int = 0
        """Turns that have ended."""
        self.drew: list[int] = [0] * MOST_SEATS
        """By seat: cards drawn from the stock."""
        self.took_one: bool = False
        """Has the seat on turn taken a pile of one card?"""
        self.has_laid: bool = False
        """Has it laid anything (and not withdrawn it)?"""
        self._laid: int = 0
        """What the seat on turn has laid out of its hand, for a withdraw."""
        self._top: int = -1
        """The top of a closed pile just taken: the next lay holds it."""
        self._refusing: bool = False
        """Has the first card just been refused? Then the next draw leaves no pile lying."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Memory) and all(getattr(self, name) == getattr(other, name) for name in self.__slots__)

    __hash__ = None  # type: ignore[assignment]

    # --- two ways to learn -------------------------------------------------------------------------------------------

    def heard(self, event: AnyEvent) -> None:
        """Something happened. What makes no sense is passed over: a memory never stops a game."""
        seat = event.seat
        match event:
            case Dealt(pile=pile):
                self._begin(_numbers(pile))
            case _ if seat is None or not 0 <= seat < MOST_SEATS:
                return
            case Drew():
                self._draw(seat)
            case Refused(card=code):
                self._refuse(seat, NUMBERS.get(code, UNKNOWN))
            case Took(cards=cards, card=top):
                if cards is None:
                    self._take_closed(seat, NUMBERS.get(top or "", UNKNOWN))
                else:
                    self._take_open(seat, _numbers(cards))
            case Laid(cards=cards):
                self._lay(seat, _numbers(cards))
            case Extended(added=added):
                self._lay(seat, _numbers(added))
            case Withdrew():
                self._withdraw(seat)
            case Discarded(card=code):
                self._discard(seat, NUMBERS.get(code, UNKNOWN))
            case Pot():
                self._fetch_pot(seat)

    def began(self, state: State) -> None:
        """A new deal of the arena."""
        self._begin(state.pile)

    def moved(self, before: State, move: Move) -> None:
        """A move of the arena, about to be made."""
        seat = before.turn
        kind = move.kind
        if kind == DISCARD:
            self._discard(seat, move.card)
        elif kind == DRAW:
            # An empty stock without a pot for it ends the deal: nothing is drawn.
            if before.stock_left() or (before.book.melds.rules.pot_to_stock and before.pots):
                self._draw(seat)
        elif kind == REFUSE:
            self._refuse(seat, before.drawn)
            if before.stock_left() or (before.book.melds.rules.pot_to_stock and before.pots):
                self._draw(seat)
        elif kind in (LAY, EXTEND):
            self._lay(seat, cards_of(move.bag))
        elif kind == TAKE:
            if before.book.melds.rules.pile == "open":
                self._take_open(seat, before.pile)
            else:
                top = before.pile[-1]
                self._take_closed(seat, top)
                self._lay(seat, [*cards_of(move.bag), top])
        elif kind == WITHDRAW:
            self._withdraw(seat)
        uses = kind in (DISCARD, LAY, EXTEND) or (kind == TAKE and len(before.pile) == 1 and move.bag != 0)
        if uses and before.hands[seat] == move.bag and before.pot_to_come(seat % before.teams):
            self._fetch_pot(seat)

    # --- what happened -----------------------------------------------------------------------------------------------

    def _begin(self, pile: Iterable[int]) -> None:
        self.held = [0] * MOST_SEATS
        self.pile = list(pile)
        self.discards = [[] for _ in range(MOST_SEATS)]
        self.passed = []
        self.refused = self.refuser = -1
        self.turns = 0
        self.drew = [0] * MOST_SEATS
        self.took_one = self.has_laid = False
        self._laid = 0
        self._top = -1
        self._refusing = False

    def _draw(self, seat: int) -> None:
        if self.pile and not self._refusing:
            self.passed.append(Passed(seat, self.pile[-1], len(self.pile), self.turns, self.drew[seat]))
        self._refusing = False
        self.drew[seat] += 1

    def _refuse(self, seat: int, card: int) -> None:
        self.refused, self.refuser = card, seat
        self.pile.append(card)
        self._refusing = True

    def _take_open(self, seat: int, cards: Sequence[int]) -> None:
        for card in cards:
            self.held[seat] = _with(self.held[seat], card)
        self.took_one = len(cards) == 1
        self.pile = []

    def _take_closed(self, seat: int, top: int) -> None:
        for card in self.pile[:-1]:
            self.held[seat] = _with(self.held[seat], card)
        self.took_one = len(self.pile) == 1
        self.pile = []
        self._top = top

    def _lay(self, seat: int, cards: Iterable[int]) -> None:
        """Cards come to the table out of the hand; but for the top of a closed pile, where that was just taken."""
        used = list(cards)
        if self._top in used:
            used.remove(self._top)
        self._top = -1
        self.has_laid = True
        for card in used:
            self.held[seat] = _without(self.held[seat], card)
            self._laid = _with(self._laid, card)

    def _withdraw(self, seat: int) -> None:
        for card in cards_of(self._laid):
            self.held[seat] = _with(self.held[seat], card)
        self._laid = 0
        self.has_laid = False

    def _discard(self, seat: int, card: int) -> None:
        self.held[seat] = _without(self.held[seat], card)
        self.pile.append(card)
        self.discards[seat].append(card)
        self.turns += 1
        self.took_one = self.has_laid = False
        self._laid = 0
        self._top = -1

    def _fetch_pot(self, seat: int) -> None:
        self.held[seat] = 0
        self.passed = [passed for passed in self.passed if passed.seat != seat]

    # --- is it right? ------------------------------------------------------------------------------------------------

    def meet(self, state: State, seat: int) -> bool:
        """Compare with what this seat sees of the deal; False: something was missed, and what hung on it is forgotten.

        Of the state only what the seat may know is read. Afterwards the memory fits it.
        """
        if self._fits(state, seat):
            return True
        self.held = [0] * MOST_SEATS
        self.passed = []
        self.took_one = self.has_laid = False
        self._laid = 0
        self._top = -1
        self._refusing = False
        if state.book.melds.rules.pile == "open":
            self.pile = list(state.pile)
        else:
            self.pile = [UNKNOWN] * (len(state.pile) - 1) + state.pile[-1:]
        return False

    def recalled(self, state: State) -> State:
        """A copy with what a view leaves out: the cards under a closed pile's top, what was done in this turn.

        The memory must fit the state.
        """
        known = state.copy()
        known.took_one = state.took_one or self.took_one
        # With an initial meld still due a view shows itself what has been laid towards it.
        known.laid_any = state.laid_any or (self.has_laid and not state.minimum[state.turn % state.teams])
        known.pile = [there if card == UNKNOWN else card for card, there in zip(self.pile, state.pile, strict=True)]
        return known

    def _fits(self, state: State, seat: int) -> bool:
        if len(self.pile) != len(state.pile):
            return False
        if state.book.melds.rules.pile == "open":
            if self.pile != state.pile:
                return False
        elif self.pile and self.pile[-1] != state.pile[-1]:
            return False
        if not state.unseen >> seat & 1 and self.held[seat] & ~state.hands[seat]:
            return False
        if any(self.held[other].bit_count() > hand.bit_count() for other, hand in enumerate(state.hands)):
            return False
        return self._has_room(state, seat)

    def _has_room(self, state: State, seat: int) -> bool:
        """Do the decks hold enough of every card for all that is seen and remembered?"""
        rules = state.book.melds.rules
        counts = [0] * (JOKER + 1)
        own = self.held[seat] if state.unseen >> seat & 1 else state.hands[seat]
        places = [cards_of(own if other == seat else self.held[other]) for other in range(state.players)]
        places.extend(list(placed.meld.order) for melds in state.melds for placed in melds)
        places.append([card for card in self.pile if card != UNKNOWN])
        for cards in places:
            for card in cards:
                counts[card] += 1
        return max(counts[:JOKER]) <= rules.decks and counts[JOKER] <= rules.decks * rules.jokers_per_deck


def _numbers(codes: Iterable[str]) -> list[int]:
    return [NUMBERS.get(code, UNKNOWN) for code in codes]


def _with(bag: int, card: int) -> int:
    """One card more; what is not known, and more copies than there can be, are left out."""
    if card == UNKNOWN or (card != JOKER and copies(bag, card) >= MOST_COPIES):
        return bag
    return put(bag, card)


def _without(bag: int, card: int) -> int:
    """One card less, where it is there."""
    if card == UNKNOWN or not copies(bag, card):
        return bag
    return minus(bag, put(0, card))
