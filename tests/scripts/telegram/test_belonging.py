"""A group's table is for its group: who is not in it gets no seat there, and who has left it is shown no cards."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from core.table.orders import Fill, Start
from tests.scripts.telegram.chats import Chats, Process, chats, eventually
from tests.transports.redis.servers import Server
from tests.transports.telegram.double.groups import Group
from tests.transports.telegram.double.phone import Phone


class Played:
    """Ann and Bob sit at the table of their group; Eve is not in it."""

    def __init__(self, it: Chats, process: Process, group: Group, ann: Phone, bob: Phone, eve: Phone) -> None:
        self.it, self.process, self.group = it, process, group
        self.ann, self.bob, self.eve = ann, bob, eve
        self.table = ""

    async def begins(self) -> None:
        for order in (Fill(program="greedy"), Start()):
            await self.process.house.order(self.table, order)
        for one in (self.ann, self.bob):
            await one.reads("Deal 1")
        await self.ann.reads("Deal 1", self.group)


@asynccontextmanager
async def played(server: Server) -> AsyncIterator[Played]:
    async with chats(server.url) as it, it.process() as process:
        ann, bob, eve = (it.double.phone(name) for name in ("Ann", "Bob", "Eve"))
        found = Played(it, process, it.double.group("Friends", ann, bob), ann, bob, eve)
        for one in (ann, bob, eve):
            one.starts()
            await one.finds("Play")
        ann.says("/new", found.group)
        await ann.taps("① Sit here", found.group)
        await bob.taps("② Sit here", found.group)
        (held,) = await process.bindings.held(ann.id)
        found.table = held.table
        yield found


async def test_whoever_is_not_in_the_group_gets_no_seat_by_the_code_before_the_match_or_in_it(server: Server) -> None:
    async with played(server) as it:
        it.eve.says(f"/join {it.table}")
        assert "only its members play there" in (await it.eve.reads(it.table)).text
        await it.begins()
        it.ann.says("/leave", it.group)
        await it.ann.taps("Yes", it.group)
        await it.ann.finds("Play in place of Ann", it.group)  # the seat is to be had, for members
        it.eve.opens(f"https://t.me/{it.it.double.world.me.username}?start=j_{it.table}")
        await it.it.until("she is refused again", lambda: len(refusals(it.eve)) == 2)
        assert await it.process.bindings.held(it.eve.id) == ()
        it.eve.joins(it.group)
        it.eve.says(f"/join {it.table}")
        await it.eve.reads("The seat is yours")
        await it.eve.reads("Deal 1")


async def test_who_leaves_the_group_in_mid_match_loses_the_seat_and_sees_no_cards_any_more(server: Server) -> None:
    async with played(server) as it:
        await it.begins()
        it.group.kicks(it.bob)
        await it.bob.reads("not in the group of table")
        await it.it.until("the cards are gone", lambda: not any("Deal 1" in one.text for one in it.bob.sees()))
        await it.ann.finds("Play in place of Bob", it.group)
        await it.bob.taps_old("Sort")
        it.bob.says("draw")
        await it.bob.reads("You sit at no table")
        assert [offer.title for offer in await it.bob.types_inline(it.table)] == []
        assert await it.process.bindings.held(it.bob.id) == ()


async def test_who_has_left_without_a_word_of_telegrams_is_refused_at_the_next_tap(server: Server) -> None:
    async with played(server) as it:
        await it.begins()
        await it.process.ends()
        it.group.chat.members[it.bob.id].status = "left"
        async with it.it.process() as process:
            await eventually(process, it.table, 1, True)
            toast = await it.bob.taps("Sort")
            assert "join it first" in toast.text
            await it.bob.reads("not in the group of table")
            await it.it.until("the cards are gone", lambda: not any("Deal 1" in one.text for one in it.bob.sees()))


async def test_who_leaves_the_group_before_the_match_frees_the_seat(server: Server) -> None:
    async with played(server) as it:
        it.bob.leaves(it.group)
        await it.ann.finds("② Sit here", it.group)
        await it.bob.reads("not in the group of table")


def refusals(phone: Phone) -> list[str]:
    return [one.text for one in phone.sees() if "only its members play there" in one.text]
