"""What a move is, in words, and why a careful player makes it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bots.ground import SPREAD, ground_of
from bots.reason_text import Reason, Why, clause, joined
from bots.standing import goes_in_circles
from bots.worth import result
from core.game.cards import BIT, CODES, JOKER, PLANE, codes_of, is_wild_kind
from core.game.moves import DISCARD, DRAW, EXTEND, KEEP, LAY, REFUSE, TAKE, WITHDRAW, Move
from core.game.phases import OVER_PHASE
from core.game.state import State

MOST_NAMED: Final = 4
"""Cards of the pile."""
WENT_ROUND: Final = Reason("went-round")
NOTHING_BETTER: Final = Reason("discard-nothing-better")
_BARE: Final = {DRAW: "draw", KEEP: "keep the card", REFUSE: "refuse the card", WITHDRAW: "take your melds back"}


def sentence(made: Sequence[tuple[State, Move]]) -> str:
    """These moves, each with the moment before it, and why; "" for none."""
    return joined([clause(named(move), reason(state, move)) for state, move in made])


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


def reason(state: State, move: Move) -> Why:
    """Why it is made; empty where nothing needs to be said."""
    kind = move.kind
    if kind == DRAW:
        return (_draw(state),)
    if kind == KEEP:
        return (Reason(_keep(state)),)
    if kind == REFUSE:
        held = state.hands[state.turn] & BIT[state.drawn] << PLANE if state.drawn != JOKER else 0
        return (Reason("first-another" if held else "first-alone"),)
    if kind == TAKE:
        return (_take(state, move),)
    if kind == WITHDRAW:
        return (Reason("withdraw-short", {"points": state.minimum[state.turn % state.teams]}),)
    if kind == DISCARD:
        return (_discard(state, move),)
    return _lay(state, move)


def _draw(state: State) -> Reason:
    if not state.pile:
        return Reason("pile-none")
    if state.book.melds.rules.pile == "closed":
        return Reason("pile-top-brings-little")
    if goes_in_circles(state):
        return WENT_ROUND
    return Reason("pile-brings-less")


def _keep(state: State) -> str:
    ground = ground_of(state.book)
    card = state.drawn
    if is_wild_kind(card):
        return "first-wild" if ground.wilds else "first-of-use"
    rank = card % 13
    hand = state.hands[state.turn]
    if ground.set_ranks >> rank & 1 and ((hand >> rank & SPREAD).bit_count() > 1 or hand & BIT[card] << PLANE):
        return "first-same-rank"
    return "first-goes"


def _take(state: State, move: Move) -> Reason:
    under = len(state.pile) - 1
    if state.book.melds.rules.pile == "closed":
        goes = "take-joins" if move.meld >= 0 else "take-makes-meld"
        more = "-more" if under > 1 else "-one-more" if under else ""
        return Reason(f"{goes}{more}", {"cards": CODES[state.pile[-1]]} | ({"count": under} if under > 1 else {}))
    team = state.turn % state.teams
    fitting = [card for card in state.pile if any(at.meld.fits & BIT[card] for at in state.melds[team])]
    if fitting:
        return Reason("take-fits", {"cards": " ".join(CODES[card] for card in fitting[:MOST_NAMED])})
    if any(is_wild_kind(card) for card in state.pile):
        return Reason("take-wild")
    if under:
        return Reason("take-many", {"count": under + 1})
    return Reason("take-card-goes", {"cards": CODES[state.pile[0]]})


def _lay(state: State, move: Move) -> Why:
    old, new = result(state, move)
    after = state.copy()
    after.step(move)
    if after.phase == OVER_PHASE:
        return (Reason("goes-out"),)
    if len(after.pots) != len(state.pots):
        return (Reason("lay-pot"),)
    if new is not None and new.canasta_later and (old is None or old.canasta_later != new.canasta_later):
        return (Reason("lay-canasta", {"canasta": new.canasta_later}),)
    return ()


def _discard(state: State, move: Move) -> Reason:
    seat = state.turn
    team = seat % state.teams
    if state.hands[seat].bit_count() == 1:
        return Reason("takes-pot" if state.pot_to_come(team) else "goes-out")
    others = [at.meld for side, melds in enumerate(state.melds) if side != team for at in melds]
    if any(meld.fits & BIT[move.card] for meld in others):
        return NOTHING_BETTER
    return Reason("discard-least-fits-none" if others else "discard-least")
