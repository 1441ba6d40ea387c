"""Taps on buttons that wait for the bot's answer: once each, and not for ever."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from tests.transports.telegram.double.messages import Message
from tests.transports.telegram.double.people import Person
from tests.transports.telegram.double.refused import Refused, bad
from tests.transports.telegram.double.units import JSON

MOST_TOAST: Final = 200
LIVES_S: Final = 15.0
"""How long a tap or an inline query can be answered."""


def too_old() -> Refused:
    return bad("query is too old and response timeout expired or query ID is invalid")


@dataclass(frozen=True)
class Toast:
    """What somebody sees of the answer to a tap."""

    text: str = ""
    alert: bool = False
    """It must be closed; else it goes by itself."""
    url: str = ""


@dataclass
class Tap:
    """One press of a button."""

    id: str
    person: Person
    data: str
    message: Message
    at: float
    toast: Toast | None = None


class Taps:
    """All taps; ``now`` gives seconds."""

    def __init__(self, now: Callable[[], float], lives_s: float = LIVES_S) -> None:
        self.all: dict[str, Tap] = {}
        self.lives_s = lives_s
        self._now = now
        self._numbers = itertools.count(7_000_000_000_000_001)

    def press(self, person: Person, message: Message, data: str) -> Tap:
        tap = Tap(str(next(self._numbers)), person, data, message, self._now())
        self.all[tap.id] = tap
        return tap

    def answer(self, identifier: str, toast: Toast) -> Tap:
        """Raises a refusal for a tap that is too old, answered already, or none."""
        tap = self.all.get(identifier)
        if tap is None or tap.toast is not None or self._now() - tap.at > self.lives_s:
            raise too_old()
        if len(toast.text) > MOST_TOAST:
            raise bad("MESSAGE_TOO_LONG")
        if toast.url and not toast.url.startswith(("https://t.me/", "tg://")):
            raise bad("URL_INVALID")
        tap.toast = toast
        if toast.text:
            tap.message.toasts.append(f"{tap.person.first_name}: {toast.text}")
        return tap

    @property
    def unanswered(self) -> list[Tap]:
        """Those of which the phone still shows that nothing came."""
        return [tap for tap in self.all.values() if tap.toast is None]


def callback_query(tap: Tap, bot: Person) -> JSON:
    """A ``CallbackQuery``; of a message that is gone only its place is told."""
    query: JSON = {"id": tap.id, "from": tap.person.json(), "chat_instance": str(tap.message.chat.id * 31 + 7)}
    if tap.message.inline_id:
        query["inline_message_id"] = tap.message.inline_id
    elif tap.message.deleted:
        query["message"] = {"chat": tap.message.chat.json(), "message_id": tap.message.id, "date": 0}
    else:
        query["message"] = tap.message.json(bot)
    return query | {"data": tap.data}
