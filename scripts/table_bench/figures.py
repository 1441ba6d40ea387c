"""What ``buraco bench table`` is asked for, and how the times that it finds are put together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from scripts.failure import CommandError

Figures = dict[str, Any]
REST_S: Final = 4.0
"""Two heartbeats of a table."""


class Wish(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be measured."""

    tables: int
    rate: float
    """Acts a second, all tables together."""
    seconds: float
    """How long each run lasts."""
    crowd: int
    """Tables of people at once; 0: none."""

    @property
    def acts_each(self) -> int:
        """Acts to be planned for each table: for all runs at the rate, and some for those without one."""
        return int(self.rate / self.tables * (2.5 * self.seconds + 5)) + int(1_000 * self.seconds / self.tables) + 60

    @property
    def rest_s(self) -> float:
        """How long it is looked at what tables cost when nobody acts."""
        return min(REST_S, self.seconds)


class Times(msgspec.Struct, frozen=True):
    """What many acts took, in milliseconds."""

    count: int
    p50: float
    p99: float
    most: float


def cost(taken: Times, cpu_s: float, spent_s: float, rest: float) -> Figures:
    """What these acts cost their host, which used ``cpu_s`` of its processor's time in ``spent_s``.

    ``rest`` is the share of a core that it uses when nobody acts.
    """
    return {
        "host_cpu_share": round(cpu_s / spent_s, 4),
        "host_cpu_share_at_rest": round(rest, 4),
        "host_cpu_ms_per_act": round((cpu_s - rest * spent_s) / taken.count * 1000, 3),
    }


def times_of(seconds: Sequence[float]) -> Times:
    """The middle, the 99th of a hundred, and the longest. Raises CommandError where there are none."""
    if not seconds:
        raise CommandError("bench_failed", "Nothing was measured: give it more seconds, or a higher rate.", 1)
    count = len(seconds)
    ordered = [round(each * 1000, 3) for each in sorted(seconds)]
    return Times(count, ordered[(count + 1) // 2 - 1], ordered[(99 * count + 99) // 100 - 1], ordered[-1])
