"""A group's table from the lobby to the end: what is edited, what is said, what a restart and trouble leave of it."""

from __future__ import annotations

import msgspec

from core.game.rules import Rules
from core.game.view import View
from core.table.messages import Update
from core.table.orders import Adjourn, Close
from tests.core.table.playing import SHORT, settled
from tests.transports.telegram.group_stage import ANA, BEA, CARLO, DORA, EVE, GROUP, LINK, group, running
from transports.telegram.bindings import Person
from transports.telegram.group_desk import Patience
from transports.telegram.screen import Picture

FOUR = (ANA, BEA, CARLO, DORA)
_SUITS = str.maketrans("♠♥♦♣", "SHDC")


async def test_the_picture_is_of_what_everybody_sees_and_is_left_out_on_wish() -> None:
    def draw(seen: View, rules: Rules) -> Picture | None:
        return Picture(key=f"{seen.n} {seen.stock}", draw=lambda: b"png")

    async with group(draw=draw) as stage:
        assert stage.post.shown["table"].picture is None
        await stage.dealt(*FOUR)
        assert stage.post.shown["table"].picture is not None
        await stage.write(ANA, "pictures", "off")
        assert stage.post.shown["table"].picture is None


async def test_a_table_at_which_nobody_sits_is_closed_after_a_while() -> None:
    async with group(patience=Patience(lobby=600_000)) as stage:
        await stage.advance(500_000)
        await stage.sit(BEA)
        await stage.advance(500_000)
        assert stage.desk.over is None
        await stage.press(BEA, "Leave")
        await stage.advance(599_000)
        assert stage.desk.over is None
        await stage.advance(2_000)
        assert stage.desk.over == "Nobody sat down, so this table was closed. /new makes a new one."
        assert stage.game.coordinator.table.result is not None
        kept = await stage.bindings.chat(GROUP)
        assert kept is not None
        assert kept.table is None


async def test_a_lobby_in_which_nothing_happens_for_half_a_day_is_in_nobodys_way() -> None:
    async with group(patience=Patience(idle=1_000_000)) as stage:
        await stage.sit(BEA)
        await stage.advance(900_000)
        await stage.sit(CARLO)
        await stage.advance(900_000)
        assert stage.desk.over is None
        await stage.advance(200_000)
        assert stage.desk.over is not None


async def test_an_adjourned_match_goes_on_when_somebody_says_so() -> None:
    async with group() as stage:
        await stage.dealt(*FOUR)
        await stage.game.bus.ask(Adjourn())
        await settled()
        assert "⏸ The match is adjourned" in stage.text
        assert list(stage.buttons()) == ["▶ Go on"]
        await stage.press(BEA, "Go on")
        assert stage.house.called == [stage.game.name]
        assert stage.seats.woken == [stage.game.name]
        assert not stage.desk.asleep


async def test_after_a_restart_an_adjourned_match_still_is_and_a_finished_one_ends() -> None:
    async with group() as stage:
        await stage.dealt(*FOUR)
        await stage.down()
        await stage.game.bus.ask(Adjourn())
        await settled()
        stage.house.answers = False
        stage.chat = stage.another()
        async with running(stage):
            assert stage.text.startswith("⏸ The match is adjourned")
            stage.house.answers = True
            await stage.press(ANA, "Go on")
            assert stage.house.called == [stage.game.name]


async def test_a_match_that_was_over_before_a_restart_leaves_the_chat_free() -> None:
    async with group() as stage:
        await stage.dealt(*FOUR)
        await stage.down()
        await stage.game.bus.ask(Close())
        await settled()
        stage.house.answers = False
        entry = await stage.house.entry(stage.game.name)
        assert entry is not None
        stage.house.listed = msgspec.structs.replace(entry, wanting=False)
        stage.chat = stage.another()
        async with running(stage) as run:
            await settled()
            assert run.done()
        kept = await stage.bindings.chat(GROUP)
        assert kept is not None
        assert kept.table is None


