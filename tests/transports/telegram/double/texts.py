"""Texts as Telegram counts and keeps them: in UTF-16 units, with entities, trimmed at their end, not too long."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from tests.transports.telegram.double.parse_html import parse_html
from tests.transports.telegram.double.parse_markdown import parse_markdown
from tests.transports.telegram.double.people import Person
from tests.transports.telegram.double.refused import bad
from tests.transports.telegram.double.units import JSON, units

MOST_TEXT: Final = 4096
MOST_CAPTION: Final = 1024

PLAIN: Final = frozenset(
    [
        "bold",
        "italic",
        "underline",
        "strikethrough",
        "spoiler",
        "code",
        "pre",
        "blockquote",
        "expandable_blockquote",
        "text_link",
        "custom_emoji",
        "mention",
        "hashtag",
        "cashtag",
        "bot_command",
        "url",
        "email",
        "phone_number",
        "text_mention",
        "date_time",
    ]
)
FOUND: Final = {
    "bot_command": re.compile(r"(?<![\w/<>])/[A-Za-z0-9_]{1,64}(?:@[A-Za-z0-9_]{3,32})?(?![\w/])"),
    "mention": re.compile(r"(?<!\w)@[A-Za-z0-9_]{4,32}\b"),
}
"""What Telegram finds by itself in any text, so far as the double knows it."""

Who = Callable[[int], Person | None]


def checked(text: str, entities: Any, parse_mode: str, most: int, who: Who) -> tuple[str, list[JSON]]:
    """The text and its entities as they will be shown. Raises a refusal for what Telegram refuses."""
    if parse_mode:
        text, given = parsed(text, parse_mode)
    else:
        given = [entity for entity in (within(one, text, who) for one in entities or []) if entity]
    kept = text.replace("\r", "").rstrip()
    end = units(kept)
    if end > most:
        raise bad("message is too long" if most == MOST_TEXT else "message caption is too long")
    clipped = [one | {"length": min(one["length"], end - one["offset"])} for one in given if one["offset"] < end]
    clipped.sort(key=lambda one: (one["offset"], -one["length"]))
    return kept, clipped + found(kept, clipped)


def parsed(text: str, parse_mode: str) -> tuple[str, list[JSON]]:
    ways = {"html": parse_html, "markdownv2": parse_markdown}
    if parse_mode.lower() not in ways:
        raise bad("unsupported parse_mode")
    return ways[parse_mode.lower()](text)


def within(entity: Any, text: str, who: Who) -> JSON | None:
    """An entity if it lies within the text, None where it means nothing: without length, or of a stranger."""
    if not isinstance(entity, dict) or entity.get("type") not in PLAIN:
        raise bad("can't parse MessageEntity: unsupported type")
    offset, length = entity.get("offset"), entity.get("length")
    if type(offset) is not int or type(length) is not int:
        raise bad('can\'t parse MessageEntity: field "offset" must be of type Number')
    if offset < 0 or length < 0:
        raise bad("receive an entity with incorrect offset or length")
    edges = [0]
    for sign in text:
        edges.append(edges[-1] + units(sign))
    if offset + length > edges[-1]:
        raise bad(
            f"entity beginning at UTF-16 offset {offset} ends after the end of the text at UTF-16 offset "
            f"{offset + length}"
        )
    if offset not in edges:
        raise bad(f"entity begins in a middle of a UTF-16 symbol at byte offset {offset}")
    if offset + length not in edges:
        raise bad(f"entity ends in a middle of a UTF-16 symbol at byte offset {offset + length}")
    if entity["type"] != "text_mention":
        return entity if length else None
    number = (entity.get("user") or {}).get("id")
    if type(number) is not int:
        raise bad('can\'t parse MessageEntity: field "user" must be of type Object')
    person = who(number)
    return entity | {"user": person.json()} if person and length else None


def found(text: str, given: list[JSON]) -> list[JSON]:
    """Commands and mentions that nobody marked, outside what is marked."""
    taken = [(one["offset"], one["offset"] + one["length"]) for one in given]
    entities = []
    for kind, pattern in FOUND.items():
        for match in pattern.finditer(text):
            start = units(text[: match.start()])
            end = start + units(match[0])
            if all(end <= first or start >= last for first, last in taken):
                entities.append({"type": kind, "offset": start, "length": end - start})
    return sorted(entities, key=lambda one: int(one["offset"]))


def marked(text: str, entity: JSON) -> str:
    """What an entity covers."""
    raw = text.encode("utf-16-le")
    return raw[2 * entity["offset"] : 2 * (entity["offset"] + entity["length"])].decode("utf-16-le")
