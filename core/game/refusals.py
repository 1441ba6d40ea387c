"""Refusals in words: for each code the paragraph it rests on, and a sentence that says what to do."""

from __future__ import annotations

from typing import Final

from core.game.actions import Discard, Extend, Lay, Take
from core.game.cards import CODES, NUMBERS
from core.game.errors import Refusal
from core.game.options import clip
from core.game.phases import DECIDE_PHASE, DRAW_PHASE
from core.game.rules import Rules
from core.game.state import State

PARAGRAPHS: Final[dict[str, str]] = {
    "malformed": "11",
    "deal_over": "6",
    "not_your_turn": "3",
    "wrong_phase": "3",
    "unknown_meld": "3.2",
    "not_your_meld": "3.2",
    "card_not_held": "3",
    "pile_empty": "3.1",
    "invalid_meld": "4",
    "pile_top_unused": "3.1",
    "pile_top_wild": "3.1",
    "same_card": "3.1",
    "initial_meld_short": "4.5",
    "nothing_to_withdraw": "4.5",
    "must_keep_card": "3",
    "final_discard_wild": "5",
}


def refusal(code: str, state: State, action: object) -> Refusal:
    """The refusal of this action in this state, in words. It names nothing that the player cannot see."""
    return Refusal(code, PARAGRAPHS[code], _text(code, state, action))


def _text(code: str, state: State, action: object) -> str:
    rules = state.book.melds.rules
    team = state.turn % state.teams
    match code:
        case "malformed":
            return no_card(action) or (
                "This is no action: send one of draw, keep, refuse, take, lay, extend, withdraw, discard, "
                "with its cards."
            )
        case "deal_over":
            return "The deal is over; wait for the next one."
        case "not_your_turn":
            return f"It is seat {state.turn}'s turn; wait for yours."
        case "wrong_phase":
            return _wrong_phase(state)
        case "unknown_meld":
            return "There is no meld with this number; choose one that lies on the table."
        case "not_your_meld":
            return "This meld belongs to another team; add to one of your own."
        case "card_not_held":
            return _not_held(action)
        case "pile_empty":
            return "The pile is empty; draw from the stock."
        case "invalid_meld":
            return f"These cards make no meld: {_melds_allowed(rules)}."
        case "pile_top_unused":
            return "The pile is closed: name the cards that go with its top, as a new meld or into one of yours."
        case "pile_top_wild":
            return (
                "A joker or two on top of the pile can only be used in a new meld: "
                "name two cards to go with it, or draw."
            )
        case "same_card":
            return "You took this card as a pile of one and held no other like it: discard another card."
        case "initial_meld_short":
            return _too_few_points(state, team)
        case "nothing_to_withdraw":
            return "There is no initial meld below the minimum to take back; go on with your turn."
        case "final_discard_wild":
            return "The last card of a deal may not be a joker or a two: keep another card to discard."
        case _:
            return _must_keep(state, rules, team)


def no_card(action: object) -> str | None:
    """The first thing in the place of a card that is none, in a sentence; None: there is none.

    ``action`` may also be plain JSON values.
    """
    found: list[object] = []
    if isinstance(action, dict):
        found += [action["card"]] if "card" in action else []
        cards: object = action.get("cards")
    else:
        found += [action.card] if isinstance(action, Discard) else []
        cards = action.cards if isinstance(action, Lay | Extend | Take) else None
    if isinstance(cards, list | tuple):
        found += cards
    for card in found:
        if type(card) is not str or card not in NUMBERS:
            # No card is named as an example: a sentence to a seat names none but those that it may know.
            how = "write its rank (A, 2 to 9, T, J, Q, K) and its suit (S, H, D, C), as in your hand"
            return f"No card is written {_shown(card)}: {how}."
    return None


def _shown(card: object) -> str:
    """As it was written, where that is short."""
    if isinstance(card, str):
        return f'"{clip(card)}"'
    if card is None:
        return "null"
    return str(card) if type(card) is int and abs(card) < 1_000_000 else "as anything but a text"


def _wrong_phase(state: State) -> str:
    if state.phase == DRAW_PHASE:
        return "Your turn begins with a card: draw, or take the pile."
    if state.phase == DECIDE_PHASE:
        return "First say whether you keep or refuse the card drawn."
    if state.withdrew:
        return "You took your melds back: only a discard is left in this turn."
    return "You have your card already: lay, extend or discard."


def _too_few_points(state: State, team: int) -> str:
    due = state.minimum[team]
    if state.laid_any:
        return f"Your first melds add up to {state.laid} of the {due} needed in one turn: lay more, or withdraw them."
    return f"Your first melds must add up to {due} in one turn: use more cards, or do something else."


def _not_held(action: object) -> str:
    match action:
        case Discard(card=card):
            return f"You do not hold {card}; discard a card of your hand."
        case Lay(cards=cards) | Extend(cards=cards):
            return f"You do not hold {_these(cards)}; use cards of your hand, each as often as you hold it."
        case Take(cards=cards) if cards:
            return (
                f"You do not hold {_these(cards)}; name cards of your hand only, "
                "the top of the pile goes with them by itself."
            )
        case _:
            return "You do not hold these cards; use cards of your hand."


def _these(cards: tuple[str, ...]) -> str:
    return cards[0] if len(cards) == 1 else f"all of {' '.join(cards[:20])}"


def _melds_allowed(rules: Rules) -> str:
    kinds = "three or more cards of one suit in a row"
    if rules.sets == "any":
        kinds += ", or three or more of one rank"
    elif rules.sets == "court":
        kinds += ", or three or more aces, jacks, queens or kings"
    if rules.sets != "none" and rules.one_set_per_rank:
        kinds += " (one set of a rank)"
    return kinds + (", with one wild at most" if rules.wilds_per_meld else ", without wilds")


def _must_keep(state: State, rules: Rules, team: int) -> str:
    if state.took >= 0:
        return (
            f"After this you could not end your turn: {CODES[state.took]} may not be discarded now; "
            "keep a card that may."
        )
    had_pot = state.pot_taken >> team & 1 or not rules.out_needs_pot
    if not had_pot and not (rules.out_when_no_pot_left and not state.pots):
        return "Your team has had no pot and may not go out: keep a card after your discard."
    if rules.final_discard:
        needed = "a clean canasta" if rules.out_needs == "clean" else "a canasta"
        return f"Going out needs {needed} and a last card to discard that is no wild: keep one more card."
    needed = "a clean canasta" if rules.out_needs == "clean" else "a canasta"
    return f"Your team has not {needed} yet and may not go out: keep a card after your discard."
