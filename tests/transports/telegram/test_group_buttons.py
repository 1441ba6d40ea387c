"""The buttons of a group: seats for everybody, rules for the host, each tap once and never for another moment."""

from __future__ import annotations

import asyncio
import random

import pytest

from core.table.orders import Agree, Kick, Sit, Start
from tests.transports.telegram.group_stage import ANA, BEA, CARLO, DORA, EVE, LINK, group, running
from transports.telegram.bindings import Chat
from transports.telegram.group_people import STRANGER_MS
from transports.telegram.group_taps import data
from transports.telegram.rules_menu import SHOWN


async def test_four_sit_down_and_the_cards_are_dealt_when_all_are_ready() -> None:
    async with group() as stage:
        await stage.dealt(ANA, BEA, CARLO, DORA)
        assert stage.text.startswith("burraco to 2000 · Deal 1\n")
        assert "Ana and Carlo <&_* 0, Bea and Dora 0" in stage.text


async def test_who_cannot_be_written_to_keeps_the_deal_waiting_and_is_shown_the_way() -> None:
    async with group() as stage:
        await stage.sit(ANA, BEA, CARLO)
        await stage.press(DORA, "Sit here")
        assert "④ Dora — ⚠ not reachable in private yet" in stage.text
        assert "⚠ Dora must open the private chat" in stage.text
        assert stage.button("Open the private chat").url == LINK
        refused = await stage.press(ANA, "Start")
        assert refused.alert
        assert refused.text.startswith("Dora must open the private chat")
        assert (await stage.press(DORA, "Ready")).alert
        assert not any(isinstance(order, Start) for order in stage.house.orders)
        await stage.meet(DORA)
        await stage.chat.refresh()
        assert "⚠" not in stage.text
        assert "④ Dora — not ready yet" in stage.text


async def test_start_asks_everybody_first_and_deals_the_second_time() -> None:
    async with group() as stage:
        await stage.sit(ANA, BEA, CARLO, DORA)
        first = stage.button("Start").data
        assert first is not None
        assert (await stage.send(ANA, first)).text == ""
        ((_, asked),) = stage.post.said
        assert asked.text == "📣 Bea, Carlo <&_* and Dora: are you ready? Press Ready."
        assert [mention.user for mention in asked.mentions] == [BEA, CARLO, DORA]
        assert [asked.text[one.start : one.start + one.length] for one in asked.mentions] == [
            "Bea",
            "Carlo <&_*",
            "Dora",
        ]
        # The same tap once more is an old one.
        assert "moved on" in (await stage.send(ANA, first)).text
        assert stage.game.coordinator.table.deal is None
        await stage.press(ANA, "Start without waiting")
        await stage.hear()
        assert stage.game.coordinator.table.deal is not None


@pytest.mark.parametrize("label", ["Game", "Options", "Points", "Time", "Add a bot", "Remove"])
async def test_only_the_host_changes_what_is_played(label: str) -> None:
    async with group() as stage:
        await stage.sit(ANA, BEA)
        assert (await stage.press(BEA, label)).text == "Only Ana can do that."
        assert stage.desk.page == ""
        assert (await stage.press(ANA, label)).text == ""
        assert stage.desk.page != ""


async def test_nobody_who_is_not_in_the_chat_does_anything() -> None:
    async with group() as stage:
        await stage.meet(EVE)
        for label in ("Sit here", "Game"):
            refused = await stage.press(EVE, label)
            assert refused.alert
            assert refused.text.startswith("Only members of this chat")
        assert stage.house.orders == []
        stage.members.add(EVE)
        stage.game.clock.advance(STRANGER_MS)
        assert (await stage.press(EVE, "Sit here")).text == "You sit on seat 1."


async def test_a_member_is_asked_for_once_a_minute() -> None:
    async with group() as stage:
        await stage.press(BEA, "Game")
        await stage.press(BEA, "Game")
        assert stage.asked_members == 2  # for Bea, and for Ana who decides
        stage.members.discard(BEA)
        await stage.advance(61_000)
        assert (await stage.press(BEA, "Game")).text.startswith("Only members")


async def test_when_the_host_leaves_the_next_one_decides() -> None:
    async with group() as stage:
        await stage.sit(ANA, BEA, CARLO)
        assert (await stage.press(ANA, "Leave")).text == "You have left."
        assert "Bea chooses the rules and starts." in stage.text
        assert (await stage.press(ANA, "Game")).text == "Only Bea can do that."
        assert (await stage.press(BEA, "Game")).text == ""
        kept = await stage.bindings.chat(stage.desk.place)
        assert kept is not None
        assert kept.host == BEA


