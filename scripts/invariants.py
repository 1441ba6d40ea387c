"""What must hold at every moment of every deal: asked by the soak and by the tests.

Each function raises Broken, with a sentence and the moment as a position, when the engine breaks its word.
"""

from __future__ import annotations

import json
from random import Random
from typing import Final

import msgspec

from core.game.cards import bag_of, cards_of, minus, put_all
from core.game.events import redact
from core.game.judge import judge
from core.game.legal import legal_moves
from core.game.melds import MeldBook
from core.game.moves import Move
from core.game.phases import DRAW_PHASE, OVER_PHASE
from core.game.play import happened
from core.game.position import position, read_position, where_all_is
from core.game.scoring import scores, sheets
from core.game.state import State
from core.game.view import view
from scripts.settings import load_rules, preset_table

MOST_ACTIONS: Final = 20_000
"""A deal that has not ended by then is stuck."""
_encode = msgspec.json.encode


class Broken(AssertionError):
    """An invariant does not hold."""

    def __init__(self, what: str, state: State) -> None:
        rules = state.book.melds.rules
        moment = position(state, (0,) * state.teams, preset_table(rules.preset))
        super().__init__(f"{what}\n{json.dumps(msgspec.to_builtins(moment))}")


class Watch:
    """Watches one deal, move by move."""

    def __init__(self, state: State, rng: Random) -> None:
        self._cards = where_all_is(state)
        self._rng = rng
        self.actions = 0

    def moves(self, state: State) -> list[Move]:
        """The legal moves of this moment, after everything about it has been checked."""
        moves = legal_moves(state)
        if where_all_is(state) != self._cards:
            raise Broken("a card was lost, made or doubled", state)
        if state.phase != OVER_PHASE and not moves:
            raise Broken("nothing can be done and the deal is not over", state)
        if self.actions > MOST_ACTIONS:
            raise Broken("the deal does not end", state)
        _listed_is_allowed(state, moves)
        _table_is_sound(state)
        if self._rng.random() < 0.1:
            _hidden_cards_do_not_matter(state, moves, self._rng)
            _position_comes_back(state)
        return moves

    def step(self, state: State, move: Move) -> None:
        """Carry the move out, and check what is told of it."""
        self.actions += 1
        before = state.copy()
        state.step(move)
        for event in happened(before, move, state):
            for seat in range(state.players):
                if event.seat != seat and hasattr(event, "cards") and event.seat is not None:
                    told = redact(event, seat)
                    if told != event and getattr(told, "cards", None) is not None:
                        raise Broken(f"seat {seat} is told another seat's cards", before)
        if state.phase == OVER_PHASE and [sheet.total() for sheet in sheets(state)] != scores(state):
            raise Broken("the score sheet does not add up", state)


def _listed_is_allowed(state: State, moves: list[Move]) -> None:
    said: set[bytes] = set()
    for move in moves:
        code, judged = judge(state, state.turn, move.action)
        if judged is None:
            raise Broken(f"{move.action} is listed and refused as {code}", state)
        if judged.bag != move.bag or judged.meld != move.meld or judged.kind != move.kind:
            raise Broken(f"{move.action} is listed as one move and judged as another", state)
        said.add(_encode(move.action))
    if len(said) != len(moves):
        raise Broken("an action is listed twice", state)


def _table_is_sound(state: State) -> None:
    numbers = [placed.id for melds in state.melds for placed in melds]
    if len(numbers) != len(set(numbers)):
        raise Broken("two melds have one number", state)
    book: MeldBook = state.book.melds
    for melds in state.melds:
        for placed in melds:
            if book.meld(placed.meld.bag) is None or bag_of(placed.meld.order) != placed.meld.bag:
                raise Broken(f"meld {placed.id} is no meld", state)


def _position_comes_back(state: State) -> None:
    """At the start of a turn a position says everything: read again it goes on in the same way."""
    if state.phase != DRAW_PHASE:
        return
    rules = state.book.melds.rules
    table = preset_table(rules.preset)
    totals = (0,) * state.teams
    first = position(state, totals, table)
    again, _ = read_position(msgspec.json.decode(_encode(first)), load_rules)
    if position(again, totals, table) != first:
        raise Broken("a position read again is another position", state)
    if [m.action for m in legal_moves(again)] != [m.action for m in legal_moves(state)]:
        raise Broken("a position read again allows other actions", state)


def _hidden_cards_do_not_matter(state: State, moves: list[Move], rng: Random) -> None:
    """Exchange the cards that the seat on turn cannot see: its view and its legal actions must not change."""
    for seat in range(state.players):
        other = exchanged(state, seat, rng)
        if _encode(view(other, seat)) != _encode(view(state, seat)):
            raise Broken(f"the view of seat {seat} shows hidden cards", state)
        if seat == state.turn and [m.action for m in legal_moves(other)] != [m.action for m in moves]:
            raise Broken("what is legal hangs on hidden cards", state)


def exchanged(state: State, seat: int, rng: Random, kept: int = 0) -> State:
    """The same deal for this seat, with everything it cannot see dealt anew among the places it cannot see.

    Those are the other hands, its own while it may not look, the stock and the pots. What lies under a closed pile's
    top was seen when it was discarded and stays; so do the cards ``kept`` (a bag) of the hand on turn.
    """
    other = state.copy()
    hidden = [s for s in range(state.players) if s != seat or state.unseen >> s & 1]
    pool: list[int] = list(state.stock[state.top :])
    for pot in state.pots:
        pool.extend(pot)
    held = {s: state.hands[s] for s in hidden}
    stays = {s: kept if s == state.turn else 0 for s in hidden}
    for s, hand in held.items():
        pool.extend(cards_of(minus(hand, stays[s])))
    rng.shuffle(pool)

    def some(count: int) -> list[int]:
        taken = pool[:count]
        del pool[:count]
        return taken

    for s, hand in held.items():
        other.hands[s] = put_all(stays[s], some(hand.bit_count() - stays[s].bit_count()))
    other.pots = tuple(tuple(some(len(pot))) for pot in state.pots)
    other.stock = tuple(some(state.stock_left()))
    other.top = 0
    if state.turn != seat:
        # Whether the one who took a single card held its twin is a secret of that hand.
        other.took = state.took if rng.random() < 0.5 else -1
        if state.drawn >= 0:
            other.drawn = cards_of(other.hands[state.turn])[0]
    return other
