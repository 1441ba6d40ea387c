"""What a program did wrong: crash, time-out, illegal move and garbage, each counted apart, and on what it happened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final, Literal

import msgspec

from core.table.messages import Rejected, Update

Kind = Literal["crash", "timeout", "illegal", "garbage"]
KINDS: Final[tuple[Kind, ...]] = ("crash", "timeout", "illegal", "garbage")

KIND_OF: Final[dict[str, Kind]] = {
    "no_program": "crash",
    "not_here": "crash",
    "crashed": "crash",
    "output_closed": "crash",
    "too_much_memory": "crash",
    "too_many_processes": "crash",
    "bad_id": "garbage",
    "other_protocol": "garbage",
    "unknown_option": "garbage",
    "unreadable": "garbage",
    "line_too_long": "garbage",
    "flooded": "garbage",
    "no_id": "timeout",
    "too_slow": "timeout",
    "no_pong": "timeout",
    "too_much_cpu": "timeout",
    "not_reading": "timeout",
}
"""Every code of `BotFailed` but ``closed``, which is our own doing."""

NOBODYS: Final = ("stale", "paused", "stood_in", "deal_over", "not_saved")
"""Refusals that are no fault of an act: the table has moved on, or cannot. They ask for no other act."""

MOST_KEPT: Final = 100
"""Faults that are kept whole; the counts go on."""
MOST_STDERR: Final = 16_384
"""Characters of standard error that a fault keeps: a hundred of them with all of it would be much to hold."""


def kind_of_refusal(code: str) -> Kind:
    """What an act counts as that was refused with this code, which is none of NOBODYS."""
    return "garbage" if code == "malformed" else "illegal"


class BotFailed(Exception):
    """A program that is no use any more, or was not in time. ``code`` is one of KIND_OF's, or ``closed``.

    The text is one sentence that says what happened and, where somebody can do something, what.
    """

    def __init__(self, code: str, text: str, *, alive: bool = False) -> None:
        super().__init__(text)
        self.code = code
        self.text = text
        self.alive = alive
        """Does it still answer? Then it may be asked something else."""

    @property
    def kind(self) -> Kind:
        """What it counts as."""
        return KIND_OF.get(self.code, "crash")


class Fault(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that a program did wrong, with all that its author needs to make it happen again."""

    kind: Kind
    code: str
    """`BotFailed`'s, or that of the table's refusal."""
    text: str
    table: str = ""
    seat: int | None = None
    deal: int = 0
    """From 1; 0: before any."""
    seq: int = 0
    """The number of the update it was asked with; 0: none."""
    state: Update | None = None
    """That update: give it to the program again and see. It holds the seat's own cards and no others."""
    refused: Rejected | None = None
    """What the table said to its act."""
    dialogue: str = ""
    """The last lines, both ways."""
    stderr: str = ""
    """Of this deal: the end of it."""
    exit_code: int | None = None
    """How the process ended: its exit code, or a signal's number below 0; None: it had not ended by itself."""


class Faults:
    """What one program did wrong, in a match or in a league."""

    def __init__(self, told: Callable[[Fault], None] | None = None) -> None:
        """``told`` hears of each as it happens."""
        self.counts: Counter[Kind] = Counter()
        self.kept: list[Fault] = []
        """The first MOST_KEPT of them."""
        self._told = told

    @property
    def full(self) -> bool:
        """Are as many kept as are kept? Then a fault needs nothing but what it is."""
        return len(self.kept) >= MOST_KEPT

    def add(self, fault: Fault) -> None:
        """Count it, and keep it while there is room."""
        self.counts[fault.kind] += 1
        if not self.full:
            self.kept.append(fault)
        if self._told is not None:
            self._told(fault)

    def __len__(self) -> int:
        return self.counts.total()

    def __str__(self) -> str:
        return ", ".join(f"{self.counts[kind]} {kind}" for kind in KINDS)
