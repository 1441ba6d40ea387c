"""The players of the house in every language."""

from __future__ import annotations

import pytest

from bots.registry import NAMES, PLAYERS
from scripts.locales import LANGUAGES, tongue_of
from tests.transports.english import ENGLISH
from transports.levels import about, title


def test_english_says_of_every_player_what_the_list_of_players_says() -> None:
    assert {name: about(name, ENGLISH) for name in NAMES} == {player.name: player.about for player in PLAYERS}


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_player_has_a_short_title_of_its_own_in_every_language(code: str) -> None:
    titles = {title(name, tongue_of(code)) for name in NAMES}
    assert len(titles) == len(NAMES)
    assert all(len(each) <= 20 and each[0].isupper() for each in titles)


def test_a_bot_that_is_not_of_the_house_goes_by_its_name_and_its_own_words() -> None:
    russian = tongue_of("ru")
    assert (title("mine", russian), about("mine", russian, "bold"), about("mine", russian)) == ("mine", "bold", "")
    assert about("greedy", russian, "bold").startswith("хороший новичок")
