"""Whoever reads another language hears in it, too, why something cannot be done and why the table closes."""

from __future__ import annotations

import io
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest

from core.game.actions import Action
from core.game.refusals import ENGLISH as GAME
from core.game.rules import Rules, options_of
from core.table.messages import Closed, Hello, Lobby, LobbySeat, Player, Rejected, RulesSaid, Turn, Update
from core.table.orders import Answer, Look, Order
from core.table.ports import Interrupted, NoAnswer
from core.table.seats import ELSEWHERE
from core.table.sentences import ANSWERS, CLOSINGS, REJECTIONS, refused
from scripts.locales import ENGLISH, LANGUAGES, tongue_of
from scripts.settings import load_rules
from tests.transports.console.positions import moment, seen_by
from tests.transports.console.tabletop import NAMES, PIPE
from transports.client import Told
from transports.console.chairs import Chairs
from transports.console.desk import Desk
from transports.console.draft import Draft
from transports.console.lines import Lines
from transports.console.lobby import LobbyTalk
from transports.console.orders import Orders
from transports.console.session import Console
from transports.console.setup import Setup
from transports.console.terminal import Paper

RULES = load_rules("burraco")
HELLO = Hello(
    1,
    "TEST",
    0,
    RulesSaid("burraco", options_of(RULES)),
    tuple(Player(name, "human") for name in NAMES[:4]),
    None,
    1,
)
OTHERS = [code for code in LANGUAGES if code != ENGLISH]


def setup(code: str) -> Setup:
    return Setup(tongue=tongue_of(code), draft=Draft(None), rules_text=lambda rules, width: "")


def told(out: io.StringIO) -> str:
    return " ".join(out.getvalue().split())


def at_a_desk(code: str) -> tuple[Desk, io.StringIO]:
    """Somebody on turn who holds four cards."""
    out = io.StringIO()
    desk = Desk(Paper(out, PIPE, lambda: 100), setup(code), HELLO, RULES)
    view = seen_by(moment(hand="3S 4S 5S 9D"))
    desk.updated(Update(since=0, seq=7, events=(), view=view, turn=Turn(deadline_ms=None, bank_ms=None)))
    out.truncate(0)
    out.seek(0)
    return desk, out


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize(
    ("line", "english"),
    [
        ("discard KC", "You do not hold K♣"),
        ("lay 3S 4S 9D", "These cards make no meld"),
        ("extend 5 3S", "There is no meld with this number"),
        ("lay 3S 4", "is only half a card"),
        ("extend 3S", "is no meld's number"),
    ],
)
def test_a_move_that_cannot_be_made_is_answered_in_the_reader_s_language(code: str, line: str, english: str) -> None:
    desk, out = at_a_desk(ENGLISH)
    Orders(desk).line(line)
    assert english in told(out)
    desk, out = at_a_desk(code)
    Orders(desk).line(line)
    assert told(out)
    assert english not in told(out)


def test_the_cards_of_a_refusal_are_written_as_the_reader_reads_them() -> None:
    desk, out = at_a_desk("ru")
    desk.write_cards("words")
    Orders(desk).line("discard KC")
    assert "Такой карты у вас нет: король треф; сбросьте одну из своих карт." in told(out)


def test_what_the_table_rejects_is_told_in_the_reader_s_language() -> None:
    for code, text, said in (
        ("card_not_held", GAME.text("not-held-to-discard", card="TH"), "Non hai 10♥; scarta una carta della tua mano."),
        ("paused", REJECTIONS.text("paused"), "Il tavolo è in pausa; aspetta che riprenda."),
        ("wrong_phase", "A newer table says so.", "In questo momento del turno non si può;"),
    ):
        desk, out = at_a_desk("it")
        desk.rejected(Rejected(seq=7, at=0, code=code, text=text, now=7))
        assert said in told(out)
        assert "Non hai giocato niente." in told(out)


def test_what_is_no_act_is_refused_without_a_word_about_moves() -> None:
    desk, out = at_a_desk("es")
    text = REJECTIONS.text("nobody-waits")
    desk.rejected(Rejected(seq=0, at=None, code="no_vote", text=text, now=7))
    assert told(out) == (
        "Un voto libera el asiento de quien hace esperar a los demás; ese asiento no hace esperar a nadie."
    )


class _Table:
    """Refuses all that is asked of it."""

    def __init__(self, answer: Answer | None) -> None:
        self.answer = answer

    @property
    def table(self) -> str:
        return "TEST"

    async def order(self, order: Order) -> Answer:
        if self.answer is None:
            raise NoAnswer("TEST")
        return self.answer

    async def move(self, seat: int, to: int) -> Answer:
        return await self.order(Look())

    async def vote(self, seat: int) -> None:
        raise AssertionError


async def asked_for_another_seat(code: str, answer: Answer | None) -> str:
    def ask(question: str, if_yes: Callable[[], Awaitable[None]]) -> None:
        raise AssertionError

    out, table = io.StringIO(), _Table(answer)
    talk = LobbyTalk(0, 2, tongue_of(code))
    talk.heard(Lobby(seq=1, phase="lobby", seats=(LobbySeat(name="Ana", kind="human", here=True), *[LobbySeat()] * 3)))
    chairs = Chairs(table, table, Paper(out, PIPE, lambda: 200), tongue_of(code), ("greedy",), ask)
    await chairs.do("sit", "3", talk)
    return told(out)


async def test_an_order_that_is_refused_is_answered_in_the_reader_s_language() -> None:
    answer = refused("seat_taken", "somebody-there", seat=3)
    assert await asked_for_another_seat(ENGLISH, answer) == ANSWERS.text("somebody-there", seat=3)
    assert await asked_for_another_seat("ru", answer) == "Место 3 занято: выберите другое."


async def test_a_table_that_does_not_answer_is_told_of_in_the_reader_s_language() -> None:
    english = CLOSINGS.text("no-answer", table="TEST")
    assert await asked_for_another_seat(ENGLISH, None) == f"T{english[1:]}."
    assert (await asked_for_another_seat("lv", None)).startswith("Galds TEST neatbild: ")


class _Seat:
    """A seat whose table says these messages."""

    def __init__(self, *said: Told) -> None:
        self.said = said

    @property
    def rules(self) -> Rules:
        return RULES

    async def messages(self) -> AsyncIterator[Told]:
        for message in self.said:
            yield message

    async def act(self, actions: tuple[Action, ...], *, seq: int | None = None) -> Rejected | None:
        raise AssertionError

    async def back(self) -> None:
        raise AssertionError


async def heard(code: str, *said: Told) -> str:
    out = io.StringIO()
    await Console(_Seat(*said), Paper(out, PIPE, lambda: 200), Lines(lambda: None), setup(code)).run()
    return told(out)


async def test_why_the_table_closes_is_told_in_the_reader_s_language() -> None:
    assert await heard(ENGLISH, HELLO, Closed(ELSEWHERE)) == f"The table has closed: {ELSEWHERE}."
    said = await heard("pt-BR", HELLO, Closed(ELSEWHERE))
    assert said == "A mesa foi fechada: agora se joga neste lugar por outra conexão."
    assert await heard("pt-BR", HELLO, Closed("the moon is full.")) == "A mesa foi fechada: the moon is full."


async def test_why_there_is_no_connection_yet_is_told_in_the_reader_s_language() -> None:
    said = await heard("ru", Interrupted("the connection to the gateway is lost"), Closed("x"))
    assert said.startswith("Связи со столом пока нет (связь со шлюзом потеряна): ")
