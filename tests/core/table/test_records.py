"""Records are written down for years: their form is frozen here."""

from typing import get_args

import pytest

from core.game.actions import Discard, Draw, Take
from core.table.messages import ClockSaid
from core.table.records import (
    Abandoned,
    Acted,
    Agreed,
    Clocked,
    Committed,
    Followed,
    Given,
    Moved,
    Opened,
    Paused,
    Readied,
    Record,
    Resumed,
    Returned,
    Seated,
    Shuffled,
    StoodIn,
    Unseated,
    encode_record,
    opened,
    read_record,
    table_code,
)
from scripts.settings import load_rules, preset_table

FROZEN: list[tuple[Record, str]] = [
    (
        Opened(at=1, table="K7QF2M", preset="burraco", options={"target": 2000}, engine=1),
        '{"rec":"opened","at":1,"table":"K7QF2M","preset":"burraco","options":{"target":2000},"engine":1}',
    ),
    (
        Opened(
            at=1,
            table="K7QF2M",
            preset="burraco",
            options={},
            overrides={"target": 500},
            engine=1,
            seed="9",
            clock=ClockSaid(1, 2, 3),
            strikes=2,
            lobby=True,
            private=True,
            away_ms=60_000,
            after="AAAAAA",
        ),
        '{"rec":"opened","at":1,"table":"K7QF2M","preset":"burraco","options":{},"overrides":{"target":500},"engine":1,'
        '"seed":"9","clock":{"turn_ms":1,"bank_ms":2,"grace_ms":3},"strikes":2,"lobby":true,"private":true,'
        '"away_ms":60000,"after":"AAAAAA"}',
    ),
    (Seated(at=1, seat=0, name="Ana", kind="human"), '{"rec":"seated","at":1,"seat":0,"name":"Ana","kind":"human"}'),
    (
        Seated(at=1, seat=0, name="Ana", kind="human", claim="a1"),
        '{"rec":"seated","at":1,"seat":0,"name":"Ana","kind":"human","claim":"a1"}',
    ),
    (
        Seated(at=1, seat=1, name="Bot", kind="bot", program="greedy"),
        '{"rec":"seated","at":1,"seat":1,"name":"Bot","kind":"bot","program":"greedy"}',
    ),
    (
        Seated(at=1, seat=1, name="Bea", kind="human", invited=True),
        '{"rec":"seated","at":1,"seat":1,"name":"Bea","kind":"human","invited":true}',
    ),
    (
        Seated(at=1, seat=1, name="Bot", kind="bot", worlds=64, options={"seed": 7}),
        '{"rec":"seated","at":1,"seat":1,"name":"Bot","kind":"bot","worlds":64,"options":{"seed":7}}',
    ),
    (Given(at=1, seat=1), '{"rec":"given","at":1,"seat":1}'),
    (
        Given(at=1, seat=1, worlds=64, options={"seed": 7}),
        '{"rec":"given","at":1,"seat":1,"worlds":64,"options":{"seed":7}}',
    ),
    (Unseated(at=1, seat=0), '{"rec":"unseated","at":1,"seat":0}'),
    (Moved(at=1, seat=0, to=2), '{"rec":"moved","at":1,"seat":0,"to":2}'),
    (Readied(at=1, seat=0), '{"rec":"readied","at":1,"seat":0}'),
    (Readied(at=1, seat=0, ready=False), '{"rec":"readied","at":1,"seat":0,"ready":false}'),
    (Followed(at=9, next_table="BBBBBB"), '{"rec":"followed","at":9,"next_table":"BBBBBB"}'),
    (Committed(at=2, n=1, secret="ab"), '{"rec":"committed","at":2,"n":1,"secret":"ab"}'),
    (
        Shuffled(at=3, n=1, commits=("aa", None), nonces=("bb", None)),
        '{"rec":"shuffled","at":3,"n":1,"commits":["aa",null],"nonces":["bb",null]}',
    ),
    (Shuffled(at=3, n=1), '{"rec":"shuffled","at":3,"n":1}'),
    (
        Acted(at=4, seat=2, actions=(Draw(), Discard("9D")), ms=812, info={"eval": 1}, explain="why"),
        '{"rec":"acted","at":4,"seat":2,"actions":[{"do":"draw"},{"do":"discard","card":"9D"}],"ms":812,'
        '"info":{"eval":1},"explain":"why"}',
    ),
    (
        Acted(at=4, seat=2, actions=(Take(),), ms=0, by="clock", why="late"),
        '{"rec":"acted","at":4,"seat":2,"actions":[{"do":"take"}],"ms":0,"by":"clock","why":"late"}',
    ),
    (StoodIn(at=5, seat=3, why="left"), '{"rec":"stood_in","at":5,"seat":3,"why":"left"}'),
    (Returned(at=6, seat=3), '{"rec":"returned","at":6,"seat":3}'),
    (Paused(at=7), '{"rec":"paused","at":7}'),
    (Paused(at=7, adjourned=True), '{"rec":"paused","at":7,"adjourned":true}'),
    (Resumed(at=8), '{"rec":"resumed","at":8}'),
    (
        Clocked(at=8, clock=ClockSaid(1, 2, 3)),
        '{"rec":"clocked","at":8,"clock":{"turn_ms":1,"bank_ms":2,"grace_ms":3}}',
    ),
    (Clocked(at=8, clock=None), '{"rec":"clocked","at":8,"clock":null}'),
    (
        Agreed(at=8, preset="burraco", options={"target": 1}),
        '{"rec":"agreed","at":8,"preset":"burraco","options":{"target":1}}',
    ),
    (
        Agreed(at=8, preset="burraco", options={}, overrides={"target": 1}, clock=ClockSaid(1, 2, 3)),
        '{"rec":"agreed","at":8,"preset":"burraco","options":{},"overrides":{"target":1},'
        '"clock":{"turn_ms":1,"bank_ms":2,"grace_ms":3}}',
    ),
    (Abandoned(at=9), '{"rec":"abandoned","at":9}'),
    (
        Abandoned(at=9, reason="forfeit", winner=1),
        '{"rec":"abandoned","at":9,"reason":"forfeit","winner":1}',
    ),
]


