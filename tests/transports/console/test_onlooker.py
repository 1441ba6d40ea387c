"""Somebody who watches: what all may see, in sentences, now or some time later."""

from __future__ import annotations

import asyncio
import io
import queue
from collections.abc import AsyncIterator
from functools import partial

import pytest

from core.game.events import AnyEvent, Dealt, Discarded, Drew, Laid
from core.game.rules import options_of
from core.game.scoring import Sheet
from core.game.shuffle import commitment
from core.game.view import view
from core.table.agenda import ADJOURNED
from core.table.clock import ManualClock
from core.table.messages import Closed, End, Hello, Lobby, MatchResult, NonceCall, Player, RulesSaid, Said, Tick, Update
from core.table.ports import Interrupted, Restored
from scripts.locales import tongue_of
from scripts.settings import load_rules
from scripts.show_rules import rules_text
from tests.core.table.playing import settled
from tests.patience import PATIENCE_S
from tests.transports.console.shared_table import bot, person, story
from tests.transports.console.tabletop import PIPE, Tabletop, simple
from tests.transports.english import ENGLISH
from transports.client import Told
from transports.console.lines import Lines
from transports.console.onlooker import Onlooker
from transports.console.terminal import Look, Paper
from transports.console.watching import delayed, watch

RULES = load_rules("burraco")
RULES_TEXT = partial(rules_text, tongue=ENGLISH)
PLAIN = Look(prompts=False, colour=False, signs=True, escapes=False, plain=True)
NAMES = ("Ana", "Bruno", "", "Dario")


def hello(table: str = "TEST") -> Hello:
    players = tuple(Player(name, "human" if name else "") for name in NAMES)
    return Hello(1, table, None, RulesSaid("burraco", options_of(RULES)), players, None, 1)


def watched(*messages: Told | str, look: Look = PIPE) -> str:
    """What an onlooker writes about these; text is typed."""
    paper = io.StringIO()
    onlooker = Onlooker(Paper(paper, look, lambda: 120), ENGLISH, "letters", rules_text=RULES_TEXT)
    for message in messages:
        if isinstance(message, str):
            onlooker.typed(message)
        else:
            onlooker.told(message)
    return paper.getvalue()


def test_a_lobby_is_told_to_who_watches_as_well() -> None:
    lobby = Lobby(
        seq=2, phase="lobby", seats=(person("Ana"), person("Bruno", here=False), bot("Carla"), person("Dario"))
    )
    ready = Lobby(seq=3, phase="lobby", seats=(person("Ana", ready=True), *lobby.seats[1:]))
    shuffle = NonceCall(n=1, commitment="ab" * 32)
    assert watched(hello(), lobby, shuffle, ready, Said(0, "good_game"), Closed("the host has gone")) == story("""
        Table TEST, burraco: Ana, Bruno and Dario sit there.
        The table waits for its players: it deals when every seat is taken and everybody is ready.
        Seat 0: Ana, not ready yet.
        Seat 1: Bruno, not ready yet, away.
        Seat 2: Carla (a bot).
        Seat 3: Dario, not ready yet.
        Ana is ready.
        The cards of deal 1 are being shuffled.
        Ana says: good game.
        The table has closed: the host has gone.
    """)


async def test_verify_checks_the_deals_that_are_over_for_who_watches() -> None:
    secret = bytes(32)
    lines = iter(["verify", "quit"])
    paper = io.StringIO()
    onlooker = Onlooker(Paper(paper, PIPE, lambda: 120), ENGLISH, "letters", rules_text=RULES_TEXT)
    onlooker.told(hello())
    onlooker.told(NonceCall(n=1, commitment=commitment(secret)))
    onlooker.told(End(n=1, score=None, totals=(0, 0), sheet=(), secret=secret.hex()))

    async def silence() -> AsyncIterator[Told]:
        await asyncio.Event().wait()
        yield Tick(1, None)

    assert await watch(silence(), onlooker, ManualClock(), lines=Lines(lambda: next(lines))) == "left"
    text = " ".join(paper.getvalue().split())
    assert "Deal 1: checked in part, and that is as it should be. The secret is the one promised" in text


