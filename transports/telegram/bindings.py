"""What chats must still know after a restart: who somebody is, whose table is whose, what is shown where.

Two keep it: a Redis server (transports/redis/chat_bindings.py), and this process's memory. Nothing that anybody wrote
in a chat is among it. All of it ends by itself when nothing is asked or said of it for long (`Lasting`).

One process leads, and only the leader changes anything. Whoever has led since makes an older leader harmless: all that
one wants to write is refused with Deposed, and so is the question whether an update is new (`Bindings.fresh`), which
comes before anything is done about it. Deposed ends all that a process does in chats.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Protocol

import msgspec

from core.table.ports import TableError
from transports.telegram.house import NewTable
from transports.telegram.screen import Place

DAY_MS: Final = 86_400_000
MOST_NAME: Final = 64
"""Characters that are kept of a person's name."""
MOST_SHOWN: Final = 100
"""Messages of one chat that are remembered; of more, the oldest are forgotten (and would be sent anew)."""
SEEN_TOGETHER: Final = 4096
"""Updates whose marks are kept together; their numbers follow each other, and they last as long as the newest."""
ASKED: Final = -1
"""No seat, but the wish for one."""
GENERAL: Final = 1
"""The number that the general topic of a forum may be given; it is the place without a topic."""


class Deposed(TableError):
    """Another process has led the chats since: whoever hears this has nothing to say there any more."""

    code = "deposed"

    def __init__(self) -> None:
        super().__init__("another process looks after the chats now; this one leaves them to it")


class Lasting(msgspec.Struct, frozen=True):
    """How long things are kept, and how much there may be. Times in milliseconds."""

    quiet_ms: int = 90 * DAY_MS
    """People, chats, seats, messages, statistics that nobody asks for or changes end after that, or a tenth earlier."""
    seen_ms: int = DAY_MS + DAY_MS // 24
    """An update that comes again within that time is known. Telegram keeps them for a day."""
    file_ms: int = DAY_MS // 24
    """A picture that was sent and not asked for again; there is a new one with every move."""
    reports_a_day: int = 5
    """Tables that one person may report."""


