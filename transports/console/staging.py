"""A turn being put together: actions tried out here first, checked at once, and sent to the table as one.

Only what the seat sees is played with: the staged turn lives on :func:`core.game.view.state_of` its view. Whatever
would show a hidden card (a draw, the rest of a closed pile, a pot) is the table's to do, and ends what can be staged.
"""

from __future__ import annotations

import hashlib

import msgspec

from core.game.actions import Action, Draw, Keep, Lay, Refuse, Take, Withdraw
from core.game.cards import CODES, bag_of_codes, cards_of, is_wild_kind
from core.game.errors import IllegalAction, Refusal
from core.game.judge import judge
from core.game.moves import DISCARD, EXTEND, LAY, Move
from core.game.phases import OVER_OUT, OVER_PHASE
from core.game.placed import Placed
from core.game.refusals import refusal
from core.game.rules import Rules
from core.game.state import State
from core.game.view import View, state_of, view


class Step:
    """One staged action and the table before and after it."""

    __slots__ = ("action", "after", "before", "move")

    def __init__(self, action: Action, move: Move, before: State, after: State) -> None:
        self.action = action
        self.move = move
        self.before = before
        self.after = after

    @property
    def takes_pot(self) -> bool:
        """Does it bring a pot, whose cards only the table knows?"""
        return self.after.pot_taken != self.before.pot_taken

    @property
    def goes_out(self) -> bool:
        """Does it end the deal by going out?"""
        return self.ends_deal and self.after.over == OVER_OUT

    @property
    def ends_deal(self) -> bool:
        """Does it end the deal: by going out, or as the last turn before the stock or everybody's patience is at its
        end?"""
        return self.after.phase == OVER_PHASE

    @property
    def ends_turn(self) -> bool:
        """Is the turn over with it?"""
        return self.move.kind == DISCARD or self.ends_deal

    @property
    def melds(self) -> tuple[Placed | None, Placed] | None:
        """The meld before (None for a new one) and after, where the action made or changed one."""
        if self.move.kind not in (LAY, EXTEND) and not (
            isinstance(self.action, Take) and self.action.cards is not None
        ):
            return None
        team = self.before.turn % self.before.teams
        if self.move.meld < 0:
            return None, self.after.melds[team][-1]
        old = next((at for at in self.before.melds[team] if at.id == self.move.meld), None)
        return old, next(at for at in self.after.melds[team] if at.id == self.move.meld)


class Staging:
    """The turn of the seat that sees ``seen``: what it has staged, and the table as it would then be."""

    def __init__(self, seen: View, rules: Rules) -> None:
        if seen.seat is None:
            raise ValueError("a watcher has no turn to stage")
        self.seen = seen
        self.rules = rules
        self.seat: int = seen.seat
        self.steps: list[Step] = []
        self._start = state_of(seen, rules)

    @property
    def state(self) -> State:
        """The table with everything staged. Not to be changed."""
        return self.steps[-1].after if self.steps else self._start

    @property
    def view(self) -> View:
        """The same as the seat would see it."""
        if not self.steps:
            return self.seen
        return view(self.state, self.seat, self.seen.n, self.seen.scores, self.seen.commitment)

    @property
    def shown(self) -> View:
        """The same as a person is to see it: still on turn, for nothing of it is sent."""
        if not self.steps:
            return self.seen
        now, then = self.seen, self.view
        hand, counts = then.hand, then.counts
        if self.steps[-1].takes_pot:  # which the table has not given yet
            hand, counts = (), tuple(0 if seat == now.turn else held for seat, held in enumerate(counts))
        same = {"turn": now.turn, "over": now.over, "pots": now.pots, "pot_taken": now.pot_taken}
        return msgspec.structs.replace(then, **same, phase="play", hand=hand, counts=counts)

    @property
    def actions(self) -> tuple[Action, ...]:
        """What is staged, in order."""
        return tuple(step.action for step in self.steps)

    @property
    def complete(self) -> bool:
        """Is there nothing left to stage: the turn is over, or only the table can show what comes next?"""
        return bool(self.steps) and (self.steps[-1].ends_turn or self.steps[-1].takes_pot)

    def needs_table(self, action: Action) -> bool:
        """Must this one be sent at once? (It shows a card, or gives up something that only the table has kept.)"""
        if isinstance(action, Take):
            return self.rules.pile == "closed"
        return isinstance(action, Draw | Keep | Refuse | Withdraw)

    def as_it_stands(self, action: Action) -> Action:
        """The same action, a lay with its cards in the order in which they would lie on the table."""
        if isinstance(action, Lay):
            meld = self.state.book.melds.meld(bag_of_codes(action.cards))
            if meld is not None:
                return Lay(tuple(CODES[card] for card in meld.order))
        return action

    def check(self, action: Action) -> Refusal | None:
        """Why the action may not follow what is staged; None where it may."""
        code, _ = judge(self.state, self.seat, action)
        return refusal(code, self.state, action) if code else None

    def tried(self, action: Action) -> Step:
        """What the action would come to, nothing staged yet. Raises IllegalAction.

        Not for a withdraw of what the table already has: only the table can carry that out.
        """
        before = self.state
        code, move = judge(before, self.seat, action)
        if move is None:
            raise IllegalAction(refusal(code, before, action))
        after = before.copy()
        after.step(move)
        return Step(action, move, before, after)

    def stage(self, action: Action) -> Step:
        """Add an action to the turn. Raises IllegalAction and stages nothing where the rules forbid it."""
        step = self.tried(action)
        self.steps.append(step)
        return step

    def undo(self) -> Action | None:
        """Take the last action back; None when there was none."""
        return self.steps.pop().action if self.steps else None

    def dear(self) -> str | None:
        """Why sending this wants a second word: "wild" or "dirty" (a clean canasta spoiled); None where it does not."""
        for step in self.steps:
            if step.move.kind == DISCARD and is_wild_kind(step.move.card) and not step.takes_pot and not step.ends_deal:
                hand = step.before.hands[self.seat]
                if any(not is_wild_kind(card) for card in cards_of(hand)):
                    return "wild"
            changed = step.melds
            if changed is not None and changed[0] is not None:
                old, new = changed[0].meld, changed[1].meld
                if old.canasta and old.wild < 0 and new.wild >= 0 and not step.goes_out:
                    return "dirty"
        return None


def fingerprint(seen: View) -> str:
    """A short text that is the same only for the same view: staged actions are put back on no other."""
    return hashlib.sha256(msgspec.json.encode(seen)).hexdigest()
