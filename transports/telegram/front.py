"""Everything that comes from Telegram comes in here: each once, in order, and to whom it is for.

Nobody waits for a table here: what takes longer is done beside it. A tap is answered in any case.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from telegram import Update

from core.table.ports import TableError
from transports.telegram import commands, group_taps, happened, pressed
from transports.telegram.above_keyboard import above
from transports.telegram.belonging import given_up, left
from transports.telegram.bindings import Deposed
from transports.telegram.group_desk import TABLE
from transports.telegram.group_door import GroupDoor
from transports.telegram.happened import (
    Admitted,
    Happened,
    Inquired,
    Member,
    Migrated,
    Spoken,
    Stray,
    Tapped,
    TopicEnded,
    TopicOpened,
    Written,
)
from transports.telegram.leading import paused
from transports.telegram.lines import Lines
from transports.telegram.making import UPDATE, Making
from transports.telegram.parts import OWED, Parts
from transports.telegram.private_words import PrivateWords
from transports.telegram.screen import Screen
from transports.telegram.solo import MARK, Solo
from transports.telegram.troubles import ApiTrouble, TooOld
from transports.tongue import Tongue

_log = logging.getLogger(__name__)

Owed = list[asyncio.Task[None]]

_RULES: Final = ("preset", "set", "like", "clock", "start")
_ON_THE_TABLE: Final = frozenset(("sit", "leave", "ready", "back", "page", "bot", "out", *_RULES))
"""What is pressed on the message of a group's table, and on no other."""
AGAIN_MS: Final = (500, 1_000, 2_000, 4_000)
"""After so long what could not be dealt with, because the server did not answer, is tried again."""
MOST_TYPED: Final = 500
"""Characters of a line that somebody has written."""