def test_who_comes_in_the_middle_of_a_deal_is_shown_the_table_first() -> None:
    table = Tabletop(RULES, simple, seat=0)
    shown = Update(since=7, seq=7, events=(), view=view(table.deal.state, None, 3, (500, 300)), turn=None)
    text = watched(hello(), shown)
    assert "── Deal 3 · burraco to 2000 ──" in text
    assert " Ana and seat 2 500, Bruno and Dario 300 ──\n" in text
    assert f"{NAMES[table.deal.turn]} 11 (to move)" in text
    assert "Hand" not in text
    text = watched(hello(), shown, look=PLAIN)
    assert "Deal 3. The match so far: Ana and seat 2 500, Bruno and Dario 300.\n" in text
    assert f"It is {NAMES[table.deal.turn]}'s turn" in text
    assert "The stock has " in text
    assert "You" not in text


def update(table: Tabletop, *events: AnyEvent) -> Update:
    """What a watcher hears of this table as it is now."""
    return Update(since=7, seq=7, events=events, view=view(table.deal.state, None, 1, (0, 0)), turn=None)


def test_the_table_is_drawn_when_a_deal_begins_and_when_something_was_laid() -> None:
    table, dealt = Tabletop(RULES, simple, seat=0), Dealt(n=1, dealer=2, pile=("6C",))
    drew: list[AnyEvent] = [Drew(seat=3), Discarded(seat=3, card="4C")]
    laid: list[AnyEvent] = [Laid(seat=3, meld=1, cards=("3S", "4S", "5S")), Discarded(seat=3, card="4C")]
    for look, drawn, brief in ((PIPE, "── Deal 1", "── Deal 1"), (PLAIN, "The match so far", "The stock has")):
        begun = watched(hello(), update(table, dealt), look=look)
        assert begun.count(drawn) == 1
        quiet = watched(hello(), update(table, dealt), update(table, *drew), look=look)
        assert quiet.removeprefix(begun) == "Dario drew a card and discarded 4C.\n"
        after = watched(hello(), update(table, dealt), update(table, *laid), look=look)
        assert after.removeprefix(begun).count(brief) == 1


def test_who_watches_can_ask_for_the_table_the_score_and_the_words_there_are() -> None:
    table = Tabletop(RULES, simple, seat=0)
    assert watched("table", "score").count("yet.") == 2
    begun = (hello(), update(table))
    assert watched(*begun, "table").count("── Deal 1") == 2
    assert "The match before this deal: Ana and seat 2 0, Bruno and Dario 0" in watched(*begun, "score")
    assert "table: shows the whole table." in watched(*begun, "help")
    assert "You watch; what can be asked: table, melds, pile, stock," in watched(*begun, "lay 3S 4S 5S")
    for end in ("quit", None):
        paper = Paper(io.StringIO(), PIPE, lambda: 80)
        assert Onlooker(paper, ENGLISH, "signs", rules_text=RULES_TEXT).typed(end) == "left"


def test_every_part_of_the_table_is_told_to_who_asks_for_it_as_the_console_tells_it() -> None:
    table = Tabletop(RULES, simple, seat=0)
    promise, laid = "ab" * 32, Laid(seat=3, meld=1, cards=("3S", "4S", "5S"))
    dealt = update(table, Dealt(n=1, dealer=2, pile=("6C",)), laid)
    begun = (hello(), NonceCall(n=1, commitment=promise), dealt, Tick(seq=8, left_ms=34_000))

    def answer(typed: str, look: Look = PLAIN) -> str:
        return watched(*begun, typed, look=look).removeprefix(watched(*begun, look=look))

    turn = NAMES[table.deal.turn] or "seat 2"
    for asked, said in {
        "pile": "The pile is one card: ",
        "melds": "a sequence: ",
        "stock": "The stock has ",
        "pots": "pots",
        "players": " 11",
        "who": " 11",
        "turn": f"It is {turn}'s turn",
        "clock": "34 seconds",
        "rules": "burraco",
        "log": "laid ",
        "shuffle": promise,
        "fair": "buraco export TEST --record",
        "hand": "watch",
    }.items():
        for look in (PLAIN, PIPE):
            assert said in answer(asked, look), asked
    assert "not been laid yet" in watched(hello(), "pile").splitlines()[-1]
    assert "melds, pile, stock, pots, players, turn, deal: each tells just that." in answer("help")


