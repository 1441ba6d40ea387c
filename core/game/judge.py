"""The judge: is this action allowed now? (rules, 3 to 5)

One of the two ways to legality. The other, :mod:`core.game.legal`, lists what may be done and never asks this room
about well-formed cards; both rest on what an action must leave behind (:func:`after_lay`). Nothing here looks at a
card that the player cannot see: a pot to come counts by its size only.
"""

from __future__ import annotations

from core.game.actions import Action, Discard, Draw, Extend, Keep, Lay, Take, Withdraw, well_formed
from core.game.cards import (
    JOKER,
    NUMBERS,
    PLANE,
    PLANE_MASK,
    bag_of_codes,
    cards_of,
    copies,
    is_wild_kind,
    minus,
    plus,
    put,
    put_all,
)
from core.game.melds import SET, Meld
from core.game.moves import (
    DISCARDS,
    DRAW_MOVE,
    KEEP_MOVE,
    REFUSE_MOVE,
    TAKE_MOVE,
    WITHDRAW_MOVE,
    Move,
    extension_of,
    lay_of,
    take_of,
)
from core.game.phases import DECIDE_PHASE, DRAW_PHASE, OVER_PHASE, PLAY_PHASE
from core.game.state import State


def has_canasta(state: State, team: int, new: Meld | None, instead_of: Meld | None) -> bool:
    """Has the team the canasta that going out asks for, with ``new`` on the table in place of another meld?"""
    if new is not None and new.frees:
        return True
    skipped = instead_of is None
    for placed in state.melds[team]:
        if not skipped and placed.meld is instead_of:
            skipped = True
        elif placed.meld.frees:
            return True
    return False


def may_go_out(state: State, team: int, new: Meld | None = None, instead_of: Meld | None = None) -> bool:
    """Has the team what going out asks for (rules, 5), with ``new`` on the table in place of another meld?"""
    rules = state.book.melds.rules
    had_pot = state.pot_taken >> team & 1 or not rules.out_needs_pot
    if not had_pot and not (rules.out_when_no_pot_left and not state.pots):
        return False
    return has_canasta(state, team, new, instead_of)


def may_end_the_deal(state: State, card: int) -> bool:
    """May this card be the last one discarded in a deal? (rules, 5: final discard)"""
    rules = state.book.melds.rules
    return not rules.final_discard or rules.final_discard_wild or not is_wild_kind(card)


def can_discard(state: State, team: int, hand: int, new: Meld | None, instead_of: Meld | None, took: int) -> bool:
    """Could the turn be ended by discarding from this hand? ``took``: the card that may not go back, or -1."""
    count = hand.bit_count()
    if count > 1:
        return took < 0 or copies(hand, took) < count
    if count == 0:
        return False
    card = cards_of(hand)[0]
    if card == took:
        return False
    return state.pot_to_come(team) or (may_go_out(state, team, new, instead_of) and may_end_the_deal(state, card))


def _pot_suffices(state: State, team: int, new: Meld | None, instead_of: Meld | None, took: int) -> bool:
    """Will the turn surely be ended with the hand that a direct pot gives? Its cards are not known, its size is."""
    rules = state.book.melds.rules
    size = len(state.pots[0])
    if size > 1:
        others = rules.decks * (rules.jokers_per_deck if took == JOKER else 1) - 1
        return took < 0 or size > others
    ends_with_anything = took < 0 and (not rules.final_discard or rules.final_discard_wild)
    return ends_with_anything and has_canasta(state, team, new, instead_of)


def after_lay(
    state: State, rest: int, points: int, new: Meld, instead_of: Meld | None, took: int, closed_take: bool
) -> str:
    """What is wrong with a lay, extension or closed take that leaves the hand ``rest``; "" when nothing is.

    ``points`` are the card values it adds; ``new`` is the meld it makes, ``instead_of`` the one it replaces; ``took``
    the card that may not be discarded, -1 for none.
    """
    team = state.turn % state.teams
    due = state.minimum[team]
    short = due > 0 and state.laid + points < due
    if rest == 0:
        if short:
            return "initial_meld_short"
        if state.pot_to_come(team):
            return "" if _pot_suffices(state, team, new, instead_of, took) else "must_keep_card"
        if state.book.melds.rules.final_discard or not may_go_out(state, team, new, instead_of):
            return "must_keep_card"
        return ""
    if short:
        # A withdraw is open, and then the discard is free; but a take cannot be withdrawn.
        return "initial_meld_short" if closed_take else ""
    return "" if can_discard(state, team, rest, new, instead_of, took) else "must_keep_card"


def outcome(state: State, hand: int, bag: int, old: Meld | None, top: int = -1) -> tuple[str, Meld | None]:
    """What laying ``bag`` out of the hand comes to: what is wrong with it ("" when nothing is) and the meld it makes.

    ``old`` is the meld extended, None for a new one; ``top`` the top of a closed pile that is taken with it.
    """
    used = bag if top < 0 else union(bag, put(0, top))
    if old is not None:
        used = union(old.bag, used)
    meld = state.book.melds.meld(used)
    if meld is None or (old is None and is_second_set(state, meld)):
        return "invalid_meld", None
    if top >= 0 and old is not None and is_wild_kind(top):
        return "pile_top_wild", None
    rest = minus(hand, bag)
    if top >= 0:
        rest = put_all(rest, state.pile[:-1])
    points = meld.points - (0 if old is None else old.points)
    took = state.took
    if top >= 0 and len(state.pile) == 1 and state.book.melds.rules.same_card and not copies(hand, top):
        took = top
    return after_lay(state, rest, points, meld, old, took, top >= 0), meld


