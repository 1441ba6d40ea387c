"""What stands in a chat: which message shows what, known after a restart too; and screens as Telegram takes them."""

from __future__ import annotations

import logging
from hashlib import blake2b
from typing import Final, Protocol

import msgspec
from msgspec.structs import replace

from core.table.ports import TableError
from transports.telegram.api import units
from transports.telegram.bindings import Shown
from transports.telegram.label_width import readable
from transports.telegram.left_over import LeftOver
from transports.telegram.screen import (
    MOST_BUTTONS,
    MOST_CAPTION,
    MOST_DATA,
    MOST_TEXT,
    Button,
    Mention,
    Place,
    Screen,
)

_log = logging.getLogger(__name__)

MOST_FILES: Final = 16
"""Pictures of a private chat whose numbers are known."""
_SILENCE: Final = ".silence"
"""The key under which the shelf has, as if it were a message, until when Telegram wants silence in a chat: in seconds
since 1970."""


class Shelf(Protocol):
    """Where it is kept: a part of the bindings. Raises TableError for trouble."""

    async def shown(self, place: Place, key: str) -> Shown | None: ...

    async def keep_shown(self, place: Place, key: str, shown: Shown) -> None: ...

    async def drop_shown(self, place: Place, key: str) -> None: ...

    async def file_of(self, key: str) -> str | None: ...

    async def keep_file(self, key: str, file: str) -> None: ...


class Standing:
    """The messages of one chat, as far as they have been asked for. What the shelf cannot keep is known here still.

    Raises TableError with the code "deposed" and no other: then there is nothing more to say to anybody.
    """

    def __init__(self, shelf: Shelf, moved: bool = False, private: bool = False, left: LeftOver | None = None) -> None:
        """``moved``: this chat had another number, and what the shelf knows may be of messages that have stayed
        behind. ``private``: pictures show one person's hand; nobody else will want them, so the shelf hears nothing of
        them. ``left``: what is still to be cleared away, of all chats."""
        self._shelf = shelf
        self.left: Final = left or LeftOver(shelf)
        self._files: dict[str, str] | None = {} if private else None
        """The numbers of the last pictures."""
        self._known: dict[tuple[Place, str], Shown | None] = {}
        self._unsaved: set[tuple[Place, str]] = set()
        self._moved = moved

    async def at(self, place: Place, key: str) -> Shown | None:
        """The message that shows this."""
        if (place, key) not in self._known:
            found = None if self._moved else await self._asked(place, key)
            self._known.setdefault((place, key), found)
        return self._known[place, key]

    async def keep(self, place: Place, key: str, shown: Shown) -> None:
        """From now on it is this one."""
        if self._known.get((place, key)) == shown and (place, key) not in self._unsaved:
            return
        self._known[place, key] = shown
        self._unsaved.add((place, key))
        try:
            await self._shelf.keep_shown(place, key, shown)
            self._unsaved.discard((place, key))
        except TableError as error:
            _trouble(error)

    async def drop(self, place: Place, key: str) -> Shown | None:
        """None shows it any more. Returns the one that did."""
        was = await self.at(place, key)
        self._known[place, key] = None
        try:
            await self._shelf.drop_shown(place, key)
        except TableError as error:
            _trouble(error)
        return was

    async def drop_all(self, chat: int) -> None:
        """Nothing that was asked for here stands any more."""
        for place, key in list(self._known):
            await self.drop(place, key)
        await self.left.paid(chat)

    async def silence(self, chat: int) -> int:
        """Until when nothing may be sent there, in milliseconds since 1970."""
        kept = await self._asked(Place(chat), _SILENCE)
        return 0 if kept is None else kept.message * 1_000

    async def keep_silence(self, chat: int, until_ms: int) -> None:
        try:
            await self._shelf.keep_shown(Place(chat), _SILENCE, Shown(-(-until_ms // 1_000)))
        except TableError as error:
            _trouble(error)

    async def file(self, key: str) -> str | None:
        """The number that a picture has with Telegram."""
        if self._files is not None:
            return self._files.get(key)
        try:
            return await self._shelf.file_of(key)
        except TableError as error:
            _trouble(error)
            return None

    async def keep_file(self, key: str, file: str) -> None:
        if self._files is not None:
            self._files.pop(key, None)
            self._files[key] = file
            if len(self._files) > MOST_FILES:
                del self._files[next(iter(self._files))]
            return
        try:
            await self._shelf.keep_file(key, file)
        except TableError as error:
            _trouble(error)

    async def _asked(self, place: Place, key: str) -> Shown | None:
        try:
            return await self._shelf.shown(place, key)
        except TableError as error:
            _trouble(error)
            return None


def _trouble(error: TableError) -> None:
    if error.code == "deposed":
        raise error
    _log.warning("which message shows what cannot be kept now (%s): after a restart it may be sent anew", error.code)


# --- a screen in short -----------------------------------------------------------------------------------------------


def digest(screen: Screen) -> str:
    """What it shows, in short: two parts, the second of the picture."""
    words = msgspec.json.encode((screen.text, screen.buttons, screen.mentions))
    picture = _short(screen.picture.key.encode()) if screen.picture else ""
    return f"{_short(words)}.{picture}"


def same_picture(one: str, other: str) -> bool:
    """Do two digests have the same picture, and one at all?"""
    mine = one.partition(".")[2]
    return bool(mine) and mine == other.partition(".")[2]


def _short(raw: bytes) -> str:
    return blake2b(raw, digest_size=9).hexdigest()


# --- a screen as Telegram takes it -----------------------------------------------------------------------------------


def fitted(screen: Screen) -> Screen:
    """The same, with no more text and buttons than a message can have, and labels that a phone does not cut off."""
    most = MOST_CAPTION if screen.picture else MOST_TEXT
    text = screen.text.encode("utf-8", "replace").decode().rstrip()
    if not text and not screen.picture:
        text = "…"
    end = len(text)
    if units(text) > most:
        text = _cut(text, most)
        end = len(text) - 1
    mentions = tuple(each for each in screen.mentions if _within(each, end))
    buttons = _buttons(screen.buttons)
    if (text, mentions, buttons) == (screen.text, screen.mentions, screen.buttons):
        return screen
    return replace(screen, text=text, mentions=mentions, buttons=buttons)


def _within(mention: Mention, end: int) -> bool:
    return mention.start >= 0 and mention.length > 0 and mention.start + mention.length <= end


def _cut(text: str, most: int) -> str:
    """As many whole paragraphs as there is room for, at least half of it; else lines; else characters."""
    raw = text.encode("utf-16-le")[: 2 * (most - 2)]
    room = raw.decode("utf-16-le", "ignore")
    for end in ("\n\n", "\n", " "):
        at = room.rfind(end)
        if at > len(room) // 2:
            return room[:at].rstrip() + ("\n…" if end != " " else "…")
    return room + "…"


def _buttons(rows: tuple[tuple[Button, ...], ...]) -> tuple[tuple[Button, ...], ...]:
    kept: list[tuple[Button, ...]] = []
    room, dropped = MOST_BUTTONS, 0
    for row in rows:
        good = tuple(button for button in row if _possible(button))[:room]
        dropped += len(row) - len(good)
        room -= len(good)
        if good:
            kept.append(good)
    if dropped:
        _log.error("%d buttons that no message can have are left out: this is a fault of the program", dropped)
    return readable(kept)


def _possible(button: Button) -> bool:
    kinds = [each for each in (button.data, button.url, button.inline) if each is not None]
    fits = button.data is None or 0 < len(button.data.encode("utf-8", "replace")) <= MOST_DATA
    return len(kinds) == 1 and fits and bool(button.text.strip())
