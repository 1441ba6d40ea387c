"""What the rules of a table say to a message: is it due to change something, and what is it answered with?

The other half of `buraco fuzz`. It looks at the table as it is and never at what the table did.
"""

from __future__ import annotations

from typing import Final

from core.table import orders, records
from core.table.acts import MOST_DEEP, MOST_SAID, size_of
from core.table.foresight import looked_at
from core.table.messages import (
    MOST_ACTIONS,
    PROTOCOL,
    Act,
    Back,
    Claim,
    Id,
    Leave,
    Nonce,
    NotUnderstood,
    Pong,
    Ready,
    Say,
    Sync,
    Vote,
    read_from_seat,
)
from core.table.seating import awaits_ready
from core.table.seats import PHRASES
from core.table.state import fold
from core.table.table import Misfit, NotAllowed, Table

MOST_BYTES: Final = 64 * 1024
"""A longer message is not read."""

REFUSED: Final = "refused"
SHOWN: Final = "shown"
SAID: Final = "said"
SILENT: Final = "silent"
ANSWERED: Final = "answered"
UNREAD: Final = "unread"
"""What is no order is answered only where somebody can be made out who asked."""


def fair_answer(table: Table, seat: int | None, raw: bytes, *, quiet: bool) -> str | None:
    """What such a message deserves; None where it would rightly change something (or cost its sender the carrier).

    ``quiet``: a carrier that does not say who comes and goes. There watchers are heard only when they ask for
    something, and whoever has just asked to be greeted is not there for a moment.
    """
    if seat is not None and not 0 <= seat < table.rules.players:
        return SILENT
    try:
        if len(raw) > MOST_BYTES:
            raise NotUnderstood("too long")
        message = read_from_seat(raw)
    except NotUnderstood:
        return SILENT if seat is None and quiet else REFUSED
    if seat is None and quiet and not isinstance(message, Id | Sync):
        return SILENT
    match message:
        case Act():
            return None if seat is not None and _would_count(table, seat, message) else REFUSED
        case Id(protocol=protocol):
            return (SILENT if seat is None else None) if protocol != PROTOCOL else _shown(table)
        case Sync():
            return _shown(table)
        case Say(phrase=phrase):
            return SAID if seat is not None and phrase in PHRASES else REFUSED
        case Ready():
            return None if seat is not None and awaits_ready(table) else SILENT
        case Leave():
            return SILENT if seat is None else None  # after the match, too: it ends the carrier
        case Vote():
            # Who is not ready yet, or not there, keeps the others waiting, and may be voted out.
            return None if seat is not None and (quiet or awaits_ready(table)) else REFUSED
        case Claim():
            return REFUSED
        case Nonce() | Back() | Pong():
            return SILENT


def fair_reply(table: Table, raw: bytes) -> str | None:
    """The same for what comes on the channel of the edges, of a table whose seats are all taken by people."""
    if len(raw) > MOST_BYTES:
        return UNREAD
    try:
        order = orders.read_ask(raw).order
    except ValueError:
        return UNREAD
    seats = range(table.rules.players)
    match order:
        case orders.Pause() | orders.Adjourn() | orders.Close():
            return None
        case orders.Resume():
            return None if table.paused else ANSWERED
        case orders.Kick(seat=seat) | orders.Swap(seat=seat):
            return None if seat in seats else ANSWERED
        case orders.Sit(name=name, generation=generation):
            theirs = any(player is not None and player.name == name.strip() for player in table.players)
            return None if theirs or (generation is not None and generation < 99) else ANSWERED
        case orders.Move() | orders.Start() | orders.Fill():
            return None if table.deal is None or awaits_ready(table) else ANSWERED
        case _:
            return ANSWERED


def _shown(table: Table) -> str:
    return SHOWN if table.deal is not None else SILENT


def _would_count(table: Table, seat: int, act: Act) -> bool:
    """Would the table have to take this act?"""
    if not table.deal_seq <= act.seq <= table.seq or len(act.actions) > MOST_ACTIONS:
        return False
    if _is_much(act.info) or _is_much(act.explain):
        return False
    try:
        fold(table, records.Acted(at=table.at, seat=seat, actions=act.actions, ms=0))
    except NotAllowed as error:
        # It may bind its player to what it has looked at.
        looked = table.live and looked_at(table.live, seat, act.actions[: error.at], error.refusal.code)
        return bool(looked)
    except Misfit:
        return False
    return True


def _is_much(said: object) -> bool:
    if size_of(said) > MOST_SAID:
        return True
    deep, level = 0, [said]
    while level := [
        item
        for each in level
        if isinstance(each, dict | list)
        for item in (each.values() if isinstance(each, dict) else each)
    ]:
        deep += 1
    return deep > MOST_DEEP
