"""What a table says, as one program wants it: its events or none, its legal actions, its budget, its own deadline."""

from __future__ import annotations

from typing import Final

import msgspec

from core.game.actions import Action
from core.game.legal import legal_moves
from core.game.rules import Rules, make_rules
from core.game.view import View, state_of
from core.table.messages import Hello, Id, Rejected, Update
from core.table.parts import Budget, Turn
from transports.process.faults import NOBODYS
from transports.process.program import Program

LEAST_MS: Final = 2_000
"""A turn that a program is told again after its restart has at least this left."""


class Fitting:
    """Fits messages for one program at one table. It reads nothing but what the seat is told."""

    def __init__(self, program: Program, hello: Hello, said: Id) -> None:
        self._program = program
        self._events = "events" in said.wants
        self._legal = "legal" in said.wants
        self._hello = hello
        self._rules: Rules | None = None
        self._view: View | None = None

    def update(self, update: Update) -> Update:
        """With events only for who wants them; with a turn that has a deadline, and the budget that is to hold."""
        self._view = update.view
        if update.events and not self._events:
            update = msgspec.structs.replace(update, events=())
        turn = update.turn
        if turn is None:
            return update
        limit, worlds = self._program.limits.move_ms, self._program.worlds
        fitted = Turn(
            deadline_ms=limit if turn.deadline_ms is None else min(limit, turn.deadline_ms),
            bank_ms=turn.bank_ms,
            budget=turn.budget if worlds is None else Budget(worlds),
            legal=(turn.legal or self._allowed(update.view)) if self._legal else None,
        )
        return msgspec.structs.replace(update, turn=fitted)

    def rejected(self, rejected: Rejected) -> Rejected:
        """With what is legal for who wants it, if it is this seat's turn and another act is asked for."""
        legal = None
        view = self._view
        if self._legal and view is not None and view.turn == view.seat and rejected.code not in NOBODYS:
            legal = rejected.legal or self._allowed(view)
        return msgspec.structs.replace(rejected, legal=legal, number=None)

    def _allowed(self, view: View) -> tuple[Action, ...]:
        """The list that the table would give: what is legal depends only on what the seat sees."""
        if self._rules is None:
            self._rules = make_rules(self._hello.rules.preset, self._hello.rules.options, {})
        return tuple(move.action for move in legal_moves(state_of(view, self._rules)))
