"""The console played as people play it: whole matches from the prompts alone, by hints, by numbers, by chance."""

import random
import re

import pytest

from bots.registry import think_of
from scripts.settings import load_rules
from tests.transports.console.tabletop import PIPE, Person, Sitting, Tabletop, simple
from transports.console.terminal import Look

PLAIN = Look(prompts=False, colour=False, signs=True, escapes=False, plain=True)
GAMES = [
    ("burraco", {}),
    ("buraco", {}),
    ("stbl", {}),
    ("aberto", {}),
    ("burraco", {"players": 2}),
    ("buraco", {"players": 6, "teams": 3}),
    ("stbl", {"players": 6, "initial_meld": [[0, 60]]}),
]


def by_hints(news: str) -> str:
    """A person who does what the hint says, and otherwise what the last line asks for."""
    asked = news.rstrip().rsplit("\n", 1)[-1]
    if "Enter" in asked:
        return ""
    if "yes" in asked:
        return "yes"
    return "hint; 0"


def by_numbers(seed: int) -> Person:
    """A person who writes one of the numbers shown, whatever it does."""
    chance = random.Random(seed)

    def person(news: str) -> str:
        asked = news.rstrip().rsplit("\n", 1)[-1]
        if "Enter" in asked:
            return ""
        if "yes" in asked:
            return "yes"
        numbers = re.findall(r"\((\d+)\)", news)
        return chance.choice(numbers) if numbers else "withdraw"

    return person


@pytest.mark.parametrize(("preset", "options"), GAMES)
@pytest.mark.parametrize("look", [PIPE, PLAIN], ids=["drawn", "plain"])
async def test_a_match_can_be_played_to_its_end_by_following_the_hints(
    preset: str, options: dict[str, object], look: Look
) -> None:
    table = Tabletop(load_rules(preset, options), simple, deals=2)
    sitting = Sitting(table, by_hints, hint=think_of("greedy"), look=look)
    assert await sitting.play() == "finished"
    assert "The match is over" in sitting.text
    assert len(table.sent) > 10


@pytest.mark.parametrize(("preset", "options"), GAMES)
@pytest.mark.parametrize("seed", range(3))
async def test_a_match_can_be_played_to_its_end_by_the_numbers_shown(
    preset: str, options: dict[str, object], seed: int
) -> None:
    table = Tabletop(load_rules(preset, options), simple, seed=f"numbers {seed}", deals=1)
    sitting = Sitting(table, by_numbers(seed))
    assert await sitting.play() == "finished"
    assert "Nothing was played" not in sitting.text, "the table refused what the console had offered"
