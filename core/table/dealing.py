"""The way to the next deal: wait for the seats, commit to a secret, gather the nonces, shuffle (docs/fairness.md)."""

from __future__ import annotations

from typing import Final

from core.game.shuffle import SECRET_BYTES, commitment
from core.table.gathering import Gathering
from core.table.messages import Nonce, NonceCall
from core.table.ports import Clock, Entropy
from core.table.records import Committed, Shuffled
from core.table.table import Table

ARRIVAL_MS: Final = 10_000
"""How long a deal waits for seats that are not there."""
NONCE_MS: Final = 2_000
"""How long each stage of the shuffle waits for a silent seat."""


class Dealing:
    """What of the next deal is under way. Nothing of it needs to survive but the secret, which is a record."""

    def __init__(self, clock: Clock, entropy: Entropy) -> None:
        self._clock = clock
        self._entropy = entropy
        self._gathering: Gathering | None = None
        self._until: int | None = None
        """When what is waited for now is over."""

    @property
    def until(self) -> int | None:
        """When to look again, by the clock; None while no deal is under way."""
        return self._until

    def step(self, table: Table, here: frozenset[int]) -> Committed | Shuffled | NonceCall | None:
        """What is to be done next for a deal that is due: a record to write, a call for all seats, or wait (None).

        ``here`` are the seats that can answer; one that a stand-in holds is not waited for.
        """
        now, n = self._clock.now_ms(), table.n + 1
        gathering = self._gathering
        if gathering is None or gathering.n != n:
            if self._until is None:
                self._until = now + ARRIVAL_MS
            missing = any(held is None and seat not in here for seat, held in enumerate(table.held))
            if missing and now < self._until:
                return None
            if table.seeded:
                return Shuffled(at=self._clock.wall_ms(), n=n)
            if table.next_secret is None:
                return Committed(at=self._clock.wall_ms(), n=n, secret=self._entropy(SECRET_BYTES).hex())
            promised = commitment(bytes.fromhex(table.next_secret))
            gathering = self._gathering = Gathering(n, promised, table.rules.players, here)
            self._until = now + NONCE_MS
            return gathering.call()
        if not gathering.complete and self._until is not None and now < self._until:
            return None
        if not gathering.values_stage:
            gathering.close_hashes()
            self._until = now + NONCE_MS
            return gathering.call()
        return Shuffled(at=self._clock.wall_ms(), n=n, commits=gathering.commits, nonces=gathering.nonces)

    def done(self) -> None:
        """The deal lies on the table, or the log was read anew: nothing is under way."""
        self._gathering, self._until = None, None

    def excuse(self, ms: int) -> None:
        """So long nobody could be heard: it does not count."""
        if self._until is not None:
            self._until += ms

    def hear(self, seat: int, nonce: Nonce) -> str | None:
        """A seat's part; None where it was taken or nothing is under way, else what is wrong with it."""
        return None if self._gathering is None else self._gathering.hear(seat, nonce)

    def join(self, seat: int) -> NonceCall | None:
        """A seat has come (again): what to ask it now."""
        if self._gathering is None:
            return None
        self._gathering.join(seat)
        return self._gathering.call()

    def lose(self, seat: int) -> None:
        """A seat has gone."""
        if self._gathering is not None:
            self._gathering.lose(seat)
