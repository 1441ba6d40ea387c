"""The coach of the first deal: one sentence beside the table, made of how things stand just now.

It follows no script, so a lesson can be left and gone on with anywhere, and whatever a person does is answered.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from core.game.actions import Extend, Lay
from core.game.melds import CANASTA_SIZE
from core.game.phases import DRAW_PHASE
from core.game.view import ClosedPile, MeldView, View
from transports.console.desk import Desk
from transports.fullscreen.composing import ways

Coach = Callable[[Desk, Sequence[str]], str]
"""What to say beside a table whose hand has these cards picked; "" for nothing."""
FEW: Final = 4
"""Cards in the hand with which the pot is near."""


def coached(desk: Desk, picked: Sequence[str]) -> str:
    """What a beginner at this table is told just now."""
    seen, text = desk.shown, desk.words.tongue.text
    if seen is None or seen.seat is None:
        return ""
    if seen.over is not None:
        return text("lesson-over")
    if desk.staging is None:
        return text("lesson-others") if seen.turn != seen.seat else text("lesson-wait")
    if desk.staging.complete:
        last = desk.staging.steps[-1]
        if last.goes_out:
            return text("lesson-send-out")
        return text("lesson-send-pot") if last.takes_pot else text("lesson-send")
    if desk.staging.state.phase == DRAW_PHASE:
        return _drawing(desk, seen)
    return _picked(desk, picked) if picked else _playing(desk, seen)


def _drawing(desk: Desk, seen: View) -> str:
    """A card is due."""
    text, pile = desk.words.tongue.text, seen.pile
    if not _own(desk, seen):
        return text("lesson-draw-first")
    if len(seen.hand or ()) <= FEW and not seen.pot_taken[_team(desk, seen)]:
        return text("lesson-draw-few")
    count = pile.count if isinstance(pile, ClosedPile) else len(pile)
    return text("lesson-draw", count=count) if count else text("lesson-draw-only")


def _picked(desk: Desk, picked: Sequence[str]) -> str:
    """Cards are picked: what they can become, or what they lack."""
    staging, text, words = desk.staging, desk.words.tongue.text, desk.words
    assert staging is not None
    found = ways(staging, picked)
    cards = words.cards(picked)
    if found.lay is not None and found.lay.refusal is None:
        return text("lesson-picked-lay", cards=cards)
    if found.fitting and isinstance(found.fitting[0].action, Extend):
        return text("lesson-picked-extend", cards=cards, meld=found.fitting[0].action.meld)
    if len(picked) == 1:
        return text("lesson-picked-one", card=cards)
    return text("lesson-picked-none", cards=cards)


def _playing(desk: Desk, seen: View) -> str:
    """The turn is on and nothing is picked: the most useful thing to do."""
    text, words, team = desk.words.tongue.text, desk.words, _team(desk, seen)
    own, hand = _own(desk, seen), seen.hand or ()
    moves = [choice.action for choice in desk.choices.moves]
    lay = next((action for action in moves if isinstance(action, Lay) and _is_natural(action.cards)), None)
    extends = [action for action in moves if isinstance(action, Extend)]
    extend = next((action for action in extends if _is_natural(action.cards) or _grown(own, action)), None)
    has_canasta = any(len(meld.cards) >= CANASTA_SIZE for meld in own)
    if lay is not None and not own:
        cards = words.cards(lay.cards)
        if len({code[0] for code in lay.cards}) == 1:
            return text("lesson-lay-first-set", cards=cards)
        return text("lesson-lay-first-sequence", cards=cards)
    if extend is not None:
        cards = words.cards(extend.cards)
        if _grown(own, extend):
            return text("lesson-extend-canasta", cards=cards, meld=extend.meld)
        return text("lesson-extend", cards=cards, meld=extend.meld)
    if lay is not None:
        return text("lesson-lay", cards=words.cards(lay.cards))
    if len(hand) <= FEW and not seen.pot_taken[team]:
        return text("lesson-pot-near")
    if seen.pot_taken[team] and has_canasta:
        return text("lesson-out-near")
    if own and not has_canasta:
        return text("lesson-discard-canasta")
    return text("lesson-discard")


def _is_natural(cards: Sequence[str]) -> bool:
    """Are they worth laying without a second thought? Wilds are better kept for a canasta."""
    return not any(code == "JK" or code[0] == "2" for code in cards)


def _grown(own: Sequence[MeldView], extend: Extend) -> bool:
    """Does this make a canasta?"""
    size = next((len(meld.cards) for meld in own if meld.id == extend.meld), 0)
    return size < CANASTA_SIZE <= size + len(extend.cards)


def _team(desk: Desk, seen: View) -> int:
    assert seen.seat is not None
    return seen.seat % desk.rules.teams


def _own(desk: Desk, seen: View) -> list[MeldView]:
    team = _team(desk, seen)
    return [meld for meld in seen.melds if meld.team == team]
