"""What is shown in a chat: a text, buttons under it, perhaps a picture. Plain values that any chat could show."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

import msgspec

MOST_DATA: Final = 64
"""Bytes of a button's data."""
MOST_TEXT: Final = 4096
"""UTF-16 units of a message's text."""
MOST_CAPTION: Final = 1024
"""UTF-16 units of a picture's caption."""
MOST_BUTTONS: Final = 100
"""Buttons of one message."""
MOST_TOAST: Final = 200
"""Characters of the answer to a tap."""


class Place(msgspec.Struct, frozen=True, order=True):
    """Where something is shown: a chat, and in a forum one of its topics (None: its general one, or no forum)."""

    chat: int
    topic: int | None = None

    @property
    def private(self) -> bool:
        """Is it one person's own chat with the bot? Groups and channels have negative numbers."""
        return self.chat > 0


class Button(msgspec.Struct, frozen=True, omit_defaults=True):
    """A button under a message: one of ``data`` (comes back when it is pressed), ``url`` and ``inline``."""

    text: str
    data: str | None = None
    url: str | None = None
    inline: str | None = None
    """Begins an inline query with this text in the same chat."""


class Picture(msgspec.Struct, frozen=True):
    """A picture by its content: with the same key it is the same picture, and need not be drawn or sent anew."""

    key: str
    draw: Callable[[], bytes]
    """Gives it as PNG; takes a while, so it is called in a thread."""


class Mention(msgspec.Struct, frozen=True):
    """Somebody's name in the text, that tells them."""

    user: int
    start: int
    """In characters of the text."""
    length: int


class Screen(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that one message shows."""

    text: str
    """Plain: no sign of it means anything."""
    buttons: tuple[tuple[Button, ...], ...] = ()
    """By row."""
    picture: Picture | None = None
    """Then the text is its caption."""
    mentions: tuple[Mention, ...] = ()


class Post(Protocol):
    """The outbox, as who has something to show sees it. Nothing here waits, and nothing raises."""

    def show(self, place: Place, key: str, screen: Screen, awaited: bool = False) -> None:
        """The message called ``key`` of that place is this from now on: edited where it stands, else sent. Of several
        in a row only the newest is sent. ``awaited``: its reader is on turn, and goes before those who look on."""

    def say(self, place: Place, screen: Screen, needed: bool = False) -> None:
        """A message of its own, sent once, in order. ``needed``: it must be read; where nobody knows whether it has
        come it is sent once more, since twice is better than never."""

    def drop(self, place: Place, key: str) -> None:
        """The message called ``key`` has had its day: its buttons go, and what is shown under that key next is sent
        anew."""

    def below(self, place: Place, key: str, aloud: bool = False) -> None:
        """What is shown under that key next comes as a new message, below all others, and the old one goes.
        ``aloud``: with a notification."""

    def answer(self, query: str, text: str = "", alert: bool = False) -> None:
        """Answer a tap: with nothing, in a line that goes by itself, or one that must be closed (``alert``)."""
