"""What the table promised about its shuffles and whether it kept it, for the person to see (docs/fairness.md)."""

from __future__ import annotations

from core.game.shuffle import commitment

SEEDED = "Seeded: not a fair shuffle."


class Promises:
    """The commitments and secrets of the deals of one sitting."""

    def __init__(self) -> None:
        self._committed: dict[int, str] = {}
        self._secrets: dict[int, str] = {}

    @property
    def promised(self) -> int:
        """The latest deal that there is a commitment for; 0 where there is none."""
        return max(self._committed, default=0)

    def committed(self, n: int, to: str) -> str | None:
        """Note a commitment; what to say of it, None where it is known already."""
        if self._committed.get(n) == to:
            return None
        before, self._committed[n] = self._committed.get(n), to
        if before is not None:
            return f"The table has committed itself anew for deal {n}, to SHA-256 {to}: be wary of this shuffle."
        return f"Shuffle of deal {n} promised (shuffle explains): {to}."

    def revealed(self, n: int, secret: str | None) -> str | None:
        """Note the secret of a deal that is over; what to say of it."""
        promised = self._committed.get(n)
        if secret is None:
            return None if promised is None else f"The table keeps the secret of deal {n} to itself: nothing is proved."
        self._secrets[n] = secret
        return self._checked(n)

    def lines(self, n: int, now: str | None) -> list[str]:
        """All there is to say, for deal ``n`` in play with this commitment."""
        if now is not None:
            self._committed.setdefault(n, now)
        if not self._committed:  # neither for this deal nor for one before
            return [f"{SEEDED} Whoever knows the seed knows every card; leave --seed out for a fair one."]
        said = [self._checked(each) for each in sorted(self._secrets) if each in self._committed]
        if n not in self._secrets and n in self._committed:
            said.append(
                f"Deal {n}: before it knew any player's random number the table committed to SHA-256 "
                f"{self._committed[n]}; after the deal it shows the secret that this is made of."
            )
        return [*said, "A record (--record FILE) can be checked by anyone: buraco verify FILE recomputes every card."]

    def _checked(self, n: int) -> str:
        secret, promised = self._secrets[n], self._committed.get(n)
        if promised is None:
            return f"The secret of deal {n} was {secret}."
        try:
            kept = commitment(bytes.fromhex(secret)) == promised
        except ValueError:
            kept = False
        if kept:
            return f"The secret of deal {n} was {secret}: it is the one committed to."
        return f"The secret of deal {n} is given as {secret}, and that is NOT what the table had committed to."
