"""What a console is given beside its seat: the person's wishes, hints, and what is to be said at first."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec

from core.game.events import AnyEvent
from core.game.rules import Rules
from transports.console.advice import Advise
from transports.console.announcing import Telling
from transports.console.bench import Bench
from transports.console.draft import Draft
from transports.console.hand import Order
from transports.console.proof import Evidence
from transports.console.rematch import Another
from transports.console.steps import Steps
from transports.text import Style
from transports.tongue import Tongue


async def _shown(deal: int) -> bool:
    return True


class Setup(msgspec.Struct, kw_only=True):
    """All of it; a field a thing."""

    tongue: Tongue
    order: Order = "suit"
    own_order: bool = False
    """Does the hand lie as the person has moved the cards, where cards can be moved?"""
    style: Style = "signs"
    telling: Telling = "all"
    """How much of what the others do is told as it happens."""
    hint: Advise | None = None
    hears: Callable[[AnyEvent], None] = lambda event: None
    """Told of all that happens, in order: whoever gives the hints may remember it. Must not raise."""
    draft: Draft
    rules_text: Callable[[Rules, int], str]
    """The table's rules in words, wrapped to a width."""
    remember: Callable[[str, str], None] = lambda name, value: None
    """Keeps a choice of the person's for the next time."""
    speak: Callable[[str], str] = lambda text: ""
    """Chooses the language that is named ("": none) for ``tongue`` and for later games, and gives the sentence that
    answers; "" where no language can be chosen."""
    notes: tuple[str, ...] = ()
    """What is to be said before the first turn."""
    tells_seed: bool = True
    """Is it said at each deal from a known seed that it is no fair shuffle? Whoever asks is told in any case."""
    another: Another | None = None
    """Takes the wish for another match with the same players; None where there is none to be had: at shared tables,
    where all are asked, and in a lesson."""
    reads: Callable[[], bool] = lambda: False
    """Is the sheet of a deal that is over being read just now? The console says so here."""
    bench: Bench | None = None
    """Who plays at a table of one's own, where that can be changed."""
    evidence: Evidence | None = None
    """What is known of the shuffles beside what the table says; None: nothing."""
    replay: Callable[[int], Awaitable[tuple[Steps, int] | None]] | None = None
    """Gives the steps of this match as far as its deals are over, and the first one of that deal; None where there is
    none. Not there at tables whose records lie elsewhere."""

    sheet_shown: Callable[[int], Awaitable[bool]] = _shown
    """Was the sheet of that deal shown to the person, perhaps by a process before this one?"""

    @property
    def asks(self) -> bool:
        """Does a bot play for the person, who may say at any time that they are back?"""
        return self.bench is not None and self.bench.held
