"""A match: deals until a team wins (rules, 7)."""

from __future__ import annotations

import msgspec

from core.game.rules import Rules


class Result(msgspec.Struct, frozen=True):
    """How a match ended."""

    winner: int | None
    """The team that won; None for a draw."""
    totals: tuple[int, ...]
    reason: str
    """``target``, ``one_deal``, ``time``, ``forfeit`` or ``abandoned``."""


def verdict(rules: Rules, totals: tuple[int, ...], time_is_up: bool = False) -> Result | None:
    """After a deal: is the match over, and who has won? None: another deal is played.

    ``totals`` by team; ``time_is_up``: has the table's clock passed ``time_limit``? (The engine has no clock.)
    """
    best = max(totals)
    winner = totals.index(best) if totals.count(best) == 1 else None
    if rules.target:
        reached = best > rules.target if rules.target_exceed else best >= rules.target
        if reached and winner is not None:
            return Result(winner, totals, "target")
    elif not rules.time_limit:
        return Result(winner, totals, "one_deal")
    if rules.time_limit and time_is_up:
        return Result(winner, totals, "time")
    return None


def next_dealer(rules: Rules, dealer: int) -> int:
    """The deal moves clockwise."""
    return (dealer + 1) % rules.players
