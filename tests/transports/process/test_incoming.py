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
    ("line", "seq", "why"),
    [
        (b'{"type":"act","seq":5,"actions":[{"do":"draw"}],"info":NaN}', 5, "NaN is no JSON; write null, or a number"),
        (b'{"type":"act","seq":5,"actions":[],"info":[-Infinity]}', 5, "-Infinity is no JSON; write null, or a number"),
        (b'{"type":"act","seq":5,"info":1e999}', 5, "a number in it is too large; write null, or a smaller one"),
        (b'{"type" : "act", "explain":"\\ud800"}', 0, "half of a surrogate pair is no character"),
        (b'{"type":"act","seq":5,"explain":"\xe9"}', 5, "byte 34 of the line is not UTF-8"),
        (b'{"type":"act","seq":5,"actions":[{"do":"dr', 5, "the line ends in the middle of the message"),
        (b'{"type":"act","seq":5,"actions":[{"do":"draw"', 5, "the line ends in the middle of the message"),
        (b'{"type":"pong","n":1}{"type":"act","seq":5}', 5, "something follows the message at byte 22"),
        (b"{'type': 'act', 'seq': 5, 'actions': []}", 5, "JSON has double quotes, not single ones"),
        (b'{"type":"act","seq":5,"actions":[],}', 5, "it is no JSON: expecting property name"),
        (b'{"type":"act","info":' + b"[" * 9999 + b"]" * 9999 + b"}", 0, "it is too deep"),
        (b'[{"type":"act","seq":5,"actions":[]}]', 5, "it is no object; write { first and } last"),
        (b'my act: {"type":"act","seq":5,"actions":[]}', 5, "the line begins with something else"),
    ],
)
def test_an_act_in_broken_json_is_no_noise_and_its_author_is_told_what_is_wrong(
    line: bytes, seq: int, why: str
) -> None:
    said = read(line)
    assert isinstance(said, Garbled)
    assert (said.type, said.seq) == ("act", seq)
    assert said.text.startswith(why)
    assert unreadable(said, 9).code == "malformed"


def test_an_id_in_broken_json_says_why_too() -> None:
    said = read(b'{"type":"id","protocol":1,"name":"x","options":[{"name":"a","kind":"int","default":NaN}]}')
    assert said == Garbled("id", 0, "NaN is no JSON; write null, or a number")
    assert read(b'log: {"type":"id","protocol":1,"name":"x"}') == Noise()


def test_an_act_inside_a_text_or_another_message_is_none() -> None:
    assert read(b'{"type":"log","of":{"type":"act","seq":5}}') == Noise()
    assert read(b'note: "{\\"type\\":\\"act\\"}"') == Noise()


def test_a_byte_order_mark_is_passed_over() -> None:
    assert read(b'\xef\xbb\xbf{"type":"pong","n":4}') == read(b'{"type":"pong","n":4}')


def test_an_id_has_no_more_options_and_values_than_there_may_be() -> None:
    def with_options(options: list[str]) -> bytes:
        return f'{{"type":"id","protocol":1,"name":"x","options":[{",".join(options)}]}}'.encode()

    one = '{"name":"a","kind":"int"}'
    assert not isinstance(read(with_options([one] * 64)), Garbled)
    assert read(with_options([one] * 65)) == Garbled("id", 0, "it has 65 options, and 64 are the most; leave some out")
    much = f'{{"name":"a","kind":"word","values":{list(range(65))}}}'
    why = "an option has 65 values, and 64 are the most; take a text, or a number"
    assert read(with_options([one, much])) == Garbled("id", 0, why)


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
