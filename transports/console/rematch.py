"""Another match with the same players: who plays it at a shared table, and the wish for one at a table of one's own."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from core.table.messages import Hello
from transports.console.aliases import afterwards
from transports.console.terminal import Paper
from transports.text import all_of, clean_name
from transports.tongue import Tongue


class Another(msgspec.Struct):
    """A match that may be played once more, at another table of one's own."""

    offered: bool = False
    """Is the match over, and was another one offered?"""
    wanted: bool = False
    """Is another one to be played?"""

    def offer(self, paper: Paper, tongue: Tongue) -> str:
        """Say how another one is asked for; gives what was said."""
        self.offered = True
        said = tongue.text("rematch-another")
        paper.say(said, hang=2)
        return said

    def chosen(self, line: str, tongue: Tongue) -> bool:
        """Does this line, after the match, say what comes next: another one, or nothing?"""
        self.wanted = afterwards(line, tongue).lower() == "again"
        return self.wanted or not line.strip()


def again(hello: Hello, before: Sequence[str], tongue: Tongue) -> str:
    """A sentence about the new table; ``before``: the names of those who played at the old one, fit for a screen."""
    names = [clean_name(player.name, seat, tongue) if player.name else "" for seat, player in enumerate(hello.players)]
    free = [seat for seat, name in enumerate(names) if not name]
    if not free and set(names) <= set(before):
        return tongue.text("rematch-same", table=hello.table)
    here = _here(hello, names, tongue)
    if not free:
        return tongue.text("rematch-full", table=hello.table, here=here)
    seats = tongue.text("rematch-free", seats=all_of(tongue, [str(seat) for seat in free]), count=len(free))
    missing = [name for name in before if name not in names]
    if not missing:
        return tongue.text("rematch-open", table=hello.table, here=here, free=seats)
    gone = tongue.text("rematch-missing", names=all_of(tongue, missing), count=len(missing))
    return tongue.text("rematch-missed", table=hello.table, here=here, free=seats, missing=gone)


def _here(hello: Hello, names: Sequence[str], tongue: Tongue) -> str:
    """Who plays again, the reader first."""
    others = [name for seat, name in enumerate(names) if name and seat != hello.seat]
    own = hello.seat is not None and bool(names[hello.seat])
    if not others:
        return tongue.text("rematch-own") if own else tongue.text("rematch-nobody")
    listed = all_of(tongue, others)
    if own:
        return tongue.text("rematch-own-with", names=listed, count=len(others))
    return tongue.text("rematch-others", names=listed, count=len(others))
