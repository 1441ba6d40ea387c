"""What one seat may know of a deal, and nothing else.

A view is built from an allow-list: every field is copied by name here, nothing is ever taken out of anything. What
everybody may know comes first, and what only one seat may know is added to it.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

import msgspec

from core.game.blank import new_state
from core.game.cards import CODES, JOKER, NUMBERS, bag_of, bag_of_codes, codes_of, put_all
from core.game.melds import book_of, described
from core.game.moves import moves_of
from core.game.phases import DECIDE_PHASE, ENDINGS, OVER_PHASE, PHASES
from core.game.placed import Placed
from core.game.rules import Rules
from core.game.state import State

MOST_MELD_NUMBER: Final = 999
"""Meld numbers stay below: no deal comes near, and a position beyond it is refused."""


class MeldView(msgspec.Struct, frozen=True):
    """A meld on the table."""

    id: int
    team: int
    cards: tuple[str, ...]
    """As they stand."""
    kind: str
    """``sequence`` or ``set``."""
    wild: str | None
    canasta: str | None
    points: int
    """The values of its cards."""
    one_turn: bool
    """Were all its cards played in one turn?"""


class ClosedPile(msgspec.Struct, frozen=True):
    """What everyone sees of a closed pile."""

    top: str | None
    count: int


class View(msgspec.Struct, frozen=True, kw_only=True):
    """A position as one seat sees it; a watcher's has no seat and no hand."""

    seat: int | None
    turn: int
    phase: str
    first_turn: bool
    dealer: int
    n: int
    """Which deal of the match this is, from 1."""
    scores: tuple[int, ...]
    """Match totals by team before this deal."""
    hand: tuple[str, ...] | None
    """The own hand; None while a pot taken on the discard may not be looked at."""
    counts: tuple[int, ...]
    """Cards held, by seat."""
    melds: tuple[MeldView, ...]
    pile: tuple[str, ...] | ClosedPile
    """Bottom first where it is open."""
    stock: int
    pots: int
    """Pots left."""
    pot_taken: tuple[bool, ...]
    """By team."""
    unplayed: tuple[bool, ...]
    """By seat: holds a pot taken on the discard and has played nothing since."""
    unseen: tuple[bool, ...]
    """By seat: may not look at its hand yet."""
    minimum: tuple[int, ...]
    """By team: the initial meld still due, 0 when met."""
    laid: int
    """Points laid in this turn towards it."""
    quiet: int
    """Turns in a row that count towards a stalemate."""
    withdrew: bool
    took: str | None
    """The card of a one-card pile that may not go back; shown to the seat on turn only, for it tells what it held."""
    took_closed: bool
    drawn: str | None
    """In the decide phase, to its owner: the card to keep or refuse."""
    commitment: str | None
    """The table's promise for this deal (fair shuffle)."""
    over: str | None = None
    """How the deal ended: out, stock or stalemate."""
    fresh: int = MOST_MELD_NUMBER
    """Melds with this number or a higher one were laid in this turn."""


def view(
    state: State, seat: int | None, n: int = 1, scores: tuple[int, ...] = (), commitment: str | None = None
) -> View:
    """The deal as this seat sees it; None: as a watcher does.

    ``n``, ``scores`` (match totals by team) and ``commitment`` come from the table, which knows the match.
    """
    public = _public(state, n, scores, commitment)
    return public if seat is None else seen_by(state, seat, public)


def seen_by(state: State, seat: int, public: View) -> View:
    """The same as `view`, for many seats of one position: ``public`` is what a watcher sees of it.

    What everybody sees is shared; what only this seat may see is added here, by name.
    """
    on_turn = seat == state.turn and state.phase != OVER_PHASE
    return msgspec.structs.replace(
        public,
        seat=seat,
        hand=None if state.unseen >> seat & 1 else tuple(codes_of(state.hands[seat])),
        took=CODES[state.took] if on_turn and state.took >= 0 else None,
        drawn=CODES[state.drawn] if on_turn and state.phase == DECIDE_PHASE else None,
    )


def _public(state: State, n: int, scores: tuple[int, ...], commitment: str | None) -> View:
    """What everybody may know."""
    seats = range(state.players)
    teams = range(state.teams)
    pile: tuple[str, ...] | ClosedPile
    if state.book.melds.rules.pile == "open":
        pile = tuple(CODES[card] for card in state.pile)
    else:
        pile = ClosedPile(CODES[state.pile[-1]] if state.pile else None, len(state.pile))
    return View(
        seat=None,
        turn=state.turn,
        phase=PHASES[state.phase],
        first_turn=state.first_turn,
        dealer=state.dealer,
        n=n,
        scores=scores or (0,) * state.teams,
        hand=None,
        counts=tuple(held.bit_count() for held in state.hands),
        melds=tuple(sorted((_meld(team, at) for team in teams for at in state.melds[team]), key=lambda m: m.id)),
        pile=pile,
        stock=state.stock_left(),
        pots=len(state.pots),
        pot_taken=tuple(bool(state.pot_taken >> team & 1) for team in teams),
        unplayed=tuple(bool(state.unplayed >> s & 1) for s in seats),
        unseen=tuple(bool(state.unseen >> s & 1) for s in seats),
        minimum=state.minimum,
        laid=state.laid,
        quiet=state.quiet,
        withdrew=state.withdrew,
        took=None,
        took_closed=state.took_closed,
        drawn=None,
        commitment=commitment,
        over=ENDINGS[state.over],
        fresh=state.fresh,
    )


