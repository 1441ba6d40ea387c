"""One process that looks after a bot's chats, or stands by to do so: all its rooms put together, begun and ended."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, Final, Protocol

import msgspec

from core.table.ports import Clock, Entropy, TableError
from transports.telegram.actors import GroupMaker, SeatMaker
from transports.telegram.api import BotApi, Myself
from transports.telegram.belonging import Belonging, watched
from transports.telegram.bindings import Bindings, Deposed, Shown, Stats
from transports.telegram.clearing import cleared_away
from transports.telegram.commands import register
from transports.telegram.ending import Ending
from transports.telegram.front import Front
from transports.telegram.group_desk import TABLE
from transports.telegram.groups import Groups
from transports.telegram.hearing import Hearing
from transports.telegram.inbox import Inbox
from transports.telegram.leading import Leading, paused
from transports.telegram.making import Making
from transports.telegram.match_ends import MatchEnds
from transports.telegram.once import Once
from transports.telegram.own_side import OwnSides, SeatHouse
from transports.telegram.parts import Outbox, Parts
from transports.telegram.reaching import Reaching
from transports.telegram.receiving import Dealing, Polling, Take, Unknown
from transports.telegram.screen import Place
from transports.telegram.seats import Seats
from transports.telegram.troubles import ApiTrouble, BadToken, Refused
from transports.telegram.webhook import door
from transports.tongue import Tongue

_log = logging.getLogger(__name__)

END_S: Final = 3.5
"""How long all parts together may take to end, whatever has gone before them."""
EACH_S: Final = 2.0
"""How long each of them."""
LAST_WORDS_S: Final = 1.5
"""What is newest is still sent, within that time of the clock's."""
AGAIN_MS: Final = 2_000
REFUSED_MS: Final = 30_000
"""After so long an address that Telegram does not take is tried again."""
_COMMANDS: Final = "commands"
"""Under which it is kept which commands Telegram was told of."""


class ClosingOutbox(Outbox, Protocol):
    """The outbox, as who has made it sees it."""

    async def aclose(self, within_ms: int) -> None:
        """Send what is newest, within that time; then nothing more."""


class Makers(Protocol):
    """Makes what people see."""

    def post(self, hearing: Hearing) -> ClosingOutbox: ...

    def seats(self, post: Outbox) -> SeatMaker: ...

    def groups(self, post: Outbox, seats: Seats, belonging: Belonging) -> GroupMaker: ...

    def stats_text(self, stats: Sequence[Stats], tongue: Tongue) -> str: ...


class Hook(msgspec.Struct, frozen=True):
    """Where Telegram brings updates."""

    url: str
    """As Telegram knows it."""
    host: str
    port: int
    secret: str

    def __repr__(self) -> str:
        return f"Hook({self.url!r})"


