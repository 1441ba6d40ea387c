"""Who is there: what a table knows of each carrier, and how much a seat may send.

None of this is recorded. Who holds a seat, and whether a stand-in does, are records (:mod:`core.table.state`).
"""

from __future__ import annotations

from typing import Final

from core.table.messages import Act, OptionDeclared, Rejected
from core.table.sentences import CLOSINGS

AHEAD: Final = 32
"""Messages a seat may send ahead."""
PER_UPDATE: Final = 8
"""More of them with every update that the seat is sent."""
PER_SECOND: Final = 4
"""More of them with every second that goes by."""

FLOODED: Final = CLOSINGS.text("flooded")
"""Why a carrier is closed over which more has come than a seat may send."""
ELSEWHERE: Final = CLOSINGS.text("elsewhere")
"""Why a carrier is closed whose seat has come on a newer one."""

PHRASES: Final = ("hello", "well_played", "thanks", "sorry", "oops", "one_moment", "good_game", "bye")
"""The canned phrases: nothing that could advise a partner (rules, 9)."""


class Allowance:
    """How many messages a seat may still send. Over it the carrier is closed with a reason, nothing is trimmed."""

    __slots__ = ("_left", "_since")

    def __init__(self, now_ms: int) -> None:
        self._left: float = AHEAD
        self._since = now_ms

    def spend(self, now_ms: int) -> bool:
        """Take one message; False when there is none left."""
        self._left = min(AHEAD, self._left + (now_ms - self._since) * PER_SECOND / 1000)
        self._since = now_ms
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def refill(self) -> None:
        """An update was sent to the seat."""
        self._left = min(AHEAD, self._left + PER_UPDATE)


class Presence:
    """One seat's carrier (or that of all watchers together) as the table sees it."""

    __slots__ = (
        "allowance",
        "answered",
        "connected",
        "connection",
        "declared",
        "detached",
        "gone_since",
        "introduced",
        "present",
        "quiet",
        "refusals",
        "told",
        "turn",
        "unanswered",
        "wants",
        "wants_back",
    )

    def __init__(self, now_ms: int) -> None:
        self.connected: bool = False
        self.present: bool = False
        """Connected, and known to be there."""
        self.introduced: bool = False
        """Has it said who it is and what it wants? Its own words may have been lost."""
        self.wants: frozenset[str] = frozenset()
        """What its updates are to hold beside the view: ``legal``, ``events``."""
        self.declared: tuple[OptionDeclared, ...] = ()
        """The options that it offers."""
        self.answered: tuple[Act, Rejected] | None = None
        """The act with a number that was refused last, and the answer: said again, it is not judged again."""
        self.told: int | None = None
        """The number it is taken to have; None: it is to be shown everything."""
        self.quiet: bool = False
        """Does its carrier say nothing when it ends? Then it is pinged."""
        self.unanswered: int = 0
        """Pings since it was last heard."""
        self.connection: str | None = None
        """The name that an edge gave to the carrier it brought; None: none was named."""
        self.detached: bool = False
        """Did an edge say that it has gone? Then it is not only on its way to a new carrier."""
        self.gone_since: int = now_ms
        """Since when it has not been connected."""
        self.wants_back: bool = False
        """Has its player asked for the seat, which a stand-in may hold? It changes hands at the end of the turn."""
        self.refusals: int = 0
        """Refused acts in the turn that began with record ``turn``."""
        self.turn: int = -1
        self.allowance = Allowance(now_ms)

    def connect(self, now_ms: int, quiet: bool = False) -> None:
        """A carrier is there, the first or a new one."""
        self.connected, self.present, self.told = True, False, None
        self.quiet, self.unanswered, self.detached = quiet, 0, False
        self.wants, self.declared, self.introduced = frozenset(), (), False
        if not quiet:  # there a seat comes by its own word, and must not earn more words by that
            self.allowance = Allowance(now_ms)

    def go(self, now_ms: int) -> None:
        """The carrier has ended."""
        self.connected, self.present, self.told = False, False, None
        self.gone_since = now_ms

    def introduce(self, wants: tuple[str, ...], declared: tuple[OptionDeclared, ...] = ()) -> None:
        """The seat has said who it is, what it wants to be sent, and which options it offers."""
        self.connected, self.present, self.told = True, True, None
        self.wants, self.declared, self.introduced = frozenset(wants), declared, True

    def refused(self, turn: int) -> int:
        """One more refusal in the turn that began with this record: how many it are now."""
        if turn != self.turn:
            self.turn, self.refusals = turn, 0
        self.refusals += 1
        return self.refusals
