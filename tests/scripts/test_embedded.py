"""The real console on a real table in memory: a scripted person plays a whole match, and its record proves it."""

import io
import json
import re
from functools import partial

import pytest

from bots.expert import ExpertMind
from bots.registry import think_of
from core.table.public_record import public_lines, written
from core.table.records import Seated, opened
from scripts.embedded import client_of, host_of, with_table
from scripts.moments import recorded
from scripts.settings import load_rules, preset_table
from scripts.show_rules import rules_text
from scripts.verify import verify_record
from tests.transports.english import ENGLISH
from transports.console.draft import Draft
from transports.console.lines import Lines
from transports.console.session import Console, Outcome
from transports.console.setup import Setup
from transports.console.terminal import Look, Paper
from transports.memory import MemoryLog, MemoryPort

NAMES = ("Ana", "Bruno", "Carla", "Dario")


async def played(preset: str, plain: bool) -> tuple[str, MemoryLog, Outcome]:
    """A match of one deal, seat 0 played by whoever does what the prompts and hints say."""
    rules = load_rules(preset, {"target": 0})
    log, greedy = MemoryLog(), think_of("greedy")
    host = host_of(log, greedy)
    first = opened(0, "MEMORY", rules, preset_table(preset))
    kinds = ("human", "bot", "bot", "bot")
    await host.create(first, [Seated(at=0, seat=at, name=NAMES[at], kind=kinds[at]) for at in range(4)])
    out = io.StringIO()

    def person() -> str:
        asked = out.getvalue().rstrip().rsplit("\n", 1)[-1]
        return "" if "Enter" in asked else "yes" if "yes" in asked else "hint; 0"

    async def guest(port: MemoryPort) -> Outcome:
        look = Look(prompts=False, colour=False, signs=True, escapes=False, plain=plain)
        setup = Setup(
            tongue=ENGLISH, hint=ExpertMind().advise, draft=Draft(None), rules_text=partial(rules_text, tongue=ENGLISH)
        )
        async with client_of(port, "Ana") as client:
            return await Console(client, Paper(out, look, lambda: 80), Lines(person), setup).run()

    bots = {seat: (NAMES[seat], greedy) for seat in (1, 2, 3)}
    outcome = await with_table(host, "MEMORY", bots, 0, guest)
    return out.getvalue(), log, outcome


@pytest.mark.parametrize("plain", [False, True], ids=["drawn", "plain"])
@pytest.mark.parametrize("preset", ["burraco", "buraco", "stbl", "aberto"])
async def test_a_person_plays_a_whole_match_from_the_prompts_alone(preset: str, plain: bool) -> None:
    text, log, outcome = await played(preset, plain)
    assert outcome == "finished"
    lines = public_lines("MEMORY", await log.read("MEMORY"))
    followed = recorded(written(lines).splitlines(keepends=True))
    assert followed.faults == []
    assert [finding.kind for finding in verify_record([_plain(line) for line in written(lines).splitlines()])] == [
        "verified"
    ]
    promised = re.findall(r"Shuffle of deal 1 promised \(shuffle explains\):\s+(\w{64})", text)
    revealed = re.findall(r"secret of deal 1 was\s+(\w{64})", text)
    assert len(promised) == len(revealed) == 1, text[:1000]
    assert "it is the one committed to" in " ".join(text.split())
    assert text.index(promised[0]) < text.index("Deal 1: ") < text.index(revealed[0])
    assert "The match is " in text


def _plain(line: bytes) -> dict[str, object]:
    found: dict[str, object] = json.loads(line)
    return found
