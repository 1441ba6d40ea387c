"""A group's side of its table: what it says, in how many messages, and of whom."""

from __future__ import annotations

from core.table.orders import Close, Start
from tests.transports.telegram.group_stage import ANA, BEA, group
from transports.telegram.group_desk import parts
from transports.telegram.screen import MOST_TEXT
from transports.telegram.table_caption import units


def test_a_long_text_is_cut_at_the_ends_of_lines() -> None:
    text = "\n".join(f"line {at} 🂡🂡🂡" for at in range(1_000))
    cut = parts(text)
    assert "\n".join(cut) == text
    assert all(units(part) <= MOST_TEXT for part in cut)
    assert parts("") == []
    assert parts("🂡" * 5_000) == ["🂡" * 2_048, "🂡" * 2_048, "🂡" * 904]


async def test_names_that_begin_alike_are_each_told() -> None:
    async with group() as stage:
        stage.desk.mention("An, Ana: come", {1: "An", 2: "Ana", 3: "Nobody"})
        _, screen = stage.post.said[-1]
        assert [(one.user, one.start, one.length) for one in screen.mentions] == [(1, 0, 2), (2, 4, 3)]


async def test_an_order_gives_a_sentence_where_it_is_not_done() -> None:
    async with group() as stage:
        await stage.write(ANA, "lang", "it")
        assert (await stage.desk.ask(Start())).startswith("Alcuni posti sono liberi")
        stage.house.answers = False
        assert (await stage.desk.ask(Close())).endswith("does not answer.")


async def test_without_a_host_the_first_who_sits_there_decides() -> None:
    async with group(host=None) as stage:
        assert stage.desk.host is None
        await stage.sit(BEA, ANA)
        assert stage.desk.host == BEA
        assert stage.desk.host_name == "Bea"