def _meld(team: int, at: Placed) -> MeldView:
    words = described(at.meld, at.one_turn)
    return MeldView(
        id=at.id,
        team=team,
        cards=words.cards,
        kind=words.kind,
        wild=words.wild,
        canasta=words.canasta,
        points=words.points,
        one_turn=at.one_turn,
    )


def state_of(seen: View, rules: Rules) -> State:
    """A state that holds what a view shows, for programs that think with the engine's own functions.

    What the view does not show is filled with cards that could lie there, always the same ones: right in number only
    (other hands, stock, pots, what lies under a closed pile's top).
    """
    state = new_state(moves_of(rules))
    book = book_of(rules)
    state.dealer, state.turn, state.phase = seen.dealer, seen.turn, PHASES.index(seen.phase)
    state.over = ENDINGS.index(seen.over)
    for meld in seen.melds:
        known = book.meld(bag_of_codes(meld.cards))
        if known is None:
            raise ValueError(f"{' '.join(meld.cards)} is no meld under these rules")
        state.melds[meld.team] = (*state.melds[meld.team], Placed(meld.id, known, meld.one_turn))
    unseen = _Unseen(seen, rules)
    state.hands = [bag_of(unseen.some(count)) if held is None else held for held, count in _hands(seen)]
    if isinstance(seen.pile, ClosedPile):
        under = unseen.some(seen.pile.count - 1) if seen.pile.count else []
        state.pile = [*under, NUMBERS[seen.pile.top]] if seen.pile.top else under
    else:
        state.pile = [NUMBERS[code] for code in seen.pile]
    state.pots = tuple(tuple(unseen.some(rules.pot_size)) for _ in range(seen.pots))
    state.stock = tuple(unseen.some(seen.stock))
    state.next_id = max((meld.id for meld in seen.melds), default=-1) + 1
    state.fresh = min(seen.fresh, state.next_id)
    state.pot_taken = sum(1 << team for team, taken in enumerate(seen.pot_taken) if taken)
    state.unplayed = sum(1 << seat for seat, flag in enumerate(seen.unplayed) if flag)
    state.unseen = sum(1 << seat for seat, flag in enumerate(seen.unseen) if flag)
    state.minimum = seen.minimum
    state.laid = seen.laid
    state.laid_any = seen.laid > 0
    state.quiet = seen.quiet
    state.withdrew = seen.withdrew
    state.took = NUMBERS[seen.took] if seen.took else -1
    state.took_closed = seen.took_closed
    state.drawn = NUMBERS[seen.drawn] if seen.drawn else -1
    state.first_turn = seen.first_turn
    if state.is_short():
        _remember_before_laying(state)
    return state


def _remember_before_laying(state: State) -> None:
    """An initial meld has been begun: with it taken back, hand and melds are what they were."""
    team = state.turn % state.teams
    state.saved_melds = tuple(placed for placed in state.melds[team] if placed.id < state.fresh)
    laid = (card for placed in state.melds[team] if placed.id >= state.fresh for card in placed.meld.order)
    state.saved_hand = put_all(state.hands[state.turn], laid)


def _hands(seen: View) -> list[tuple[int | None, int]]:
    own = bag_of_codes(seen.hand) if seen.hand is not None else None
    return [(own if seat == seen.seat else None, count) for seat, count in enumerate(seen.counts)]


class _Unseen:
    """The cards of the decks that a view does not show, handed out from the lowest on."""

    def __init__(self, seen: View, rules: Rules) -> None:
        left = Counter(dict.fromkeys(range(JOKER), rules.decks))
        left[JOKER] = rules.decks * rules.jokers_per_deck
        pile = [seen.pile.top] if isinstance(seen.pile, ClosedPile) else seen.pile
        for code in (*(seen.hand or ()), *(c for meld in seen.melds for c in meld.cards), *pile):
            if code is not None:
                left[NUMBERS[code]] -= 1
        self._cards = list(left.elements())

    def some(self, count: int) -> list[int]:
        """The next so many (fewer when a view of a set-up position shows less than the decks hold)."""
        taken, self._cards = self._cards[:count], self._cards[count:]
        return taken
