"""Texts with ``parse_mode`` MarkdownV2: its marks, and the many signs that must be escaped in it."""

from __future__ import annotations

from typing import Final

from tests.transports.telegram.double.refused import Refused, bad
from tests.transports.telegram.double.units import JSON, units

RESERVED: Final = frozenset("_*[]()~`>#+-=|{}.!")
MARKS: Final = {
    "```": "pre",
    "__": "underline",
    "||": "spoiler",
    "*": "bold",
    "_": "italic",
    "~": "strikethrough",
    "`": "code",
    "[": "text_link",
}
NAMES: Final = {kind: kind.title().replace("_", "") for kind in MARKS.values()} | {"text_link": "TextUrl"}


def unparsed(sentence: str) -> Refused:
    return bad(f"can't parse entities: {sentence}")


def parse_markdown(text: str) -> tuple[str, list[JSON]]:
    """The plain text and its entities. Raises a refusal where a mark is unended or a sign should be escaped."""
    plain = ""
    entities: list[JSON] = []
    still_open: list[tuple[str, int, int]] = []  # mark, where in the plain text, where in bytes
    at = 0
    while at < len(text):
        sign, place = text[at], len(text[:at].encode())
        inside = still_open[-1][0] if still_open else ""
        raw = inside in ("`", "```")
        mark = next((one for one in MARKS if text.startswith(one, at)), "")
        if sign == "\\" and at + 1 < len(text) and ord(text[at + 1]) < 127:
            plain += text[at + 1]
            at += 2
        elif inside == "[" and sign == "]":
            _, begun, _ = still_open.pop()
            url, at = address(text, at + 1)
            entities.append({"type": "text_link", "offset": begun, "length": units(plain) - begun, "url": url})
        elif mark and (mark == inside or not raw):
            at += len(mark)
            if mark == inside:
                _, begun, _ = still_open.pop()
                if units(plain) > begun:
                    entities.append({"type": MARKS[mark], "offset": begun, "length": units(plain) - begun})
            else:
                still_open.append((mark, units(plain), place))
        elif sign == ">" and (not plain or plain.endswith("\n")):
            at += 1  # a quotation: its line begins here
        elif sign in RESERVED and not raw:
            raise unparsed(f"Character '{sign}' is reserved and must be escaped with the preceding '\\'")
        else:
            plain += sign
            at += 1
    if still_open:
        mark, _, place = still_open[-1]
        raise unparsed(f"Can't find end of {NAMES[MARKS[mark]]} entity at byte offset {place}")
    return plain, entities


def address(text: str, at: int) -> tuple[str, int]:
    """The address in round brackets after a link's words, and where it ends."""
    if not text.startswith("(", at):
        return "", at
    end = text.find(")", at)
    if end < 0:
        raise unparsed(f"Can't find end of a URL at byte offset {len(text[:at].encode())}")
    return text[at + 1 : end], end + 1
