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
from transports.text import Words, either

_MOST_OFFERED: Final = 4


def what_instead(refused: Refusal, action: Action, staging: Staging, choices: Choices, words: Words) -> str:
    """One sentence, "" where there is nothing to say. ``choices``: what has been offered last."""
    if refused.code in ("deal_over", "not_your_turn"):
        return ""
    if isinstance(action, Extend) and refused.code == "invalid_meld":
        fitting = _fitting(action.meld, staging)
        if fitting:
            return f"Of your cards, {words.cards(fitting)} would go on meld {action.meld}."
        return f"None of your cards goes on meld {action.meld} alone."
    kind = Discard if isinstance(action, Discard) else Take if isinstance(action, Take) else Lay | Extend
    if refused.code != "wrong_phase" and isinstance(action, Lay | Extend | Discard | Take):
        same = [choice.action for choice in (*choices.moves, *choices.discards) if isinstance(choice.action, kind)]
        if same:
            more = " (moves lists all)" if len(same) > _MOST_OFFERED else ""
            return f"You could {_named(same[:_MOST_OFFERED], words)}{more}."
        if isinstance(action, Lay | Extend):
            return "There is nothing to lay or extend now."
    first = [words.action(move.action) for move in legal_moves(staging.state)[:_MOST_OFFERED]]
    return f"You could {either(first, 'or')}." if first and refused.code != "wrong_phase" else ""


def _named(actions: Sequence[Action], words: Words) -> str:
    cards = [action.card for action in actions if isinstance(action, Discard)]
    if len(cards) == len(actions):
        return f"discard {either([words.card(card) for card in cards], 'or')}"
    return either([words.action(action) for action in actions], "or")


def _fitting(number: int, staging: Staging) -> list[str]:
    """The cards of the hand that may extend this meld one by one."""
    found = staging.state.placed(number)
    if found is None:
        return []
    fits = found[1].meld.fits & kinds(staging.state.hands[staging.seat])
    codes = [code for card, code in enumerate(CODES) if fits & BIT[card]]
    return [code for code in codes if staging.check(Extend(number, (code,))) is None]
