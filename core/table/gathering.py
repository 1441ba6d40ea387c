"""Collecting the nonces of one deal: first all hashes, then the values that fit them (docs/fairness.md)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from core.game.shuffle import NONCE_BYTES, nonce_commitment
from core.table.messages import Nonce, NonceCall

_HASH: Final = re.compile(r"[0-9a-f]{64}")
_VALUE: Final = re.compile(rf"[0-9a-f]{{{2 * NONCE_BYTES}}}")


class Gathering:
    """What has come in for the shuffle of deal ``n``. It has no clock: who runs it says when a stage is over."""

    def __init__(self, n: int, commitment: str, players: int, here: Iterable[int]) -> None:
        self.n = n
        self.values_stage = False
        self._commitment = commitment
        self._commits: list[str | None] = [None] * players
        self._values: list[str | None] = [None] * players
        self._waiting = set(here)

    @property
    def complete(self) -> bool:
        """Has everybody who is waited for answered in this stage?"""
        return not self._waiting

    @property
    def commits(self) -> tuple[str | None, ...]:
        """The hashes by seat; None for a silent one."""
        return tuple(self._commits)

    @property
    def nonces(self) -> tuple[str | None, ...]:
        """The values by seat; None where there is none or it did not fit."""
        return tuple(self._values)

    def call(self) -> NonceCall:
        """What seats are asked in this stage."""
        return NonceCall(n=self.n, commitment=self._commitment, commits=self.commits if self.values_stage else None)

    def join(self, seat: int) -> None:
        """A seat has come (again): it is asked, and waited for."""
        if not self.values_stage or self._commits[seat] is not None:
            self._waiting.add(seat)

    def lose(self, seat: int) -> None:
        """A seat has gone: nobody waits for it."""
        self._waiting.discard(seat)

    def hear(self, seat: int, nonce: Nonce) -> str | None:
        """A seat's answer; None when it was taken or no longer matters, else what is wrong with it.

        A hash may be sent anew while hashes are collected (a seat that was started again has no other); the first
        value counts, and one that does not fit its hash makes the seat a silent one.
        """
        if (nonce.commit is None) == (nonce.value is None):
            return "A nonce message holds either commit or value; send one of them."
        if nonce.commit is not None and not _HASH.fullmatch(nonce.commit):
            return "A commit is the SHA-256 of the nonce as 64 lower-case hexadecimal digits."
        if nonce.value is not None and not _VALUE.fullmatch(nonce.value):
            return f"A nonce is {NONCE_BYTES} bytes as {2 * NONCE_BYTES} lower-case hexadecimal digits."
        if nonce.n != self.n or (nonce.value is not None) != self.values_stage:
            return None
        if nonce.commit is not None:
            self._commits[seat] = nonce.commit
            self._waiting.discard(seat)
        elif nonce.value is not None and seat in self._waiting:
            if nonce_commitment(bytes.fromhex(nonce.value)) == self._commits[seat]:
                self._values[seat] = nonce.value
            self._waiting.discard(seat)
        return None

    def close_hashes(self) -> None:
        """All hashes are in, or their time is over: from now on values are collected."""
        self.values_stage = True
        self._waiting = {seat for seat, commit in enumerate(self._commits) if commit is not None}
