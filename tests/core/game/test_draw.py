"""The draw before the first deal: who deals, who starts, and who plays with whom (rules, 2)."""

from collections import Counter

import pytest

from core.game.cards import JOKER, code, parse_code
from core.game.shuffle import (
    Stream,
    deal,
    dealt,
    draw_for_dealer,
    draws_partners,
    first_dealer,
    partners_agree,
    seeded_key,
    shuffled,
)
from scripts.settings import load_rules


def cards(text: str) -> list[int]:
    return [parse_code(one) for one in text.split()]


def key(seed: int) -> bytes:
    return seeded_key(seed, 1)


@pytest.mark.parametrize(
    ("options", "drawn", "dealer"),
    [
        ({"players": 2}, "3S KS", 0),
        ({"players": 2}, "AS 2S", 1),
        ({}, "2S AH 7D KC", 0),
        ({}, "KS 3H AD 4C", 1),  # the lowest sits in team 1; the ace starts
        ({}, "AS 9H 2D TC", 2),  # the ace is the partner of the lowest and does not count
        ({}, "3S 4H AD 5C", 2),  # seat 3 has the highest of the other team
        ({"players": 6}, "2S 5H 7D 9C AS TD", 4),  # two teams: seats 1, 3 and 5 against the lowest
        ({"players": 6, "teams": 3}, "2S 5H 7D AC 9S TD", 4),  # seat 3 is the partner of the lowest
        ({"players": 6, "teams": 3}, "KS 5H 7D AC 2S TD", 2),
        ({"players": 6, "teams": 3}, "AS 5H 7D JC 2S TD", 5),
    ],
)
def test_the_seat_before_the_highest_card_outside_the_lowest_cards_team_deals(
    options: dict[str, object], drawn: str, dealer: int
) -> None:
    assert first_dealer(load_rules("stbl", options), cards(drawn)) == dealer


@pytest.mark.parametrize(
    ("preset", "options"), [("stbl", {}), ("burraco", {"players": 2}), ("burraco", {"players": 6})]
)
def test_a_draw_for_the_deal_is_repeated_until_all_ranks_differ(preset: str, options: dict[str, object]) -> None:
    rules = load_rules(preset, options)
    lengths = Counter[int]()
    for seed in range(300):
        draw = draw_for_dealer(rules, Stream(key(seed)))
        *again, last = [[code(card)[0] for card in one] for one in draw.rounds]
        assert all(len(set(ranks)) < rules.players for ranks in again)
        assert len(set(last)) == len(last) == rules.players
        assert all(JOKER not in one for one in draw.rounds)
        assert draw.places == tuple(range(rules.players))
        lengths[len(draw.rounds)] += 1
    assert lengths[1] > 0
    assert lengths[2] > 0


def test_nobody_draws_more_copies_of_a_card_than_there_are() -> None:
    rules = load_rules("burraco", {"players": 6, "decks": 2})
    for seed in range(300):
        for one in draw_for_dealer(rules, Stream(key(seed))).rounds:
            assert max(Counter(one).values()) <= 2


@pytest.mark.parametrize(
    ("drawn", "agrees"),
    [
        ("3D JK AS 2H", True),
        ("3D JK 2H AS", False),  # the second highest must sit opposite the highest
        ("3D JK 4H 2S", True),
        ("JK 4H 2S 3D", True),
        ("4H 2S 3D JK", True),
        ("3D 2S 4H JK", False),  # the highest right of the lowest
        ("9C 9S 9D 9H", True),  # spades, hearts, diamonds, clubs
        ("9S 9D 9H 9C", True),
        ("9S 9H 9D 9C", False),
        ("KC AS 2D 2S", False),
        ("KC 2S AS 2D", True),  # twos above aces above kings
        ("3S JK JK 2S", False),  # two jokers are equal: drawn again
        ("3S 9S 9S 2S", False),
        ("3S 9S 2S", False),
    ],
)
def test_partners_sit_by_joker_two_ace_king_and_suits(drawn: str, agrees: bool) -> None:
    assert partners_agree(cards(drawn)) is agrees


def test_the_lowest_deals_and_the_highest_starts_where_partners_are_drawn_for() -> None:
    rules = load_rules("burraco")
    order = ["JK", *(rank + suit for rank in "2AKQJT9876543" for suit in "SHDC")]
    rounds, jokers = Counter[int](), 0
    for seed in range(1500):
        draw = draw_for_dealer(rules, Stream(key(seed)))
        last = [order.index(code(card)) for card in draw.rounds[-1]]
        best = sorted(range(4), key=lambda seat: last[seat])
        assert draw.dealer == best[3]
        assert best[0] == (draw.dealer + 1) % 4
        assert (best[1] - best[0]) % 4 == 2
        assert sorted(draw.places) == [0, 1, 2, 3]
        assert draw.places[best[0]] == best[0]  # the highest keeps its seat
        for again in draw.rounds[:-1]:
            assert max(Counter(again).values()) > 1
            jokers += again.count(JOKER) > 1
        rounds[len(draw.rounds)] += 1
    assert rounds[2] > 20
    assert jokers > 0


def test_every_seating_of_the_four_players_can_be_drawn() -> None:
    seen = {draw_for_dealer(load_rules("burraco"), Stream(key(seed))).places for seed in range(400)}
    assert len(seen) == 15  # of the 24, all in which somebody, the highest, has kept a seat


@pytest.mark.parametrize(
    ("preset", "options", "chosen", "partners"),
    [
        ("burraco", {}, False, True),
        ("burraco", {}, True, False),
        ("burraco", {"players": 2}, False, False),
        ("burraco", {"players": 6}, False, False),
        ("buraco", {}, False, False),
        ("buraco", {"draw_for": "partners"}, False, True),
    ],
)
def test_partners_are_drawn_for_by_four_who_did_not_choose_their_seats(
    preset: str, options: dict[str, object], chosen: bool, partners: bool
) -> None:
    rules = load_rules(preset, options)
    assert draws_partners(rules, chosen) is partners
    moved = any(
        draw_for_dealer(rules, Stream(key(seed)), chosen).places != tuple(range(rules.players)) for seed in range(40)
    )
    assert moved is partners


def test_only_the_first_deal_has_a_draw_and_a_later_one_uses_none_of_the_stream_for_it() -> None:
    rules = load_rules("stbl")
    later = deal(rules, key(9), 2)
    assert later.draw is None
    assert later == dealt(rules, shuffled(rules, Stream(key(9))), 2)