async def test_a_host_who_has_left_the_chat_unnoticed_decides_no_more() -> None:
    async with group() as stage:
        await stage.sit(ANA, BEA)
        stage.members.discard(ANA)
        await stage.advance(61_000)
        assert (await stage.press(BEA, "Game")).text == ""
        assert stage.desk.host == BEA


async def test_start_is_meant_for_who_sits_there_and_not_for_who_is_ready() -> None:
    async with group() as stage:
        await stage.sit(ANA, BEA, CARLO, DORA)
        start = stage.button("Start").data
        assert start is not None
        await stage.press(BEA, "Ready")
        assert (await stage.send(ANA, start)).text == ""
        again = stage.button("Start without waiting").data
        assert again is not None
        await stage.press(BEA, "Leave")
        assert "moved on" in (await stage.send(ANA, again)).text


async def test_with_nobody_left_who_sits_down_next_decides() -> None:
    async with group() as stage:
        await stage.sit(ANA)
        await stage.press(ANA, "Leave")
        assert (await stage.press(BEA, "Game")).text.startswith("Sit down first")
        await stage.sit(CARLO)
        assert (await stage.press(CARLO, "Game")).text == ""


async def test_the_rules_are_agreed_on_by_taps_and_kept_for_the_next_table() -> None:
    async with group() as stage:
        await stage.sit(ANA, BEA)
        await stage.press(ANA, "Game")
        await stage.press(ANA, "aberto")
        await stage.press(ANA, "Points")
        await stage.press(ANA, "1500")
        await stage.press(ANA, "Time")
        await stage.press(ANA, "90 seconds")
        await stage.press(ANA, "Options")
        await stage.press(ANA, "Cards in a hand")
        await stage.press(ANA, "12")
        await stage.press(ANA, "Back to the table")
        await stage.hear()
        assert stage.text.startswith(
            "🃏 aberto to 1500, 4 players in 2 teams\nOther than usual: Cards in a hand: 12.\n⏱ For a"
        )
        rules = stage.game.coordinator.table.rules
        assert (rules.preset, rules.target, rules.hand_size) == ("aberto", 1_500, 12)
        kept = await stage.bindings.chat(stage.desk.place)
        assert kept is not None
        assert kept.wanted is not None
        assert kept.wanted.options == {"hand_size": 12, "target": 1_500}


async def test_what_cannot_be_played_is_told_and_changes_nothing() -> None:
    async with group() as stage:
        await stage.sit(ANA, BEA, CARLO)
        refused = await stage.send(ANA, data("set", stage.game.name, "teams", 3))
        assert refused.alert
        assert "3 teams need 6 players" in refused.text
        two = await stage.send(ANA, data("set", stage.game.name, "players", 2))
        assert two.text.startswith("3 people sit at this table")
        assert not [order for order in stage.house.orders if isinstance(order, Agree)][1:]


async def test_bots_sit_down_on_free_seats_by_level_and_go_again() -> None:
    async with group() as stage:
        await stage.sit(ANA)
        await stage.press(ANA, "Add a bot")
        first = stage.button("Beginner").data
        assert first is not None
        await stage.send(ANA, first)
        await stage.send(ANA, first)  # doubled
        assert [one.name for one in stage.game.coordinator.table.players if one is not None] == ["Ana", "Bruno"]
        await stage.press(ANA, "Chance")
        await stage.press(ANA, "Chance")
        assert stage.desk.page == ""
        assert "④ Dario (a bot)" in stage.text
        await stage.press(ANA, "Remove")
        away = stage.button("② Bruno").data
        assert away is not None
        await stage.send(ANA, away)
        await stage.meet(BEA)
        await stage.press(BEA, "② Sit here")
        assert "moved on" in (await stage.send(ANA, away)).text  # that was Bruno, not Bea
        assert "② Bea" in stage.text
        assert len([order for order in stage.house.orders if isinstance(order, Kick)]) == 1


