"""What a person's side of a table is made of: their language, how they like it, and the turn that they have begun."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Protocol

from core.table.ports import TableError
from transports.client import SeatClient
from transports.console.chairs import Chair
from transports.console.proof import Evidence
from transports.console.steps import Steps
from transports.telegram.actors import AtSeat, SeatMaker
from transports.telegram.bindings import Held, Shown
from transports.telegram.held_draft import HeldDraft
from transports.telegram.house import House
from transports.telegram.own_tongue import OwnTongue
from transports.telegram.reaching import Reaching, sheet_key
from transports.telegram.screen import Place
from transports.text import Style
from transports.tongue import Tongue

_log = logging.getLogger(__name__)


class Drafts(Protocol):
    """A part of the bindings. Raises TableError."""

    async def held(self, user: int) -> tuple[Held, ...]: ...

    async def keep_draft(self, user: int, table: str, draft: bytes) -> bool: ...

    async def shown(self, place: Place, key: str) -> Shown | None: ...


class SeatHouse(House, Protocol):
    """The house, as seats need it."""

    def evidence(self, table: Callable[[], str], client: SeatClient) -> Evidence:
        """What is known of the shuffles of a seat's table beside what the table says."""

    async def replay(self, table: str, deal: int, tongue: Tongue, style: Style) -> tuple[Steps, int] | None:
        """The steps of a match as far as its deals are over, and the first of that deal; None where there is none."""


class OwnSides:
    """Makes it for every seat, and keeps what changes there."""

    def __init__(self, house: SeatHouse, drafts: Drafts, reaching: Reaching, make: SeatMaker) -> None:
        self._house = house
        self._drafts = drafts
        self._reaching = reaching
        self._make = make
        self._unsaved: dict[tuple[int, str], bytes] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def make(self, held: Held, client: SeatClient, chair: Chair) -> AtSeat:
        """What is shown of this seat in the person's chat. Raises TableError."""
        person = await self._reaching.person(held.user)
        tongue = OwnTongue(self._house.tongue(self._reaching.language(person)), self._house.tongue)
        kept = [each.draft for each in await self._drafts.held(held.user) if each.table == held.table]
        begun = self._unsaved.get((held.user, held.table), kept[0] if kept else b"")
        draft = HeldDraft(begun, lambda raw: self._keep_draft(held.user, chair.table, raw))
        setup = self._house.setup(tongue, draft, person.settings)
        setup.remember = lambda name, value: self._spawn(self._remember(held.user, name, value))
        setup.speak = lambda text: self._speak(held.user, tongue, text)
        setup.evidence = self._house.evidence(lambda: chair.table, client)
        setup.replay = lambda deal: self._house.replay(chair.table, deal, tongue, setup.style)
        setup.sheet_shown = lambda deal: self._sheet_shown(held.user, chair.table, deal)
        return self._make(person, Place(held.user), client, chair, setup)

    async def aclose(self, within_s: float) -> None:
        """Wait until everything is kept, for so long."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=within_s)

    async def _sheet_shown(self, user: int, table: str, deal: int) -> bool:
        """Does it stand in the person's chat? Where that cannot be known it is taken to."""
        try:
            return await self._drafts.shown(Place(user), sheet_key(table, deal)) is not None
        except TableError:
            return True

    def _speak(self, user: int, tongue: OwnTongue, text: str) -> str:
        """Choose the language that is named, and answer in it."""
        languages = ", ".join(self._house.languages)
        code = self._reaching.code(text)
        if code is None and text.strip():
            return tongue.text("tgfront-language-unknown", languages=languages)
        if code is not None:
            tongue.speak(code)
            self._spawn(self._change_language(user, code))
        return tongue.text("tgfront-language-now", language=tongue.text("tgfront-own-name"), languages=languages)

    async def _change_language(self, user: int, code: str) -> None:
        await self._reaching.change(user, language=code)

    async def _remember(self, user: int, name: str, value: str) -> None:
        person = await self._reaching.person(user)
        await self._reaching.change(user, settings={**person.settings, name: value})

    def _keep_draft(self, user: int, table: str, raw: bytes) -> None:
        """Keep it; of several in a row the newest."""
        waits = (user, table) in self._unsaved
        self._unsaved[user, table] = raw
        if not waits:
            self._spawn(self._save(user, table))

    async def _save(self, user: int, table: str) -> None:
        try:
            saved: bytes | None = None
            while saved != (raw := self._unsaved[user, table]):
                await self._drafts.keep_draft(user, table, raw)
                saved = raw
        finally:
            del self._unsaved[user, table]

    def _spawn(self, work: Awaitable[None]) -> None:
        async def quietly() -> None:
            try:
                await work
            except TableError as error:  # who leads no more finds it out where it matters
                _log.warning("something of a seat could not be kept (%s)", error.code)

        task = asyncio.create_task(quietly(), name="kept for a seat")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