async def test_a_rematch_that_began_while_nobody_looked_is_found() -> None:
    async with group() as stage:
        await stage.dealt(*FOUR)
        await stage.down()
        entry = await stage.house.entry(stage.game.name)
        assert entry is not None
        stage.house.listed = msgspec.structs.replace(entry, phase="over", wanting=False, next_table="NEXT1")
        stage.house.answers = False
        stage.chat = stage.another()
        async with running(stage):
            await stage.advance(6_000)
            assert stage.chat.table == "NEXT1"


async def test_a_table_that_does_not_answer_is_told_of_and_found_again() -> None:
    async with group() as stage:
        await stage.dealt(*FOUR)
        stage.house.answers = False
        stage.chat = stage.another()
        async with running(stage):
            assert "⚠ The table does not answer just now" in stage.text
            stage.house.answers = True
            await stage.advance(6_000)
            assert stage.text.startswith("burraco to 2000 · Deal 1")
            assert "⚠" not in stage.text


async def test_a_table_that_is_closed_ends_it() -> None:
    async with group() as stage:
        await stage.sit(ANA)
        await stage.game.bus.ask(Close())
        await stage.hear()
        await stage.advance(400_000)
        assert stage.desk.over is not None or stage.desk.known.phase == "over"


async def test_the_rematch_is_shown_below_with_the_same_players() -> None:
    async with group(SHORT, seed="9") as stage:
        await stage.dealt(*FOUR)
        lobby, hello, seen = stage.desk.known.lobby, stage.desk.known.hello, stage.desk.known.seen
        assert hello is not None
        assert lobby is not None
        assert seen is not None
        await stage.whole_match()
        for user in FOUR:
            assert (await stage.press(user, "Play again")).text == ""
            await stage.hear()
        next_table = stage.game.coordinator.table.next_table
        assert next_table is not None
        await settled()
        assert stage.chat.table == next_table
        kept = await stage.bindings.chat(GROUP)
        assert kept is not None
        assert kept.table == next_table
        key, old = stage.post.dropped[-1]
        assert key == "table"
        assert old is not None
        assert old.text.endswith("The same players play on below.")
        assert "🏆 The match is over." in old.text
        assert "Waiting for" not in old.text  # nobody is waited for any more
        assert old.buttons == ()
        for message in (hello, lobby, Update(since=0, seq=1, events=(), view=seen)):
            stage.desk.known.take_in(
                msgspec.structs.replace(message, table=next_table) if message is hello else message
            )
        stage.desk.show()
        assert stage.button("My cards").inline == next_table


async def test_everybody_is_led_to_their_own_hand_and_no_hand_is_shown() -> None:
    async with group() as stage:
        await stage.dealt(*FOUR)
        assert stage.button("My cards").inline == stage.game.name
        assert stage.button("Private chat").url == LINK


async def test_who_has_become_reachable_is_not_missing_any_more() -> None:
    async with group() as stage:
        await stage.press(DORA, "Sit here")
        assert "⚠ Dora must open" in stage.text
        await stage.bindings.keep_person(Person(DORA, "Dora", reachable=True))
        await stage.chat.refresh()
        assert "⚠" not in stage.text


async def test_a_host_who_leaves_the_chat_is_followed_by_the_next() -> None:
    async with group() as stage:
        await stage.sit(BEA, CARLO)
        stage.chat.gone(ANA)
        await settled()
        assert "Bea chooses the rules" in stage.text
        stage.members.discard(ANA)
        assert (await stage.press(ANA, "Game")).text.startswith("Only members")


async def test_two_chats_share_nothing() -> None:
    async with group() as one, group() as other:
        await one.sit(ANA)
        assert "Ana" in one.text
        assert "Ana" not in other.text
        assert EVE not in one.members


async def test_after_the_last_words_of_a_table_nothing_is_shown_of_it_any_more() -> None:
    async with group() as stage:
        await stage.sit(ANA)
        await stage.write(ANA, "cancel")
        await stage.hear()
        assert "table" not in stage.post.shown  # else the next one would stand in that message


async def test_nothing_is_shown_before_anything_is_known_of_the_table() -> None:
    async with group() as stage:
        assert not any("Looking for" in screen.text for _, screen in stage.post.all)
