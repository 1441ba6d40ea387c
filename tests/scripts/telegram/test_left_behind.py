"""Messages that a killed process has left behind: their buttons do no harm, and they go as soon as they are pressed."""

from __future__ import annotations

from tests.scripts.telegram.chats import chats
from tests.transports.redis.servers import Server
from tests.transports.telegram.double.messages import Message
from tests.transports.telegram.double.phone import Phone


def hands(ann: Phone) -> list[Message]:
    """What shows the table in her own chat, with buttons."""
    return [one for one in ann.sees() if one.by_bot and "More…" in one.labels]


async def test_an_old_copy_of_a_hand_says_that_the_table_moved_on_and_goes(server: Server) -> None:
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
            assert len(hands(ann)) == 2
            new = hands(ann)[-1]
            assert new.id != old.id
            await ann.answered(ann.presses("Draw", message=new))
            await it.until("a card is drawn", lambda: "Draw" not in new.labels, process)
            toast = await ann.answered(ann.presses("Draw", message=old))
            assert toast.text == "The table moved on."
            await it.until("the old copy has no buttons", lambda: hands(ann) == [new], process)
            assert len(await process.bindings.held(ann.id)) == 1
