"""Where the table waits for its players, and what can be asked among people: by buttons, in the own chat."""

from __future__ import annotations

import pytest

from core.table.messages import Closed, End, MatchResult
from core.table.ports import Interrupted, Restored
from scripts.locales import LANGUAGES, tongue_of
from tests.core.table.playing import settled
from tests.transports.telegram.at_lobby import waiting
from tests.transports.telegram.at_seat import play_turn
from transports.console.aliases import to_type


async def test_before_the_first_deal_it_is_said_who_is_there_and_what_can_be_asked() -> None:
    async with waiting() as (me, _):
        assert me.text.startswith("Table TEST\nThe table waits for its players")
        assert "Seat ④: Bo, not ready yet." in me.text
        assert me.labels() == [
            "I am ready",
            "Let bots take the free seats…",
            "Sit on seat ②",
            "Sit on seat ③",
            "Leave the table for good",
            "Say something…",
            "Rules of this table",
            "More…",
        ]
        assert "Bots to be had: Beginner, Club player." in me.text
        await me.tap("More…")
        assert me.labels() == ["Vote to free Bo's seat", "‹ Back"]


async def test_who_was_invited_changes_no_seats() -> None:
    async with waiting(chair=False) as (me, _):
        assert not any(label.startswith(("Sit", "Let bots")) for label in me.labels())


async def test_ready_is_said_and_taken_back_and_an_old_tap_says_neither() -> None:
    async with waiting() as (me, table):
        ready = me.buttons()[0][0]
        await me.tap("I am ready")
        await settled()
        assert table.heard == ["ready"]
        await me.press(ready)
        await me.tap("I am not ready any more")
        await settled()
        assert table.heard == ["ready", "unready"]
        assert (await me.press(ready)).text == "The table moved on."
        await settled()
        assert table.heard == ["ready", "unready"]


async def test_ready_before_the_first_deal_is_not_ready_for_another_match_and_leave_asks_anew() -> None:
    async with waiting() as (me, table):
        ready, leave = me.buttons()[0][0], me.button(lambda button, _: button.text.startswith("Leave"))
        assert leave is not None
        table.end()
        await me.until(lambda: me.chat.company.phase == "over")
        await settled()
        for old in (ready, leave):
            assert (await me.press(old)).text == "The table moved on."
        assert table.heard == []


async def test_a_bot_for_the_free_seats_is_chosen_from_a_list() -> None:
    async with waiting() as (me, table):
        await me.tap("Let bots take the free seats…")
        assert me.labels() == ["Beginner", "Club player", "‹ Back"]
        await me.tap("Club player")
        await settled()
        assert table.heard == ["Fill(program='expert', worlds=None, options={})"]


async def test_a_phrase_is_said() -> None:
    async with waiting() as (me, table):
        await me.tap("Say something…")
        await me.tap("Well played")
        await settled()
        assert table.heard == ["say well_played"]
        assert "Ana" not in me.labels()
        assert me.labels()[0] == "I am ready"


async def test_a_seat_is_given_up_after_a_yes() -> None:
    async with waiting() as (me, table):
        await me.tap("Leave the table for good")
        assert "Give your seat up and leave the table?" in me.text
        assert me.labels() == ["Yes", "No"]
        await me.tap("No")
        await me.tap("Leave the table for good")
        await me.tap("Yes")
        await settled()
        assert table.heard == ["leave"]
        table.change(0, name="", kind="none")
        assert await me.ends() == "left"
        assert not me.screen.buttons
        assert me.text == "Table TEST\nYou have given your seat up."
        assert me.post.dropped[-1] == "hand:TEST"


async def test_in_play_leaving_counts_and_people_are_asked_for_by_more() -> None:
    async with waiting() as (me, table):
        table.deal()
        await me.until(lambda: me.on_turn)
        await me.tap("More…")
        await me.tap("People")
        assert me.text.startswith("Table TEST")
        await me.tap("Leave the table for good")
        assert "counts as a loss" in me.text
        await me.tap("Yes")
        await settled()
        assert table.heard == ["leave"]


async def test_whose_seat_a_stand_in_has_comes_back_by_a_button() -> None:
    async with waiting() as (me, table):
        table.deal()
        await me.until(lambda: me.on_turn)
        await play_turn(me)
        table.change(0, held="late")
        await me.until(lambda: me.chat.board is not None and me.chat.board.stood_in)
        await settled()
        if not me.on_turn:
            assert "I am back" in me.labels()
            await me.tap("I am back")
        else:
            await me.chat.typed("back")
        await settled()
        assert "back" in table.heard


