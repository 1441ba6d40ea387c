"""A group's side of its table: what it is shown, who decides in it, and how it asks the table for something."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Mapping
from typing import Final

import msgspec

from core.game.rules import Rules, RulesError
from core.game.view import View
from core.table.orders import Order, Refused
from core.table.ports import Clock, TableError
from transports.closing_text import closing_text
from transports.refused_text import refused_text
from transports.telegram.bindings import Bindings, Chat
from transports.telegram.group_known import Known
from transports.telegram.group_live import asleep_screen, live_screen
from transports.telegram.group_people import Members, Seated, Seats, name_of, seated
from transports.telegram.house import House, NewTable
from transports.telegram.lobby_screen import LobbyShown, lobby_screen
from transports.telegram.rules_menu import wanted_of
from transports.telegram.screen import MOST_TEXT, Mention, Picture, Place, Post, Screen
from transports.telegram.table_caption import called
from transports.text import capital, printable_name
from transports.tongue import Tongue
from transports.unusable_text import unusable_text

_log = logging.getLogger(__name__)

TABLE: Final = "table"
"""The key of the message that shows the table."""

DrawTable = Callable[[View, Rules], Picture | None]
"""The picture of a table as everybody sees it."""


class Patience(msgspec.Struct, frozen=True):
    """How long a group waits for what, in milliseconds."""

    lobby: int = 1_800_000
    """Before a table at which nobody sits is closed."""
    alone: int = 300_000
    """Before one at which nobody sits may be closed by others than who has made it."""
    idle: int = 43_200_000
    """Before one is closed at which people sit and nothing happens until the first deal."""
    nudge: int = 180_000
    """Before whoever is to move is reminded."""
    again: int = 5_000
    """Before a table that cannot be reached is tried again."""
    answer: int = 700
    """Before a tap is answered whose table has said nothing yet."""


class GroupDesk:
    """All that the rooms of a group's table share. Nothing here is said to anybody but through the outbox."""

    def __init__(
        self,
        place: Place,
        table: str,
        *,
        house: House,
        post: Post,
        bindings: Bindings,
        seats: Seats,
        members: Members,
        clock: Clock,
        commands: Callable[[Tongue], Mapping[str, str]],
        draw: DrawTable | None = None,
        link: str = "",
        inline: bool = False,
        patience: Patience | None = None,
    ) -> None:
        """``commands`` are those of groups, each with what it does. ``link`` opens the private chat; ``inline``: does
        an inline query of the table's code show whoever asks their hand? ``draw`` is None where there are no pictures.
        """
        self.place: Final = place
        self.table = table
        self.house: Final = house
        self.post: Final = post
        self.bindings: Final = bindings
        self.seats: Final = seats
        self.members: Final = members
        self.clock: Final = clock
        self.commands: Final = commands
        self.patience: Final = patience or Patience()
        self.known = Known()
        self.chat = Chat(place=place, table=table)
        self.people: dict[str, Seated] = {}
        """Those of the chat who have a seat, by the name that the table knows them by."""
        self.page = ""
        """The page of a menu that is open in the lobby."""
        self.called = False
        """Has the host asked everybody whether they are ready?"""
        self.note = ""
        """What the table has answered last, to be read under the lobby."""
        self.over: str | None = None
        """Why the chat has no table any more, in a sentence; None as long as it has."""
        self.stirred_ms = clock.now_ms()
        """When somebody has last done something in the lobby."""
        self.done = False
        """Have its last words been shown?"""
        self.asleep = False
        """Is the match adjourned, and its table hosted by nobody?"""
        self.woken = asyncio.Event()
        """Set when a table that was adjourned is to be looked at again."""
        self.working: set[asyncio.Task[object]] = set()
        """What goes on beside everything else."""
        self.answering: Tongue | None = None
        """The language of whoever is answered just now, and nobody else is: that of the chat where it is None."""
        self._draw: Final = draw
        self._link: Final = link
        self._inline: Final = inline
        self._host_name = ""

    # --- what is known -----------------------------------------------------------------------------------------------

    @property
    def tongue(self) -> Tongue:
        """The chat's language."""
        return self.house.tongue(self.chat.language or "en")

    @property
    def answer_in(self) -> Tongue:
        """In what a tap or a command is answered: a tap in the language that its owner has chosen, who alone reads
        that; else in the chat's."""
        return self.tongue if self.answering is None else self.answering

    @property
    def wanted(self) -> NewTable:
        """What is played, or will be. Raises RulesError where this house has no such rules."""
        rules, hello = self.known.rules, self.known.hello
        assert rules is not None, "nothing is known of the table yet"
        return wanted_of(rules, None if hello is None else hello.clock, self.house)

    def user_name(self, user: int) -> str:
        """What somebody is called at the table; "" where they are not there."""
        name = name_of(self.people, user)
        seat = self.known.seat_of(name)
        return "" if name is None or seat is None else called(name, seat, self.tongue)

    def seat_of(self, user: int) -> int | None:
        """The seat that somebody has and has not left."""
        seat = self.known.seat_of(name_of(self.people, user))
        return seat if seat in self.known.staying() else None

    def user_at(self, seat: int) -> int | None:
        """Who of the chat has this seat."""
        lobby = self.known.lobby
        one = None if lobby is None or seat >= len(lobby.seats) else self.people.get(lobby.seats[seat].name)
        return None if one is None else one.user

    def sitting(self) -> dict[int, int]:
        """The people of the chat who have not left, with their seats, in the order of those."""
        found = ((self.user_at(seat), seat) for seat in sorted(self.known.staying()))
        return {user: seat for user, seat in found if user is not None}

    @property
    def host(self) -> int | None:
        """Who decides: who made the table; without them the first of those who sit there."""
        if self.chat.host is not None:
            return self.chat.host
        return next(iter(self.sitting()), None)

    @property
    def host_name(self) -> str:
        """What they are called; "" where that is not known."""
        host = self.host
        return "" if host is None else self.user_name(host) or self._host_name

    # --- bindings ----------------------------------------------------------------------------------------------------

    async def read(self) -> None:
        """What was kept of the chat, and who of it sits at the table. Raises TableError."""
        chat = await self.bindings.chat(self.place)
        if chat is not None:
            self.chat = chat
        await self.read_people()

    async def read_people(self) -> None:
        """Who of the chat sits at the table now, and can be written to. Raises TableError."""
        self.people = await seated(self.bindings, self.table)
        host = self.chat.host
        if host is not None and not self.user_name(host):
            person = await self.bindings.person(host)
            self._host_name = (
                "" if person is None else printable_name(person.name) or self.tongue.text("tgfront-player")
            )

    async def keep(self, chat: Chat) -> None:
        """From now on the chat is this. Raises TableError."""
        self.chat = chat
        await self.bindings.keep_chat(chat)

    async def decides(self, user: int) -> bool:
        """Is it they who decide? A host who has left the chat decides nothing any more. Raises TableError."""
        host = self.host
        if host is not None and host != user and await self.members.has(host) is False:
            await self.hand_over(host)
        return user == self.host

    async def hand_over(self, user: int) -> None:
        """Somebody has left: whoever comes after them decides. Raises TableError."""
        if self.host == user:
            others = [other for other in self.sitting() if other != user]
            await self.keep(msgspec.structs.replace(self.chat, host=others[0] if others else None))
            self.show()

    # --- asking the table --------------------------------------------------------------------------------------------

    async def ask(self, order: Order) -> str:
        """Have this done; why not, in a sentence, and "" where it was done."""
        try:
            answer = await self.house.order(self.table, order)
        except TableError as error:
            return f"{capital(closing_text(str(error), self.answer_in))}."
        return refused_text(answer, self.answer_in) if isinstance(answer, Refused) else ""

    async def agree(self, wanted: NewTable) -> str:
        """Play this instead; why not, in a sentence, and "" where it was done."""
        try:
            order = self.house.agreement(wanted)
        except RulesError as error:
            return unusable_text(error, self.answer_in)
        refused = await self.ask(order)
        if not refused:
            await self.keep(msgspec.structs.replace(self.chat, wanted=wanted))
        return refused

    def later(self, work: Coroutine[object, object, object]) -> None:
        """Do this beside everything else; trouble with it is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self.working.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[object]) -> None:
        self.working.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _log.warning("chat table %s: %s", self.table, task.exception())

    # --- showing -----------------------------------------------------------------------------------------------------

    def show(self) -> None:
        """The table's message is as it should be now. Nothing before anything is known of the table, and nothing after
        its last words: under the same name the next table has a message of its own."""
        known = self.known
        if not self.done and (known.lobby is not None or known.cut_off or self.asleep):
            self.post.show(self.place, TABLE, self.screen())

    def show_anew(self) -> None:
        """The same, at the end of the chat; the old message goes, for it would say for ever who is to move."""
        self.post.below(self.place, TABLE)
        self.show()

    def last_words(self, over: str | None = None) -> None:
        """The message keeps what it shows now, without buttons; what is shown next comes below it."""
        self.over = over or self.over
        self.post.show(self.place, TABLE, self.screen())
        self.post.drop(self.place, TABLE)

    def say(self, text: str, needed: bool = False) -> None:
        """Something of its own, in as many messages as it takes; ``needed``: all of it must be read."""
        for part in parts(text):
            self.post.say(self.place, Screen(text=part), needed)

    def mention(self, text: str, users: dict[int, str]) -> None:
        """The same, and these people are told; their names, as they are given, stand in the text in this order."""
        mentions, at = [], 0
        for user, name in users.items():
            start = text.find(name, at)
            if name and start >= 0:
                mentions.append(Mention(user, start, len(name)))
                at = start + len(name)
        self.post.say(self.place, Screen(text=text, mentions=tuple(mentions)))

    def screen(self) -> Screen:
        """What the table's message shows now."""
        known, tongue = self.known, self.tongue
        if self.over is not None:
            return self._last_screen()
        if self.asleep:
            return asleep_screen(known, tongue, self.table, self._draw if self.chat.pictures else None)
        if known.lobby is None or known.rules is None:
            screen = Screen(text=tongue.text("tggroup-unheard", table=self.table))
        elif known.phase == "lobby":
            try:
                screen = lobby_screen(self.lobby_shown(), self.house, tongue)
            except RulesError as error:
                screen = Screen(text=unusable_text(error, tongue))
        else:
            pictures = self._draw if self.chat.pictures else None
            screen = live_screen(known, tongue, self.table, pictures, self._link, self._inline)
        if known.cut_off:
            screen = msgspec.structs.replace(screen, text=f"{screen.text}\n\n⚠ {tongue.text('tggroup-lost')}")
        return screen

    def lobby_shown(self) -> LobbyShown:
        """What the lobby's message is made of. Raises RulesError."""
        known = self.known
        assert known.lobby is not None
        assert known.rules is not None
        return LobbyShown(
            table=self.table,
            lobby=known.lobby,
            rules=known.rules,
            wanted=self.wanted,
            people=self.people,
            host=self.host_name,
            page=self.page,
            called=self.called,
            note=self.note,
            link=self._link,
        )

    def _last_screen(self) -> Screen:
        """The end of it: what there was to be seen last, without buttons."""
        known, over = self.known, self.over or ""
        if known.lobby is None or known.seen is None or known.phase == "lobby":
            return Screen(text=over)
        pictures = self._draw if self.chat.pictures else None
        last = live_screen(known, self.tongue, self.table, pictures, "", False, over)
        return msgspec.structs.replace(last, buttons=())


def parts(text: str) -> list[str]:
    """A text in pieces that fit into messages, each ending with a whole line where there is one."""
    most, found = MOST_TEXT // 2, []
    while len(text) > most:  # no sign takes more than two units
        cut = text.rfind("\n", 0, most)
        cut = most if cut <= 0 else cut
        found.append(text[:cut])
        text = text[cut:].lstrip("\n")
    return [*found, text] if text else found
