"""What help names in a person's own chat, tried there word by word."""

from __future__ import annotations

import re

from core.game.notation import FORMS
from scripts.replays import reel_of
from tests.core.table.playing import Game, settled
from tests.transports.telegram.at_seat import AtSeat, game_of, play, sitting
from transports.console.commands import COMMANDS
from transports.console.lobby_words import WORDS
from transports.console.steps import Steps
from transports.console.topics import TOPICS

EXAMPLES = {
    "lay": "lay 3S 4S 5S",
    "extend": "extend 1 6S",
    "discard": "discard 9D",
    "say": "say well played",
    **{word: f"{word} 1" for word in ("sheet", "log", "replay")},
}
"""Words that want something behind them."""
ANSWERS = {"sheet": "cards on the table", "log": "The deal is over", "replay": "Step 1 of "}
OF_ELSEWHERE = re.compile(r"\b(F\d+|Enter|keys?|terminal|console|nothing I know|no choice)\b")


def with_record(me: AtSeat, game: Game) -> None:
    """The table's record is at hand, as chats have it."""
    setup = me.chat.state.setup

    async def replay(deal: int) -> tuple[Steps, int] | None:
        return reel_of(game.name, await game.log.read(game.name), deal, setup.tongue, setup.style)

    setup.replay = replay


def read(me: AtSeat) -> str:
    """All that stands in the chat now."""
    return "\n".join(screen.text for screen in me.post.shown.values())


async def test_every_word_of_the_help_does_something_here_and_speaks_of_no_other_place() -> None:
    game = await game_of(players=2, humans=[0], target=100_000)
    async with game.running(), sitting(game) as (me,):
        with_record(me, game)
        await play([me], lambda: bool(me.chat.board and me.chat.board.ends) and "Deal 2" in me.text)
        await me.until(lambda: me.on_turn)
        await me.chat.typed("help")
        helped = read(me)
        said = set(re.findall(r"[a-z]+", helped.lower()))
        words = [word for word in (*FORMS, *COMMANDS, *TOPICS, *WORDS) if word in said]
        assert {"replay", "sheet", "log", "score", "hint", "hand", "seats", "adjourn", "leave"} <= set(words)
        for word in dict.fromkeys(words):
            await me.until(lambda: me.on_turn)
            me.chat.state.answers.clear()
            shown = len(me.post.every)
            await me.chat.typed(EXAMPLES.get(word, word))
            await settled()
            if me.chat.state.question is not None:
                await me.tap("No")
            assert len(me.post.every) > shown, word
            new = "\n".join(screen.text for _, _, screen in me.post.every[shown:])
            assert ANSWERS.get(word, "") in new
            assert not OF_ELSEWHERE.search(new.replace(helped, "")) or word in ("help", "quit"), (word, new)