@pytest.mark.parametrize(("record", "line"), FROZEN)
def test_a_record_is_written_as_it_always_was_and_read_again(record: Record, line: str) -> None:
    assert encode_record(record).decode() == line
    assert read_record(line.encode()) == record


def test_no_kind_of_record_is_without_a_sample() -> None:
    assert {type(record) for record, _ in FROZEN} == set(get_args(Record))


@pytest.mark.parametrize(
    "line",
    [
        "",
        "{",
        "[]",
        '{"rec":"danced","at":1}',
        '{"rec":"paused"}',
        '{"rec":"paused","at":1,"more":2}',
        '{"rec":"acted","at":4,"seat":2,"actions":[{"do":"peek"}],"ms":0}',
        "\xff",
    ],
)
def test_what_is_no_record_is_said_to_be_none(line: str) -> None:
    with pytest.raises(ValueError) as caught:  # noqa: PT011
        read_record(line.encode("latin-1"))
    assert str(caught.value)


def test_a_table_of_chosen_seats_does_not_draw_for_partners_and_says_so() -> None:
    first = opened(1, "K7QF2M", load_rules("burraco"), preset_table("burraco"))
    assert first.options["draw_for"] == "deal"
    assert first.overrides == {"draw_for": "deal"}


def test_a_table_keeps_every_option_and_names_those_that_differ() -> None:
    rules = load_rules("buraco", {"target": 500})
    first = opened(1, "K7QF2M", rules, preset_table("buraco"), clock=ClockSaid(1, 2, 3))
    assert first.overrides == {"target": 500}
    assert set(first.options) >= {"players", "values", "target", "pots"}
    assert read_record(encode_record(first)) == first


def test_table_codes_are_six_clear_letters() -> None:
    codes = {table_code(bytes([first, *range(7)])) for first in range(256)}
    assert len(codes) > 200
    assert all(len(code) == 6 and not set(code) & set("01ILOU") for code in codes)
