"""What a server sends, cut into replies."""

from __future__ import annotations

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
    {b"a": 1},
    [],
    b"x",
]


@pytest.mark.parametrize("step", [1, 2, 3, 7, len(SAID)])
def test_replies_are_the_same_however_the_bytes_come_in(step: int) -> None:
    replies = Replies(100)
    found = [reply for at in range(0, len(SAID), step) for reply in replies.feed(SAID[at : at + step])]
    assert found == MEANT


def test_a_message_that_is_too_long_is_not_looked_at_and_the_next_one_is_heard() -> None:
    said = b">3\r\n$7\r\nmessage\r\n$1\r\nc\r\n$%d\r\n%b\r\n:1\r\n" % (50_000, bytes(50_000))
    replies = Replies(1000)
    found = [reply for at in range(0, len(said), 4096) for reply in replies.feed(said[at : at + 4096])]
    assert found == [[b"message", b"c", TooLong(50_000)], 1]


def test_what_no_server_would_send_at_once_is_not_waited_for_in_memory() -> None:
    replies = Replies(1000)
    replies.feed(b"$%d\r\n" % 500_000_000 + bytes(30_000_000))
    with pytest.raises(Nonsense, match="more than"):
        replies.feed(bytes(20_000_000))


@pytest.mark.parametrize("said", [b"HTTP/1.1 400 Bad Request\r\n", b"$many\r\n", b"x" * 100_000])
def test_what_is_no_reply_is_nonsense(said: bytes) -> None:
    with pytest.raises(Nonsense):
        Replies(1000).feed(said)


def test_the_code_of_a_refusal_is_its_first_word() -> None:
    assert Refusal("NOPERM this user has no permissions").code == "NOPERM"
