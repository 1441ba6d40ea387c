"""The processes that play the deals of a fit. Which process plays which deal makes no difference to any of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from itertools import islice
from typing import Final

import msgspec

from scripts.fitting import expert_moments, outlook_moments
from scripts.fitting.questions import Played
from scripts.ladder.crew import Stop
from scripts.workers import workers

AT_ONCE: Final = 10
"""Deals that a process plays in one go."""
PLAYS: Final[dict[str, Callable[[int, str, int], Played]]] = {
    "expert": expert_moments.play,
    "outlook": outlook_moments.play,
}
"""By whose weights they are: what plays a deal, given the seed, the kind of table and the number of the deal."""


class Job(msgspec.Struct, frozen=True):
    """Deals to be played."""

    what: str
    seed: int
    table: str
    numbers: tuple[int, ...]


def play(job: Job) -> list[Played]:
    """Play them all."""
    return [PLAYS[job.what](job.seed, job.table, number) for number in job.numbers]


def missing(what: str, seed: int, tables: Iterable[str], deals: int, there: Iterable[tuple[str, int]]) -> Iterator[Job]:
    """The deals of these kinds of tables, from 1 on, that are not there yet."""
    known = set(there)
    for table in tables:
        numbers = (number for number in range(1, deals + 1) if (table, number) not in known)
        while some := tuple(islice(numbers, AT_ONCE)):
            yield Job(what, seed, table, some)


def play_all(jobs: Iterator[Job], processes: int, stop: Stop, played: Callable[[list[Played]], None]) -> None:
    """Play them in so many processes, until they are done or it is asked to stop; ``played`` is told as they come.

    Raises CommandError (``worker_died``).
    """
    running: set[Future[list[Played]]] = set()
    with workers(processes) as pool:
        while True:
            while len(running) < processes and not stop.asked and (job := next(jobs, None)) is not None:
                running.add(pool.submit(play, job))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                played(future.result())
