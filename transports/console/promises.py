"""What the table promised about its shuffles and whether it kept it, for the person to see (docs/fairness.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from core.game.events import Dealt
from core.game.shuffle import commitment
from core.game.view import View
from core.table.messages import Update
from transports.tongue import Tongue


def seeded(tongue: Tongue) -> str:
    """Said where the cards come from a known seed: nothing is promised then."""
    return tongue.text("promises-seeded")


class Promises:
    """The commitments and secrets of the deals of one sitting, and the cards that were dealt to this seat."""

    def __init__(self, tongue: Tongue, table: str = "", seat: int | None = None, *, seeded: bool = False) -> None:
        """``table``: the code of a shared table, whose record can be written with it; "" for a table of one's own.

        ``seat``: whose eyes these are; None: a watcher's. ``seeded``: nothing is promised at this table.
        """
        self.seat: Final = seat
        self.seeded: Final = seeded
        self.now = 0
        """The deal that was shown last; 0 where none was."""
        self.over: set[int] = set()
        """The deals that have ended before these eyes."""
        self._table: Final = table
        self._tongue: Final = tongue
        self._committed: dict[int, str] = {}
        self._secrets: dict[int, str] = {}
        self._hands: dict[int, tuple[str, ...]] = {}

    @property
    def promises(self) -> Mapping[int, str]:
        """What was promised before each deal."""
        return self._committed

    @property
    def secrets(self) -> Mapping[int, str]:
        """What was shown after each."""
        return self._secrets

    @property
    def hands(self) -> Mapping[int, tuple[str, ...]]:
        """The cards that this seat was dealt in each."""
        return self._hands

    @property
    def promised(self) -> int:
        """The latest deal that there is a commitment for; 0 where there is none."""
        return max(self._committed, default=0)

    def __contains__(self, n: int) -> bool:
        """Is there a commitment for this deal?"""
        return n in self._committed

    def committed(self, n: int, to: str) -> str | None:
        """Note a commitment; what to say of it, None where it is known already."""
        if self._committed.get(n) == to:
            return None
        before, self._committed[n] = self._committed.get(n), to
        if before is not None:
            return self._tongue.text("promises-promised-anew", deal=n, promise=to)
        return self._tongue.text("promises-promised", deal=n, promise=to)

    def shown(self, update: Update) -> None:
        """Note the deal in play, and the cards that this seat was dealt."""
        self.stands(update.view.n, update.view.commitment)
        for event in update.events:
            if isinstance(event, Dealt) and event.cards is not None:
                self.dealt(event.n, event.cards)

    def dealt(self, n: int, cards: tuple[str, ...]) -> None:
        """Note the cards that this seat was dealt."""
        self._hands[n] = cards

    def stands(self, n: int, to: str | None) -> None:
        """A deal is in play with this commitment (None: with none). After a break nothing else tells of it; what was
        promised before the deal stays what the secret is held against."""
        self.now = n
        if to is not None:
            self._committed.setdefault(n, to)

    def revealed(self, n: int, secret: str | None) -> str | None:
        """Note the secret of a deal that is over; what to say of it."""
        self.over.add(n)
        promised = self._committed.get(n)
        if secret is None:
            return None if promised is None else self._tongue.text("promises-withheld", deal=n)
        self._secrets[n] = secret
        return self._checked(n)

    def whole(self, seen: View | None) -> list[str]:
        """All there is to say to somebody who sees this deal, or none yet."""
        if seen is None and not self.promised:
            return [self._tongue.text("desk-no-shuffle")]
        n, now = (self.promised, None) if seen is None else (seen.n, seen.commitment)
        return self.lines(max(n, self.promised), now if n >= self.promised else None)

    def lines(self, n: int, now: str | None) -> list[str]:
        """All there is to say, for deal ``n`` in play with this commitment."""
        text = self._tongue.text
        if now is not None:
            self._committed.setdefault(n, now)
        if not self._committed:  # neither for this deal nor for one before
            return [f"{seeded(self._tongue)} {text('promises-seed-known')}"]
        said = [self._checked(each) for each in sorted(self._secrets) if each in self._committed]
        if n not in self._secrets and n in self._committed:
            said.append(text("promises-explained", deal=n, promise=self._committed[n]))
        if self._table:
            return [*said, text("promises-recomputed-shared", table=self._table)]
        return [*said, text("promises-recomputed")]

    def _checked(self, n: int) -> str:
        secret, promised = self._secrets[n], self._committed.get(n)
        if promised is None:
            return self._tongue.text("promises-secret", deal=n, secret=secret)
        try:
            kept = commitment(bytes.fromhex(secret)) == promised
        except ValueError:
            kept = False
        if kept:
            return self._tongue.text("promises-kept", deal=n, secret=secret)
        return self._tongue.text("promises-broken", deal=n, secret=secret)
