"""What a person's chat shows as they want it, while the table hears nothing of that."""

from __future__ import annotations

from tests.transports.telegram.at_seat import game_of, sitting
from tests.transports.telegram.test_seat_chat import greeted
from transports.telegram.screen import Picture


async def test_a_table_is_named_once_there_are_several_and_told_in_a_line() -> None:
    game = await game_of(players=2, humans=[0])
    async with game.running(), sitting(game) as (me,):
        await greeted(me)
        code = me.chat.table
        assert code not in me.text
        me.chat.among(True)
        assert f"Table {code}" in me.text
        me.chat.among(False)
        assert code not in me.text
        assert me.chat.told().startswith(f"{code} · burraco to 2000 · ")
        assert me.chat.told().endswith(" · your turn")


async def test_pictures_and_language_are_changed_and_the_table_hears_nothing_of_it() -> None:
    game = await game_of(players=2, humans=[0])

    def picture_of(*what: object) -> Picture:
        return Picture(str(what[3]), lambda: b"")

    async with game.running(), sitting(game, picture_of=picture_of) as (me,):
        await greeted(me)
        assert me.screen.picture is not None
        assert "Hand 11" not in me.text  # the picture shows it, and so do the buttons
        assert "① " in me.text
        me.chat.pictures(False)
        assert me.screen.picture is None
        assert "Hand 11" in me.text
        me.chat.state.told("Bruno took the pile.")
        me.chat.refresh()
        assert "Bruno" in me.text
        me.chat.speak("it")
        assert "Bruno" not in me.text  # which is in the other language
        assert "Smazzata 1" in me.text
        assert me.client is not None
        assert me.running is not None
        assert not me.running.done()
