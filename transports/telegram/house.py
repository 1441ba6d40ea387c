"""What the chats may ask of the tables: the bus, the rules and the players of the house, as one program puts them
together. Orders go to tables as those of a trusted edge; who asks has been looked at before."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import msgspec

from core.game.rules import Rules
from core.table.hosting import Entry
from core.table.messages import ClockSaid
from core.table.orders import Agree, Answer, Order
from core.table.ports import SeatPort
from transports.console.draft import Draft
from transports.console.setup import Setup
from transports.tongue import Tongue


class NewTable(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table as a chat wants it."""

    preset: str
    options: dict[str, Any] = {}
    """What differs from the preset, the target and the number of players among it."""
    clock: ClockSaid | None = None
    """None: players have as much time as they like."""


class House(Protocol):
    """All of it."""

    @property
    def presets(self) -> tuple[str, ...]:
        """The rules that can be chosen, the usual first."""

    @property
    def languages(self) -> tuple[str, ...]:
        """Codes of the languages that are spoken, English first."""

    def tongue(self, language: str) -> Tongue:
        """A language by its code; English for one that is not spoken."""

    def rules(self, wanted: NewTable) -> Rules:
        """The rules of such a table. Raises RulesError."""

    def agreement(self, wanted: NewTable) -> Agree:
        """The order to play this at a table whose first deal is still to come. Raises RulesError."""

    def rules_text(self, rules: Rules, tongue: Tongue) -> str:
        """They, in words, in paragraphs."""

    def setup(self, tongue: Tongue, draft: Draft, settings: Mapping[str, str]) -> Setup:
        """What a person's side of the table is given; ``settings`` as they were remembered (order, style, announce)."""

    async def bots(self) -> Sequence[str]:
        """The players of the house that can be given a seat now, the usual first. Raises TableError."""

    async def create(self, wanted: NewTable, code: str, at_ms: int) -> bool:
        """Make a table with that code, listed for nobody, as asked for at that time (since 1970); False: another one
        has the code. Asked again the same leads to the same table, and what was not done is. Raises RulesError,
        TableError."""

    async def order(self, table: str, order: Order) -> Answer:
        """What the table answers, a refusal too. Raises TableError (NoAnswer where nobody hosts it)."""

    async def entry(self, table: str) -> Entry | None:
        """What the list says of a table; None where it knows none. Raises TableError."""

    async def seat(self, table: str, seat: int | None) -> SeatPort:
        """The carrier of a seat (None: of a watcher). Raises TableError."""

    async def call(self, table: str) -> None:
        """Hosts are to know that this table is wanted. Raises TableError."""

    async def record(self, table: str) -> bytes:
        """The record that anybody may check, of a match that is over or of its deals that are. Raises TableError."""
