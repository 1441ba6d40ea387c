"""What every channel and key is called. All of a table's carry its code in braces: one hash slot of a cluster."""

from __future__ import annotations

import re
from typing import Final

from core.table.ports import UnknownTable

TABLES: Final = "buraco:tables"
"""Hash: a table's code -> its entry in the list."""
WANTING: Final = "buraco:wanting"
"""Set: the tables that want a host."""
RESULTS: Final = "buraco:results"
"""Hash: a table's code -> the result of its match; set once."""
BOTS: Final = "buraco:bots"
"""Hash: the name of a bot that a host has of its own -> when it was offered last, in milliseconds since 1970."""
LOBBY: Final = "buraco:lobby"
"""Channel: codes of tables that want a host now."""
SECRET: Final = "buraco:secret"
"""The key that tokens are signed with, shared by all gateways."""
LOGS: Final = "buraco:{*}:log"
"""The pattern of all logs' keys."""

_CODE: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")
_CHANNEL: Final = re.compile(rb"buraco:\{([A-Za-z0-9_-]{1,40})\}:(in|out):([0-9a-z]{1,3})")


def is_code(text: str) -> bool:
    """May a table be called so?"""
    return _CODE.fullmatch(text) is not None


def of(table: str, rest: str) -> str:
    """A name of this table's. Raises UnknownTable for a code that no table has: nothing odd ever gets into a name."""
    if not _CODE.fullmatch(table):
        raise UnknownTable(table)
    return f"buraco:{{{table}}}:{rest}"


def heard(table: str, seat: int | None) -> str:
    """The channel that a seat (None: any watcher) speaks on.

    >>> heard("K7M2QX", 2), heard("K7M2QX", None)
    ('buraco:{K7M2QX}:in:2', 'buraco:{K7M2QX}:in:w')
    """
    return of(table, f"in:{'w' if seat is None else seat}")


def told(table: str, seat: int | None) -> str:
    """The channel that a seat (None: every watcher) listens to.

    >>> told("K7M2QX", 0), told("K7M2QX", None)
    ('buraco:{K7M2QX}:out:0', 'buraco:{K7M2QX}:out:w')
    """
    return of(table, f"out:{'w' if seat is None else seat}")


def orders(table: str) -> str:
    """The channel that trusted edges speak on."""
    return of(table, "in:t")


def answers(table: str) -> str:
    """The channel that trusted edges listen to."""
    return of(table, "out:t")


def log(table: str) -> str:
    """The stream of the table's records."""
    return of(table, "log")


def owner(table: str) -> str:
    """The lease: its value is the token of the host that has the table."""
    return of(table, "owner")


def host(name: str) -> str:
    """The channel on which a host (or another exchange) hears its own heart."""
    return f"buraco:host:{name}"


def chats(bot: int, rest: str) -> str:
    """A key of what the chats of this bot keep; all of a bot's carry its number in braces: one hash slot.

    >>> chats(4711, "led")
    'buraco:tg:{4711}:led'
    """
    return f"buraco:tg:{{{bot}}}:{rest}"


def parts(channel: bytes) -> tuple[str, str, str] | None:
    """The table, ``in`` or ``out``, and who (a seat's number, ``w`` or ``t``) of a table's channel; else None.

    >>> parts(b"buraco:{K7M2QX}:in:2")
    ('K7M2QX', 'in', '2')
    """
    found = _CHANNEL.fullmatch(channel)
    if found is None:
        return None
    table, way, who = found.groups()
    return table.decode(), way.decode(), who.decode()


def table_of_log(key: bytes) -> str | None:
    """The table whose log lies under this key; None for any other key.

    >>> table_of_log(b"buraco:{K7M2QX}:log")
    'K7M2QX'
    """
    code = key.removeprefix(b"buraco:{").removesuffix(b"}:log").decode(errors="replace")
    return code if _CODE.fullmatch(code) and log(code).encode() == key else None
