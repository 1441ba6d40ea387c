"""The title of a table's rules: what differs from the preset, as it is typed or in words."""

from __future__ import annotations

import pytest

from scripts.locales import LANGUAGES, tongue_of
from scripts.settings import load_rules
from scripts.show_rules import rules_text
from tests.transports.english import ENGLISH

ONE_DEAL = load_rules("burraco", {"target": 0, "players": 2})


def test_for_who_types_it_has_the_names_that_are_typed() -> None:
    title = rules_text(ONE_DEAL, 200, ENGLISH).split("\n")[0]
    assert title == "The rules of burraco, with players = 2, target = 0"


@pytest.mark.parametrize("code", LANGUAGES)
def test_for_who_reads_it_in_a_chat_all_is_in_words(code: str) -> None:
    title = rules_text(ONE_DEAL, 200, tongue_of(code), typed=False).split("\n")[0]
    assert "=" not in title
    assert "0" not in title
    assert tongue_of(code).text("options-one-deal") in title
