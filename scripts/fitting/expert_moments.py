"""Decisions of `expert` with all their choices carried out: what its weights are fitted to.

Experts and players of other habits play a deal. At some decisions of an expert every choice is made in the same few
worlds that fit what it sees and remembers, and the same players play on from there for some rounds. What the deal then
promises is noted beside the facts that bots.expert_weights weighs, as the expert's own rooms tell them. So the weights
that come out are those of an expert among experts and others who play as they do now: a step from the weights of today.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from bots.dice import MASK, MULTIPLIER, Dice
from bots.expert_choice import expert_move
from bots.expert_discarding import Discarder, discards
from bots.expert_drawing import must_draw, weigh_open
from bots.expert_laying import weigh_lay
from bots.expert_scene import Scene
from bots.expert_skill import Skill, skill_of
from bots.expert_taking import weigh_closed
from bots.expert_tally import Tally
from bots.greedy import choose
from bots.ground import Ground, ground_of
from bots.memory import Memory
from bots.outlook import Outlook
from bots.pool import POOL
from bots.turn import Policy
from bots.worlds import Worlds
from core.game.legal import legal_moves
from core.game.moves import DISCARD, DISCARDS, DRAW_MOVE, EXTEND, LAY, TAKE, Move
from core.game.phases import DRAW_PHASE, OVER_PHASE, PLAY_PHASE
from core.game.state import State
from scripts.fitting.questions import Choice, Played, Question, facts_of
from scripts.fitting.tables import EXPERT, dealt

OTHERS: Final[tuple[Policy, ...]] = (choose, *(player.policy(1) for player in POOL))
"""Who sits there beside experts; none of them remembers anything."""
EXPERTS: Final = 60
"""Of 100 seats so many are an expert's."""
WORLDS: Final = 2
"""Worlds in which the choices of a decision are carried out."""
TURNS: Final = 20
"""Turns played on at a table of four before the deal is valued as it lies (bots.outlook)."""
MOST_TURNS: Final = 400
"""Turns of a deal; no deal worth learning from has more."""
MOST_CHOICES: Final = 6
"""Of more choices in a decision some are left out by chance."""
DRAWS: Final = 40
LAYS: Final = 25
DISCARDED: Final = 30
"""Of 100 decisions so many are looked at: where to draw, what to lay, what to discard."""

Option = tuple[Move, list[float]]
"""A move and the strength of its facts."""


def play(seed: int, table: str, number: int) -> Played:
    """Play one deal at a table of this kind. Equal arguments give equal questions, whoever asks."""
    state = dealt(EXPERT[table], seed, number)
    return Played(table, number, _Deal(state, Dice((seed * 1_000_003 + number) * MULTIPLIER & MASK)).questions())


