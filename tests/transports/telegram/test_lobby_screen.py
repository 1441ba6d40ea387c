"""The lobby's message: six seats, every rule changed, in every language, and still a message."""

from __future__ import annotations

import pytest

from core.game.options import OPTIONS
from core.table.messages import Lobby, LobbySeat
from scripts.locales import LANGUAGES, tongue_of
from tests.core.table.playing import Game
from tests.transports.telegram.group_fakes import FakeHouse, FakePost
from transports.telegram.group_people import Seated
from transports.telegram.house import NewTable
from transports.telegram.lobby_screen import LobbyShown, agreed_on, lobby_screen, missing, unready
from transports.telegram.rules_menu import CLOCKS, PAGES
from transports.telegram.screen import Place

HOUSE = FakeHouse(Game())
ALL_OTHER = NewTable(
    "burraco",
    {
        "players": 6,
        "teams": 3,
        **{option.name: 12_345 for option in OPTIONS if option.kind == "int" and "bonus" in option.name},
        **{
            option.name: not getattr(HOUSE.rules(NewTable("burraco")), option.name)
            for option in OPTIONS
            if option.kind == "bool" and option.name != "final_discard_wild"
        },
        "initial_meld": [[at * 1_000, 50 + at] for at in range(8)],
        "values": {rank: 100 + at for at, rank in enumerate(("JK", "2", "A", "K", "Q", "J", "T", "9", "8", "7", "6"))},
        "hand_size": 13,
        "target": 5_000,
    },
    CLOCKS[-1],
)


def shown(page: str = "", wanted: NewTable = ALL_OTHER) -> LobbyShown:
    rules = HOUSE.rules(wanted)
    kinds = ("human", "human", "bot", "human", "", "human")
    seats = tuple(
        LobbySeat(name=f"🂡Name{seat}Wojciech" if kind else "", kind=kind, ready=seat == 1, here=seat < 3)
        for seat, kind in enumerate(kinds[: rules.players])
    )
    return LobbyShown(
        table="K7QF2M",
        lobby=Lobby(seq=7, phase="lobby", seats=seats, bots=("chance", "greedy", "expert", "search", "own")),
        rules=rules,
        wanted=wanted,
        people={"🂡Name0Wojciech": Seated(1, True), "🂡Name3Wojciech": Seated(2, False)},
        host="Name0",
        page=page,
        note="x" * 150,
        link="https://t.me/bot?start=s_-1",
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "page", ["", "bots", "remove", "preset", "clock", "option-values", *(f"options-{at}" for at in range(PAGES))]
)
def test_the_fullest_lobby_is_still_a_message(page: str, language: str) -> None:
    post = FakePost()
    post.show(Place(-1), "table", lobby_screen(shown(page), HOUSE, tongue_of(language)))
    text = post.shown["table"].text
    assert "⑥" in text
    assert "x" * 150 in text


def test_who_is_missing_and_who_is_not_ready() -> None:
    tongue = tongue_of("en")
    assert missing(shown(), tongue) == ["🂡Name3Wojciech"]
    assert unready(shown().lobby, tongue) == ["🂡Name0Wojciech", "🂡Name3Wojciech", "🂡Name5Wojciech"]


def test_seats_stand_under_their_teams() -> None:
    text = lobby_screen(shown(), HOUSE, tongue_of("en")).text
    lines = text.split("\n")
    at = lines.index("Team 2")
    assert lines[at + 1].startswith("② ")
    assert lines[at + 2] == "⑤ free"
    assert lines[at + 3] == "Team 3"


def test_what_a_start_is_for_changes_with_seats_and_rules_alone() -> None:
    now = shown()
    assert agreed_on(now) == agreed_on(shown("clock"))
    assert agreed_on(now) != agreed_on(shown(wanted=NewTable("burraco", {"players": 6})))
