"""Is the bot fit to be tried? In this folder, with the Python that buraco is installed in: python3 -m unittest

The table's lines in sample.jsonl are from deals under different rules. Each update is complete in itself, so they need
not fit together. `buraco bot check` tries everything else.
"""

import unittest
from pathlib import Path

from bots.examples.sdk import Sdk
from core.game.judge import judge
from core.game.view import state_of
from core.table.messages import Hello, Update, read_to_seat

SAMPLE = [read_to_seat(line) for line in Path(__file__).with_name("sample.jsonl").read_bytes().splitlines()]


class TheBot(unittest.TestCase):
    """No process is started here: a bot's own methods are called."""

    def test_every_action_of_its_turns_in_the_sample_is_legal(self) -> None:
        bot = Sdk()
        for message in SAMPLE:
            if isinstance(message, Hello):
                bot.meet(message)
            elif isinstance(message, Update):
                answer = bot.play(message)
                assert answer.actions
                state = state_of(message.view, bot.rules)
                for action in answer.actions:
                    refusal, move = judge(state, state.turn, action)
                    assert move is not None, refusal
                    state.step(move)


if __name__ == "__main__":
    unittest.main()
