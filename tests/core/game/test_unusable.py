"""Rules that cannot be used, as programs read of them."""

import pickle

import pytest

from core.game.unusable import RulesError, either
from core.game.wording import Sentence

DEALT: dict[str, str | int] = {"name": "pots", "players": 4, "hand": 11, "pots": 7, "pot": 11, "dealt": 122, "all": 108}


def error(upcard: str, decks: str, key: str = "too-many-cards", **more: int) -> RulesError:
    given: dict[str, str | int] = {**DEALT, "upcard": upcard, "decks": decks, **more}
    return RulesError("impossible_rules", "pots", Sentence(key, given))


def test_cards_that_are_not_there_are_counted_in_the_sentence() -> None:
    assert error("one", "more").text == (
        "pots: 4 × 11 cards in hands and 7 × 11 in pots and the first card of the pile make 122, and one at least of "
        "the 108 must stay in the stock; choose more decks or smaller hands or pots."
    )
    assert error("none", "most", "too-many-cards-most", least=0, most=5).text == (
        "pots: 4 × 11 cards in hands and 7 × 11 in pots make 122, and one at least of the 108 must stay in the stock; "
        "choose pots from 0 to 5, or smaller hands or pots."
    )


def test_what_is_allowed_stands_in_the_sentence_and_the_file_before_it() -> None:
    said = Sentence("not-allowed", {"name": "teams", "given": "4"})
    alone = RulesError("bad_value", "teams", said, Sentence("names", {"names": "2 3"}))
    assert alone.text == "teams: 4 is not allowed; choose 2 or 3."
    assert alone.in_file("mine.toml").text == "mine.toml: teams: 4 is not allowed; choose 2 or 3."
    assert (alone.in_file("mine.toml").code, alone.in_file("mine.toml").path) == ("bad_value", "teams")


def test_it_survives_the_way_to_another_process_in_every_language() -> None:
    first = RulesError("bad_value", "sets", Sentence("too-long", {"name": "sets"}), Sentence("points"), "mine.toml")
    copy = pickle.loads(pickle.dumps(first))
    assert (copy.said, copy.allowed, copy.file) == (first.said, first.allowed, first.file)
    assert copy.text == first.text


@pytest.mark.parametrize(("values", "said"), [((2,), "2"), ((2, 3), "2 or 3"), (("a", "b", "c"), "a, b or c")])
def test_a_list_is_read_as_a_sentence_reads_it(values: tuple[int | str, ...], said: str) -> None:
    assert either(values) == said
