"""Why the expert plays a turn as it does, in one sentence for people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bots.expert_scene import Scene, beside, completing, one_off
from bots.ground import HIGH, ground_of
from bots.memory import Memory
from bots.reasons import phrase
from bots.standing import goes_in_circles, is_behind, is_stale
from core.game.cards import BIT, CODES, JOKER, copies, is_wild_kind
from core.game.legal import legal_moves
from core.game.moves import DISCARD, DRAW, TAKE, Move
from core.game.state import State

MOST_NAMED: Final = 4


def sentence(made: Sequence[tuple[State, Move, Memory]]) -> str:
    """These moves, each with the moment and the memory before it, and why; "" for none."""
    if not made:
        return ""
    text = "; then ".join(_phrase(state, move, memory) for state, move, memory in made)
    return f"{text[0].upper()}{text[1:]}."


def _phrase(state: State, move: Move, memory: Memory) -> str:
    if move.kind == DRAW and state.pile and len(legal_moves(state)) > 1:
        return _draw(Scene(state, memory, ground_of(state.book)))
    if move.kind == TAKE and not ground_of(state.book).closed:
        return _take(Scene(state, memory, ground_of(state.book)))
    if move.kind == DISCARD and state.hands[state.turn].bit_count() > 1:
        return _discard(Scene(state, memory, ground_of(state.book)), move.card)
    return phrase(state, move)


def _draw(scene: Scene) -> str:
    if scene.ground.closed:
        return "draw, for taking the pile would cost you more than it brings"
    stale = is_stale(scene.state) and is_behind(scene.state)
    if stale and scene.state.book.melds.rules.stalemate_rounds:
        return "draw, for the others are ahead and the deal must not end as it stands"
    if stale or goes_in_circles(scene.state):
        return "draw, for single cards have gone round long enough"
    if len(scene.state.pile) == 1:
        return f"draw, for {CODES[scene.state.pile[0]]} is worth less to you than a card from the stock"
    return "draw, for the pile is worth less to you than a card from the stock"


def _take(scene: Scene) -> str:
    pile = scene.state.pile
    ours = [card for card in pile if scene.ours.any & BIT[card]]
    if ours:
        return f"take the pile, for {_named(ours)} can go into your melds"
    if scene.ground.wilds and any(is_wild_kind(card) for card in pile):
        return "take the pile, for there is a wild in it"
    naturals = [card for card in pile if not is_wild_kind(card)]
    melding = [card for card in naturals if completing(scene.places) & BIT[card]]
    if melding:
        return f"take the pile, for {_named(melding)} makes a sequence with cards that you hold"
    theirs = [card for card in pile if scene.theirs.any & BIT[card]]
    if theirs:
        return f"take the pile, for otherwise the others get {_named(theirs)} for their melds"
    if len(pile) > 1:
        return f"take the pile, for {len(pile)} cards are more than one from the stock"
    near = (beside(scene.places) | one_off(scene.places)) & BIT[pile[0]]
    if near:
        return f"take the pile, for {CODES[pile[0]]} goes with what you hold"
    return f"take the pile, for so {CODES[pile[0]]} is not left to the next player"


def _discard(scene: Scene, card: int) -> str:
    name = CODES[card]
    bit = BIT[card]
    if card == JOKER or not scene.own & bit:
        return f"discard {name}, for you can spare nothing better"
    if scene.theirs.any & bit:
        return f"discard {name}, for you can spare nothing better"
    reasons: list[str] = []
    if scene.thrown & bit:
        reasons.append("the next player has just let go of one, too")
    elif scene.refused & bit:
        reasons.append("the next player has left one lying")
    if _is_alone(scene, card):
        reasons.append("nothing in your hand goes with it")
    elif copies(scene.hand, card) > 1:
        reasons.append("you hold another")
    if any(melds for team, melds in enumerate(scene.state.melds) if team != scene.mine):
        reasons.append("it fits no meld of the others")
    elif not reasons:
        reasons.append("it helps you least")
    return f"discard {name}, for {' and '.join(reasons[:2])}"


def _is_alone(scene: Scene, card: int) -> bool:
    """Does no natural of the hand go with this card?"""
    ground = scene.ground
    bit = BIT[card]
    place = bit | bit << HIGH & ground.high
    around = place << 1 | place >> 1 | place << 2 | place >> 2
    if around & scene.places or copies(scene.hand, card) > 1:
        return False
    rank = card % 13
    return not ground.set_ranks >> rank & 1 or sum(copies(scene.hand, suit * 13 + rank) for suit in range(4)) == 1


def _named(cards: Sequence[int]) -> str:
    return " ".join(CODES[card] for card in dict.fromkeys(cards[:MOST_NAMED]))
