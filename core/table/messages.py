"""The seat language: what a table and a seat say to each other, on every carrier.

JSON objects tagged by ``type``. A seat ignores fields and messages it does not know, so the table may add some with
defaults; the table refuses what it does not know. Never rename a field, never change a type: sample messages are
frozen in the tests. Who speaks is known from the carrier, never from the message. Times are in milliseconds.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec

from core.game.actions import Action
from core.game.events import AnyEvent
from core.game.scoring import Sheet
from core.game.view import View
from core.table.decoding import decoded
from core.table.parts import MOST_OPTIONS
from core.table.parts import Budget as Budget
from core.table.parts import ClockSaid as ClockSaid
from core.table.parts import LobbySeat as LobbySeat
from core.table.parts import MatchResult as MatchResult
from core.table.parts import OptionDeclared as OptionDeclared
from core.table.parts import Player as Player
from core.table.parts import RulesSaid as RulesSaid
from core.table.parts import Turn as Turn

PROTOCOL: Final = 1
MOST_ACTIONS: Final = 64
"""Actions in one act: beyond any turn."""
ActNumber = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]
"""A number that every language can hold."""


# --- table -> seat ---------------------------------------------------------------------------------------------------


class Hello(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", tag="hello"):
    """First message, and again after every connection."""

    protocol: int
    table: str
    seat: int | None
    """None for a watcher."""
    rules: RulesSaid
    players: tuple[Player, ...]
    clock: ClockSaid | None
    engine: int
    seeded: bool = False
    """Cards from a seed: not a fair shuffle."""


class Update(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", tag="update", kw_only=True):
    """Everything the seat may know, complete in itself, and what happened since number ``since``."""

    since: int
    seq: int
    events: tuple[AnyEvent, ...]
    view: View
    turn: Turn | None = None


class Rejected(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", tag="rejected", kw_only=True):
    """An act that changed nothing."""

    seq: int
    at: int | None
    """Which action of the list was refused."""
    code: str
    text: str
    now: int
    legal: tuple[Action, ...] | None = None
    accepted: int | None = None
    """With code ``stale``: this very act has been accepted before, as the record of this number."""
    number: ActNumber | None = None
    """The act's own, where it had one: which act is answered, however late."""


class Tick(msgspec.Struct, frozen=True, tag_field="type", tag="tick"):
    """Heartbeat."""

    seq: int
    left_ms: int | None
    degraded: bool = False


class SetOption(msgspec.Struct, frozen=True, tag_field="type", tag="setoption"):
    """For a bot that declared options."""

    name: str
    value: Any


class Said(msgspec.Struct, frozen=True, tag_field="type", tag="said"):
    """Somebody used a canned phrase."""

    seat: int
    phrase: str


class Stop(msgspec.Struct, frozen=True, tag_field="type", tag="stop"):
    """The turn is over or taken over; no answer is due."""

    seq: int


class Ping(msgspec.Struct, frozen=True, tag_field="type", tag="ping"):
    """To be answered with ``pong`` at any time."""

    n: int


