"""Whole deals under a state machine: any table, any legal action, and every forbidden one left without a trace."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from core.game.actions import read_action
from core.game.cards import CODES
from core.game.errors import CODES_IN_ORDER
from core.game.judge import judge
from core.game.legal import legal_moves
from core.game.phases import OVER_PHASE
from core.game.play import Deal, apply, check, start_state
from core.game.position import position
from core.game.scoring import scores, sheets
from core.game.shuffle import deal, seeded_key
from core.game.state import State
from scripts.invariants import Watch
from scripts.settings import preset_table
from scripts.variations import VARIATIONS

CARDS = st.sampled_from(CODES)
LISTS = st.lists(CARDS, max_size=8)


def _bytes(state: State) -> bytes:
    rules = state.book.melds.rules
    return msgspec.json.encode(position(state, (0,) * state.teams, preset_table(rules.preset)))


class WholeDeal(RuleBasedStateMachine):
    """A deal in play; its watch asks every invariant before every action."""

    state: State
    watch: Watch

    @initialize(table=st.sampled_from(VARIATIONS), seed=st.integers(0, 10_000))
    def begin(self, table: Any, seed: int) -> None:
        rules = table.rules()
        self.state = start_state(rules, deal(rules, seeded_key(seed, 1)))
        self.watch = Watch(self.state, Random(seed))

    @precondition(lambda self: self.state.phase != OVER_PHASE)
    @rule(pick=st.integers(0, 1_000), turns=st.integers(1, 25))
    def play_on(self, pick: int, turns: int) -> None:
        for step in range(turns):
            moves = self.watch.moves(self.state)
            if not moves:
                return
            move = moves[(pick * 31 + step * 7) % len(moves)]
            told, events = apply(Deal(self.state.copy()), self.state.turn, move.action)
            self.watch.step(self.state, move)
            assert _bytes(told.state) == _bytes(self.state)
            assert events

    @rule(
        do=st.sampled_from(["lay", "extend", "take", "discard", "draw", "withdraw", "keep"]),
        cards=LISTS,
        meld=st.integers(-1, 12),
        seat=st.integers(0, 5),
        held=st.booleans(),
    )
    def try_anything(self, do: str, cards: list[str], meld: int, seat: int, held: bool) -> None:
        state = self.state
        if held:
            seat = state.turn
        action: dict[str, Any] = {"do": do}
        if do in ("lay", "extend", "take"):
            action["cards"] = cards
        if do == "extend" or (do == "take" and meld >= 0):
            action["meld"] = meld
        if do == "discard":
            action["card"] = cards[0] if cards else "JK"
        before = _bytes(state)
        refused = check(Deal(state.copy()), seat, action)
        assert _bytes(state) == before
        read = read_action(action)
        if refused is None:
            assert read is not None
            code, move = judge(state, seat, read)
            assert not code
            assert move is not None
            self.watch.step(state, move)
        else:
            assert refused.code in CODES_IN_ORDER
            assert refused.text.endswith(".")
            assert refused.rule

    @invariant()
    def the_score_sheet_adds_up(self) -> None:
        if hasattr(self, "state"):
            assert [sheet.total() for sheet in sheets(self.state)] == scores(self.state)

    @invariant()
    def nothing_can_be_done_only_when_the_deal_is_over(self) -> None:
        if hasattr(self, "state"):
            assert bool(legal_moves(self.state)) == (self.state.phase != OVER_PHASE)


TestWholeDeals = WholeDeal.TestCase
TestWholeDeals.settings = settings(max_examples=60, stateful_step_count=40, deadline=None)
