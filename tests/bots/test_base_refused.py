"""The frame of a bot in Python, refused: it acts otherwise, or leaves alone what no other act would mend."""

from __future__ import annotations

from collections.abc import Sequence
from threading import Event

import pytest

from bots.base import Bot
from core.game.actions import Action, Discard, Draw, Lay, Withdraw
from core.game.moves import DRAW_MOVE
from core.game.play import start_state
from core.game.shuffle import deal, seeded_key
from core.table.messages import Act, End, Rejected, Tick, Update
from tests.bots.talking import HELLO, RULES, shown, talk, turn_of_deal, without_turn
from tests.patience import PATIENCE_S

TURN = turn_of_deal()


END = End(n=1, score=(0, 0), totals=(0, 0), sheet=(), secret=None)


class Drawer(Bot):
    """Draws."""

    def __init__(self) -> None:
        self.has_heard_all = Event()

    def play(self, update: Update) -> Sequence[Action]:
        return [Draw()]

    def ended(self, end: End) -> None:
        self.has_heard_all.set()


def refused(code: str, seq: int = TURN.seq, at: int | None = 0) -> Rejected:
    return Rejected(seq=seq, at=at, code=code, text="No.", now=seq)


class Liar(Bot):
    """Lays what it does not hold, after a draw."""

    def play(self, update: Update) -> Sequence[Action]:
        return [Draw(), Lay(("3S", "3S", "3S"))]


def test_one_that_was_refused_repeats_what_was_allowed(capsys: pytest.CaptureFixture[str]) -> None:
    with talk(Liar()) as table:
        table.ask(HELLO)
        table.ask(TURN)
        assert table.ask(refused("card_not_held", at=1)) == Act(seq=10, actions=(Draw(),))
    assert "card_not_held" in capsys.readouterr().err


def test_one_that_was_refused_at_once_does_something_legal() -> None:
    with talk(Liar()) as table:
        table.ask(HELLO)
        table.ask(TURN)
        assert table.ask(refused("malformed", at=None)) == Act(seq=10, actions=(Draw(),))


def test_one_that_is_refused_at_once_does_something_else_each_time() -> None:
    state = start_state(RULES, deal(RULES, seeded_key(1, 1), 3))
    state.step(DRAW_MOVE)
    update = shown(state, 11)

    class Stuck(Bot):
        def play(self, update: Update) -> Sequence[Action]:
            return [Discard("3S")]

    with talk(Stuck()) as table:
        table.ask(HELLO)
        tried = [table.ask(update), *(table.ask(refused("same_card", seq=11)) for _ in range(3))]
    actions = [act.actions[0] for act in tried if isinstance(act, Act)]
    assert len(set(actions)) == 4
    assert all(isinstance(action, Discard) for action in actions)


def test_what_was_refused_before_is_forgotten_with_the_next_update() -> None:
    state = start_state(RULES, deal(RULES, seeded_key(1, 1), 3))
    state.step(DRAW_MOVE)
    with talk(Liar()) as table:
        table.ask(HELLO)
        table.ask(TURN)
        table.ask(refused("card_not_held", at=1))
        table.ask(shown(state, 11))
        act = table.ask(refused("wrong_phase", seq=11))
    assert isinstance(act, Act)
    assert isinstance(act.actions[0], Discard)


def test_a_bot_may_answer_a_refusal_itself() -> None:
    class Stubborn(Liar):
        def refused(self, update: Update, rejected: Rejected) -> Sequence[Action]:
            return [Draw(), Discard("3S")] if rejected.code == "card_not_held" else [Draw(), Withdraw()]

    with talk(Stubborn()) as table:
        table.ask(HELLO)
        table.ask(TURN)
        assert table.ask(refused("card_not_held", at=1)) == Act(seq=10, actions=(Draw(), Discard("3S")))
        assert table.ask(refused("must_keep_card", at=1)) == Act(seq=10, actions=(Draw(), Withdraw()))
        # Once it has tried what goes on after a card, it begins with that.
        assert table.ask(refused("looked_already", at=None)) == Act(seq=10, actions=(Draw(),))


@pytest.mark.parametrize("code", ["stale", "paused", "stood_in", "deal_over"])
def test_a_refusal_that_no_other_act_would_mend_is_left_alone(code: str) -> None:
    bot = Drawer()
    with talk(bot) as table:
        table.ask(HELLO)
        table.ask(TURN)
        table.say(refused(code, at=None), END)
        assert bot.has_heard_all.wait(PATIENCE_S)


def test_a_refusal_of_what_is_over_is_left_alone() -> None:
    bot = Drawer()
    with talk(bot) as table:
        table.ask(HELLO)
        table.ask(TURN)
        table.say(without_turn(TURN, 11), refused("card_not_held"), END)
        assert bot.has_heard_all.wait(PATIENCE_S)


def test_an_act_that_could_not_be_saved_is_sent_again_with_the_next_tick() -> None:
    bot = Drawer()
    with talk(bot) as table:
        table.ask(HELLO)
        said = table.ask(TURN)
        table.say(refused("not_saved", at=None))
        assert table.ask(Tick(seq=10, left_ms=None)) == said
        table.say(Tick(seq=10, left_ms=None), END)
        assert bot.has_heard_all.wait(PATIENCE_S)
