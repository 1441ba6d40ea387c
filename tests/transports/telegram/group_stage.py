"""A group with its table in this process: table and bindings in memory; outbox, house and private chats are faked."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

from core.table.messages import Back, Closed, Hello, Leave, Ready, Vote
from core.table.orders import Done, Move, Sit
from core.table.ports import Think
from core.table.times import Times
from scripts.locales import tongue_of
from tests.core.table.lobbies import LOBBY_TIMES, lobby_table
from tests.core.table.playing import Game, Seat, chance, settled, take_turn
from tests.transports.telegram.group_fakes import FakeHouse as FakeHouse
from tests.transports.telegram.group_fakes import FakePost as FakePost
from transports.refused_text import refused_text
from transports.telegram.bindings import Chat, Held, Person, Shown
from transports.telegram.group_chat import GroupChat
from transports.telegram.group_desk import DrawTable, GroupDesk, Patience
from transports.telegram.group_people import Members, Toast
from transports.telegram.memory_bindings import MemoryBindings, MemoryStore
from transports.telegram.screen import MOST_TOAST, Button, Place
from transports.tongue import Tongue

GROUP = Place(-100_777, 5)
ANA, BEA, CARLO, DORA, EVE = 11, 22, 33, 44, 55
CHANGED = "its player has changed seats"
NAMES = {ANA: "Ana", BEA: "Bea", CARLO: "Carlo <&_*", DORA: "Dora", EVE: "Eve"}
LINK = "https://t.me/a_bot?start=s_-100777_5"


class FakeSeats:
    """The private chats: seats in the hands of the test."""

    def __init__(self, stage: Stage) -> None:
        self.at: dict[int, Seat] = {}
        """By user."""
        self.tongues: dict[int, str] = {}
        """By user, the language that they read."""
        self.unshown: set[int] = set()
        """Those whose chats nothing comes through to."""
        self.woken: list[str] = []
        self.lowered: list[int] = []
        """Whose own chats were written in, below what stands there."""
        self._stage = stage

    async def take(self, user: int, place: Place, table: str, seat: int | None, tongue: Tongue | None = None) -> str:
        stage, name = self._stage, NAMES[user]
        person = await stage.bindings.person(user)
        here = person is not None and person.reachable
        for held in await stage.bindings.held(user):
            if held.table == table and seat is not None:
                moved = await stage.game.bus.ask(Move(seat=held.seat, to=seat))
                assert isinstance(moved, Done)
                await stage.bindings.keep_held(Held(user=user, table=table, seat=seat, name=name))
                await stage.hear()
                return f"You sit on seat {seat + 1}."
        answer = await stage.game.bus.ask(Sit(name=name, seat=seat, connection=f"{user}" if here else None))
        if not isinstance(answer, Done):
            return refused_text(answer, tongue or tongue_of("en"))
        assert answer.seat is not None
        await stage.bindings.keep_held(Held(user=user, table=table, seat=answer.seat, name=name))
        if here:
            await self.open(user, answer.seat)
        return f"You sit on seat {answer.seat + 1}."

    async def open(self, user: int, seat: int) -> None:
        if user not in self.unshown:
            await self._stage.bindings.keep_shown(Place(user), f"hand:{self._stage.game.name}", Shown(message=1))
        self.at[user] = Seat(self._stage.game.bus.seat(seat))
        await self.at[user].introduce()

    async def leave(self, user: int, table: str, tongue: Tongue | None = None) -> str:
        await self._send(user, Leave())
        await self._stage.bindings.drop_held(user, table)
        return "You have left."

    async def ready(self, user: int, table: str, ready: bool, tongue: Tongue | None = None) -> str:
        return await self._send(user, Ready(ready))

    async def back(self, user: int, table: str, tongue: Tongue | None = None) -> str:
        return await self._send(user, Back())

    async def vote(self, user: int, table: str, seat: int, tongue: Tongue | None = None) -> str:
        return await self._send(user, Vote(seat))

    async def tongue(self, user: int) -> Tongue:
        return tongue_of(self.tongues.get(user, "en"))

    async def chosen(self, user: int) -> str | None:
        return self.tongues.get(user)

    def covered(self, user: int) -> None:
        self.lowered.append(user)

    async def wake(self, table: str) -> None:
        self.woken.append(table)

    async def _send(self, user: int, message: Any) -> str:
        await self.at[user].port.send(message)
        await settled()
        return ""


class Stage:
    """What a test of a group plays with."""

    def __init__(self, game: Game, draw: DrawTable | None, patience: Patience | None) -> None:
        self.game = game
        self.post = FakePost()
        self.store = MemoryStore(game.clock)
        self.bindings = MemoryBindings(self.store, lambda count: bytes(range(count)))
        self.house = FakeHouse(game)
        self.seats = FakeSeats(self)
        self.members = {ANA, BEA, CARLO, DORA}
        self.asked_members = 0
        self.draw = draw
        self.patience = patience
        self.run: asyncio.Task[None] | None = None
        self.chat = self.another()

    def another(self) -> GroupChat:
        """As after a restart of the program."""
        self.desk = GroupDesk(
            GROUP,
            self.game.name,
            house=self.house,
            post=self.post,
            bindings=self.bindings,
            seats=self.seats,
            members=Members(self._member, self.game.clock),
            clock=self.game.clock,
            commands=lambda tongue: {"new": "makes a table", "cancel": "closes it"},
            draw=self.draw,
            link=LINK,
            inline=True,
            patience=self.patience,
        )
        return GroupChat(self.desk)

    async def _member(self, user: int) -> bool:
        self.asked_members += 1
        return user in self.members

    async def down(self) -> None:
        """The program ends, whatever it is doing."""
        assert self.run is not None
        self.run.cancel()
        await asyncio.wait({self.run})

    # --- looking -------------------------------------------------------------------------------------------------

    @property
    def text(self) -> str:
        """Of the table's message."""
        return self.post.shown["table"].text

    def buttons(self, key: str = "table") -> dict[str, Button]:
        """Of one message, by what is on them."""
        return {button.text: button for row in self.post.shown[key].buttons for button in row}

    def button(self, label: str, key: str = "table") -> Button:
        """The one that begins or ends so."""
        found = sorted(
            ((text, one) for text, one in self.buttons(key).items() if label in text), key=lambda each: len(each[0])
        )
        assert found, f"no {label!r} among {list(self.buttons(key))}"
        return found[0][1]

    def said(self) -> list[str]:
        """What was said in the group, apart from the table's message."""
        return [screen.text for place, screen in self.post.said if place == GROUP]

    # --- doing ---------------------------------------------------------------------------------------------------

    async def press(self, user: int, label: str, key: str = "table") -> Toast:
        """Press what is on show."""
        data = self.button(label, key).data
        assert data is not None
        return await self.send(user, data)

    async def send(self, user: int, data: str) -> Toast:
        """The same with what a button carried."""
        answer = await self.chat.tapped(user, data)
        await settled()
        assert len(answer.text) <= MOST_TOAST
        return answer

    async def write(self, user: int, word: str, rest: str = "") -> list[str]:
        """Give a command; what is said then."""
        before = len(self.said())
        await self.chat.command(user, word, rest)
        await settled()
        return self.said()[before:]

    async def meet(self, *users: int) -> None:
        """These have pressed Start in private."""
        for user in users:
            await self.bindings.keep_person(Person(id=user, name=NAMES[user], reachable=True))

    async def sit(self, *users: int) -> None:
        """Each on the next free seat."""
        await self.meet(*users)
        for user in users:
            assert (await self.press(user, "Sit here")).text.startswith("You sit")

    async def dealt(self, *users: int) -> None:
        """They sit down, bots beside them, and the first deal is dealt."""
        await self.sit(*users)
        host = users[0]
        while not self.full():
            await self.press(host, "Add a bot")
            await self.press(host, "Chance")
        for user in users:
            await self.press(user, "Ready")
        await self.hear()

    def full(self) -> bool:
        lobby = self.desk.known.lobby
        return lobby is not None and all(one.name for one in lobby.seats)

    async def hear(self) -> None:
        """Every seat hears what there is."""
        for user, seat in list(self.seats.at.items()):
            heard = await seat.hear()
            closed = next((message for message in heard if isinstance(message, Closed)), None)
            if closed is not None:
                del self.seats.at[user]
                if CHANGED in closed.reason:
                    await self.seats.take(user, GROUP, self.game.name, None)
            elif any(isinstance(message, Hello) for message in heard):
                await seat.introduce()
        await settled()

    async def turn(self, think: Think = chance) -> None:
        """Whoever is to move does so."""
        await take_turn(list(self.seats.at.values()), think, self.game.coordinator.table.rules)
        await self.hear()

    async def whole_match(self, most: int = 2_000) -> None:
        """Play until it is over."""
        for _ in range(most):
            if self.game.coordinator.table.result is not None:
                return
            if any(seat.asked for seat in self.seats.at.values()):
                await self.turn()
            await self.hear()
        raise AssertionError("the match does not end")

    async def advance(self, ms: int) -> None:
        await self.game.advance(ms)
        await self.hear()


@asynccontextmanager
async def group(
    options: Mapping[str, object] | None = None,
    *,
    times: Times = LOBBY_TIMES,
    draw: DrawTable | None = None,
    patience: Patience | None = None,
    host: int | None = ANA,
    **more: Any,
) -> AsyncIterator[Stage]:
    """A group whose table waits for its players; Ana has made it."""
    game = await lobby_table(options, times=times, **more)
    stage = Stage(game, draw, patience)
    await stage.bindings.keep_chat(Chat(place=GROUP, table=game.name, host=host))
    async with game.running(), running(stage):
        yield stage


@asynccontextmanager
async def running(stage: Stage) -> AsyncIterator[asyncio.Task[None]]:
    """Its chat runs while the block does."""
    if stage.run is not None:
        await stage.down()
    task = stage.run = asyncio.create_task(stage.chat.run())
    await settled()
    try:
        yield task
    finally:
        task.cancel()
        await asyncio.wait({task})
        if not task.cancelled() and task.exception() is not None:
            raise task.exception()  # type: ignore[misc]
