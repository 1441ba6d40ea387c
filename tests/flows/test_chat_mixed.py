"""Two people in their chats, one at a console and a bot that is a program, at one table: by a link and a code."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import pytest

from tests.flows.chat_faults import in_doubt, troubled
from tests.flows.chat_people import Player, all_play, hands, has_button, insists, says, sheets, table_of
from tests.flows.chat_secrets import nothing_told, whole
from tests.flows.chat_stage import MATCH_S, ChatStage, staged
from tests.scripts.machines import BY_HINTS, Machine
from tests.scripts.terminal_session import ROOT
from tests.transports.redis.servers import Server

SEEDS = (1, 2)
PLAIN = (sys.executable, str(ROOT / "bots" / "examples" / "plain.py"))


async def sit_down(stage: ChatStage, ann: Player, bob: Player) -> str:
    """Ann makes a table, Bob follows her link; the table's code."""
    for player in (ann, bob):
        await says(player.phone, "/start", partial(has_button, player.phone, "Play"))
    link: list[str] = []

    def invited() -> bool:
        found = [word for one in ann.phone.sees() for word in one.text.split() if word.startswith("https://t.me/")]
        link[:] = found[-1:]
        return bool(found)

    await insists(ann.phone, "With friends, by a link", invited)
    for player in (ann, bob):
        if player is bob:
            bob.phone.opens(link[0])
        await stage.double.until("they are shown the table", lambda player=player: bool(hands(player.phone)))  # type: ignore[misc]
    return table_of(ann.phone)


async def plays(stage: ChatStage, machine: Machine, table: str, ann: Player, bob: Player) -> None:
    """The others come in from elsewhere, and all play to the result."""
    robo = asyncio.create_task(machine.runs("bot", "join", table, "--as", "Robo", "--", *PLAIN))
    cleo = asyncio.create_task(machine.runs("join", table, "--as", "Cleo", lines=f"ready\n{BY_HINTS}"))
    for player in (ann, bob):
        await insists(player.phone, "I am ready", partial(_is_ready, player))

    async def over() -> None:
        for player in (ann, bob):
            await stage.double.world.bell.until(
                "the match ends",
                lambda player=player: bool(sheets(player.phone)),
                player.phone.id,
                MATCH_S,  # type: ignore[misc]
            )

    await all_play([ann, bob], asyncio.create_task(over()))
    assert "The match is over." in (await cleo).stdout
    robo.cancel()


def _is_ready(player: Player) -> bool:
    return has_button(player.phone, "I am not ready any more") or "Deal 1" in hands(player.phone)[-1].text


async def holds(stage: ChatStage, players: Sequence[Player], doubled: int = 0) -> None:
    """The match is over, and all is as it must be. Raises AssertionError."""
    table = table_of(players[0].phone)
    log = await stage.log(table)
    assert {act.seat for act in whole(table, log)} == {0, 1, 2, 3}
    nothing_told(stage.double, table, log)
    assert stage.double.public.all == []
    for player in players:
        assert 1 <= len(hands(player.phone)) <= 1 + doubled + player.away
        assert 1 <= len(sheets(player.phone)) <= 1 + doubled


async def test_two_in_chats_one_at_a_console_and_a_program_play_a_match(
    servers: Callable[[str], Server], tmp_path: Path
) -> None:
    async with staged(servers("valkey")) as stage:
        await stage.begins()
        ann, bob = (Player(stage.double.phone(name), seed) for seed, name in enumerate(("Ann", "Bob")))
        table = await sit_down(stage, ann, bob)
        await plays(stage, Machine(tmp_path / "home", stage.server.url), table, ann, bob)
        await holds(stage, (ann, bob))


@pytest.mark.parametrize("seed", SEEDS)
async def test_they_play_a_match_whatever_goes_wrong(
    servers: Callable[[str], Server], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, seed: int
) -> None:
    monkeypatch.setattr("transports.telegram.api.ANSWER_S", 0.5)
    async with staged(servers("valkey"), seed) as stage:
        await stage.begins()
        ann, bob = (Player(stage.double.phone(name), seed) for name in ("Ann", "Bob"))
        async with troubled(stage, (ann, bob), restarts=3, each=(5, 15)):
            table = await sit_down(stage, ann, bob)
            await plays(stage, Machine(tmp_path / "home", stage.server.url), table, ann, bob)
        assert stage.starts == 4
        await holds(stage, (ann, bob), in_doubt(stage))
