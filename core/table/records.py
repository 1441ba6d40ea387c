"""The records of a table: its inputs, one after the other, and nothing that could be worked out from them.

A table is what the fold of its records makes of it (:mod:`core.table.state`). A record's number is its place in the
log, from 0. They show every card through the secret or the seed, so they never leave the table; what anyone may see
of a finished deal is made by :mod:`core.table.public_record`. Never rename a field, never change a type: new fields
have defaults, and a change of meaning raises ENGINE.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from core.game.actions import Action
from core.game.rules import Rules, make_rules, options_of, overrides_of
from core.table.decoding import decoded
from core.table.messages import ClockSaid

ENGINE: Final = 1
"""Raised when a correction of the rules changes what old actions mean; a log of another number is not opened."""

LATE: Final = "late"
ABSENT: Final = "absent"
REFUSED: Final = "refused"
LEFT: Final = "left"
KICKED: Final = "kicked"
PARTED: Final = (LEFT, KICKED)
"""Why a stand-in holds a seat that anybody may take: nobody waits for its player any more."""


class Base(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="rec"):
    """What all records have."""

    at: int
    """When, in milliseconds since 1970. Nothing in the game depends on it."""


class Opened(Base, frozen=True, kw_only=True, tag="opened"):
    """The first record: a table under these rules."""

    table: str
    preset: str
    options: dict[str, Any]
    """Every option, derived ones worked out: the table stays what it was when a preset changes."""
    overrides: dict[str, Any] = {}
    """The smallest options that make these rules from the preset."""
    engine: int
    seed: str | None = None
    """Cards follow from it; not a fair shuffle."""
    clock: ClockSaid | None = None
    strikes: int = 3
    """Turns in a row that a seat may let run out before a stand-in holds it."""
    lobby: bool = False
    """Do players come and go here, say when they are ready, and play again? Else all seats are given at the start."""
    private: bool = False
    """Not shown in lists of tables."""
    away_ms: int = 0
    """How long a person who is on turn may be away before a stand-in holds the seat; 0: for ever."""
    after: str | None = None
    """The table that this one is the rematch of."""


class Seated(Base, frozen=True, kw_only=True, tag="seated"):
    """Somebody has a seat; in mid-match from the end of its turn on."""

    seat: int
    name: str
    kind: str
    """``human`` or ``bot``."""
    program: str | None = None
    """For a bot: what to start again when the table is opened again."""
    claim: str | None = None
    """With what word the seat was asked for (`core.table.orders.Sit`)."""
    invited: bool = False
    """Came by an invitation to this very seat: that stays good, while others that were given out for it do not."""
    worlds: int | None = None
    """For a bot: how much it may think about each turn, as its updates say."""
    options: dict[str, Any] = {}
    """For a bot: values of options that it may declare."""


class Given(Base, frozen=True, kw_only=True, tag="given"):
    """A bot plays with this from now on; what it was given before is forgotten."""

    seat: int
    worlds: int | None = None
    options: dict[str, Any] = {}


class Unseated(Base, frozen=True, kw_only=True, tag="unseated"):
    """A seat is free again, before the first deal."""

    seat: int


class Moved(Base, frozen=True, kw_only=True, tag="moved"):
    """Two seats change their players, or a free one gets another's; before the first deal."""

    seat: int
    to: int


class Readied(Base, frozen=True, kw_only=True, tag="readied"):
    """A seat's player is ready for what comes next: the first deal, going on, a rematch. Or is not any more."""

    seat: int
    ready: bool = True


class Followed(Base, frozen=True, kw_only=True, tag="followed"):
    """After the match: the same players play again at this table."""

    next_table: str


class Committed(Base, frozen=True, kw_only=True, tag="committed"):
    """The secret of the next deal, drawn before any nonce is known. Written before its commitment is told."""

    n: int
    secret: str
    """Hexadecimal."""


class Shuffled(Base, frozen=True, kw_only=True, tag="shuffled"):
    """The next deal lies on the table."""

    n: int
    commits: tuple[str | None, ...] | None = None
    """The hashes of the nonces, by seat; None where the table is seeded."""
    nonces: tuple[str | None, ...] | None = None
    """By seat, hexadecimal; None for a seat that sent none or one that does not fit its hash."""


