"""A table that stands in a chat twice, because the process was killed after it had sent a new one."""

from __future__ import annotations

from tests.transports.telegram.posted import ANN, GROUP, posted, words
from transports.telegram.bindings import Chat, Held
from transports.telegram.clearing import cleared_away
from transports.telegram.group_desk import TABLE
from transports.telegram.reaching import hand_key
from transports.telegram.screen import Place
from transports.telegram.troubles import Down

AWAY = Place(-100600)


async def test_the_older_one_goes_in_private_chats_and_in_groups_that_the_bot_is_in() -> None:
    async with posted() as it:
        hand = hand_key("T23456")
        places = ((ANN, hand), (GROUP, TABLE), (AWAY, TABLE))
        await it.shelf.keep_held(Held(ANN.chat, "T23456"))
        await it.shelf.keep_chat(Chat(GROUP))
        await it.shelf.keep_chat(Chat(AWAY, away=1))
        it.api.plan("delete", Down(""), times=3)
        for place, key in places:
            it.outbox.show(place, key, words("old"))
            await it.goes_by(4_000)
            it.outbox.show(place, key, words("new"))
            it.outbox.below(place, key)
            await it.goes_by(1_500 if place.private else 5_000)
        for task in it.outbox._workers.values():
            task.cancel()
        await it.settled()
        await cleared_away(it.shelf, it.outbox)
        await it.goes_by(10_000)
        assert [it.stands(place) for place, _ in places][:2] == [["new"], ["new"]]
