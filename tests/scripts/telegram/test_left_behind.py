"""Messages that a killed process has left behind: their buttons do no harm, and go when the next one begins."""

from __future__ import annotations

from tests.scripts.telegram.chats import chats, gathering, hands
from tests.transports.redis.servers import Server
from tests.transports.telegram.double import keyboards
from tests.transports.telegram.double.messages import Message
from tests.transports.telegram.double.phone import Phone
from transports.telegram.screen import Place


async def test_an_old_copy_of_a_hand_loses_its_buttons_and_says_that_the_table_moved_on(server: Server) -> None:
    async with chats(server.url) as it:
        ann = it.double.phone("Ann")
        async with it.process() as process:
            ann.starts()
            await ann.taps("Play")
            old = await ann.finds("Draw")
            it.double.faults.next("error", "deleteMessage", times=1_000)
            ann.says("/status")
            await it.until("the hand is sent anew", lambda: len(hands(ann)) == 2, process)
        it.double.faults.calm()
        async with it.process() as process:
            new = hands(ann)[-1]
            assert new.id != old.id
            await it.until("the old copy has no buttons", lambda: hands(ann) == [new], process)
            await ann.answered(ann.presses("Draw", message=new))
            await it.until("a card is drawn", lambda: "Draw" not in new.labels, process)
            toast = await ann.taps_old("Draw", message=old)  # as a slow phone still shows it
            assert toast.text == "The table moved on."
            shown = await process.bindings.shown(Place(ann.id), f"hand:{table_of(ann)}")
            assert shown is not None
            assert (shown.message, shown.before) == (new.id, 0)


async def test_an_old_copy_of_a_groups_table_loses_its_buttons(server: Server) -> None:
    async with chats(server.url) as it:
        ann = it.double.phone("Ann")
        group = it.double.group("Friends", ann)

        def tables() -> list[Message]:
            return [one for one in group.messages() if "① Sit here" in one.labels]

        async with it.process() as process:
            old = await gathering(ann, group)
            it.double.faults.next("error", "deleteMessage", times=1_000)
            ann.says("/status", group)
            await it.until("the table is sent anew", lambda: len(tables()) == 2, process)
        it.double.faults.calm()
        async with it.process() as process:
            new = tables()[-1]
            assert new.id != old.id
            await it.until("the old copy has no buttons", lambda: tables() == [new], process)


def table_of(ann: Phone) -> str:
    """The code of the table of whose hand there are buttons."""
    datas = [one["callback_data"] for row in keyboards.shown(hands(ann)[-1].now.markup) for one in row]
    return str(datas[0].split(".")[1])
