"""What a server sends, cut into replies."""

from __future__ import annotations

import tracemalloc

import pytest

from transports.redis.replies import Nonsense, Refusal, Replies, TooLong

SAID = (
    b"+OK\r\n:7\r\n$5\r\nhello\r\n$-1\r\n*2\r\n:1\r\n$2\r\n\r\n\r\n"
    b">3\r\n$7\r\nmessage\r\n$1\r\nc\r\n$2\r\nhi\r\n-NOPERM not you\r\n"
    b"_\r\n#t\r\n,1.5\r\n%1\r\n+a\r\n:1\r\n*0\r\n=5\r\ntxt:x\r\n"
)
MEANT = [
    b"OK",
    7,
    b"hello",
    None,
    [1, b"\r\n"],
    [b"message", b"c", b"hi"],
    Refusal("NOPERM not you"),
    None,
    True,
    1.5,
    [b"a", 1],
    [],
    b"txt:x",
]


@pytest.mark.parametrize("step", [1, 2, 3, 7, len(SAID)])
def test_replies_are_the_same_however_the_bytes_come_in(step: int) -> None:
    replies = Replies(100)
    found = [reply for at in range(0, len(SAID), step) for reply in replies.feed(SAID[at : at + step])]
    assert found == MEANT


def test_a_message_that_is_too_long_is_dropped_as_it_comes_and_the_next_one_is_heard() -> None:
    replies, found = Replies(1000), []
    begin = b">3\r\n$7\r\nmessage\r\n$1\r\nc\r\n$%d\r\n" % 50_000_000
    tracemalloc.start()
    try:
        found += replies.feed(begin)
        chunk = bytes(50_000)
        for _ in range(1000):
            found += replies.feed(chunk)
        found += replies.feed(b"\r\n:1\r\n")
        assert tracemalloc.get_traced_memory()[1] < 1_000_000
    finally:
        tracemalloc.stop()
    assert found == [[b"message", b"c", TooLong(50_000_000)], 1]


@pytest.mark.parametrize(
    "said", [b"HTTP/1.1 400 Bad Request\r\n", b"$many\r\n", b"*99999999\r\n", b"*1\r\n" * 20, b"x" * 100_000]
)
def test_what_is_no_reply_is_nonsense(said: bytes) -> None:
    with pytest.raises(Nonsense):
        Replies(1000).feed(said)


def test_the_code_of_a_refusal_is_its_first_word() -> None:
    assert Refusal("NOPERM this user has no permissions").code == "NOPERM"
