"""A seat's part in the fair shuffle: what it was promised, what it gave, when it keeps silent (docs/fairness.md)."""

from __future__ import annotations

import secrets
from collections.abc import Callable

import msgspec

from core.game.shuffle import NONCE_BYTES, nonce_commitment
from core.table.messages import Nonce, NonceCall


class Promise(msgspec.Struct, frozen=True):
    """One shuffle as this seat saw it, to compare with the record afterwards."""

    commitment: str
    """What the table committed to before it knew any nonce."""
    nonce: bytes
    """What this seat gave; the table knew only its hash before all hashes were in."""


def fresh_nonce() -> bytes:
    """NONCE_BYTES that nobody can foresee: where a seat's nonces usually come from."""
    return secrets.token_bytes(NONCE_BYTES)


class NonceGiver:
    """Answers a table's calls for nonces; one for each seat and table."""

    def __init__(self, source: Callable[[], bytes]) -> None:
        """``source`` gives 16 unforeseeable bytes each time."""
        self.promises: dict[int, Promise] = {}
        """By deal."""
        self._source = source

    def answer(self, call: NonceCall) -> Nonce | None:
        """What to send; None: keep silent.

        The same call gets the same answer, so that a table that was restarted goes on. A table that commits anew
        for a deal could choose after it has seen nonces: it gets none. Nor does one that left our hash out.
        """
        promise = self.promises.get(call.n)
        if promise is None:
            promise = self.promises[call.n] = Promise(call.commitment, self._source())
        if promise.commitment != call.commitment:
            return None
        ours = nonce_commitment(promise.nonce)
        if call.commits is None:
            return Nonce(call.n, commit=ours)
        return Nonce(call.n, value=promise.nonce.hex()) if ours in call.commits else None
