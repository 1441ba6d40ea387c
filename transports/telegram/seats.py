"""The seats of everybody who plays in their own chat: taken, given up, opened again after a restart."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable
from typing import Final

from core.table.orders import Kick, Refused
from core.table.ports import Clock, Entropy, PortClosed, TableError
from transports.refused_text import refused_text
from transports.telegram.actors import Answered, Toast
from transports.telegram.bindings import ASKED, Held, Person
from transports.telegram.house import House
from transports.telegram.own_tongue import OwnTongue
from transports.telegram.pressed import table_of
from transports.telegram.reaching import Reaching
from transports.telegram.screen import Place
from transports.telegram.sitting import Make, Say, Shelf, Sitting
from transports.telegram.taking import Taking
from transports.tongue import Tongue

_log = logging.getLogger(__name__)

MOST_SEATS: Final = 10
"""That one person has at a time."""
TOGETHER: Final = 16
"""Seats that are opened at a time after a restart."""
THERE_MS: Final = 3_000
"""How long what a person asks for waits for their table at least (transports/telegram/awaited.py)."""


async def _nothing(held: Held) -> None:
    pass


class Seats:
    """All of them, by user and table. Nothing that a chat calls here raises but Deposed."""

    def __init__(
        self, house: House, shelf: Shelf, reaching: Reaching, make: Make, clock: Clock, entropy: Entropy
    ) -> None:
        self.failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Raises what ends everything: Deposed."""
        self._house = house
        self._shelf = shelf
        self._reaching = reaching
        self._make = make
        self._clock = clock
        self._entropy = entropy
        self._by_user: defaultdict[int, dict[str, Sitting]] = defaultdict(dict)
        self._tasks: dict[Sitting, asyncio.Task[None]] = {}
        self._taking = Taking(house, shelf, reaching, entropy, self._open)
        self.on_over: Callable[[Held], Awaitable[None]] = _nothing
        """Done before it is forgotten that somebody had a seat. Raises TableError."""

    # --- as a whole ----------------------------------------------------------------------------------------------

    async def open_all(self) -> None:
        """After a restart: everybody's seats are known again, and open as soon as anything happens. Raises
        TableError."""
        for held in await self._shelf.all_held():
            if held.seat == ASKED:
                self._taking.know(held)
            elif self.at(held.user, held.table) is None:
                self._open(held, awake=False)

    async def wake_all(self) -> None:
        """Open those of people who can be written to, some at a time; what was adjourned rests. Raises Deposed."""
        turn = asyncio.Semaphore(TOGETHER)

        async def one(sitting: Sitting) -> None:
            async with turn:
                try:
                    entry = await self._house.entry(sitting.held.table)
                    person = await self._reaching.person(sitting.held.user)
                except TableError as error:
                    self._passed(error)
                    sitting.wake()
                    return
                if person.reachable and (entry is None or entry.phase != "adjourned"):
                    await sitting.there(THERE_MS)

        await asyncio.gather(*(one(sitting) for sitting in list(self._tasks)))
        await self._taking.settle()

    async def aclose(self, within_s: float) -> None:
        """Look after them no more, ended within that time. The tables are not told: the next process takes them again,
        and where none does in time, they miss the people as they would miss them with this process killed."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks, timeout=within_s)
        while left := [task for task in tasks if not task.done()]:
            for task in left:
                task.cancel()
            await asyncio.wait(left)
        self.failed.cancel()

    def of(self, user: int) -> list[Sitting]:
        """Somebody's seats, the one that was taken last at the end."""
        return list(self._by_user.get(user, {}).values())

    def at(self, user: int, table: str) -> Sitting | None:
        """Somebody's seat at this table."""
        return self._by_user.get(user, {}).get(table)

    async def front(self, user: int) -> Sitting | None:
        """Of somebody's seats the one that what they type is for. Raises TableError."""
        mine = self._by_user.get(user, {})
        if not mine:
            return None
        chosen = (await self._reaching.person(user)).front
        return mine.get(chosen or "") or list(mine.values())[-1]

    # --- for groups and the front: in a `tongue`, else in the language that they read -----------------------------

    async def take(self, user: int, place: Place, table: str, seat: int | None, tongue: Tongue | None = None) -> str:
        """Give them a seat (None: the first to be had) and open it in their own chat; ``place``: whose table it is. A
        sentence for the toast."""
        tongue = tongue or await self.tongue(user)
        try:
            async with self._taking.at(table):
                return await self._taken(user, place, table, seat, tongue)
        except TableError as error:
            self._passed(error)
            return tongue.text("tgfront-table-silent")

    async def _taken(self, user: int, place: Place, table: str, seat: int | None, tongue: Tongue) -> str:
        mine = self.at(user, table)
        if mine is not None:
            return await self._moved_to(mine, seat, tongue)
        if len(self.of(user)) >= MOST_SEATS:
            return tongue.text("tgfront-too-many-seats", most=MOST_SEATS)
        return await self._taking.take(user, 0 if place.private else place.chat, table, seat, tongue)

    async def _moved_to(self, mine: Sitting, seat: int | None, tongue: Tongue) -> str:
        if seat is None or seat == mine.held.seat:
            mine.wake()
            if mine.actor is not None:
                mine.actor.refresh()
            return tongue.text("tgfront-seat-yours-already")
        if not await mine.acts(THERE_MS) or mine.chair is None:
            return tongue.text("tgfront-seat-yours-already")
        answer = await mine.chair.move(mine.held.seat, seat)
        return refused_text(answer, tongue) if isinstance(answer, Refused) else tongue.text("tgfront-seat-yours")

    async def leave(self, user: int, table: str, tongue: Tongue | None = None) -> str:
        """Give their seat up, for good where the match goes on. A sentence for the toast."""
        tongue = tongue or await self.tongue(user)
        if (mine := self.at(user, table)) is None:
            return tongue.text("tgfront-no-seat")
        try:
            if mine.client is not None:
                await mine.client.leave()
            else:
                await self._house.order(table, Kick(seat=mine.held.seat))
                await self._close(mine)
        except PortClosed:
            await self._close(mine)
        except TableError as error:
            self._passed(error)
            return tongue.text("tgfront-table-silent")
        return tongue.text("tgfront-left")

    async def ready(self, user: int, table: str, ready: bool, tongue: Tongue | None = None) -> str:
        """They are ready for what the table waits for, or not any more."""
        return await self._said(user, table, lambda client: client.ready(ready), tongue)

    async def back(self, user: int, table: str, tongue: Tongue | None = None) -> str:
        """Take their seat back from the stand-in."""
        return await self._said(user, table, lambda client: client.back(), tongue)

    async def vote(self, user: int, table: str, seat: int, tongue: Tongue | None = None) -> str:
        """Vote for freeing this seat."""
        return await self._said(user, table, lambda client: client.vote(seat), tongue)

    async def _said(self, user: int, table: str, say: Say, tongue: Tongue | None) -> str:
        tongue = tongue or await self.tongue(user)
        mine = self.at(user, table)
        if mine is None:
            return tongue.text("tgfront-no-seat")
        if not await self._can_be_written_to(user):
            return tongue.text("tgfront-seat-press-start")
        return "" if await mine.says(say, THERE_MS) else tongue.text("tgfront-table-silent")

    async def wake(self, table: str) -> None:
        """Open all seats of that table anew: it was adjourned and is to go on."""
        for sitting in self.at_table(table):
            if await self._can_be_written_to(sitting.held.user):
                sitting.wake()

    # --- for what people do in their own chats -------------------------------------------------------------------

    async def tapped(self, user: int, data: str) -> Answered | None:
        """A button of somebody's table was pressed; None: of none of theirs. Raises TableError."""
        mine = self.at(user, table_of(data) or "")
        if mine is None:
            return None
        if not await mine.acts(THERE_MS) or mine.actor is None:
            return Toast((await self.tongue(user)).text("tgfront-table-silent"))
        await self.bring(user, mine.held.table)
        return await mine.actor.tapped(data)

    async def typed(self, user: int, text: str) -> bool:
        """They have written something for the table in front; False: it does not answer, or they sit nowhere. Raises
        TableError."""
        mine = await self.front(user)
        if mine is None or not await mine.acts(THERE_MS) or mine.actor is None:
            return False
        await mine.actor.typed(text)
        return True

    def covered(self, user: int) -> None:
        """Something is written in their own chat, below the messages of their tables."""
        for sitting in self.of(user):
            sitting.covered()

    async def bring(self, user: int, table: str) -> None:
        """What they type is for this table from now on. Raises TableError."""
        if (await self._reaching.person(user)).front != table:
            await self._reaching.change(user, front=table)

    # --- whether they can be written to --------------------------------------------------------------------------

    async def lost(self, user: int) -> None:
        """They cannot be written to: the tables hear that they are not there."""
        for sitting in self.of(user):
            if not sitting.asleep:
                await sitting.sleep()

    async def reached(self, user: int) -> None:
        """They can be written to."""
        for sitting in self.of(user):
            sitting.wake()

    async def forget(self, user: int, table: str | None = None) -> None:
        """They have no seats any more, or none at this table: those of running matches are given up. Nothing more is
        shown of them; what stands in their chat is left to whoever calls this."""
        self._taking.forget(user, table)
        for sitting in [one for one in self.of(user) if table in (None, one.held.table)]:
            await self._close(sitting, over=False)  # before the table can say anything to it
            try:
                await self._house.order(sitting.held.table, Kick(seat=sitting.held.seat))
            except TableError as error:
                self._passed(error)

    async def moved(self, old: Held, new: Held) -> None:
        """A seat has become another one, perhaps at the table of a rematch. Raises TableError."""
        mine = self._by_user[old.user]
        sitting = mine.get(old.table)
        await self._shelf.keep_held(new)
        if new.table == old.table:
            return
        try:
            await self.on_over(old)
        except TableError as error:
            self._passed(error)
        await self._shelf.drop_held(old.user, old.table)
        if sitting is not None:
            del mine[old.table]
            mine[new.table] = sitting
        if (await self._reaching.person(old.user)).front == old.table:
            await self._reaching.change(old.user, front=new.table)

    def several(self, user: int) -> bool:
        """Has this person seats at more tables than one?"""
        return len(self._by_user.get(user, {})) > 1

    def at_table(self, table: str) -> list[Sitting]:
        """Everybody's seats at this table."""
        return [mine[table] for mine in self._by_user.values() if table in mine]

    # --- inside --------------------------------------------------------------------------------------------------

    def _open(self, held: Held, awake: bool) -> Sitting:
        sitting = Sitting(self._house, held, self._make, self, self._clock, self._entropy)
        self._by_user[held.user][held.table] = sitting
        self._counted(held.user)
        if awake:
            sitting.wake()
        self._tasks[sitting] = asyncio.create_task(self._run(sitting), name=f"seats of {held.user}")
        return sitting

    async def _run(self, sitting: Sitting) -> None:
        try:
            await sitting.run()
            await self.on_over(sitting.held)
            await self._shelf.drop_held(sitting.held.user, sitting.held.table)
        except TableError as error:
            if error.code == "deposed" and not self.failed.done():
                self.failed.set_exception(error)
            _log.warning("a seat that was given up could not be forgotten (%s)", error.code)
        finally:
            self._tasks.pop(sitting, None)
            mine = self._by_user.get(sitting.held.user, {})
            if mine.get(sitting.held.table) is sitting:
                del mine[sitting.held.table]
            if not mine:
                self._by_user.pop(sitting.held.user, None)
            self._counted(sitting.held.user)

    def _counted(self, user: int) -> None:
        for sitting in self.of(user):
            if sitting.actor is not None:
                sitting.actor.among(self.several(user))

    async def _close(self, sitting: Sitting, over: bool = True) -> None:
        if (task := self._tasks.get(sitting)) is not None:
            task.cancel()
            await asyncio.wait({task})
        try:
            if over:
                await self.on_over(sitting.held)
            await self._shelf.drop_held(sitting.held.user, sitting.held.table)
        except TableError as error:
            self._passed(error)

    async def tongue(self, user: int) -> Tongue:
        """The language that somebody reads."""
        person = await self._person(user)
        code = self._house.languages[0] if person is None else self._reaching.language(person)
        return OwnTongue(self._house.tongue(code), self._house.tongue)

    async def chosen(self, user: int) -> str | None:
        """The code of the language that somebody has chosen; None: they have chosen none."""
        person = await self._person(user)
        return None if person is None else self._reaching.code(person.language)

    async def _can_be_written_to(self, user: int) -> bool:
        person = await self._person(user)
        return person is None or person.reachable

    async def _person(self, user: int) -> Person | None:
        """None: that cannot be known just now."""
        try:
            return await self._reaching.person(user)
        except TableError as error:
            self._passed(error)
            return None

    def _passed(self, error: TableError) -> None:
        if error.code == "deposed":
            if not self.failed.done():
                self.failed.set_exception(error)
            raise error
        _log.warning("a table or the server does not answer (%s)", error.code)
