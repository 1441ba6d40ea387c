"""Four people in a group, whose messages are fetched: from /new to the result, hands by buttons."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial

import pytest

from tests.flows.chat_faults import in_doubt, troubled
from tests.flows.chat_people import Player, all_play, hands, has_button, insists, says, table_of
from tests.flows.chat_secrets import nothing_told, whole
from tests.flows.chat_stage import MATCH_S, ChatStage, staged
from tests.transports.redis.servers import Server
from tests.transports.telegram.double.groups import Group
from tests.transports.telegram.double.messages import Message
from tests.transports.telegram.double.phone import Phone

NAMES = ("Ann", "Bob", "Cleo", "Dan")
SEATS = "①②③④"
SEEDS = (1, 2, 3, 4)


def met(stage: ChatStage) -> tuple[Group, list[Player]]:
    """Four people and the bot in a group."""
    phones = [stage.double.phone(name) for name in NAMES]
    return stage.double.group("Friends", *phones), [Player(phone, seed) for seed, phone in enumerate(phones)]


async def sit_down(group: Group, players: Sequence[Player]) -> None:
    """From Start and /new to a table of one deal at which all four sit, and are ready."""
    ann = players[0].phone
    for player in players:
        await says(player.phone, "/start", partial(has_button, player.phone, "Play"))
    await says(ann, "/new", partial(has_button, ann, "① Sit here", group), group)
    for sign, player in zip(SEATS, players, strict=True):
        label = f"{sign} Sit here"
        await insists(player.phone, label, lambda label=label: not has_button(ann, label, group), group)  # type: ignore[misc]
    await insists(ann, "Points", partial(has_button, ann, "one deal", group), group)
    await insists(ann, "one deal", lambda: "one deal," in tables(group)[-1].text, group)
    for player in players:
        await insists(player.phone, "Ready", partial(_is_ready, player.phone, group), group)


def _is_ready(phone: Phone, group: Group) -> bool:
    text = tables(group)[-1].text
    return f"{phone.person.name} — ✓ ready" in text or "Deal 1" in text


def group_over(stage: ChatStage, group: Group) -> asyncio.Task[None]:
    """Done when the result was told."""

    async def over() -> None:
        await stage.double.world.bell.until("the match ends", lambda: len(results(group)) > 0, group.id, MATCH_S)

    return asyncio.create_task(over())


def results(group: Group) -> list[Message]:
    """The messages that tell the result, apart from the one of the table."""
    return [one for one in group.messages() if "🏆" in one.text and not any(each.markup for each in one.versions)]


def tables(group: Group) -> list[Message]:
    """The messages that show the table, or have shown it."""
    return [one for one in group.messages() if one.by_bot and any(each.markup for each in one.versions)]


async def holds(stage: ChatStage, group: Group, players: Sequence[Player], doubled: int = 0) -> None:
    """The match is over, and all is as it must be; ``doubled``: so many messages may have been sent twice.

    Raises AssertionError.
    """
    table = table_of(players[0].phone)
    log = await stage.log(table)
    assert {act.seat for act in whole(table, log)} == {0, 1, 2, 3}
    nothing_told(stage.double, table, log)
    assert 1 <= len(tables(group)) <= 1 + doubled
    assert 1 <= len(results(group)) <= 1 + doubled
    said = [one.text for one in group.messages() if one.by_bot]
    assert sum(count - 1 for count in Counter(said).values()) <= doubled
    for player in players:
        assert 1 <= len(hands(player.phone)) <= 1 + doubled + player.away


async def test_four_people_play_a_match(servers: Callable[[str], Server]) -> None:
    async with staged(servers("valkey")) as stage:
        await stage.begins()
        group, players = met(stage)
        await sit_down(group, players)
        await all_play(players, group_over(stage, group))
        await holds(stage, group, players)


@pytest.mark.parametrize("seed", SEEDS)
async def test_four_people_play_a_match_whatever_goes_wrong(
    servers: Callable[[str], Server], monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    monkeypatch.setattr("transports.telegram.api.ANSWER_S", 0.5)
    async with staged(servers("valkey"), seed) as stage:
        await stage.begins()
        group, players = met(stage)
        async with troubled(stage, players, restarts=4):
            await sit_down(group, players)
            await all_play(players, group_over(stage, group))
        assert stage.starts == 5
        await holds(stage, group, players, in_doubt(stage))
