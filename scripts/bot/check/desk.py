"""A table in the checker's own hands: the real judge and the real words, and nothing that happens by itself.

Its cards follow from a seed. Whoever checks decides when something is told, and plays the seats that no program holds.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Final, Protocol

from bots.registry import think_of
from core.game.actions import Action
from core.game.errors import Refusal
from core.game.play import Deal
from core.table import records, stand_in, telling
from core.table.acts import objection
from core.table.clock import TurnTime
from core.table.foresight import Foresight, looked_at
from core.table.ledger import Ledger, found
from core.table.messages import Act, End, Hello, Rejected, Update
from core.table.table import Misfit, NotAllowed, Table
from core.table.times import Times
from scripts.settings import load_rules, preset_table
from transports.memory import MemoryLog

NAMES: Final = ("Ana", "Zoë", "João", "Łucja", "Ömer", "王")
"""Not all of them are ASCII: a program reads UTF-8."""
ENDLESS: Final = 1_000_000
"""Points that no match of a check reaches: deal follows deal, in one process."""
REFUSALS: Final = Times().refusals
"""Refused acts in one turn after which a table ends the turn of a bot."""

_LOOKED: Final = (
    "Your last act went on after a card that you have not seen, and its refusal told you of that card: "
    "begin with the same actions as then, up to that card."
)


class Guest(Protocol):
    """A program's seat: told of everything that happens, as soon as it has."""

    def tell(self) -> None:
        """Something has happened: show the seat the table as it is."""

    def end(self) -> None:
        """The deal is over, and the seat has been shown how."""


class Desk:
    """One table; made by `open`."""

    def __init__(self, ledger: Ledger, turn_ms: int) -> None:
        self.guests: dict[int, Guest] = {}
        """By seat: who is told. All other seats are played here."""
        self._ledger = ledger
        self._turn_ms = turn_ms
        self._think = think_of("greedy")
        self._foresight = Foresight()
        self._turn_began = time.monotonic()

    @classmethod
    async def open(
        cls,
        preset: str,
        seed: str,
        *,
        turn_ms: int,
        worlds: int | None = None,
        options: Mapping[str, object] | None = None,
    ) -> Desk:
        """A table under these rules; its match does not end. ``turn_ms`` is what it says a turn may take."""
        rules = load_rules(preset, {"target": ENDLESS, **(options or {})})
        opened = records.opened(0, "CHECK", rules, preset_table(preset), seed=seed)
        seated = [
            records.Seated(at=0, seat=seat, name=NAMES[seat], kind="bot", worlds=worlds)
            for seat in range(rules.players)
        ]
        log = MemoryLog()
        await found(log, [opened, *seated])
        ledger = Ledger(log, opened.table)
        await ledger.load()
        return cls(ledger, turn_ms)

    # --- how it stands -----------------------------------------------------------------------------------------------

    @property
    def table(self) -> Table:
        """The table as it is."""
        return self._ledger.table

    @property
    def deal(self) -> Deal:
        """The deal in play, or the last one. Raises RuntimeError before the first."""
        if self.table.deal is None:
            raise RuntimeError("nothing is dealt yet: shuffle first")
        return self.table.deal

    @property
    def turn(self) -> int | None:
        """Who is on turn; None between two deals."""
        return None if self.table.live is None else self.table.live.turn

    # --- what it says ------------------------------------------------------------------------------------------------

    def hello(self, seat: int) -> Hello:
        """The greeting."""
        return telling.hello(self.table, seat)

    def update(self, seat: int, wants: Sequence[str], since: int | None) -> Update:
        """All that a seat may know, and what has happened since that number where it wants to hear of it."""
        history = self._ledger.history if "events" in wants else []
        left = max(0, self._turn_ms - round((time.monotonic() - self._turn_began) * 1000))
        return telling.update(
            self.table, seat, since, history, with_legal="legal" in wants, time=TurnTime(left=left, bank=0)
        )

    def end(self) -> End:
        """The end of the deal."""
        return telling.end(self.table)

    def refused(
        self, seat: int, act: Act, code: str, text: str, wants: Sequence[str], at: int | None = None
    ) -> Rejected:
        """What an act is answered with that changes nothing."""
        return telling.rejected(
            self.table, act.seq, code, text, at=at, seat=seat, with_legal="legal" in wants, number=act.number
        )

    # --- what happens ------------------------------------------------------------------------------------------------

    async def shuffle(self) -> None:
        """Deal the next cards."""
        await self._commit(records.Shuffled(at=0, n=self.table.n + 1))

    async def act(self, seat: int, act: Act, wants: Sequence[str] = ()) -> Rejected | None:
        """A seat's act, judged as any table judges it: None where it counts, else the answer."""
        wrong = objection(self._ledger, seat, act)
        if wrong is not None:
            return self.refused(seat, act, wrong.code, wrong.text, wants)
        due = self._foresight.due(seat, self.table.deal_seq)
        if act.actions[: len(due)] != due:
            return self.refused(seat, act, "looked_already", _LOOKED, wants)
        try:
            await self._commit(
                records.Acted(at=0, seat=seat, actions=act.actions, ms=0, info=act.info, explain=act.explain)
            )
        except NotAllowed as error:
            return self.turned_down(seat, act, error.at, error.refusal, wants)
        return None

    def turned_down(self, seat: int, act: Act, at: int, refusal: Refusal, wants: Sequence[str]) -> Rejected:
        """Refuse the action at this place of an act, the rules allowing those before it."""
        if self.table.live is not None:
            looked = looked_at(self.table.live, seat, act.actions[:at], refusal.code)
            self._foresight.remember(seat, self.table.deal_seq, looked)
        return self.refused(seat, act, refusal.code, refusal.text, wants, at)

    async def play_for(self, seat: int) -> None:
        """Play the rest of this seat's turn, as a stand-in does."""
        n = self.table.n
        while (deal := self.table.live) is not None and deal.turn == seat and self.table.n == n:
            actions = stand_in.proposed(self._think, telling.shown(self.table, seat), deal.rules)
            try:
                await self._stood_in(seat, actions)
            except Misfit:
                await self._stood_in(seat, (stand_in.least(deal),))

    async def until_guest(self) -> int | None:
        """Play for the others until a guest is on turn (its seat), or the deal is over (None)."""
        while (seat := self.turn) is not None:
            if seat in self.guests:
                return seat
            await self.play_for(seat)
        return None

    async def _stood_in(self, seat: int, actions: Sequence[Action]) -> None:
        by = "player" if seat not in self.guests else "clock"
        why = None if by == "player" else records.REFUSED
        await self._commit(records.Acted(at=0, seat=seat, actions=tuple(actions), ms=0, by=by, why=why))

    async def _commit(self, record: records.Record) -> None:
        """Raises Misfit where it cannot follow; then nothing has changed."""
        turn = self.table.turn_seq
        await self._ledger.commit(record)
        if self.table.turn_seq != turn:
            self._turn_began = time.monotonic()
        for guest in self.guests.values():
            guest.tell()
        if self.table.live is None:
            for guest in self.guests.values():
                guest.end()
