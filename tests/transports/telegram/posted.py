"""An outbox over a Bot API that notes what is asked of it, at a time that a test turns."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from core.table.clock import ManualClock
from transports.telegram.api import Picture as Given
from transports.telegram.api import Sent
from transports.telegram.ears import Ears
from transports.telegram.memory_bindings import MemoryBindings, MemoryStore
from transports.telegram.outbox import Outbox
from transports.telegram.screen import Button, Picture, Place, Screen
from transports.telegram.troubles import ApiTrouble

ANN = Place(7)
GROUP = Place(-100500)
STEP_MS = 50


class NotedApi:
    """Does nothing, or what a test has planned: raises trouble before or after noting it."""

    def __init__(self, clock: ManualClock) -> None:
        self.calls: list[tuple[int, str, Place | None, Any]] = []
        """When, what, where, and what of it matters: the message for what has one, else the text."""
        self.troubles: deque[tuple[str, ApiTrouble]] = deque()
        self.shown: dict[tuple[int, int], str] = {}
        """By chat and number, those with a picture in brackets."""
        self.files: dict[int, str] = {}
        """The pictures that stand there, by the number of the message."""
        self.deaf = False
        """Is nobody told that their change has come?"""
        self.protected: set[int] = set()
        self.silent: set[int] = set()
        self.given: list[Given] = []
        """The pictures that came."""
        self.buttons: dict[int, int] = {}
        self.since = clock.now_ms()
        self._clock = clock
        self._number = 100

    def plan(self, method: str, trouble: ApiTrouble, times: int = 1) -> None:
        """The next such calls fail."""
        self.troubles.extend([(method, trouble)] * times)

    def _note(self, method: str, place: Place | None, what: Any) -> None:
        self.calls.append((self._clock.now_ms() - self.since, method, place, what))
        for planned in self.troubles:
            if planned[0] == method:
                self.troubles.remove(planned)
                raise planned[1]

    def _stands(self, place: Place, message: int, screen: Screen, photo: bool) -> None:
        self.shown[place.chat, message] = f"[{screen.text}]" if photo else screen.text
        self.buttons[message] = sum(len(row) for row in screen.buttons)

    async def send(
        self, place: Place, screen: Screen, picture: Given | None = None, *, protect: bool = False, silent: bool = False
    ) -> Sent:
        self._note("send", place, screen.text)
        self._number += 1
        if silent:
            self.silent.add(self._number)
        self._stands(place, self._number, screen, picture is not None)
        self._hangs(self._number, picture)
        if protect:
            self.protected.add(self._number)
        return Sent(self._number, self._file(picture))

    def _hangs(self, message: int, picture: Given | None) -> None:
        if picture is not None:
            self.files[message] = picture.removeprefix("file-") if isinstance(picture, str) else picture.decode()

    def _file(self, picture: Given | None) -> str | None:
        if picture is None:
            return None
        self.given.append(picture)
        return picture if isinstance(picture, str) else f"file-{picture.decode()}"

    async def edit_text(self, place: Place, message: int, screen: Screen) -> None:
        self._note("edit_text", place, screen.text)
        self._stands(place, message, screen, False)

    async def edit_caption(self, place: Place, message: int, screen: Screen) -> None:
        self._note("edit_caption", place, screen.text)
        self._stands(place, message, screen, True)

    async def edit_picture(self, place: Place, message: int, screen: Screen, picture: Given) -> Sent | None:
        self._note("edit_picture", place, screen.text)
        self._stands(place, message, screen, True)
        self._hangs(message, picture)
        if self.deaf:
            await asyncio.Event().wait()
        return Sent(message, self._file(picture))

    async def strip(self, place: Place, message: int) -> None:
        self._note("strip", place, message)
        self.buttons[message] = 0

    async def delete(self, place: Place, *messages: int) -> None:
        self._note("deletes" if messages[1:] else "delete", place, messages if messages[1:] else messages[0])
        for message in messages:
            self.shown.pop((place.chat, message), None)

    async def answer(self, query: str, text: str = "", *, alert: bool = False, url: str | None = None) -> None:
        self._note("answer", None, (query, text, alert))


class Heard:
    """What the ears were told, in order."""

    def __init__(self) -> None:
        self.all: list[tuple[Any, ...]] = []
        names = ("throttled", "free", "blocked", "removed", "topic_gone", "moved", "deposed")
        self.ears = Ears(**{name: self._noting(name) for name in names})

    def _noting(self, name: str) -> Callable[..., None]:
        return lambda *what: self.all.append((name, *what))


class Posted:
    """What a test of the outbox plays with."""

    def __init__(
        self, store: MemoryStore | None = None, clock: ManualClock | None = None, just_begun: bool = False
    ) -> None:
        """``just_begun``: the outbox is still careful because of what may have gone before."""
        self.clock = clock or ManualClock()
        self.api = NotedApi(self.clock)
        self.store = store or MemoryStore(self.clock)
        self.shelf = MemoryBindings(self.store, lambda count: b"\0" * count)
        self.heard = Heard()
        self.drawn: list[str] = []
        self.undrawable: set[str] = set()
        self.outbox = Outbox(self.api, self.shelf, self.clock, self._draw, self.heard.ears)
        if not just_begun:
            self.clock.advance(20_000)
            self.api.since = self.clock.now_ms()

    async def _draw(self, picture: Picture) -> bytes:
        self.drawn.append(picture.key)
        if picture.key in self.undrawable:
            raise ValueError("no ink")
        return picture.key.encode()

    async def settled(self) -> None:
        """Whatever can be done at this moment is done: nothing here waits for anything but the clock."""
        for _ in range(40):
            await asyncio.sleep(0)

    async def goes_by(self, ms: int) -> None:
        """Time, in small steps."""
        await self.settled()
        for _ in range(ms // STEP_MS):
            self.clock.advance(STEP_MS)
            await self.settled()

    @property
    def did(self) -> list[tuple[str, Any]]:
        """What was asked of Telegram."""
        return [(method, what) for _, method, _, what in self.api.calls]

    @property
    def when(self) -> list[int]:
        return [when for when, *_ in self.api.calls]

    def stands(self, place: Place = ANN) -> list[str]:
        """What a chat shows, oldest first."""
        return [text for (chat, _), text in sorted(self.api.shown.items()) if chat == place.chat]


@asynccontextmanager
async def posted(**ways: Any) -> AsyncIterator[Posted]:
    it = Posted(**ways)
    try:
        yield it
    finally:
        await it.outbox.aclose(0)


def words(text: str, picture: str = "", buttons: int = 1) -> Screen:
    """A screen with buttons, and perhaps a picture of this name."""
    rows = tuple((Button(f"b{number}", data=f"d{number}"),) for number in range(buttons))
    return Screen(text, rows, Picture(picture, lambda: picture.encode()) if picture else None)
