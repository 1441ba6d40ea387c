"""How long pictures take and how many bytes they are, for a benchmark: the same samples each time."""

from __future__ import annotations

from itertools import cycle, islice
from statistics import median
from time import perf_counter
from typing import Final

import msgspec

from core.game.cards import CODES, RANKS, SUITS
from transports.telegram.pictures.bands import png_of
from transports.telegram.pictures.shown import HandShown, MeldShown, PrivateShown, Shown, TableShown, hand_shown

ROUNDS: Final = 15


class Measured(msgspec.Struct, frozen=True):
    """One kind of picture."""

    name: str
    cards: int
    """That are seen from the front."""
    first_ms: float
    """The first drawing in this call; in a fresh process the faces are drawn in it too."""
    median_ms: float
    size: int
    """Bytes."""


def measure(rounds: int = ROUNDS) -> tuple[Measured, ...]:
    """Draw each sample so many times, one after the other, in this thread."""
    return tuple(_measured(name, shown, rounds) for name, shown in samples().items())


def _measured(name: str, shown: Shown, rounds: int) -> Measured:
    times: list[float] = []
    png = b""
    for _ in range(max(1, rounds)):
        begun = perf_counter()
        png = png_of(shown)
        times.append((perf_counter() - begun) * 1000)
    return Measured(name, cards_of(shown), times[0], median(times), len(png))


def cards_of(shown: Shown) -> int:
    """How many cards a picture shows from the front."""
    match shown:
        case HandShown():
            return len(shown.cards)
        case TableShown():
            return len(shown.pile) + sum(len(meld.cards) for meld in shown.melds)
        case PrivateShown():
            return cards_of(shown.table) + cards_of(shown.hand)


def samples() -> dict[str, Shown]:
    """By its name each picture that is measured."""
    few, many = hand(11), hand(60)
    return {
        "hand, 11 cards": few,
        "hand, 60 cards": many,
        "table, 60 cards": table(4, 2, (3, 7, 4, 5, 8, 3, 3, 4, 3, 7, 3, 3), 7),
        "table, 80 cards": table(4, 2, (3, 7, 4, 5, 8, 3, 3, 4, 3, 7, 3, 3, 5, 4, 3, 4), 11),
        "six players, table and hand, 80 cards": PrivateShown(table(6, 3, (3,) * 16 + (4, 4), 13, own=1), few),
        "table, 108 cards, 30 melds": table(6, 3, (3,) * 24 + (4, 4, 4, 7, 7, 7), 3),
        "table and hand, 60 cards": PrivateShown(table(4, 2, (3, 7, 4, 5, 8, 3, 3), 16, own=1), few),
        "table and hand, 80 cards": PrivateShown(table(4, 2, (7, 7, 8, 3, 3, 4, 3, 7, 3, 5, 4), 15, own=1), few),
    }


def hand(count: int) -> HandShown:
    """A sorted hand of so many cards, some of them picked, new and dimmed."""
    cards = sorted(islice(cycle((*CODES[::3], *CODES[1::3], *CODES[2::3])), count), key=CODES.index)
    return hand_shown(cards, picked=range(2, count, 9), new=range(4, count, 11), dimmed=range(6, count, 13))


def table(players: int, teams: int, sizes: tuple[int, ...], pile: int, own: int | None = None) -> TableShown:
    """A table with melds of these sizes and so many cards in an open pile; every third meld has a wild card."""
    return TableShown(
        counts=tuple(11 + seat for seat in range(players)),
        turn=1,
        scores=tuple(415 * (team + 1) for team in range(teams)),
        pot_taken=(True, *(False,) * (teams - 1)),
        melds=tuple(_sequence(number, number % teams, size) for number, size in enumerate(sizes)),
        pile=CODES[5 : 5 + pile],
        pile_count=pile,
        stock=23,
        pots=1,
        own=own,
    )


def _sequence(number: int, team: int, size: int) -> MeldShown:
    suit, low = SUITS[number % len(SUITS)], number * 5 % (len(RANKS) - size + 1)
    cards = [f"{rank}{suit}" for rank in RANKS[low : low + size]]
    wild = number % 3 == 2
    instead = cards[1] if wild else None
    if wild:
        cards[1] = "JK"
    canasta = None if size < 7 else "dirty" if wild else "clean"
    return MeldShown(
        number, team, tuple(cards), 1 if wild else -1, instead, canasta, tuple(at == size - 1 for at in range(size))
    )