class End(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", tag="end", kw_only=True):
    """A deal is over, and with the last one the match."""

    n: int
    score: tuple[int, ...] | None
    """None for an abandoned deal."""
    totals: tuple[int, ...]
    sheet: tuple[Sheet, ...]
    secret: str | None
    """Hexadecimal; what the commitment was made of. None in a seeded match."""
    result: MatchResult | None = None


class Closed(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", tag="closed"):
    """Last message."""

    reason: str
    next_table: str | None = None
    """Where the same seats play on: the table of the rematch."""


class Lobby(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", tag="lobby", kw_only=True):
    """Who is at the table and what is waited for; sent whenever that changes, at tables that have a lobby."""

    seq: int
    """Its version: the number of the table's newest record."""
    phase: str
    """``lobby``, ``playing``, ``paused``, ``adjourned`` or ``over``."""
    seats: tuple[LobbySeat, ...]
    host: int | None = None
    """The seat whose player may decide alone: the first person of those there are."""
    votes: tuple[tuple[int, int], ...] = ()
    """Open votes to free a seat: who votes, and for which seat."""
    may_claim: tuple[int, ...] = ()
    """The teams that may end the match by ``claim``: every opponent has left."""
    bots: tuple[str, ...] = ()
    """The bots of the house that can be given a seat here, by name."""


class NonceCall(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", tag="nonces", kw_only=True):
    """Fair shuffle: the table has committed to its secret and asks for hashes; then, all hashes in, for the values."""

    n: int
    commitment: str
    commits: tuple[str | None, ...] | None = None
    """By seat, once they are in: now send the value."""


ToSeat = Hello | Update | Rejected | Tick | SetOption | Said | Stop | Ping | End | Closed | NonceCall | Lobby


# --- seat -> table ---------------------------------------------------------------------------------------------------


class Id(
    msgspec.Struct,
    frozen=True,
    omit_defaults=True,
    forbid_unknown_fields=True,
    tag_field="type",
    tag="id",
    kw_only=True,
):
    """Answer to ``hello``."""

    protocol: int
    name: str
    version: str | None = None
    author: str | None = None
    wants: tuple[str, ...] = ()
    """Of ``legal`` and ``events``; the table gives nothing for a word that it does not know."""
    options: Annotated[tuple[OptionDeclared, ...], msgspec.Meta(max_length=MOST_OPTIONS)] = ()
    kind: str | None = None
    """``bot`` or ``human``: as whom it takes a seat where nothing but an invitation says so. None: a person."""


class Act(
    msgspec.Struct,
    frozen=True,
    omit_defaults=True,
    forbid_unknown_fields=True,
    tag_field="type",
    tag="act",
    kw_only=True,
):
    """Actions for the update numbered ``seq``, all or nothing."""

    seq: int
    actions: tuple[Action, ...]
    info: Any = None
    explain: str | None = None
    number: ActNumber | None = None
    """For carriers that can lose messages: its sender's own number of this act, the same when it is said again.

    The answer repeats it. An act that was refused and is said again under its number is answered again, not judged
    again.
    """


class Sync(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="sync"):
    """Asks for the events missed in this deal and the newest view."""

    have: int


class Nonce(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="type", tag="nonce"):
    """Fair shuffle: first the hash (``commit``), then the 16 bytes (``value``), both hexadecimal."""

    n: int
    commit: str | None = None
    value: str | None = None


class Say(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="say"):
    """A canned phrase for all to hear."""

    phrase: str


class Ready(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="type", tag="ready"):
    """Ready for the first deal, for going on after an adjournment, or for a rematch."""

    ready: bool = True


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="claim"):
    """Ends the match in favour of the own team, once every opponent has left."""


class Vote(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="vote"):
    """For freeing this seat, whose player sleeps; the host's vote decides alone."""

    seat: int


class Leave(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="leave"):
    """Gives the seat up."""


class Back(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="back"):
    """Takes the seat back from the stand-in, at the next turn boundary."""


class Pong(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="pong"):
    """Answer to ``ping``."""

    n: int


FromSeat = Id | Act | Sync | Nonce | Say | Ready | Leave | Back | Pong | Claim | Vote

_to_seat: Final = msgspec.json.Decoder(ToSeat)
_from_seat: Final = msgspec.json.Decoder(FromSeat)
_encoder: Final = msgspec.json.Encoder()


class NotUnderstood(ValueError):
    """A message that is not of the language; the text says where it differs."""

    code = "malformed"


def encode(message: ToSeat | FromSeat) -> bytes:
    """A message as JSON."""
    return _encoder.encode(message)


def read_from_seat(raw: bytes | str) -> FromSeat:
    """What a seat said. Raises NotUnderstood for anything else."""
    try:
        message: FromSeat = decoded(_from_seat, raw)
    except ValueError as error:
        raise NotUnderstood(str(error)) from None
    return message


def understood(message: object) -> FromSeat:
    """What a seat inside this process said, as if it had come from outside: a copy with every field of its type.

    Raises NotUnderstood, saying where it differs: nothing there keeps a seat from handing over anything at all.
    """
    try:
        raw = _encoder.encode(message)
    except Exception:  # whatever its own fields do when they are looked at
        raise NotUnderstood("it cannot be written as JSON") from None
    return read_from_seat(raw)


def read_to_seat(raw: bytes | str) -> ToSeat:
    """What the table said. Raises NotUnderstood for anything else (a seat ignores it)."""
    try:
        message: ToSeat = decoded(_to_seat, raw)
    except ValueError as error:
        raise NotUnderstood(str(error)) from None
    return message