class Front:
    """Hand it every update; `failed` raises what ends everything."""

    def __init__(self, parts: Parts, making: Making) -> None:
        self._parts = parts
        self._words = PrivateWords(parts, Solo(parts, making))
        self._door = GroupDoor(parts, making)
        self._lines: Lines[tuple[int, Happened, Owed]] = Lines(self._deal, lambda error: isinstance(error, Deposed))

    @property
    def failed(self) -> asyncio.Future[None]:
        """Raises Deposed once another process leads."""
        return self._lines.failed

    def take(self, update: Update) -> asyncio.Future[None]:
        """Deal with this after all that has happened in the same chat; the future is done when that was done."""
        found = happened.read(update)
        if found is None:
            done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            done.set_result(None)
            return done
        owed: Owed = []
        line = self._lines.put(happened.line_of(found), (update.update_id, found, owed))
        return asyncio.create_task(self._whole(update.update_id, line, owed), name="an update")

    async def aclose(self, within_s: float) -> None:
        """Deal with what has come, for so long; then with nothing more."""
        await self._lines.aclose(within_s)

    # --- one by one ----------------------------------------------------------------------------------------------

    async def _deal(self, what: tuple[int, Happened, Owed]) -> None:
        number, found, owed = what
        try:
            if not await self._parts.bindings.fresh(number):
                return
        except TableError as error:
            if isinstance(error, Deposed):
                raise  # whether it is new is not known else, and once more is better than never
        OWED.set(owed)
        UPDATE.set(number)
        await self._through_trouble(found)
        if not owed:
            await self._mark(number)

    async def _through_trouble(self, found: Happened) -> None:
        """Deal with it, once more and more where the server does not answer: nobody else would."""
        for pause in (*AGAIN_MS, None):
            try:
                return await self._dealt(found)
            except TableError as error:
                if isinstance(error, Deposed):
                    raise
                if pause is None:
                    _log.warning("what happened in a chat could not be dealt with: %s (%s)", error, error.code)
                    return
            await paused(self._parts.clock, pause)

    async def _whole(self, number: int, line: asyncio.Future[None], owed: Owed) -> None:
        """All that belongs to this update; cancelled where it is left to another process."""
        await asyncio.wait({line})
        if owed:
            await asyncio.wait(owed)
        if line.cancelled() or any(each.cancelled() for each in owed):
            raise asyncio.CancelledError
        if owed:
            try:
                await self._mark(number)
            except Deposed:  # it may be what has stopped the work: whoever leads now looks at it
                raise asyncio.CancelledError from None

    async def _mark(self, number: int) -> None:
        try:
            await self._parts.bindings.seen(number)
        except TableError as error:
            if isinstance(error, Deposed):
                raise

    async def _dealt(self, found: Happened) -> None:
        match found:
            case Tapped():
                await self._tapped(found)
            case Written(private=True):
                await self._typed(found)
            case Written():
                await self._said(found)
            case Inquired():
                await self._inquired(found)
            case Admitted():
                await self._admitted(found)
            case Migrated(old=old, new=new):
                await self._parts.groups.moved(old, new)
            case TopicEnded(place=place):
                await self._parts.groups.silenced_topic(place)
            case TopicOpened(place=place):
                await self._parts.groups.heard_in(place)
            case Stray():
                self._parts.post.answer(found.query)
            case Spoken(place=place):
                self._parts.post.noise(place)
            case Member(chat=chat, user=user, inside=inside):
                if not inside:
                    self._parts.groups.gone(chat, user)
                    await left(self._parts, chat, user)

    async def _tapped(self, tap: Tapped) -> None:
        text, alert = "", False
        try:
            self._parts.post.hurry(tap.place, tap.message, shown_as(tap))
            person = await self._parts.reaching.met(tap.who, tap.private)
            if tap.private:
                text, alert = await self._tapped_privately(tap, self._tongue(tap.who.language, person.language))
            else:
                text, alert = await self._door.tapped(tap, person)
        except TableError as error:
            if isinstance(error, Deposed):
                raise
            _log.warning("a tap could not be dealt with (%s)", error.code)
            text = self._tongue(tap.who.language).text("tgfront-table-silent")
        finally:
            self._parts.post.answer(tap.query, text, alert)

    async def _tapped_privately(self, tap: Tapped, tongue: Tongue) -> tuple[str, bool]:
        parts, user = self._parts, tap.who.id
        if tap.data.startswith(MARK):
            person = await parts.reaching.person(user)
            said = await self._words.pressed(tap.who, person, tongue, tap.data)
            return (tongue.text("tgfront-moved-on") if said is None else said), False
        if pressed.table_of(tap.data) in await given_up(parts, user):
            return tongue.text("tggroup-not-member"), True
        answer = await parts.seats.tapped(user, tap.data)
        if answer is None:
            return tongue.text("tgfront-moved-on"), False
        return answer.text, answer.alert

    async def _typed(self, written: Written) -> None:
        who, parts = written.who, self._parts
        if who.stranger is not None:
            return
        lost = await given_up(parts, who.id)
        person = await parts.reaching.met(who, True)
        tongue = self._tongue(who.language, person.language)
        parts.post.hurry(written.place)
        parts.seats.covered(who.id)
        word = commands.read(written.text, parts.me.username)
        if word is not None:
            await self._words.said(who, person, word, tongue)
        elif lost:
            pass  # it was for a table that they have been told is not theirs any more
        elif not written.text.startswith("/") and not await parts.seats.typed(who.id, written.text[:MOST_TYPED]):
            if parts.seats.of(who.id):
                parts.post.say(written.place, Screen(tongue.text("tgfront-table-silent")))
            else:
                self._words.nothing_here(who.id, tongue)

    async def _said(self, written: Written) -> None:
        self._parts.post.noise(written.place)
        word = commands.read(written.text, self._parts.me.username)
        if word is None or written.who.stranger == "bot":
            return
        person = await self._parts.reaching.met(written.who, False)
        await self._door.said(written, person, word)

    async def _inquired(self, asked: Inquired) -> None:
        """Somebody looks at their hand from any chat: it is shown to them alone, or not at all."""
        parts = self._parts
        await given_up(parts, asked.who.id)
        person = await parts.reaching.met(asked.who, False)
        tongue = self._tongue(asked.who.language, person.language)
        found = await above(asked.text, asked.who.id, parts, tongue)
        try:
            await parts.inline(asked.query, found.lines, found.button)
        except TooOld:
            pass
        except ApiTrouble as error:
            _log.info("an inline query was not answered (%s)", error.code)

    async def _admitted(self, found: Admitted) -> None:
        parts = self._parts
        if found.private:
            if found.inside:
                await parts.reaching.met(found.who, True)
            else:
                await parts.reaching.lost(found.chat)
            return
        if not found.inside:
            await parts.groups.removed(found.chat)
        elif not found.may_write:
            await parts.groups.silenced(found.chat)
        else:
            await parts.groups.heard_again(found.chat)
            if found.new and not parts.groups.in_chat(found.chat):
                self._door.greet(found.chat, await parts.reaching.met(found.who, False))

    def _tongue(self, *wanted: str | None) -> Tongue:
        """The language of the last of these that is spoken, else English."""
        codes = [code for each in wanted if (code := self._parts.reaching.code(each)) is not None]
        return self._parts.house.tongue(codes[-1] if codes else self._parts.house.languages[0])


def shown_as(tap: Tapped) -> str | None:
    """What the message is called that has such a button; None where several have. Another one than stands under that
    name was left behind, when a process was killed before it could clear it away."""
    if not tap.private:
        found = group_taps.tapped(tap.data)
        return TABLE if found is not None and found.word in _ON_THE_TABLE else None
    return pressed.key_of(tap.data)
