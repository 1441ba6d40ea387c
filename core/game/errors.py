"""What the game says when it says no.

GameError
├── IllegalAction   read, but not allowed here; carries a Refusal
├── NotationError   a person's text that names no action or card
└── PositionError   a position that no deal can be in
(rules.RulesError belongs to the room of the rules, MatchError to nobody: a match cannot fail.)

A refusal is data: a code of the fixed list, the paragraph of the rules it rests on, and one sentence that says what to
do. The codes are part of the public vocabulary; where several apply the first in ``CODES_IN_ORDER`` is given.
"""

from __future__ import annotations

from typing import Final

import msgspec

from core.game.wording import Sentence

CODES_IN_ORDER: Final[tuple[str, ...]] = (
    "malformed",
    "deal_over",
    "not_your_turn",
    "wrong_phase",
    "unknown_meld",
    "not_your_meld",
    "card_not_held",
    "pile_empty",
    "invalid_meld",
    "pile_top_unused",
    "pile_top_wild",
    "same_card",
    "initial_meld_short",
    "nothing_to_withdraw",
    "must_keep_card",
    "final_discard_wild",
)


class Refusal(msgspec.Struct, frozen=True):
    """Why an action was refused; the deal is as it was."""

    code: str
    """One of CODES_IN_ORDER."""
    rule: str
    """The paragraph of the rules page, e.g. "3.1"."""
    text: str
    """One sentence for people: what is wrong and what to do. In English, as programs read it."""
    said: Sentence | None = None
    """The same in no language, for whoever says it in another one."""


class GameError(Exception):
    """Everything this package raises on purpose."""


class IllegalAction(GameError):
    """The action was understood but the rules do not allow it now."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.code}: {refusal.text}")
        self.refusal = refusal


class NotationError(GameError, ValueError):
    """A text that cannot be read as a card or an action; its own text is English."""

    code = "unreadable"

    def __init__(self, said: Sentence, text: str) -> None:
        """``said``: why it cannot be read, in no language; ``text``: the same in English."""
        super().__init__(text)
        self.said = said


class PositionError(GameError, ValueError):
    """A position that breaks its own rules; ``path`` says where."""

    code = "bad_position"

    def __init__(self, path: str, text: str) -> None:
        super().__init__(f"{path}: {text}")
        self.path = path
