"""Python's look through all objects for garbage: now and then only.

It stops whoever is served for the time: a quarter of a second with a thousand tables, or with the people of two hundred
in their chats. Young objects, where the garbage is, are looked through some thousands together: with some hundreds, as
is usual, that takes a twenty-fifth of all the time that chats take.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
from collections.abc import Iterator
from typing import Final

EVERY_S: Final = 600.0
"""Between two such looks."""
NEVER: Final = 1_000_000
YOUNG: Final = 5_000
"""Objects more than before, and the young ones are looked through: a third of a millisecond."""


@contextlib.contextmanager
def looked_for_rarely() -> Iterator[None]:
    """So it is while the block runs, inside the event loop. What there is when it begins is not looked at any more."""
    before = gc.get_threshold()
    gc.freeze()
    gc.set_threshold(YOUNG, before[1], NEVER)
    loop = asyncio.get_running_loop()
    timer: asyncio.TimerHandle | None = None

    def collect() -> None:
        nonlocal timer
        gc.collect()
        timer = loop.call_later(EVERY_S, collect)

    timer = loop.call_later(EVERY_S, collect)
    try:
        yield
    finally:
        if timer is not None:
            timer.cancel()
        gc.set_threshold(*before)
        gc.unfreeze()
