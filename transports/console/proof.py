"""Every finished deal of a match checked by who sees it: promise, parts, shuffle made anew, the cards dealt to them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final

import msgspec

from core.game.fairness import DealLine, verify_deal
from core.game.rules import Rules
from core.game.shuffle import commitment, draws_partners
from core.table.public_record import Line, MatchLine, ScoreLine
from transports.console.promises import Promises
from transports.deal_fault_text import deal_fault_text
from transports.nonces import Promise
from transports.tongue import Tongue


class Evidence(msgspec.Struct, frozen=True):
    """What is known of the shuffles beside what the table has said at this seat."""

    record: Callable[[], Awaitable[Sequence[Line] | None]]
    """Gives the record of this match, as far as its deals are over; None where it cannot be had from here."""
    parts: Callable[[], Mapping[int, Promise]] = dict
    """Gives, by deal, what this seat was promised and what it gave."""


class _Finding(msgspec.Struct, frozen=True):
    """One thing that was looked at."""

    text: str
    good: bool | None
    """None: it could not be looked at."""


async def proof(promises: Promises, rules: Rules | None, tongue: Tongue, evidence: Evidence | None = None) -> list[str]:
    """A paragraph for each deal that is over: what was checked, and what came of it; else why nothing can be.

    ``rules`` None: the table has not greeted yet.
    """
    record = None if evidence is None else await evidence.record()
    parts = {} if evidence is None else evidence.parts()
    match = next((line for line in record or () if isinstance(line, MatchLine)), None)
    recorded = _deals(record or ())
    over = {n for n in recorded if n < promises.now} | set(promises.over)
    if promises.seeded or (match is not None and match.seeded):
        return [tongue.text("proof-seeded")]
    if rules is None or not over:
        return [tongue.text("proof-none")]
    judge = _Judge(promises, rules, tongue, parts, None if match is None else match.table)
    return [judge.told(n, recorded.get(n)) for n in sorted(over)]


def _deals(lines: Iterable[Line]) -> dict[int, tuple[DealLine, str | None]]:
    """By number, the cards of each deal that is over and the secret that was shown then."""
    found: dict[int, tuple[DealLine, str | None]] = {}
    last: DealLine | None = None
    for line in lines:
        if isinstance(line, DealLine):
            last = line
        elif isinstance(line, ScoreLine) and last is not None and last.n == line.n:
            found[line.n] = last, line.secret
    return found


class _Judge:
    """Looks at deals one by one."""

    def __init__(
        self, promises: Promises, rules: Rules, tongue: Tongue, parts: Mapping[int, Promise], table: str | None
    ) -> None:
        """``table``: whose record it is; None where there is none."""
        self._promises: Final = promises
        self._rules: Final = rules
        self._tongue: Final = tongue
        self._parts: Final = parts
        self._table: Final = table

    def told(self, n: int, recorded: tuple[DealLine, str | None] | None) -> str:
        """What is to be said of a deal; ``recorded``: its line of the record and the secret that stands there."""
        found = list(self._looked_at(n, recorded))
        if any(finding.good is False for finding in found):
            whole = self._tongue.text("proof-bad", deal=n)
        elif any(finding.good is None for finding in found):
            whole = self._tongue.text("proof-part", deal=n)
        else:
            whole = self._tongue.text("proof-good", deal=n)
        return " ".join([whole, *(finding.text for finding in found)])

    def _looked_at(self, n: int, recorded: tuple[DealLine, str | None] | None) -> Iterator[_Finding]:
        line, shown = (None, None) if recorded is None else recorded
        text = self._promises.secrets.get(n, shown)
        secret = _bytes_of(text)
        if secret is None:
            yield self._no("proof-withheld")
            return
        promised = self._promises.promises.get(n)
        if promised is not None:
            kept = commitment(secret) == promised
            yield self._yes("proof-promise") if kept else self._no("proof-promise-broken")
        if line is None:
            yield _Finding(self._tongue.text("proof-no-record"), None)
            return
        if promised is None:
            yield _Finding(self._tongue.text("proof-earlier"), True)
        elif line.commitment != promised or shown != text:
            yield self._no("proof-other-record")
        yield from self._parts_of(n, line)
        yield from self._dealt(line, secret)
        hand = self._promises.hands.get(n)
        seat = self._promises.seat
        if hand is not None and seat is not None:
            same = seat < len(line.hands) and sorted(line.hands[seat]) == sorted(hand)
            yield self._yes("proof-hand") if same else self._no("proof-hand-other")

    def _parts_of(self, n: int, line: DealLine) -> Iterator[_Finding]:
        """Who gave a part; and is this seat's there? By its value, since a draw for partners moves the seats."""
        given = line.nonces or ()
        seats = [seat for seat, part in enumerate(given) if part is not None]
        listed = ", ".join(map(str, seats))
        yield _Finding(self._tongue.text("proof-parts", count=len(seats), seats=listed), True)
        own = self._parts.get(n)
        if own is not None:
            yield self._yes("proof-own-part") if own.nonce.hex() in given else self._no("proof-own-part-missing")

    def _dealt(self, line: DealLine, secret: bytes) -> Iterator[_Finding]:
        table = self._table or ""
        differences = verify_deal(self._rules, table, line, secret)
        if differences and line.draw is not None and draws_partners(self._rules, chosen_seats=False):
            chosen = verify_deal(self._rules, table, line, secret, chosen_seats=True)
            differences = chosen if not chosen else differences
        if not differences:
            yield self._yes("proof-shuffle")
        for difference in differences:
            yield _Finding(deal_fault_text(difference, self._tongue), False)

    def _yes(self, key: str) -> _Finding:
        return _Finding(self._tongue.text(key), True)

    def _no(self, key: str) -> _Finding:
        return _Finding(self._tongue.text(key), False)


def _bytes_of(secret: str | None) -> bytes | None:
    """Bytes from hexadecimal; None where there are none."""
    try:
        return None if secret is None else bytes.fromhex(secret)
    except ValueError:
        return None
