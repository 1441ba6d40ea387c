"""What trusted edges (a command line, the gateway, a chat) ask of a table, and what it answers.

An edge vouches for whom it speaks for: it has checked a token, or whoever can reach its bus is trusted. Seats never
speak this language, and it shows no card. An order is repeated until it is answered; the table does it once.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec

from core.table.decoding import decoded
from core.table.parts import ClockSaid


class _Order(
    msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="order", kw_only=True
):
    """What all orders have."""


class Sit(_Order, frozen=True, kw_only=True, tag="sit"):
    """Give a player a seat, or their own seat again.

    A free seat, one that a bot of the house plays, one that was left or freed, or the seat that is under that name
    already. In mid-match the seat changes hands at the end of its turn.
    """

    name: str
    seat: int | None = None
    """None: the seat under that name, else the first free one, else the first with a bot of the house."""
    kind: str = "human"
    """``human`` or ``bot``."""
    program: str | None = None
    """A bot of the house by name, started by the host; None: somebody outside plays the seat."""
    connection: str | None = None
    """The carrier that the player comes on; the seat's older one is closed. None: nobody comes yet."""
    generation: int | None = None
    """Of an invitation: it is void when the seat has changed hands since."""
    claim: str | None = None
    """Who asks, in a word that the edge has for this alone: asked again with it, also after everybody was killed, they
    are given the seat that was given with it. Without that word none is theirs already, whatever its name."""
    worlds: int | None = None
    """For a bot: how much it may think about each turn, as its updates say."""
    options: dict[str, Any] = {}
    """For a bot: values of options that it declares."""


class Detach(_Order, frozen=True, kw_only=True, tag="detach"):
    """A carrier has ended; nothing happens where the seat has a newer one."""

    seat: int
    connection: str


class Move(_Order, frozen=True, kw_only=True, tag="move"):
    """Before the first deal: take another seat, which is free or a bot's of the house (then both change)."""

    seat: int
    to: int


class Fill(_Order, frozen=True, kw_only=True, tag="fill"):
    """Let this bot of the house play every free seat."""

    program: str
    worlds: int | None = None
    options: dict[str, Any] = {}


class Swap(_Order, frozen=True, kw_only=True, tag="swap"):
    """Let this bot of the house play a seat from the end of its turn on, whoever has it."""

    seat: int
    program: str
    worlds: int | None = None
    options: dict[str, Any] = {}


class Give(_Order, frozen=True, kw_only=True, tag="give"):
    """Let the bot of this seat play with this from now on.

    A bot that is there has said which options it has: a value that does not fit is refused. One that is not there yet
    is told those that fit when it comes.
    """

    seat: int
    worlds: int | None = None
    """None: as it is; 0: no budget."""
    options: dict[str, Any] = {}
    """Beside those it has; null takes one away."""


class Kick(_Order, frozen=True, kw_only=True, tag="kick"):
    """Free a seat: before the first deal it is empty then, afterwards a stand-in plays until somebody takes it."""

    seat: int


class Start(_Order, frozen=True, kw_only=True, tag="start"):
    """Deal without waiting for anybody to be ready. Every seat must be taken."""


class Pause(_Order, frozen=True, kw_only=True, tag="pause"):
    """Nobody acts and no clock runs."""


class Resume(_Order, frozen=True, kw_only=True, tag="resume"):
    """Go on after a pause, or after an adjournment without waiting for anybody to be ready."""


class Adjourn(_Order, frozen=True, kw_only=True, tag="adjourn"):
    """Pause and go home: the table is closed until somebody comes again."""


class Close(_Order, frozen=True, kw_only=True, tag="close"):
    """End the match for good, without a winner."""


class Time(_Order, frozen=True, kw_only=True, tag="time"):
    """Give the players so much time from now on; None: as much as they like."""

    clock: ClockSaid | None


class Agree(_Order, frozen=True, kw_only=True, tag="agree"):
    """Before the first deal: play these rules instead, with so much time; nobody is ready any more.

    With fewer seats than before people go to seats that are free or a bot's; bots lose the seats that are gone.
    Make one with :func:`core.table.agreeing.agree`.
    """

    preset: str
    options: dict[str, Any]
    """Every option, derived ones worked out."""
    overrides: dict[str, Any] = {}
    """The smallest options that make these rules from the preset."""
    clock: ClockSaid | msgspec.UnsetType | None = msgspec.UNSET
    """None: as much time as they like; left out: as it is."""


MOST_HOLD_MS: Final = 300_000
"""How long clocks can be held at a time, in milliseconds."""


class Hold(_Order, frozen=True, kw_only=True, tag="hold"):
    """An edge cannot reach its people just now: clocks stand for so long, and nobody is late or absent.

    It ends by itself, with any act of a player, and with 0; given anew it counts from then on. Nothing of it is kept:
    a table that is read from its log has forgotten it.
    """

    ms: int
    """Milliseconds, MOST_HOLD_MS at the most."""


class Look(_Order, frozen=True, kw_only=True, tag="look"):
    """Ask for nothing but the answer."""


Order = (
    Sit
    | Detach
    | Move
    | Fill
    | Swap
    | Give
    | Kick
    | Start
    | Pause
    | Resume
    | Adjourn
    | Close
    | Time
    | Agree
    | Hold
    | Look
)


class Done(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="answer", tag="done", kw_only=True):
    """It is so now."""

    seq: int
    """Number of the table's newest record."""
    seat: int | None = None
    """With Sit and Move: the seat."""
    generation: int | None = None
    """Of that seat: how often it has changed hands."""
    players: tuple[str, ...] = ()
    """Names by seat; empty for a free one."""
    here: tuple[bool, ...] = ()
    """By seat: is its player there now, on a carrier?"""
    phase: str = ""
    seated: bool = True
    """False: the seat changes hands at the end of its turn."""


class Refused(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="answer", tag="refused", kw_only=True):
    """Nothing was done, and why, in a sentence that says what to do."""

    code: str
    text: str


Answer = Done | Refused


MOST_ASK: Final = 100
"""Characters of an order's own name; answers are kept under it."""


class Ask(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An order on its way."""

    ask: Annotated[str, msgspec.Meta(max_length=MOST_ASK)]
    """A name that nobody else uses."""
    order: Order


class Reply(msgspec.Struct, frozen=True):
    """An answer on its way."""

    ask: str
    answer: Answer


MOST_NAME: Final = 40
"""Characters of a player's name."""

_encoder: Final = msgspec.json.Encoder()
_ask: Final = msgspec.json.Decoder(Ask)
_reply: Final = msgspec.json.Decoder(Reply)


def encode(message: Ask | Reply) -> bytes:
    """As JSON."""
    return _encoder.encode(message)


def read_ask(raw: bytes) -> Ask:
    """What an edge asks. Raises ValueError, saying where it is nothing of the kind."""
    return decoded(_ask, raw)


def read_reply(raw: bytes) -> Reply:
    """What a table answers. Raises ValueError, saying where it is nothing of the kind."""
    return decoded(_reply, raw)
