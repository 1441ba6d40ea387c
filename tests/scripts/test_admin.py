"""`buraco admin CODE rules`: other rules before the first deal, on a real server, and what the record says then."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from scripts.verify import verify
from tests.scripts.hosting import hosted
from tests.scripts.machines import BY_HINTS, SHORT, Machine
from tests.transports.redis.servers import Server


@pytest.fixture
def machine(tmp_path: Path, servers: Callable[[str], Server]) -> Machine:
    """A machine with Valkey."""
    return Machine(tmp_path / "home", servers("valkey").url)


async def test_other_rules_are_agreed_on_before_the_first_deal_and_played(machine: Machine, tmp_path: Path) -> None:
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
        played = await machine.fine("join", code, "--as", "Ana", lines=f"ready\n{BY_HINTS}")
        assert "The match is over." in played
        record = tmp_path / "match.jsonl"
        await machine.fine("export", code, "--record", str(record))
        assert '"rules":"buraco"' in record.read_text("utf-8").splitlines()[0]
        assert not verify(record).faults
        said = await machine.refused("admin", code, "rules", "burraco")
        assert "is over" in said
