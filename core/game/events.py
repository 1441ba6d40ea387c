"""What happened in a deal, tagged by ``event``.

An event as :func:`core.game.play.apply` returns it is whole: it shows cards that only its seat may see. What leaves
the table is always :func:`redact` of it, which builds anew what one seat may know. ``seq`` is the number of the record
that caused it, filled in by the table; ``seat`` is who it is about, None for what concerns the whole table.
"""

from __future__ import annotations

import msgspec


class Event(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="event", kw_only=True):
    """What all events have."""

    seq: int = 0
    seat: int | None = None


class Dealt(Event, frozen=True, tag="dealt"):
    """A new deal lies on the table; ``seat`` is None, ``cards`` are the reader's own."""

    n: int
    dealer: int
    cards: tuple[str, ...] | None = None
    pile: tuple[str, ...] = ()
    hands: tuple[tuple[str, ...], ...] | None = None
    """All hands: only before redaction."""


class Cut(Event, frozen=True, tag="cut"):
    """The seat lifted ``count`` cards, worth ``bonus`` points to its team."""

    count: int
    bonus: int


class Drew(Event, frozen=True, tag="drew"):
    """The seat drew a card; None for others."""

    card: str | None = None


class Kept(Event, frozen=True, tag="kept"):
    """The seat kept the first card drawn."""


class Refused(Event, frozen=True, tag="refused"):
    """The seat refused the first card drawn; it starts the pile."""

    card: str


class Took(Event, frozen=True, tag="took"):
    """The seat took the pile of ``count`` cards: all of them shown where it is open, the top where it is closed."""

    count: int
    cards: tuple[str, ...] | None = None
    card: str | None = None


class Laid(Event, frozen=True, tag="laid"):
    """A new meld, its cards as they stand."""

    meld: int
    cards: tuple[str, ...]


class Extended(Event, frozen=True, tag="extended"):
    """A meld grew by ``added`` and now stands as ``cards``."""

    meld: int
    added: tuple[str, ...]
    cards: tuple[str, ...]


class Withdrew(Event, frozen=True, tag="withdrew"):
    """The initial meld went back into the hand; the team now needs ``minimum``."""

    minimum: int


class Discarded(Event, frozen=True, tag="discarded"):
    """The seat discarded a card."""

    card: str


class Pot(Event, frozen=True, tag="pot"):
    """The seat took a pot, ``direct`` or on the discard; ``cards`` for its owner when it may look at once."""

    direct: bool
    cards: tuple[str, ...] | None = None


class Revealed(Event, frozen=True, tag="revealed"):
    """The seat may now look at its pot: ``cards``, for its owner only."""

    cards: tuple[str, ...] | None = None


class PotToStock(Event, frozen=True, tag="pot_to_stock"):
    """A pot of ``count`` cards became the stock."""

    count: int


class WentOut(Event, frozen=True, tag="went_out"):
    """The seat played its last card: the deal is over."""


class Scored(Event, frozen=True, tag="scored"):
    """The deal is over: why, and each team's score."""

    score: tuple[int, ...]
    over: str | None


class StoodIn(Event, frozen=True, tag="stood_in"):
    """A stand-in took the seat."""


class Returned(Event, frozen=True, tag="returned"):
    """The seat's owner is back."""


class Paused(Event, frozen=True, tag="paused"):
    """The table pauses: no clock runs."""


class Resumed(Event, frozen=True, tag="resumed"):
    """The table goes on."""


AnyEvent = (
    Dealt
    | Cut
    | Drew
    | Kept
    | Refused
    | Took
    | Laid
    | Extended
    | Withdrew
    | Discarded
    | Pot
    | Revealed
    | PotToStock
    | WentOut
    | Scored
    | StoodIn
    | Returned
    | Paused
    | Resumed
)


def redact(event: AnyEvent, seat: int | None) -> AnyEvent:
    """The event as this seat (None: a watcher) may see it. Its number stays, so that nothing looks like a gap."""
    own = seat is not None and event.seat == seat
    match event:
        case Dealt(seq=seq, n=n, dealer=dealer, pile=pile, hands=hands):
            cards = hands[seat] if hands is not None and seat is not None else None
            return Dealt(seq=seq, n=n, dealer=dealer, pile=pile, cards=cards)
        case Drew(seq=seq, seat=of, card=card):
            return Drew(seq=seq, seat=of, card=card if own else None)
        case Pot(seq=seq, seat=of, direct=direct, cards=cards):
            return Pot(seq=seq, seat=of, direct=direct, cards=cards if own else None)
        case Revealed(seq=seq, seat=of, cards=cards):
            return Revealed(seq=seq, seat=of, cards=cards if own else None)
        case _:
            # Everything else happens face up.
            return event
