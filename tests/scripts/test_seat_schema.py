"""The JSON Schema of the seat language is that of the message types."""

from __future__ import annotations

import json
from typing import Any, get_args

import msgspec
import pytest

from core.game.actions import Action
from core.game.events import AnyEvent
from core.table.messages import FromSeat, ToSeat
from scripts.seat_schema import PAGE, schema, text

SCHEMA: dict[str, Any] = json.loads(PAGE.read_text("utf-8"))


def test_the_file_is_that_of_the_types() -> None:
    if PAGE.read_text("utf-8") != text():
        pytest.fail("run `python -m scripts.seat_schema`: the schema is not that of today's message types")


def test_every_message_action_and_event_is_in_it() -> None:
    types = [type_ for union in (ToSeat, FromSeat, Action, AnyEvent) for type_ in get_args(union)]
    names = {type_.__name__ for type_ in types}
    assert names <= SCHEMA["$defs"].keys()
    for type_ in types:
        part = SCHEMA["$defs"][type_.__name__]
        config = type_.__struct_config__
        assert part["properties"][config.tag_field] == {"enum": [config.tag]}
        assert config.tag_field in part["required"]


def test_every_reference_leads_somewhere() -> None:
    def references(part: Any) -> set[str]:
        if isinstance(part, dict):
            own = {part["$ref"]} if "$ref" in part else set()
            return own.union(*map(references, part.values()))
        return set().union(*map(references, part)) if isinstance(part, list) else set()

    found = references(SCHEMA)
    assert len(found) > 40
    assert all(SCHEMA["$defs"].get(name.removeprefix("#/$defs/")) for name in found)


def test_a_seat_may_add_nothing_and_the_table_may() -> None:
    for type_ in get_args(FromSeat):
        assert SCHEMA["$defs"][type_.__name__]["additionalProperties"] is False
    for type_ in get_args(ToSeat):
        assert "additionalProperties" not in SCHEMA["$defs"][type_.__name__]


def test_fields_keep_the_notes_that_stand_under_them() -> None:
    assert SCHEMA["$defs"]["Act"]["description"] == "Actions for the update numbered `seq`, all or nothing."
    assert SCHEMA["$defs"]["View"]["properties"]["counts"]["description"] == "Cards held, by seat."
    assert json.loads(msgspec.json.encode(schema())) == SCHEMA
