"""Keys and what they do, for screens on which nobody plays: on a line as far as it reaches, or all in a list."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from rich.style import Style
from rich.text import Text

from transports.console.terminal import cells, wrapped
from transports.fullscreen.keynames import named
from transports.fullscreen.legend import legend
from transports.tongue import Tongue

_GAP: Final = "  "
_ALWAYS: Final = 2
"""Keys at the end of a list that are never left out: the one that lists all, and the one that leaves."""


class Listed(msgspec.Struct, frozen=True):
    """A key, and the message that says what it does."""

    name: str
    """As it stands on an English keyboard; "" for the space bar."""
    what: str
    action: str = ""
    """What a click on it does, with the screen or the app before it."""


def bar(keys: Sequence[Listed], tongue: Tongue, width: int) -> Text:
    """As many of them as the line has room for, the first ones before the others; the last two always."""
    shown = [(named(key.name, tongue), tongue.text(key.what), key.action) for key in keys]
    room = width - sum(cells(f"{name} {said}") + len(_GAP) for name, said, _ in shown[-_ALWAYS:]) + len(_GAP)
    fits: list[tuple[str, str, str]] = []
    for name, said, action in shown[:-_ALWAYS]:
        more = cells(f"{name} {said}") + len(_GAP)
        if more <= room:
            fits.append((name, said, action))
            room -= more
    line = Text(no_wrap=True, overflow="crop")
    for name, said, action in (*fits, *shown[-_ALWAYS:]):
        line.append(_GAP if len(line) else "")
        start = len(line)
        line.append(name, style="bold")
        line.append(f" {said}")
        line.stylize(Style(meta={"@click": action}), start, len(line))
    return line


def listed(keys: Sequence[Listed], tongue: Tongue, width: int) -> Text:
    """All of them, one under the other, in two columns; and below them what the signs of the teams mean."""
    rows = [(named(key.name, tongue), tongue.text(key.what)) for key in keys]
    rows += [("", ""), *legend(tongue)]
    column = max(cells(name) for name, _ in rows) + 2
    lines: list[Text] = []
    for name, what in rows:
        about = wrapped(what, max(20, width - column))
        lines.append(Text.assemble((f"{name}{' ' * (column - cells(name))}", "bold"), about[0]))
        lines += [Text(" " * column + more) for more in about[1:]]
    return Text("\n").join(lines)
