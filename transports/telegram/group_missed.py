"""What a chat was not told of its table while nobody looked on for it: the sheets of deals that are over, the result.

It is read in the public record, where no hand of a deal in play ever stands.
"""

from __future__ import annotations

from typing import Final

import msgspec

from core.game.rules import options_of
from core.table.messages import PROTOCOL, End, Hello, Lobby, LobbySeat, MatchResult, RulesSaid
from core.table.public_record import MatchLine, ResultLine, ScoreLine, read_line
from transports.telegram.house import House, NewTable

MOST_MISSED: Final = 3
"""Sheets that are told afterwards, the newest: of more, the chat has the score."""
_WANTED: Final = (b'{"type":"match"', b'{"type":"score"', b'{"type":"result"')


class Missed(msgspec.Struct, frozen=True):
    """What the record says of a table, as far as it is over."""

    ends: tuple[End, ...]
    """Of its deals, oldest first; the result with the last."""
    hello: Hello | None = None
    """The greeting that a watcher would have had."""
    lobby: Lobby | None = None
    """Who sat there at the first deal, as if it were the last."""


async def missed(house: House, table: str, deal: int) -> Missed:
    """What came after that deal; an older one once more if it has brought the result. Raises TableError; RulesError and
    ValueError for a record that cannot be read here.
    """
    match: MatchLine | None = None
    ends: list[End] = []
    for raw in (await house.record(table)).splitlines():
        line = read_line(raw) if raw.startswith(_WANTED) else None
        if isinstance(line, MatchLine):
            match = line
        elif isinstance(line, ScoreLine):
            ends.append(End(n=line.n, score=line.score, totals=line.totals, sheet=line.sheet, secret=line.secret))
        elif isinstance(line, ResultLine) and ends:
            result = msgspec.convert(line, MatchResult, from_attributes=True)
            ends[-1] = msgspec.structs.replace(ends[-1], result=result)
    late = tuple([end for end in ends if end.n > deal or end.result is not None][-MOST_MISSED:])
    if match is None:
        return Missed(late)
    rules = RulesSaid(match.rules, options_of(house.rules(NewTable(match.rules, match.options))))
    hello = Hello(PROTOCOL, table, None, rules, match.seats, None, match.engine)
    seats = tuple(LobbySeat(name=one.name, kind=one.kind) for one in match.seats)
    return Missed(late, hello, Lobby(seq=0, phase="over", seats=seats))
