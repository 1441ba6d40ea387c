"""A shared table watched on the whole screen."""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

import msgspec
import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from core.game.events import redact
from core.game.shuffle import commitment
from core.game.view import view
from core.table.clock import ManualClock
from core.table.messages import Closed, End, Hello, Lobby, MatchResult, NonceCall, Said, Tick, Update
from core.table.ports import Interrupted, Restored
from scripts.locales import LANGUAGES, tongue_of
from scripts.players import mind_of
from scripts.settings import load_rules
from scripts.show_rules import rules_text
from scripts.still_table import StillTable
from tests.transports.console.shared_table import bot, person
from tests.transports.fullscreen.reels import shown, until
from transports.client import Told
from transports.console.session import Outcome
from transports.console.terminal import Look, Paper
from transports.fullscreen.panels import Reading
from transports.fullscreen.watching import Watching

RULES_TEXT = partial(rules_text, tongue=tongue_of("en"))
LOOK = Look(prompts=True, colour=True, signs=True, escapes=True, screen=True)
LOBBY = Lobby(
    seq=2, phase="lobby", seats=(person("Ana", ready=True), person("Bruno", here=False), bot("Carla"), bot("Dario"))
)
PLAYING = msgspec.structs.replace(LOBBY, seq=3, phase="playing")


class Watched:
    """A table that says what the test wants, and the app that watches it."""

    def __init__(self, language: str = "en", delay_ms: int = 0) -> None:
        self.still = StillTable(load_rules("burraco"), "watched")
        self.still.play([mind_of("greedy", seat) for seat in range(4)], 4)
        self.clock = ManualClock()
        self.out = io.StringIO()
        self.paper = Paper(self.out, LOOK, lambda: 100)
        self.told: asyncio.Queue[Told | None] = asyncio.Queue()
        self.app = Watching(
            self._messages(), self.paper, tongue_of(language), "signs", self.clock, delay_ms, rules_text=RULES_TEXT
        )
        self.outcome: Outcome | None = None

    async def _messages(self) -> AsyncIterator[Told]:
        while (message := await self.told.get()) is not None:
            yield message

    def say(self, *messages: Told | None) -> None:
        """The table says this; None: it is silent for ever."""
        for message in messages:
            self.told.put_nowait(message)

    @property
    def hello(self) -> Hello:
        """The greeting, for somebody who watches."""
        greeting = self.still.told[0]
        assert isinstance(greeting, Hello)
        return msgspec.structs.replace(greeting, seat=None)

    def updates(self) -> list[Update]:
        """The deal so far, as a watcher hears it."""
        seen = view(self.still.deal.state, None, 1, (0, 0))
        return [
            msgspec.structs.replace(
                update, view=seen, events=tuple(redact(event, None) for event in update.events), turn=None
            )
            for update in self.still.told
            if isinstance(update, Update)
        ]


@asynccontextmanager
async def watched(table: Watched, *messages: Told, size: tuple[int, int] = (100, 30)) -> AsyncIterator[Pilot[Outcome]]:
    """Somebody watches, and has heard this."""
    table.say(*messages)
    async with table.app.run_test(size=size) as pilot:
        await until(pilot, lambda: table.told.empty())
        await pilot.pause()
        yield pilot


def panel(pilot: Pilot[Outcome]) -> str:
    """What stands in the panel over the table; "" where there is none."""
    screen = pilot.app.screen
    return str(screen.query_one("#body", Static).render()) if isinstance(screen, Reading) else ""


async def test_before_the_first_deal_it_shows_who_sits_there() -> None:
    table = Watched()
    async with watched(table, table.hello, LOBBY) as pilot:
        text = shown(pilot)
        assert "Seat 0: Ana, ready." in text
        assert "Seat 1: Bruno, not ready yet, away." in text
        assert "nothing has been dealt yet" in text
        assert "Stock" not in text
        table.say(*table.updates())
        await until(pilot, lambda: "Stock" in shown(pilot))
        assert "You watch table K7M2QX." in shown(pilot)


async def test_rules_fairness_and_the_pile_are_read_by_key() -> None:
    table = Watched()
    async with watched(table, table.hello, PLAYING, *table.updates()) as pilot:
        for key, said in (
            ("f1", "burraco"),
            ("f4", "not a fair shuffle"),
            ("f5", "The pile"),
            ("i", "burraco"),
            ("v", "The stock"),
        ):
            await pilot.press(key)
            await pilot.pause()
            assert said in panel(pilot), key
            await pilot.press("escape")
        assert "F1 rules" in shown(pilot)
        await pilot.press("question_mark")
        await pilot.pause()
        assert "all cards of the pile" in panel(pilot)


async def test_the_deals_that_are_over_are_checked_with_f4_and_v() -> None:
    table, secret = Watched(), bytes(32)
    end = End(n=1, score=None, totals=(0, 0), sheet=(), secret=secret.hex())
    async with watched(table, table.hello, PLAYING, *table.updates()) as pilot:
        await pilot.press("f4", "v")
        await until(pilot, lambda: "Nothing can be checked yet" in panel(pilot))
        await pilot.press("escape")
        table.say(NonceCall(n=2, commitment=commitment(secret)), msgspec.structs.replace(end, n=2))
        await until(pilot, lambda: isinstance(pilot.app.screen, Reading))
        await pilot.press("escape", "f4")
        await pilot.pause()
        assert "v: check every deal" in str(pilot.app.screen.query_one(".panel").border_subtitle)
        await pilot.press("v")
        await until(pilot, lambda: "Deal 2: checked in part" in panel(pilot))
        assert "The secret is the one promised before the deal." in " ".join(panel(pilot).split())


