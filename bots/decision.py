"""One decision of `search`: its candidates, the worlds, and what came of playing the ones out in the others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from bots.dice import Dice
from bots.greedy import choose
from bots.habits import EAGER, HABITS, HOARDER, Habits
from bots.memory import Memory
from bots.mind import never
from bots.outlook import Outlook
from bots.plans import Layout, Plan, Planner, discards, words
from bots.race import Arm, Race, lead
from bots.reason_text import ALONE, COMPARED, OVER
from bots.reasons import WENT_ROUND
from bots.rollout import roll
from bots.standing import goes_in_circles
from bots.worlds import Worlds
from core.game.legal import legal_moves
from core.game.moves import DRAW_MOVE
from core.game.phases import DRAW_PHASE, PLAY_PHASE
from core.game.state import State

ACTIONS: Final = 1000
"""Actions played out for each world of the budget: they bound the slowest decision, on any machine alike."""
TURNS: Final = 10
"""Turns played out at a table of four before the deal is valued as it lies."""
FUTURES: Final = 3
"""How often a candidate is played out in a world, each time with the stock in another order (by six players: two)."""
FIRST_SHARE: Final = 0.6
"""Of them for the lay-out, where the discard is still to come."""
MOST_DISCARDS: Final = 8
MOST_TAKES: Final = 6
CLOSER: Final = Habits(pile_least=20, wild_kept=10, out_least=-400, pot_near=150, pot_now=250, dirty_step=5)
CAST: Final[tuple[Habits, ...]] = (HABITS, EAGER, HOARDER, CLOSER, HABITS, EAGER)
"""Who may sit in the other seats."""


class Decision:
    """What the seat on turn does next, found out by trying. Of the state only what that seat may know is read."""

    def __init__(
        self,
        state: State,
        memory: Memory,
        dice: Dice,
        worlds: int,
        stopped: Callable[[], bool],
        halfway: Callable[[], bool] = never,
    ) -> None:
        self.state: State = state
        self.seat: int = state.turn
        self.budget: int = worlds
        self.stopped: Callable[[], bool] = stopped
        self.halfway: Callable[[], bool] = halfway
        """Is it time to go on to the second question of a turn?"""
        self.plan: Plan = ()
        """The answer: moves as far as the seat can see."""
        self.arms: list[Arm] = []
        """The candidates of the last question asked."""
        self._worlds: Worlds = Worlds(state, state.turn, memory, dice)
        self._dice: Dice = dice
        self._known: list[list[tuple[State, tuple[Habits, ...]]]] = []
        self._outlook: Outlook = Outlook(state.book.melds.rules)
        self._times: int = FUTURES if state.players < 6 else FUTURES - 1
        self._turns: int = TURNS * state.players // 4
        self._actions: int = 0
        self._forced: str | None = None
        """Why nothing else was even tried: a key of ALONE."""
        slow = self._outlook.scale.rules.out_needs == "clean" and self._outlook.scale.rules.pile == "open"
        self._own: Habits = EAGER if slow else HABITS
        """The own habits in rollouts: where only a clean canasta lets out, cards are worth more than anything."""

    @property
    def looked_at(self) -> int:
        """How many worlds were looked at."""
        return len(self._known)

    def run(self) -> None:
        """Find the plan. It takes until all worlds have been looked at or somebody stops it."""
        self.plan = self._played() if self.state.phase == PLAY_PHASE else self._drawn()

    def _drawn(self) -> Plan:
        """Where to draw from; or whether to keep the first card."""
        if self.state.phase == DRAW_PHASE and goes_in_circles(self.state):
            self._forced = WENT_ROUND.key
            return (DRAW_MOVE,)
        usual = choose(self.state)
        moves = [usual, *(move for move in legal_moves(self.state) if move.action != usual.action)]
        return self._best([(move,) for move in moves[:MOST_TAKES]])

    def _played(self) -> Plan:
        """What to lay, with the usual discard each; then what to discard."""
        layouts = Planner(self.state).layouts()
        plans = [_with_discard(layout) for layout in layouts]
        best = self._best(plans, FIRST_SHARE)
        layout = layouts[plans.index(best)]
        if not layout.open:
            return best
        options = discards(layout.end)[:MOST_DISCARDS]
        return self._best([(*layout.moves, move) for move in options] or [best])

    def _best(self, plans: list[Plan], share: float = 1.0) -> Plan:
        """The best of these plans, found out with so much of the whole effort."""
        if len(plans) < 2:
            return plans[0]
        most = int(self.budget * ACTIONS * share)

        def stopped() -> bool:
            return self._actions >= most or self.stopped() or (share < 1 and self.halfway())

        self.arms = [Arm(plan) for plan in plans]
        return Race(self.arms, self.budget, self._value, stopped).run().plan

    def _value(self, plan: Plan, number: int) -> float:
        """What the plan comes to in the world of this number, in points above the others: the mean of its futures."""
        total = 0.0
        for world, cast in self._futures(number):
            state = world.copy()
            for move in plan:
                state.step(move)
            self._actions += roll(state, cast, self._turns) + len(plan)
            total += self._outlook.margin(state, self.seat % state.teams)
        return total / self._times

    def _futures(self, number: int) -> list[tuple[State, tuple[Habits, ...]]]:
        """The world of this number as often as it is played out: each time with other players and another stock."""
        while len(self._known) <= number:
            world = self._worlds.another()
            futures = [(world, self._cast())]
            while len(futures) < self._times:
                futures.append((self._worlds.reshuffled(world), self._cast()))
            self._known.append(futures)
        return self._known[number]

    def _cast(self) -> tuple[Habits, ...]:
        seats = range(self.state.players)
        return tuple(self._own if seat == self.seat else CAST[self._dice.below(len(CAST))] for seat in seats)

    def explanation(self) -> str:
        """What is done and how much better that is than the next best thing, in one sentence."""
        text = words(self.plan)
        text = text[0].upper() + text[1:]
        arm = next((arm for arm in self.arms if arm.plan == self.plan and arm.values), None)
        others = [other for other in self.arms if other is not arm and other.values]
        if arm is None or not others:
            return ALONE.text(self._forced or ("no-time" if self.arms else "nothing-else"), plan=text)
        most = max(len(other.values) for other in others)
        rival = max((other for other in others if len(other.values) == most), key=Arm.mean)
        gap, _ = lead(arm, rival)
        count = min(len(arm.values), most)
        points = round(gap)
        better = "no-worse" if points < 1 else "point" if points == 1 else "points"
        said = COMPARED.text(better, plan=text, rival=words(rival.plan), points=points)
        return OVER.text("way" if count == 1 else "ways", said=said, count=count)

    def info(self) -> dict[str, Any]:
        """The candidates with their mean, its standard error and the worlds they were played out in, best first."""
        ranked = sorted(self.arms, key=lambda arm: (len(arm.values), arm.mean()), reverse=True)
        candidates = [
            {
                "plan": words(arm.plan),
                "mean": round(arm.mean(), 1),
                "error": round(arm.error(), 1),
                "worlds": len(arm.values),
            }
            for arm in ranked
        ]
        return {"worlds": self.looked_at, "candidates": candidates}


def _with_discard(layout: Layout) -> Plan:
    return (*layout.moves, *discards(layout.end)[:1]) if layout.open else layout.moves
