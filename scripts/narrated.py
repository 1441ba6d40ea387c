"""A bot's carrier to a shared table, with a word to whoever brought the bot when nothing happens there, and why."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from core.table.messages import FromSeat, Hello, Lobby, ToSeat, Update
from core.table.parts import LobbySeat
from core.table.ports import Interrupted, Restored, SeatPort
from scripts.language import say
from scripts.locales import spoken
from transports.closing_text import closing_text
from transports.text import all_of


class NarratedPort:
    """Wraps a port: ``say`` is told once when the table waits for somebody, falls silent, and is heard again."""

    def __init__(self, port: SeatPort, say: Callable[[str], None]) -> None:
        self._port = port
        self._say = say
        self._lost = False
        self._waits = ""

    async def send(self, message: FromSeat) -> None:
        await self._port.send(message)

    async def receive(self) -> ToSeat | Interrupted | Restored:
        message = await self._port.receive()
        match message:
            case Interrupted(reason=reason) if not self._lost:
                self._lost = True
                self._say(say("narrated-silent", reason=closing_text(reason, spoken())))
            case Hello() | Restored() if self._lost:
                self._lost = False
                self._say(say("narrated-heard-again"))
            case Lobby():
                self._tell(waits_for(message))
            case Update():
                self._waits = ""
            case _:
                pass
        return message

    async def aclose(self) -> None:
        await self._port.aclose()

    def _tell(self, waits: str) -> None:
        if waits != self._waits:
            self._waits = waits
            if waits:
                self._say(waits)


def waits_for(lobby: Lobby) -> str:
    """What keeps the match from going on, in a sentence; empty where nothing does."""
    if lobby.phase == "adjourned":
        return say("narrated-adjourned")
    if lobby.phase not in ("lobby", "paused"):
        return ""
    free = [str(at) for at, seat in enumerate(lobby.seats) if not seat.name]
    away = _names(lobby.seats, lambda seat: not seat.here and not seat.ready)
    idle = _names(lobby.seats, lambda seat: seat.here and not seat.ready)
    what = [
        *([say("narrated-seats", seats=_and(free), count=len(free))] if free else []),
        *([say("narrated-to-come", names=_and(away), count=len(away))] if away else []),
        *([say("narrated-to-be-ready", names=_and(idle), count=len(idle))] if idle else []),
    ]
    return say("narrated-waits", what=", ".join(what)) if what else ""


def _and(names: Sequence[str]) -> str:
    return all_of(spoken(), names)


def _names(seats: Sequence[LobbySeat], waited: Callable[[LobbySeat], bool]) -> list[str]:
    return [seat.name for seat in seats if seat.name and seat.kind != "bot" and waited(seat)]
