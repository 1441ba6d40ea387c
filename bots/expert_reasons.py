"""Why the expert plays a turn as it does: of what was true of a choice, the facts that spoke for it most."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bots import expert_discarding as facts
from bots.expert_discarding import DISCARD_FACTS, Discarder, discards, kin
from bots.expert_scene import Scene, beside, completing, one_off, same_rank
from bots.expert_skill import skill_of
from bots.expert_tally import Tally
from bots.ground import HIGH, RANK, folded, ground_of
from bots.memory import Memory
from bots.reason_text import RANKS, Reason, Why, clause, joined
from bots.reasons import MOST_NAMED, NOTHING_BETTER, WENT_ROUND, named
from bots.reasons import reason as plain_reason
from bots.standing import goes_in_circles, is_behind, is_stale
from bots.worth import result
from core.game.cards import BIT, CODES, JOKER, ONE_OF_EACH, copies, is_wild_kind, put
from core.game.judge import may_go_out
from core.game.legal import legal_moves
from core.game.melds import CANASTA_SIZE
from core.game.moves import DISCARD, DRAW, EXTEND, LAY, TAKE, Move
from core.game.state import State

Made = tuple[State, Move, Memory]
"""A move, with the moment and the memory before it."""

MOST_REASONS: Final = 2
FEW_OUT: Final = 2
"""Cards that could go with a discard and may still be anywhere: so few are few."""
LEAST_MELD: Final = 3
NEAR: Final = 3
"""Cards left in a hand that is soon played out."""
HOLDS: Final = tuple(range(facts.SECOND_COPY, facts.RANK_OUTS + 1))
"""Facts of the own hand around a discard."""
FOR_THEM: Final = (
    *range(facts.FITS_THEIRS, facts.FITS_FEW + 1),
    facts.FITS_LATE,
    facts.FITS_EAGER,
    facts.FITS_PILE_EAGER,
)
OUT: Final = (*range(facts.WANTED, facts.RANK_WITH_PILE + 1), facts.WANTED_EAGER, facts.LAST_COPY)
WORTH: Final = (facts.VALUE, facts.VALUE_AT_THE_END)


def sentence(made: Sequence[Made]) -> str:
    """These moves and why; "" for none."""
    return joined([clause(named(move), why) for (_, move, _), why in zip(made, reasons_of(made), strict=True)])


def reasons_of(made: Sequence[Made]) -> list[Why]:
    """Why each is made; empty where it has been said before."""
    said: list[Why] = []
    reasons: list[Why] = []
    for number, (state, move, memory) in enumerate(made):
        if move.kind == TAKE and not ground_of(state.book).closed:
            stays = [card for card in state.pile if not _goes_back(card, made[number:])]
            why: Why = (_take(Scene(state, memory, ground_of(state.book)), stays),)
        else:
            why = _reason(state, move, memory)
        reasons.append(() if why in said else why)
        said.append(why)
    return reasons


def _goes_back(card: int, rest: Sequence[Made]) -> bool:
    """Is this card, or its twin, what the turn ends with, and none was laid?"""
    return (
        rest[-1][1].kind == DISCARD
        and rest[-1][1].card == card
        and not any(move.kind in (LAY, EXTEND) and copies(move.bag, card) for _, move, _ in rest)
    )


def _reason(state: State, move: Move, memory: Memory) -> Why:
    ground = ground_of(state.book)
    if move.kind == DRAW and state.pile:
        return (_draw(Scene(state, memory, ground)),)
    if move.kind in (LAY, EXTEND):
        return plain_reason(state, move) or _lay(Scene(state, memory, ground), move)
    if move.kind == DISCARD and state.hands[state.turn].bit_count() > 1:
        return _discard(Scene(state, memory, ground), move.card)
    return plain_reason(state, move)


def _draw(scene: Scene) -> Reason:
    """Why the pile is left lying."""
    state, pile = scene.state, scene.state.pile
    takes = [move for move in legal_moves(state) if move.kind == TAKE]
    if not takes:
        return Reason("pile-not-allowed")
    if scene.ground.closed:
        costs = all(move.bag & ~scene.ground.all_naturals for move in takes)
        return Reason("pile-costs-wild" if costs else "pile-worth-less")
    stale = is_stale(state) and is_behind(state)
    if stale and state.book.melds.rules.stalemate_rounds:
        return Reason("others-ahead")
    if stale or goes_in_circles(state):
        return WENT_ROUND
    useful = _useful(scene)
    if not useful:
        return _of_pile("no-meld-without-wild" if scene.hand & ~scene.ground.all_naturals else "no-meld", pile)
    if scene.last or scene.alarmed:
        return _of_pile("might-stay", pile)
    if len(pile) > 2 * len(useful):
        return Reason("pile-few-help", {"count": len(useful), "all": len(pile)})
    return _of_pile("worth-less", pile)


def _of_pile(what: str, pile: Sequence[int]) -> Reason:
    """Something said of the pile, or by name of the one card that it is."""
    return Reason(f"pile-card-{what}", {"cards": CODES[pile[0]]}) if len(pile) == 1 else Reason(f"pile-{what}")


def _useful(scene: Scene) -> list[int]:
    """The cards of the pile that are wild, go into a meld of ours, or make one with naturals of hand and pile."""
    ground, pile = scene.ground, scene.state.pile
    places = scene.own
    both = scene.hand
    for card in pile:
        both = put(both, card)
        if card != JOKER:
            places |= BIT[card] & ground.naturals
    places |= places << HIGH & ground.high
    runs = places & places >> 1 & places >> 2 & ground.run_mask
    melding = folded(runs | runs << 1 | runs << 2)
    useful: list[int] = []
    for card in pile:
        if is_wild_kind(card) and ground.wilds:
            useful.append(card)
        elif card != JOKER:
            rank = card % 13
            is_set = ground.set_ranks >> rank & 1 and (both & RANK << rank).bit_count() >= 3
            if scene.ours.any & BIT[card] or melding & BIT[card] or is_set:
                useful.append(card)
    return useful


def _makes_set(scene: Scene, card: int) -> bool:
    rank = card % 13
    if card == JOKER or not scene.ground.set_ranks >> rank & 1:
        return False
    return (put(scene.hand, card) & RANK << rank).bit_count() >= 3


def _take(scene: Scene, pile: Sequence[int]) -> Reason:
    """Why an open pile is taken; ``pile``: those of its cards that are not discarded again in the same turn."""
    if not pile:
        return Reason("take-no-stock")
    ours = [card for card in pile if scene.ours.any & BIT[card]]
    if ours:
        return Reason("take-fits", _named(ours))
    if scene.ground.wilds and any(is_wild_kind(card) for card in pile):
        return Reason("take-wild")
    naturals = [card for card in pile if not is_wild_kind(card)]
    # A meld of all the cards there are leaves none to discard: it may not be allowed.
    layable = naturals if scene.hand.bit_count() + len(scene.state.pile) > LEAST_MELD else []
    melding = [card for card in layable if completing(scene.places) & BIT[card]]
    if melding:
        return Reason("take-card-sequence" if _is_one(melding) else "take-cards-sequence", _named(melding))
    melding = [card for card in layable if _makes_set(scene, card)]
    if melding:
        return Reason("take-card-set" if _is_one(melding) else "take-cards-set", _named(melding))
    theirs = [card for card in pile if scene.theirs.any & BIT[card]]
    if theirs:
        return Reason("take-from-others", _named(theirs))
    near = [card for card in naturals if _goes_with_hand(scene, card)]
    if near:
        return Reason("take-card-goes" if _is_one(near) else "take-cards-go", _named(near))
    if len(scene.state.pile) > 1:
        return Reason("take-more", {"count": len(scene.state.pile)})
    return Reason("take-from-next", _named(pile))


def _goes_with_hand(scene: Scene, card: int) -> bool:
    """Is it beside a card of the hand, one place off, or of its rank where there are sets?"""
    if (beside(scene.places) | one_off(scene.places)) & BIT[card]:
        return True
    rank = card % 13
    return bool(scene.ground.set_ranks >> rank & 1 and scene.hand & RANK << rank)


def _lay(scene: Scene, move: Move) -> Why:
    """Why a lay that makes no canasta, brings no pot and does not end the deal is made now."""
    state, ground = scene.state, scene.ground
    old, new = result(state, move)
    due = state.minimum[scene.mine]
    if due:
        return (Reason("lay-towards", {"points": due}),)
    if new is None:
        return ()
    left = scene.hand.bit_count() - move.bag.bit_count()
    to_come = state.pot_to_come(scene.mine)
    if old is not None and old.wild >= 0 and new.wild < 0:
        return (Reason("lay-clean"),)
    if new.size == CANASTA_SIZE - 1 and (old is None or old.size < new.size):
        return (Reason("lay-one-short"),)
    if left <= NEAR and to_come:
        return (Reason("lay-pot-near"),)
    if left <= NEAR and may_go_out(state, scene.mine, new, old):
        return (Reason("lay-out-near"),)
    if scene.last or scene.alarmed:
        return (Reason("lay-may-end"),)
    return (Reason("lay-wild" if move.bag & ~ground.all_naturals else "lay-counts"),)


def _discard(scene: Scene, card: int) -> Why:
    """Why this card is parted with rather than another: what is true of it and counted most."""
    bit = BIT[card]
    if card == JOKER or not scene.own & bit or scene.theirs.any & bit:
        return (NOTHING_BETTER,)
    cards = discards(scene)
    weigher = Discarder(scene)
    edge = _edge(weigher, card, cards)
    found = [(sum(edge[fact] for fact in about), why) for about, why in _claims(scene, weigher, card, cards)]
    found.sort(key=lambda one: -one[0])
    most = tuple(why for gain, why in found[:MOST_REASONS] if gain > 0 or len(found) == 1)
    return most or tuple(why for _, why in found[:1]) or (Reason("discard-helps-least"),)


def _edge(weigher: Discarder, card: int, cards: Sequence[int]) -> list[float]:
    """By fact: what it spoke for this card, in points, more than for the others on the average."""
    weights = skill_of(weigher.scene.ground.book.melds.rules).discard
    edge = [0.0] * DISCARD_FACTS
    others = max(1, len(cards) - 1)
    for other in cards:
        tally = Tally(weights, noting=True)
        weigher.weigh(other, tally)
        share = 1.0 if other == card else -1.0 / others
        for fact, strength in enumerate(tally.noted or ()):
            edge[fact] += share * strength * weights[fact]
    return edge


def _claims(
    scene: Scene, weigher: Discarder, card: int, cards: Sequence[int]
) -> Iterator[tuple[tuple[int, ...], Reason]]:
    """What may be said of a natural that fits nobody: the facts that it rests on, and what is true."""
    ground = scene.ground
    bit, rank = BIT[card], card % 13
    place = bit | bit << HIGH & ground.high
    if _is_alone(scene, card):
        yield HOLDS, Reason("discard-alone")
    elif copies(scene.hand, card) > 1:
        yield HOLDS, Reason("discard-another")
    let_go = (facts.THROWN, facts.REFUSED, facts.COOL, facts.COOL_RANK)
    if scene.thrown & bit:
        yield let_go, Reason("discard-let-go")
    elif scene.refused & bit:
        yield let_go, Reason("discard-left")
    elif ground.set_ranks >> rank & 1 and weigher.cool_rank & bit:
        thrown = same_rank(scene.thrown & ONE_OF_EACH) & bit
        yield let_go, Reason("discard-rank-let-go" if thrown else "discard-rank-left", {"rank": RANKS[rank]})
    if any(melds for team, melds in enumerate(scene.state.melds) if team != scene.mine):
        yield FOR_THEM, Reason("discard-fits-none")
    out = scene.out((place << 1 | place >> 1 | place << 2 | place >> 2) & ~bit)
    if ground.set_ranks >> rank & 1:
        out += scene.out(kin(bit))
    if out <= FEW_OUT:
        yield OUT, Reason("discard-few-out" if out else "discard-all-seen")
    values = [ground.values[other] for other in cards]
    if (scene.last or scene.alarmed) and ground.values[card] == max(values) > min(values):
        yield WORTH, Reason("discard-costly")
    elif ground.values[card] == min(values) < max(values):
        yield WORTH, Reason("discard-least-points")


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


def _named(cards: Sequence[int]) -> dict[str, str | int]:
    return {"cards": " ".join(CODES[card] for card in dict.fromkeys(cards[:MOST_NAMED]))}


def _is_one(cards: Sequence[int]) -> bool:
    return len(set(cards)) == 1
