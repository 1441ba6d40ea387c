"""Who sits at the table: everybody in the order of play, and what is to be known of them, in the room there is."""

from __future__ import annotations

from typing import Any

import pytest

from core.table.messages import LobbySeat
from scripts.locales import LANGUAGES
from tests.transports.fullscreen.scenes import LONG_NAMES, NAMES, plain, rules_for, seen_at, words_of
from transports.fullscreen.paint import Paint
from transports.fullscreen.players import chairs, player_lines

PAINT = Paint()
RULES = rules_for()


def lines(width: int, most: int = 2, seats: tuple[LobbySeat, ...] = (), **more: Any) -> list[str]:
    return plain(player_lines(chairs(seen_at(RULES, **more), words_of(RULES), seats), PAINT, width, most))


def person(**more: Any) -> LobbySeat:
    return LobbySeat(name="x", kind="human", **{"here": True, **more})


def test_players_stand_in_the_order_of_play_with_their_cards_and_who_is_to_move_has_a_sign() -> None:
    assert lines(58) == ["  ○ Bruno 11     ● Carla 11     ○ Dario 11   ► ● you 11"]
    assert lines(58, turn=3) == ["  ○ Bruno 11     ● Carla 11   ► ○ Dario 11     ● you 11"]
    assert "►" not in lines(58, over="out")[0]


def test_the_partner_has_the_sign_of_the_own_team_and_the_word_where_there_is_room() -> None:
    assert lines(98)[0].split() == [
        "○",
        "Bruno",
        "11",
        "●",
        "Carla",
        "11",
        "·",
        "partner",
        "○",
        "Dario",
        "11",
        "►",
        "●",
        "you",
        "11",
    ]


def test_who_is_not_there_or_does_not_play_themselves_is_told_at_the_cost_of_a_line() -> None:
    seats = (person(), person(here=False), person(held="late"), LobbySeat(name="b", kind="bot", here=True))
    assert [line.split() for line in lines(72, seats=seats)] == [
        ["○", "Bruno", "11", "·", "away", "●", "Carla", "11", "·", "partner", "·", "stand-in"],
        ["○", "Dario", "11", "·", "bot", "►", "●", "you", "11"],
    ]
    left = (person(), person(held="left"), person(held="kicked", here=False), person())
    assert "○ Bruno 11 · left" in lines(60, seats=left)[0]
    assert "● Carla 11 · partner · left" in lines(60, seats=left)[0]


def test_where_there_is_no_room_for_the_word_a_sign_tells_of_trouble() -> None:
    seats = (person(), person(here=False), person(held="late"), person())
    line = lines(62, most=1, seats=seats)[0]
    assert " ".join(line.split()) == "○ Bruno 11 ! ● Carla 11 ! ○ Dario 11 ► ● you 11"


def test_a_watcher_sees_the_first_seat_first() -> None:
    words = words_of(RULES, seat=None)
    seen = seen_at(RULES, seat=None, hand=None)
    assert plain(player_lines(chairs(seen, words), PAINT, 80, 1))[0].split()[:4] == ["►", "●", "Ana", "11"]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("players", "teams"), [(2, 2), (4, 2), (6, 2), (6, 3)])
def test_players_fit_in_every_language_however_long_their_names(code: str, players: int, teams: int) -> None:
    rules = rules_for(players, teams)
    held = (None, "late", "left", None, "absent", "kicked")
    seats = tuple(person(held=held[at], here=at != 3) for at in range(players))
    for names in (NAMES, LONG_NAMES):
        words = words_of(rules, code, names=names)
        for given in ((), seats):
            shown = chairs(seen_at(rules, counts=(11, 60, 11, 11, 11, 22)[:players]), words, given)
            for width in range(58, 200, 3):
                for most in (1, 2, 3):
                    if most == 1 and players == 6:
                        continue
                    found = plain(player_lines(shown, PAINT, width, most))
                    assert len(found) <= most
                    assert all(len(line) <= width for line in found), found
                    assert sum(line.count("►") for line in found) == 1
                    for chair in shown:
                        assert any(f" {chair.count}" in line for line in found)
                        assert any(f"{chair.sign} {chair.name[:1]}" in line for line in found)
