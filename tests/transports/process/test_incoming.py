"""A line of a program is read in one way: a message, one that is meant to be and is none, or noise."""

from __future__ import annotations

import pytest

from transports.process.incoming import Garbled, Noise, bad_id, not_asked, read, unreadable


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"hello",
        b"[1]",
        b"null",
        b"7",
        b'"x"',
        b"{",
        b'{"type":"x"}',
        b"\xff",
        b'{"type":1}',
        b"[" * 9999,
    ],
)
def test_what_is_no_message_is_noise(line: bytes) -> None:
    assert read(line) == Noise()


@pytest.mark.parametrize(
    ("line", "seq"),
    [
        (b'{"type":"act","seq":5,"actions":[{"do":"fly"}]}', 5),
        (b'{"type":"act","seq":5,"actions":[],"more":1}', 5),
        (b'{"type":"act","seq":"5","actions":[]}', 0),
        (b'{"type":"act"}', 0),
        (b'{"type":"act","seq":true,"actions":[]}', 0),
        (b'{"type":"act","seq":99999999999999999999,"actions":[]}', 0),
        (b'{"type":"act","seq":-1,"actions":[]}', 0),
    ],
)
def test_an_act_that_cannot_be_read_says_its_number_where_it_has_one(line: bytes, seq: int) -> None:
    said = read(line)
    assert isinstance(said, Garbled)
    assert said.seq == seq
    assert said.text


@pytest.mark.parametrize(
    ("line", "type_"),
    [
        (b'{"type":"pong"}', "pong"),
        (b'{"type":"pong","n":"x"}', "pong"),
        (b'{"type":"id","protocol":1,"name":7}', "id"),
    ],
)
def test_whatever_a_program_has_to_say_is_garbled_where_it_cannot_be_read(line: bytes, type_: str) -> None:
    said = read(line)
    assert isinstance(said, Garbled)
    assert said.type == type_


@pytest.mark.parametrize(("type_", "field"), [("say", "phrase"), ("sync", "have"), ("vote", "seat")])
def test_what_nobody_needs_to_say_is_noise_where_it_cannot_be_read(type_: str, field: str) -> None:
    assert read(f'{{"type":"{type_}","{field}":[]}}'.encode()) == Noise()


@pytest.mark.parametrize(
    ("action", "shown"),
    [
        ('{"do":"discard","card":7}', "7"),
        ('{"do":"discard","card":null}', "null"),
        ('{"do":"lay","cards":["3S",null,"5S"]}', "null"),
        ('{"do":"lay","cards":["3S",["4S"]]}', "as anything but a text"),
        ('{"do":"extend","meld":1,"cards":["9D",12]}', "12"),
    ],
)
def test_what_is_no_card_is_named(action: str, shown: str) -> None:
    said = read(f'{{"type":"act","seq":5,"actions":[{{"do":"draw"}},{action}]}}'.encode())
    card = (
        f"No card is written {shown}: write its rank (A, 2 to 9, T, J, Q, K) and its suit (S, H, D, C), as in your hand"
    )
    assert said == Garbled("act", 5, card)
    assert unreadable(said, 9).text == f"This is no act: {card}."


def test_an_answer_to_what_was_not_asked_invites_no_other_act() -> None:
    stale = not_asked(4, 9)
    assert (stale.code, stale.seq, stale.at, stale.now, stale.legal) == ("stale", 4, None, 9, None)


def test_an_id_that_cannot_be_read_is_the_end_of_its_program() -> None:
    failed = bad_id("mine", Garbled("id", 0, "it is wrong"))
    assert (failed.code, failed.kind, failed.text) == (
        "bad_id",
        "garbage",
        "mine wrote an id that cannot be read: it is wrong.",
    )


def test_what_is_wrong_is_told_in_a_few_words_whatever_the_line_holds() -> None:
    said = read(b'{"type":"act","seq":1,"actions":[],"' + b"x" * 9_999 + b'":1}')
    assert isinstance(said, Garbled)
    assert len(said.text) <= 300
