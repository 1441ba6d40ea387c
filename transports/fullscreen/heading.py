"""The heading of the table: which game and deal, the score of the match, and the clock of whoever is to move."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec
from rich.text import Text

from core.game.view import View
from transports.console.screen import game_name
from transports.console.terminal import cells
from transports.fullscreen.paint import Paint
from transports.fullscreen.teams import team_signs
from transports.text import Words

LOW_MS: Final = 10_000
"""With less than that left the clock has a sign."""
_BARS: Final = (12, 6, 0)
"""Columns of the clock's bar."""


class Clock(msgspec.Struct, frozen=True):
    """What is left to whoever is to move."""

    left_ms: int | None
    """All of it, what is in the bank with it; None: the table has not said it of this turn yet."""
    bank_ms: int = 0
    """What of it is the bank's."""
    turn_ms: int | None = None
    """How long a turn may last without the bank, where that is known: what the bar is measured by."""


def clock_text(clock: Clock, bar: int) -> str:
    """Minutes and seconds of the turn, behind a plus those of the bank; before them a bar of so many columns.

    Blanks of the same width where it is not known yet.
    """
    if clock.left_ms is None:
        return " " * len(clock_text(Clock(clock.turn_ms or LOW_MS, 0, clock.turn_ms), bar))
    turn, bank = max(0, clock.left_ms - clock.bank_ms), max(0, min(clock.bank_ms, clock.left_ms))
    shown = _digits(turn)
    if clock.bank_ms or bank:
        shown += f" + {_digits(bank)}"
    if bar and clock.turn_ms:
        full = min(bar, -(-turn * bar // clock.turn_ms))
        shown = f"{'━' * full}{'─' * (bar - full)} {shown}"
    return f"! {shown}" if turn + bank < LOW_MS else shown


def _digits(ms: int) -> str:
    minutes, seconds = divmod(-(-ms // 1000), 60)
    return f"{minutes}:{seconds:02}"


def heading(seen: View, words: Words, paint: Paint, clock: Clock | None, width: int) -> Text:
    """One line: the deal and the game at the left, then the score, the clock at the right."""
    for left, score, bar in _wordings(seen, words):
        right = score if clock is None else f"{score}   {clock_text(clock, bar)}"
        if cells(left) + cells(right) + 2 <= width:
            break
    line = Text.assemble((left, "bold"), " " * max(1, width - cells(left) - cells(right)))
    line.append(score, style="bold")
    if clock is not None:
        low = clock.left_ms is not None and clock.left_ms < LOW_MS
        line.append(f"   {clock_text(clock, bar)}", style=paint.accent if low else "")
    line.truncate(width, overflow="ellipsis")
    return line


def _wordings(seen: View, words: Words) -> Iterator[tuple[str, str, int]]:
    """Game, score and columns of the clock's bar, the longest wording first."""
    deal = words.tongue.text("screen-deal", n=seen.n)
    signs = team_signs(words)
    teams = [(_own(words) + at) % words.rules.teams for at in range(words.rules.teams)]
    long = "  ".join(f"{signs[team]} {words.team_name(team)} {seen.scores[team]}" for team in teams)
    short = "  ".join(f"{signs[team]} {seen.scores[team]}" for team in teams)
    whole = f"{deal} · {game_name(words.rules, words.tongue)}"
    for bar in _BARS:
        yield whole, long, bar
    for bar in _BARS[1:]:
        yield whole, short, bar
    for bar in _BARS[1:]:
        yield deal, short, bar


def _own(words: Words) -> int:
    return 0 if words.seat is None else words.seat % words.rules.teams
