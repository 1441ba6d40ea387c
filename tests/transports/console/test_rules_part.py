"""What a refusal cites can be read: any part of the rules by its number."""

from __future__ import annotations

import pytest

from scripts.locales import LANGUAGES, tongue_of
from scripts.settings import load_rules
from scripts.show_rules import rules_text
from tests.transports.console.test_orders import HAND, dialogue
from transports.console.rules_part import rules_part


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", ["2", "3", "3.2", "4", "4.4", "5", "6", "7"])
def test_every_part_that_is_cited_can_be_read_in_every_language(language: str, number: str) -> None:
    whole = rules_text(load_rules("burraco"), 60, tongue_of(language))
    part = rules_part(whole, number)
    assert part is not None
    assert part in whole
    assert len(part) < len(whole) / 2


def test_what_is_cited_below_a_part_is_told_with_it() -> None:
    whole = rules_text(load_rules("burraco"), 60, tongue_of("en"))
    assert (rules_part(whole, "(3.2)") or "").startswith("The turn (3)")
    assert (rules_part(whole, "4.4") or "").startswith("Canastas (4.4)")
    assert "Canastas (4.4)" in (rules_part(whole, "4") or "")
    assert rules_part(whole, "44") is None
    assert rules_part(whole, "four") is None


async def test_a_part_is_typed_by_its_number_and_one_that_is_none_is_said() -> None:
    text, _ = await dialogue("rules 3", hand=HAND)
    assert "The turn (3)" in text
    assert "Melds (4)" not in text
    text, _ = await dialogue("rules 44", hand=HAND)
    assert "The rules have no part 44: write a number that a refusal named" in " ".join(text.split())
