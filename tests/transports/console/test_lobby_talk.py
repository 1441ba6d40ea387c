"""Who is at a table, in sentences: what is worth saying, and to whom."""

from __future__ import annotations

import pytest

from core.table.messages import Lobby, LobbySeat
from tests.transports.console.shared_table import person
from tests.transports.english import ENGLISH
from transports.console.lobby import LobbyTalk

FREE = LobbySeat()


def test_what_comes_too_late_is_not_said() -> None:
    talk = LobbyTalk(0, 2, ENGLISH)
    seats = (person("Ana"), FREE, FREE, FREE)
    talk.heard(Lobby(seq=4, phase="lobby", seats=(*seats[:2], person("Carla"), FREE)))
    assert talk.heard(Lobby(seq=3, phase="lobby", seats=seats)) == []
    assert talk.heard(Lobby(seq=4, phase="lobby", seats=(*seats[:2], person("Carla"), FREE))) == []
    assert talk.heard(Lobby(seq=5, phase="lobby", seats=seats)) == ["Seat 2 is free again (Carla had it)."]


@pytest.mark.parametrize("phase", ["lobby", "adjourned", "over"])
def test_who_is_ready_already_is_not_asked_to_say_so(phase: str) -> None:
    talk = LobbyTalk(0, 2, ENGLISH)
    ready = (person("Ana", ready=True), person("Bruno"), FREE, FREE)
    said = talk.heard(Lobby(seq=1, phase=phase, seats=ready))
    assert said[-1].startswith("You are ready")
    assert "unready takes it back" in said[-1]
    assert talk.now() == said[-1]
    talk.heard(Lobby(seq=2, phase=phase, seats=(person("Ana"), *ready[1:])))
    assert (talk.now() or "").startswith("Write ready")


@pytest.mark.parametrize("phase", ["lobby", "adjourned", "over"])
@pytest.mark.parametrize("ready", [False, True])
def test_who_presses_keys_is_told_of_no_word_to_type(phase: str, ready: bool) -> None:
    talk = LobbyTalk(0, 2, ENGLISH, keys=True)
    seats = (person("Ana", ready=ready), person("Bruno"), FREE, FREE)
    said = talk.heard(Lobby(seq=1, phase=phase, seats=seats))
    said += talk.heard(Lobby(seq=2, phase=phase, seats=seats, votes=((1, 0),), may_claim=(0,)))
    said += [talk.idle() or "", talk.now() or ""]
    for word in ("rite ", "unready", "quit", "fill", "(vote", "claim ends", "seats, help"):
        assert not any(word in each for each in said), said
    assert talk.now()
    playing = LobbyTalk(0, 2, ENGLISH, keys=True)
    late = playing.heard(Lobby(seq=1, phase="playing", seats=(person("Ana", held="late"), *seats[1:])))
    assert late == ["A stand-in plays for you: b takes your seat again."]


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
    talk = LobbyTalk(0, teams, ENGLISH)
    talk.heard(Lobby(seq=1, phase="lobby", seats=(person("Ana"), *[FREE] * (players - 1))))
    told = [f", {each}" if each else "" for each in where]
    assert talk.listing()[1:] == [f"Seat {seat}{told[seat]}: free." for seat in range(1, players)]
