"""Updates that come again: handed on once, and done when they were dealt with."""

from __future__ import annotations

import asyncio

from telegram import Update

from transports.telegram.once import MOST, Once


class Taken:
    def __init__(self) -> None:
        self.handed: list[tuple[int, asyncio.Future[None]]] = []

    def __call__(self, update: Update) -> asyncio.Future[None]:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.handed.append((update.update_id, done))
        return done


async def test_what_comes_again_is_not_handed_on_again_and_is_done_with_the_first() -> None:
    taken = Taken()
    once = Once(taken)
    first, again = once(Update(1)), once(Update(1))
    assert [number for number, _ in taken.handed] == [1]
    taken.handed[0][1].set_result(None)
    await asyncio.gather(first, again)
    assert once(Update(1)).done()
    assert len(taken.handed) == 1


async def test_what_was_given_up_is_handed_on_anew() -> None:
    taken = Taken()
    once = Once(taken)
    once(Update(1)).cancel()
    assert not once(Update(1)).done()
    assert [number for number, _ in taken.handed] == [1, 1]


async def test_only_so_many_are_known_and_what_is_under_way_always() -> None:
    taken = Taken()
    once = Once(taken)
    once(Update(0))
    for number in range(1, 2 * MOST):
        once(Update(number))
        taken.handed[-1][1].set_result(None)
    assert len(once._known) <= MOST + 1
    once(Update(0))
    assert [number for number, _ in taken.handed].count(0) == 1
