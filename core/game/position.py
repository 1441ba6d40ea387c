"""Positions: any moment of a deal as plain JSON values, to save, to send to the judge, to test with.

What a position leaves out is empty, false or the preset's own value; it need not hold all cards, but no card may occur
more often than in the decks. Nothing has been laid in the current turn of a position that is read.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

import msgspec
from msgspec import UNSET, UnsetType

from core.game.blank import new_state
from core.game.cards import CODES, JOKER, NUMBERS, bag_of, bag_of_codes, cards_of, codes_of, copies, minus, put
from core.game.errors import PositionError
from core.game.melds import book_of
from core.game.moves import moves_of
from core.game.phases import DECIDE_PHASE, PHASES, PLAY_PHASE
from core.game.placed import Placed
from core.game.rules import Rules, initial_minimum, overrides_of
from core.game.state import State
from core.game.view import MOST_MELD_NUMBER

T = TypeVar("T")
RulesOf = Callable[[str, Mapping[str, object]], Rules]
"""Finds the rules of a preset with options: reading them from disk is the caller's business."""


class MeldAt(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A meld in a position."""

    id: int
    team: int
    cards: list[str]
    one_turn: bool = False


class Position(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Any moment of a deal (all names: see the rules page, 12)."""

    rules: str
    options: dict[str, Any] = {}
    match: list[int] = []
    """Match scores by team before this deal."""
    dealer: int = 0
    turn: int = 0
    phase: str = "draw"
    hands: dict[str, list[str]] = {}
    """By seat."""
    pots: list[list[str]] = []
    stock: list[str] = []
    """Top first."""
    pile: list[str] = []
    """Bottom first."""
    melds: list[MeldAt] = []
    pot_taken: list[bool] = []
    minimum: list[int] | UnsetType | None = UNSET
    took: str | UnsetType | None = UNSET
    unplayed: list[bool] | UnsetType | None = UNSET
    unseen: list[bool] | UnsetType | None = UNSET
    first_turn: bool | UnsetType | None = UNSET
    drawn: str | UnsetType | None = UNSET
    quiet: int = 0


def read_position(raw: object, rules_of: RulesOf) -> tuple[State, tuple[int, ...]]:
    """The deal that a position describes and the match scores before it.

    Raises PositionError for anything that no deal can be in (with the path of the first fault), and whatever
    ``rules_of`` raises for rules that do not exist.
    """
    try:
        p = msgspec.convert(raw, Position)
    except msgspec.ValidationError as error:
        raise PositionError("position", f"{error}; give it as the rules page describes it") from None
    rules = rules_of(p.rules, p.options)
    state = new_state(moves_of(rules))
    scores = tuple(p.match) if p.match else (0,) * rules.teams
    _expect(len(scores) == rules.teams, "match", f"give one score for each of the {rules.teams} teams")
    _expect(0 <= p.dealer < rules.players, "dealer", f"a seat is a number from 0 to {rules.players - 1}")
    _expect(0 <= p.turn < rules.players, "turn", f"a seat is a number from 0 to {rules.players - 1}")
    _expect(p.phase in PHASES, "phase", "it is draw, decide, play or over")
    state.dealer, state.turn, state.phase = p.dealer, p.turn, PHASES.index(p.phase)
    _read_cards(p, rules, state)
    _read_melds(p, rules, state)
    _expect(p.quiet >= 0, "quiet", "it counts turns and is not negative")
    state.quiet = p.quiet
    state.pot_taken = _mask(p.pot_taken, rules.teams, "pot_taken")
    if p.minimum is not UNSET and p.minimum is not None:
        fine = len(p.minimum) == rules.teams and all(points >= 0 for points in p.minimum)
        _expect(fine, "minimum", f"give the points still due, 0 or more, for each of the {rules.teams} teams")
        state.minimum = tuple(p.minimum)
    else:
        state.minimum = tuple(
            0 if state.melds[team] else initial_minimum(rules, scores[team]) for team in range(rules.teams)
        )
    _read_turn(p, rules, state)
    return state, scores


def _read_cards(p: Position, rules: Rules, state: State) -> None:
    every: list[str] = [*p.stock, *p.pile]
    for pot in p.pots:
        every.extend(pot)
    for seat, hand in p.hands.items():
        _expect(seat.isdecimal() and int(seat) < rules.players, "hands", f"there is no seat {seat}")
        every.extend(hand)
    for meld in p.melds:
        every.extend(meld.cards)
    for text in every:
        _expect(text in NUMBERS, "position", f"{text[:20]!r} is no card: write rank and suit (TH, 2S) or JK")
    counts: dict[str, int] = {}
    for text in every:
        counts[text] = counts.get(text, 0) + 1
    for text, count in counts.items():
        most = rules.decks * (rules.jokers_per_deck if text == "JK" else 1)
        _expect(count <= most, "position", f"{text} occurs {count} times, the decks hold {most}")
    for seat, hand in p.hands.items():
        state.hands[int(seat)] = bag_of_codes(hand)
    state.stock = tuple(NUMBERS[text] for text in p.stock)
    state.pile = [NUMBERS[text] for text in p.pile]
    state.pots = tuple(tuple(NUMBERS[text] for text in pot) for pot in p.pots)
    _expect(all(p.pots), "pots", "a pot holds at least one card; leave out those that are gone")


def _read_melds(p: Position, rules: Rules, state: State) -> None:
    book = book_of(rules)
    numbers: set[int] = set()
    for index, at in enumerate(p.melds):
        path = f"melds[{index}]"
        _expect(0 <= at.team < rules.teams, path, f"there is no team {at.team}")
        _expect(0 <= at.id <= MOST_MELD_NUMBER, path, f"its id is a number from 0 to {MOST_MELD_NUMBER}")
        _expect(at.id not in numbers, path, f"the id {at.id} is there twice")
        numbers.add(at.id)
        meld = book.meld(bag_of_codes(at.cards))
        if meld is None:
            raise PositionError(path, f"{' '.join(at.cards)} is no meld under these rules")
        state.melds[at.team] = (*state.melds[at.team], Placed(at.id, meld, at.one_turn))
    state.melds = [tuple(sorted(melds, key=lambda placed: placed.id)) for melds in state.melds]
    state.next_id = state.fresh = max(numbers, default=-1) + 1


def _read_turn(p: Position, rules: Rules, state: State) -> None:
    hand = state.hands[p.turn]
    if p.took is not UNSET and p.took is not None:
        _expect(p.took in NUMBERS, "took", f"{p.took[:20]!r} is no card")
        _expect(state.phase == PLAY_PHASE, "took", "it only means something in the play phase")
        state.took = NUMBERS[p.took]
        state.took_one = True
    state.unplayed = _mask(_given(p.unplayed, []), rules.players, "unplayed")
    if p.unseen is not UNSET and p.unseen is not None:
        state.unseen = _mask(p.unseen, rules.players, "unseen")
    elif rules.pot_view != "at_once":
        state.unseen = state.unplayed & ~(1 << p.turn)
    if p.first_turn is not UNSET and p.first_turn is not None:
        state.first_turn = p.first_turn
    else:
        first = (p.dealer + 1) % rules.players
        state.first_turn = rules.opening == "refusable" and not p.pile and not p.melds and p.turn == first
    if state.phase == DECIDE_PHASE:
        state.first_turn = True
        held = p.hands.get(str(p.turn), [])
        _expect(bool(held), "hands", "the player who decides holds at least the card drawn")
        drawn = _given(p.drawn, held[-1])
        _expect(drawn in NUMBERS and copies(hand, NUMBERS[drawn]) > 0, "drawn", "it is a card of the hand on turn")
        state.drawn = NUMBERS[drawn]
    else:
        _expect(p.drawn is UNSET or p.drawn is None, "drawn", "it only means something in the decide phase")


def _given(value: T | UnsetType | None, otherwise: T) -> T:
    return otherwise if value is None or value is UNSET else value


def _mask(flags: list[bool], size: int, path: str) -> int:
    _expect(len(flags) in (0, size), path, f"give {size} truth values, or leave it out")
    return sum(1 << index for index, flag in enumerate(flags) if flag)


def _expect(fine: bool, path: str, text: str) -> None:
    if not fine:
        raise PositionError(path, text)


def position(state: State, scores: tuple[int, ...], base: Mapping[str, object]) -> Position:
    """The whole moment as a position, everything explicit; ``base`` is the preset's own table.

    It shows every hand: it is for records, tests and saved games, never for a seat (see core.game.view).
    """
    rules = state.book.melds.rules
    seats = range(state.players)
    return Position(
        rules=rules.preset,
        options=overrides_of(rules, base),
        match=list(scores),
        dealer=state.dealer,
        turn=state.turn,
        phase=PHASES[state.phase],
        hands={str(seat): _hand(state, seat) for seat in seats},
        pots=[[CODES[card] for card in pot] for pot in state.pots],
        stock=[CODES[card] for card in state.stock[state.top :]],
        pile=[CODES[card] for card in state.pile],
        melds=sorted(
            (
                MeldAt(id=at.id, team=team, cards=[CODES[c] for c in at.meld.order], one_turn=at.one_turn)
                for team in range(state.teams)
                for at in state.melds[team]
            ),
            key=lambda at: at.id,
        ),
        pot_taken=[bool(state.pot_taken >> team & 1) for team in range(state.teams)],
        minimum=list(state.minimum),
        took=CODES[state.took] if state.took >= 0 else UNSET,
        unplayed=[bool(state.unplayed >> seat & 1) for seat in seats],
        unseen=[bool(state.unseen >> seat & 1) for seat in seats],
        first_turn=state.first_turn,
        drawn=CODES[state.drawn] if state.phase == DECIDE_PHASE else UNSET,
        quiet=state.quiet,
    )


def _hand(state: State, seat: int) -> list[str]:
    hand = state.hands[seat]
    if state.phase == DECIDE_PHASE and seat == state.turn:
        return [*codes_of(minus(hand, put(0, state.drawn))), CODES[state.drawn]]
    return codes_of(hand)


def every_card(state: State) -> int:
    """How many cards the deal holds in all places together: it never changes."""
    melded = sum(placed.meld.size for melds in state.melds for placed in melds)
    held = sum(hand.bit_count() for hand in state.hands)
    return melded + held + state.stock_left() + len(state.pile) + sum(len(pot) for pot in state.pots)


def where_all_is(state: State) -> int:
    """All cards of the deal as one bag: it never changes either."""
    cards = [*state.stock[state.top :], *state.pile]
    for pot in state.pots:
        cards.extend(pot)
    for hand in state.hands:
        cards.extend(cards_of(hand))
    for melds in state.melds:
        for placed in melds:
            cards.extend(placed.meld.order)
    bag = bag_of(card for card in cards if card != JOKER)
    for _ in range(cards.count(JOKER)):
        bag = put(bag, JOKER)
    return bag