def judge(state: State, seat: int, action: Action) -> tuple[str, Move | None]:
    """The first refusal that applies, and None; or "" and the move that carries the action out."""
    if not well_formed(action):
        return "malformed", None
    if isinstance(action, Take) and state.book.melds.rules.pile == "open":
        if action.cards is not None or action.meld is not None:
            return "malformed", None
    if state.phase == OVER_PHASE:
        return "deal_over", None
    if seat != state.turn:
        return "not_your_turn", None
    if isinstance(action, Discard):
        return _judge_discard(state, action)
    if isinstance(action, Draw):
        return ("", DRAW_MOVE) if state.phase == DRAW_PHASE else ("wrong_phase", None)
    if isinstance(action, Lay):
        return _judge_lay(state, action)
    if isinstance(action, Extend):
        return _judge_extend(state, action)
    if isinstance(action, Take):
        return _judge_take(state, action)
    if isinstance(action, Withdraw):
        if state.phase != PLAY_PHASE or state.withdrew:
            return "wrong_phase", None
        return ("", WITHDRAW_MOVE) if state.is_short() else ("nothing_to_withdraw", None)
    if state.phase != DECIDE_PHASE:
        return "wrong_phase", None
    return "", KEEP_MOVE if isinstance(action, Keep) else REFUSE_MOVE


def _judge_discard(state: State, action: Discard) -> tuple[str, Move | None]:
    if state.phase != PLAY_PHASE:
        return "wrong_phase", None
    card = NUMBERS[action.card]
    hand = state.hands[state.turn]
    if not copies(hand, card):
        return "card_not_held", None
    if card == state.took:
        return "same_card", None
    if state.is_short():
        return "initial_meld_short", None
    if hand.bit_count() == 1:
        team = state.turn % state.teams
        if not state.pot_to_come(team):
            if not may_go_out(state, team):
                return "must_keep_card", None
            if not may_end_the_deal(state, card):
                return "final_discard_wild", None
    return "", DISCARDS[card]


def _judge_lay(state: State, action: Lay) -> tuple[str, Move | None]:
    if state.phase != PLAY_PHASE or state.withdrew:
        return "wrong_phase", None
    bag = bag_of_codes(action.cards)
    hand = state.hands[state.turn]
    if bag < 0 or bag & ~hand:
        return "card_not_held", None
    wrong, _ = outcome(state, hand, bag, None)
    return (wrong, None) if wrong else ("", lay_of(bag))


def _judge_extend(state: State, action: Extend) -> tuple[str, Move | None]:
    if state.phase != PLAY_PHASE or state.withdrew:
        return "wrong_phase", None
    found = state.placed(action.meld)
    if found is None:
        return "unknown_meld", None
    team, placed = found
    if team != state.turn % state.teams:
        return "not_your_meld", None
    bag = bag_of_codes(action.cards)
    hand = state.hands[state.turn]
    if bag < 0 or bag & ~hand:
        return "card_not_held", None
    wrong, _ = outcome(state, hand, bag, placed.meld)
    return (wrong, None) if wrong else ("", extension_of(action.meld, bag))


def _judge_take(state: State, action: Take) -> tuple[str, Move | None]:
    if state.phase != DRAW_PHASE:
        return "wrong_phase", None
    hand = state.hands[state.turn]
    team = state.turn % state.teams
    if state.book.melds.rules.pile == "open":
        if not state.pile:
            return "pile_empty", None
        return ("", TAKE_MOVE) if open_take_leaves_an_end(state, hand) else ("must_keep_card", None)
    old: Meld | None = None
    if action.meld is not None:
        found = state.placed(action.meld)
        if found is None:
            return "unknown_meld", None
        if found[0] != team:
            return "not_your_meld", None
        old = found[1].meld
    bag = bag_of_codes(action.cards) if action.cards is not None else 0
    if bag < 0 or bag & ~hand:
        return "card_not_held", None
    if not state.pile:
        return "pile_empty", None
    if action.cards is None:
        return "pile_top_unused", None
    wrong, _ = outcome(state, hand, bag, old, state.pile[-1])
    return (wrong, None) if wrong else ("", take_of(bag, -1 if action.meld is None else action.meld))


def union(bag: int, other: int) -> int:
    """Two bags together; -1 (no meld) where that is more copies of a card than three decks hold."""
    if bag < 0 or other < 0:
        return -1
    if other <= PLANE_MASK and not other & other - 1:
        # One natural, or a two: by far the most frequent.
        if bag & other:
            other <<= 2 * PLANE if bag & other << PLANE else PLANE
        return -1 if bag & other else bag | other
    if any(card != JOKER and copies(bag, card) + copies(other, card) > 3 for card in cards_of(other)):
        return -1
    return plus(bag, other)


def open_take_leaves_an_end(state: State, hand: int) -> bool:
    """May an open pile be taken? Always, except by an empty hand where the one card taken cannot be discarded again."""
    if hand or len(state.pile) > 1:
        return True
    if state.book.melds.rules.same_card:
        return False
    return can_discard(state, state.turn % state.teams, put(0, state.pile[0]), None, None, -1)


def is_second_set(state: State, meld: Meld) -> bool:
    """Would this new meld be the team's second set of a rank where only one is allowed? (rules, 3.2)"""
    if meld.kind != SET or not state.book.melds.rules.one_set_per_rank:
        return False
    return any(p.meld.kind == SET and p.meld.rank == meld.rank for p in state.melds[state.turn % state.teams])