class Edge:
    """One process. ``say`` tells the operator, in a line each."""

    def __init__(
        self,
        api: BotApi,
        me: Myself,
        house: SeatHouse,
        bindings: Bindings,
        inbox: Inbox,
        makers: Makers,
        *,
        hook: Hook | None,
        clock: Clock,
        entropy: Entropy,
        chance: Callable[[], float],
        say: Callable[[str], None],
        leading: Leading | None = None,
    ) -> None:
        """``hook`` None: updates are fetched."""
        self._api = api
        self._me = me
        self._house = house
        self._bindings = bindings
        self._inbox = inbox
        self._makers = makers
        self._hook = hook
        self._clock = clock
        self._entropy = entropy
        self._chance = chance
        self._say = say
        self._leading = leading or Leading(bindings, entropy(8).hex(), clock)
        self.leads = asyncio.Event()
        """Set while this process looks after the chats."""

    async def run(self) -> None:
        """Look after the chats, or stand by, until cancelled. Raises BadToken, CannotListen."""
        async with AsyncExitStack() as stack:
            if self._hook is not None:
                hook = self._hook
                address = await stack.enter_async_context(
                    door(hook.url, hook.host, hook.port, hook.secret, self._inbox)
                )
                self._say(f"Telegram's messages are taken at {address[0]}:{address[1]}.")
            news = "Looking after the chats. Ctrl-C ends it; matches go on when it is started again."
            while True:
                await self._leading.wait(
                    lambda: self._say("Another process looks after the chats; this one stands by.")
                )
                try:
                    await self._lead(news)
                except Deposed:
                    self._say("Another process looks after the chats now; this one stands by.")
                    news = "This process looks after the chats now."
                finally:
                    self.leads.clear()

    # --- while it leads ------------------------------------------------------------------------------------------

    async def _lead(self, news: str) -> None:
        """Look after the chats, and say so once it does. Raises Deposed, BadToken."""
        ending = Ending(END_S)
        keep = asyncio.create_task(self._leading.keep(), name="the lead")
        try:
            async with AsyncExitStack() as stack:
                parts, front, failures = await stack.enter_async_context(self._together(ending))
                take = Once(front.take)
                await stack.enter_async_context(self._inbox.dealing(Dealing(self._api, take)))
                works: list[Awaitable[Any]] = [self._receive(take), watched(parts), *failures, front.failed]
                tasks = [asyncio.ensure_future(work) for work in works]
                parts.errands.run(self._tell_commands())
                parts.errands.run(parts.seats.wake_all())
                parts.errands.run(cleared_away(self._bindings, parts.post))
                self.leads.set()
                self._say(news)
                try:
                    done, _ = await asyncio.wait({*tasks, keep}, return_when=asyncio.FIRST_COMPLETED)
                    for task in done:
                        task.result()
                finally:
                    for task in tasks:
                        task.cancel()
                    await asyncio.gather(*tasks, return_exceptions=True)
        finally:
            keep.cancel()  # only now: what is still to be kept can be
            await asyncio.gather(keep, return_exceptions=True)
            await ending.end(lambda within_s: self._leading.resign(), EACH_S)

    @asynccontextmanager
    async def _together(self, ending: Ending) -> AsyncIterator[tuple[Parts, Front, list[asyncio.Future[None]]]]:
        """Everything that acts, begun; at the end it is ended in order. Raises Deposed."""
        house, bindings, clock = self._house, self._bindings, self._clock
        hearing = Hearing(house, clock)
        post = self._makers.post(hearing)
        reaching = Reaching(bindings, house.languages)
        sides = OwnSides(house, bindings, reaching, self._makers.seats(post))
        seats = Seats(house, bindings, reaching, sides.make, clock, self._entropy)
        seats.on_over = MatchEnds(house, bindings, post, seats.tongue).over
        belonging = Belonging(self._api.is_member, clock)
        make = self._makers.groups(post, seats, belonging)
        making = Making(house, bindings, clock, self._entropy)
        groups = Groups(house, bindings, make, clock, making, lambda place: post.below(place, TABLE))
        parts = Parts(
            self._me,
            house,
            bindings,
            reaching,
            seats,
            groups,
            post,
            self._api.answer_inline,
            clock,
            self._makers.stats_text,
            belonging,
        )
        reaching.on_lost, reaching.on_reached = parts.lost, parts.reached
        hearing.begin(reaching, seats, groups, parts.errands)
        front = Front(parts, making)
        async with AsyncExitStack() as stack:  # whatever goes wrong with one, all of them are ended
            stack.push_async_callback(
                ending.end, lambda within_s: post.aclose(round(min(within_s, LAST_WORDS_S) * 1000)), EACH_S
            )
            stack.push_async_callback(ending.end, sides.aclose, EACH_S)
            stack.push_async_callback(ending.end, lambda within_s: parts.errands.aclose(), EACH_S)
            stack.push_async_callback(ending.end, seats.aclose, EACH_S)
            stack.push_async_callback(ending.end, lambda within_s: groups.aclose(), EACH_S)
            stack.push_async_callback(ending.end, front.aclose, EACH_S)
            await self._patiently(seats.open_all, groups.open_all)
            yield parts, front, [seats.failed, groups.failed, parts.errands.failed, hearing.failed]

    async def _patiently(self, *steps: Callable[[], Awaitable[None]]) -> None:
        """Do these one after the other, through trouble with the server. Raises Deposed."""
        for step in steps:
            while True:
                try:
                    await step()
                    break
                except TableError as error:
                    if isinstance(error, Deposed):
                        raise
                    _log.warning("what stood in the chats cannot be read (%s): tried again", error.code)
                    await paused(self._clock, AGAIN_MS)

    async def _receive(self, take: Take) -> None:
        """Let updates come. Raises BadToken."""
        hook, unknown, told = self._hook, Unknown(self._clock), False
        while True:
            try:
                if hook is None:
                    await self._api.drop_webhook()
                else:
                    await self._api.set_webhook(hook.url, hook.secret)
                break
            except BadToken:
                await unknown.again()
            except Refused as error:
                if not told:
                    told = True
                    self._say(f"Messages are not brought: {error}. Look at [telegram] webhook; it is tried again.")
                await paused(self._clock, REFUSED_MS)
            except ApiTrouble as error:
                _log.warning("Telegram could not be told how messages are to come (%s): tried again", error.code)
                await paused(self._clock, AGAIN_MS)
        if hook is None:
            await Polling(self._api, self._clock, self._chance, self._say).run(take)
        await asyncio.get_running_loop().create_future()

    async def _tell_commands(self) -> None:
        place = Place(self._me.id)
        told = await self._bindings.shown(place, _COMMANDS)

        async def keep(mark: str) -> None:
            await self._bindings.keep_shown(place, _COMMANDS, Shown(message=0, digest=mark))

        tongues = [self._house.tongue(code) for code in self._house.languages]
        await register(self._api, tongues, None if told is None else told.digest, keep)


def notes(me: Myself) -> list[str]:
    """What whoever runs the bot is told of how it was set up with BotFather."""
    found = []
    if me.reads_all:
        found.append(
            "This bot is sent all that is written in its groups, and needs commands and buttons only: switch its "
            "privacy mode on (@BotFather, /setprivacy)."
        )
    if not me.inline:
        found.append(
            "Inline mode is off, so that nobody can look at their hand from a group: switch it on (@BotFather, "
            "/setinline), or leave it so."
        )
    return found
