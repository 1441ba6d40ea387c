"""After a refusal: what of the same kind would be allowed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from core.game.actions import Action, Discard, Extend, Lay, Take
from core.game.cards import BIT, CODES, kinds
from core.game.errors import Refusal
from core.game.legal import legal_moves
from transports.console.choices import Choices
from transports.console.staging import Staging
from transports.text import Words

_MOST_OFFERED: Final = 4


def what_instead(
    refused: Refusal, action: Action, staging: Staging, choices: Choices, words: Words, *, keys: bool = False
) -> str:
    """One sentence, "" where there is nothing to say.

    ``choices``: what has been offered last; ``keys``: does a key list them all, and no word?
    """
    text = words.tongue.text
    if refused.code in ("deal_over", "not_your_turn"):
        return ""
    if isinstance(action, Extend) and refused.code == "invalid_meld":
        fitting = _fitting(action.meld, staging)
        if fitting:
            return text("instead-fitting", cards=words.cards(fitting), meld=action.meld)
        return text("instead-none-fits", meld=action.meld)
    kind = Discard if isinstance(action, Discard) else Take if isinstance(action, Take) else Lay | Extend
    if refused.code != "wrong_phase" and isinstance(action, Lay | Extend | Discard | Take):
        same = [choice.action for choice in (*choices.moves, *choices.discards) if isinstance(choice.action, kind)]
        if same:
            return _could(same, words, keys)
        if isinstance(action, Lay | Extend):
            return text("instead-no-melds")
    first = [words.action(move.action) for move in legal_moves(staging.state)[:_MOST_OFFERED]]
    return text("instead-moves", moves=_or(first, words)) if first and refused.code != "wrong_phase" else ""


def _could(actions: Sequence[Action], words: Words, keys: bool) -> str:
    """These could be done, the first of them named."""
    text, named = words.tongue.text, actions[:_MOST_OFFERED]
    all_named = len(named) == len(actions)
    discards = [words.card(action.card) for action in named if isinstance(action, Discard)]
    if len(discards) == len(named):
        cards = _or(discards, words)
        if all_named:
            return text("instead-discards", cards=cards)
        return text("nowline-instead-discards" if keys else "instead-discards-of-more", cards=cards)
    moves = _or([words.action(action) for action in named], words)
    if all_named:
        return text("instead-moves", moves=moves)
    return text("nowline-instead-moves" if keys else "instead-moves-of-more", moves=moves)


def _or(phrases: Sequence[str], words: Words) -> str:
    if len(phrases) == 1:
        return phrases[0]
    return words.tongue.text("instead-or", others=", ".join(phrases[:-1]), last=phrases[-1])


def _fitting(number: int, staging: Staging) -> list[str]:
    """The cards of the hand that may extend this meld one by one."""
    found = staging.state.placed(number)
    if found is None:
        return []
    fits = found[1].meld.fits & kinds(staging.state.hands[staging.seat])
    codes = [code for card, code in enumerate(CODES) if fits & BIT[card]]
    return [code for code in codes if staging.check(Extend(number, (code,))) is None]
