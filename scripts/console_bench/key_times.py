"""From a key to what it changes on the screen, with many cards in hand.

The table runs in this process on a driver that writes nowhere. A key is answered with the first piece of screen that
was made for it, ready to be written, and wholly answered with the last one (where a line more or less moves the rest);
what a terminal takes to show that is the terminal's own.
"""

from __future__ import annotations

import asyncio
import gc
import io
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from textual.drivers.headless_driver import HeadlessDriver
from textual.events import Key

from core.game.actions import Lay
from core.game.legal import legal_moves
from core.game.notation import action_text
from scripts.locales import ENGLISH, tongue_of
from scripts.settings import load_rules
from scripts.still_table import StillTable, keys_to_pick
from transports.console.draft import Draft
from transports.console.setup import Setup
from transports.console.terminal import Look, Paper
from transports.fullscreen.table import Table

CARDS: Final = 40
QUIET_S: Final = 0.12
"""So long nothing more is drawn: the key is answered."""
PATIENCE_S: Final = 20.0
LOOK: Final = Look(prompts=True, colour=True, signs=True, escapes=True, screen=True)


class Painted(HeadlessDriver):
    """Notes when something was to be written."""

    first = 0.0
    last = 0.0

    @property
    def is_headless(self) -> bool:
        """No: what is drawn is written, if nowhere."""
        return False

    def write(self, data: str) -> None:
        """Note the time."""
        if data:
            Painted.last = time.perf_counter()
            Painted.first = Painted.first or Painted.last


def table_of(still: StillTable) -> Table:
    """The full-screen console at this table."""
    tongue = tongue_of(ENGLISH)
    setup = Setup(tongue=tongue, draft=Draft(None), rules_text=lambda rules, width: rules.preset)
    return Table(still, Paper(io.StringIO(), LOOK, lambda: 100), setup)


Taken = dict[str, list[tuple[float, float]]]
"""By what a key does, the seconds until it was answered and until it was wholly answered, each time."""


def measured(size: tuple[int, int], rounds: int) -> Taken:
    """What all keys took in a window of so many columns and lines, in so many rounds."""
    still = StillTable(load_rules("burraco"), "bench")
    still.gather(CARDS)
    app = table_of(still)
    app.driver_class = Painted
    gc.freeze()  # as where a game is played on the whole screen
    return asyncio.run(_measured(app, still, size, rounds))


async def _measured(app: Table, still: StillTable, size: tuple[int, int], rounds: int) -> Taken:
    running = asyncio.create_task(app.run_async(headless=False, size=size))
    try:
        await _until(lambda: len(app.picking.cards) >= CARDS, "the table was not laid")
        await _quiet()
        found: Taken = {}
        for at in range(rounds + 1):  # the first round warms up
            for what, key in _keys(app, still):
                taken = await _timed(app, key)
                if at:
                    found.setdefault(what, []).append(taken)
        return found
    finally:
        app.exit()
        await running


def _keys(app: Table, still: StillTable) -> Iterator[tuple[str, str]]:
    """One round of keys, each to be pressed before the next is asked for; after it the table is as it was before it."""
    yield from (
        ("cursor", "right"),
        ("cursor", "left"),
        ("pick", "space"),
        ("pick", "space"),
        ("pick by rank", "7"),
        ("let go", "escape"),
        ("sort", "s"),
        ("sort", "s"),
        ("sort", "s"),
    )
    yield from _laying(app, still)  # where the cursor is by now
    if app.staging is None or not app.staging.steps:
        raise RuntimeError("the meld was not laid")
    yield "undo", "u"


def _laying(app: Table, still: StillTable) -> Sequence[tuple[str, str]]:
    """The keys that pick the shortest meld there is and lay it."""
    lays = [move.action for move in legal_moves(still.deal.state) if isinstance(move.action, Lay)]
    meld = min(lays, key=lambda lay: (len(lay.cards), action_text(lay)))
    keys = keys_to_pick(app.picking.cards, app.picking.cursor, meld.cards)
    return (*[("pick" if key == "space" else "cursor", key) for key in keys], ("lay", "l"))


async def _timed(app: Table, key: str) -> tuple[float, float]:
    """Press it; seconds until the first and the last of what it changes was drawn."""
    began = Painted.last = time.perf_counter()
    Painted.first = 0.0
    app.post_message(Key(key, {"space": " "}.get(key, key if len(key) == 1 else None)))
    await _until(lambda: Painted.first > 0, f"nothing was drawn for the key {key}")
    await _quiet()
    return Painted.first - began, Painted.last - began


async def _quiet() -> None:
    """Until nothing was drawn for a while."""
    while (left := Painted.last + QUIET_S - time.perf_counter()) > 0:
        await asyncio.sleep(left)


async def _until(condition: Callable[[], bool], else_: str) -> None:
    """Wait for that. Raises TimeoutError, which says so, where it takes too long."""
    deadline = time.perf_counter() + PATIENCE_S
    while not condition():
        if time.perf_counter() > deadline:
            raise TimeoutError(else_)
        await asyncio.sleep(0.01)
