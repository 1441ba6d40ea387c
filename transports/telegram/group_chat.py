"""A group's table at work: the lobby, the live message and the cheers of one chat (or topic), from table to table.

It looks on as a watcher does and knows nothing that a watcher does not, so nobody's hand can be in what it says. What
it shows is handed to the outbox; what it asks of the table never keeps the answer to a tap.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import msgspec

from core.table.agenda import ADJOURNED
from core.table.messages import Closed, End, Hello, Lobby, Said, Tick, Update
from core.table.ports import Interrupted, PortClosed, TableError
from core.table.waiting import wait
from transports.client import SeatClient, Told
from transports.telegram.awaited import Heard
from transports.telegram.bindings import Deposed
from transports.telegram.group_buttons import GroupButtons
from transports.telegram.group_desk import GroupDesk
from transports.telegram.group_listed import standing
from transports.telegram.group_people import Toast, toast
from transports.telegram.group_telling import GroupTelling
from transports.telegram.group_votes import Votes
from transports.telegram.group_waiting import GroupWaiting
from transports.telegram.group_words import GroupWords
from transports.telegram.house import House
from transports.telegram.own_tongue import OwnTongue
from transports.tongue import Tongue

T = TypeVar("T")

_log = logging.getLogger(__name__)

NAME: Final = "telegram"


async def watcher(house: House, table: str) -> SeatClient:
    """The client with which a group looks on, under the name NAME. Raises TableError."""
    port = await house.seat(table, None)
    return SeatClient(port, NAME, nonce_source=lambda: os.urandom(16), wants=("events",))


class GroupChat:
    """One chat's, as long as it has a table."""

    def __init__(self, desk: GroupDesk, client: SeatClient | None = None) -> None:
        """``client`` is that of a watcher, asking for events, as `watcher` makes it; None: it is made."""
        self._desk = desk
        self._client = client
        self._votes = Votes(desk)
        self._words = GroupWords(desk, self._votes)
        self._buttons = GroupButtons(desk, self._votes, self._words)
        self._one_by_one = asyncio.Lock()
        self._ended = asyncio.Event()
        self._elsewhere: str | None = None
        """The table where the match goes on, as the list of tables says."""
        self._telling = GroupTelling(desk)
        self._waiting = GroupWaiting(desk, self._in_turn)
        self.heard: Final = Heard()

    @property
    def table(self) -> str:
        """The code of the table at hand."""
        return self._desk.table

    # --- for the edge ------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Look on until the chat has no table any more, from rematch to rematch. Raises Deposed."""
        following = asyncio.ensure_future(self._follow())
        ended = asyncio.ensure_future(self._ended.wait())
        try:
            both: set[asyncio.Future[Any]] = {following, ended}
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            if following.done():
                following.result()
        finally:
            self._telling.stop()
            self._waiting.stop()
            tasks: set[asyncio.Future[Any]] = {following, ended, *self._desk.working}
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks)
            if self._client is not None:
                await self._client.aclose()

    async def tapped(self, user: int, data: str) -> Toast:
        """A button under one of the chat's messages was pressed. Never waits long for a table: what it says later
        stands in the message."""
        tongue = OwnTongue(self._desk.tongue, self._desk.house.tongue)
        return await self._soon(asyncio.ensure_future(self._tap(user, data, tongue)), tongue)

    async def command(self, user: int, word: str, rest: str) -> None:
        """Somebody of the chat has given a command; it is answered there."""
        if barred := await self._desk.members.barred(user, self._desk.tongue):
            self._desk.say(barred)
        else:
            await self._in_turn(lambda: self._command(user, word, rest))

    async def refresh(self) -> None:
        """Something about the people has changed: who can be written to, who has which seat."""
        await self._kept(self._desk.read_people())
        self._desk.show()

    def gone(self, user: int) -> None:
        """Somebody has left the chat."""
        self._desk.members.gone(user)
        self._desk.later(self._desk.hand_over(user))

    # --- taps and words ----------------------------------------------------------------------------------------------

    async def _in_turn(self, work: Callable[[], Awaitable[T]]) -> T:
        """One after the other, whoever wants something."""
        async with self._one_by_one:
            done = await work()
            if self._desk.over is not None and not self._ended.is_set():
                await self._end()
            return done

    async def _tap(self, user: int, data: str, tongue: OwnTongue) -> Toast:
        """``tongue`` speaks the chat's language, until theirs is known."""
        if (chosen := await self._desk.seats.chosen(user)) is not None:
            tongue.speak(chosen)
        if barred := await self._desk.members.barred(user, tongue):
            return toast(barred, alert=True)
        return await self._in_turn(lambda: self._pressed(user, data, tongue))

    async def _pressed(self, user: int, data: str, tongue: Tongue) -> Toast:
        self._waiting.stirred()
        self._desk.answering = tongue
        try:
            return await self._buttons.pressed(user, data)
        except TableError as error:  # Deposed too: whoever leads now is asked again
            _log.warning("chat table %s: %s", self.table, error)
            return toast(tongue.text("tggroup-not-kept"))
        finally:
            self._desk.answering = None

    async def _command(self, user: int, word: str, rest: str) -> None:
        try:
            await self._words.said(user, word, rest)
        except TableError as error:
            _log.warning("chat table %s: %s", self.table, error)
            self._desk.say(self._desk.tongue.text("tggroup-not-kept"))

    async def _soon(self, task: asyncio.Future[Toast], tongue: OwnTongue) -> Toast:
        """What it gives, if it does so soon; else what it says is shown when it comes, in the chat's language."""
        desk = self._desk
        late = asyncio.ensure_future(wait(desk.clock, desk.patience.answer))
        try:
            waiting: set[asyncio.Future[Any]] = {task, late}
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        finally:
            late.cancel()
        if not task.done():
            tongue.speak(desk.tongue.code)
            desk.later(self._noted(task))
        return task.result() if task.done() else Toast()

    async def _noted(self, task: Awaitable[Toast]) -> None:
        answer = await task
        if answer.text and self._desk.over is None:
            self._desk.note = answer.text
            self._desk.show()

    # --- the table's side --------------------------------------------------------------------------------------------

    async def _follow(self) -> None:
        desk = self._desk
        await self._kept(desk.read())
        await self._kept(self._telling.read())
        desk.show()
        while True:
            closed = None
            if (client := await self._open()) is not None:
                closed = await self._listen(client)
                await client.aclose()
            self._client = None
            elsewhere = self._elsewhere if closed is None else closed.next_table
            self._elsewhere = None
            if elsewhere is not None:
                await self._go_on(elsewhere)
            elif desk.known.phase == "over" or (desk.known.end is not None and desk.known.end.result is not None):
                say = desk.tongue.text
                desk.over = desk.over or (say("tggroup-finished") if desk.known.seen else say("tggroup-cancelled"))
                await self._end()
                return
            elif closed is not None and ADJOURNED in closed.reason:
                await self._adjourned()
            else:
                await self._lost()

    async def _open(self) -> SeatClient | None:
        """A client at the table, however long that takes; None: the match went on elsewhere."""
        while self._client is None and self._elsewhere is None:
            try:
                self._client = await watcher(self._desk.house, self._desk.table)
            except TableError as error:
                _log.info("chat table %s cannot be reached: %s", self.table, error)
                await self._lost()
        return self._client

    async def _lost(self) -> None:
        desk = self._desk
        if not desk.known.cut_off:
            desk.known.cut_off = True
            desk.show()
        await self._look_up()
        await wait(desk.clock, desk.patience.again)

    async def _look_up(self) -> None:
        """The table is silent: it may be over, or adjourned."""
        desk, table = self._desk, self._desk.table
        found = await standing(desk.house, table)
        if table != desk.table or desk.over is not None:
            return
        if found.what == "over":
            await self._kept(self._telling.to_the_end())
        if found.what == "adjourned":
            desk.asleep = True
            desk.show()
            self.heard.now()
        elif found.next_table is not None:
            self._elsewhere = found.next_table
            if self._client is not None:
                await self._client.aclose()
        elif found.what == "over":
            desk.over = desk.tongue.text("tggroup-finished")
            await self._end()

    async def _adjourned(self) -> None:
        """Until somebody wants to go on."""
        desk = self._desk
        desk.woken.clear()
        desk.asleep = True
        desk.show()
        self.heard.now()
        await desk.woken.wait()

    async def _listen(self, client: SeatClient) -> Closed | None:
        try:
            async for message in client.messages():
                try:
                    await self._heard(message)
                except Deposed:
                    raise
                except TableError as error:  # of what is kept: the table itself goes on
                    _log.warning("chat table %s: %s", self.table, error)
                if isinstance(message, Closed):
                    return message
        except PortClosed:
            pass
        return None

    async def _heard(self, message: Told) -> None:
        desk, known = self._desk, self._desk.known
        before, step, cut_off = known.lobby, known.step, known.cut_off
        if isinstance(message, Hello) and message.table != desk.table:
            await self._go_on(message.table)
            known = desk.known
        known.take_in(message)
        match message:
            case Hello():
                desk.asleep = False
                desk.show()
            case Interrupted():
                desk.show()
                desk.later(self._look_up())
            case Lobby():
                await self._lobby_changed(before, message)
            case Update():
                await self._telling.updated(message)
            case End():
                await self._telling.deal_over(message)
            case Said():
                await self._votes.heard(message)
            case Tick() if known.step == step:
                pass
            case _:
                if (known.step, known.cut_off) != (step, cut_off):
                    desk.show()

    async def _lobby_changed(self, before: Lobby | None, lobby: Lobby) -> None:
        desk = self._desk
        await self._kept(desk.read_people())
        if before is None or [one.name for one in before.seats] != [one.name for one in lobby.seats]:
            desk.called, desk.note = False, ""
        if before is None or lobby.phase != before.phase:
            self._votes.pause_settled()
        await self._votes.people_changed()
        if lobby.phase != "lobby":
            desk.page, desk.called = "", False
        if before is None or before.seats != lobby.seats or before.phase != lobby.phase:
            self._waiting.stirred()
        self._waiting.people_changed()
        self._telling.remind()
        desk.show()
        self.heard.now()

    # --- from table to table -----------------------------------------------------------------------------------------

    async def _go_on(self, table: str) -> None:
        """The match goes on at another table: a message of its own, and the old one keeps what it shows."""
        desk = self._desk
        if table == desk.table:
            return
        desk.last_words(desk.tongue.text("tggroup-next-table"))
        desk.over = None
        desk.table, desk.known = table, type(desk.known)()
        desk.page, desk.called, desk.note = "", False, ""
        self._telling.new_table()
        self._votes.pause_settled()
        self._votes.withdrawn()
        await self._kept(desk.keep(msgspec.structs.replace(desk.chat, table=table)))

    async def _end(self) -> None:
        """The chat has no table any more; its message keeps what it shows, without buttons."""
        desk = self._desk
        if desk.done:
            return
        self._votes.pause_settled()
        self._votes.withdrawn()
        desk.last_words()
        desk.done = True
        await self._kept(desk.keep(msgspec.structs.replace(desk.chat, table=None)))
        self._ended.set()

    # --- what is kept ------------------------------------------------------------------------------------------------

    async def _kept(self, work: Awaitable[object]) -> None:
        """Trouble with what is kept is no reason to stop. Raises Deposed."""
        try:
            await work
        except Deposed:
            raise
        except TableError as error:
            _log.warning("chat table %s: %s", self.table, error)
