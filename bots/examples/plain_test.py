"""Is the bot fit to be tried? In this folder: python3 -m unittest

The table's lines in sample.jsonl are from deals under different rules. Each update is complete in itself, so they need
not fit together. `buraco bot check` tries everything else.
"""

import json
import subprocess
import sys
import unittest
from pathlib import Path
from typing import Any

BOT = Path(__file__).with_name("plain.py")
SAMPLE = [json.loads(line) for line in Path(__file__).with_name("sample.jsonl").read_text("utf-8").splitlines()]


class TheBot(unittest.TestCase):
    """One conversation with a bot that has just been started."""

    def setUp(self) -> None:
        self.bot = subprocess.Popen([sys.executable, str(BOT)], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def tearDown(self) -> None:
        self.bot.communicate(timeout=10)
        assert self.bot.returncode == 0, "the bot ends well when its input ends"

    def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        """Say this; the bot's next line."""
        assert self.bot.stdin is not None
        assert self.bot.stdout is not None
        self.bot.stdin.write(json.dumps(message).encode() + b"\n")
        self.bot.stdin.flush()
        answer: dict[str, Any] = json.loads(self.bot.stdout.readline())
        return answer

    def test_it_says_who_it_is(self) -> None:
        answer = self.ask(SAMPLE[0])
        assert (answer["type"], answer["protocol"]) == ("id", 1)

    def test_it_answers_a_ping(self) -> None:
        self.ask(SAMPLE[0])
        assert self.ask({"type": "ping", "n": 7}) == {"type": "pong", "n": 7}

    def test_it_does_something_legal_in_every_turn_of_the_sample(self) -> None:
        for message in SAMPLE:
            answer = self.ask(message)
            if message["type"] == "update":
                assert (answer["type"], answer["seq"]) == ("act", message["seq"])
                assert answer["actions"][0] in message["turn"]["legal"]


if __name__ == "__main__":
    unittest.main()
