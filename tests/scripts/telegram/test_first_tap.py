"""What people do while no process of the bot runs, or as one begins, is done once their table is there."""

from __future__ import annotations

from tests.scripts.telegram.chats import alone, chats, gathering, hands, single
from tests.transports.redis.servers import Server


async def test_a_tap_on_a_hand_while_no_process_runs_is_done_by_the_next(server: Server) -> None:
    async with chats(server.url) as it:
        ann = it.double.phone("Ann")
        async with it.process() as process:
            await alone(ann, process)
            await ann.finds("Draw")
        tap = ann.presses("Draw")
        async with it.process() as process:
            assert (await ann.answered(tap)).text == ""
            await it.until("a card is drawn", lambda: "Draw" not in hands(ann)[-1].labels, process)


async def test_taps_that_come_twice_while_no_process_runs_do_one_thing(server: Server) -> None:
    async with chats(server.url) as it:
        ann = it.double.phone("Ann")
        async with it.process() as process:
            await alone(ann, process)
            await ann.finds("Draw")
        label = single(card for card in hands(ann)[-1].labels if card[-1] in "♠♥♦♣")
        taps = [ann.presses(label) for _ in range(3)]
        async with it.process() as process:
            for tap in taps:
                await ann.answered(tap)
            await it.until("the card is picked", lambda: f"✓{label}" in hands(ann)[-1].labels, process)
            assert sum(one.startswith("✓") for one in hands(ann)[-1].labels) == 1


async def test_what_is_typed_while_no_process_runs_is_done_by_the_next(server: Server) -> None:
    async with chats(server.url) as it:
        ann = it.double.phone("Ann")
        async with it.process() as process:
            await alone(ann, process)
            await ann.finds("Draw")
        ann.says("draw")
        async with it.process() as process:
            await it.until("a card is drawn", lambda: "Draw" not in hands(ann)[-1].labels, process)


async def test_the_hand_is_shown_above_the_keyboard_as_soon_as_a_process_begins(server: Server) -> None:
    async with chats(server.url) as it:
        ann = it.double.phone("Ann")
        async with it.process() as process:
            table = await alone(ann, process)
        async with it.process():
            assert await ann.types_inline(table)


async def test_taps_and_commands_of_a_group_while_no_process_runs_are_done_by_the_next(server: Server) -> None:
    async with chats(server.url) as it:
        ann = it.double.phone("Ann")
        group = it.double.group("Friends", ann)
        async with it.process():
            old = await gathering(ann, group)
        tap = ann.presses("① Sit here", group)
        asked = ann.says("/status", group)
        async with it.process() as process:
            await ann.answered(tap)
            await it.until("Ann sits there", lambda: "Ann" in ann.newest(group).text, process)
            await it.until("the table stands below", lambda: old.deleted and ann.newest(group).id > asked.id, process)
            while not await process.bindings.held(ann.id):  # the table knows it first
                await it.double.world.bell.until("something happens", lambda: True)


async def test_what_is_asked_for_of_a_table_that_is_being_made_waits_for_it(server: Server) -> None:
    async with chats(server.url) as it, it.process():
        ann = it.double.phone("Ann")
        group = it.double.group("Friends", ann)
        ann.says("/new", group)
        ann.says("/bot", group)
        await ann.finds("Strongest", group)
