"""Processes of our own that work for a command: they leave Ctrl-C to it, and none outlives it."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import active_children, get_context, parent_process
from threading import Thread

from scripts.failure import CommandError


@contextmanager
def workers(count: int) -> Iterator[ProcessPoolExecutor]:
    """So many new processes, which share nothing with this one. Work that was handed out is waited for at the end.

    A KeyboardInterrupt ends them at once. Raises CommandError (``worker_died``) where one was killed.
    """
    with ProcessPoolExecutor(count, get_context("spawn"), _prepare) as pool:
        try:
            yield pool
        except BrokenProcessPool:
            text = "A process of this command was killed, perhaps for want of memory: make room, and begin again."
            raise CommandError("worker_died", text, 1) from None
        except KeyboardInterrupt:
            for child in active_children():
                child.kill()
            raise


def _prepare() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
