"""What stands in a person's chat before a restart stays until the table has told how it stands now."""

from __future__ import annotations

from scripts.locales import tongue_of
from tests.transports.telegram.at_lobby import waiting
from tests.transports.telegram.at_seat import game_of, sitting
from transports.console.draft import Draft


async def test_after_a_restart_a_hand_is_followed_by_a_hand() -> None:
    game = await game_of(humans=[0])
    async with game.running(), sitting(game) as (me,):
        await me.until(lambda: me.on_turn)
        cards = {what for _, what in me.buttons() if "Toggle" in type(what).__name__}
        async with me.killed_and_back(game, Draft(None)) as again:
            await again.until(lambda: again.on_turn)
            for _, key, screen in again.post.every:
                assert key == f"hand:{me.chat.table}"
                assert len({what for _, what in again.buttons(screen)} & cards) == len(cards)


async def test_a_table_that_gathers_is_shown_once_it_has_said_who_sits_there() -> None:
    async with waiting() as (me, _):
        assert len(me.post.every) > 0
        assert not [
            screen.text for _, _, screen in me.post.every if tongue_of("en").text("lobby-unknown") in screen.text
        ]
