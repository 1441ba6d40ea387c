"""The map of the house is true: every room it names is there, and every room but the bots' is on it."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
NAMED = set(re.findall(r"`((?:core|transports|bots|scripts|tests)/[\w/.]+)`", PAGE))


def test_every_room_on_the_map_exists() -> None:
    assert len(NAMED) > 60
    missing = sorted(name for name in NAMED if not (ROOT / name).exists())
    assert not missing


def test_every_room_of_the_core_of_the_carriers_and_of_the_commands_is_on_the_map() -> None:
    rooms = [
        path.relative_to(ROOT).as_posix()
        for folder in ("core/game", "core/table", "transports", "scripts")
        for path in sorted((ROOT / folder).glob("*.py"))
        if path.name != "__init__.py"
    ]
    assert not [room for room in rooms if room not in NAMED]
