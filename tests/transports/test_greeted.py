"""A port that was read up to the greeting loses nothing of it."""

from __future__ import annotations

import pytest

from core.table.messages import Closed, FromSeat, Hello, Ping, RulesSaid, Tick, ToSeat
from core.table.ports import Interrupted, PortClosed, Restored
from transports.greeted import GreetedPort

HELLO = Hello(protocol=1, table="K7M2QX", seat=2, rules=RulesSaid("stbl", {}), players=(), clock=None, engine=1)


class Words:
    """A port that gives these, one after the other."""

    def __init__(self, *words: ToSeat | Interrupted | Restored) -> None:
        self.words = list(words)

    async def send(self, message: FromSeat) -> None:
        raise AssertionError(message)

    async def receive(self) -> ToSeat | Interrupted | Restored:
        return self.words.pop(0)

    async def aclose(self) -> None:
        self.words.clear()


async def test_what_came_before_the_greeting_is_given_again_but_for_trouble_that_nobody_had() -> None:
    port = GreetedPort(Words(Interrupted("away"), Tick(1, None), Restored(), HELLO, Ping(3), Interrupted("away")))
    assert await port.greeting() == HELLO
    assert [await port.receive() for _ in range(4)] == [Tick(1, None), HELLO, Ping(3), Interrupted("away")]


async def test_a_table_that_closes_instead_of_greeting_says_why() -> None:
    with pytest.raises(PortClosed, match="the match is over"):
        await GreetedPort(Words(Tick(1, None), Closed("the match is over"))).greeting()
