"""Texts with ``parse_mode`` HTML: the tags that Telegram knows, and its refusals of all else."""

from __future__ import annotations

import re
from html import unescape
from typing import Final

from tests.transports.telegram.double.refused import Refused, bad
from tests.transports.telegram.double.units import JSON, units

KINDS: Final = {
    "b": "bold",
    "strong": "bold",
    "i": "italic",
    "em": "italic",
    "u": "underline",
    "ins": "underline",
    "s": "strikethrough",
    "strike": "strikethrough",
    "del": "strikethrough",
    "tg-spoiler": "spoiler",
    "code": "code",
    "pre": "pre",
    "blockquote": "blockquote",
    "a": "text_link",
    "span": "spoiler",
}
SIGN: Final = re.compile(r"&(?:lt|gt|amp|quot|#\d+|#x[0-9a-fA-F]+);")
TAG: Final = re.compile(r"<(/?)([A-Za-z0-9-]*)((?:\s+[\w-]+\s*=\s*(?:\"[^\"]*\"|'[^']*'))*)\s*>")
HREF: Final = re.compile(r"\bhref\s*=\s*(?:\"([^\"]*)\"|'([^']*)')")


def unparsed(sentence: str) -> Refused:
    return bad(f"can't parse entities: {sentence}")


def parse_html(text: str) -> tuple[str, list[JSON]]:
    """The plain text and its entities. Raises a refusal where a tag is unknown, unended or does not fit."""
    plain = ""
    entities: list[JSON] = []
    still_open: list[tuple[str, JSON]] = []
    at = 0
    while at < len(text):
        place = len(text[:at].encode())
        if sign := SIGN.match(text, at):
            plain += unescape(sign[0])
            at = sign.end()
        elif text[at] != "<":
            plain += text[at]
            at += 1
        elif tag := TAG.match(text, at):
            at = tag.end()
            name = tag[2].lower()
            if tag[1]:
                end(name, place, still_open, entities, plain)
            elif name not in KINDS or (name == "span" and "tg-spoiler" not in tag[3]):
                raise unparsed(f'Unsupported start tag "{name}" at byte offset {place}')
            else:
                still_open.append((name, begun(name, tag[3], units(plain))))
        else:
            name = (re.match(r"</?([\w-]*)", text[at:]) or [""])[0].strip("</")
            raise unparsed(f'Unsupported start tag "{name}" at byte offset {place}')
    if still_open:
        raise unparsed(f'Can\'t find end tag corresponding to start tag "{still_open[-1][0]}"')
    return plain, entities


def begun(name: str, attributes: str, offset: int) -> JSON:
    entity: JSON = {"type": KINDS[name], "offset": offset}
    if name == "a" and (href := HREF.search(attributes)):
        entity["url"] = href[1] or href[2]
    return entity


def end(name: str, place: int, still_open: list[tuple[str, JSON]], entities: list[JSON], plain: str) -> None:
    if not still_open:
        raise unparsed(f"Unexpected end tag at byte offset {place}")
    expected, entity = still_open.pop()
    if expected != name:
        raise unparsed(f'Unmatched end tag at byte offset {place}, expected "</{expected}>", found "</{name}>"')
    length = units(plain) - entity["offset"]
    if length and not (entity["type"] == "text_link" and "url" not in entity):
        entities.append(entity | {"length": length})
