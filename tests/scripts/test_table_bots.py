"""The bots of one's own table: exchanged while it is played, remembered by the saved game; a bot in one's own place."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Awaitable, Callable
from functools import partial

import pytest

from bots.registry import think_of
from core.game.actions import Action, Draw, Take
from core.game.rules import Rules
from core.game.view import View
from core.table.messages import Update
from core.table.orders import Done, Swap
from core.table.records import Acted, Returned, Seated, StoodIn, opened, read_record
from core.table.state import replay
from scripts import embedded
from scripts.embedded import client_of, host_of, with_table
from scripts.house_players import HousePlayers, Playing
from scripts.settings import load_rules, preset_table
from scripts.show_rules import rules_text
from scripts.table_bots import TableBots
from tests.patience import PATIENCE_S
from tests.transports.english import ENGLISH
from transports.client import SeatClient
from transports.console.bench import Bench
from transports.console.draft import Draft
from transports.console.lines import Lines
from transports.console.session import Console, Outcome
from transports.console.setup import Setup
from transports.console.terminal import Look, Paper
from transports.memory import MemoryLog, MemoryPort

NAMES = ("Ana", "Bruno", "Carla", "Dario")
PIPE = Look(prompts=False, colour=False, signs=True, escapes=False, plain=True)
HOUSE = HousePlayers().of
Guest = Callable[[SeatClient, TableBots], Awaitable[None]]


async def new_table(log: MemoryLog, programs: tuple[str | None, ...] = (None, "greedy", "greedy", "greedy")) -> None:
    seats = [
        Seated(at=0, seat=seat, name=NAMES[seat], kind="human" if program is None else "bot", program=program)
        for seat, program in enumerate(programs)
    ]
    rules = load_rules("stbl")
    await host_of(log, think_of("greedy")).create(opened(0, "MEMORY", rules, preset_table("stbl")), seats)


async def sit(log: MemoryLog, guest: Guest, player_of: Callable[[str, int], Playing | None] = HOUSE) -> None:
    """Open the saved game as the program does, with whoever sits there by its log, and let the guest play."""
    table = replay("MEMORY", await log.read("MEMORY"))
    assert table is not None
    players: dict[int, tuple[str, Playing]] = {}
    for seat, player in enumerate(table.players):
        playing = None if player is None or player.program is None else player_of(player.program, seat)
        if player is not None and playing is not None:
            players[seat] = player.name, playing
    bots = TableBots(players, None, player_of, ("greedy", "chance", "own"))
    host = host_of(log, think_of("greedy"), bots)

    async def visit(port: MemoryPort) -> None:
        async with client_of(port, "Ana") as client:
            await guest(client, bots)

    async with asyncio.timeout(PATIENCE_S):
        await with_table(host, "MEMORY", bots, 0, visit)


async def own_turn(client: SeatClient, after: int = 0) -> Update:
    """Wait for the own turn, behind the update of that number."""
    async for message in client.messages():
        if isinstance(message, Update) and message.turn is not None and message.seq > after:
            return message
    raise AssertionError("the table has closed")


async def play_a_turn(client: SeatClient) -> int:
    """Gives the number of the update in which it was over."""
    while client.latest is not None and client.latest.turn is not None:
        rejected = await client.act(think_of("greedy")(client.latest.view, client.rules))
        assert rejected is None, rejected
    assert client.latest is not None
    return client.latest.seq


async def test_another_bot_plays_a_seat_at_once_and_again_when_the_saved_game_goes_on() -> None:
    log, asked = MemoryLog(), list[tuple[str, int]]()
    acted: list[int] = []

    def own(seen: View, rules: Rules) -> list[Action]:
        acted.append(seen.seat if seen.seat is not None else -1)
        return think_of("chance")(seen, rules)

    def player_of(program: str, seat: int) -> Playing | None:
        asked.append((program, seat))
        return own if program == "own" else HOUSE(program, seat)

    async def first(client: SeatClient, bots: TableBots) -> None:
        await own_turn(client)
        answer = await bots.order(Swap(seat=1, program="own"))
        assert isinstance(answer, Done)
        assert bots.places[1].program == "own"
        assert bots.places[1].name != "Bruno"
        await own_turn(client, await play_a_turn(client))
        assert 1 in acted

    async def then(client: SeatClient, bots: TableBots) -> None:
        await own_turn(client)
        assert [place.program for place in bots.places] == [None, "own", "greedy", "greedy"]
        acted.clear()
        await own_turn(client, await play_a_turn(client))
        assert set(acted) == {1}

    await new_table(log)
    await sit(log, first, player_of)
    assert ("own", 1) in asked
    records = [read_record(raw) for raw in await log.read("MEMORY")]
    swapped = [record for record in records if isinstance(record, Seated) and record.program == "own"]
    assert [record.seat for record in swapped] == [1]
    await sit(log, then, player_of)


async def test_a_bot_that_is_none_is_refused_and_nothing_changes() -> None:
    async def guest(client: SeatClient, bots: TableBots) -> None:
        await own_turn(client)
        before = bots.places
        assert "Done" not in type(await bots.order(Swap(seat=1, program="nobody"))).__name__
        assert bots.places == before

    log = MemoryLog()
    await new_table(log)
    await sit(log, guest)


async def test_a_bot_plays_for_the_person_slowly_enough_to_be_looked_at_until_they_are_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(embedded, "LOOK_MS", 30)
    log = MemoryLog()

    async def leaves(client: SeatClient, bots: TableBots) -> None:
        await own_turn(client)
        await client.leave()
        mine = 0
        async for message in client.messages():
            if isinstance(message, Update):
                mine += message.view.turn == 0
                if mine > 3:
                    break
        assert bots.places[0].held

    async def comes_back(client: SeatClient, bots: TableBots) -> None:
        async for message in client.messages():
            if isinstance(message, Update):
                break
        assert bots.places[0].held  # the saved game remembers it
        await client.back()
        await own_turn(client)
        assert not bots.places[0].held

    await new_table(log)
    await sit(log, leaves)
    await sit(log, comes_back)
    records = [read_record(raw) for raw in await log.read("MEMORY")]
    left = [at for at, record in enumerate(records) if isinstance(record, StoodIn)]
    back = [at for at, record in enumerate(records) if isinstance(record, Returned)]
    assert len(left) == len(back) == 1
    instead = [each for each in records[left[0] : back[0]] if isinstance(each, Acted) and each.seat == 0]
    assert len(instead) > 1
    assert {each.by for each in instead} == {"clock"}
    assert all(each.ms >= 25 for each in instead if isinstance(each.actions[0], Draw | Take)), instead


async def test_all_of_it_is_asked_for_by_words_and_told_in_sentences() -> None:
    out = io.StringIO()
    lines = iter(
        ["seats", "help swap", "swap 1 nobody", "swap 0 chance", "swap bruno chance", "seats", "swap 9", "swap 2"]
        + ["leave", "no", "help", "verify", "quit"]
    )
    log = MemoryLog()

    async def guest(client: SeatClient, bots: TableBots) -> None:
        paper = Paper(out, PIPE, lambda: 100)
        setup = Setup(tongue=ENGLISH, draft=Draft(None), rules_text=partial(rules_text, tongue=ENGLISH))
        setup.bench = Bench(bots, client, paper, ENGLISH, 0)
        outcome: Outcome = await Console(client, paper, Lines(lambda: next(lines, None)), setup).run()
        assert outcome == "left"

    await new_table(log)
    await sit(log, guest)
    text = " ".join(out.getvalue().split())
    for said in (
        "Seat 0: Ana, you. Seat 1: Bruno (greedy). Seat 2, across from you: Carla (greedy).",
        "Swap puts another bot on a seat",
        'There is no bot "nobody"',
        "Seat 0 is yours: leave lets a bot play there.",
        "(chance) plays on seat 1 now.",
        "Which seat? Write swap and a number from 0 to 3",
        "Which bot? Write swap 2 and one of greedy, chance, own.",
        "Write yes to let it play",
        "You stay.",
        "Your bots: seats (who plays)",
        "Nothing can be checked yet",
    ):
        assert said in text, (said, text)
    assert "Seat 1: Ada (chance)." in text or "(chance). Seat 2" in text
