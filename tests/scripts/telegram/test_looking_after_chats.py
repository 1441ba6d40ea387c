"""A bot's chats with all its rooms together, over loopback: alone, in groups, and with what goes wrong there."""

from __future__ import annotations

from functools import partial

from core.table.orders import Fill
from tests.scripts.telegram.chats import alone, chats, eventually, on_every_kind, single
from tests.transports.redis.servers import Server
from tests.transports.telegram.double.messages import Message
from transports.telegram.screen import Place


@on_every_kind
async def test_somebody_alone_is_dealt_a_hand_and_plays_by_typing_and_tapping(server: Server) -> None:
    async with chats(server.url) as it, it.process() as process:
        ann = it.double.phone("Ann")
        await alone(ann, process)
        ann.says("nonsense")
        await ann.reads("nonsense")
        ann.says("/start@another_bot")
        await ann.taps("Hint")


async def test_a_hand_that_stands_twice_for_a_lost_answer_has_buttons_once_after_the_other_was_tapped(
    server: Server,
) -> None:
    async with chats(server.url) as it, it.process():
        ann = it.double.phone("Ann")
        ann.starts()
        await ann.finds("Play")
        it.double.faults.next("cut_after", "sendMessage", ann.id)
        await ann.taps("Play")

        def hands() -> list[Message]:
            return [one for one in ann.sees() if one.labels]

        await it.until(
            "the cards are shown beside what was left", lambda: len(hands()) == 2 and "More…" in hands()[1].labels
        )
        older, newer = hands()
        await ann.taps(single(older.labels), message=older)
        await it.until("what was left has no buttons", lambda: not older.labels)
        assert newer.labels


async def test_the_rules_and_the_level_are_chosen_on_one_message(server: Server) -> None:
    async with chats(server.url) as it, it.process():
        ann = it.double.phone("Ann")
        ann.starts()
        await ann.taps("buraco")
        message = await ann.finds("✓ buraco")
        await ann.taps("✓ buraco")
        assert (await ann.finds("✓ buraco")).id == message.id


async def test_a_friend_follows_a_link_to_the_same_table(server: Server) -> None:
    async with chats(server.url) as it, it.process() as process:
        ann, bob = it.double.phone("Ann"), it.double.phone("Ann")  # of the same name
        ann.starts()
        await ann.taps("With friends, by a link")
        message = await ann.reads("https://t.me/")
        link = next(word for word in message.text.split() if word.startswith("https://t.me/"))
        bob.opens(link)
        await bob.reads("The seat is yours")
        (held,) = await process.bindings.held(bob.id)
        assert held.name == "Ann 2"
        assert {each.user for each in await process.bindings.held_at(held.table)} == {ann.id, bob.id}


async def test_who_has_never_pressed_start_keeps_the_seat_and_is_shown_the_hand_once_they_do(server: Server) -> None:
    async with chats(server.url) as it, it.process() as process:
        ann, bob = it.double.phone("Ann"), it.double.phone("Bob")
        group = it.double.group("Friends", ann, bob)
        ann.starts()
        await ann.finds("Play")
        ann.says("/new", group)
        await ann.taps("① Sit here", group)
        toast = await bob.taps("② Sit here", group)
        assert "press Start" in toast.text
        (held,) = await process.bindings.held(bob.id)
        assert not any(one.by_bot for one in bob.sees())
        await process.house.order(held.table, Fill(program="greedy"))
        await it.until("the table is full", lambda: "free" not in group.messages()[-1].text)

        def starts() -> list[str]:
            return [label for label in group.messages()[-1].labels if "Start" in label]

        await it.until("there is a way for Bob", starts)
        assert "Bob must open the private chat" in (await ann.taps(starts()[0], group)).text
        bob.opens(f"https://t.me/{it.double.world.me.username}?start=s_{group.id}")
        await bob.reads("now I can show you your cards")
        await eventually(process, held.table, held.seat, True)
        await it.until("Bob is shown the table", lambda: len([one for one in bob.sees() if one.by_bot]) >= 2)


async def test_who_blocks_the_bot_is_away_and_who_comes_back_is_there(server: Server) -> None:
    async with chats(server.url) as it, it.process() as process:
        ann = it.double.phone("Ann")
        table = await alone(ann, process)
        ann.blocks()
        await eventually(process, table, 0, False)
        ann.unblocks()
        await eventually(process, table, 0, True)


@on_every_kind
async def test_a_group_that_becomes_a_supergroup_keeps_its_table(server: Server) -> None:
    async with chats(server.url) as it, it.process() as process:
        ann = it.double.phone("Ann")
        group = it.double.group("Friends", ann, basic=True)
        ann.starts()
        await ann.finds("Play")
        ann.says("/new", group)
        await ann.finds("① Sit here", group)
        old = group.id
        group.upgrades()
        assert group.id != old
        await ann.taps("① Sit here", group)
        chat = await process.bindings.chat(Place(group.id))
        assert chat is not None
        assert chat.table is not None
        assert [held.table for held in await process.bindings.held(ann.id)] == [chat.table]


