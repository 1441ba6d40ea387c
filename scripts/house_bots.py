"""The bots of the house: started and stopped by the host as the seats of its tables change hands."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from core.table.hosting import Witness
from core.table.ports import PortClosed
from core.table.records import Record, Seated
from core.table.table import Table
from scripts.house_players import HousePlayers, Playing, given, play
from transports.memory import MemoryBus
from transports.process.faults import Fault, Faults

_log = logging.getLogger(__name__)

MOST_STARTS: Final = 4
"""How often a bot is started in one deal: a broken one is left to the stand-in then."""


def usual_player(program: str, seat: int) -> Playing | None:
    """A bot of the registry as it plays this seat, the same in every process; None: there is no such bot."""
    return HousePlayers().of(program, seat)


class _Bot:
    """One seat's bot."""

    __slots__ = ("n", "player", "starts", "task", "unknown")

    def __init__(self, player: Seated) -> None:
        self.player = player
        self.task: asyncio.Task[None] | None = None
        self.n = -1
        self.starts = 0
        """In deal ``n``."""
        self.unknown = False

    @property
    def fallen(self) -> bool:
        """Has it ended though nobody has stopped it?"""
        return self.task is None or self.task.done()


class _Seats:
    """What is known of a table: who sits there, and which bots play."""

    __slots__ = ("bots", "players")

    def __init__(self) -> None:
        self.players: tuple[Seated | None, ...] = ()
        self.bots: dict[int, _Bot] = {}


class HouseBots(Witness):
    """Plays every seat that a bot of the house has, at all tables of this process.

    ``bus_of`` gives the memory bus where they connect; ``player_of`` who plays for a bot's name at a seat.
    """

    def __init__(
        self,
        bus_of: Callable[[str], MemoryBus | None],
        player_of: Callable[[str, int], Playing | None] = usual_player,
    ) -> None:
        self._bus_of = bus_of
        self._player_of = player_of
        self._tables: dict[str, _Seats] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def recorded(self, table: Table, record: Record | None) -> None:
        seats = self._tables.setdefault(table.id, _Seats())
        if table.players is not seats.players:
            self._seat(table, seats)
        for seat, bot in seats.bots.items():
            if bot.fallen:
                self._start(table, seat, bot)

    def dropped(self, table: str) -> None:
        seats = self._tables.pop(table, None)
        for bot in seats.bots.values() if seats is not None else ():
            self._stop(bot)

    async def aclose(self) -> None:
        """Stop all of them, and wait until they are gone."""
        for table in tuple(self._tables):
            self.dropped(table)
        while self._tasks:
            await asyncio.wait(self._tasks)

    # --- one seat ------------------------------------------------------------------------------------------------

    def _seat(self, table: Table, seats: _Seats) -> None:
        """Who sits where has changed: stop who has lost a seat, note who has one now."""
        seats.players = table.players
        for gone in [seat for seat in seats.bots if seat >= len(table.players)]:
            self._stop(seats.bots.pop(gone))
        for seat, player in enumerate(table.players):
            bot = seats.bots.get(seat)
            if bot is not None and bot.player != player:
                self._stop(seats.bots.pop(seat))
            if player is not None and player.kind == "bot" and player.program is not None and seat not in seats.bots:
                seats.bots[seat] = _Bot(player)

    def _start(self, table: Table, seat: int, bot: _Bot) -> None:
        if bot.n != table.n:
            bot.n, bot.starts = table.n, 0
        bus = self._bus_of(table.id)
        if bus is None or bot.unknown or bot.starts >= MOST_STARTS or bot.player.program is None:
            return
        bot.starts += 1
        playing = self._player_of(bot.player.program, seat)
        if playing is None:
            bot.unknown = True
            _log.error("table %s: there is no bot called %s; a stand-in plays", table.id, bot.player.program)
            return
        playing = given(playing, bot.player.worlds, bot.player.options)
        bot.task = asyncio.create_task(
            _play(bus, table.id, seat, bot.player.name, playing), name=f"{table.id}: bot at seat {seat}"
        )
        self._tasks.add(bot.task)
        bot.task.add_done_callback(self._tasks.discard)

    @staticmethod
    def _stop(bot: _Bot) -> None:
        if bot.task is not None:
            bot.task.cancel()


async def _play(bus: MemoryBus, table: str, seat: int, name: str, playing: Playing) -> None:
    """Play a seat until its carrier ends; a fault of the player's program goes to the log."""

    def told(fault: Fault) -> None:
        _log.warning("the bot %s: %s (%s): %s", name, fault.kind, fault.code, fault.text, extra=where)

    where = {"table": table, "seat": seat}
    faults = Faults(told)
    try:
        await play(bus.seat(seat), name, playing, faults)
    except PortClosed:
        pass
    except Exception:
        _log.exception("the bot %s failed", name)
    finally:
        if faults:
            _log.warning("the bot %s did this wrong: %s", name, faults, extra=where)
