"""A hint with its reason: what a good player would do now, from a function that knows only what this seat does."""

from __future__ import annotations

import msgspec

from core.game.actions import Action, Discard, Draw, Extend, Keep, Lay, Refuse, Take, Withdraw
from core.game.cards import BIT, NUMBERS, RANKS, cards_of, is_wild_kind
from core.game.legal import legal_moves
from core.table.ports import Think
from transports.console.preview import brief
from transports.console.staging import Staging
from transports.meld_text import is_wild
from transports.text import Words


class Advice(msgspec.Struct, frozen=True):
    """What to do next, and the sentence that says so."""

    actions: tuple[Action, ...]
    text: str


def advice(think: Think, staging: Staging, words: Words) -> Advice | None:
    """The next moves in order, up to the first that only the table can carry out; None where there is no advice."""
    trial = Staging(staging.view, staging.rules)
    actions: list[Action] = []
    phrases: list[str] = []
    for advised in think(staging.view, staging.rules):
        action = trial.as_it_stands(advised)
        if trial.complete or trial.check(action) is not None:
            break
        reason = _reason(action, trial, words)
        phrase = words.action(action)
        phrases.append(phrase + (f" ({reason})" if reason else ""))
        actions.append(action)
        if trial.needs_table(action):
            break
        trial.stage(action)
    if not actions:
        return None
    return Advice(tuple(actions), f"Hint: {', then '.join(phrases)}. Write 0 to do that.")


def _reason(action: Action, trial: Staging, words: Words) -> str:
    match action:
        case Draw():
            return _why_draw(trial, words)
        case Take(cards=None):
            return _why_take(trial, words)
        case Lay() | Extend():
            return brief(trial.tried(action), words)
        case Take():
            return "its top makes a meld at once, and the rest comes with it"
        case Discard(card=card):
            return _why_discard(card, trial, words)
        case Keep():
            return "it is of use to you"
        case Refuse():
            return "it is of little use to you"
        case Withdraw():
            return "your melds come back: the points needed cannot be reached in this turn"


def _why_draw(trial: Staging, words: Words) -> str:
    if not trial.state.pile:
        return "the pile is empty"
    if len(trial.state.pile) == 1 and trial.state.quiet >= trial.state.players:
        return "single cards have gone round long enough"
    return "the pile brings you too little" if len(legal_moves(trial.state)) > 1 else "nothing else can be done"


def _why_take(trial: Staging, words: Words) -> str:
    """Which cards of the pile go into melds at once, without a wild."""
    pile_cards = trial.seen.pile if isinstance(trial.seen.pile, tuple) else ()
    pile = {NUMBERS[code] for code in pile_cards}
    after = trial.tried(Take()).after
    useful: set[str] = set()
    for move in legal_moves(after):
        clean = not any(is_wild_kind(card) for card in cards_of(move.bag))
        if clean and isinstance(move.action, Lay | Extend):
            useful |= {code for code in move.action.cards if NUMBERS[code] in pile}
    if useful:
        return f"{words.cards(sorted(useful, key=NUMBERS.__getitem__)[:4])} can be laid at once"
    if len(pile_cards) > 1:
        return f"{len(pile_cards)} cards to build with"
    hand = trial.view.hand or ()
    if any(_goes_with(code, (*hand, code), trial.rules.sets != "none") for code in pile_cards):
        return "it goes with what you hold"
    return "so it is not left to the next player"


def _why_discard(card: str, trial: Staging, words: Words) -> str:
    step = trial.tried(Discard(card))
    if step.goes_out:
        return "you go out"
    if step.takes_pot:
        return "you take a pot"
    hand = trial.view.hand or ()
    reasons = [] if _goes_with(card, hand, words.rules.sets != "none") else ["nothing in your hand goes with it"]
    number = NUMBERS[card]
    team = trial.seat % trial.state.teams
    others = [placed for side, melds in enumerate(trial.state.melds) if side != team for placed in melds]
    if others and not is_wild(card) and not any(placed.meld.fits & BIT[number] for placed in others):
        reasons.append("it fits no meld of the others")
    return " and ".join(reasons) or "it is what you can best do without"


def _goes_with(card: str, hand: tuple[str, ...], sets: bool) -> bool:
    """Is there another card in the hand with which it could become a meld?"""
    if is_wild(card):
        return True
    rest = list(hand)
    if card in rest:
        rest.remove(card)
    rank = RANKS.index(card[0])
    for other in rest:
        if is_wild(other):
            continue
        apart = abs(RANKS.index(other[0]) - rank)
        if other[1] == card[1] and (0 < apart <= 2 or apart >= 11):
            return True
        if sets and other[0] == card[0]:
            return True
    return False