async def test_topics_have_tables_of_their_own(server: Server) -> None:
    async with chats(server.url) as it, it.process() as process:
        ann = it.double.phone("Ann")
        forum = it.double.group("Forum", ann, forum=True)
        one, two = forum.topic("one"), forum.topic("two")
        for topic in (one, two):
            ann.says("/new", forum, topic)
            await ann.finds("① Sit here", forum, topic)
        tables = {chat.table for chat in await process.bindings.chats()}
        assert len(tables) == 2
        ann.says("/new", forum, one)
        await ann.reads("already", forum, one)


async def test_who_hides_behind_the_group_is_told_to_come_as_themselves(server: Server) -> None:
    async with chats(server.url) as it, it.process() as process:
        ann = it.double.phone("Ann")
        group = it.double.group("Friends", ann)
        group.promotes(ann, anonymous=True)
        ann.says("/new", group)
        await ann.reads("as the group", group)
        assert await process.bindings.chats() == ()


async def test_where_the_bot_is_taken_out_and_no_table_is_nothing_is_kept_of_the_chat(server: Server) -> None:
    async with chats(server.url) as it, it.process() as process:
        ann = it.double.phone("Ann")
        group = it.double.group("Friends", ann)
        ann.says("/new", group)
        await ann.finds("① Sit here", group)
        ann.says("/cancel", group)
        await ann.reads("was closed", group)
        group.kicks_bot()
        while await process.bindings.chats():
            await it.double.world.bell.until("something happens", lambda: True)
        group.adds_bot()
        await ann.reads("/new makes a table", group)
        ann.says("/new", group)
        await ann.finds("① Sit here", group)


async def test_who_asks_to_be_forgotten_is(server: Server) -> None:
    async with chats(server.url) as it, it.process() as process:
        ann = it.double.phone("Ann")
        await alone(ann, process)
        ann.says("/forget")
        await ann.taps("Delete it")
        await ann.reads("Deleted")
        assert await process.bindings.held(ann.id) == ()
        assert await process.bindings.person(ann.id) is None


async def test_another_language_is_spoken_at_the_table_too(server: Server) -> None:
    async with chats(server.url) as it, it.process() as process:
        ann = it.double.phone("Ann", "ru")
        ann.starts()
        await ann.taps("Играть")
        await ann.reads("Сдача 1")
        ann.says("/lang it")
        await ann.reads("italiano")
        await ann.reads("Smazzata 1")
        person = await process.bindings.person(ann.id)
        assert person is not None
        assert person.language == "it"


async def test_a_doubled_tap_on_play_makes_one_table(server: Server) -> None:
    async with chats(server.url) as it, it.process() as process:
        ann = it.double.phone("Ann")
        ann.starts()
        page = await ann.finds("Play")
        first, second = ann.presses("Play", message=page), ann.presses("Play", message=page)
        assert (await ann.answered(first)).text == (await ann.answered(second)).text == "Your table is coming."
        await ann.reads("Deal 1")
        assert len(await process.bindings.held(ann.id)) == 1


async def test_with_two_tables_each_hand_names_its_own_and_the_list_tells_of_both(server: Server) -> None:
    async with chats(server.url) as it, it.process() as process:
        ann = it.double.phone("Ann")
        first = await alone(ann, process)
        ann.says("/play")
        await ann.finds("Play")
        await ann.taps("buraco")
        await ann.finds("✓ buraco")
        await ann.taps("Play")
        await ann.reads(f"Table {first}")
        (second,) = {held.table for held in await process.bindings.held(ann.id)} - {first}
        await ann.reads(f"Table {second}")
        ann.says("/tables")
        told = await ann.reads("You sit at 2 tables")
        assert f"{first} · burraco to 2000" in told.text
        assert f"{second} · buraco to " in told.text


async def test_what_is_asked_for_by_a_word_is_answered_below_it(server: Server) -> None:
    async with chats(server.url) as it, it.process() as process:
        ann = it.double.phone("Ann")
        await alone(ann, process)
        asked = {"/tables": "You sit at", "/play": "4 players in 2 teams", "/lang": "The language is", "/forget": "?"}

        def answered(said: str, since: int) -> bool:
            newest = ann.newest()
            return newest.id > since and said in newest.text

        for word in (*asked, *asked):
            written = ann.says(word)
            await it.until(f"{word} is answered below", partial(answered, asked[word], written.id))


# --- several processes -----------------------------------------------------------------------------------------------
