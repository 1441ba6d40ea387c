"""Weights as Python: the written room is one that the expert can play with."""

from __future__ import annotations

from pathlib import Path

from bots import outlook
from bots.outlook import FEATURES
from scripts.fitting.expert_weights import present
from scripts.fitting.names import ROOMS
from scripts.fitting.written import expert_room, outlook_tables


def read(text: str) -> dict[str, object]:
    """What a room of this text holds."""
    found: dict[str, object] = {}
    exec(compile(text, "room", "exec"), found)
    return found


def test_the_present_weights_written_and_read_again_are_the_present_weights() -> None:
    room = read(expert_room(present(), "buraco fit expert", []))
    assert {part: room[part] for part in ROOMS} == present()


def test_only_what_the_docstring_says_differs_from_the_present_room() -> None:
    text = expert_room(present(), "buraco fit expert", [])
    here = (Path(outlook.__file__).parent / "expert_weights.py").read_text("utf-8").replace(" -0,", " 0,")
    mark = "from __future__"
    assert text.partition(mark)[2] == here.partition(mark)[2]
    assert max(map(len, text.splitlines())) <= 120


def test_the_room_says_what_made_it_and_what_that_left_alone() -> None:
    said = str(read(expert_room(present(), "buraco fit expert --tables open_any", ["open_sets"]))["__doc__"])
    assert "Made by `buraco fit expert --tables open_any`." in said
    assert "left as they were: open_sets." in said


def test_tables_of_the_outlook_have_the_shape_of_the_present_ones() -> None:
    text = outlook_tables({"fast": [1.4] * FEATURES + [-2.6] * FEATURES}, "buraco fit outlook")
    found = read("from typing import Final\n" + text)["FAST"]
    assert found == ((1,) * FEATURES, (-3,) * FEATURES)
    assert [len(row) for row in outlook.FAST] == [FEATURES, FEATURES]
    assert "`buraco fit outlook`" in text
