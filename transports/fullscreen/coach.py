"""The coach of the first deal: one sentence beside the table, made of how things stand just now and of the hint.

It follows no script, so a lesson can be left and gone on with anywhere, and whatever a person does is answered. What it
says to do is the hint's next step, and in a lesson that step is all of the hint: coach, hint and the key that does what
the hint says cannot disagree.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from core.game.actions import Action, Discard, Draw, Extend, Lay, Take
from core.game.cards import NUMBERS, is_wild_kind
from core.game.melds import CANASTA_SIZE
from core.game.phases import DRAW_PHASE
from core.game.rules import Rules
from core.game.view import ClosedPile, MeldView, View
from core.game.wording import Sentence
from transports.console.advice import Advise, advice
from transports.console.composing import ways
from transports.console.desk import Desk
from transports.text import all_of

Coach = Callable[[Desk, Sequence[str]], str]
"""What to say beside a table whose hand has these cards picked; "" for nothing."""
FEW: Final = 4
"""Cards in the hand with which the pot, or the end, is near."""


def coached(desk: Desk, picked: Sequence[str]) -> str:
    """What a beginner at this table is told just now."""
    seen, text = desk.shown, desk.words.tongue.text
    if seen is None or seen.seat is None:
        return ""
    if seen.over is not None:
        return _over(desk, seen)
    if desk.staging is None:
        return text("lesson-others") if seen.turn != seen.seat else text("lesson-wait")
    if desk.staging.complete:
        last = desk.staging.steps[-1]
        if last.goes_out:
            return text("lesson-send-out")
        return text("lesson-send-pot") if last.takes_pot else text("lesson-send")
    action = _advised(desk)
    if picked and isinstance(action, Lay | Extend | Discard):
        return _picked(desk, picked, action)
    match action:
        case Draw() | Take():
            return _drawing(desk, seen, action)
        case Lay():
            return _laying(desk, seen, action)
        case Extend():
            return _extending(desk, seen, action)
        case Discard(card=card):
            return _discarding(desk, seen, card)
        case _:
            return ""


def aim(desk: Desk) -> tuple[str, tuple[str, ...]] | None:
    """Before anything is played: what the game is about, as a title and paragraphs; None later on."""
    seen, text = desk.seen, desk.words.tongue.text
    if seen is None or desk.staging is None or desk.staging.state.phase != DRAW_PHASE:
        return None
    if _own(desk, seen) or any(seen.pot_taken) or len(seen.hand or ()) != desk.rules.hand_size:
        return None
    return text("lesson-aim-title"), (
        text("lesson-aim-meld"),
        text("lesson-aim-canasta"),
        text("lesson-aim-pot"),
        text("lesson-aim-turn"),
        text("lesson-aim-help"),
    )


def by_steps(advise: Advise | None) -> Advise | None:
    """The same adviser, one step at a time: what the hint says, and what is done of it, is what the coach says."""
    if advise is None:
        return None

    def one(seen: View, rules: Rules, done: Sequence[Action]) -> Sequence[tuple[Action, Sequence[Sentence]]]:
        return advise(seen, rules, done)[:1]

    return one


def _advised(desk: Desk) -> Action | None:
    """What the hint would say now."""
    staging, hint = desk.staging, desk.setup.hint
    found = None if staging is None or hint is None else advice(hint, staging, desk.words)
    return None if found is None else found.actions[0]


def _drawing(desk: Desk, seen: View, action: Draw | Take) -> str:
    """A card is due."""
    text, pile = desk.words.tongue.text, seen.pile
    count = pile.count if isinstance(pile, ClosedPile) else len(pile)
    if isinstance(action, Take):
        return text("lesson-take" if _own(desk, seen) else "lesson-take-first", count=count)
    if not _own(desk, seen):
        return text("lesson-draw-first")
    return text("lesson-draw") if count else text("lesson-draw-only")


def _laying(desk: Desk, seen: View, lay: Lay) -> str:
    text, cards = desk.words.tongue.text, desk.words.cards(lay.cards)
    if any(_is_wild(code) for code in lay.cards):
        return text("lesson-lay-wild", cards=cards)
    if _own(desk, seen):
        return text("lesson-lay", cards=cards)
    if len({code[0] for code in lay.cards}) == 1:
        return text("lesson-lay-first-set", cards=cards)
    return text("lesson-lay-first-sequence", cards=cards)


def _extending(desk: Desk, seen: View, extend: Extend) -> str:
    size = next((len(meld.cards) for meld in _own(desk, seen) if meld.id == extend.meld), 0)
    grown = size < CANASTA_SIZE <= size + len(extend.cards)
    key = "lesson-extend-canasta" if grown else "lesson-extend"
    return desk.words.tongue.text(key, cards=desk.words.cards(extend.cards), meld=extend.meld)


def _discarding(desk: Desk, seen: View, code: str) -> str:
    """Nothing more is to be laid: which card ends the turn, and what comes next."""
    text, card = desk.words.tongue.text, desk.words.card(code)
    left, pot = len(seen.hand or ()), seen.pot_taken[_team(desk, seen)]
    has_canasta = _has_canasta(desk, seen)
    if left == 1:
        return text("lesson-discard-out" if pot else "lesson-discard-pot", card=card)
    if left <= FEW and not pot:
        return text("lesson-discard-pot-near", card=card)
    if pot and has_canasta:
        return text("lesson-discard-out-near", card=card)
    if _own(desk, seen) and not has_canasta:
        return text("lesson-discard-canasta", card=card)
    return text("lesson-discard", card=card)


def _picked(desk: Desk, picked: Sequence[str], action: Lay | Extend | Discard) -> str:
    """Cards are picked: what they can become, or what they lack."""
    staging, text, words = desk.staging, desk.words.tongue.text, desk.words
    assert staging is not None
    cards, wanted = words.cards(picked), [action.card] if isinstance(action, Discard) else list(action.cards)
    missing = list(wanted)
    for code in picked:
        if code in missing:
            missing.remove(code)
    if missing and len(missing) + len(picked) == len(wanted):
        return text("lesson-picked-more", cards=cards, more=words.cards(missing))
    if isinstance(action, Discard) and list(picked) == wanted:
        return text("lesson-picked-discard", card=cards)
    found = ways(staging, picked)
    if found.lay is not None and found.lay.refusal is None:
        return text("lesson-picked-lay", cards=cards)
    if found.fitting and isinstance(found.fitting[0].action, Extend):
        return text("lesson-picked-extend", cards=cards, meld=found.fitting[0].action.meld)
    if len(picked) == 1:
        return text("lesson-picked-one", card=cards)
    return text("lesson-picked-none", cards=cards)


def _over(desk: Desk, seen: View) -> str:
    """What of all that a deal holds was reached, and what was not."""
    text = desk.words.tongue.text
    out = seen.over == "out" and not seen.counts[seen.seat or 0]
    missed = [
        text(key)
        for key, reached in (
            ("lesson-goal-canasta", _has_canasta(desk, seen)),
            ("lesson-goal-pot", seen.pot_taken[_team(desk, seen)]),
            ("lesson-goal-out", out),
        )
        if not reached
    ]
    return text("lesson-over-missed", missed=all_of(desk.words.tongue, missed)) if missed else text("lesson-over")


def _is_wild(code: str) -> bool:
    return is_wild_kind(NUMBERS[code])


def _team(desk: Desk, seen: View) -> int:
    assert seen.seat is not None
    return seen.seat % desk.rules.teams


def _own(desk: Desk, seen: View) -> list[MeldView]:
    team = _team(desk, seen)
    return [meld for meld in seen.melds if meld.team == team]


def _has_canasta(desk: Desk, seen: View) -> bool:
    return any(len(meld.cards) >= CANASTA_SIZE for meld in _own(desk, seen))
