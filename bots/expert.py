"""`expert`: counts cards, remembers who wants what, and weighs up every draw, lay and discard.

Its habits are not rules of thumb but weights: what each fact of a decision was worth, on average, in many deals played
out both ways (bots.expert_weights). It plays from its memory of the deal; with nothing but a view it does with what the
view shows.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import deepcopy

from bots.expert_choice import expert_move
from bots.expert_reasons import reasons_of, sentence
from bots.expert_skill import Skill, skill_of
from bots.memory import Memory
from bots.mind import Limits, Thought
from bots.reason_text import Why
from bots.turn import steps
from core.game.actions import Action
from core.game.events import AnyEvent
from core.game.judge import judge
from core.game.moves import Move
from core.game.rules import Rules
from core.game.state import State
from core.game.view import View, state_of, view


class Expert:
    """`expert` in the arena: all the seats that it has share what everybody sees, and nothing else."""

    def __init__(self, skill: Skill | None = None) -> None:
        self.memory: Memory = Memory()
        self.skill: Skill | None = skill
        """None: the one made for the table."""

    def began(self, state: State) -> None:
        """A new deal."""
        self.memory.began(state)

    def moved(self, before: State, move: Move) -> None:
        """A move of any seat."""
        self.memory.moved(before, move)

    def __call__(self, state: State) -> Move:
        """The next move."""
        self.memory.meet(state, state.turn)
        return expert_move(state, self.memory, self.skill or skill_of(state.book.melds.rules))


class Turn:
    """One turn thought through on a view: the memory goes on with each move, and the table's own is left alone."""

    def __init__(self, memory: Memory, skill: Skill) -> None:
        self.memory: Memory = deepcopy(memory)
        self.skill: Skill = skill
        self.made: list[tuple[State, Move, Memory]] = []
        """The moves so far, each with the moment and the memory before it."""

    def __call__(self, state: State) -> Move:
        """The next move."""
        if self.made:
            before, last, known = self.made[-1]
            self.memory = deepcopy(known)
            self.memory.moved(before, last)
        self.memory.meet(state, state.turn)
        move = expert_move(state, self.memory, self.skill)
        self.made.append((state, move, self.memory))
        return move


def thought(seen: View, rules: Rules, memory: Memory, skill: Skill | None = None) -> Thought:
    """The next actions of a seat and why, as far as it can see; nothing where it is not on turn."""
    turn = Turn(memory, skill or skill_of(rules))
    actions = [move.action for _, move in steps(seen, rules, turn)]
    return Thought(actions, sentence(turn.made) or None)


def think(seen: View, rules: Rules) -> list[Action]:
    """The next actions of a seat that remembers nothing."""
    return thought(seen, rules, Memory()).actions


def explain(seen: View, rules: Rules) -> tuple[list[Action], str]:
    """The same with its reasons, in one sentence."""
    found = thought(seen, rules, Memory())
    return found.actions, found.explain or ""


class ExpertMind:
    """`expert` in one seat of a table."""

    def __init__(self, skill_for: Callable[[Rules], Skill] = skill_of) -> None:
        """``skill_for``: its weights at a table of these rules."""
        self.memory: Memory = Memory()
        self._skill_for = skill_for

    def heard(self, event: AnyEvent) -> None:
        """Something happened."""
        self.memory.heard(event)

    def think(self, seen: View, rules: Rules, limits: Limits) -> Thought:
        """What to do now; it is quick enough for any limit."""
        return thought(seen, rules, self.memory, self._skill_for(rules))

    def advise(self, seen: View, rules: Rules, done: Sequence[Action]) -> list[tuple[Action, Why]]:
        """What to do next, action by action, each with why.

        ``done``: what this seat has decided on in this turn and the view does not show yet; it must be allowed.
        """
        memory = deepcopy(self.memory)
        state = state_of(seen, rules)
        for action in done:
            move = judge(state, state.turn, action)[1]
            if move is None:
                return []
            memory.moved(state, move)
            state.step(move)
        turn = Turn(memory, self._skill_for(rules))
        for _ in steps(view(state, seen.seat, seen.n, seen.scores), rules, turn):
            pass
        return [(move.action, why) for (_, move, _), why in zip(turn.made, reasons_of(turn.made), strict=True)]
