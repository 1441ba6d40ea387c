"""What a refused act has told its player of a card that it has not drawn yet.

An act may go on after a draw whose card its player has not seen. Refused at a later action it has changed nothing, but
the refusal tells something of that card; whoever tried one card after the other would know the top of the stock and
could still choose the pile. So what was tried up to that card is what the player's next act of this moment begins with.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from core.game.actions import Action
from core.game.errors import IllegalAction
from core.game.events import Drew, Pot, Revealed
from core.game.play import Deal, apply

_TELL_NOTHING: Final = frozenset({"malformed", "wrong_phase", "not_your_turn", "deal_over"})
"""Codes that are the same whatever the card is; that what lies between it and them was allowed may tell of it."""


def looked_at(deal: Deal, seat: int, allowed: Sequence[Action], code: str) -> tuple[Action, ...]:
    """Of these actions, which the rules allow, those up to the last that shows a card only then; none where none does.

    ``code``: what the action after them was refused as.
    """
    last, told = 0, len(allowed) if code not in _TELL_NOTHING else len(allowed) - 1
    for number, action in enumerate(allowed, 1):
        try:
            deal, events = apply(deal, seat, action)
        except IllegalAction:
            break
        if number <= told and any(isinstance(event, Drew | Pot | Revealed) for event in events):
            last = number
    return tuple(allowed[:last])


class Foresight:
    """By seat, what it has tried already; forgotten as soon as anything changes the deal."""

    def __init__(self) -> None:
        self._tried: dict[int, tuple[int, tuple[Action, ...]]] = {}

    def remember(self, seat: int, moment: int, looked: tuple[Action, ...]) -> None:
        """This seat was told of a card; ``moment`` is the number of the record that made the deal as it is."""
        if len(looked) > len(self.due(seat, moment)):
            self._tried[seat] = (moment, looked)

    def due(self, seat: int, moment: int) -> tuple[Action, ...]:
        """What this seat's next act begins with; nothing, as a rule."""
        tried = self._tried.get(seat)
        return tried[1] if tried is not None and tried[0] == moment else ()