class Person(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody who has spoken with the bot."""

    id: int
    name: str = ""
    language: str | None = None
    """As they have chosen; None: as their program says."""
    reachable: bool = False
    """Can they be written to in private?"""
    pictures: bool = True
    settings: dict[str, str] = {}
    """How they like their side of the table (order, style, announce)."""
    front: str | None = None
    """Of the tables they sit at, the one that what they type is for."""
    program: str | None = None
    """The language of their program as it said last, if it is spoken here: after a restart it is known still."""


class Chat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place with its table; in a forum each topic is one."""

    place: Place
    table: str | None = None
    language: str | None = None
    wanted: NewTable | None = None
    """The table as it is being put together, or the last one."""
    pictures: bool = True
    host: int | None = None
    """Who has made the table."""
    away: int = 0
    """Since when the bot is not in that chat, in seconds since 1970; 0: it is there."""


class Held(msgspec.Struct, frozen=True, omit_defaults=True):
    """A person's seat at a table."""

    user: int
    table: str
    seat: int = 0
    """ASKED where they have asked for one and nothing is known of the answer."""
    name: str = ""
    """As the table knows them."""
    draft: bytes = b""
    """The turn they have begun, and how their hand is laid."""
    claim: str = ""
    """The word with which they have asked for it."""
    chat: int = 0
    """The group whose table it is, as it was numbered when they sat down; 0: nobody's but theirs who sit there."""


class Shown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A message that is edited when what it shows changes."""

    message: int
    """0: none; what lies under this key is a mark that is no message, and is never forgotten for its age."""
    photo: bool = False
    digest: str = ""
    """Of what it shows; the same again need not be sent."""
    before: int = 0
    """The message in whose place it was sent, as long as that may stand there still; 0: none."""


class Side(msgspec.Struct, frozen=True):
    """Who had a seat in a match. ``user`` is None for a bot; ``team`` counts from 0."""

    user: int | None
    name: str
    team: int


class Tally(msgspec.Struct, frozen=True):
    """What one person has done in a chat's matches. ``user`` is None for all who have asked to be forgotten."""

    user: int | None
    name: str
    matches: int = 0
    won: int = 0
    deals: int = 0
    points: int = 0
    """Of their sides, in all those deals."""


class Stats(msgspec.Struct, frozen=True):
    """A chat's finished matches under one preset."""

    preset: str
    matches: int
    tallies: tuple[Tally, ...]
    """Who has won most first; then by points a deal, then by name."""


class Forgotten(msgspec.Struct, frozen=True):
    """How many of each were deleted for somebody who asked to be forgotten."""

    persons: int = 0
    seats: int = 0
    """With the turns begun there."""
    chats: int = 0
    """Their private chat's table and settings."""
    messages: int = 0
    """Messages of their private chat that were remembered, by their numbers."""
    hosted: int = 0
    """Tables that were noted as made by them."""
    tallies: int = 0
    """Chats whose statistics had their name."""
    reports: int = 0


class Bindings(Protocol):
    """All of it, for one bot.

    Every method raises TableError: trouble with the server (nothing else can then be known), or Deposed from those that
    change something. All may be repeated after trouble, and do then what they would have done; but see `seen`. What
    cannot be read as what it should be counts as not there; that is logged once.

    Each method is one atomic step: of two processes one comes first, and a process that is killed has done all or
    nothing of it.
    """

    # --- people ------------------------------------------------------------------------------------------------------

    async def person(self, user: int) -> Person | None:
        """Who that is."""

    async def keep_person(self, person: Person) -> None:
        """From now on they are this."""

    async def forget(self, user: int) -> Forgotten:
        """Delete all that is kept of somebody. Their name leaves statistics, what they did there becomes nobody's.

        Whatever still plays for them must have ended: it would write anew.
        """

    # --- chats -------------------------------------------------------------------------------------------------------

    async def chat(self, place: Place) -> Chat | None:
        """What is known of a place; of a chat that has moved, with its new place."""

    async def keep_chat(self, chat: Chat) -> None:
        """From now on it is this."""

    async def drop_chat(self, place: Place) -> None:
        """Nothing is known of this place any more, its messages neither; the chat's statistics stay."""

    async def chats(self) -> tuple[Chat, ...]:
        """All, in order of their places."""

    async def move_chat(self, old: int, new: int) -> None:
        """The chat has another number now: its topics, messages and statistics go there, what was there is added to or
        replaced. Whoever still says the old number means the new one from now on. Once or often, it is the same."""

    # --- seats -------------------------------------------------------------------------------------------------------

    async def held(self, user: int) -> tuple[Held, ...]:
        """The seats that somebody has, in order of the tables' codes."""

    async def held_at(self, table: str) -> tuple[Held, ...]:
        """Who has a seat at that table, in order of the seats."""

    async def keep_held(self, held: Held) -> None:
        """They have this seat, with this draft. Raises UnknownTable for a code that no table has."""

    async def keep_draft(self, user: int, table: str, draft: bytes) -> bool:
        """The turn that they have begun there; False, and nothing kept, where they have no seat (any more)."""

    async def drop_held(self, user: int, table: str) -> None:
        """They have no seat there; harmless where they had none."""

    async def all_held(self) -> tuple[Held, ...]:
        """Everybody's, in order of user and table."""

    # --- what is shown -----------------------------------------------------------------------------------------------

    async def shown(self, place: Place, key: str) -> Shown | None:
        """The message that shows this."""

    async def keep_shown(self, place: Place, key: str, shown: Shown) -> None:
        """From now on it is this one."""

    async def drop_shown(self, place: Place, key: str) -> None:
        """None shows it."""

    async def file_of(self, key: str) -> str | None:
        """Telegram's name of a picture that was sent not long ago."""

    async def keep_file(self, key: str, file: str) -> None:
        """It has that name there."""

    # --- statistics --------------------------------------------------------------------------------------------------

    async def finished(
        self,
        place: Place,
        table: str,
        preset: str,
        sides: Sequence[Side],
        scores: Sequence[int],
        winner: int | None,
        deals: int,
    ) -> bool:
        """A match is over: ``sides`` by seat, ``scores`` by team. A table counts once; False where it has already."""

    async def stats(self, place: Place) -> tuple[Stats, ...]:
        """The matches of that chat, all its topics together, in order of the presets."""

    async def report(self, user: int, table: str) -> str | None:
        """A short id under which this table's record is looked at; the same for the same table within a day. None: they
        have reported as many as they may. Who asked is known for that day only."""

    async def reported(self, report: str) -> str | None:
        """The table that was reported under this id."""

    # --- one leader --------------------------------------------------------------------------------------------------

    async def fresh(self, update: int) -> bool:
        """Was this update not dealt with yet? Raises Deposed, too."""

    async def seen(self, update: int) -> bool:
        """This update was dealt with; False: it had been before.

        Marked only afterwards: whoever is killed in between leaves it to be dealt with by the next, once more rather
        than never. After trouble (no answer) it may have been marked, or not.
        """

    async def lead(self, token: str, ttl_ms: int) -> bool:
        """Take the lead, or keep it for that long; ``token`` is the process's own name. To be asked several times
        within that time; without it, or with trouble for so long, the process must stop.

        False: another leads. And once, to a process that believes it leads, when another has led since: it must read
        everything anew, before it asks again.
        """

    async def resign(self, token: str) -> None:
        """Give the lead up at once; harmless for anybody else."""

    async def leader(self) -> str | None:
        """The token of who leads now."""


# --- what all that keep bindings have in common ----------------------------------------------------------------------


def settled(place: Place) -> Place:
    """The same place, as it is written down: a forum's general topic is no topic."""
    return Place(place.chat) if place.topic == GENERAL else place


def plain(name: str) -> str:
    """A name as it can be written down, whatever signs a program has put there."""
    return name[:MOST_NAME].encode("utf-8", "replace").decode()


def people(sides: Sequence[Side]) -> dict[int, Side]:
    """Who of these is a person, each once."""
    return {side.user: side for side in reversed(sides) if side.user is not None}


def ranked(preset: str, matches: int, tallies: Mapping[int, Mapping[str, int]], names: Mapping[int, str]) -> Stats:
    """A preset's statistics out of its numbers by user, of whom 0 is nobody."""
    rows = [
        Tally(
            user or None,
            names.get(user, "") if user else "",
            numbers.get("matches", 0),
            numbers.get("won", 0),
            numbers.get("deals", 0),
            numbers.get("points", 0),
        )
        for user, numbers in tallies.items()
    ]
    rows.sort(key=lambda row: (row.user is None, -row.won, -row.points / max(row.deals, 1), row.name, row.user or 0))
    return Stats(preset, matches, tuple(rows))
