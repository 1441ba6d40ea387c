"""Worlds: how the hidden cards of a deal may lie, as far as one seat can know."""

from __future__ import annotations

from typing import Final

from bots.dice import INCREMENT, MASK, MULTIPLIER, Dice
from bots.ground import Ground, ground_of
from bots.laying import natural_move
from bots.memory import UNKNOWN, Memory
from core.game.cards import AT, BIT, JOKER, ONE_OF_EACH, cards_of, is_wild_kind, minus, put, put_all
from core.game.state import State

PROMPT: Final = 75
"""Of 100 players so many have laid what they could and taken what made a meld with their hand."""
LOOSE: Final = 40
"""Of 100 cards near one that a player has just discarded so many are not in its hand, though they might be."""
TRIES: Final = 5
RECENT: Final = 2
"""A player's last discards and passed piles that tell of its hand."""


class Worlds:
    """The worlds that fit what a seat sees and remembers.

    What it surely knows holds in every world. What the others did makes some worlds likelier: who has played at its
    turn seldom keeps what it could lay, or what would have taken a pile it left, or the neighbours of its discards.

    Of the state given only what the seat may know is read: its hand, the melds, the pile (of a closed one the top),
    numbers of cards; of the others' hands only how many cards they hold.
    """

    __slots__ = (
        "base",
        "dice",
        "ground",
        "held",
        "needs",
        "pile",
        "pool",
        "pots",
        "reads",
        "seat",
        "stock",
    )

    def __init__(self, state: State, seat: int, memory: Memory, dice: Dice) -> None:
        self.base: State = state.copy()
        self.ground: Ground = ground_of(state.book)
        self.seat: int = seat
        self.dice: Dice = dice
        self.pile: list[int] = list(memory.pile)
        self.held: list[int] = [hand if other == seat else memory.held[other] for other, hand in enumerate(state.hands)]
        self.pool: list[int] = self._pool(state)
        self.needs: list[int] = [
            hand.bit_count() - self.held[other].bit_count() for other, hand in enumerate(state.hands)
        ]
        """By seat: cards of its hand that are not known."""
        self.pots: list[int] = [len(pot) for pot in state.pots]
        self.stock: int = state.stock_left()
        self.reads: list[Read | None] = [self._read(state, memory, other) for other in range(state.players)]
        """By seat: what its play tells; None for nothing."""

    def _pool(self, state: State) -> list[int]:
        """All cards of the decks that lie nobody here knows where."""
        rules = state.book.melds.rules
        left = [rules.decks] * JOKER + [rules.decks * rules.jokers_per_deck]
        for hand in self.held:
            for card in cards_of(hand):
                left[card] -= 1
        for melds in state.melds:
            for placed in melds:
                for card in placed.meld.order:
                    left[card] -= 1
        for card in self.pile:
            if card != UNKNOWN:
                left[card] -= 1
        return [card for card in range(JOKER + 1) for _ in range(left[card])]

    def _read(self, state: State, memory: Memory, seat: int) -> Read | None:
        if seat == self.seat or not memory.discards[seat] or state.unplayed >> seat & 1:
            return None
        if state.minimum[seat % state.teams]:
            return None
        near = 0
        for card in memory.discards[seat][-RECENT:]:
            if card not in (UNKNOWN, JOKER) and not is_wild_kind(card):
                near |= state.book.near[card] & ~BIT[card]
        tops = [passed.top for passed in memory.passed if passed.seat == seat][-RECENT:]
        return Read(near, [top for top in tops if top != UNKNOWN and not is_wild_kind(top)])

    def another(self) -> State:
        """One of the worlds."""
        pool = self.pool
        x = self.dice.x
        for index in range(len(pool) - 1, 0, -1):
            x = x * MULTIPLIER + INCREMENT & MASK
            other = (x >> 33) * (index + 1) >> 31
            pool[index], pool[other] = pool[other], pool[index]
        self.dice.x = x
        state = self.base.copy()
        rest = 0
        for seat, need in enumerate(self.needs):
            if seat != self.seat:
                rest += need
        at = 0
        for seat, need in enumerate(self.needs):
            if seat == self.seat:
                continue
            hand = put_all(self.held[seat], pool[at : at + need])
            read = self.reads[seat]
            if read is not None and need:
                hand = self._likelier(state, seat, hand, read, at, at + need, rest)
            state.hands[seat] = hand
            at += need
        state.turn = self.seat
        pile: list[int] = []
        for card in self.pile:
            if card == UNKNOWN:
                card = pool[at]
                at += 1
            pile.append(card)
        state.pile = pile
        pots: list[tuple[int, ...]] = []
        for size in self.pots:
            pots.append(tuple(pool[at : at + size]))
            at += size
        state.pots = tuple(pots)
        state.stock = tuple(pool[at : at + self.stock])
        state.top = 0
        return state

    def reshuffled(self, world: State) -> State:
        """The same hands and pile, with another future: stock and pots in another order."""
        cards = list(world.stock)
        for pot in world.pots:
            cards.extend(pot)
        x = self.dice.x
        for index in range(len(cards) - 1, 0, -1):
            x = x * MULTIPLIER + INCREMENT & MASK
            other = (x >> 33) * (index + 1) >> 31
            cards[index], cards[other] = cards[other], cards[index]
        self.dice.x = x
        state = world.copy()
        at = len(state.stock)
        state.stock = tuple(cards[:at])
        pots: list[tuple[int, ...]] = []
        for size in self.pots:
            pots.append(tuple(cards[at : at + size]))
            at += size
        state.pots = tuple(pots)
        return state

    def _likelier(self, state: State, seat: int, hand: int, read: Read, low: int, high: int, rest: int) -> int:
        """The hand with some cards exchanged for others that lie hidden, so that its owner's play makes sense."""
        dice = self.dice
        if dice.below(100) < PROMPT:
            state.turn = seat
            for _ in range(TRIES):
                odd = self._played_by_now(state, seat, hand, read)
                if not odd:
                    break
                changed = self._exchanged(hand, odd, low, high, rest)
                if changed == hand:
                    break
                hand = changed
        near = hand & ONE_OF_EACH & read.near
        while near:
            bit = near & -near
            near ^= bit
            if dice.below(100) < LOOSE:
                hand = self._exchanged(hand, put(0, AT[bit.bit_length() - 1]), low, high, rest)
        return hand

    def _played_by_now(self, state: State, seat: int, hand: int, read: Read) -> int:
        """Cards of this hand that its owner would have played at its last turn; 0 for none."""
        move = natural_move(state, self.ground, hand, hand.bit_count())
        if move is not None:
            return move.bag
        book = state.book
        for top in read.tops:
            if hand & book.near[top]:
                takes = book.pairs_for[top]
                for take in book.partners(top) if takes is None else takes:
                    if not take.bag & ~hand:
                        return take.bag
        return 0

    def _exchanged(self, hand: int, odd: int, low: int, high: int, rest: int) -> int:
        """The hand with one of these cards, if it is not known to be there, exchanged for any hidden one."""
        pool = self.pool
        places = len(pool) - rest
        if places <= 0:
            return hand
        cards = cards_of(odd)
        first = self.dice.below(len(cards))
        for number in range(len(cards)):
            card = cards[(first + number) % len(cards)]
            for at in range(low, high):
                if pool[at] == card:
                    other = rest + self.dice.below(places)
                    pool[at], pool[other] = pool[other], card
                    return put(minus(hand, put(0, card)), pool[at])
        return hand


class Read:
    """What a player's play tells of its hand."""

    __slots__ = ("near", "tops")

    def __init__(self, near: int, tops: list[int]) -> None:
        self.near: int = near
        """Kinds near its last discards."""
        self.tops: list[int] = tops
        """Naturals on top of piles that it left lying."""
