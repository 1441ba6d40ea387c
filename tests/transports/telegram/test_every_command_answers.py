"""Whoever gives a command sees an answer below it, whatever goes on at their table."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from core.table.orders import Pause
from scripts.locales import tongue_of
from tests.core.table.playing import SHORT, Game, settled
from tests.transports.telegram import group_stage
from tests.transports.telegram.at_lobby import waiting
from tests.transports.telegram.group_stage import ANA, BEA, CARLO, DORA, GROUP, FakeHouse, FakePost, Stage, group
from transports.telegram.bindings import Person
from transports.telegram.commands import group_commands, read
from transports.telegram.group_door import GroupDoor
from transports.telegram.happened import Who, Written
from transports.telegram.screen import Place, Screen

FOUR = (ANA, BEA, CARLO, DORA)
LAST = ("leave", "cancel")
"""After these nobody sits there, or nothing is there."""
COMMANDS = [*(word for word in group_commands(tongue_of("en")) if word not in ("new", *LAST)), *LAST]


class Lowest(FakePost):
    """Knows what has come below all else in a chat."""

    def __init__(self) -> None:
        super().__init__()
        self.low: list[str] = []
        self.sunk: set[str] = set()

    def show(self, place: Place, key: str, screen: Screen, awaited: bool = False) -> None:
        if key in self.sunk or key not in self.shown:
            self.low.append(screen.text)
        self.sunk.discard(key)
        super().show(place, key, screen, awaited)

    def say(self, place: Place, screen: Screen, needed: bool = False) -> None:
        self.low.append(screen.text)
        super().say(place, screen)

    def below(self, place: Place, key: str, aloud: bool = False) -> None:
        self.sunk.add(key)
        super().below(place, key, aloud)


async def brought(stage: Stage, now: str) -> int:
    """Have it be so at the table; somebody who plays there, on turn or not."""
    if now == "lobby":
        await stage.sit(*FOUR)
        return BEA
    await stage.dealt(*FOUR)
    if now == "over":
        await stage.whole_match()
    if now == "paused":
        await stage.desk.ask(Pause())
        await stage.hear()
    assert stage.desk.known.seen is not None
    turn = stage.desk.user_at(stage.desk.known.seen.turn)
    assert turn is not None
    return turn if now == "own turn" else next(user for user in FOUR if user != turn)


@pytest.mark.parametrize("now", ["lobby", "own turn", "another's turn", "paused", "over"])
async def test_every_command_of_a_group_is_answered_below_it_at_a_table(
    now: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(group_stage, "FakePost", Lowest)
    silent = []
    async with group(SHORT, seed="9") as stage:
        post = cast(Lowest, stage.post)
        user = await brought(stage, now)
        for word in COMMANDS:
            for again in (False, True):
                if stage.desk.done or (again and word in LAST):
                    break
                if now == "paused" and not stage.game.coordinator.table.paused:
                    await stage.desk.ask(Pause())
                    await stage.hear()
                before = len(post.low)
                await stage.write(ANA if word in ("cancel", "bot") else user, word, "Carlo" if word == "kick" else "")
                if len(post.low) == before:
                    silent.append((word, "again" if again else "once"))
    assert silent == []


async def test_every_command_of_a_group_is_answered_where_there_is_no_table() -> None:
    post, made = Lowest(), []

    async def nothing(*_: object, **__: object) -> Any:
        return ()

    async def none(_: object) -> None:
        return None

    def owe(work: Any) -> None:
        made.append("a table")
        work.close()

    house = FakeHouse(Game())
    parts = SimpleNamespace(
        post=post,
        house=house,
        bindings=SimpleNamespace(chat=none, stats=nothing, keep_chat=nothing),
        groups=SimpleNamespace(heard_in=none, acting=none, let_go=none, has_table=lambda _: False),
        reaching=SimpleNamespace(code=lambda _: None, language=lambda _: "en"),
        errands=SimpleNamespace(owe=owe),
        stats_text=lambda *_: "no matches",
    )
    door = GroupDoor(cast(Any, parts), cast(Any, None))
    for word in group_commands(tongue_of("en")):
        before = len(post.low) + len(made)
        said = read(f"/{word}", "bot")
        assert said is not None
        written = cast(Written, SimpleNamespace(place=GROUP, who=Who(ANA, "Ana"), text=f"/{word}", private=False))
        await door.said(written, Person(ANA, "Ana"), said)
        assert len(post.low) + len(made) > before, word


@pytest.mark.parametrize("over", [False, True])
async def test_what_is_typed_in_the_own_chat_is_answered_by_the_table_below_it(over: bool) -> None:
    async with waiting() as (me, table):
        if over:
            table.end()
            await me.until(lambda: me.chat.company.phase == "over")
        for line in ("back", "rules", "seats", "help", "nonsense", "draw"):
            me.post.sunk.clear()
            await me.chat.typed(line)
            assert me.post.sunk, line
            assert me.chat.state.answers or "page:TEST" in me.post.shown, line


async def test_the_last_words_of_a_seat_that_was_left_by_a_typed_line_come_below_it() -> None:
    async with waiting() as (me, table):
        me.post.sunk.clear()
        await me.chat.typed("leave")
        await settled()
        assert "leave" in table.heard
        assert ("hand:TEST", False) in me.post.sunk
