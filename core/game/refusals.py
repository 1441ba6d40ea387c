"""Refusals in words: for each code the paragraph it rests on, and a sentence that says what to do.

The sentence is chosen here, with what it names; ``ENGLISH`` is how it reads for programs, and in English.
"""

from __future__ import annotations

from typing import Final

from core.game.actions import Discard, Extend, Lay, Take
from core.game.cards import CODES, NUMBERS
from core.game.errors import Refusal
from core.game.options import clip
from core.game.phases import DECIDE_PHASE, DRAW_PHASE
from core.game.rules import Rules
from core.game.state import State
from core.game.wording import Sentence, Wording

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


_MOST_NAMED: Final = 20
_HOW: Final = "write its rank (A, 2 to 9, T, J, Q, K) and its suit (S, H, D, C), as in your hand"

ENGLISH: Final = Wording(
    {
        "malformed": "This is no action: send one of draw, keep, refuse, take, lay, extend, withdraw, discard, "
        "with its cards.",
        # No card is named as an example: a sentence to a seat names none but those that it may know.
        "malformed-card": f'No card is written "{{written}}": {_HOW}.',
        "malformed-bare": f"No card is written {{written}}: {_HOW}.",
        "malformed-other": f"No card is written as anything but a text: {_HOW}.",
        "deal-over": "The deal is over; wait for the next one.",
        "turn-of-seat": "It is seat {seat:d}'s turn; wait for yours.",
        "draw-first": "Your turn begins with a card: draw, or take the pile.",
        "decide-first": "First say whether you keep or refuse the card drawn.",
        "only-discard": "You took your melds back: only a discard is left in this turn.",
        "has-card": "You have your card already: lay, extend or discard.",
        "unknown-meld": "There is no meld with this number; choose one that lies on the table.",
        "not-your-meld": "This meld belongs to another team; add to one of your own.",
        "not-held": "You do not hold these cards; use cards of your hand.",
        "not-held-to-discard": "You do not hold {card}; discard a card of your hand.",
        "not-held-one": "You do not hold {card}; use cards of your hand, each as often as you hold it.",
        "not-held-all": "You do not hold all of {cards}; use cards of your hand, each as often as you hold it.",
        "not-held-to-take-one": "You do not hold {card}; name cards of your hand only, "
        "the top of the pile goes with them by itself.",
        "not-held-to-take-all": "You do not hold all of {cards}; name cards of your hand only, "
        "the top of the pile goes with them by itself.",
        "pile-empty": "The pile is empty; draw from the stock.",
        "no-meld": "These cards make no meld: three or more cards of one suit in a row{sets}, {wilds}.",
        "pile-top-unused": "The pile is closed: name the cards that go with its top, "
        "as a new meld or into one of yours.",
        "pile-top-wild": "A joker or two on top of the pile can only be used in a new meld: "
        "name two cards to go with it, or draw.",
        "same-card": "You took this card as a pile of one and held no other like it: discard another card.",
        "short-lay-more": "Your first melds add up to {laid:d} of the {due:d} needed in one turn: "
        "lay more, or take them back.",
        "short-use-more": "Your first melds must add up to {due:d} in one turn: use more cards, or do something else.",
        "nothing-to-withdraw": "There is no initial meld below the minimum to take back; go on with your turn.",
        "keep-for-the-end": "After this you could not end your turn: {card} may not be discarded now; "
        "keep a card that may.",
        "keep-before-pot": "Your team has had no pot and may not go out: keep a card after your discard.",
        "keep-last-discard": "Going out needs {needs} and a last card to discard that is no wild: keep one more card.",
        "keep-without-canasta": "Your team has not {needs} yet and may not go out: keep a card after your discard.",
        "final-discard-wild": "The last card of a deal may not be a joker or a two: keep another card to discard.",
    },
    {
        "sets": {
            "none": "",
            "any": ", or three or more of one rank",
            "court": ", or three or more aces, jacks, queens or kings",
            "any-once": ", or three or more of one rank (one set of a rank)",
            "court-once": ", or three or more aces, jacks, queens or kings (one set of a rank)",
        },
        "wilds": {"one": "with one wild at most", "none": "without wilds"},
        "needs": {"clean": "a clean canasta", "any": "a canasta"},
    },
)
"""What each refusal says."""


