"""All that the bot ever let more than one person see: to be searched for what belongs to one alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Literal

from tests.transports.telegram.double.chats import Chat
from tests.transports.telegram.double.messages import Content

Sort = Literal["text", "caption", "button", "data", "url", "mention", "preview", "picture"]


@dataclass(frozen=True)
class Shown:
    """Something that was public once, even if it was edited or deleted since."""

    chat: int
    """0: what Telegram keeps of an inline answer and shows to whoever types the same."""
    sort: Sort
    text: str
    """Of a picture, its file identifier."""
    picture: bytes = b""


class Public:
    """Every public byte, oldest first."""

    def __init__(self) -> None:
        self.all: list[Shown] = []

    def note(self, chat: Chat, content: Content, picture: Callable[[], bytes]) -> None:
        """A message, or a new version of one. In a private chat it is nobody else's business."""
        if not chat.private:
            self.all += _parts(chat.id, content, picture)

    def note_kept(self, *texts: str) -> None:
        """The previews of an inline answer that others may get to see."""
        self.all += [Shown(0, "preview", text) for text in texts if text]

    @property
    def texts(self) -> list[str]:
        """All of it that can be read."""
        return [one.text for one in self.all if one.sort != "picture"]

    @property
    def pictures(self) -> list[bytes]:
        return [one.picture for one in self.all if one.sort == "picture"]

    def find(self, *needles: str, chat: int | None = None) -> list[Shown]:
        """Where any of these words stands, whatever its case."""
        small = [needle.casefold() for needle in needles]
        return [
            one
            for one in self.all
            if one.sort != "picture"
            and chat in (None, one.chat)
            and any(needle in one.text.casefold() for needle in small)
        ]

    def find_picture(self, content: bytes) -> list[Shown]:
        """Where this picture was shown, byte for byte."""
        return [one for one in self.all if one.sort == "picture" and one.picture == content]


def _parts(chat: int, content: Content, picture: Callable[[], bytes]) -> Iterator[Shown]:
    if content.text:
        yield Shown(chat, "caption" if content.photo else "text", content.text)
    for entity in content.entities:
        if "user" in entity:
            yield Shown(chat, "mention", str(entity["user"]))
        if "url" in entity:
            yield Shown(chat, "url", str(entity["url"]))
    if content.photo:
        yield Shown(chat, "picture", content.photo_id, picture())
    for row in (content.markup or {}).get("inline_keyboard", []):
        for button in row:
            yield Shown(chat, "button", button["text"])
            for name, value in button.items():
                if name != "text":
                    yield Shown(chat, "url" if name == "url" else "data", str(value))