@pytest.mark.parametrize(
    ("word", "own"), [("quit", "выход"), ("help", "помощь"), ("table", "сто"), ("seats", "игроки")]
)
def test_who_watches_may_ask_in_the_words_of_the_language(word: str, own: str) -> None:
    said: list[str] = []
    for typed in (word, own):
        paper = io.StringIO()
        ended = Onlooker(Paper(paper, PIPE, lambda: 80), tongue_of("ru"), "signs", rules_text=RULES_TEXT).typed(typed)
        assert (ended == "left") == (word == "quit")
        said.append(paper.getvalue())
    assert said[0] == said[1]


async def test_what_is_typed_is_answered_while_the_table_is_silent() -> None:
    told: asyncio.Queue[Told] = asyncio.Queue()
    typed: queue.SimpleQueue[str | None] = queue.SimpleQueue()

    async def messages() -> AsyncIterator[Told]:
        while True:
            yield await told.get()

    paper = io.StringIO()
    onlooker = Onlooker(Paper(paper, PIPE, lambda: 80), ENGLISH, "signs", rules_text=RULES_TEXT)
    watching = asyncio.create_task(watch(messages(), onlooker, ManualClock(), lines=Lines(typed.get)))
    told.put_nowait(hello())
    typed.put("help")
    typed.put("quit")
    assert await asyncio.wait_for(watching, PATIENCE_S) == "left"
    assert "quit: ends the watching" in paper.getvalue()


def test_a_table_that_nobody_hosts_was_never_lost() -> None:
    text = watched(Interrupted("x"), Restored(), hello())
    assert "lost" not in text
    assert "Connected again" not in text
    assert "Nobody hosts this table just now: waiting for a host" in text


def test_an_adjourned_match_is_not_to_be_joined_by_who_only_watches() -> None:
    lobby = Lobby(seq=2, phase="adjourned", seats=(person("Ana"), person("Bruno"), bot("Carla"), person("Dario")))
    text = watched(hello(), lobby, Closed("the table is adjourned: join it again to go on"))
    assert "The match is adjourned: there is nothing to watch before its players come back." in text
    assert "join it again" not in text


def test_a_lost_connection_is_said_once_and_so_is_its_end() -> None:
    text = watched(hello(), Interrupted("x"), Interrupted("y"), Restored(), Restored())
    assert text.count("The connection to the table is lost; waiting for it…") == 1
    assert text.count("Connected again.") == 1


def test_the_end_of_a_match_and_the_next_one_are_told() -> None:
    end = End(n=1, score=None, totals=(0, 0), sheet=(), secret=None, result=MatchResult(None, (0, 0), "abandoned"))
    text = watched(hello(), end, hello("AGAIN2"))
    assert "It was abandoned." in text
    assert "The next match is at table AGAIN2: Ana, Bruno and Dario play again; seat 2 is free" in text


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
    await asyncio.wait_for(reading, PATIENCE_S)


async def test_without_a_delay_nothing_waits() -> None:
    async def messages() -> AsyncIterator[Told]:
        yield Said(0, "hello")

    assert [message async for message in delayed(messages(), ManualClock(), 0)] == [Said(0, "hello")]


def test_who_watches_an_adjourned_table_is_not_asked_to_join_it() -> None:
    playing = Lobby(seq=2, phase="paused", seats=tuple(person(name or "Carla") for name in NAMES))
    said = watched(hello(), playing, Closed(ADJOURNED))
    assert said.endswith("\nThe match is adjourned: there is nothing to watch before its players come back.\n")
    assert "closed" not in said


def test_after_a_deal_the_table_has_the_score_of_the_match_with_it() -> None:
    table = Tabletop(RULES, simple, seat=0)
    sheets = (Sheet(300, (), 0, 0, 0, 0), Sheet(75, (), 0, 0, 0, -100))
    end = End(n=1, score=(300, -25), totals=(300, -25), sheet=sheets, secret=None)
    said = watched(hello(), update(table), end, "table")
    assert " Ana and seat 2 300, Bruno and Dario -25 ──\n" in said.rsplit("── Deal 1", 1)[1]


def test_a_watcher_hears_once_that_nothing_can_be_saved_and_once_that_it_can_be_again() -> None:
    ticks = [Tick(seq=2, left_ms=None, degraded=fails) for fails in (False, True, True, False, False)]
    told = " ".join(watched(hello(), *ticks, look=PLAIN).split())
    assert told.count(ENGLISH.text("saving-fails")) == 1
    assert told.count(ENGLISH.text("saving-again")) == 1