def refusal(code: str, state: State, action: object) -> Refusal:
    """The refusal of this action in this state, in words. It names nothing that the player cannot see."""
    said = _said(code, state, action)
    return Refusal(code, PARAGRAPHS[code], ENGLISH.written(said), said)


def _said(code: str, state: State, action: object) -> Sentence:
    rules = state.book.melds.rules
    team = state.turn % state.teams
    match code:
        case "malformed":
            return _no_card(action) or Sentence("malformed")
        case "deal_over":
            return Sentence("deal-over")
        case "not_your_turn":
            return Sentence("turn-of-seat", {"seat": state.turn})
        case "wrong_phase":
            return Sentence(_wrong_phase(state))
        case "unknown_meld":
            return Sentence("unknown-meld")
        case "not_your_meld":
            return Sentence("not-your-meld")
        case "card_not_held":
            return _not_held(action)
        case "pile_empty":
            return Sentence("pile-empty")
        case "invalid_meld":
            return _no_meld(rules)
        case "pile_top_unused":
            return Sentence("pile-top-unused")
        case "pile_top_wild":
            return Sentence("pile-top-wild")
        case "same_card":
            return Sentence("same-card")
        case "initial_meld_short":
            return _too_few_points(state, team)
        case "nothing_to_withdraw":
            return Sentence("nothing-to-withdraw")
        case "final_discard_wild":
            return Sentence("final-discard-wild")
        case _:
            return _must_keep(state, rules, team)


def no_card(action: object) -> str | None:
    """The first thing in the place of a card that is none, in an English sentence; None: there is none.

    ``action`` may also be plain JSON values.
    """
    said = _no_card(action)
    return None if said is None else ENGLISH.written(said)


def _no_card(action: object) -> Sentence | None:
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
            return _not_a_card(card)
    return None


def _not_a_card(card: object) -> Sentence:
    """As it was written, where that is short."""
    if isinstance(card, str):
        return Sentence("malformed-card", {"written": clip(card)})
    if card is None:
        return Sentence("malformed-bare", {"written": "null"})
    if type(card) is int and abs(card) < 1_000_000:
        return Sentence("malformed-bare", {"written": str(card)})
    return Sentence("malformed-other")


def _wrong_phase(state: State) -> str:
    if state.phase == DRAW_PHASE:
        return "draw-first"
    if state.phase == DECIDE_PHASE:
        return "decide-first"
    return "only-discard" if state.withdrew else "has-card"


def _too_few_points(state: State, team: int) -> Sentence:
    due = state.minimum[team]
    if state.laid_any:
        return Sentence("short-lay-more", {"laid": state.laid, "due": due})
    return Sentence("short-use-more", {"due": due})


def _not_held(action: object) -> Sentence:
    match action:
        case Discard(card=card):
            return Sentence("not-held-to-discard", {"card": card})
        case Lay(cards=(card,)) | Extend(cards=(card,)):
            return Sentence("not-held-one", {"card": card})
        case Lay(cards=cards) | Extend(cards=cards):
            return Sentence("not-held-all", {"cards": " ".join(cards[:_MOST_NAMED])})
        case Take(cards=(card,)):
            return Sentence("not-held-to-take-one", {"card": card})
        case Take(cards=cards) if cards:
            return Sentence("not-held-to-take-all", {"cards": " ".join(cards[:_MOST_NAMED])})
        case _:
            return Sentence("not-held")


def _no_meld(rules: Rules) -> Sentence:
    once = "-once" if rules.sets != "none" and rules.one_set_per_rank else ""
    return Sentence("no-meld", {"sets": f"{rules.sets}{once}", "wilds": "one" if rules.wilds_per_meld else "none"})


def _must_keep(state: State, rules: Rules, team: int) -> Sentence:
    if state.took >= 0:
        return Sentence("keep-for-the-end", {"card": CODES[state.took]})
    had_pot = state.pot_taken >> team & 1 or not rules.out_needs_pot
    if not had_pot and not (rules.out_when_no_pot_left and not state.pots):
        return Sentence("keep-before-pot")
    key = "keep-last-discard" if rules.final_discard else "keep-without-canasta"
    return Sentence(key, {"needs": rules.out_needs})
