"""Who acts in chats, as the rooms that call them see it: somebody's seat in their own chat, and a group's table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from transports.client import SeatClient
from transports.console.chairs import Chair
from transports.console.setup import Setup
from transports.telegram.api import Line
from transports.telegram.awaited import Heard
from transports.telegram.bindings import Person
from transports.telegram.screen import Place


class Toast(msgspec.Struct, frozen=True):
    """The answer to a tap: a line that goes by itself, or a window that must be closed (``alert``)."""

    text: str = ""
    alert: bool = False


class Answered(Protocol):
    """The same, whoever makes it."""

    @property
    def text(self) -> str: ...

    @property
    def alert(self) -> bool: ...


class AtSeat(Protocol):
    """One person at one table, in their own chat."""

    @property
    def heard(self) -> Heard:
        """Tells when a tap or a line can be carried out: the table has said how it stands."""

    async def run(self) -> object:
        """Play until the match is over, the seat is given up or its carrier ends."""

    async def tapped(self, data: str) -> Answered:
        """A button under their message was pressed."""

    async def typed(self, text: str) -> None:
        """They have written something."""

    async def inline(self, query: str) -> Sequence[Line]:
        """What is shown above their keyboard, to them alone; nothing when in doubt."""

    def refresh(self) -> None:
        """Show the message anew."""

    def covered(self) -> None:
        """Something else is written in the person's chat: on their turn the message is to stand below that."""

    def among(self, several: bool) -> None:
        """Has the person seats at other tables, too, so that each is to be named?"""

    def pictures(self, wanted: bool) -> None:
        """Does the person want pictures?"""

    def speak(self, code: str) -> None:
        """Speak another language from now on."""

    def told(self) -> str:
        """The table in a line: its code, what is played, by whom, and whose turn it is."""


class AtGroup(Protocol):
    """A group's table: its lobby, its live message, what is cheered at."""

    @property
    def table(self) -> str:
        """The code of the table at hand."""

    @property
    def heard(self) -> Heard:
        """Tells when a tap or a command can be carried out: the table has said how it stands."""

    async def run(self) -> object:
        """Look on until the table is gone."""

    async def tapped(self, user: int, data: str) -> Answered:
        """A button under the group's message was pressed."""

    async def command(self, user: int, word: str, rest: str) -> None:
        """Somebody has given a command."""

    async def refresh(self) -> None:
        """Who can be written to, or who has a seat, has changed. Raises Deposed."""

    def gone(self, user: int) -> None:
        """Somebody has left the chat."""


class SeatMaker(Protocol):
    """Makes the first; ``chair`` gives orders for the seat."""

    def __call__(self, person: Person, place: Place, client: SeatClient, chair: Chair, setup: Setup) -> AtSeat: ...


class GroupMaker(Protocol):
    """Makes the second."""

    async def __call__(self, place: Place, table: str) -> AtGroup:
        """Raises TableError."""
