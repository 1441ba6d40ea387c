"""One chat's way out: what waits to be shown there, which of it goes next, and what becomes of it when it fails.

Of what one message shows only the newest waits; nothing is sent before its time, or while Telegram wants silence. A
message of its own whose answer was lost is not sent again: most did arrive, and twice would say that something happened
twice; what must be read is, once. What a keyed message shows is sent again: the second makes the first one right.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from core.table.ports import Clock, TableError
from transports.telegram.depth import Depth
from transports.telegram.ears import Ears
from transports.telegram.errands import Chore, Errand, Errands, Wish
from transports.telegram.live import Standing
from transports.telegram.next_up import NextUp
from transports.telegram.pacing import AWAITED, HURRIED, LATER, USUAL, ChatPace, Gate, Ticket
from transports.telegram.screen import Place, Screen
from transports.telegram.troubles import (
    ApiTrouble,
    BadFile,
    BadMentions,
    Blocked,
    Gone,
    Moved,
    NoPictures,
    Refused,
    Removed,
    Throttled,
    TopicGone,
    Unsure,
)
from transports.telegram.waiting import Waiting

_log = logging.getLogger(__name__)

MOST_TRIES: Final = 6
"""Of what is refused each time."""
HURRY_MS: Final = 3_000
"""So long after somebody acted their chat goes before others."""
MARGIN_MS: Final = 300
"""Silence is kept a little longer than asked for."""
BACK_OFF_MS: Final = (1_000, 2_000, 4_000, 8_000, 15_000, 30_000)
NO_PICTURES_MS: Final = 60_000
"""Where pictures are refused none are tried for so long: nobody tells the bot when they are allowed again."""
QUIET_MS: Final = 600_000


class Lane:
    """Give it what is to be shown, and `run` it; it returns when nothing waits."""

    def __init__(
        self,
        private: bool,
        clock: Clock,
        pace: ChatPace,
        gate: Gate,
        standing: Standing,
        errands: Errands,
        ears: Ears,
        flooded: Callable[[int, float], None],
    ) -> None:
        """``flooded`` is told of every chat in which Telegram wants silence, and for how many seconds."""
        self._private = private
        self._clock = clock
        self.pace = pace
        self._gate = gate
        self._standing = standing
        self._errands = errands
        self._ears = ears
        self._flooded = flooded
        self.waiting = Waiting()
        self._news = asyncio.Event()
        self.places: dict[Place, None] = {}
        """Where something was shown, oldest first."""
        self._told: set[Place] = set()
        """They have been told that they are throttled."""
        self._hurried_until = -1
        self._no_pictures_until = -1
        self._later_until = 0
        self._failed = 0
        self._depth = Depth(private)
        self._next = NextUp(private)
        self._ticket: Ticket | None = None
        self._stands = LATER
        self.moved_to: int | None = None
        self._asked_silence = False
        self._touched = clock.now_ms()

    # --- what is wished for ------------------------------------------------------------------------------------------

    def show(self, place: Place, key: str, screen: Screen, awaited: bool) -> None:
        now = self._clock.now_ms()
        usual = AWAITED if awaited else LATER if self._private else USUAL
        urgency = HURRIED if now < self._hurried_until else usual
        self.waiting.show(place, key, screen, now, urgency)
        self._press(urgency)
        self._wake(place)

    def say(self, place: Place, screen: Screen, needed: bool) -> None:
        now = self._clock.now_ms()
        if not self._next.repeats(place, screen, self.waiting, now):
            self.waiting.say(place, screen, now, needed)
            self._wake(place)

    def drop(self, place: Place, key: str) -> None:
        self.waiting.drop(place, key)
        self._wake(place)

    def below(self, place: Place, key: str, aloud: bool) -> None:
        self._depth.sink(place, key, aloud)

    def hurry(self, place: Place, key: str | None, message: int | None) -> None:
        self._hurried_until = self._clock.now_ms() + HURRY_MS
        if self.waiting.hurry():
            self._press(HURRIED)
        self.waiting.tapped(place, key, message)
        self._wake(place)

    def noise(self, place: Place) -> None:
        self._depth.noise(place)

    def _press(self, urgency: int) -> None:
        """Who stands before the gate for this chat is at least so urgent: what is most urgent by then goes."""
        if self._ticket is not None and urgency < self._stands:
            self._stands = urgency
            self._gate.hurry(self._ticket, urgency)

    def _wake(self, place: Place) -> None:
        self.places.setdefault(place)
        self._touched = self._clock.now_ms()
        self._news.set()

    # --- the worker --------------------------------------------------------------------------------------------------

    @property
    def idle(self) -> bool:
        return not (self.waiting or self._told)

    @property
    def quiet(self) -> bool:
        """Has nothing happened for so long that nothing of it need be remembered?"""
        now = self._clock.now_ms()
        return self.pace.quiet(now) and now >= self._touched + QUIET_MS

    def give_up(self) -> None:
        """Nothing waits any more, and nobody is told anything."""
        self.waiting.clear()
        self._told.clear()
        self._news.set()

    def leave(self, chat: int) -> None:
        """The chat has another number now; `run` returns."""
        self.moved_to = chat
        self._news.set()

    async def run(self) -> None:
        """Until nothing waits. Raises TableError when another process leads."""
        if not self._asked_silence:
            await self._remembered()
        while not self.idle and self.moved_to is None:
            self._news.clear()
            await self._dropped()
            await self._tapped()
            await self._skimmed()
            if not self.waiting:
                self._freed()
            errand = self._soonest()
            if errand is None:
                if self._told:
                    await self._until(max(self.pace.held_until, self._gate.held_until))
                continue
            due = self._due(errand)
            if due > self._clock.now_ms():
                await self._until(due)
                continue
            await self._went(errand)

    async def _until(self, due: int) -> None:
        timer = self._clock.call_at(due, self._news.set)
        try:
            await self._news.wait()
        finally:
            timer.cancel()

    async def _dropped(self) -> None:
        drops = self.waiting.drops
        while drops:
            place, key, wish = drops[0]
            last = await self._errands.farewell(place, key, wish, self._clock.now_ms(), self._depth.sunk(place, key))
            if not drops:  # all was given up meanwhile
                return
            drops.popleft()
            self._depth.dropped(place, key)
            self.waiting.add(*last)

    async def _tapped(self) -> None:
        while taps := self.waiting.taps:
            self.waiting.add(await self._errands.left_behind(*taps.popleft(), self._clock.now_ms()))

    async def _skimmed(self) -> None:
        """What is shown already need not be sent."""
        for wish in list(self.waiting.shows.values()):
            if not self._depth.sunk(wish.place, wish.key) and await self._errands.needless(wish, self._pictures):
                self.waiting.done(wish)

    def _soonest(self) -> Errand | None:
        now, rank = self._clock.now_ms(), self._next.rank
        return min(self.waiting.first(), key=lambda one: rank(one, self._due(one), self.waiting, now), default=None)

    def _due(self, errand: Errand) -> int:
        later = errand.later if isinstance(errand, Chore) else 0
        return max(self.pace.due(errand.kind), self._later_until, self._gate.held_until, later)

    @property
    def _pictures(self) -> bool:
        return self._clock.now_ms() >= self._no_pictures_until

    async def _went(self, errand: Errand) -> None:
        if isinstance(errand, Wish) and errand.urgency < LATER:  # else a newer one may come before its turn does
            if not await self._errands.prepared(errand, self._pictures, self._depth.sunk(errand.place, errand.key)):
                return self.waiting.done(errand)
        self._stands = errand.urgency
        self._ticket = self._gate.ask(errand.urgency)
        await self._gate.passed(self._ticket)
        await self._skimmed()
        if (soonest := self._soonest()) is None or self._due(soonest) > self._clock.now_ms():
            return self._gate.give_back()
        errand = soonest
        self.pace.went(errand.kind, self._clock.now_ms())
        self._next.went(errand.kind)
        try:
            if isinstance(errand, Wish):
                await self._shown(errand)
                self.waiting.done(errand)
            else:
                self.waiting.done(*await self._errands.cleared(self.waiting.with_it(errand, self._clock.now_ms())))
            self._failed = 0
        except ApiTrouble as trouble:
            await self._failing(errand, trouble)
        except TableError:
            raise
        except Exception:
            _log.exception("something cannot be shown in chat %d, and is left out", errand.place.chat)
            self.waiting.done(errand)
        finally:
            self.pace.arrived(errand.kind, self._clock.now_ms())
            self._freed()

    async def _shown(self, wish: Wish) -> None:
        now, keyed = self._clock.now_ms(), wish.key is not None and wish.last is None
        sunk = self._depth.sunk(wish.place, wish.key) if keyed else None
        buried = keyed and (sunk is not None or self._depth.buried(wish.place, wish.key or "", now))
        sent, chore = await self._errands.done(wish, self._pictures, buried, bool(sunk and sunk.aloud))
        if sent is not None:
            self._depth.sent(wish.place, wish.key, now, sunk)
            self._next.said(wish, now)
        self.waiting.add(chore)

    # --- what goes wrong ---------------------------------------------------------------------------------------------

    async def _failing(self, errand: Errand, trouble: ApiTrouble) -> None:
        place, now = errand.place, self._clock.now_ms()
        if isinstance(trouble, Throttled):
            self.held(place, trouble.after_s)
            await self._standing.keep_silence(place.chat, self._clock.wall_ms() + round(trouble.after_s * 1_000))
            self._flooded(place.chat, trouble.after_s)
        elif isinstance(errand, Chore) and errand.alone(trouble):
            if not errand.again(trouble, now):
                await self._errands.over(errand)
                self.waiting.done(errand)
        elif isinstance(trouble, Blocked) or (isinstance(trouble, Removed) and self._private):
            self.waiting.clear()
            await self._standing.drop_all(place.chat)
            self._ears.blocked(place.chat)
        elif isinstance(trouble, Moved):
            self.moved_to = trouble.chat
        elif not isinstance(errand, Wish):  # the bot is not there any more: of the rest each chore sees to itself
            self.waiting.clear()
            self._ears.removed(place)
        elif isinstance(trouble, Refused | NoPictures) and errand.pictured(self._pictures):
            errand.bare = True
            if isinstance(trouble, NoPictures):
                self._no_pictures_until = now + NO_PICTURES_MS
        elif isinstance(trouble, Removed | NoPictures):
            self.waiting.clear()
            self._ears.removed(place)
        elif isinstance(trouble, TopicGone):
            self.waiting.leave(place)
            self._ears.topic_gone(place)
        elif isinstance(trouble, Unsure):
            await self._in_doubt(errand)
        elif isinstance(trouble, Gone | Refused | BadFile | BadMentions):
            await self._refused(errand, trouble)
        else:
            self._back_off(trouble)

    async def _in_doubt(self, wish: Wish) -> None:
        self._back_off(None)
        if wish.key is not None:
            await self._errands.doubt(wish)
        elif not self.waiting.once_more(wish):
            _log.info("whether a message has come to chat %d is not known; it is not sent again", wish.place.chat)

    async def _refused(self, errand: Wish, trouble: ApiTrouble) -> None:
        errand.tries += 1
        if isinstance(trouble, BadMentions):
            errand.plain = True
        hopeless = isinstance(trouble, Refused) or (isinstance(trouble, Gone) and errand.key is None)
        if hopeless or errand.last is not None or errand.tries >= MOST_TRIES:
            _log.warning("chat %d is not shown something: %s", errand.place.chat, trouble)
            self.waiting.done(errand)
        elif isinstance(trouble, Gone) and errand.key is not None:
            await self._standing.drop(errand.place, errand.key)

    def _back_off(self, trouble: ApiTrouble | None) -> None:
        wait = BACK_OFF_MS[min(self._failed, len(BACK_OFF_MS) - 1)]
        if trouble is not None and self._failed == 1:
            _log.warning("%s (%s); it is tried again", trouble, trouble.code)
        self._failed += 1
        self._later_until = self._clock.now_ms() + wait

    # --- silence -----------------------------------------------------------------------------------------------------

    def held(self, place: Place | None, seconds: float) -> None:
        """Telegram wants silence: here (``place``), or everywhere."""
        if place is not None:
            self.pace.hold(self._clock.now_ms() + round(seconds * 1000) + MARGIN_MS)
        for each in self.places if place is None else {place: None} | self.places:
            self._told.add(each)
            self._ears.throttled(each, seconds)
        self._news.set()

    async def _remembered(self) -> None:
        """The silence that was kept before a restart."""
        self._asked_silence = True
        for place in list(self.places)[:1]:
            if (left := await self._standing.silence(place.chat) - self._clock.wall_ms()) > 0:
                self.held(place, left / 1_000)

    def _freed(self) -> None:
        """Not before something got through, or nothing is left: the first try after a silence may bring the next."""
        if self._told and self._clock.now_ms() >= max(self.pace.held_until, self._gate.held_until):
            told, self._told = self._told, set()
            for each in sorted(told, key=lambda place: (place.chat, place.topic or 0)):
                self._ears.free(each)
