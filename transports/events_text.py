"""What happened at a table in sentences, for one reader: one sentence for all that a player did in a row.

It adds no knowledge of its own: it says what redacted events hold, so nothing can leak through it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from core.game.events import (
    AnyEvent,
    Cut,
    Dealt,
    Discarded,
    Drew,
    Extended,
    Kept,
    Laid,
    Paused,
    Pot,
    PotToStock,
    Refused,
    Resumed,
    Returned,
    Revealed,
    Scored,
    StoodIn,
    Took,
    WentOut,
    Withdrew,
)
from transports.meld_text import became, canasta_text
from transports.text import Words, all_of, capital

_OVER: Final = {
    "out": "events-over",
    "stock": "events-over-stock",
    "stalemate": "events-over-stalemate",
    None: "events-over-abandoned",
}


def sentences(events: Iterable[AnyEvent], words: Words, *, stood_in: bool = False) -> list[str]:
    """What happened, one sentence for all that a player did in a row.

    ``stood_in``: did a stand-in play the reader's seat when this began? What it does is not the reader's doing.
    """
    said: list[str] = []
    clauses: list[str] = []
    seat: int | None = None
    for event in _merged(events):
        whole = _whole(event, words)
        own = event.seat is not None and event.seat == words.seat
        clause = None if whole is not None else _clause(event, words, own and not stood_in)
        if clauses and (whole is not None or (clause is not None and event.seat != seat)):
            said.append(_told(seat, clauses, words, stood_in))
            clauses = []
        if isinstance(event, StoodIn | Returned) and own:
            stood_in = isinstance(event, StoodIn)
        if whole:
            said.append(whole)
        elif clause is not None:
            seat = event.seat
            clauses.append(clause)
    if clauses:
        said.append(_told(seat, clauses, words, stood_in))
    return said


def _told(seat: int | None, clauses: list[str], words: Words, stood_in: bool) -> str:
    say = words.tongue.text
    # a clause may end with a comma, which closes what it has put in: not before another comma or the end
    did = all_of(words.tongue, clauses).replace(",,", ",").rstrip(",")
    if seat is None or seat != words.seat:
        return capital(say("events-did-other", name=_name(seat, words), did=did))
    return capital(say("events-did-stand-in", did=did) if stood_in else say("events-did-own", did=did))


def _name(seat: int | None, words: Words) -> str:
    return words.tongue.text("events-table") if seat is None else words.who(seat)


def _clause(event: AnyEvent, words: Words, own: bool) -> str | None:
    """What a seat did, in the past tense and without its name; ``own``: is it said to the reader, of the reader?"""
    say = words.tongue.text
    match event:
        case Drew(card=None):
            return say("events-drew-own" if own else "events-drew-other")
        case Drew(card=str(card)):
            return say("events-drew-card-own" if own else "events-drew-card-other", card=words.card(card))
        case Kept():
            return say("events-kept-own" if own else "events-kept-other")
        case Refused(card=card):
            return say("events-refused-own" if own else "events-refused-other", card=words.card(card))
        case Took() | Pot():
            return _taken(event, words, own)
        case Laid() | Extended():
            return _melded(event, words, own)
        case Withdrew(minimum=minimum):
            return say("events-withdrew-own" if own else "events-withdrew-other", minimum=minimum)
        case Discarded(card=card):
            return say("events-discarded-own" if own else "events-discarded-other", card=words.card(card))
        case WentOut():
            return say("events-out-own" if own else "events-out-other")
        case _:
            return None


def _taken(event: Took | Pot, words: Words, own: bool) -> str:
    """The pile, or a pot."""
    say = words.tongue.text
    match event:
        case Took(count=count, cards=None, card=None):
            return say("events-took-own" if own else "events-took-other", count=count)
        case Took(count=count, cards=None, card=str(card)):
            top = words.card(card)
            return say("events-took-top-own" if own else "events-took-top-other", count=count, card=top)
        case Took(cards=cards):
            return say("events-took-cards-own" if own else "events-took-cards-other", cards=words.cards(cards or ()))
        case Pot(cards=None, direct=True) if event.seat != words.seat:
            return say("events-pot-plays-on")
        case Pot(cards=None):
            return say("events-pot-own" if own else "events-pot-other")
        case Pot(cards=cards):
            return say("events-pot-cards-own" if own else "events-pot-cards-other", cards=words.cards(cards or ()))


def _melded(event: Laid | Extended, words: Words, own: bool) -> str:
    """A new meld, or one that grew, and the canasta that it became thereby."""
    say = words.tongue.text
    canasta = became(event, words.rules)
    if isinstance(event, Laid):
        cards = words.laid(event.cards)
        if not canasta:
            return say("events-laid-own" if own else "events-laid-other", cards=cards, meld=event.meld)
        key = "events-laid-canasta-own" if own else "events-laid-canasta-other"
    else:
        cards = words.added(event.added, event.cards)
        if not canasta:
            return say("events-added-own" if own else "events-added-other", cards=cards, meld=event.meld)
        key = "events-added-canasta-own" if own else "events-added-canasta-other"
    return say(key, cards=cards, meld=event.meld, canasta=canasta_text(canasta, words.tongue))


def _whole(event: AnyEvent, words: Words) -> str | None:
    """What is said in a sentence of its own; "" for what is better left unsaid."""
    say = words.tongue.text
    match event:
        case Dealt():
            return _dealt(event, words)
        case Cut():
            return _cut(event, words)
        case Revealed(seat=seat, cards=cards):
            mine = seat == words.seat and cards is not None
            return say("events-pot-revealed", cards=words.cards(cards or ())) if mine else ""
        case PotToStock(count=count):
            return say("events-pot-to-stock", count=count)
        case Scored(score=score, over=over):
            return say(_OVER.get(over, "events-over"), points=words.points(score))
        case StoodIn(seat=seat):
            if seat is not None and seat == words.seat:
                return say("events-stood-in-own")
            return say("events-stood-in-other", name=_name(seat, words))
        case Returned(seat=seat):
            if seat is not None and seat == words.seat:
                return say("events-returned-own")
            return capital(say("events-returned-other", name=_name(seat, words)))
        case Paused():
            return say("events-paused")
        case Resumed():
            return say("events-resumed")
        case _:
            return None


def _dealt(event: Dealt, words: Words) -> str:
    say = words.tongue.text
    first = (event.dealer + 1) % words.rules.players
    dealer, starts = words.who(event.dealer), words.who(first)
    if first == words.seat:
        said = say("events-dealt-start-own", n=event.n, dealer=dealer)
    elif event.dealer == words.seat:
        said = say("events-dealt-own", n=event.n, starts=starts)
    else:
        said = say("events-dealt-other", n=event.n, dealer=dealer, starts=starts)
    if not event.pile:
        return said
    return f"{said} {capital(say('events-pile-starts', card=words.card(event.pile[0])))}"


def _cut(event: Cut, words: Words) -> str:
    say = words.tongue.text
    if event.seat is not None and event.seat == words.seat:
        said = say("events-cut-own", count=event.count)
    else:
        said = capital(say("events-cut-other", name=_name(event.seat, words), count=event.count))
    return f"{said} {say('events-cut-bonus', bonus=event.bonus)}" if event.bonus else said


def _merged(events: Iterable[AnyEvent]) -> Iterator[AnyEvent]:
    """The events, with what a player lays and adds to one meld card after card as one."""
    last: AnyEvent | None = None
    for event in events:
        if isinstance(event, Extended) and isinstance(last, Laid | Extended) and _same_meld(last, event):
            if isinstance(last, Laid):
                last = msgspec.structs.replace(last, cards=event.cards)
            else:
                last = msgspec.structs.replace(event, added=(*last.added, *event.added))
            continue
        if last is not None:
            yield last
        last = event
    if last is not None:
        yield last


def _same_meld(one: Laid | Extended, other: Extended) -> bool:
    return (one.seat, one.meld) == (other.seat, other.meld)
