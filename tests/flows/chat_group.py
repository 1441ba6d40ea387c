"""People of one group at its table: they meet, sit down, and are told the result; and what must be so afterwards."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import Final

from tests.flows.chat_faults import live
from tests.flows.chat_people import Player, hands, has_button, insists, says, table_of
from tests.flows.chat_secrets import nothing_told, whole
from tests.flows.chat_stage import MATCH_S, ChatStage
from tests.transports.telegram.double.groups import Group
from tests.transports.telegram.double.messages import Message
from tests.transports.telegram.double.phone import Phone

SEATS: Final = "①②③④"
FOUR: Final = ("Ann", "Bob", "Cleo", "Dan")
RESULT: Final = "🏆"
NUDGE: Final = "⏰"


def met(stage: ChatStage, *names: str) -> tuple[Group, list[Player]]:
    """These people and the bot in a group."""
    phones = [stage.double.phone(name) for name in names]
    group = stage.double.group("Friends", *phones)
    return group, [Player(phone, seed, group) for seed, phone in enumerate(phones, 10 * stage.seed)]


async def sit_down(group: Group, players: Sequence[Player]) -> None:
    """From Start and /new to a table of one deal at which all of them sit, and are ready."""
    ann = players[0].phone
    for player in players:
        await says(player.phone, "/start", partial(has_button, player.phone, "Play"))
    await says(ann, "/new", partial(has_button, ann, "① Sit here", group), group)
    for sign, player in zip(SEATS, players, strict=False):
        label = f"{sign} Sit here"
        await insists(player.phone, label, partial(_is_taken, group, sign, player.phone), group)
    await insists(ann, "Points", partial(has_button, ann, "one deal", group), group)
    await insists(ann, "one deal", lambda: "one deal," in tables(group)[-1].text, group)
    for player in players:
        await insists(player.phone, "Ready", partial(_is_ready, player.phone, group), group)


def _is_taken(group: Group, sign: str, phone: Phone) -> bool:
    return f"{sign} {phone.person.name} " in tables(group)[-1].text


def _is_ready(phone: Phone, group: Group) -> bool:
    text = tables(group)[-1].text
    return f"{phone.person.name} — ✓ ready" in text or "Deal 1" in text


def group_over(stage: ChatStage, group: Group) -> asyncio.Task[None]:
    """Done when the message of the table tells the result."""

    async def over() -> None:
        told = partial(_tells_result, group)
        await stage.double.world.bell.until("the match ends", told, group.id, MATCH_S)

    return asyncio.create_task(over())


def _tells_result(group: Group) -> bool:
    return any(RESULT in one.text for one in tables(group))


def results(group: Group) -> list[Message]:
    """The messages that tell the result, apart from the one of the table."""
    return [one for one in group.messages() if RESULT in one.text and not any(each.markup for each in one.versions)]


def tables(group: Group) -> list[Message]:
    """The messages that show the table, or have shown it."""
    return [one for one in group.messages() if one.by_bot and any(each.markup for each in one.versions)]


async def holds(stage: ChatStage, group: Group, players: Sequence[Player], doubled: int = 0) -> None:
    """The match is over, and all is as it must be; ``doubled``: so many messages may have been sent twice, and as many
    that are sent once may never have come.

    Raises AssertionError.
    """
    least = 0 if doubled else 1
    await stage.until(
        "all stands there once",
        lambda: (
            len(live(group.messages())) <= 1 + doubled
            and least <= len(results(group)) <= 1 + doubled
            and all(1 <= len(hands(player.phone)) <= 1 + doubled for player in players)
        ),
    )
    table = table_of(players[0].phone)
    log = await stage.log(table)
    assert {act.seat for act in whole(table, log)} == {0, 1, 2, 3}
    nothing_told(stage.double, table, log)
    said = [one.text for one in group.messages() if one.by_bot and not one.text.startswith(NUDGE)]
    assert sum(count - 1 for count in Counter(said).values()) <= doubled
