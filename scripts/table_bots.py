"""The bots at a table in this process: begun with it, and exchanged as their seats change hands."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from core.table.hosting import Witness
from core.table.orders import Answer, Order
from core.table.ports import PortClosed
from core.table.records import Record, Seated
from core.table.sentences import CLOSINGS
from core.table.table import Table
from scripts.house_players import Playing, given, play
from transports.console.bench import Place
from transports.memory import MemoryBus
from transports.process.faults import Faults

LAST_WORDS_S: Final = 3.0
"""How long players may take to end by themselves."""


class TableBots(Witness):
    """Plays the seats of one table's bots (`transports.console.bench.House` for who sits there)."""

    def __init__(
        self,
        bots: Mapping[int, tuple[str, Playing]],
        faults: Faults | None = None,
        player_of: Callable[[str, int], Playing | None] = lambda program, seat: None,
        names: Sequence[str] = (),
    ) -> None:
        """``bots``: by seat, the name and the player that begin. ``player_of`` gives who plays under a bot's name at a
        seat, and ``names`` those that can be asked for, the usual one first. What programs do wrong is added to
        ``faults``."""
        self.bots: Final = tuple(names)
        self.reads: Callable[[], bool] = lambda: False
        """Does the person read the sheet of a deal just now? Then a bot that plays for them waits."""
        self._first = dict(bots)
        self._faults = faults
        self._player_of = player_of
        self._bus: MemoryBus | None = None
        self._table: Table | None = None
        self._playing: dict[int, asyncio.Task[object]] = {}
        self._tasks: set[asyncio.Task[object]] = set()

    def open(self, bus: MemoryBus) -> None:
        """Sit down: the table is heard on this bus."""
        self._bus = bus
        for seat, (name, playing) in self._first.items():
            self._sit(bus, seat, name, playing)

    async def end(self) -> None:
        """Wait until all have gone: the bus is closed, and a program has heard that its input ends."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=LAST_WORDS_S)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # --- the table's side --------------------------------------------------------------------------------------------

    def recorded(self, table: Table, record: Record | None) -> None:
        """Whoever has a seat now that was another's plays it from now on."""
        before, self._table = self._table, table
        if before is None or before.players is table.players:
            return
        for seat, (old, player) in enumerate(zip(before.players, table.players, strict=True)):
            if old != player and self._bus is not None:
                self._exchange(self._bus, seat, player)

    def _exchange(self, bus: MemoryBus, seat: int, player: Seated | None) -> None:
        if seat in self._playing:
            self._playing.pop(seat).cancel()
        playing = None if player is None or player.program is None else self._player_of(player.program, seat)
        if player is not None and playing is not None:
            self._sit(bus, seat, player.name, given(playing, player.worlds, player.options))

    def _sit(self, bus: MemoryBus, seat: int, name: str, playing: Playing) -> None:
        task: asyncio.Task[object] = asyncio.create_task(
            play(bus.seat(seat), name, playing, self._faults), name=f"bot {name}"
        )
        self._playing[seat] = task
        self._tasks.add(task)

    # --- for who sits there ------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Is the match over?"""
        return self._table is not None and self._table.result is not None

    @property
    def places(self) -> tuple[Place, ...]:
        """Who has which seat; none before the table is there."""
        table = self._table
        if table is None:
            return ()
        return tuple(
            Place(
                name="" if player is None else player.name,
                program=None if player is None else player.program,
                held=table.held[seat] is not None,
                coming=None if (coming := table.coming[seat]) is None else (coming.name, coming.program or ""),
            )
            for seat, player in enumerate(table.players)
        )

    async def order(self, order: Order) -> Answer:
        """What the table answers. Raises PortClosed where it is closed."""
        if self._bus is None:
            raise PortClosed(CLOSINGS.text("over"))
        return await self._bus.ask(order)
