"""The outbox: all that chats are shown passes here, and here alone is Telegram asked to show it.

Every chat has a lane of its own (transports/telegram/lane.py), all lanes pass one gate. Answers to taps wait for
nothing. After a restart the messages that stand are found again on the shelf and edited. The shelf is told of a message
once it was sent and before anything is done to the one it replaces: whoever is killed in between leaves at most one
message behind. Silences are kept there too, and paces begin as those of somebody who has just done all they may: what
process after process does stays within Telegram's limits.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from core.table.ports import Clock, TableError
from transports.telegram.bindings import settled
from transports.telegram.ears import Ears
from transports.telegram.errands import Api, Chore, Draw, Errands
from transports.telegram.lane import Lane
from transports.telegram.left_over import LeftOver
from transports.telegram.live import Shelf, Standing
from transports.telegram.pacing import ChatPace, Gate, Pace
from transports.telegram.screen import MOST_TOAST, Place, Screen
from transports.telegram.troubles import ApiTrouble, Down, Throttled, TooOld, Unsure

_log = logging.getLogger(__name__)

MOST_ANSWER_WAIT_S: Final = 5.0
"""Who tapped waits no longer for an answer."""
SWEPT_MS: Final = 60_000
"""So often lanes are looked for in which nothing has happened for long."""
MANY: Final = 3
"""Where so many chats are throttled at once, all are."""


class Outbox:
    """One bot's; a `Post`. Make it inside the event loop, and close it."""

    def __init__(
        self,
        api: Api,
        shelf: Shelf,
        clock: Clock,
        draw: Draw,
        ears: Ears | None = None,
        pace: Pace | None = None,
        secret: Callable[[str], bool] = lambda key: key == "hand",
    ) -> None:
        """``secret`` keys are shown in private chats only, and what they show cannot be handed on."""
        self._api = api
        self._shelf = shelf
        self._clock = clock
        self._draw = draw
        self._ears = ears or Ears()
        self._pace = pace or Pace()
        self._secret = secret
        self._gate = Gate(clock, self._pace)
        self._left = LeftOver(shelf)
        self._lanes: dict[int, Lane] = {}
        self._workers: dict[int, asyncio.Task[None]] = {}
        self._answers: set[asyncio.Task[None]] = set()
        self._moved: dict[int, int] = {}
        self._floods: dict[int, int] = {}
        self._began = self._swept = clock.now_ms()
        self._closed = False

    # --- as actors see it --------------------------------------------------------------------------------------------

    def show(self, place: Place, key: str, screen: Screen, awaited: bool = False) -> None:
        if self._secret(key) and not place.private:
            _log.error("a secret was to be shown in group %d, and was not: this is a fault of the program", place.chat)
            return
        place = self._now(place)
        self._at(place, lambda lane: lane.show(place, key, screen, awaited))

    def say(self, place: Place, screen: Screen, needed: bool = False) -> None:
        place = self._now(place)
        self._at(place, lambda lane: lane.say(place, screen, needed))

    def drop(self, place: Place, key: str) -> None:
        place = self._now(place)
        self._at(place, lambda lane: lane.drop(place, key))

    def below(self, place: Place, key: str, aloud: bool = False) -> None:
        place = self._now(place)
        self._at(place, lambda lane: lane.below(place, key, aloud))

    def answer(self, query: str, text: str = "", alert: bool = False) -> None:
        if not self._closed:
            task = asyncio.get_running_loop().create_task(self._answered(query, text, alert))
            self._answers.add(task)
            task.add_done_callback(self._answers.discard)

    # --- as the front sees it ----------------------------------------------------------------------------------------

    def hurry(self, place: Place, message: int | None = None, key: str | None = None) -> None:
        """Somebody has acted there, or is on turn now: what is shown there goes before others for a moment.

        ``message``: the one they tapped, ``key``: what its buttons belong to. If it was left behind (its answer was
        lost, or the process was killed before it was kept), it is cleared away; without ``key`` that is not known.
        """
        place = self._now(place)
        self._at(place, lambda lane: lane.hurry(place, key, message))

    async def clear_up(self) -> None:
        """Do what the process before has left to be cleared away. Raises Deposed."""
        for left in await self._left.all():
            self._owes(Chore(Place(left.chat), left.message, left.delete, self._clock.now_ms(), left.photo))

    def noise(self, place: Place) -> None:
        """Somebody has written something there: what is shown moves up."""
        lane = self._lanes.get(self._now(place).chat)
        if lane is not None:
            lane.noise(self._now(place))

    def throttled(self, place: Place) -> float:
        """Seconds for which nothing is shown there, because Telegram wants silence; 0 mostly."""
        lane = self._lanes.get(self._now(place).chat)
        until = max(self._gate.held_until, 0 if lane is None else lane.pace.held_until)
        return max(0, until - self._clock.now_ms()) / 1000

    def hold(self, seconds: float) -> None:
        """Telegram wants silence everywhere."""
        until = self._clock.now_ms() + round(seconds * 1000)
        if until <= self._gate.held_until:
            return
        self._gate.hold(until)
        for chat, lane in self._lanes.items():
            lane.held(None, seconds)
            self._begin(chat, lane)

    def move(self, old: int, new: int) -> None:
        """That chat has another number. `Ears.moved` is not told what is said here."""
        if old == new or self._moved.get(old) == new:
            return
        self._moved[old] = new
        lane = self._lanes.get(old)
        if lane is not None:
            lane.leave(new)
            self._begin(old, lane)

    async def aclose(self, within_ms: int) -> None:
        """Send what is newest, within that time; then nothing more."""
        self._closed = True
        late = asyncio.Event()
        timer = self._clock.call_at(self._clock.now_ms() + within_ms, late.set)
        end = asyncio.get_running_loop().create_task(late.wait())
        for lane in self._lanes.values():
            if not lane.waiting:
                lane.give_up()
        if within_ms <= 0:
            late.set()
            await asyncio.sleep(0)
        while (busy := {*self._workers.values(), *self._answers}) and not end.done():
            await asyncio.wait({*busy, end}, return_when=asyncio.FIRST_COMPLETED)
        timer.cancel()
        left = [*self._workers.values(), *self._answers, end]
        for task in left:
            task.cancel()
        await asyncio.gather(*left, return_exceptions=True)

    # --- lanes -------------------------------------------------------------------------------------------------------

    def _now(self, place: Place) -> Place:
        """Where it is now."""
        chat = place.chat
        for _ in range(len(self._moved)):
            if chat not in self._moved:
                break
            chat = self._moved[chat]
        return settled(place if chat == place.chat else Place(chat, place.topic))

    def _owes(self, chore: Chore) -> None:
        self._at(chore.place, lambda lane: lane.waiting.add(chore))

    def _at(self, place: Place, say: Callable[[Lane], None]) -> None:
        if self._closed:
            return
        lane = self._lane(place.chat)
        say(lane)
        self._begin(place.chat, lane)

    def _lane(self, chat: int) -> Lane:
        lane = self._lanes.get(chat)
        if lane is None:
            self._sweep()
            private = Place(chat).private
            standing = Standing(self._shelf, chat in self._moved.values(), private, self._left)
            errands = Errands(self._api, standing, self._draw, self._secret)
            pace = ChatPace(self._pace, private, self._began)
            lane = Lane(private, self._clock, pace, self._gate, standing, errands, self._ears, self._flooded)
            self._lanes[chat] = lane
        return lane

    def _sweep(self) -> None:
        now = self._clock.now_ms()
        if now < self._swept + SWEPT_MS:
            return
        self._swept = now
        for chat, lane in list(self._lanes.items()):
            if chat not in self._workers and lane.idle and lane.quiet:
                del self._lanes[chat]

    def _begin(self, chat: int, lane: Lane) -> None:
        if chat not in self._workers and not (lane.idle and lane.moved_to is None):
            self._workers[chat] = asyncio.get_running_loop().create_task(self._worked(chat, lane))

    async def _worked(self, chat: int, lane: Lane) -> None:
        try:
            await lane.run()
            if lane.moved_to is not None:
                await self._left.paid(chat)  # what stands in the old chat stays there
        except TableError as error:
            self._deposed(error)
        except Exception:
            _log.exception("chat %d is not shown what waited for it", chat)
            lane.give_up()
        finally:
            del self._workers[chat]
        if lane.moved_to is not None:
            self._follow(chat, lane, lane.moved_to)
        elif not lane.idle:
            self._begin(chat, lane)

    def _follow(self, old: int, lane: Lane, new: int) -> None:
        """What waited for the old number waits for the new one."""
        self._lanes.pop(old, None)
        if self._moved.get(old) != new:
            self._moved[old] = new
            self._ears.moved(old, new)
        there = self._lane(new)
        lane.waiting.move(new, there.waiting, self._clock.now_ms())
        there.places |= {Place(new, place.topic): None for place in lane.places}
        lane.give_up()
        self._begin(new, there)

    def _deposed(self, error: TableError) -> None:
        if self._closed:
            return
        self._closed = True
        _log.warning("%s (%s)", error, error.code)
        for lane in self._lanes.values():
            lane.give_up()
        self._ears.deposed()

    def _flooded(self, chat: int, seconds: float) -> None:
        """Telegram does not say whether it means one chat or the bot. Several at once tell."""
        now = self._clock.now_ms()
        self._floods[chat] = now + round(seconds * 1000)
        self._floods = {each: until for each, until in self._floods.items() if until > now}
        if len(self._floods) >= MANY:
            self.hold((min(self._floods.values()) - now) / 1000)

    # --- answers -----------------------------------------------------------------------------------------------------

    async def _answered(self, query: str, text: str, alert: bool) -> None:
        if len(text) > MOST_TOAST:
            text = text[: MOST_TOAST - 1] + "…"
        for again in (True, False):
            try:
                return await self._api.answer(query, text, alert=alert)
            except TooOld:
                return
            except (Throttled, Down, Unsure) as trouble:
                wait = trouble.after_s if isinstance(trouble, Throttled) else 0.0
                if again and wait <= MOST_ANSWER_WAIT_S:
                    await self._rest(wait)
                    continue
                _log.info("a tap is not answered: %s (%s)", trouble, trouble.code)
                return
            except ApiTrouble as trouble:
                _log.warning("a tap is not answered: %s (%s)", trouble, trouble.code)
                return

    async def _rest(self, seconds: float) -> None:
        if seconds > 0:
            over = asyncio.Event()
            self._clock.call_at(self._clock.now_ms() + round(seconds * 1000), over.set)
            await over.wait()