async def test_after_the_match_the_result_stands_there_and_a_rematch_is_asked_for() -> None:
    async with waiting() as (me, table):
        table.end()
        await me.until(lambda: me.chat.company.phase == "over")
        await settled()
        assert "You win" in me.text
        await me.tap("Play again with the same players")
        await settled()
        assert table.heard == ["ready"]
        sheet = me.post.shown["sheet:TEST:1"]
        assert "The match is over." in sheet.text


async def test_a_lost_connection_is_said_and_what_is_picked_stays() -> None:
    async with waiting() as (me, table):
        table.deal()
        await me.until(lambda: me.on_turn)
        await me.press(me.buttons()[0][0])
        table.say(Interrupted("gone"))
        await me.until(lambda: "Connection lost" in me.text)
        assert me.chat.state.picking.chosen
        table.say(Restored())
        await me.until(lambda: "Connection lost" not in me.text)


async def test_a_table_that_closes_says_why() -> None:
    async with waiting() as (me, table):
        table.say(Closed("the host is stopping"))
        assert await me.ends() == "closed"
        assert "stopping" in me.text.lower()


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_whole_lobby_can_be_read_in_every_language(lang: str) -> None:
    async with waiting(lang=lang) as (me, table):
        for place in range(len(me.labels())):
            await me.press(me.buttons()[place][0])
            await settled()
            me.chat.state.close()
            me.chat.refresh()
        table.deal()
        await me.until(lambda: me.on_turn)
        await play_turn(me)


async def test_a_rematch_has_a_message_of_its_own() -> None:
    async with waiting() as (me, table):
        table.end()
        await me.until(lambda: me.chat.company.phase == "over")
        table.table, table.phase = "AGAIN2", "lobby"
        table.greet()
        table.tell()
        await me.until(lambda: "hand:AGAIN2" in me.post.shown)
        assert "hand:TEST" in me.post.dropped
        assert me.text.startswith("Table AGAIN2")


async def test_after_a_rematch_the_hand_above_the_keyboard_is_that_of_the_new_table() -> None:
    async with waiting() as (me, table):
        table.end()
        await me.until(lambda: me.chat.company.phase == "over")
        table.table, table.phase = "AGAIN2", "lobby"
        table.greet()
        table.tell()
        await me.until(lambda: me.chat.table == "AGAIN2")
        assert await me.chat.inline("AGAIN2") == []  # nothing is dealt
        table.deal()
        await me.until(lambda: me.chat.board is not None and me.chat.board.shown is not None)
        lines = await me.chat.inline(me.chat.table)
        assert lines
        assert {line.posts for line in lines} == {"I have looked at my cards."}
        if me.chat.table != "TEST":
            assert await me.chat.inline("TEST") == [], "the button of the old table shows nothing"


async def test_seats_are_filled_by_a_word_though_nobody_has_said_with_whom() -> None:
    async with waiting(bots=()) as (me, table):
        await me.chat.typed("fill")
        await settled()
        assert table.heard == ["Fill(program='greedy', worlds=None, options={})"]


async def test_a_table_that_is_closed_before_its_first_deal_says_so_in_one_line() -> None:
    async with waiting() as (me, table):
        over = MatchResult(None, (0, 0), "abandoned")
        table.say(End(n=0, score=None, totals=(0, 0), sheet=(), secret=None, result=over))
        table.tell(phase="over")
        await me.until(lambda: "closed before its first deal" in me.text)
        assert [key for _, key, _ in me.post.every if key.startswith("sheet:")] == []
        assert "no winner" not in me.text


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_word_that_ends_a_console_ends_no_chat(lang: str) -> None:
    tongue = tongue_of(lang)
    async with waiting(lang=lang) as (me, table):
        for word in ("quit", "exit", to_type("quit", tongue), f"{to_type('quit', tongue)}; hand"):
            await me.chat.typed(word)
            assert tongue.text("tgseat-no-quit") in me.text
        assert me.running is not None
        assert not me.running.done()
        await me.chat.typed(to_type("leave", tongue))
        await settled()
        assert table.heard == ["leave"]


async def test_where_everybody_else_has_gone_a_button_ends_the_match_and_no_word_is_asked_for() -> None:
    async with waiting() as (me, table):
        table.deal()
        await me.until(lambda: me.on_turn)
        table.tell(may_claim=[0])
        await me.until(lambda: "End the match in our favour" in me.labels())
        assert "end the match in your favour by the button" in "\n".join([*me.chat.state.answers, *me.chat.state.news])
        await me.tap("End the match in our favour")
        await me.tap("Yes")
        await settled()
        assert table.heard == ["claim"]
