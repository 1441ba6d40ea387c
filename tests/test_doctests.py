"""The examples in docstrings are true."""

from __future__ import annotations

import doctest
import importlib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ROOMS = sorted(
    ".".join(path.relative_to(ROOT).with_suffix("").parts)
    for package in ("core", "bots", "transports", "scripts")
    for path in (ROOT / package).rglob("*.py")
    if ">>> " in path.read_text("utf-8")
)


@pytest.mark.parametrize("room", ROOMS)
def test_the_examples_of_the_room_are_true(room: str) -> None:
    failed, tried = doctest.testmod(importlib.import_module(room.removesuffix(".__init__")))
    assert tried
    assert not failed
