"""What is kept of people after an evening of play: what docs/privacy.md says, and nothing else."""

from __future__ import annotations

import asyncio
import logging
import re
from pathlib import Path
from typing import Final

import pytest

from core.table.orders import Fill
from tests.patience import PATIENCE_S
from tests.scripts.telegram.chats import Chats, Process, chats, on_every_kind
from tests.scripts.telegram.kept import everything, lies
from tests.scripts.telegram.test_one_after_another import brought_to, hook
from tests.transports.redis.servers import Server
from tests.transports.telegram.double.groups import Group
from tests.transports.telegram.double.phone import Phone
from transports.redis.clients import Clients, call
from transports.telegram.bindings import DAY_MS, Lasting

PAGE: Final = Path(__file__).resolve().parents[3] / "docs/privacy.md"
WORDS: Final = "zebra", "walrus", "ocelot", "quagga", "gecko"
"""What people write in that evening; no text of the program has it."""
KINDS: Final[dict[str, int]] = {
    "person": Lasting().quiet_ms,
    "chat": Lasting().quiet_ms,
    "chats": Lasting().quiet_ms,
    "shown": Lasting().quiet_ms,
    "held": Lasting().quiet_ms,
    "holders": Lasting().quiet_ms,
    "seated": Lasting().quiet_ms,
    "report": Lasting().quiet_ms,
    "reports": DAY_MS,
    "seen": Lasting().seen_ms,
    "led": Lasting().quiet_ms,
    "leader": 10_000,
}
"""What lies under `buraco:tg:{bot}:` then, and for how many milliseconds at the most."""


async def evening(it: Chats, process: Process) -> tuple[Phone, Phone, Group]:
    """Two people in a group and one of them alone, who write what they like in between."""
    ann, bob = it.double.phone("Ann", username="ann_the_first"), it.double.phone("Bob", last_name="Surname")
    group = it.double.group("Title of a group", ann, bob)
    ann.starts()
    await ann.taps("Play")
    await ann.reads("Deal 1")
    ann.says("zebra")
    await ann.reads("zebra")
    ann.says("/join walrus")
    ann.says("/ocelot")
    ann.says("/report")
    await ann.reads("report")
    bob.starts()
    await bob.finds("Play")
    ann.says("/new", group)
    await ann.taps("① Sit here", group)
    await bob.taps("② Sit here", group)
    bob.says("quagga", group)
    bob.says("/kick gecko", group)
    bob.says("/lang ru", group)
    table = next(chat.table for chat in await process.bindings.chats() if chat.place.chat == group.id)
    assert table is not None
    await process.house.order(table, Fill(program="greedy"))
    await it.until("all was taken", lambda: not it.double.updates.waiting, process)
    return ann, bob, group


@pytest.mark.parametrize("webhook", [False, True])
async def test_nothing_that_anybody_has_written_is_kept_or_logged_and_no_token(
    server: Server, webhook: bool, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.DEBUG):
        async with chats(server.url) as it, it.process(hook(it) if webhook else None) as process:
            if webhook:
                await brought_to(it, process)
            ann, bob, _ = await evening(it, process)
            kept = await everything(server.url)
    token = it.double.token.partition(":")[2]
    for text in (kept, caplog.text):
        for word in (*WORDS, token, "ann_the_first", "Surname", "Title of a group"):
            assert word.lower() not in text.lower()
    assert "Ann" in kept
    assert not re.search(r"\b(Ann|Bob)\b", caplog.text)
    of_tables = {key: text for key, text in (await lies(server.url)).items() if not key.startswith("buraco:tg:")}
    for person in (ann, bob):
        assert str(person.id) in kept
        assert str(person.id) not in str(of_tables)
    named = {key for key, text in of_tables.items() if re.search(r"\b(Ann|Bob)\b", text)}
    lists = {key for key in named if not key.startswith("buraco:{")}
    assert lists == {"buraco:tables"}
    assert all(f"`{key}`" in PAGE.read_text("utf-8") for key in lists)


async def ends_in(url: str) -> dict[str, int]:
    """In how many milliseconds what lies under every key of the chats ends by itself (-1: never)."""
    clients = Clients(url)
    client = clients.commands(1)
    try:
        left = {key: await call(client.pttl(key)) for key in await lies(url) if key.startswith("buraco:tg:")}
    finally:
        await clients.aclose()
    return {key: ms for key, ms in left.items() if ms != -2}  # some have ended meanwhile


@on_every_kind
async def test_every_kind_of_what_is_kept_is_known_and_ends_by_itself(server: Server) -> None:
    async with chats(server.url) as it, it.process() as process:
        await evening(it, process)
        async with asyncio.timeout(PATIENCE_S):
            while True:
                left = await ends_in(server.url)
                kinds = {key: re.fullmatch(r"buraco:tg:\{\d+\}:(\w+)(?::.*)?", key) for key in left}
                if set(KINDS) <= {found[1] for found in kinds.values() if found}:
                    break  # who leads is not there for a moment where this process stood still
    assert {found[1] for found in kinds.values() if found} == set(KINDS)
    for key, found in kinds.items():
        assert found is not None
        assert 0 < left[key] <= KINDS[found[1]], key


async def test_who_asks_to_be_forgotten_is_nowhere_but_as_a_name_at_tables(server: Server) -> None:
    async with chats(server.url) as it, it.process() as process:
        ann, _, _ = await evening(it, process)
        ann.says("/forget")
        await ann.taps("Delete it")
        await ann.reads("Deleted")
        await process.ends()
        left = {key: text for key, text in (await lies(server.url)).items() if str(ann.id) in key + text}
    assert left == {}


def test_the_page_names_the_times_after_which_things_end() -> None:
    page = PAGE.read_text("utf-8")
    assert f"`keep_days` ({Lasting().quiet_ms // DAY_MS})" in page
    assert "25 hours" in page
    assert Lasting().seen_ms == DAY_MS * 25 // 24
    assert Lasting().file_ms == DAY_MS // 24
