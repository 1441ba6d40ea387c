"""What goes wrong with calls: by hand for the next ones, or by chance from a seed."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Literal

Kind = Literal["flood", "error", "proxy_page", "slow", "lost_answer", "cut_before", "cut_after"]
"""429; a 5xx as the Bot API says it; one as a proxy in between says it, in HTML; an answer that takes its time; one
that never comes although the deed is done; a connection that is cut before the deed, and after it."""


@dataclass(frozen=True)
class Fault:
    """One thing that goes wrong."""

    kind: Kind
    seconds: float = 1.0
    """Of a flood (whole ones), and of a slow answer."""
    status: int = 502


@dataclass
class _Planned:
    fault: Fault
    method: str
    chat: int | None
    times: int


class Faults:
    """Asked once for every call, before it is carried out."""

    def __init__(self) -> None:
        self.happened: list[tuple[str, str]] = []
        """Every fault there was: the method and the kind."""
        self._planned: list[_Planned] = []
        self._chance = Random()
        self._rates: dict[Kind, float] = {}
        self._spared: frozenset[str] = frozenset()
        self._only: frozenset[str] = frozenset()
        self._seconds = (1.0, 3.0)

    def next(self, fault: Fault | Kind, method: str = "", chat: int | None = None, times: int = 1) -> None:
        """The next calls go wrong so: of this method, and for this chat, if they are given."""
        fault = fault if isinstance(fault, Fault) else Fault(fault)
        self._planned.append(_Planned(fault, method, chat, times))

    def schedule(
        self,
        seed: int,
        rates: Mapping[Kind, float],
        *,
        spared: Collection[str] = (),
        only: Collection[str] = (),
        seconds: tuple[float, float] = (1.0, 3.0),
    ) -> None:
        """From now on every call goes wrong with these probabilities, the same for the same seed and calls."""
        self._chance, self._rates = Random(seed), dict(rates)
        self._spared, self._only, self._seconds = frozenset(spared), frozenset(only), seconds

    def calm(self) -> None:
        """Nothing goes wrong any more."""
        self._planned.clear()
        self._rates.clear()

    def draw(self, method: str, chat: int | None) -> Fault | None:
        """What goes wrong with this call."""
        fault = self._by_hand(method, chat) or self._by_chance(method)
        if fault is not None:
            self.happened.append((method, fault.kind))
        return fault

    def _by_hand(self, method: str, chat: int | None) -> Fault | None:
        for planned in self._planned:
            if planned.method in ("", method) and planned.chat in (None, chat):
                planned.times -= 1
                if not planned.times:
                    self._planned.remove(planned)
                return planned.fault
        return None

    def _by_chance(self, method: str) -> Fault | None:
        if not self._rates or method in self._spared or (self._only and method not in self._only):
            return None
        lot = self._chance.random()
        for kind, rate in self._rates.items():
            if lot < rate:
                fault = Fault(kind, self._chance.uniform(*self._seconds), self._chance.choice((500, 502, 503, 504)))
                return replace(fault, seconds=max(1, round(fault.seconds))) if kind == "flood" else fault
            lot -= rate
        return None
