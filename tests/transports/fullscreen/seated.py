"""Somebody at the full screen of a small table, for tests: keys are pressed, and what stands there is read."""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

from textual.pilot import Pilot
from textual.widgets import Static

from bots.registry import think_of
from core.game.actions import Action
from core.game.state import State
from core.table.clock import ManualClock
from core.table.messages import Rejected
from core.table.ports import Think
from scripts.locales import tongue_of
from scripts.settings import load_rules
from scripts.show_rules import rules_text
from tests.patience import PATIENCE_S
from tests.transports.console.tabletop import Tabletop, advising, simple
from tests.transports.english import ENGLISH
from transports.console.advice import Advise
from transports.console.company import Company
from transports.console.draft import Draft
from transports.console.session import Outcome
from transports.console.setup import Setup
from transports.console.sides import Seat
from transports.console.terminal import Look, Paper
from transports.fullscreen.coach import Coach
from transports.fullscreen.panels import Choosing, Question, Reading
from transports.fullscreen.table import Table
from transports.fullscreen.told import Told
from transports.tongue import Tongue

SCREEN = Look(prompts=True, colour=True, signs=True, escapes=True, screen=True)


class Seated:
    """One person at a table on the full screen, while a test runs."""

    def __init__(self, app: Table, pilot: Pilot[Outcome], setup: Setup, remembered: dict[str, str]) -> None:
        self.app = app
        self.pilot = pilot
        self.setup = setup
        self.remembered = remembered

    async def press(self, *keys: str) -> None:
        """Press these keys, one after the other."""
        for key in keys:
            await self.pilot.press(key)
            await self.pilot.pause()

    async def until(self, so: Callable[[], object]) -> None:
        """Wait until this is so."""
        try:
            async with asyncio.timeout(PATIENCE_S):
                while not so():
                    await self.pilot.pause()
        except TimeoutError:
            raise AssertionError(f"it did not come to that; on the screen: {self.everything}") from None

    async def turn(self) -> None:
        """Wait for the own turn."""
        await self.until(lambda: self.app.staging is not None and not self.app.console_side.sending)

    def chosen(self) -> tuple[str, ...]:
        """The picked cards."""
        return self.app.picking.chosen

    def staged(self) -> tuple[Action, ...]:
        """What is put together and not sent."""
        return () if self.app.staging is None else self.app.staging.actions

    @property
    def now(self) -> str:
        """What the line above the keys says."""
        return str(self.app.base.query_one("#now", Static).render())

    @property
    def heading(self) -> str:
        """The topmost line: the game, the score and the clock."""
        return str(self.app.base.query_one("#heading", Static).render())

    @property
    def keys(self) -> str:
        """The line of keys."""
        return str(self.app.base.query_one("#keys", Static).render())

    @property
    def told(self) -> str:
        """What was told beside the table."""
        return "\n".join(self.app.base.query_one("#log", Told).paragraphs)

    @property
    def panel(self) -> str:
        """What stands over the table, with its title and what its keys do; "" where nothing does."""
        screen = self.app.screen
        if screen is self.app.base:
            return ""
        parts: list[str] = []
        for box in screen.query(".panel"):
            parts += [str(box.border_title or ""), str(box.border_subtitle or "")]
        if isinstance(screen, Choosing):
            parts += [answer.plain for answer in screen.answers]
        parts += [str(static.render()) for static in screen.query(Static)]
        return "\n".join(part for part in parts if part)

    @property
    def everything(self) -> str:
        """All of it, for a failure's message."""
        return f"\n--- now: {self.now}\n--- keys: {self.keys}\n--- panel: {self.panel}\n--- told: {self.told[-600:]}"

    @property
    def asks(self) -> bool:
        """Does a question stand there?"""
        return isinstance(self.app.screen, Question)

    @property
    def reads(self) -> bool:
        """Does a text to read stand there?"""
        return isinstance(self.app.screen, Reading)

    def pick(self, *codes: str) -> None:
        """Pick these cards of the hand (as the arrows and the space bar would, only quicker)."""
        picking = self.app.picking
        for code in codes:
            at = next(at for at, each in enumerate(picking.cards) if each == code and not picking.picked[at])
            picking.toggle(at)
        self.app.touched()


def setup_of(
    remembered: dict[str, str],
    *,
    hint: Advise | None = None,
    draft: Path | None = None,
    tongue: Tongue = ENGLISH,
    own_order: bool = False,
) -> Setup:
    """What a console is given in a test."""
    return Setup(
        tongue=tongue,
        hint=hint or advising(think_of("greedy")),
        draft=Draft(draft),
        rules_text=partial(rules_text, tongue=tongue),
        remember=remembered.__setitem__,
        own_order=own_order,
    )


@asynccontextmanager
async def seated(
    table: Seat,
    *,
    size: tuple[int, int] = (80, 24),
    hint: Advise | None = None,
    draft: Path | None = None,
    lang: str = "en",
    own_order: bool = False,
    guard_s: float = 0.0,
    company: Callable[[Paper], Company] | None = None,
    clock: ManualClock | None = None,
    coach: Coach | None = None,
) -> AsyncIterator[Seated]:
    """Somebody sits at this table, and is greeted."""
    remembered: dict[str, str] = {}
    setup = setup_of(remembered, hint=hint, draft=draft, tongue=tongue_of(lang), own_order=own_order)
    paper = Paper(io.StringIO(), SCREEN, lambda: size[0])
    now_ms = (clock or ManualClock()).now_ms
    beside = None if company is None else company(paper)
    app = Table(table, paper, setup, beside, coach=coach, guard_s=guard_s, now_ms=now_ms)
    async with app.run_test(size=size) as pilot:
        at = Seated(app, pilot, setup, remembered)
        await at.until(lambda: app.board is not None)
        await pilot.pause()
        yield at


def table_of(state: State, **more: object) -> Tabletop:
    """A table where this position is played on, with seat 0 before the screen."""
    others: Think = simple
    return Tabletop(state.book.melds.rules, others, state=state, **more)  # type: ignore[arg-type]


def dealt(preset: str = "burraco", seed: str = "console", deals: int = 1, **options: object) -> Tabletop:
    """A table that deals from a seed."""
    return Tabletop(load_rules(preset, options), simple, seed=seed, deals=deals)


class Refusing(Tabletop):
    """A table that refuses what it is sent, once, with these words."""

    refuses: Rejected | None = None

    async def act(self, actions: object, *, seq: int | None = None) -> Rejected | None:
        refused, self.refuses = self.refuses, None
        return refused or await super().act(actions, seq=seq)  # type: ignore[arg-type]
