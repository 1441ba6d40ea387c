"""The processes that play a ladder, and what Ctrl-C means: once, finish what is being played; twice, end now."""

from __future__ import annotations

import signal
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from types import FrameType, TracebackType
from typing import Any, Final

from scripts.ladder.pair import Job, Pair, play
from scripts.ladder.rows import Standing
from scripts.workers import workers

QUICK: Final = 20
"""Pairs of quick players that are played in one go; of those who take a limit it is one."""


class Stop:
    """Ctrl-C and SIGTERM, while this is open. The first is remembered, the second is a KeyboardInterrupt."""

    def __init__(self, told: Callable[[], None]) -> None:
        self.asked = False
        self._told = told
        self._before: list[tuple[signal.Signals, Any]] = []

    def __enter__(self) -> Stop:
        for number in (signal.SIGINT, signal.SIGTERM):
            self._before.append((number, signal.signal(number, self._hear)))
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        for number, before in self._before:
            signal.signal(number, before)

    def _hear(self, number: int, frame: FrameType | None) -> None:
        if self.asked:
            raise KeyboardInterrupt
        self.asked = True
        self._told()


def play_rows(
    standings: Sequence[Standing],
    jobs: int,
    stop: Stop,
    played: Callable[[Standing, list[Pair]], None],
) -> None:
    """Play all rows in their order, in so many processes, until they are done or it is asked to stop.

    ``played`` is told of every pair as it comes. Raises CommandError (``worker_died``).
    """
    running: dict[Future[list[Pair]], Standing] = {}
    with workers(jobs) as pool:
        while True:
            while len(running) < jobs and not stop.asked and (found := _next(standings)) is not None:
                standing, job = found
                running[pool.submit(play, job)] = standing
            if not running:
                return
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                played(running.pop(future), future.result())


def _next(standings: Sequence[Standing]) -> tuple[Standing, Job] | None:
    for standing in standings:
        job = standing.next(1 if standing.slow else QUICK)
        if job is not None:
            return standing, job
    return None
