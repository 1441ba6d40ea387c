"""Who is at a table, in sentences: what is worth saying, and to whom."""

from __future__ import annotations

import pytest

from core.table.messages import Lobby, LobbySeat
from tests.transports.console.shared_table import person
from transports.console.lobby import LobbyTalk

FREE = LobbySeat()


def test_what_comes_too_late_is_not_said() -> None:
    talk = LobbyTalk(0, 2)
    seats = (person("Ana"), FREE, FREE, FREE)
    talk.heard(Lobby(seq=4, phase="lobby", seats=(*seats[:2], person("Carla"), FREE)))
    assert talk.heard(Lobby(seq=3, phase="lobby", seats=seats)) == []
    assert talk.heard(Lobby(seq=4, phase="lobby", seats=(*seats[:2], person("Carla"), FREE))) == []
    assert talk.heard(Lobby(seq=5, phase="lobby", seats=seats)) == ["Seat 2 is free again (Carla had it)."]


@pytest.mark.parametrize(
    ("players", "teams", "where"),
    [
        (2, 2, ["", ""]),
        (4, 2, ["", "", "across from you", ""]),
        (6, 3, ["", "", "", "across from you", "", ""]),
        (6, 2, ["", "", "on your side", "", "on your side", ""]),
    ],
)
def test_a_partner_is_told_from_the_others(players: int, teams: int, where: list[str]) -> None:
    talk = LobbyTalk(0, teams)
    talk.heard(Lobby(seq=1, phase="lobby", seats=(person("Ana"), *[FREE] * (players - 1))))
    told = [f", {each}" if each else "" for each in where]
    assert talk.listing()[1:] == [f"Seat {seat}{told[seat]}: free." for seat in range(1, players)]
