"""People at their phones, who play a whole match by what stands on the buttons of their own chat."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from random import Random
from typing import Final

from tests.transports.telegram.double import keyboards
from tests.transports.telegram.double.groups import Group
from tests.transports.telegram.double.messages import Message
from tests.transports.telegram.double.phone import Phone, Where
from tests.transports.telegram.double.units import JSON

LOOK_S: Final = 0.6
"""The loop's seconds after which somebody whose tap has changed nothing looks again."""
LONG_S: Final = 150.0
"""The loop's seconds after which nobody can do anything any more."""
MOST_LOOKS: Final = 2
"""How often somebody looks at their hand from within the group."""
FIRST: Final = (
    "I am back",
    "I am ready",
    "The next deal",
    "Send ▶",
    "Yes",
    "Keep",
    "Discard ",
    "Draw",
    "Do it",
    "Hint",
    "Let go",
    "‹ Back",
)
"""What is pressed where it is there: the first of these."""


class Player:
    """Somebody who plays; whoever is not to move waits. In a group they look at their hand from there, too."""

    def __init__(self, phone: Phone, seed: int, group: Group | None = None) -> None:
        self.phone = phone
        self.taps = 0
        self._group = group
        self._looks = MOST_LOOKS
        self._chance = Random(seed)

    async def plays(self) -> None:
        """Until cancelled."""
        while True:
            found = await self._next()
            if self._group is not None and self._looks and self._chance.random() < 0.1:
                self._looks -= 1
                await self._look(self._group)
            else:
                await self._press(*found)

    async def _look(self, group: Group) -> None:
        """Look at the hand above the keyboard, and choose what is offered there: the chat sees that."""
        with suppress(AssertionError):
            offers = await self.phone.types_inline(table_of(self.phone), group)
            if offers:
                self.phone.chooses(offers[0], group)

    async def _next(self) -> tuple[str, Message]:
        """The next button to be pressed, as soon as there is one."""
        found: list[tuple[str, Message]] = []

        def look() -> bool:
            found[:] = self._wanted()
            return bool(found)

        await self.phone._world.bell.until(f"{self.phone.person.name} can do something", look, self.phone.id, LONG_S)
        return found[0]

    def _wanted(self) -> list[tuple[str, Message]]:
        for message in reversed(self.phone.sees()):
            labels = [one["text"] for row in keyboards.shown(message.now.markup) for one in row]
            pressed = [label for word in FIRST for label in labels if label == word or label.startswith(word)]
            if not pressed:
                continue
            cards = self._cards(message)
            if pressed[0] == "Hint" and cards and self._chance.random() < 0.3:
                return [(self._chance.choice(cards), message)]
            return [(pressed[0], message)]
        return []

    def _cards(self, message: Message) -> list[str]:
        """The cards that can be picked by a label of their own."""
        labels = [
            one["text"]
            for row in keyboards.shown(message.now.markup)
            for one in row
            if one.get("callback_data", "").split(".")[2:3] == ["c"]
        ]
        return [label for label in labels if labels.count(label) == 1]

    async def _press(self, label: str, message: Message) -> None:
        before = self._seen()
        try:
            self.phone.presses(label, message=message)
        except AssertionError:
            return  # it has just changed
        self.taps += 1
        with suppress(AssertionError):
            await self.phone._world.bell.until("it changes", lambda: self._seen() != before, self.phone.id, LOOK_S)

    def _seen(self) -> list[tuple[int, int]]:
        return [(one.id, len(one.versions)) for one in self.phone.sees()]


async def insists(phone: Phone, label: str, so: Callable[[], bool], chat: Where = None) -> None:
    """Press a button, as often as it is there, until it has done what it is for. Raises AssertionError after long."""

    def step() -> None:
        with suppress(AssertionError):
            phone.presses(label, chat)

    await _until(phone, f"{label!r} does what it is for", step, so)


async def says(phone: Phone, text: str, so: Callable[[], bool], chat: Where = None) -> None:
    """Write this, again and again until it has done what it is for. Raises AssertionError after long."""
    await _until(phone, f"{text!r} does what it is for", lambda: phone.says(text, chat), so)


async def _until(phone: Phone, what: str, step: Callable[[], object], so: Callable[[], bool]) -> None:
    for _ in range(round(LONG_S / LOOK_S)):
        if so():
            return
        step()
        with suppress(AssertionError):
            await phone._world.bell.until(what, so, patience_s=LOOK_S)
    raise AssertionError(f"it did not come to pass within {LONG_S:g} s: {what}")


def table_of(phone: Phone) -> str:
    """The code of the table that their own chat shows."""
    for message in hands(phone):
        for version in message.versions:
            for row in keyboards.shown(version.markup):
                for button in row:
                    if found := re.match(r"h\.(\w{6})\.", button.get("callback_data", "")):
                        return found[1]
    raise AssertionError("no table is shown")


def hands(phone: Phone) -> list[Message]:
    """The messages of their own chat that show a hand, or have shown it."""
    return [one for one in phone.sees() if one.by_bot and any(_is_hand(each.markup) for each in one.versions)]


def sheets(phone: Phone) -> list[Message]:
    """The messages of their own chat that tell the result, apart from the one of the table."""
    told = [one for one in phone.sees() if one.by_bot and "The match is over." in one.text]
    return [one for one in told if not any(each.markup for each in one.versions)]


def has_button(phone: Phone, label: str, chat: Where = None) -> bool:
    """Is there a message with this button?"""
    return any(keyboards.labelled(one.now.markup, label) is not None for one in phone.sees(chat) if one.by_bot)


def _is_hand(markup: JSON | None) -> bool:
    datas = [one.get("callback_data", "") for row in keyboards.shown(markup) for one in row]
    return any(data.startswith("h.") for data in datas)


async def all_play(players: Sequence[Player], over: asyncio.Task[None]) -> None:
    """They play until that is done. Raises what went wrong with any of them."""
    tasks: set[asyncio.Task[None]] = {asyncio.create_task(player.plays()) for player in players}
    try:
        await asyncio.wait({over, *tasks}, return_when=asyncio.FIRST_COMPLETED)
        for task in tasks:
            if task.done():
                task.result()
        over.result()
    finally:
        for task in {over, *tasks}:
            task.cancel()
        await asyncio.gather(over, *tasks, return_exceptions=True)
