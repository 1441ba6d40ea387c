"""Whoever brings a bot to a shared table hears why nothing happens there."""

from __future__ import annotations

from core.table.messages import FromSeat, Lobby, ToSeat
from core.table.parts import LobbySeat
from core.table.ports import Interrupted, Restored
from scripts.narrated import NarratedPort


class Played:
    """A port from which these messages come."""

    def __init__(self, *messages: ToSeat | Interrupted | Restored) -> None:
        self._messages = list(messages)

    async def send(self, message: FromSeat) -> None:
        raise NotImplementedError

    async def receive(self) -> ToSeat | Interrupted | Restored:
        return self._messages.pop(0)

    async def aclose(self) -> None:
        pass


async def said_of(*messages: ToSeat | Interrupted | Restored) -> list[str]:
    said: list[str] = []
    port = NarratedPort(Played(*messages), said.append)
    assert [await port.receive() for _ in messages] == list(messages)
    return said


ROBO = LobbySeat(name="Robo", kind="bot", here=True, ready=True)
ANA = LobbySeat(name="Ana", kind="human", here=True)


def lobby(*seats: LobbySeat, phase: str = "lobby") -> Lobby:
    return Lobby(seq=1, phase=phase, seats=seats)


async def test_a_table_that_falls_silent_is_told_once_and_its_return_too() -> None:
    lost = Interrupted("the table is silent")
    assert await said_of(lost, lost, Restored(), Restored()) == [
        "Nothing is heard of the table (the table is silent): waiting for it…",
        "The table is heard again.",
    ]


async def test_whom_the_table_waits_for_is_told_as_it_changes() -> None:
    waits = lobby(ROBO, ANA, LobbySeat(), LobbySeat())
    away = LobbySeat(name="Eva", kind="human")
    assert await said_of(waits, waits, lobby(ROBO, ANA, away), lobby(ROBO, ANA, phase="playing")) == [
        "The table waits for somebody on seat 2 and 3, Ana to be ready.",
        "The table waits for Eva to come, Ana to be ready.",
    ]
    assert await said_of(lobby(ROBO, phase="adjourned")) == ["The match goes on another day: waiting for the players…"]
