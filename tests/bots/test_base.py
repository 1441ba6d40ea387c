"""The frame of a bot in Python: what it says by itself, and what it asks of the bot."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from threading import Event

import msgspec
import pytest

from bots.base import Answer, Bot, least
from core.game.actions import Action, Discard, Draw, Lay
from core.game.events import AnyEvent, Discarded
from core.table.messages import (
    Act,
    Closed,
    End,
    Id,
    OptionDeclared,
    Ping,
    Pong,
    SetOption,
    Stop,
    Tick,
    Update,
    encode,
)
from tests.bots.talking import HELLO, RULES, Talk, hello_of, talk, turn_of_deal, without_turn
from tests.patience import PATIENCE_S

ROOT = Path(__file__).parents[2]
TURN = turn_of_deal()


class Drawer(Bot):
    """Draws."""

    name = "drawer"
    author = "a test"
    version = "2"
    wants = ("events",)
    options = (
        OptionDeclared(name="level", kind="int", default=1, min=1, max=5),
        OptionDeclared(name="style", kind="word", default="shy", values=("shy", "bold")),
    )

    def __init__(self) -> None:
        self.told: list[AnyEvent | End] = []
        self.asked: list[Update] = []

    def play(self, update: Update) -> Sequence[Action] | Answer:
        self.asked.append(update)
        return [Draw()]

    def heard(self, event: AnyEvent) -> None:
        self.told.append(event)

    def ended(self, end: End) -> None:
        self.told.append(end)


class Ponderer(Bot):
    """Thinks until it is told to stop, or until the test lets it go."""

    def __init__(self) -> None:
        self.thinks = Event()
        self.may_go = Event()
        self.gave_up = 0

    def play(self, update: Update) -> Sequence[Action]:
        self.thinks.set()
        while not self.may_go.wait(0.001):
            if self.stopped():
                self.gave_up += 1
                break
        self.thinks.clear()
        return [Draw()]


def greeted(bot: Bot) -> Talk:
    talking = Talk(bot)
    assert isinstance(talking.ask(HELLO), Id)
    return talking


def test_it_says_who_it_is_what_it_wants_and_what_can_be_set() -> None:
    with talk(Drawer()) as table:
        assert table.ask(HELLO) == Id(
            protocol=1, name="drawer", version="2", author="a test", wants=("events",), options=Drawer.options
        )


def test_it_answers_every_turn_and_nothing_else() -> None:
    bot = Drawer()
    with talk(bot) as table:
        table.ask(HELLO)
        table.say(without_turn(TURN, 9), Tick(seq=9, left_ms=None))
        assert table.ask(TURN) == Act(seq=10, actions=(Draw(),))
    assert bot.asked == [TURN]
    assert bot.rules == RULES


def test_a_ping_is_answered_while_it_thinks() -> None:
    bot = Ponderer()
    with talk(bot) as table:
        table.ask(HELLO)
        table.say(TURN)
        assert bot.thinks.wait(PATIENCE_S)
        assert table.ask(Ping(3)) == Pong(3)
        bot.may_go.set()
        assert table.hear() == Act(seq=10, actions=(Draw(),))


def test_after_stop_no_answer_comes() -> None:
    bot = Ponderer()
    with talk(bot) as table:
        table.ask(HELLO)
        table.say(TURN)
        assert bot.thinks.wait(PATIENCE_S)
        table.say(Stop(10))
        assert table.ask(Ping(1)) == Pong(1)
    assert bot.gave_up == 1


def test_a_newer_position_stops_it_and_is_answered() -> None:
    bot = Ponderer()
    later = turn_of_deal(seed=2)
    with talk(bot) as table:
        table.ask(HELLO)
        table.say(TURN)
        assert bot.thinks.wait(PATIENCE_S)
        table.say(msgspec.structs.replace(later, seq=12))
        while not bot.gave_up:
            assert table.ask(Ping(1)) == Pong(1)
        bot.may_go.set()
        assert table.hear() == Act(seq=12, actions=(Draw(),))


def test_news_that_change_nothing_it_sees_let_it_go_on_thinking() -> None:
    bot = Ponderer()
    with talk(bot) as table:
        table.ask(HELLO)
        table.say(TURN)
        assert bot.thinks.wait(PATIENCE_S)
        table.say(msgspec.structs.replace(TURN, seq=11))
        assert table.ask(Ping(1)) == Pong(1)
        bot.may_go.set()
        assert table.hear() == Act(seq=10, actions=(Draw(),))
    assert bot.gave_up == 0


def test_the_end_of_its_input_ends_it_while_it_thinks() -> None:
    bot = Ponderer()
    table = greeted(bot)
    table.say(TURN)
    assert bot.thinks.wait(PATIENCE_S)
    assert table.end() == b""
    assert bot.gave_up == 1
    assert table.failure is None


def test_one_that_never_asks_whether_to_stop_is_ended(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("bots.base.PATIENCE_S", 0.0)
    go = Event()

    class Deaf(Bot):
        def play(self, update: Update) -> Sequence[Action]:
            go.wait(PATIENCE_S)
            return [Draw()]

    table = greeted(Deaf())
    table.say(TURN)
    table.end_input()
    assert table.left.wait(PATIENCE_S)
    go.set()
    assert table.end() == b""


def test_closed_is_the_end_too() -> None:
    bot = Drawer()
    table = greeted(bot)
    table.say(Closed("the match is over"))
    assert table.end() == b""
    assert table.failure is None


def test_a_table_of_another_protocol_is_left_with_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with talk(Drawer()) as bot:
        bot.say(msgspec.structs.replace(HELLO, protocol=2), turn_of_deal())
        bot.wait()
    assert capsys.readouterr().err == "the table speaks protocol 2, this bot 1: ended\n"


def test_events_are_heard_before_the_turn_that_they_came_with() -> None:
    bot = Drawer()
    event = Discarded(seq=9, seat=3, card="4C")
    with talk(bot) as table:
        table.ask(HELLO)
        table.ask(msgspec.structs.replace(TURN, events=(event,)))
    assert bot.told == [event]


def test_the_end_of_a_deal_is_told() -> None:
    bot = Drawer()
    end = End(n=1, score=(100, -50), totals=(100, -50), sheet=(), secret=None)
    with talk(bot) as table:
        table.ask(HELLO)
        table.say(end)
    assert bot.told == [end]


def test_options_have_their_defaults_and_can_be_set(capsys: pytest.CaptureFixture[str]) -> None:
    bot = Drawer()
    with talk(bot) as table:
        table.ask(HELLO)
        table.say(SetOption("level", 5), SetOption("style", "bold"))
    assert bot.settings == {"level": 5, "style": "bold"}
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(
    ("name", "value"), [("level", 6), ("level", 0), ("level", "5"), ("level", True), ("style", "rude"), ("size", 1)]
)
def test_an_option_that_cannot_be_so_stays_as_it_is(
    name: str, value: object, capsys: pytest.CaptureFixture[str]
) -> None:
    bot = Drawer()
    with talk(bot) as table:
        table.ask(HELLO)
        table.say(SetOption(name, value))
    assert bot.settings == {"level": 1, "style": "shy"}
    assert "is not set" in capsys.readouterr().err


def test_an_explanation_and_figures_go_with_the_act() -> None:
    class Talker(Bot):
        def play(self, update: Update) -> Answer:
            return Answer([Draw()], explain="There is no pile.", info={"value": 1.5})

    with talk(Talker()) as table:
        table.ask(HELLO)
        assert table.ask(TURN) == Act(seq=10, actions=(Draw(),), explain="There is no pile.", info={"value": 1.5})


def test_a_bot_without_an_answer_does_something_legal(capsys: pytest.CaptureFixture[str]) -> None:
    class Empty(Bot):
        def play(self, update: Update) -> Sequence[Action]:
            return []

    with talk(Empty()) as table:
        table.ask(HELLO)
        assert table.ask(TURN) == Act(seq=10, actions=(Draw(),))
    assert "no answer" in capsys.readouterr().err


def test_what_it_does_not_understand_is_passed_over() -> None:
    with talk(Drawer()) as table:
        table.write(b'noise\r\n\n{"type":"news","of":"tomorrow"}\n')
        hello = json.loads(encode(HELLO)) | {"weather": "fine"}
        table.write(json.dumps(hello).encode() + b"\r\n")
        assert isinstance(table.hear(), Id)


def test_it_is_greeted_anew_after_a_reconnection_and_begins_with_the_new_rules() -> None:
    bot = Drawer()
    with talk(bot) as table:
        table.ask(HELLO)
        table.ask(TURN)
        assert isinstance(table.ask(hello_of(RULES, seat=2)), Id)
        assert table.ask(TURN) == Act(seq=10, actions=(Draw(),))
    assert bot.hello.seat == 2
    assert len(bot.asked) == 2


def test_a_bot_that_fails_ends_with_its_own_error() -> None:
    class Broken(Bot):
        def play(self, update: Update) -> Sequence[Action]:
            raise ZeroDivisionError

    table = greeted(Broken())
    table.say(TURN)
    table.wait()
    table.end()
    assert isinstance(table.failure, ZeroDivisionError)


def test_the_least_that_ends_a_turn_keeps_the_wilds() -> None:
    assert least([Discard("JK"), Discard("2S"), Discard("4C"), Discard("9D")]) == Discard("4C")
    assert least([Discard("2S")]) == Discard("2S")
    assert least([Lay(("3S", "4S", "5S"))]) == Lay(("3S", "4S", "5S"))


NOISY = """
import os, subprocess, sys
from bots.base import Bot
from core.game.actions import Draw

