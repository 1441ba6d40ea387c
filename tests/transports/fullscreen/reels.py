"""Records of seeded deals, made without a table, and what a screen shows."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
from textual.pilot import Pilot

from core.table.public_record import ActLine, Line, written
from scripts.locales import tongue_of
from scripts.moments import recorded
from scripts.players import mind_of
from scripts.reel import Reel
from scripts.settings import load_rules
from scripts.still_table import StillTable


@cache
def two_deals(players: int = 4) -> tuple[Line, ...]:
    """The record of two deals among greedy players."""
    rules = load_rules("burraco", {"players": players})
    lines: list[Line] = []
    totals: tuple[int, ...] = ()
    for _ in range(2):
        still = StillTable(rules, "reel", scores=totals)
        still.play([mind_of("greedy", seat) for seat in range(players)], 0)
        record = still.record()
        lines += record[1:] if lines else record
        totals = still.end().totals
    return tuple(lines)


def changed(lines: tuple[Line, ...], at: int, **fields: object) -> tuple[Line, ...]:
    """The same record with the fields of one of its acts changed; ``at`` counts acts."""
    acts = [place for place, line in enumerate(lines) if isinstance(line, ActLine)]
    place = acts[at]
    return (*lines[:place], msgspec.structs.replace(lines[place], **fields), *lines[place + 1 :])


def reel_of(lines: tuple[Line, ...] | bytes, language: str = "en") -> Reel:
    """A record that can be stepped through."""
    raw = lines if isinstance(lines, bytes) else written(lines)
    return Reel(recorded(raw.splitlines()), tongue_of(language), "signs")


def shown(pilot: Pilot[Any]) -> str:
    """What stands on the whole screen now, what lies under a panel too."""
    compositor = pilot.app.screen._compositor
    under = [strip.text for screen in pilot.app.screen_stack[:-1] for strip in screen._compositor.render_strips()]
    return "\n".join([*under, *(strip.text for strip in compositor.render_strips())])


async def until(pilot: Pilot[Any], condition: Callable[[], bool]) -> None:
    """Wait for this; a screen that never comes to it fails."""
    for _ in range(200):
        if condition():
            return
        await pilot.pause(0.01)
    raise AssertionError(f"it does not come to pass; the screen shows:\n{shown(pilot)}")
