"""Somebody at the home screen, for tests: real saved games in a folder of their own, keys pressed, lines read."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from textual.pilot import Pilot
from textual.widgets import Input, Static

from core.table.records import Seated, opened
from scripts.embedded import host_of
from scripts.home import Home
from scripts.house import ProgramHouse
from scripts.language import speaking
from scripts.settings import load_rules, preset_table
from tests.patience import PATIENCE_S
from transports.files import FileLog
from transports.fullscreen.home import Home as Screen
from transports.fullscreen.home_house import Choice, Wanted
from transports.fullscreen.home_page import Page


class AtHome:
    """One person before the home screen, while a test runs."""

    def __init__(self, app: Screen, pilot: Pilot[Wanted], house: ProgramHouse) -> None:
        self.app = app
        self.pilot = pilot
        self.house = house

    async def press(self, *keys: str) -> None:
        """Press these keys, one after the other."""
        await self.pilot.press(*keys)

    async def type(self, text: str) -> None:
        """Write on the line of a question, over what stands there, and press Enter."""
        self.app.screen.query_one(Input).value = text
        await self.press("enter")

    async def until(self, so: Callable[[], object]) -> None:
        """Wait until this is so."""
        async with asyncio.timeout(PATIENCE_S):
            while not so():
                await self.pilot.pause()

    @property
    def page(self) -> Page[object]:
        """The page on top, a question over it left out."""
        return next(screen for screen in reversed(self.app.screen_stack) if isinstance(screen, Page))

    @property
    def said(self) -> str:
        """What stands below the rows."""
        return str(self.page.query_one("#about", Static).render())

    @property
    def keys(self) -> list[str]:
        """The rows that can be chosen, as code calls them."""
        return [row.key for row in self.page.rows.rows if not row.heading]

    @property
    def lines(self) -> list[str]:
        """All that stands on the screen."""
        strips = self.app.screen._compositor.render_strips()
        return ["".join(segment.text for segment in strip) for strip in strips]

    def value(self, key: str) -> str:
        """The value in a row."""
        return next(row.value for row in self.page.rows.rows if row.key == key)


@asynccontextmanager
async def at_home(
    root: Path,
    *,
    size: tuple[int, int] = (80, 24),
    lang: str = "en",
    note: str = "",
    row: str = "",
    form: Choice | None = None,
) -> AsyncIterator[AtHome]:
    """Somebody opens the home screen."""
    with speaking(lang):
        house = ProgramHouse(Home(root), signs=True)
        app = Screen(house, note, row, form=form)
        async with app.run_test(size=size) as pilot:
            at = AtHome(app, pilot, house)
            await pilot.pause()
            yield at


async def save_game(root: Path, code: str, preset: str = "burraco", at: int = 1_700_000_000_000) -> None:
    """A saved game that has just begun."""
    home = Home(root)
    home.make()
    with FileLog(home.games) as log:
        first = opened(at, code, load_rules(preset), preset_table(preset), seed="home", clock=None, strikes=3)
        seats = [Seated(at=at, seat=0, name="Ada", kind="human", program=None)]
        seats += [Seated(at=at, seat=seat, name=f"Bot{seat}", kind="bot", program="greedy") for seat in (1, 2, 3)]
        await host_of(log, lambda seen, rules: []).create(first, seats)
