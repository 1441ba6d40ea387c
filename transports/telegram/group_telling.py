"""What a group is told beside its message: cheers as they happen, the sheet of a deal, whose turn it is. Each once."""

from __future__ import annotations

import logging

import msgspec

from core.game.rules import RulesError
from core.table.messages import End, Update
from core.table.ports import TableError, Timer
from transports.telegram.bindings import Deposed, Side
from transports.telegram.cheers import cheers, sheet
from transports.telegram.group_desk import GroupDesk
from transports.telegram.group_hands import HandsShown
from transports.telegram.group_marks import Told, keep, told
from transports.telegram.group_missed import missed

_log = logging.getLogger(__name__)


class GroupTelling:
    """One chat's."""

    def __init__(self, desk: GroupDesk) -> None:
        self._desk = desk
        self._mark = Told()
        self._hands = HandsShown(desk)
        self._begun = False
        """Was anything shown of this table since this process looks on?"""
        self._nudge_timer: Timer | None = None
        self._turn: tuple[int, int] = (0, -1)
        """Whose turn the timer is for: deal and seat."""

    async def read(self) -> None:
        """How far the chat was told of its table before. Raises TableError."""
        self._mark = await told(self._desk.bindings, self._desk.place)

    def new_table(self) -> None:
        """The match goes on at another one."""
        self._begun = False

    def stop(self) -> None:
        """Nobody is reminded of anything any more."""
        self._hands.stop()
        self._stop_nudge()

    def _stop_nudge(self) -> None:
        if self._nudge_timer is not None:
            self._nudge_timer.cancel()
            self._nudge_timer = None

    async def updated(self, update: Update) -> None:
        """Something has happened. Raises TableError where it cannot be noted that it was told."""
        desk, known = self._desk, self._desk.known
        words = known.words(desk.tongue)
        if words is None:
            return
        if not self._begun:
            self._begun = True
            if self._mark.table != desk.table:
                first = 0 if known.from_lobby else update.seq
                self._mark = Told(table=desk.table, seq=first, deal=update.view.n - 1)
                await keep(desk.bindings, desk.place, self._mark)
        await self._catch_up(update.view.n - 1)
        lines = cheers([event for event in update.events if event.seq > self._mark.seq], words, known.persons())
        if lines:
            desk.say("\n".join(lines))
        if update.seq > self._mark.seq:
            self._mark = msgspec.structs.replace(self._mark, seq=update.seq)
        self.remind()
        desk.show()
        if lines:
            await keep(desk.bindings, desk.place, self._mark)

    async def deal_over(self, end: End) -> None:
        """A deal is over, perhaps the match with it. Raises TableError."""
        desk, words = self._desk, self._desk.known.words(self._desk.tongue)
        over = end.result is not None
        if words is None or not end.n or (self._mark.deal >= end.n and (self._mark.over or not over)):
            return  # closed before the first deal, it has come to nothing, and the table's message says that it is
        if self._mark.table != desk.table:
            self._mark = Told(table=desk.table)
        if over:
            await self._count(end)
        desk.say(sheet(end, words), needed=True)
        self._mark = msgspec.structs.replace(self._mark, deal=end.n, over=over)
        desk.show()
        await keep(desk.bindings, desk.place, self._mark)

    async def to_the_end(self) -> None:
        """The table is over, and does not say so any more: tell what its record says. Raises TableError."""
        if self._mark.table != self._desk.table:
            self._mark = Told(table=self._desk.table)
        if not self._mark.over:
            await self._tell_missed()

    async def _catch_up(self, deal: int) -> None:
        """A deal that is over whose sheet nobody has told, since nobody looked on: tell it now."""
        if self._mark.deal >= deal:
            return
        await self._tell_missed()
        self._mark = msgspec.structs.replace(self._mark, deal=max(deal, self._mark.deal))
        await keep(self._desk.bindings, self._desk.place, self._mark)

    async def _tell_missed(self) -> None:
        desk, known = self._desk, self._desk.known
        try:
            found = await missed(desk.house, desk.table, self._mark.deal)
        except Deposed:
            raise
        except (TableError, RulesError, ValueError) as error:
            _log.warning("chat table %s: what it was not told cannot be read: %s", desk.table, error)
            return
        if known.hello is None and found.hello is not None and found.lobby is not None:
            known.take_in(found.hello)
            known.take_in(found.lobby)
        for end in found.ends:
            await self.deal_over(end)

    async def _count(self, end: End) -> None:
        """The match goes into the chat's statistics."""
        desk, lobby, result = self._desk, self._desk.known.lobby, end.result
        deals = end.n if end.score is not None else end.n - 1
        if lobby is None or result is None or desk.known.rules is None or not deals:
            return
        teams = desk.known.rules.teams
        sides = [Side(desk.user_at(seat), one.name, seat % teams) for seat, one in enumerate(lobby.seats)]
        preset = desk.known.rules.preset
        try:
            await desk.bindings.finished(desk.place, desk.table, preset, sides, result.totals, result.winner, deals)
        except Deposed:
            raise
        except TableError as error:  # the sheet is told all the same
            _log.warning("chat table %s: its match is not counted: %s", desk.table, error)

    def remind(self) -> None:
        """Whoever is to move is told of it once, after a while."""
        desk, seen, lobby = self._desk, self._desk.known.seen, self._desk.known.lobby
        if lobby is not None:
            self._hands.heard(lobby.phase)
        playing = seen is not None and seen.over is None and lobby is not None and lobby.phase == "playing"
        turn = (seen.n, seen.turn) if seen is not None and playing else (0, -1)
        if turn == self._turn:
            return
        self._turn = turn
        self._stop_nudge()
        if playing:
            due = desk.clock.now_ms() + self._nudge_ms()
            self._nudge_timer = desk.clock.call_at(due, lambda: desk.later(self._nudge(turn)))

    def _nudge_ms(self) -> int:
        """Before a turn ends by itself: when its own time is over and that of the bank begins, else at half of it."""
        nudge, hello = self._desk.patience.nudge, self._desk.known.hello
        if hello is None or hello.clock is None:
            return nudge
        return min(nudge, hello.clock.turn_ms if hello.clock.bank_ms else hello.clock.turn_ms // 2)

    async def _nudge(self, turn: tuple[int, int]) -> None:
        desk, lobby, seq = self._desk, self._desk.known.lobby, self._desk.known.seq
        if turn != self._turn or lobby is None or lobby.seats[turn[1]].held is not None or self._mark.nudged == seq:
            return
        user = desk.user_at(turn[1])
        if user is None:
            return
        name = desk.user_name(user)
        desk.mention(f"⏰ {desk.tongue.text('tggroup-nudge', name=name)}", {user: name})
        desk.show_anew()  # below it, with its buttons
        self._mark = msgspec.structs.replace(self._mark, nudged=seq)
        await keep(desk.bindings, desk.place, self._mark)
