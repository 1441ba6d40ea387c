"""An update is new once, and one process leads."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from tests.transports.telegram import kept_bindings
from tests.transports.telegram.kept_bindings import (
    A_MATCH,
    ANA,
    ANA_IS,
    BIA,
    GROUP,
    NEW,
    OLD,
    Kept,
    S,
)
from transports.telegram.bindings import (
    Bindings,
    Chat,
    Deposed,
    Held,
    Person,
    Shown,
)

kept = kept_bindings.kept
bindings = kept_bindings.bindings


async def test_an_update_is_new_once(kept: Kept, bindings: Bindings) -> None:
    assert [await bindings.seen(update) for update in (4_095, 4_096, 4_095, 0, 2**31)] == [
        True,
        True,
        False,
        True,
        True,
    ]
    assert not await kept.process().seen(2**31)
    assert sorted(await asyncio.gather(*(kept.process().seen(9) for _ in range(5)))) == [False] * 4 + [True]
    assert [await bindings.fresh(update) for update in (0, 1, 9, 2**31, 2**31 + 1)] == [False, True, False, False, True]
    await kept.later(500 * S)
    assert await bindings.fresh(4_095)
    assert await bindings.seen(4_095)


async def test_one_process_leads_until_it_resigns_or_falls_silent(kept: Kept) -> None:
    one, two = kept.process(), kept.process()
    assert await one.leader() is None
    assert await one.lead("one", 100 * S)
    assert not await two.lead("two", 100 * S)
    await kept.later(60 * S)
    assert await one.lead("one", 100 * S)  # kept
    await kept.later(60 * S)
    assert not await two.lead("two", 100 * S)
    assert await two.leader() == "one"
    await two.resign("two")
    assert await two.leader() == "one"
    await one.resign("one")
    assert await two.leader() is None
    assert await two.lead("two", 100 * S)
    await kept.later(100 * S)
    assert await one.lead("one", 100 * S)


async def test_of_many_that_want_to_lead_one_does(kept: Kept) -> None:
    many = [kept.process() for _ in range(8)]
    told = await asyncio.gather(*(process.lead(f"p{at}", 100 * S) for at, process in enumerate(many)))
    assert sorted(told) == [False] * 7 + [True]


async def test_a_leader_whom_nobody_has_replaced_goes_on(kept: Kept) -> None:
    one = kept.process()
    assert await one.lead("one", 100 * S)
    await kept.later(100 * S)
    assert await one.seen(1)
    assert await one.lead("one", 100 * S)


async def test_a_leader_that_slept_while_another_led_can_change_nothing(kept: Kept) -> None:
    old, new = kept.process(), kept.process()
    assert await old.lead("old", 100 * S)
    await old.keep_held(Held(ANA, "T1", draft=b"old"))
    report = await old.report(ANA, "T0")
    await kept.later(100 * S)
    assert await new.lead("new", 100 * S)
    await new.keep_held(Held(ANA, "T1", draft=b"new"))
    await new.keep_chat(Chat(GROUP, "T1"))
    await new.keep_shown(GROUP, "table", Shown(10))
    await new.keep_person(ANA_IS)
    await new.keep_file("k", "f")
    writes: list[Callable[[], object]] = [
        lambda: old.fresh(5),
        lambda: old.seen(5),
        lambda: old.keep_person(Person(ANA)),
        lambda: old.forget(ANA),
        lambda: old.keep_chat(Chat(GROUP, "T0")),
        lambda: old.drop_chat(GROUP),
        lambda: old.move_chat(OLD, NEW),
        lambda: old.keep_held(Held(ANA, "T0")),
        lambda: old.keep_draft(ANA, "T1", b"old"),
        lambda: old.drop_held(ANA, "T1"),
        lambda: old.keep_shown(GROUP, "table", Shown(11)),
        lambda: old.drop_shown(GROUP, "table"),
        lambda: old.keep_file("k", "g"),
        lambda: old.finished(GROUP, "A", "buraco", *A_MATCH),
        lambda: old.report(BIA, "A"),
    ]
    for ended in (False, True):  # while the new one leads, and after that has ended without a word
        for write in writes:
            with pytest.raises(Deposed, match="another process"):
                await write()  # type: ignore[misc]
        if not ended:
            await kept.later(100 * S)
    assert await new.held(ANA) == (Held(ANA, "T1", draft=b"new"),)
    assert await new.chats() == (Chat(GROUP, "T1"),)
    assert await new.shown(GROUP, "table") == Shown(10)
    assert await new.person(ANA) == ANA_IS
    assert await new.stats(GROUP) == ()
    assert await new.report(ANA, "T0") == report
    assert await new.seen(5)
    # It is told once that it has missed something; then it may lead again.
    assert not await old.lead("old", 100 * S)
    assert await old.leader() is None
    assert await old.lead("old", 100 * S)
    assert await old.keep_draft(ANA, "T1", b"old")
    with pytest.raises(Deposed):
        await new.keep_draft(ANA, "T1", b"new")


async def test_who_stands_by_changes_nothing(kept: Kept) -> None:
    one, two = kept.process(), kept.process()
    await one.lead("one", 100 * S)
    await two.lead("two", 100 * S)
    for asks in (two.fresh, two.seen):
        with pytest.raises(Deposed):
            await asks(1)
    assert await one.seen(1)
