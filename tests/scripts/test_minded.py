"""Players who remember, at a table of this process: they hear all that their seat may know, and say why they do it."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from bots import greedy, registry
from bots.expert import ExpertMind
from bots.mind import Limits, Thought
from core.game.cards import CODES
from core.game.events import AnyEvent, Dealt, Discarded, Drew
from core.game.rules import Rules
from core.game.view import View
from core.table.public_record import ActLine, public_lines
from core.table.records import Seated, opened
from scripts.embedded import client_of, host_of, with_table
from scripts.home import Home, Wishes
from scripts.house_players import HousePlayers, Playing, given
from scripts.match import setup_of
from scripts.minded import Minded, minded
from scripts.settings import load_rules, preset_table
from transports.console.terminal import Look, Paper
from transports.memory import MemoryLog, MemoryPort


class Diary:
    """A mind that writes down what it hears."""

    def __init__(self) -> None:
        self.events: list[AnyEvent] = []
        self.limits: list[Limits] = []

    def heard(self, event: AnyEvent) -> None:
        self.events.append(event)

    def think(self, seen: View, rules: Rules, limits: Limits) -> Thought:
        self.limits.append(limits)
        return Thought(actions=greedy.think(seen, rules), explain="Because.", info={"heard": len(self.events)})


class Deaf(Diary):
    """One whose memory fails."""

    def heard(self, event: AnyEvent) -> None:
        raise SystemExit("what was that?")


async def played(minds: dict[int, Playing]) -> list[ActLine]:
    """A deal with these players, and with greedy ones; every act."""
    rules = load_rules("stbl", {"target": 0})
    log, usual = MemoryLog(), registry.think_of("greedy")
    host = host_of(log, usual)
    seats = [Seated(at=0, seat=seat, name=f"P{seat}", kind="bot") for seat in range(4)]
    await host.create(opened(0, "MEMORY", rules, preset_table("stbl"), seed="5"), seats)

    async def guest(port: MemoryPort) -> None:
        async with client_of(port, "watcher") as client:
            async for _ in client.messages():
                pass

    bots: dict[int, tuple[str, Playing]] = {seat: (f"P{seat}", minds.get(seat, usual)) for seat in range(4)}
    await with_table(host, "MEMORY", bots, None, guest)
    return [line for line in public_lines("MEMORY", await log.read("MEMORY")) if isinstance(line, ActLine)]


async def test_it_hears_everything_that_its_seat_may_know_once_and_in_order() -> None:
    diary = Diary()
    acts = await played({1: Minded(diary)})
    numbers = [event.seq for event in diary.events]
    assert numbers == sorted(numbers)
    assert isinstance(diary.events[0], Dealt)
    drawn = [event for event in diary.events if isinstance(event, Drew)]
    assert len(drawn) == sum(action.__class__.__name__ == "Draw" for act in acts for action in act.actions)
    assert {event.card is None for event in drawn if event.seat != 1} == {True}
    assert {event.card is None for event in drawn if event.seat == 1} == {False}


async def test_what_it_says_of_its_acts_is_in_the_record() -> None:
    acts = await played({1: Minded(Diary())})
    own = [act for act in acts if act.seat == 1]
    assert {act.explain for act in own} == {"Because."}
    assert [act.info["heard"] for act in own] == sorted(act.info["heard"] for act in own)
    assert {(act.explain, act.info) for act in acts if act.seat != 1} == {(None, None)}


async def test_one_whose_memory_fails_plays_by_what_it_sees(caplog: pytest.LogCaptureFixture) -> None:
    acts = await played({1: Minded(Deaf())})
    assert {act.by for act in acts} == {"player"}
    assert "a player failed to hear what happened" in caplog.text


def test_it_thinks_within_the_budget_of_its_seat() -> None:
    diary = Diary()
    player = given(given(Minded(diary), 64, {}), None, {})
    assert isinstance(player, Minded)
    assert player.mind is diary


async def test_every_level_that_has_reasons_gives_them_with_each_act() -> None:
    players = HousePlayers()
    levels = ("greedy", "expert", "chance", "greedy")
    playing = {seat: one for seat, name in enumerate(levels) if (one := players.of(name, seat)) is not None}
    acts = await played(playing)
    assert len(acts) > 20
    for act in acts:
        assert (act.explain is None) == (levels[act.seat] == "chance"), act
    assert {act.explain.split()[0] for act in acts if act.seat == 0 and act.explain} >= {"Draw,", "Discard"}


def test_only_who_remembers_hears_what_happens() -> None:
    remembers = {name: minded(registry.player_of(name), 1).remembers for name in registry.NAMES}
    assert remembers == {"chance": False, "greedy": False, "expert": True, "search": True}


def test_whoever_gives_the_hints_in_the_console_remembers_the_deal(tmp_path: Path) -> None:
    paper = Paper(io.StringIO(), Look(prompts=False, colour=False, signs=False, escapes=False), lambda: 80)
    setup = setup_of(Home(tmp_path), Wishes(), paper, tmp_path / "draft", ())
    adviser = getattr(setup.hint, "__self__", None)
    assert isinstance(adviser, ExpertMind)
    for card in ("9D", "KC"):
        setup.hears(Discarded(seq=1, seat=2, card=card))
    assert [CODES[card] for card in adviser.memory.discards[2]] == ["9D", "KC"]