class Noisy(Bot):
    def play(self, update):
        print("a print")
        os.write(1, b"a write\\n")
        subprocess.run([sys.executable, "-c", "print('a child', repr(input()) if False else '')"])
        try:
            input()
        except EOFError:
            print("nothing to read")
        return [Draw()]

Noisy().run()
"""


def test_whatever_a_bot_prints_goes_to_standard_error() -> None:
    given = encode(HELLO) + b"\n" + encode(TURN) + b"\n"
    environment = {"PYTHONPATH": str(ROOT)}
    bot = subprocess.Popen([sys.executable, "-c", NOISY], stdin=-1, stdout=-1, stderr=-1, env=environment, cwd=ROOT)
    assert bot.stdin is not None
    assert bot.stdout is not None
    assert bot.stderr is not None
    bot.stdin.write(given)
    bot.stdin.flush()
    said = [json.loads(bot.stdout.readline()) for _ in range(2)]
    bot.stdin.close()
    rest, errors = bot.stdout.read(), bot.stderr.read().decode()
    bot.stdout.close()
    bot.stderr.close()
    assert bot.wait() == 0
    assert [message["type"] for message in said] == ["id", "act"]
    assert rest == b""
    assert all(words in errors for words in ("a print", "a write", "a child", "nothing to read"))
    assert errors.index("a print") < errors.index("a write")  # nothing waits in a buffer


def test_a_greeting_has_to_come_first() -> None:
    bot = Drawer()
    early = msgspec.structs.replace(TURN, events=(Discarded(seq=9, seat=3, card="4C"),))
    with talk(bot) as table:
        table.say(early)
        table.ask(HELLO)
        table.ask(TURN)
    assert bot.told == []
    assert bot.asked == [TURN]
