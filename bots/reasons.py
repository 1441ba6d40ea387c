"""What a move is, in words, and why a careful player makes it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bots.ground import SPREAD, ground_of
from bots.standing import goes_in_circles
from bots.worth import result
from core.game.cards import BIT, CODES, JOKER, PLANE, codes_of, is_wild_kind
from core.game.moves import DISCARD, DRAW, EXTEND, KEEP, LAY, REFUSE, TAKE, WITHDRAW, Move
from core.game.phases import OVER_PHASE
from core.game.state import State

ROUND_LONG_ENOUGH: Final = "single cards have gone round long enough"
NOTHING_BETTER: Final = ", for you can spare nothing better"
_BARE: Final = {DRAW: "draw", KEEP: "keep the card", REFUSE: "refuse the card", WITHDRAW: "take your melds back"}


def sentence(made: Sequence[tuple[State, Move]]) -> str:
    """These moves, each with the moment before it, and why; "" for none."""
    return joined([named(move) + reason(state, move) for state, move in made])


def joined(clauses: Sequence[str]) -> str:
    """Clauses as one sentence; "" for none."""
    text = "; then ".join(clauses)
    return f"{text[:1].upper()}{text[1:]}." if text else ""


def named(move: Move) -> str:
    """A move for people: "add 9D to meld 3"."""
    kind = move.kind
    cards = " ".join(codes_of(move.bag))
    if kind == LAY:
        return f"lay {cards}"
    if kind == EXTEND:
        return f"add {cards} to meld {move.meld}"
    if kind == DISCARD:
        return f"discard {cards}"
    if kind == TAKE:
        into = f" into meld {move.meld}" if move.meld >= 0 else ""
        return f"take the pile{into}" + (f" with {cards}" if cards else "")
    return _BARE[kind]


def reason(state: State, move: Move) -> str:
    """Why, as it follows the words for the move: ", for …"; "" where nothing needs to be said."""
    kind = move.kind
    if kind == DRAW:
        return _draw(state)
    if kind == KEEP:
        return _keep(state)
    if kind == REFUSE:
        held = state.hands[state.turn] & BIT[state.drawn] << PLANE if state.drawn != JOKER else 0
        return ", for you hold another" if held else ", for nothing in your hand goes with it"
    if kind == TAKE:
        return _take(state, move)
    if kind == WITHDRAW:
        due = state.minimum[state.turn % state.teams]
        return f", for the {due} points needed cannot be reached in this turn"
    if kind == DISCARD:
        return _discard(state, move)
    return _lay(state, move)


def _draw(state: State) -> str:
    if not state.pile:
        return ", for there is no pile to take"
    if state.book.melds.rules.pile == "closed":
        return ", for the top of the pile brings you too little"
    if goes_in_circles(state):
        return f", for {ROUND_LONG_ENOUGH}"
    return ", for the pile brings you less than a card from the stock"


def _keep(state: State) -> str:
    ground = ground_of(state.book)
    card = state.drawn
    if is_wild_kind(card):
        return ", for it is a wild" if ground.wilds else ", for it may be of use"
    rank = card % 13
    hand = state.hands[state.turn]
    if ground.set_ranks >> rank & 1 and ((hand >> rank & SPREAD).bit_count() > 1 or hand & BIT[card] << PLANE):
        return ", for you hold another of its rank"
    return ", for it goes with what you hold"


def _take(state: State, move: Move) -> str:
    under = len(state.pile) - 1
    if state.book.melds.rules.pile == "closed":
        top = CODES[state.pile[-1]]
        goes = f"{top} goes there" if move.meld >= 0 else f"{top} makes a meld with them"
        return f", for {goes}" + (f" and brings {_cards(under)} more" if under else "")
    team = state.turn % state.teams
    fitting = [card for card in state.pile if any(at.meld.fits & BIT[card] for at in state.melds[team])]
    if fitting:
        return f", for {' '.join(CODES[card] for card in fitting[:4])} can go into your melds"
    if any(is_wild_kind(card) for card in state.pile):
        return ", for there is a wild in it"
    if under:
        return f", for {_cards(under + 1)} give you more to build with than one from the stock"
    return f", for {CODES[state.pile[0]]} goes with what you hold"


def _lay(state: State, move: Move) -> str:
    old, new = result(state, move)
    after = state.copy()
    after.step(move)
    if after.phase == OVER_PHASE:
        return " and go out"
    if len(after.pots) != len(state.pots):
        return ", which brings you the pot at once"
    if new is not None and new.canasta_later and (old is None or old.canasta_later != new.canasta_later):
        return f", which makes a {new.canasta_later.replace('_', '-')} canasta"
    return ""


def _discard(state: State, move: Move) -> str:
    seat = state.turn
    team = seat % state.teams
    if state.hands[seat].bit_count() == 1:
        return " and take the pot" if state.pot_to_come(team) else " and go out"
    others = [at.meld for side, melds in enumerate(state.melds) if side != team for at in melds]
    if any(meld.fits & BIT[move.card] for meld in others):
        return NOTHING_BETTER
    return ", which you need least" + (" and which fits no meld of the others" if others else "")


def _cards(count: int) -> str:
    return "one card" if count == 1 else f"{count} cards"
