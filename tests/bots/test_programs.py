"""`python -m bots NAME`: the players of the house as programs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from bots import registry
from bots.__main__ import House, main
from bots.mind import Limits, Thought
from core.game.actions import Draw
from core.game.events import AnyEvent, Discarded
from core.game.rules import Rules
from core.game.view import View
from core.table.messages import Act, Budget, Id, SetOption
from tests.bots.piped import match
from tests.bots.tables import PRESETS
from tests.bots.talking import HELLO, RULES, hello_of, talk, turn_of_deal

ROOT = Path(__file__).parents[2]
TURN = turn_of_deal()


class Mind:
    """A mind that notes what it is told, and how long it may think."""

    def __init__(self) -> None:
        self.heard_of: list[AnyEvent] = []
        self.limits: list[Limits] = []

    def heard(self, event: AnyEvent) -> None:
        self.heard_of.append(event)

    def think(self, seen: View, rules: Rules, limits: Limits) -> Thought:
        self.limits.append(limits)
        return Thought([Draw()], "Why not.", {"worlds": 3})


@pytest.fixture
def minds(monkeypatch: pytest.MonkeyPatch) -> dict[int, Mind]:
    """The minds that were made, by their seeds."""
    made: dict[int, Mind] = {}

    def mind_of(name: str, seed: int) -> Mind:
        return made.setdefault(seed, Mind())

    monkeypatch.setattr("bots.__main__.mind_of", mind_of)
    return made


@pytest.mark.parametrize("name", [name for name in registry.NAMES if name != "search"])
async def test_a_player_of_the_house_plays_every_preset_as_a_program(name: str) -> None:
    for preset in PRESETS:
        await match((sys.executable, "-m", "bots", name), preset=preset)


async def test_with_a_seed_the_same_is_played_again() -> None:
    seeded = (sys.executable, "-m", "bots", "chance", "--seed", "7")
    one, same, other = [await match(program) for program in (seeded, seeded, (*seeded[:-1], "8"))]
    acts = [[seat.acts for seat in seats] for seats in (one, same, other)]
    assert acts[0] == acts[1]
    assert acts[0] != acts[2]


def test_the_players_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--list"]) == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == list(registry.NAMES)


@pytest.mark.parametrize("words", [[], ["nobody"], ["greedy", "--worlds", "0"], ["greedy", "--seed", "x"]])
def test_what_cannot_be_played_is_refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(words)
    assert ended.value.code == 2
    assert capsys.readouterr().err.startswith("usage: python -m bots")


def test_it_hears_what_happened_and_says_what_it_thought(minds: dict[int, Mind]) -> None:
    event = Discarded(seq=9, seat=3, card="4C")
    with talk(House("greedy", 5)) as table:
        said = table.ask(HELLO)
        assert isinstance(said, Id)
        assert (said.name, said.wants) == ("greedy", ("events",))
        assert [option.name for option in said.options] == ["seed", "worlds", "ms"]
        act = table.ask(msgspec.structs.replace(TURN, events=(event,)))
    assert act == Act(seq=10, actions=(Draw(),), explain="Why not.", info={"worlds": 3})
    assert minds[5].heard_of == [event]


def test_left_alone_it_thinks_as_it_is_used_to_with_a_seed_of_its_seat(minds: dict[int, Mind]) -> None:
    with talk(House("greedy")) as table:
        table.ask(hello_of(RULES, seat=2))
        table.ask(TURN)
    (limits,) = minds[3].limits
    assert (limits.worlds, limits.ms) == (None, None)


def test_its_options_say_how_long_it_may_think(minds: dict[int, Mind]) -> None:
    with talk(House("greedy", 1, worlds=16)) as table:
        table.ask(HELLO)
        table.ask(TURN)
        table.say(SetOption("worlds", None), SetOption("ms", 250), SetOption("seed", 9))
        table.ask(msgspec.structs.replace(turn_of_deal(seed=2), seq=12))
    (first,), (second,) = minds[1].limits, minds[9].limits
    assert (first.worlds, first.ms) == (16, None)
    assert (second.worlds, second.ms) == (None, 250)


def test_the_budget_of_a_turn_goes_before_its_options(minds: dict[int, Mind]) -> None:
    with talk(House("greedy", 1, worlds=16, ms=250)) as table:
        table.ask(HELLO)
        table.ask(turn_of_deal(budget=Budget(4)))
    (limits,) = minds[1].limits
    assert (limits.worlds, limits.ms) == (4, None)


def test_it_stops_before_the_time_of_its_turn_is_over(minds: dict[int, Mind], monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("bots.__main__.monotonic", lambda: now[0])
    with talk(House("greedy", 1)) as table:
        table.ask(HELLO)
        table.ask(turn_of_deal(deadline_ms=1000))
    (limits,) = minds[1].limits
    now[0] = 100.5
    assert not limits.stopped()
    now[0] = 101.0
    assert limits.stopped()


def test_the_same_player_goes_on_after_a_reconnection(minds: dict[int, Mind]) -> None:
    with talk(House("greedy", 1)) as table:
        table.ask(HELLO)
        table.ask(TURN)
        table.ask(HELLO)
        table.ask(TURN)
    assert len(minds[1].limits) == 2


def test_a_program_that_is_stopped_from_outside_says_nothing_more() -> None:
    bot = subprocess.run([sys.executable, "-m", "bots", "greedy"], input=b"", capture_output=True, cwd=ROOT)
    assert (bot.returncode, bot.stdout, bot.stderr) == (0, b"", b"")
