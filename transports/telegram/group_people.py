"""Who acts in a group: as whom they come, whether they may, and the seats that they have at its table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Final, Protocol

import msgspec

from core.table.ports import Clock
from transports.telegram.bindings import ASKED, Bindings, Held
from transports.telegram.screen import MOST_TOAST, Place
from transports.tongue import Tongue

MEMBER_MS: Final = 60_000
"""So long somebody who was found in the chat is taken to be there still."""
STRANGER_MS: Final = 2_000
"""So long nobody is asked again of whom Telegram said no, or nothing: each tap of theirs would be a request."""


class Toast(msgspec.Struct, frozen=True, omit_defaults=True):
    """The answer to a tap; with no text it only ends the waiting."""

    text: str = ""
    alert: bool = False
    """Must it be closed by hand?"""


def toast(text: str, alert: bool = False) -> Toast:
    """With as much of the text as fits."""
    return Toast(text if len(text) <= MOST_TOAST else f"{text[: MOST_TOAST - 1]}…", alert)


class Seats(Protocol):
    """The seats of people in their private chats. Each method gives a sentence for whoever has asked ("" where there is
    nothing to say), in the ``tongue`` that is given, else in the language that they read; none raises.
    """

    async def take(self, user: int, place: Place, table: str, seat: int | None, tongue: Tongue | None = None) -> str:
        """Give them a seat (None: the first to be had) and open it in their private chat; before the first deal in
        place of the one they have."""

    async def leave(self, user: int, table: str, tongue: Tongue | None = None) -> str:
        """Give their seat up, for good where the match goes on."""

    async def ready(self, user: int, table: str, ready: bool, tongue: Tongue | None = None) -> str:
        """They are ready for what the table waits for, or not any more."""

    async def back(self, user: int, table: str, tongue: Tongue | None = None) -> str:
        """Take their seat back from the stand-in."""

    async def vote(self, user: int, table: str, seat: int, tongue: Tongue | None = None) -> str:
        """Vote for freeing this seat."""

    async def tongue(self, user: int) -> Tongue:
        """The language that they read."""

    async def chosen(self, user: int) -> str | None:
        """The code of the language that they have chosen; None: they have chosen none."""

    def covered(self, user: int) -> None:
        """Something is written to them in private, below the messages of their tables."""

    async def wake(self, table: str) -> None:
        """Open all seats of that table anew: it was adjourned and is to go on."""


class Members:
    """Who may act: members of the chat; whom it cannot find may not."""

    def __init__(self, member: Callable[[int], Awaitable[bool | None]], clock: Clock) -> None:
        """``member`` asks the service, None where it does not answer; it must not raise."""
        self._member: Final = member
        self._clock: Final = clock
        self._known: dict[int, tuple[bool | None, int]] = {}
        """What was said of each, and until when that holds."""

    async def has(self, user: int) -> bool | None:
        """Is this a member, as far as was known a minute ago? None: that cannot be known just now."""
        now = self._clock.now_ms()
        member, until = self._known.get(user, (None, 0))
        if until <= now:
            member = await self._member(user)
            self._known = {one: each for one, each in self._known.items() if each[1] > now}
            self._known[user] = member, now + (MEMBER_MS if member else STRANGER_MS)
        return member

    async def now(self, user: int) -> bool | None:
        """The same, asked for anew: who was refused may have joined the chat since."""
        self._known.pop(user, None)
        return await self.has(user)

    async def barred(self, user: int, tongue: Tongue) -> str:
        """Why they may not act, in a sentence; "" where they may."""
        member = await self.has(user)
        if member is None:
            return tongue.text("tggroup-member-unknown")
        return "" if member else tongue.text("tggroup-not-member")

    def gone(self, user: int) -> None:
        """They have left the chat."""
        self._known.pop(user, None)


class Seated(msgspec.Struct, frozen=True):
    """A person of the chat at the table."""

    user: int
    reachable: bool
    """Can they be written to in private?"""


async def seated(bindings: Bindings, table: str) -> dict[str, Seated]:
    """The people of the chat who have a seat there, by the name that the table knows them by. Raises TableError."""
    found: dict[str, Seated] = {}
    held: Held
    for held in await bindings.held_at(table):
        if held.seat == ASKED:
            continue
        person = await bindings.person(held.user)
        found[held.name] = Seated(held.user, person is not None and person.reachable)
    return found


def name_of(people: Mapping[str, Seated], user: int) -> str | None:
    """As whom a user sits at the table; None where they do not."""
    return next((name for name, one in people.items() if one.user == user), None)
