"""Who plays again at the table of the next match, and who does not."""

from __future__ import annotations

from collections.abc import Sequence

from core.table.messages import Hello
from transports.text import capital, clean_name, either


def again(hello: Hello, before: Sequence[str]) -> str:
    """A sentence about the new table; ``before``: the names of those who played at the old one, fit for a screen."""
    names = [clean_name(player.name, seat) if player.name else "" for seat, player in enumerate(hello.players)]
    free = [seat for seat, name in enumerate(names) if not name]
    if not free and set(names) <= set(before):
        return f"The same players play again: this is table {hello.table}."
    here = [seat for seat, name in enumerate(names) if name]
    here.sort(key=lambda seat: seat != hello.seat)
    who = either(["you" if seat == hello.seat else names[seat] for seat in here], "and") if here else "nobody"
    plays = "plays" if len(here) < 2 and who != "you" else "play"
    told = f"The next match is at table {hello.table}: {who} {plays} again"
    if not free:
        return f"{told}."
    seats = either([str(seat) for seat in free], "and")
    missing = [name for name in before if name not in names]
    gone = f" ({capital(either(missing, 'and'))} {'is' if len(missing) == 1 else 'are'} not there)" if missing else ""
    return f"{told}; seat{'' if len(free) == 1 else 's'} {seats} {'is' if len(free) == 1 else 'are'} free{gone}."