async def test_a_bot_never_takes_the_seat_of_somebody_who_was_quicker() -> None:
    async with group() as stage:
        await stage.sit(ANA)
        await stage.press(ANA, "Add a bot")
        await stage.meet(BEA)
        bot = stage.button("Beginner").data
        assert bot is not None
        await stage.game.bus.ask(Sit(name="Zoe", seat=1))
        lobby = stage.desk.known.lobby
        assert lobby is not None
        await stage.send(ANA, bot)
        players = stage.game.coordinator.table.players
        assert players[1] is not None
        assert players[1].name == "Zoe"


async def test_who_sits_there_can_change_seats_and_not_sit_twice() -> None:
    async with group() as stage:
        await stage.sit(ANA)
        again = stage.button("② Sit here").data
        assert again is not None
        await stage.send(ANA, again)
        assert "② Ana" in stage.text
        assert (await stage.send(ANA, again)).text == "You have a seat here already."
        assert "① free" in stage.text


async def test_taps_for_another_table_or_another_time_are_harmless() -> None:
    async with group() as stage:
        await stage.sit(ANA, BEA)
        before = list(stage.house.orders)
        texts = [
            data("sit", "OTHERS", 2),
            data("sit", stage.game.name, 77),
            data("sit", stage.game.name, 0),
            data("yes", stage.game.name, "cancel"),
            data("start", stage.game.name, 1, 0),
            data("page", stage.game.name, "no-such-page"),
            data("bot", stage.game.name, 2, "zzz"),
            data("out", stage.game.name, 2, "zzz"),
            "nonsense",
            "",
        ]
        for text in texts:
            assert "moved on" in (await stage.send(CARLO if "sit" in text else ANA, text)).text, text
        assert stage.house.orders == before


async def test_buttons_of_the_lobby_do_nothing_once_cards_are_dealt() -> None:
    async with group() as stage:
        old: list[str] = []
        for label in ("Game", "Options", "Add a bot"):
            old.append(stage.button(label).data or "")
        await stage.dealt(ANA, BEA, CARLO, DORA)
        orders = list(stage.house.orders)
        for text in old:
            assert "moved on" in (await stage.send(ANA, text)).text
        assert stage.house.orders == orders


@pytest.mark.parametrize("seed", range(6))
async def test_taps_that_come_twice_or_late_end_as_if_they_had_come_once(seed: int) -> None:
    """The same people press the same buttons, in one group every tap comes twice, and some old ones again."""
    rng = random.Random(seed)
    labels = [
        "Sit here",
        "Leave",
        "Game",
        "aberto",
        "stbl",
        "Options",
        "Time",
        "90 seconds",
        "Back",
        "Add a bot",
        "Chance",
    ]
    labels += ["Ready", "Points", "500", "Remove", *(f"{option.name}" for option in SHOWN[:3])]
    script = [(rng.choice((ANA, BEA, CARLO)), rng.choice(labels)) for _ in range(60)]

    async def played(again: bool) -> tuple[object, ...]:
        async with group() as stage:
            await stage.meet(ANA, BEA, CARLO)
            for user, label in script:
                found = [button for text, button in stage.buttons().items() if label in text]
                if not found or found[0].data is None:
                    continue
                await stage.send(user, found[0].data)
                if again:
                    await stage.send(user, found[0].data)
                await stage.hear()
            table = stage.game.coordinator.table
            names = [None if player is None else (player.name, player.kind) for player in table.players]
            return names, table.rules, table.opened.clock, table.ready

    assert await played(True) == await played(False)


async def test_a_table_that_is_slow_does_not_keep_the_answer_to_a_tap() -> None:
    async with group() as stage:
        await stage.sit(ANA, BEA)
        gate = asyncio.Event()
        honest = stage.house.order

        async def slow(table: str, order: object) -> object:
            await gate.wait()
            return await honest(table, order)  # type: ignore[arg-type]

        stage.house.order = slow  # type: ignore[method-assign,assignment]
        tap = asyncio.ensure_future(stage.send(ANA, data("set", stage.game.name, "players", 2)))
        await stage.advance(1_000)
        assert (await tap).text == ""
        stage.members.add(CARLO)
        gate.set()
        await stage.advance(0)
        assert stage.text.startswith("🃏 burraco to 2000, 2 players")


async def test_the_chat_is_found_again_after_a_restart_with_what_was_kept() -> None:
    async with group() as stage:
        await stage.bindings.keep_chat(Chat(place=stage.desk.place, table=stage.game.name, language="it", host=BEA))
        await stage.meet(BEA)
        stage.chat = stage.another()
        async with running(stage):
            assert "posti liberi" in stage.text
            assert "Bea sceglie le regole" in stage.text