class Acted(Base, frozen=True, kw_only=True, tag="acted"):
    """A seat did this."""

    seat: int
    actions: tuple[Action, ...]
    ms: int
    """How long its player took for it, pauses left out."""
    by: str = "player"
    """``player``, or ``clock``: a stand-in acted."""
    why: str | None = None
    """Why a stand-in acted: LATE, ABSENT (it holds the seat), REFUSED (a bot was refused too often)."""
    info: Any = None
    """What a bot says of its choice."""
    explain: str | None = None


class StoodIn(Base, frozen=True, kw_only=True, tag="stood_in"):
    """A stand-in holds the seat from now on."""

    seat: int
    why: str
    """LATE (too many turns in a row), ABSENT (its player's carrier ended), LEFT or KICKED (the seat may be taken)."""


class Returned(Base, frozen=True, kw_only=True, tag="returned"):
    """The seat's owner plays again."""

    seat: int


class Paused(Base, frozen=True, kw_only=True, tag="paused"):
    """No clock runs and nobody may act."""

    adjourned: bool = False
    """Until another day: it goes on when everybody is ready again."""


class Resumed(Base, frozen=True, kw_only=True, tag="resumed"):
    """The table goes on."""


class Clocked(Base, frozen=True, kw_only=True, tag="clocked"):
    """Players have so much time from now on; None: as much as they like. No bank gets smaller by it."""

    clock: ClockSaid | None


class Agreed(Base, frozen=True, kw_only=True, tag="agreed"):
    """Before the first deal: another game is played at this table from now on, and nobody is ready any more.

    With fewer seats than before, no person has one of those that are gone; bots there lose them. Seats that are new
    are free.
    """

    preset: str
    options: dict[str, Any]
    """Every option, as in the first record."""
    overrides: dict[str, Any] = {}
    clock: ClockSaid | None = None


class Abandoned(Base, frozen=True, kw_only=True, tag="abandoned"):
    """The match ends here for good; a deal in play is not scored."""

    reason: str = "abandoned"
    """``abandoned`` or ``forfeit``."""
    winner: int | None = None
    """With ``forfeit``: the team that wins."""


Record = (
    Opened
    | Seated
    | Given
    | Unseated
    | Moved
    | Readied
    | Committed
    | Shuffled
    | Acted
    | StoodIn
    | Returned
    | Paused
    | Resumed
    | Clocked
    | Agreed
    | Abandoned
    | Followed
)

_encoder: Final = msgspec.json.Encoder()
_decoder: Final = msgspec.json.Decoder(Record)


def encode_record(record: Record) -> bytes:
    """A record as one line of JSON, without its end."""
    return _encoder.encode(record)


def read_record(raw: bytes) -> Record:
    """A record from its JSON. Raises ValueError, saying where it is none."""
    record: Record = decoded(_decoder, raw)
    return record


def opened(
    at: int,
    table: str,
    rules: Rules,
    base: Mapping[str, object],
    *,
    seed: str | None = None,
    clock: ClockSaid | None = None,
    strikes: int = 3,
) -> Opened:
    """The first record of a table. ``base`` is the preset's own table.

    Seats are chosen here, so nobody draws for partners (rules, 2): the record says so as an option, and whoever
    checks it deals the same cards. Raises RulesError for rules that ``base`` cannot make.
    """
    rules = with_chosen_seats(rules)
    return Opened(
        at=at,
        table=table,
        preset=rules.preset,
        options=options_of(rules),
        overrides=overrides_of(rules, base),
        engine=ENGINE,
        seed=seed,
        clock=clock,
        strikes=strikes,
    )


def with_chosen_seats(rules: Rules) -> Rules:
    """The same rules for a table, where nobody draws for partners. Raises RulesError."""
    if rules.draw_for == "deal":
        return rules
    return make_rules(rules.preset, {**options_of(rules), "draw_for": "deal"}, {})


_CODE_LETTERS: Final = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""No 0 O 1 I L U: a code can be read out over a telephone."""


def table_code(entropy: bytes) -> str:
    """A table's name of six letters and digits, from at least eight unforeseeable bytes.

    >>> table_code(bytes(8))
    '222222'
    """
    number = int.from_bytes(entropy, "big")
    letters: list[str] = []
    for _ in range(6):
        number, place = divmod(number, len(_CODE_LETTERS))
        letters.append(_CODE_LETTERS[place])
    return "".join(letters)
