"""Links that lead to the bot, and what they bring with them when somebody presses Start behind one."""

from __future__ import annotations

import re
from typing import Final

import msgspec

from transports.telegram.screen import Place

_JOIN: Final = re.compile(r"j_([A-Za-z0-9_-]{1,40})")
_GROUP: Final = re.compile(r"s_(-?[0-9]{1,20})(?:_([0-9]{1,10}))?")


class ToTable(msgspec.Struct, frozen=True):
    """To a table, by its code."""

    table: str


class FromGroup(msgspec.Struct, frozen=True):
    """From a group that wants to write to them in private."""

    place: Place


def read(word: str) -> ToTable | FromGroup | None:
    """What a link has brought; None for nothing that is known.

    >>> read("j_K7M2QX"), read("s_-100123_7"), read("x")
    (ToTable(table='K7M2QX'), FromGroup(place=Place(chat=-100123, topic=7)), None)
    """
    if found := _JOIN.fullmatch(word):
        return ToTable(found[1])
    if found := _GROUP.fullmatch(word):
        return FromGroup(Place(int(found[1]), int(found[2]) if found[2] else None))
    return None


def to_table(username: str, table: str) -> str:
    """The link that brings its reader to a table.

    >>> to_table("burraco_bot", "K7M2QX")
    'https://t.me/burraco_bot?start=j_K7M2QX'
    """
    return f"https://t.me/{username}?start=j_{table}"


def from_group(username: str, place: Place) -> str:
    """The link for those of a group who have to press Start before they can be written to.

    >>> from_group("burraco_bot", Place(-100123)), from_group("burraco_bot", Place(-100123, 7))
    ('https://t.me/burraco_bot?start=s_-100123', 'https://t.me/burraco_bot?start=s_-100123_7')
    """
    topic = "" if place.topic is None else f"_{place.topic}"
    return f"https://t.me/{username}?start=s_{place.chat}{topic}"


def into_group(username: str) -> str:
    """The link with which the bot is taken into a group."""
    return f"https://t.me/{username}?startgroup=new"
