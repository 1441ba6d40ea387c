"""What people see in chats, put together: the outbox, the groups' tables, the seats in private chats, the pictures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from core.game.rules import Rules
from core.game.view import View
from core.table.ports import Clock
from scripts.telegram.seat_maker import seat_maker
from transports.telegram import links
from transports.telegram.actors import AtGroup, GroupMaker, SeatMaker
from transports.telegram.api import BotApi, Myself
from transports.telegram.belonging import Belonging
from transports.telegram.bindings import Bindings, Stats
from transports.telegram.commands import group_commands
from transports.telegram.delivered import DeliveredFirst
from transports.telegram.ears import Ears
from transports.telegram.edge import ClosingOutbox
from transports.telegram.group_chat import GroupChat
from transports.telegram.group_desk import GroupDesk
from transports.telegram.group_words import stats_text
from transports.telegram.hearing import Hearing
from transports.telegram.house import House
from transports.telegram.outbox import Outbox
from transports.telegram.pacing import Pace
from transports.telegram.parts import Outbox as Posting
from transports.telegram.pictures.drawn import Studio
from transports.telegram.pictures.shown import table_shown
from transports.telegram.screen import Picture, Place
from transports.telegram.seats import Seats
from transports.tongue import Tongue

HAND: Final = "hand"
"""With this begin the keys of messages in which somebody's hand stands."""


class ChatMakers:
    """A `transports.telegram.edge.Makers`."""

    def __init__(
        self,
        api: BotApi,
        me: Myself,
        house: House,
        bindings: Bindings,
        clock: Clock,
        studio: Studio | None,
        pace: Pace | None = None,
    ) -> None:
        """``studio`` None: no pictures are drawn. ``pace`` None: what Telegram bears."""
        self._api = api
        self._me = me
        self._house = house
        self._bindings = bindings
        self._clock = clock
        self._studio = studio
        self._pace = pace

    def post(self, hearing: Hearing) -> ClosingOutbox:
        ears = Ears(
            throttled=hearing.throttled,
            free=hearing.free,
            blocked=hearing.blocked,
            removed=hearing.removed,
            topic_gone=hearing.topic_gone,
            moved=hearing.moved,
            deposed=hearing.deposed,
        )
        return Outbox(self._api, self._bindings, self._clock, self._draw, ears, self._pace, secret=is_secret)

    def seats(self, post: Posting) -> SeatMaker:
        return seat_maker(post, self._studio, self._clock)

    def groups(self, post: Posting, seats: Seats, belonging: Belonging) -> GroupMaker:
        async def make(place: Place, table: str) -> AtGroup:
            async def tongue() -> Tongue:
                chat = await self._bindings.chat(place)
                return self._house.tongue((chat and chat.language) or self._house.languages[0])

            gated = DeliveredFirst(self._house, self._bindings, seats, self._clock, tongue)
            desk = GroupDesk(
                place,
                table,
                house=cast(House, gated),
                post=post,
                bindings=self._bindings,
                seats=seats,
                members=belonging.of(place.chat),
                clock=self._clock,
                commands=group_commands,
                draw=None if self._studio is None else self._table_picture,
                link=links.from_group(self._me.username, place),
                inline=self._me.inline,
            )
            return GroupChat(desk)

        return make

    def stats_text(self, stats: Sequence[Stats], tongue: Tongue) -> str:
        return stats_text(stats, tongue)

    async def _draw(self, picture: Picture) -> bytes:
        if self._studio is None:
            raise RuntimeError("no pictures are drawn here")
        return await self._studio.png(picture)

    def _table_picture(self, seen: View, rules: Rules) -> Picture | None:
        return None if self._studio is None else self._studio.picture(table_shown(seen))


def is_secret(key: str) -> bool:
    """Does somebody's hand stand in a message of this name?

    >>> is_secret("hand:K7M2QX"), is_secret("table")
    (True, False)
    """
    return key == HAND or key.startswith(f"{HAND}:")
