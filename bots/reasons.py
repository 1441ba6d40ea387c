"""Why a turn is played as it is, in one sentence for people."""

from __future__ import annotations

from collections.abc import Sequence

from bots.standing import goes_in_circles
from bots.worth import result
from core.game.cards import BIT, CODES, cards_of, is_wild_kind
from core.game.moves import DISCARD, DRAW, KEEP, LAY, REFUSE, TAKE, WITHDRAW, Move
from core.game.phases import OVER_PHASE
from core.game.state import State


def sentence(made: Sequence[tuple[State, Move]]) -> str:
    """These moves, each with the moment before it, and why; "" for none."""
    if not made:
        return ""
    phrases = [phrase(state, move) for state, move in made]
    text = "; then ".join(phrases)
    return f"{text[0].upper()}{text[1:]}."


def phrase(state: State, move: Move) -> str:
    """One move and why, without a capital or a full stop."""
    kind = move.kind
    if kind == DRAW:
        return _draw(state)
    if kind == KEEP:
        return "keep the card, for it is of use to you"
    if kind == REFUSE:
        return "refuse the card, for nothing in your hand goes with it"
    if kind == TAKE:
        return _take(state, move)
    if kind == WITHDRAW:
        due = state.minimum[state.turn % state.teams]
        return f"take your melds back, for the {due} points needed cannot be reached in this turn"
    if kind == DISCARD:
        return _discard(state, move)
    return _lay(state, move)


def _draw(state: State) -> str:
    if not state.pile:
        return "draw, for there is no pile to take"
    if state.book.melds.rules.pile == "closed":
        return "draw, for the top of the pile brings you too little"
    if goes_in_circles(state):
        return "draw, for single cards have gone round long enough"
    return "draw, for the pile brings you less than a card from the stock"


def _take(state: State, move: Move) -> str:
    under = len(state.pile) - 1
    if state.book.melds.rules.pile == "closed":
        top = CODES[state.pile[-1]]
        goes = f"goes with {_named(move.bag)}" if move.bag else f"extends meld {move.meld}"
        return f"take the pile, for {top} {goes}" + (f" and brings {_cards(under)} more" if under else "")
    team = state.turn % state.teams
    fitting = [card for card in state.pile if any(at.meld.fits & BIT[card] for at in state.melds[team])]
    if fitting:
        return f"take the pile, for {' '.join(CODES[card] for card in fitting[:4])} can go into your melds"
    if any(is_wild_kind(card) for card in state.pile):
        return "take the pile, for there is a wild in it"
    if under:
        return f"take the pile, for {_cards(under + 1)} give you more to build with than one from the stock"
    return f"take the pile, for {CODES[state.pile[0]]} goes with what you hold"


def _lay(state: State, move: Move) -> str:
    old, new = result(state, move)
    what = f"lay {_named(move.bag)}" if move.kind == LAY else f"add {_named(move.bag)} to meld {move.meld}"
    after = state.copy()
    after.step(move)
    if after.phase == OVER_PHASE:
        return f"{what} and go out"
    if len(after.pots) != len(state.pots):
        return f"{what}, which brings you the pot at once"
    if new is not None and new.canasta_later and (old is None or old.canasta_later != new.canasta_later):
        return f"{what}, which makes a {new.canasta_later.replace('_', '-')} canasta"
    return what


def _discard(state: State, move: Move) -> str:
    card = CODES[move.card]
    seat = state.turn
    team = seat % state.teams
    if state.hands[seat].bit_count() == 1:
        return f"discard {card} and take the pot" if state.pot_to_come(team) else f"discard {card} and go out"
    others = [at.meld for side, melds in enumerate(state.melds) if side != team for at in melds]
    if any(meld.fits & BIT[move.card] for meld in others):
        return f"discard {card}, for you can spare nothing better"
    return f"discard {card}, which you need least" + (" and which fits no meld of the others" if others else "")


def _named(bag: int) -> str:
    return " ".join(CODES[card] for card in cards_of(bag))


def _cards(count: int) -> str:
    return "one card" if count == 1 else f"{count} cards"