class _Deal:
    """A deal as it is played."""

    def __init__(self, state: State, dice: Dice) -> None:
        rules = state.book.melds.rules
        self._state = state
        self._dice = dice
        self._memory = Memory()
        self._memory.began(state)
        self._ground: Ground = ground_of(state.book)
        self._skill: Skill = skill_of(rules)
        self._outlook = Outlook(rules)
        self._seats: list[Policy | None] = [
            None if dice.below(100) < EXPERTS else OTHERS[dice.below(len(OTHERS))] for _ in range(state.players)
        ]
        """By seat; None for an expert."""
        self._found: list[Question] = []

    def questions(self) -> list[Question]:
        """Play to the end, and tell what was asked on the way."""
        self._play_on(self._state, self._memory, MOST_TURNS, self._look)
        return self._found

    def _play_on(self, state: State, memory: Memory, turns: int, told: Callable[[Move], None] | None = None) -> None:
        """Play for so many turns at the most; ``told`` hears what experts are about to do. Changes state and memory."""
        while state.phase != OVER_PHASE and turns > 0:
            policy = self._seats[state.turn]
            if policy is None:
                memory.meet(state, state.turn)
                move = expert_move(state, memory, self._skill)
                if told is not None:
                    told(move)
            else:
                move = policy(state)
            turns -= move.kind == DISCARD
            memory.moved(state, move)
            state.step(move)

    def _look(self, move: Move) -> None:
        """Ask, perhaps, about the decision at hand, of which this move is the expert's answer."""
        state = self._state
        chance = self._dice.below(100)
        if state.phase == DRAW_PHASE:
            if chance < DRAWS and state.pile:
                self._ask("CLOSED" if self._ground.closed else "OPEN", self._draws())
        elif state.phase == PLAY_PHASE:
            if chance < LAYS and not state.withdrew and not state.minimum[state.turn % state.teams]:
                self._ask("LAY", self._lays())
            elif chance >= 100 - DISCARDED and move.kind == DISCARD and state.hands[state.turn].bit_count() > 1:
                self._ask("DISCARD", self._discards())

    def _scene(self) -> Scene:
        return Scene(self._state, self._memory, self._ground)

    def _draws(self) -> list[Option]:
        """The stock, and every take of the pile."""
        state = self._state
        takes = [move for move in legal_moves(state) if move.kind == TAKE]
        if not takes:
            return []
        scene = self._scene()
        if not self._ground.closed and must_draw(scene):
            return []  # no matter of weights
        if self._ground.closed:
            weights = self._skill.closed_pile
            told = [(move, _noted(weights, partial(weigh_closed, scene, move))) for move in takes]
        else:
            weights = self._skill.open_pile
            told = [(move, _noted(weights, partial(weigh_open, scene))) for move in takes]
        return [(DRAW_MOVE, []), *told]

    def _lays(self) -> list[Option]:
        """Every lay and extension; and to stop, that is to discard now."""
        state = self._state
        moves = legal_moves(state)
        lays = [move for move in moves if move.kind in (LAY, EXTEND)]
        if not lays:
            return []
        usual = choose(state)
        if usual.kind == LAY and not any(_is_same(usual, move) for move in lays):
            lays.insert(0, usual)
        scene = self._scene()
        told: list[Option] = [(move, _noted(self._skill.lay, partial(weigh_lay, scene, move))) for move in lays]
        if len(moves) > sum(move.kind in (LAY, EXTEND) for move in moves):
            stops = discards(scene)
            if stops:
                told.insert(0, (DISCARDS[Discarder(scene).best(stops, self._skill.discard)], []))
        return told

    def _discards(self) -> list[Option]:
        """Every card that may be discarded."""
        scene = self._scene()
        discarder = Discarder(scene)
        weights = self._skill.discard
        return [(DISCARDS[card], _noted(weights, partial(discarder.weigh, card))) for card in discards(scene)]

    def _ask(self, part: str, options: list[Option]) -> None:
        """Carry out these choices in the same worlds, and note what they come to."""
        if len(options) < 2:
            return
        state, dice = self._state, self._dice
        while len(options) > MOST_CHOICES:
            del options[1 + dice.below(len(options) - 1)]
        mine = state.turn % state.teams
        worlds = Worlds(self._memory.recalled(state), state.turn, self._memory, dice)
        totals = [0.0] * len(options)
        for _ in range(WORLDS):
            world = worlds.another()
            for at, (move, _) in enumerate(options):
                played, memory = world.copy(), _copied(self._memory)
                memory.moved(played, move)
                played.step(move)
                self._play_on(played, memory, TURNS * state.players // 4)
                totals[at] += self._outlook.margin(played, mine)
        choices = [
            Choice(facts_of(noted), round(total / WORLDS, 1)) for (_, noted), total in zip(options, totals, strict=True)
        ]
        self._found.append(Question(part, choices))


def _noted(weights: tuple[float, ...], weigh: Callable[[Tally], None]) -> list[float]:
    tally = Tally(weights, True)
    weigh(tally)
    return tally.noted or []


def _copied(memory: Memory) -> Memory:
    """The same memory for another course of the deal."""
    new = Memory()
    for name in Memory.__slots__:
        value = getattr(memory, name)
        setattr(new, name, value[:] if isinstance(value, list) else value)
    new.discards = [cards[:] for cards in memory.discards]
    return new


def _is_same(first: Move, second: Move) -> bool:
    return (first.kind, first.bag, first.meld) == (second.kind, second.bag, second.meld)
