"""Why the expert plays a turn as it does: of what was true of a choice, the facts that spoke for it most."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bots import expert_discarding as facts
from bots.expert_discarding import DISCARD_FACTS, Discarder, discards, kin
from bots.expert_scene import Scene, beside, completing, one_off, same_rank
from bots.expert_skill import skill_of
from bots.expert_tally import Tally
from bots.ground import HIGH, RANK, folded, ground_of
from bots.memory import Memory
from bots.reasons import NOTHING_BETTER, ROUND_LONG_ENOUGH, joined, named
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

MOST_NAMED: Final = 4
MOST_REASONS: Final = 2
FEW_OUT: Final = 2
"""Cards that could go with a discard and may still be anywhere: so few are few."""
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
RANKS: Final = (
    "ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king",
)  # fmt: skip


def sentence(made: Sequence[Made]) -> str:
    """These moves and why; "" for none."""
    reasons = reasons_of(made)
    return joined([named(move) + why for (_, move, _), why in zip(made, reasons, strict=True)])


def reasons_of(made: Sequence[Made]) -> list[str]:
    """Why each is made, as it follows the words for the move: ", for …"; "" where it has been said before."""
    said: set[str] = set()
    reasons: list[str] = []
    for number, (state, move, memory) in enumerate(made):
        why = _reason(state, move, memory)
        open_take = move.kind == TAKE and not ground_of(state.book).closed
        if open_take and len(state.pile) == 1 and _goes_back(state.pile[0], made[number:]):
            why = ", for so you need no card from the stock"
        reasons.append("" if why in said else why)
        said.add(why)
    return reasons


def _goes_back(card: int, rest: Sequence[Made]) -> bool:
    """Is this card, or its twin, what the turn ends with, and none was laid?"""
    return (
        rest[-1][1].kind == DISCARD
        and rest[-1][1].card == card
        and not any(move.kind in (LAY, EXTEND) and copies(move.bag, card) for _, move, _ in rest)
    )


def _reason(state: State, move: Move, memory: Memory) -> str:
    ground = ground_of(state.book)
    if move.kind == DRAW and state.pile:
        return f", for {_draw(Scene(state, memory, ground))}"
    if move.kind == TAKE and not ground.closed:
        return f", for {_take(Scene(state, memory, ground))}"
    if move.kind in (LAY, EXTEND):
        return plain_reason(state, move) or _lay(Scene(state, memory, ground), move)
    if move.kind == DISCARD and state.hands[state.turn].bit_count() > 1:
        return _discard(Scene(state, memory, ground), move.card)
    return plain_reason(state, move)


def _draw(scene: Scene) -> str:
    """Why the pile is left lying."""
    state, pile = scene.state, scene.state.pile
    takes = [move for move in legal_moves(state) if move.kind == TAKE]
    if not takes:
        return "you cannot take the pile"
    if scene.ground.closed:
        if all(move.bag & ~scene.ground.all_naturals for move in takes):
            return "taking the pile would cost you a wild"
        return "the pile is worth less to you than a card from the stock"
    stale = is_stale(state) and is_behind(state)
    if stale and state.book.melds.rules.stalemate_rounds:
        return "the others are ahead and the deal must not end as it stands"
    if stale or goes_in_circles(state):
        return ROUND_LONG_ENOUGH
    useful = _useful(scene)
    what = f"{CODES[pile[0]]}" if len(pile) == 1 else "the pile"
    if not useful:
        return f"{what} brings you no meld" + (" without a wild" if scene.hand & ~scene.ground.all_naturals else "")
    if scene.last or scene.alarmed:
        return f"the deal may end soon, and {what} might stay in your hand"
    if len(pile) > 2 * len(useful):
        return f"only {len(useful)} of the {len(pile)} cards of the pile would help you now"
    return f"{what} is worth less to you than a card from the stock"


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


def _take(scene: Scene) -> str:
    """Why an open pile is taken."""
    pile = scene.state.pile
    ours = [card for card in pile if scene.ours.any & BIT[card]]
    if ours:
        return f"{_named(ours)} can go into your melds"
    if scene.ground.wilds and any(is_wild_kind(card) for card in pile):
        return "there is a wild in it"
    naturals = [card for card in pile if not is_wild_kind(card)]
    melding = [card for card in naturals if completing(scene.places) & BIT[card]]
    if melding:
        return f"with cards of your hand {_named(melding)} {_makes(melding)} a sequence"
    melding = [card for card in naturals if _makes_set(scene, card)]
    if melding:
        return f"with cards of your hand {_named(melding)} {_makes(melding)} a set"
    theirs = [card for card in pile if scene.theirs.any & BIT[card]]
    if theirs:
        return f"otherwise the others get {_named(theirs)} for their melds"
    near = [card for card in naturals if _goes_with_hand(scene, card)]
    if near:
        return f"{_named(near)} {'goes' if len(set(near)) == 1 else 'go'} with what you hold"
    if len(pile) > 1:
        return f"{len(pile)} cards are more than one from the stock"
    return f"so {CODES[pile[0]]} is not left to the next player"


def _goes_with_hand(scene: Scene, card: int) -> bool:
    """Is it beside a card of the hand, one place off, or of its rank where there are sets?"""
    if (beside(scene.places) | one_off(scene.places)) & BIT[card]:
        return True
    rank = card % 13
    return bool(scene.ground.set_ranks >> rank & 1 and scene.hand & RANK << rank)


def _lay(scene: Scene, move: Move) -> str:
    """Why a lay that makes no canasta, brings no pot and does not end the deal is made now."""
    state, ground = scene.state, scene.ground
    old, new = result(state, move)
    due = state.minimum[scene.mine]
    if due:
        return f", towards the {due} points that your first melds need"
    if new is None:
        return ""
    left = scene.hand.bit_count() - move.bag.bit_count()
    to_come = state.pot_to_come(scene.mine)
    if old is not None and old.wild >= 0 and new.wild < 0:
        return ", which makes the meld clean"
    if new.size == CANASTA_SIZE - 1 and (old is None or old.size < new.size):
        return ", which leaves it one card short of a canasta"
    if left <= NEAR and to_come:
        return ", for so the pot is near"
    if left <= NEAR and may_go_out(state, scene.mine, new, old):
        return ", for so you can soon go out"
    if scene.last or scene.alarmed:
        return ", for the deal may end soon, and what stays in your hand counts against you"
    if move.bag & ~ground.all_naturals:
        return ", for the wild does more there than in your hand"
    return ", for laid cards count for you and held ones against you"


def _discard(scene: Scene, card: int) -> str:
    """Why this card is parted with rather than another: what is true of it and counted most."""
    bit = BIT[card]
    if card == JOKER or not scene.own & bit or scene.theirs.any & bit:
        return NOTHING_BETTER
    cards = discards(scene)
    weigher = Discarder(scene)
    edge = _edge(weigher, card, cards)
    found = [(sum(edge[fact] for fact in about), text) for about, text in _claims(scene, weigher, card, cards) if text]
    found.sort(key=lambda one: -one[0])
    texts = [text for gain, text in found[:MOST_REASONS] if gain > 0 or len(found) == 1] or [
        text for _, text in found[:1]
    ]
    return f", for {' and '.join(texts)}" if texts else ", which helps you least"


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


def _claims(scene: Scene, weigher: Discarder, card: int, cards: Sequence[int]) -> list[tuple[tuple[int, ...], str]]:
    """What may be said of a natural that fits nobody: the facts that it rests on, and the words where it is true."""
    ground = scene.ground
    bit, rank = BIT[card], card % 13
    place = bit | bit << HIGH & ground.high
    holds = ""
    if _is_alone(scene, card):
        holds = "nothing in your hand goes with it"
    elif copies(scene.hand, card) > 1:
        holds = "you hold another"
    let_go = ""
    if scene.thrown & bit:
        let_go = "the next player has let go of one lately"
    elif scene.refused & bit:
        let_go = "the next player has left one lying"
    elif ground.set_ranks >> rank & 1 and weigher.cool_rank & bit:
        what = f"{'an' if rank in (0, 7) else 'a'} {RANKS[rank]}"
        thrown = same_rank(scene.thrown & ONE_OF_EACH) & bit
        let_go = f"the next player has {'let go of' if thrown else 'left'} {what}" + ("" if thrown else " lying")
    out = scene.out((place << 1 | place >> 1 | place << 2 | place >> 2) & ~bit)
    if ground.set_ranks >> rank & 1:
        out += scene.out(kin(bit))
    wanted = ""
    if out == 0:
        wanted = "the cards around it have all been seen"
    elif out <= FEW_OUT:
        wanted = "few of the cards around it are still out"
    theirs = any(melds for team, melds in enumerate(scene.state.melds) if team != scene.mine)
    values = [ground.values[other] for other in cards]
    worth = ""
    if (scene.last or scene.alarmed) and ground.values[card] == max(values) > min(values):
        worth = "the deal may end soon, and no card would cost you more"
    elif ground.values[card] == min(values) < max(values):
        worth = "no card of yours counts less"
    return [
        (HOLDS, holds),
        ((facts.THROWN, facts.REFUSED, facts.COOL, facts.COOL_RANK), let_go),
        (FOR_THEM, "it fits no meld of the others" if theirs else ""),
        (OUT, wanted),
        (WORTH, worth),
    ]


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


def _makes(cards: Sequence[int]) -> str:
    return "makes" if len(set(cards)) == 1 else "make"
