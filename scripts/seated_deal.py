"""One deal among minds, as a table would play it: each hears what its seat may know, and is asked with its own view."""

from __future__ import annotations

from collections.abc import Sequence

from bots.mind import Limits, Mind, Thought
from core.game.actions import Action
from core.game.events import redact
from core.game.judge import judge
from core.game.legal import legal_moves
from core.game.phases import OVER_PHASE
from core.game.play import happened, opening_events, start_state
from core.game.rules import Rules
from core.game.shuffle import Dealt
from core.game.state import State
from core.game.view import view


class SeatedDeal:
    """A deal with a mind in each seat; nothing is played before somebody says so."""

    def __init__(self, rules: Rules, dealt: Dealt, minds: Sequence[Mind], totals: tuple[int, ...] = ()) -> None:
        self.rules = rules
        self.state: State = start_state(rules, dealt, totals)
        self._totals = totals or (0,) * rules.teams
        self._minds = minds
        for event in opening_events(rules, dealt, 1):
            for seat, mind in enumerate(minds):
                mind.heard(redact(event, seat))

    @property
    def over(self) -> bool:
        """Has it ended?"""
        return self.state.phase == OVER_PHASE

    @property
    def choice(self) -> bool:
        """Is there more than one thing to do?"""
        return len(legal_moves(self.state)) > 1

    def ask(self, limits: Limits) -> Thought:
        """What the seat on turn wants to do."""
        seat = self.state.turn
        return self._minds[seat].think(view(self.state, seat, 1, self._totals), self.rules, limits)

    def play(self, action: Action) -> str:
        """Carry it out for the seat on turn and tell all seats; the code of the refusal where it is forbidden."""
        before = self.state
        code, move = judge(before, before.turn, action)
        if move is None:
            return code
        self.state = before.copy()
        self.state.step(move)
        for event in happened(before, move, self.state):
            for seat, mind in enumerate(self._minds):
                mind.heard(redact(event, seat))
        return ""
