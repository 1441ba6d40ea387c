"""Somebody who watches: what all may see, in sentences, now or some time later."""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator

from core.game.rules import options_of
from core.game.view import view
from core.table.clock import ManualClock
from core.table.messages import Closed, End, Hello, Lobby, MatchResult, Player, RulesSaid, Said, Update
from core.table.ports import Interrupted, Restored
from scripts.settings import load_rules
from tests.core.table.playing import settled
from tests.transports.console.shared_table import bot, person, story
from tests.transports.console.tabletop import PIPE, Tabletop, simple
from transports.client import Told
from transports.console.onlooker import Onlooker, delayed
from transports.console.terminal import Paper

RULES = load_rules("burraco")
NAMES = ("Ana", "Bruno", "", "Dario")


def hello(table: str = "TEST") -> Hello:
    players = tuple(Player(name, "human" if name else "") for name in NAMES)
    return Hello(1, table, None, RulesSaid("burraco", options_of(RULES)), players, None, 1)


def watched(*messages: Told) -> str:
    """What an onlooker writes about these."""
    paper = io.StringIO()
    onlooker = Onlooker(Paper(paper, PIPE, lambda: 120), "letters")
    for message in messages:
        onlooker.told(message)
    return paper.getvalue()


def test_a_lobby_is_told_to_who_watches_as_well() -> None:
    lobby = Lobby(
        seq=2, phase="lobby", seats=(person("Ana"), person("Bruno", here=False), bot("Carla"), person("Dario"))
    )
    ready = Lobby(seq=3, phase="lobby", seats=(person("Ana", ready=True), *lobby.seats[1:]))
    assert watched(hello(), lobby, ready, Said(0, "good_game"), Closed("the host has gone")) == story("""
        Table TEST, burraco: Ana, Bruno and Dario sit there.
        The table waits for its players: it deals when every seat is taken and everybody is ready.
        Seat 0: Ana, not ready yet.
        Seat 1: Bruno, not ready yet, away.
        Seat 2: Carla (a bot).
        Seat 3: Dario, not ready yet.
        Ana is ready.
        Ana says: good game.
        The table has closed: the host has gone.
    """)


def test_who_comes_in_the_middle_of_a_deal_is_shown_the_table_first() -> None:
    table = Tabletop(RULES, simple, seat=0)
    shown = Update(since=7, seq=7, events=(), view=view(table.deal.state, None, 3, (500, 300)), turn=None)
    text = watched(hello(), shown)
    assert "Deal 3. The match so far: Ana and seat 2 500, Bruno and Dario 300.\n" in text
    assert f"It is {NAMES[table.deal.turn]}'s turn" in text
    assert "You hold" not in text


def test_a_lost_connection_is_said_once_and_so_is_its_end() -> None:
    text = watched(hello(), Interrupted("x"), Interrupted("y"), Restored(), Restored())
    assert text.count("The connection to the table is lost; waiting for it…") == 1
    assert text.count("Connected again.") == 1


def test_the_end_of_a_match_and_the_next_one_are_told() -> None:
    end = End(n=1, score=None, totals=(0, 0), sheet=(), secret=None, result=MatchResult(None, (0, 0), "abandoned"))
    text = watched(hello(), end, hello("AGAIN2"))
    assert "It was abandoned." in text
    assert "The same players play again: Table AGAIN2, burraco:" in text


async def test_with_a_delay_everything_is_told_so_much_later_and_in_its_order() -> None:
    clock = ManualClock()
    queue: asyncio.Queue[Told | None] = asyncio.Queue()

    async def messages() -> AsyncIterator[Told]:
        while (message := await queue.get()) is not None:
            yield message

    heard: list[Told] = []

    async def read() -> None:
        async for message in delayed(messages(), clock, 5_000):
            heard.append(message)

    reading = asyncio.create_task(read())
    queue.put_nowait(Said(0, "hello"))
    await settled()
    clock.advance(2_000)
    queue.put_nowait(Said(1, "hello"))
    queue.put_nowait(None)
    await settled()
    assert heard == []
    clock.advance(3_000)
    await settled()
    assert heard == [Said(0, "hello")]
    clock.advance(2_000)
    await settled()
    assert heard == [Said(0, "hello"), Said(1, "hello")]
    await asyncio.wait_for(reading, 10)


async def test_without_a_delay_nothing_waits() -> None:
    async def messages() -> AsyncIterator[Told]:
        yield Said(0, "hello")

    assert [message async for message in delayed(messages(), ManualClock(), 0)] == [Said(0, "hello")]
