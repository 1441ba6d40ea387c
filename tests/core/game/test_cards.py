"""Cards and bags."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.game.cards import (
    CODES,
    JOKER,
    Cards,
    bag_of,
    bag_of_codes,
    cards_of,
    code,
    copies,
    kinds,
    minus,
    parse_code,
    plus,
    put,
)
from core.game.judge import union

DECKS = sorted([*range(JOKER)] * 3 + [JOKER] * 6)
HANDS = st.permutations(DECKS).flatmap(lambda deck: st.integers(0, 60).map(lambda size: deck[:size]))


@given(HANDS)
def test_a_bag_gives_its_cards_back(cards: list[int]) -> None:
    assert cards_of(bag_of(cards)) == sorted(cards)
    assert bag_of(cards).bit_count() == len(cards)


@given(HANDS, st.integers(0, 60))
def test_what_is_taken_out_of_a_bag_and_what_is_left_make_the_bag(cards: list[int], cut: int) -> None:
    part, rest = cards[:cut], cards[cut:]
    assert minus(bag_of(cards), bag_of(part)) == bag_of(rest)
    assert plus(bag_of(part), bag_of(rest)) == bag_of(cards)
    assert not bag_of(part) & ~bag_of(cards)


@given(HANDS, HANDS)
def test_a_bag_lies_in_another_exactly_when_each_card_is_there_as_often(one: list[int], other: list[int]) -> None:
    inside = all(one.count(card) <= other.count(card) for card in set(one))
    assert inside == (not bag_of(one) & ~bag_of(other))


def test_three_copies_beside_jokers_stay_apart() -> None:
    hand = bag_of([0, 0, 0, JOKER, JOKER])
    assert copies(hand, 0) == 3
    assert copies(hand, JOKER) == 2
    assert cards_of(minus(hand, bag_of([0]))) == [0, 0, JOKER, JOKER]
    assert cards_of(minus(hand, bag_of([JOKER]))) == [0, 0, 0, JOKER]


def test_codes_and_numbers_are_one_to_one() -> None:
    assert [parse_code(code(card)) for card in range(53)] == list(range(53))
    assert len(set(CODES)) == 53
    assert (code(0), code(13 + 9), code(JOKER)) == ("AS", "TH", "JK")


def test_a_list_that_names_a_card_four_times_is_no_bag() -> None:
    assert bag_of_codes(["AS"] * 4) == -1
    assert bag_of_codes(["AS"] * 3 + ["JK"]) == bag_of([0, 0, 0, JOKER])
    assert bag_of_codes(["AS"] * 4 + ["JK"] * 3) == -1


def test_kinds_count_each_card_once() -> None:
    assert kinds(bag_of([5, 5, JOKER, JOKER])).bit_count() == 2


def test_putting_the_third_copy_is_not_lost() -> None:
    bag = 0
    for _ in range(3):
        bag = put(bag, 12)
    assert copies(bag, 12) == 3


def test_cards_are_a_multiset_with_manners() -> None:
    hand = Cards.parse("3S 4S 4S JK")
    assert len(hand) == 4
    assert hand.count("4S") == 2
    assert "JK" in hand
    assert "ZZ" not in hand
    assert Cards.parse(str(hand)) == hand
    assert eval(repr(hand)) == hand
    assert list(hand + Cards(["2H"])) == ["3S", "4S", "4S", "2H", "JK"]
    assert len({hand, Cards.parse("4S JK 3S 4S")}) == 1
    with pytest.raises(ValueError, match="does not lie in"):
        hand - Cards.parse("4S 4S 4S")
    with pytest.raises(KeyError):
        Cards.parse("1S")


@given(HANDS, st.integers(0, JOKER))
def test_two_bags_together_are_no_bag_where_a_card_would_be_there_four_times(cards: list[int], more: int) -> None:
    joined = union(bag_of(cards), bag_of([more]))
    if more != JOKER and cards.count(more) == 3:
        assert joined == -1
    else:
        assert joined == bag_of([*cards, more])
    assert union(bag_of(cards), 0) == bag_of(cards)
    assert union(-1, bag_of(cards)) == union(bag_of(cards), -1) == -1
