"""The record of a match that anyone may see and check: JSON lines, made from a table's own records.

The lines of a deal come together when it is over, so that a record never shows a hand still in play. Everything in
them is explicit; no seed and no engine is needed to follow them. Nothing but ``ms`` depends on time.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterable
from typing import Any, Final

import msgspec

from core.game.actions import Action
from core.game.fairness import DealLine, deal_line
from core.game.scoring import Sheet
from core.game.shuffle import commitment
from core.table import telling
from core.table.decoding import decoded
from core.table.messages import Player
from core.table.ports import LogDamaged
from core.table.records import Acted, Record, Shuffled
from core.table.state import fold, folded
from core.table.table import Table

FORMAT: Final = 1


class MatchLine(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="match"):
    """The first line: who plays what."""

    format: int
    table: str
    rules: str
    """The preset."""
    options: dict[str, Any]
    """What differs from it."""
    seats: tuple[Player, ...]
    engine: int
    seeded: bool = False
    """Cards from a seed: no fair shuffle."""


class ActLine(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="act"):
    """What a seat did."""

    seat: int
    actions: tuple[Action, ...]
    ms: int
    by: str
    """``player``, or ``clock``: a stand-in acted."""
    info: Any = None
    explain: str | None = None


class ScoreLine(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="score"):
    """The end of a deal; of an abandoned one ``over`` and ``score`` are null and there is no sheet."""

    n: int
    over: str | None
    score: tuple[int, ...] | None
    totals: tuple[int, ...]
    sheet: tuple[Sheet, ...]
    secret: str | None


class ResultLine(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="result"):
    """The end of the match. Where stand-ins acted, their turns and all turns, by seat."""

    winner: int | None
    totals: tuple[int, ...]
    reason: str
    stand_in: tuple[int, ...] = ()
    turns: tuple[int, ...] = ()
    left: tuple[str, ...] = ()
    """Who left for good."""


Line = MatchLine | DealLine | ActLine | ScoreLine | ResultLine

_decoder: Final = msgspec.json.Decoder(Line)


def read_line(raw: bytes | str) -> Line:
    """A line of a public record; fields that it does not know are passed over. Raises ValueError with the reason."""
    line: Line = decoded(_decoder, raw)
    return line


class PublicRecord:
    """Makes the public lines while a match goes on."""

    def __init__(self) -> None:
        self._table: Table | None = None
        self._held_back: list[Line] = []
        """The lines of the deal in play."""
        self._ended = False
        """Is the result told? What follows it in a log is about another match."""

    def add(self, record: Record) -> list[Line]:
        """Take the table's next record; gives the lines that may be shown now. Raises Misfit for one out of order."""
        table, _ = fold(self._table, record)
        return self.follow(record, table)

    def follow(self, record: Record, table: Table) -> list[Line]:
        """The same, for who has folded the record already; ``table`` is the table after it."""
        self._table = table
        lines: list[Line] = []
        deal = table.deal
        if isinstance(record, Shuffled):
            if record.n == 1:
                lines.append(match_line(table))
            self._held_back = [_deal_line(table)]
        elif isinstance(record, Acted):
            self._held_back.append(_act_line(record))
        if self._held_back and deal is not None and (deal.over is not None or table.result is not None):
            lines += [*self._held_back, _score_line(table)]
            self._held_back = []
        result = None if self._ended else telling.result(table)
        if result is not None:
            self._ended = True
            if table.n == 0:
                lines.append(match_line(table))
            lines.append(
                ResultLine(
                    winner=result.winner,
                    totals=result.totals,
                    reason=result.reason,
                    stand_in=result.stand_in,
                    turns=result.turns,
                    left=result.left,
                )
            )
        return lines


def public_lines(table: str, raw: Iterable[bytes]) -> list[Line]:
    """The public record of a table, from its log as it lies there. Raises LogDamaged, OtherEngine."""
    public = PublicRecord()
    return [line for record, now, _ in folded(table, raw) for line in public.follow(record, now)]


def lines_before_damage(table: str, raw: Iterable[bytes]) -> tuple[list[Line], int]:
    """The lines of the deals that were over before the first record that does not fit, and how many deals that were.

    Raises OtherEngine.
    """
    public, lines = PublicRecord(), list[Line]()
    with contextlib.suppress(LogDamaged):
        for record, now, _ in folded(table, raw):
            lines += public.follow(record, now)
    return lines, sum(isinstance(line, ScoreLine) for line in lines)


def written(lines: Iterable[Line]) -> bytes:
    """Lines as they stand in a file."""
    return b"".join(msgspec.json.encode(line) + b"\n" for line in lines)


def match_line(table: Table) -> MatchLine:
    """The first line of a table's record."""
    return MatchLine(
        format=FORMAT,
        table=table.id,
        rules=table.opened.preset,
        options=table.opened.overrides,
        seats=telling.players(table),
        engine=table.opened.engine,
        seeded=table.seeded,
    )


def _deal_line(table: Table) -> DealLine:
    assert table.dealt is not None
    if table.secret is None or table.nonces is None:
        return deal_line(table.n, table.dealt)
    nonces = [None if nonce is None else bytes.fromhex(nonce) for nonce in table.nonces]
    return deal_line(table.n, table.dealt, commitment(bytes.fromhex(table.secret)), nonces)


def _act_line(record: Acted) -> ActLine:
    return ActLine(
        seat=record.seat,
        actions=record.actions,
        ms=record.ms,
        by=record.by,
        info=record.info,
        explain=record.explain,
    )


def _score_line(table: Table) -> ScoreLine:
    assert table.deal is not None
    end = telling.end(table)
    return ScoreLine(
        n=end.n, over=table.deal.over, score=end.score, totals=end.totals, sheet=end.sheet, secret=end.secret
    )