async def test_the_table_is_drawn_with_its_people_and_clock_and_what_happens_is_told() -> None:
    table = Watched()
    async with watched(table, table.hello, PLAYING, *table.updates(), Tick(seq=9, left_ms=34_000)) as pilot:
        text = shown(pilot)
        assert "0:34" in text
        assert "Ana and" in text
        assert "We" not in text, "nobody's own team"
        assert "discarded" in text
        table.say(Said(0, "good_game"))
        await until(pilot, lambda: "Ana says: good game." in shown(pilot))


async def test_with_a_delay_it_says_so_and_everything_comes_so_much_later() -> None:
    table = Watched(delay_ms=90_000)
    async with watched(table, table.hello, PLAYING, *table.updates()) as pilot:
        assert "Waiting for the table" in shown(pilot)
        table.clock.advance(90_000)
        await until(pilot, lambda: "everything 90 seconds late" in shown(pilot))


async def test_a_lost_connection_stands_there_until_it_is_back() -> None:
    table = Watched()
    async with watched(table, table.hello, PLAYING, *table.updates()) as pilot:
        table.say(Interrupted("the wire"))
        await until(pilot, lambda: "it comes back by itself" in shown(pilot))
        assert "Stock" in shown(pilot), "what was seen last stays"
        table.say(Restored())
        await until(pilot, lambda: "it comes back by itself" not in shown(pilot))


async def test_score_log_people_and_keys_are_shown_until_a_key_closes_them() -> None:
    table = Watched()
    async with watched(table, table.hello, PLAYING, *table.updates(), size=(100, 40)) as pilot:
        for key, title, said in (
            ("f2", "Score", "The match before this deal"),
            ("f3", "What has happened", "discarded"),
            ("f6", "Who sits here", "Seat 2: Carla (a bot)."),
            ("question_mark", "Keys", "nobody at the table notices"),
        ):
            await pilot.press(key)
            await pilot.pause()
            assert title in shown(pilot)
            assert said in shown(pilot)
            await pilot.press("escape")
            assert len(pilot.app.screen_stack) == 1


async def test_the_sheet_of_a_deal_comes_up_by_itself_and_the_last_one_tells_who_has_won() -> None:
    table = Watched()
    whole = StillTable(load_rules("burraco"), "watched")
    whole.play([mind_of("greedy", seat) for seat in range(4)], 0)
    end = whole.end()
    last: End = msgspec.structs.replace(end, result=MatchResult(0, end.totals, "target"))
    async with watched(table, table.hello, PLAYING, *table.updates(), end) as pilot:
        await until(pilot, lambda: isinstance(pilot.app.screen, Reading))
        await pilot.pause()
        assert "cards on the table" in shown(pilot)
        table.say(last)
        await until(pilot, lambda: "The match is over. Ana and" in shown(pilot))
        assert len(pilot.app.screen_stack) == 2, "one sheet, the newer one"
        table.say(msgspec.structs.replace(PLAYING, seq=9, phase="over"), Closed("all have left"))
        await until(pilot, lambda: "The table has closed." in panel(pilot))
        assert "The match is over. Ana and" in shown(pilot), "it can still be read"
        await pilot.press("enter")
        await until(pilot, lambda: not pilot.app.is_running)
    assert table.app.return_value == "finished"


async def test_it_is_left_by_a_key_and_ends_when_the_table_closes() -> None:
    for key in ("q", "ctrl+c"):
        table = Watched()
        async with watched(table, table.hello, PLAYING, *table.updates()) as pilot:
            await pilot.press(key)
            await until(pilot, lambda: not pilot.app.is_running)
        assert table.app.return_value == "left"
    table = Watched()
    async with watched(table, table.hello, PLAYING, *table.updates()) as pilot:
        table.say(Closed("the host has gone"))
        await until(pilot, lambda: "The table has closed: the host has gone." in panel(pilot))
        await pilot.press("enter")
        await until(pilot, lambda: not pilot.app.is_running)
    assert table.app.return_value == "closed"
    assert table.app.told[-1] == "The table has closed: the host has gone."


async def test_why_it_has_closed_is_still_said_when_the_screen_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Watched()
    table.app.told.append("The table has closed: the host has gone.")

    async def closed() -> Outcome:
        return "closed"

    monkeypatch.setattr(table.app, "run_async", closed)
    assert await table.app.watched() == "closed"
    assert "The table has closed: the host has gone." in table.out.getvalue()


async def test_what_the_tables_side_raises_is_kept_and_closes_the_screen() -> None:
    table = Watched()

    async def broken() -> AsyncIterator[Told]:
        yield table.hello
        raise RuntimeError("no such table")

    app = Watching(broken(), table.paper, tongue_of("en"), "signs", table.clock, rules_text=RULES_TEXT)
    async with app.run_test() as pilot:
        await until(pilot, lambda: not app.is_running)
    with pytest.raises(RuntimeError, match="no such table"):
        app.expect_whole()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_in_every_language_the_smallest_screen_says_what_is_watched_and_how_to_leave(language: str) -> None:
    table = Watched(language)
    text = tongue_of(language).text
    async with watched(table, table.hello, PLAYING, *table.updates(), size=(60, 18)) as pilot:
        lines = shown(pilot).split("\n")
        assert text("watching-now", table="K7M2QX") in "\n".join(lines)
        assert text("watching-key-leave") in lines[-1]
        assert text("watching-key-keys") in lines[-1]
