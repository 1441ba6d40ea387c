"""Edges and hosts of different versions speak this language while a system is renewed: its form is frozen here."""

from __future__ import annotations

from typing import get_args

import pytest

from core.table.messages import ClockSaid
from core.table.orders import (
    MOST_ASK,
    Adjourn,
    Agree,
    Answer,
    Ask,
    Close,
    Detach,
    Done,
    Fill,
    Give,
    Hold,
    Kick,
    Look,
    Move,
    Order,
    Pause,
    Refused,
    Reply,
    Resume,
    Sit,
    Start,
    Swap,
    Time,
    encode,
    read_ask,
    read_reply,
)

ORDERS: list[tuple[Order, str]] = [
    (Sit(name="Ana"), '{"order":"sit","name":"Ana"}'),
    (Sit(name="Ana", claim="a1"), '{"order":"sit","name":"Ana","claim":"a1"}'),
    (
        Sit(name="Ana", seat=2, kind="bot", program="greedy", connection="c1", generation=0),
        '{"order":"sit","name":"Ana","seat":2,"kind":"bot","program":"greedy","connection":"c1","generation":0}',
    ),
    (Detach(seat=1, connection="c1"), '{"order":"detach","seat":1,"connection":"c1"}'),
    (Move(seat=1, to=2), '{"order":"move","seat":1,"to":2}'),
    (Fill(program="greedy"), '{"order":"fill","program":"greedy"}'),
    (Swap(seat=1, program="greedy"), '{"order":"swap","seat":1,"program":"greedy"}'),
    (
        Sit(name="Bot", kind="bot", worlds=64, options={"seed": 7}),
        '{"order":"sit","name":"Bot","kind":"bot","worlds":64,"options":{"seed":7}}',
    ),
    (
        Fill(program="greedy", worlds=64, options={"seed": 7}),
        '{"order":"fill","program":"greedy","worlds":64,"options":{"seed":7}}',
    ),
    (
        Swap(seat=1, program="greedy", worlds=64, options={"seed": 7}),
        '{"order":"swap","seat":1,"program":"greedy","worlds":64,"options":{"seed":7}}',
    ),
    (Give(seat=1), '{"order":"give","seat":1}'),
    (
        Give(seat=1, worlds=64, options={"seed": 7, "depth": None}),
        '{"order":"give","seat":1,"worlds":64,"options":{"seed":7,"depth":null}}',
    ),
    (Kick(seat=1), '{"order":"kick","seat":1}'),
    (Start(), '{"order":"start"}'),
    (Pause(), '{"order":"pause"}'),
    (Resume(), '{"order":"resume"}'),
    (Adjourn(), '{"order":"adjourn"}'),
    (Close(), '{"order":"close"}'),
    (Time(clock=None), '{"order":"time","clock":null}'),
    (
        Time(clock=ClockSaid(1, 2, 3)),
        '{"order":"time","clock":{"turn_ms":1,"bank_ms":2,"grace_ms":3}}',
    ),
    (Agree(preset="burraco", options={"target": 1}), '{"order":"agree","preset":"burraco","options":{"target":1}}'),
    (
        Agree(preset="burraco", options={"target": 1}, overrides={"target": 1}, clock=None),
        '{"order":"agree","preset":"burraco","options":{"target":1},"overrides":{"target":1},"clock":null}',
    ),
    (
        Agree(preset="burraco", options={}, clock=ClockSaid(1, 2, 3)),
        '{"order":"agree","preset":"burraco","options":{},"clock":{"turn_ms":1,"bank_ms":2,"grace_ms":3}}',
    ),
    (Hold(ms=30_000), '{"order":"hold","ms":30000}'),
    (Look(), '{"order":"look"}'),
]

ANSWERS: list[tuple[Answer, str]] = [
    (Done(seq=5), '{"answer":"done","seq":5}'),
    (
        Done(seq=5, seat=1, generation=2, players=("Ana", ""), here=(True, False), phase="lobby", seated=False),
        '{"answer":"done","seq":5,"seat":1,"generation":2,"players":["Ana",""],"here":[true,false],"phase":"lobby",'
        '"seated":false}',
    ),
    (
        Refused(code="free_seat", text="Nobody has seat 1."),
        '{"answer":"refused","code":"free_seat","text":"Nobody has seat 1."}',
    ),
]


@pytest.mark.parametrize(("order", "line"), ORDERS)
def test_an_order_is_written_as_it_always_was_and_read_again(order: Order, line: str) -> None:
    raw = encode(Ask("one", order))
    assert raw.decode() == f'{{"ask":"one","order":{line}}}'
    assert read_ask(raw) == Ask("one", order)


@pytest.mark.parametrize(("answer", "line"), ANSWERS)
def test_an_answer_is_written_as_it_always_was_and_read_again(answer: Answer, line: str) -> None:
    raw = encode(Reply("one", answer))
    assert raw.decode() == f'{{"ask":"one","answer":{line}}}'
    assert read_reply(raw) == Reply("one", answer)


def test_no_kind_of_order_or_answer_is_without_a_sample() -> None:
    assert {type(order) for order, _ in ORDERS} == set(get_args(Order))
    assert {type(answer) for answer, _ in ANSWERS} == set(get_args(Answer))


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"{",
        b"\xff",
        b"[" * 5_000,
        b'{"ask":"one","order":{"order":"dance"}}',
        b'{"ask":"one","order":{"order":"look","more":1}}',
        b'{"ask":"one","order":{"order":"look"},"more":1}',
        b'{"ask":"%s","order":{"order":"look"}}' % (b"x" * (MOST_ASK + 1)),
    ],
)
def test_what_is_no_order_is_said_to_be_none(raw: bytes) -> None:
    with pytest.raises(ValueError) as caught:  # noqa: PT011
        read_ask(raw)
    assert str(caught.value)
    with pytest.raises(ValueError):  # noqa: PT011
        read_reply(raw)
