"""What a table needs from outside, as small protocols: carriers, a log, a clock, entropy, and players as functions.

Transports implement them; the memory versions are product features, so that tests and embedded play walk the same
way as everything else. Everything that may wait is async; nothing here knows a game rule.

TableError
├── PortClosed      a carrier is at its end, with the reason
├── LogConflict     somebody else has appended: the record's number is not the next
├── LogUnavailable  the log cannot be written now (a full disk): nothing of the record was kept
│   └── LogUnsure   the answer was lost: the record may have been kept; read the log to know
├── NotOwner        another host has this table now: its records are that host's to write
├── LogDamaged      a line of the log cannot be what was written; it is never guessed at
├── OtherEngine     the log was written under other rules than this program has
├── TableBusy       another process plays this table
├── TableFailed     the program fails at this table again and again
├── NoAnswer        nobody hosts the table, or its host cannot be reached
└── UnknownTable    there are no records of it
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, runtime_checkable

import msgspec

from core.game.actions import Action
from core.game.rules import Rules
from core.game.view import View
from core.table.messages import FromSeat, ToSeat
from core.table.orders import Answer, Order
from core.table.sentences import CLOSINGS

Think = Callable[[View, Rules], list[Action]]
"""A player as a function: given what its seat sees, the next actions of the turn.

It may stop after a draw whose card it has not seen, and is asked again. The same function serves as bot, stand-in and
hint; it gets nothing but the view. Equal views should give equal actions: then a resumed match goes on as it would
have done.
"""

Entropy = Callable[[int], bytes]
"""So many unforeseeable bytes: ``secrets.token_bytes``, or something repeatable in a test."""


class TableError(Exception):
    """What can go wrong with a whole table; ``code`` names the kind, the text says what to do.

    A single message or record that does not fit is a ValueError.
    """

    code = "table_error"


class PortClosed(TableError):
    """The carrier is at its end; nothing more can be sent or received."""

    code = "closed"

    def __init__(self, reason: str = CLOSINGS.text("closed")) -> None:
        super().__init__(reason)
        self.reason = reason


class LogConflict(TableError):
    """A record was to be appended under a number that is not the next: somebody else writes this log."""

    code = "log_conflict"

    def __init__(self, table: str, seq: int, expected: int) -> None:
        super().__init__(f"table {table}: record {seq} cannot be appended, the next is {expected}; read the log again")
        self.table = table
        self.seq = seq
        self.expected = expected


class LogUnavailable(TableError):
    """The log cannot be written now. Nothing of the record was kept; the same append may be tried again."""

    code = "log_unavailable"


class LogUnsure(LogUnavailable):
    """The log's answer was lost on the way: the record may be there. Read the log again before anything else."""

    code = "log_unsure"


class NotOwner(TableError):
    """Another host has this table: whoever hears this leaves it without a word."""

    code = "not_owner"

    def __init__(self, table: str) -> None:
        super().__init__(CLOSINGS.text("not-owner", table=table))
        self.table = table


class NoAnswer(TableError):
    """A table did not answer in time; what was asked may be asked again."""

    code = "no_answer"

    def __init__(self, table: str) -> None:
        super().__init__(CLOSINGS.text("no-answer", table=table))
        self.table = table


class LogDamaged(TableError):
    """A line of the log is not what was written. ``line`` counts from 1; ``seq`` is the record's number."""

    code = "log_damaged"

    def __init__(self, table: str, seq: int, text: str) -> None:
        super().__init__(CLOSINGS.text("damaged", table=table, line=seq + 1, what=text))
        self.table = table
        self.seq = seq
        self.line = seq + 1
        self.text = text


class OtherEngine(TableError):
    """The log was written under another numbering of the rules, so its acts would mean something else."""

    code = "other_engine"

    def __init__(self, table: str, theirs: int, ours: int) -> None:
        super().__init__(CLOSINGS.text("other-engine", table=table, theirs=theirs, ours=ours))
        self.table = table


class TableBusy(TableError):
    """Another process plays this table."""

    code = "table_busy"

    def __init__(self, table: str) -> None:
        super().__init__(CLOSINGS.text("busy", table=table))
        self.table = table


class TableFailed(TableError):
    """The program fails at this table again and again; its log is whole."""

    code = "table_failed"

    def __init__(self, table: str, seq: int) -> None:
        super().__init__(CLOSINGS.text("failed", table=table, seq=seq))
        self.table = table
        self.seq = seq


class MatchOver(TableError):
    """The match is over and done: nobody will ever answer for its table again."""

    code = "match_over"

    def __init__(self, table: str, next_table: str | None = None) -> None:
        super().__init__(
            CLOSINGS.text("match-over-next", table=table, next=next_table)
            if next_table
            else CLOSINGS.text("match-over", table=table)
        )
        self.table = table


