"""Orders to a shared table, and the other commands that players are sent to: what they answer, in any language."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

import pytest

from core.table.orders import Done
from scripts import admin
from scripts.failure import CommandError
from scripts.language import speaking
from tests.scripts.hosting import hosted
from tests.scripts.machines import SHORT, Machine
from tests.scripts.terminal_session import piped
from tests.transports.redis.servers import Server


@pytest.fixture
def machine(tmp_path: Path, servers: Callable[[str], Server]) -> Machine:
    """A machine with Valkey."""
    return Machine(tmp_path / "home", servers("valkey").url)


async def test_other_rules_are_agreed_on_before_the_first_deal(machine: Machine) -> None:
    async with hosted(machine.url):
        code = await machine.table("--seats", "human,greedy,human,greedy", "--name", "Ana")
        two = ("rules", "buraco", "--option", "players=2", *SHORT)
        said = (await machine.fine("admin", code, *two)).strip()
        assert said == f"Table {code} plays other rules now, and nobody is ready any more: 0 Ana, 1 Bruno."
        assert (await machine.fine("admin", code, *two)).strip() == f"Table {code} plays these rules already."
        said = await machine.refused("admin", code, "rules", "burraco", "--option", "teams=3", status=2)
        assert said == "teams: 3 teams need 6 players and there are 4; choose 2 teams, or 6 players."
        assert "did you mean buraco or burraco?" in await machine.refused("admin", code, "rules", "burako", status=2)
        entry = await machine.entry(code)
        assert entry is not None
        assert (entry.preset, len(entry.players)) == ("buraco", 2)


def test_commands_that_players_are_sent_to_answer_in_their_language(tmp_path: Path) -> None:
    said = piped(tmp_path, "seat-token", "K7M2QX", "0", "--days", "0", "--lang", "it")
    assert said.stderr == "buraco seat-token: --days: un token vale da 1 a 3650 giorni.\n"
    for words in (("export", "K7M2QX", "--record", "-"), ("admin", "K7M2QX", "pause")):
        ran = piped(tmp_path, *words, LC_ALL="", LANG="ru_RU.UTF-8")
        assert "Общих столов здесь ещё нет" in ran.stderr
    table = Done(seq=1, players=("Ana", "", "Carla", ""), phase="playing")
    done = Done(seq=2, players=("Ana", "", "", ""), phase="lobby")
    args = argparse.Namespace(order="kick")
    with speaking("it"):
        assert admin.told(args, "K7M2QX", 2, table, done) == (
            "Il posto 2 del tavolo K7M2QX ora è libero (era di Carla)."
        )
        assert admin.told(argparse.Namespace(order="pause"), "K7M2QX", 0, table, table).endswith(
            "Si continua con: buraco admin K7M2QX resume"
        )
        with pytest.raises(CommandError, match=r"nessuno si chiama Bea.*\(0 Ana, 1 libero, 2 Carla, 3 libero\)"):
            admin.seat_of("K7M2QX", "Bea", table.players)
