"""Makes docs/seat-language.schema.json out of the message types.

    python -m scripts.seat_schema

A JSON Schema of everything that a table and a seat say to each other, for programs that check or generate code.
docs/bots.md tells what it means.
"""

from __future__ import annotations

import ast
import inspect
import sys
import textwrap
from pathlib import Path
from typing import Any, Final, get_args

import msgspec

from core.table.messages import PROTOCOL, FromSeat, ToSeat

PAGE: Final = Path(__file__).resolve().parents[1] / "docs" / "seat-language.schema.json"


def schema() -> dict[str, Any]:
    """The schema: a message is one of ``$defs/ToSeat`` (the table's) or ``$defs/FromSeat`` (the seat's)."""
    sides, parts = msgspec.json.schema_components((ToSeat, FromSeat), ref_template="#/$defs/{name}")
    told = _notes(get_args(ToSeat) + get_args(FromSeat))
    for name, part in parts.items():
        _describe(part, told.get(name, {}))
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"The seat language of buraco, protocol {PROTOCOL}",
        "description": (
            "One message; on stdio one a line. A seat ignores fields and messages that it does not know; "
            "the table refuses them."
        ),
        "anyOf": [{"$ref": "#/$defs/ToSeat"}, {"$ref": "#/$defs/FromSeat"}],
        "$defs": {
            "ToSeat": {"description": "What the table says.", **sides[0]},
            "FromSeat": {"description": "What a seat says.", **sides[1]},
            **dict(sorted(parts.items())),
        },
    }


def text() -> str:
    """The file, as it has to be."""
    return msgspec.json.format(msgspec.json.encode(schema()), indent=2).decode() + "\n"


def _describe(part: dict[str, Any], notes: dict[str, str]) -> None:
    """Give the properties of a type the notes that stand under its fields."""
    if "description" in part:
        part["description"] = _plain(part["description"])
    for name, field in part.get("properties", {}).items():
        if name in notes:
            field["description"] = notes[name]


def _notes(types: tuple[Any, ...]) -> dict[str, dict[str, str]]:
    """By type, of these and of all that they are made of: by field, what is written under it."""
    found: dict[str, dict[str, str]] = {}
    left = list(types)
    while left:
        type_ = left.pop()
        left += get_args(type_)
        if isinstance(type_, type) and issubclass(type_, msgspec.Struct) and type_.__name__ not in found:
            found[type_.__name__] = _notes_of(type_)
            left += [field.type for field in msgspec.structs.fields(type_)]
    return found


def _notes_of(type_: type[msgspec.Struct]) -> dict[str, str]:
    body = ast.parse(textwrap.dedent(inspect.getsource(type_))).body[0]
    assert isinstance(body, ast.ClassDef)
    notes: dict[str, str] = {}
    field = ""
    for node in body.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            field = node.target.id
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and field:
            notes[field] = _plain(str(node.value.value))
    return notes


def _plain(note: str) -> str:
    return " ".join(note.replace("``", "`").split())


if __name__ == "__main__":
    PAGE.write_text(text(), "utf-8")
    sys.exit(0)
