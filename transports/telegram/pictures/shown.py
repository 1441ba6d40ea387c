"""What a picture shows, as values: all that is drawn is in them, and nothing else.

They are made by an allow-list, field by field. `table_shown` never reads a hand, a drawn card or a taken one: whoever's
view it is given, the picture is what everybody may see. `own` marks a seat, it opens no card.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Collection, Sequence
from typing import Final

import msgspec

from core.game.view import ClosedPile, MeldView, View
from transports.meld_text import stands_for

_DRAWN_AS: Final = b"2"
"""Goes up whenever the same values are drawn otherwise: pictures kept elsewhere by key are then drawn anew."""


MOST_PILE: Final = 48
"""Cards of the pile that are drawn."""


class MeldShown(msgspec.Struct, frozen=True, array_like=True):
    """A meld on the table."""

    number: int
    team: int
    cards: tuple[str, ...]
    wild_at: int
    """The place of the card that stands for another; -1: none."""
    stands_for: str | None
    """Which one; None in a set."""
    canasta: str | None
    added: tuple[bool, ...]
    """By card: is it new there?"""


class TableShown(msgspec.Struct, frozen=True, array_like=True, tag="table"):
    """The table as everybody sees it."""

    counts: tuple[int, ...]
    """Cards held, by seat."""
    turn: int | None
    """Who is to move; None after the deal's end."""
    scores: tuple[int, ...]
    """By team, before this deal."""
    pot_taken: tuple[bool, ...]
    """By team."""
    melds: tuple[MeldShown, ...]
    pile: tuple[str, ...]
    """The cards of it that are seen, the top last; of a very high one the last ones."""
    pile_count: int
    stock: int
    pots: int
    own: int | None
    """The seat whose picture it is: its cards are its own to see, and its team is drawn last."""


class SeatsShown(msgspec.Struct, frozen=True, array_like=True, tag="seats"):
    """The upper edge of a table: who sits there, whose turn it is."""

    counts: tuple[int, ...]
    turn: int | None
    teams: int
    own: int | None


class MiddleShown(msgspec.Struct, frozen=True, array_like=True, tag="middle"):
    """The cards that are nobody's."""

    pile: tuple[str, ...]
    pile_count: int
    stock: int
    pots: int


class TeamShown(msgspec.Struct, frozen=True, array_like=True, tag="team"):
    """What lies there of one team."""

    team: int
    teams: int
    seats: int
    score: int
    pot: bool | None
    """Has it taken its pot? None: there are no pots."""
    melds: tuple[MeldShown, ...]


class HandShown(msgspec.Struct, frozen=True, array_like=True, tag="hand"):
    """Somebody's hand, in their order. The marks are places in it, from 0."""

    cards: tuple[str, ...]
    """By code; "" for one from behind."""
    picked: tuple[int, ...] = ()
    new: tuple[int, ...] = ()
    dimmed: tuple[int, ...] = ()


class PrivateShown(msgspec.Struct, frozen=True, array_like=True, tag="private"):
    """The table and under it the hand of one person: for their eyes only."""

    table: TableShown
    hand: HandShown


Shown = TableShown | HandShown | PrivateShown


def table_shown(seen: View, before: Sequence[MeldView] | None = None, own: int | None = None) -> TableShown:
    """What everybody may see of it. ``before``: the melds as they lay, where what was added is to be marked."""
    pile = seen.pile
    cards: tuple[str, ...]
    if isinstance(pile, ClosedPile):
        cards, count = (pile.top,) if pile.top else (), pile.count
    else:
        cards, count = pile, len(pile)
    lay = None if before is None else {meld.id: meld.cards for meld in before}
    return TableShown(
        counts=seen.counts,
        turn=None if seen.over else seen.turn,
        scores=seen.scores,
        pot_taken=seen.pot_taken,
        melds=tuple(_meld(meld, None if lay is None else lay.get(meld.id, ())) for meld in seen.melds),
        pile=cards[-MOST_PILE:],
        pile_count=count,
        stock=seen.stock,
        pots=seen.pots,
        own=own,
    )


def parts_of(shown: TableShown) -> tuple[SeatsShown | MiddleShown | TeamShown, ...]:
    """A table from the top on; all that is drawn of it is in one of these, so that equal ones look alike in any
    picture."""
    teams = len(shown.scores)
    first = 0 if shown.own is None else (shown.own + 1) % teams
    pots = bool(shown.pots or any(shown.pot_taken))
    order = [(first + at) % teams for at in range(teams)]
    return (
        SeatsShown(shown.counts, shown.turn, teams, shown.own),
        MiddleShown(shown.pile, shown.pile_count, shown.stock, shown.pots),
        *(
            TeamShown(
                team,
                teams,
                len(shown.counts),
                shown.scores[team],
                shown.pot_taken[team] if pots else None,
                tuple(meld for meld in shown.melds if meld.team == team),
            )
            for team in order
        ),
    )


def _meld(meld: MeldView, lay: Sequence[str] | None) -> MeldShown:
    at, place = stands_for(meld.cards, meld.wild)
    return MeldShown(
        meld.id,
        meld.team,
        meld.cards,
        at,
        place,
        meld.canasta,
        (False,) * len(meld.cards) if lay is None else _added(meld.cards, lay),
    )


def _added(cards: Sequence[str], lay: Sequence[str]) -> tuple[bool, ...]:
    left = Counter(lay)
    flags: list[bool] = []
    for code in cards:
        flags.append(left[code] <= 0)
        left[code] -= 1
    return tuple(flags)


def hand_shown(
    cards: Sequence[str],
    picked: Collection[int] = (),
    new: Collection[int] = (),
    dimmed: Collection[int] = (),
) -> HandShown:
    """A hand in the order in which it is given; the marks are places in it. Places that it has not are left out,
    and what is picked is never dimmed.
    """
    places = range(len(cards))
    dim = [at for at in dimmed if at not in picked]
    marks = (tuple(at for at in places if at in given) for given in (picked, new, dim))
    return HandShown(tuple(cards), *marks)


def private_shown(seen: View, hand: HandShown | None, before: Sequence[MeldView] | None = None) -> PrivateShown:
    """The picture of the person in ``seen.seat``, whose hand is ``hand`` as it is to be shown.

    ``hand`` is None while a pot taken on the discard may not be looked at: its cards lie there from behind. Raises
    ValueError for a view of nobody.
    """
    if seen.seat is None:
        raise ValueError("a watcher has no hand to be shown")
    if hand is None:
        hand = HandShown(("",) * seen.counts[seen.seat])
    return PrivateShown(table_shown(seen, before, own=seen.seat), hand)


def key_of(shown: Shown) -> str:
    """The same for the same picture, another one for another: a hash of all that is drawn, in 32 hexadecimal digits."""
    return hashlib.blake2b(_DRAWN_AS + msgspec.msgpack.encode(shown), digest_size=16).hexdigest()