class UnknownTable(TableError):
    """There are no records of this table."""

    code = "unknown_table"

    def __init__(self, table: str) -> None:
        super().__init__(CLOSINGS.text("unknown-table", table=repr(table[:40])))
        self.table = table


# --- the seat's side of a carrier ------------------------------------------------------------------------------------


class SeatPort(Protocol):
    """One seat's end of a carrier. Who speaks is known from the port, never from a message."""

    async def send(self, message: FromSeat) -> None:
        """Give a message to the carrier. Raises PortClosed. On carriers that can lose messages it may not arrive."""

    async def receive(self) -> ToSeat | Interrupted | Restored:
        """The next message from the table. Raises PortClosed once all that came before the end has been received.

        A carrier that can lose messages says so: after Restored the seat asks for what it has missed.
        """

    async def aclose(self) -> None:
        """End the connection; harmless when it is ended already."""


# --- the table's side ------------------------------------------------------------------------------------------------


class Connected(msgspec.Struct, frozen=True):
    """The seat's carrier is there (again): it is greeted with ``hello``. Of the carrier, not of the seat language."""


class Gone(msgspec.Struct, frozen=True):
    """The seat's carrier has ended. A bus reports only the end of the newest connection of a seat."""

    reason: str


class Garbled(msgspec.Struct, frozen=True):
    """Something that is no message of the language; the text says where it differs."""

    text: str
    seq: int = 0
    """The act's own number where one could still be read."""


class Interrupted(msgspec.Struct, frozen=True):
    """The carrier cannot be reached for now, for nobody's fault: clocks stand. Said on both sides of a carrier."""

    reason: str


class Restored(msgspec.Struct, frozen=True):
    """The carrier works (again); what was sent meanwhile is lost, in both directions."""


class Asked(msgspec.Struct, frozen=True):
    """What a trusted edge wants of the table; it is answered under the same name, and once only it counts."""

    ask: str
    order: Order


Word = Connected | Gone | Garbled | Interrupted | Restored | Asked
"""What a carrier says itself. None of these is of the seat language, and no seat can say them."""


class Heard(msgspec.Struct, frozen=True):
    """One message with the identity of the channel it came on."""

    seat: int | None
    """None: a watcher, or the carrier as a whole."""
    message: FromSeat | Word


Letter = tuple[int | None, ToSeat]
"""Who it is for (None: all watchers), and the message."""


class Bus(Protocol):
    """The table's end of all its carriers. It never waits for a slow seat: it ends that connection with a reason.

    A carrier that knows who comes and goes says Connected and Gone. One that does not (publish and subscribe) says
    neither: the table takes a seat's first message for its coming, pings it, and takes unanswered pings for its going.
    Trouble of the carrier itself is never raised here: it is heard as Interrupted, and what is published is lost.
    """

    async def receive(self) -> Heard:
        """The next message of any seat or watcher. Raises PortClosed when the bus is closed."""

    async def publish(self, letters: Sequence[Letter]) -> None:
        """Send these, in order; what is for a seat without a carrier is dropped."""

    async def disconnect(self, seat: int | None, reason: str, next_table: str | None = None) -> None:
        """End a seat's carrier (None: those of all watchers) with ``Closed``, after what was published before."""

    async def answer(self, ask: str, answer: Answer) -> None:
        """Answer a trusted edge."""


@runtime_checkable
class Pulse(Protocol):
    """A bus that knows how long ago its carrier was last seen to work: trouble is noticed only after a while."""

    def silent_ms(self) -> int:
        """Milliseconds since then."""


class Log(Protocol):
    """Where a table's records lie: the truth, and by its numbers the only lock."""

    async def append(self, table: str, seq: int, record: bytes) -> None:
        """Add the record with this number (from 0); when it returns the record is durable.

        Raises LogConflict when ``seq`` is not the next, LogUnavailable when it cannot be written (then nothing is
        kept), TableBusy when another process plays this table.
        """

    async def read(self, table: str) -> list[bytes]:
        """All records in order; empty for a table that is not there.

        Raises LogDamaged, LogUnavailable when it cannot be read, TableBusy.
        """

    async def tables(self) -> list[str]:
        """The tables there are records of, in order of their names."""


# --- time ------------------------------------------------------------------------------------------------------------


class Timer(Protocol):
    """Something set for later."""

    def cancel(self) -> None:
        """Do not do it; harmless when it is done already."""


class Clock(Protocol):
    """The only time a table knows, in milliseconds."""

    def now_ms(self) -> int:
        """Time that only moves forward, for turns and deadlines; its start means nothing."""

    def wall_ms(self) -> int:
        """Time since 1970, for records."""

    def call_at(self, ms: int, wake: Callable[[], None]) -> Timer:
        """Call once ``now_ms`` has reached that time, from the event loop."""
