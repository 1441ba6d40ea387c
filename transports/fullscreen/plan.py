"""How the room of the table is shared out between its parts: pure geometry, in columns and lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from transports.fullscreen.spread import TALLEST, Spread, spread

LEAST: Final = (60, 18)
"""Columns and lines that a screen must have for a table."""
WIDTHS: Final = [(0, "-cramped"), (LEAST[0], "-usual"), (132, "-wide")]
"""By the columns of a screen, a class that it has: an app that shows a table takes these as HORIZONTAL_BREAKPOINTS."""
HEIGHTS: Final = [(0, "-low"), (LEAST[1], "-high")]
"""By its lines: VERTICAL_BREAKPOINTS."""

_TEAMS_LEAST: Final = 4
"""Lines that the melds should have: a heading and three melds. Where all is short one less: a long sentence under the
table takes lines from it for a moment, and the hand is not to change its form for that."""
_BOXED: Final = 7
"""Lines of the melds from which on there is a box around them."""
_TALL_MIDDLE: Final = 20
"""Lines of all of it from which on stock and pile are drawn as cards."""
_COLUMN: Final = 36
"""Columns that a team wants beside another."""
_STACKED: Final = 8
"""Lines that a team wants above another."""
_TALL_CARDS: Final = ((34, TALLEST), (26, 5), (13, 4), (0, 2))
"""By the lines of all of it, those that are seen of a card."""


class Plan(NamedTuple):
    """Lines of each part, and how the teams lie."""

    heading: int
    teams: int
    middle: int
    players: int
    hand: int
    tallest: int
    """Lines that are seen of a card of the hand at most."""
    stacked: bool
    """Do the teams lie one above the other?"""
    boxed: bool
    """Is there a box around each?"""
    team_sizes: tuple[tuple[int, int], ...]
    """Columns and lines of each team."""


def now_lines(height: int) -> int:
    """Lines above the keys, on a screen of so many lines; they stay while keys are pressed, so that nothing moves."""
    return 3 if height < 24 else 4 if height < 40 else 5


def log_lines(height: int) -> int:
    """Lines of what is told, where that stands below the table."""
    return max(3, min(12, height * 18 // 100 - 1))


def player_lines_at_most(height: int, players: int) -> int:
    """How many lines the players may take."""
    return 1 if players < 4 else 2 if height < 24 or players == 4 else 3


def planned(width: int, height: int, teams: int, players: int, groups: Sequence[int] | None) -> Plan:
    """The room of so many columns and lines shared out.

    ``players``: the lines they take; ``groups``: the cards of the hand (None: there is no hand to be shown).
    """
    middle = 3 if height >= _TALL_MIDDLE else 1
    rest = max(0, height - 1 - middle - players)
    tallest = next(lines for least, lines in _TALL_CARDS if height >= least)
    hand = 0 if groups is None else min(rest, hand_shape(groups, width - 2, rest, tallest).lines)
    room = rest - hand
    stacked = width // teams < _COLUMN and room >= teams * _STACKED
    sizes = _sizes(width, room, teams, stacked)
    boxed = min(lines for _, lines in sizes) >= _BOXED
    return Plan(1, room, middle, players, hand, tallest, stacked, boxed, sizes)


def hand_shape(groups: Sequence[int], width: int, rest: int, tallest: int) -> Spread:
    """The hand in what the melds leave of so many lines; without borders sooner than that melds have no room."""
    melds = _TEAMS_LEAST if rest > 2 * _TEAMS_LEAST else _TEAMS_LEAST - 1
    return spread(groups or [1], width, rest - max(melds, rest * 2 // 5), tallest)


def _sizes(width: int, height: int, teams: int, stacked: bool) -> tuple[tuple[int, int], ...]:
    """Columns and lines of each team; what cannot be shared out evenly goes to the first ones."""
    if stacked:
        return tuple((width, height // teams + (at < height % teams)) for at in range(teams))
    return tuple((width // teams + (at < width % teams), height) for at in range(teams))
