"""All that the double is about, held together: people, chats, messages, updates, and the time."""

from __future__ import annotations

import itertools
import time
from collections.abc import Awaitable, Callable
from typing import Final

from tests.transports.telegram.double.chats import Chat, Chats
from tests.transports.telegram.double.inline import Inline
from tests.transports.telegram.double.menu import Menu
from tests.transports.telegram.double.messages import Content, Message, Messages
from tests.transports.telegram.double.people import Person
from tests.transports.telegram.double.photos import Files
from tests.transports.telegram.double.public import Public
from tests.transports.telegram.double.taps import Taps
from tests.transports.telegram.double.updates import Updates
from tests.transports.telegram.double.waiting import Bell

START: Final = time.time() - time.monotonic()


def running() -> float:
    """Seconds since 1970 that never jump."""
    return START + time.monotonic()


class World:
    """Seen from above: the methods of the Bot API change it from one side, people's phones from the other."""

    def __init__(self, now: Callable[[], float], sleep: Callable[[float], Awaitable[None]], token: str) -> None:
        self.token = token
        self.now = now
        self.sleep = sleep
        self.me = Person(int(token.partition(":")[0]), "Buraco", username="buraco_test_bot", is_bot=True)
        self.reads_everything = False
        """Is the bot's privacy mode off? Then it hears all that is said in its groups."""
        self.inline_on = True
        self.inline_feedback = False
        """Is the bot told which of its results was chosen? As a rule it is not."""
        self.people: dict[int, Person] = {self.me.id: self.me}
        self.chats = Chats(self.me)
        self.messages = Messages()
        self.files = Files()
        self.updates = Updates()
        self.taps = Taps(now)
        self.inline = Inline(now, self.files, self.people.get)
        self.menu = Menu()
        self.public = Public()
        self.bell = Bell()
        self._persons = itertools.count(5_000_000_001)  # more than 32 bits hold, as real ones
        self._groups = itertools.count(1)

    def person(self, name: str, language: str, username: str, last_name: str) -> Person:
        """Somebody new, with their private chat, in which the bot is not yet."""
        one = Person(next(self._persons), name, last_name, username, language)
        self.people[one.id] = one
        self.chats.all[one.id] = Chat(one.id, "private", person=one)
        return one

    def group_number(self, small: bool) -> int:
        """A number for a new group: a small one of a basic group, else -100 and ten more digits."""
        number = next(self._groups)
        return -(4_000_000 + number) if small else -(1_002_000_000_000 + number)

    def put(self, message: Message) -> Message:
        """A message comes into its chat; whoever waits looks again."""
        self.messages.add(message)
        if message.by_bot or message.via_bot:
            self._note(message)
        self.bell.ring(message.chat.id)
        return message

    def change(self, message: Message, content: Content) -> None:
        """A message of the bot is something else from now on."""
        message.versions.append(content)
        message.edited = self.now()
        self._note(message)
        self.bell.ring(message.chat.id)

    def _note(self, message: Message) -> None:
        photo = list(message.now.photo)
        self.public.note(message.chat, message.now, lambda: self.files.content(photo))
