"""Whether anybody's hand stood in anything that more than its owner could see, in whatever way it was written."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from core.game.spoken import written_short
from core.game.view import ClosedPile
from core.table.public_record import ActLine, ResultLine, public_lines, written
from core.table.state import folded
from core.table.telling import shown
from scripts.verify import verify_lines
from tests.transports.telegram.double.messages import Content
from tests.transports.telegram.double.server import BotApiDouble

FEW: Final = 3
"""Fewer cards in a line say nothing: a card on the pile and one in a hand are alike."""
_SIGNS: Final = dict(zip("♠♥♦♣", "SHDC", strict=True))
_CARD: Final = re.compile(r"(10|[2-9TJQKA])\ufe0f?([♠♥♦♣])|(?<![a-z])(10|[2-9TJQKA])([SHDC])(?![a-z])|(JK|🃏)")
_APART: Final = re.compile(r"\n| · ")

Cards = Counter[str]


def cards_in(text: str) -> Cards:
    """The cards that stand there as signs, letters or English words.

    >>> sorted(cards_in("10♥ TH JK, three and four of spades").items())
    [('3S', 1), ('4S', 1), ('JK', 1), ('TH', 2)]
    """
    found: Cards = Counter()
    for rank, sign, other, suit, joker in _CARD.findall(written_short(text)):
        found["JK" if joker else (rank or other).replace("10", "T") + (suit or _SIGNS[sign])] += 1
    return found


class Secrets:
    """Which cards a table's hands have held together, and which have lain on the table together."""

    def __init__(self, table: str, log: Sequence[bytes]) -> None:
        hands: set[tuple[str, ...]] = set()
        laid: set[tuple[str, ...]] = set()
        for _, now, _ in folded(table, log):
            if now.deal is None:
                continue
            for seat in range(now.rules.players):
                seen = shown(now, seat)
                hands.add(tuple(sorted(seen.hand or ())))
                laid |= {tuple(sorted(meld.cards)) for meld in seen.melds}
                if not isinstance(seen.pile, ClosedPile):
                    laid.add(tuple(sorted(seen.pile)))
        self._hands: Final = [Counter(hand) for hand in hands]
        self._laid: Final = [Counter(cards) for cards in laid]

    def told_by(self, text: str) -> list[str]:
        """The lines of it in which cards stand that were together in somebody's hand, and never on the table."""
        return [line for line in _APART.split(text) if self._is_secret(cards_in(line))]

    def _is_secret(self, cards: Cards) -> bool:
        if cards.total() < FEW or any(cards <= laid for laid in self._laid):
            return False
        return any(cards <= hand for hand in self._hands)


def nothing_told(double: BotApiDouble, table: str, log: Sequence[bytes]) -> None:
    """Raises AssertionError where a hand, or a picture of one, stood in any public byte; also if the search is blind,
    as it finds no hand in the private chats either."""
    secrets = Secrets(table, log)
    told = [(one.sort, line) for one in double.public.all for line in secrets.told_by(one.text)]
    assert not told, f"hands in public: {told[:5]}"
    own = list(_private(double))
    assert any(secrets.told_by(one.text) for one in own), "no hand was found where hands stand"
    pictures = {double.world.files.content(list(one.photo)) for one in own if one.photo}
    assert pictures, "no picture was found where there are some of every hand"
    for picture in pictures:
        assert not double.public.find_picture(picture), "a picture of a private chat was shown in public"
    files = {size["file_id"] for one in own for size in one.photo}
    shown = {one.text for one in double.public.all if one.sort == "picture"}
    assert not files & shown, "a picture of a private chat was sent on to a group"


def _private(double: BotApiDouble) -> Iterator[Content]:
    """All that ever stood in private chats."""
    for phone in double.phones:
        for message in double.world.messages.chats[phone.id]:
            yield from message.versions


def whole(table: str, log: Sequence[bytes], stand_ins: bool = False) -> list[ActLine]:
    """The acts of a match that was played to its end, and to one. Raises AssertionError where its record does not hold
    together, or (but with ``stand_ins``) a player was not there for their turn."""
    lines = public_lines(table, log)
    assert sum(isinstance(line, ResultLine) for line in lines) == 1
    assert isinstance(lines[-1], ResultLine)
    assert lines[-1].reason not in ("abandoned", "forfeit")
    report = verify_lines(written(lines).splitlines())
    assert report.proved, report.findings
    acts = [line for line in lines if isinstance(line, ActLine)]
    if not stand_ins:
        assert all(act.by == "player" for act in acts), [msgspec.json.encode(a) for a in acts if a.by != "player"][:3]
    return acts
