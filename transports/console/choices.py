"""What can be done now as a numbered list: the moves that make sense to offer, the best first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

import msgspec

from core.game.actions import Action, Discard, Draw, Extend, Keep, Lay, Refuse, Take, Withdraw
from core.game.cards import BIT, CODES, cards_of, codes_of, is_wild_kind, kinds, minus, put
from core.game.judge import judge
from core.game.legal import legal_moves
from core.game.moves import EXTEND, LAY, WITHDRAW, Move, extension_of, lay_of
from core.game.state import State
from core.game.view import ClosedPile
from transports.console.preview import brief
from transports.console.staging import Staging
from transports.text import Words


class Choice(msgspec.Struct, frozen=True):
    """One numbered choice."""

    action: Action
    label: str
    """The move as a phrase."""
    note: str
    """What it comes to, in a few words; may be empty."""


class Choices(msgspec.Struct, frozen=True):
    """What can be done now. Numbers run from 1 through ``moves`` and on through ``discards``."""

    moves: tuple[Choice, ...] = ()
    discards: tuple[Choice, ...] = ()

    def numbered(self, number: int) -> Choice | None:
        """The choice of that number."""
        every = (*self.moves, *self.discards)
        return every[number - 1] if 1 <= number <= len(every) else None

    @property
    def count(self) -> int:
        """How many there are."""
        return len(self.moves) + len(self.discards)


def choices_of(staging: Staging, words: Words, hand: Iterable[str]) -> Choices:
    """All that may be done now, lays grown as far as naturals go; ``hand``: the order in which discards are listed."""
    if staging.complete:
        return Choices()
    listed = legal_moves(staging.state)
    moves = [_choice(staging, words, move.action) for move in _worth_offering(staging, listed)]
    may_go = {move.action.card for move in listed if isinstance(move.action, Discard)}
    discards = [_choice(staging, words, Discard(code)) for code in dict.fromkeys(hand) if code in may_go]
    return Choices(tuple(moves), tuple(discards))


def _choice(staging: Staging, words: Words, action: Action) -> Choice:
    action = staging.as_it_stands(action)
    return Choice(action, words.action(action), _note(staging, words, action))


def _note(staging: Staging, words: Words, action: Action) -> str:
    pile, text = staging.seen.pile, words.tongue.text
    match action:
        case Draw():
            return text("choices-draw")
        case Take(cards=None):
            return text("choices-take", count=len(staging.state.pile))
        case Take() if isinstance(pile, ClosedPile):
            return text("choices-take-only-top") if pile.count == 1 else text("choices-take-rest", count=pile.count - 1)
        case Keep():
            return text("choices-keep")
        case Refuse():
            return text("choices-refuse")
        case Withdraw():
            return text("choices-withdraw", penalty=staging.rules.initial_meld_penalty)
        case _:
            return brief(staging.tried(action), words)


def _worth_offering(staging: Staging, listed: list[Move]) -> Iterator[Move]:
    """The moves but for discards, first what stays clean and is worth most. Lays are given grown, not card by card."""
    state = staging.state
    hand = state.hands[staging.seat]
    grown: dict[tuple[int, int], Move] = {}
    for move in listed:
        if move.kind == LAY or move.kind == EXTEND:
            longer = _grown(staging, hand, move)
            grown.setdefault((longer.meld, longer.bag), longer)
            if move.kind == EXTEND:
                grown.setdefault((move.meld, move.bag), move)
        elif move.kind == WITHDRAW:
            if state.saved_melds is None:  # what is only staged here is taken back by an undo, at no cost
                yield move
        elif not isinstance(move.action, Discard):
            yield move
    yield from _best_first(state, hand, list(grown.values()))


def _best_first(state: State, hand: int, moves: list[Move]) -> list[Move]:
    """Clean before dirty, many points before few, and last what breaks up a clean meld of the hand for a wild one.

    Of moves that differ only in their wild there is one, with the wild that is missed least.
    """
    values = state.book.melds.values
    naturals = [bag for move in moves if move.kind == LAY and (bag := move.bag) and _wild_of(state, move) < 0]
    once: dict[tuple[int, int], Move] = {}
    for move in sorted(moves, key=lambda each: (_missed(state, each), str(each.action))):
        wild = _wild_of(state, move)
        once.setdefault((move.meld, move.bag if wild < 0 else minus(move.bag, put(0, wild))), move)

    def place(move: Move) -> tuple[bool, bool, int, str]:
        wild = _wild_of(state, move)
        rest = minus(hand, move.bag)
        breaks = wild >= 0 and any(_shares(move.bag, bag) and not _holds(rest, bag) for bag in naturals)
        meld = state.book.melds.meld(_joined(_bag_of_meld(state, move), move.bag))
        dirty = meld is not None and meld.wild >= 0
        points = sum(values[card] for card in cards_of(move.bag) if not is_wild_kind(card))
        return breaks, dirty, -points, str(move.action)

    return sorted(once.values(), key=place)


def _wild_of(state: State, move: Move) -> int:
    """The card that the move spends as a wild; -1 where it spends none."""
    meld = state.book.melds.meld(_joined(_bag_of_meld(state, move), move.bag))
    return meld.wild if meld is not None and meld.wild in cards_of(move.bag) else -1


def _missed(state: State, move: Move) -> tuple[int, bool]:
    """How much the wild that it spends will be missed: a joker most; a two of the meld's own suit may be natural."""
    wild = _wild_of(state, move)
    if wild < 0:
        return 0, False
    suits = {CODES[card][1] for card in cards_of(move.bag) if not is_wild_kind(card)}
    return state.book.melds.values[wild], suits == {CODES[wild][1:]}


def _shares(bag: int, other: int) -> bool:
    """Have the two a card in common that is no wild?"""
    return any(not is_wild_kind(card) and card in cards_of(other) for card in cards_of(bag))


def _holds(bag: int, part: int) -> bool:
    """Are all cards of the one among the other?"""
    have, want = Counter(cards_of(bag)), Counter(cards_of(part))
    return want <= have


def _bag_of_meld(state: State, move: Move) -> int:
    """The cards that lie there already."""
    found = state.placed(move.meld)
    return 0 if found is None else found[1].meld.bag


def _grown(staging: Staging, hand: int, move: Move) -> Move:
    """The move with every natural of the hand that fits on; the move itself where the rules want it so."""
    if any(is_wild_kind(card) for card in cards_of(move.bag)):
        return move
    state = staging.state
    book = state.book.melds
    lies = _bag_of_meld(state, move)
    best, bag = move, move.bag
    while True:
        meld = book.meld(_joined(lies, bag))
        if meld is None:
            return best
        rest = minus(hand, bag)
        fitting = meld.fits & kinds(rest)
        more = next((card for card in cards_of(rest) if not is_wild_kind(card) and fitting & BIT[card]), None)
        if more is None:
            return best
        bag = put(bag, more)
        codes = tuple(codes_of(bag))
        longer = Lay(codes) if move.meld < 0 else Extend(move.meld, codes)
        code, _ = judge(state, staging.seat, longer)
        if not code:
            best = lay_of(bag) if move.meld < 0 else extension_of(move.meld, bag)


def _joined(bag: int, other: int) -> int:
    for card in cards_of(other):
        bag = put(bag, card)
    return bag
