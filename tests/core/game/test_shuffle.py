"""The shuffle: unbiased numbers, whole decks, the deal in its order, the cut (rules, 2)."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from core.game.cards import JOKER, code
from core.game.rules import card_count
from core.game.shuffle import (
    Stream,
    cut,
    cutter,
    deal,
    deal_key,
    dealt,
    draw_for_dealer,
    seeded_key,
    shuffled,
    start_order,
)
from scripts.settings import load_rules

SIZES = json.loads((Path(__file__).resolve().parents[2] / "data" / "vectors" / "deal.json").read_text(encoding="utf-8"))

TABLES = [
    load_rules(preset, options)
    for preset in ("buraco", "stbl", "aberto", "burraco")
    for options in (
        {},
        {"jokers_per_deck": 0},
        {"players": 2},
        {"players": 2, "hand_size": 15, "pot_size": 15},
        {"players": 6},
        {"players": 6, "teams": 3},
        {"players": 6, "jokers_per_deck": 0, "pots": 2},
        {"decks": 3, "pots": 0, "cut_bonus": 50},
        {"draw_for": "partners", "opening": "upcard", "cut_bonus": 100},
    )
]


def key(seed: int) -> bytes:
    return seeded_key(seed, 1)


# --- numbers ----------------------------------------------------------------------------------------------------------


def test_a_word_of_the_biased_tail_is_thrown_away() -> None:
    bound = (1 << 31) + 1  # every second word or so is too large
    words, stream = Stream(key(1)), Stream(key(1))
    expected = [word for word in (words.word() for _ in range(200)) if word < bound]
    assert 60 < len(expected) < 140
    assert [stream.below(bound) for _ in expected] == expected


@pytest.mark.parametrize("bound", [0, -1, (1 << 32) + 1])
def test_a_bound_that_a_word_cannot_serve_is_refused(bound: int) -> None:
    with pytest.raises(ValueError, match=r"a bound is 1 to 2\*\*32"):
        Stream(key(1)).below(bound)


def test_a_bound_of_one_uses_a_word() -> None:
    words, stream = Stream(key(1)), Stream(key(1))
    words.word()
    assert stream.below(1) == 0
    assert stream.word() == words.word()


@pytest.mark.parametrize("length", [0, 15, 17])
def test_a_nonce_of_another_length_is_refused(length: int) -> None:
    with pytest.raises(ValueError, match="a nonce has 16 bytes"):
        deal_key(bytes(32), "T", 1, [bytes(length)])


def test_every_part_of_a_key_changes_it() -> None:
    one = bytes(range(16))
    keys = [
        deal_key(bytes(32), "T", 1, [one, None]),
        deal_key(bytes(31) + b"\1", "T", 1, [one, None]),
        deal_key(bytes(32), "U", 1, [one, None]),
        deal_key(bytes(32), "T", 2, [one, None]),
        deal_key(bytes(32), "T", 1, [None, one]),
        deal_key(bytes(32), "T", 1, [one, None, None]),
        deal_key(bytes(32), "T", 1, [one, one]),
    ]
    assert len(set(keys)) == len(keys)


# --- decks and deals --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "size", "copies", "jokers"),
    [
        ({}, 108, 2, 4),
        ({"jokers_per_deck": 0}, 104, 2, 0),
        ({"players": 6}, 162, 3, 6),
        ({"players": 6, "jokers_per_deck": 0}, 156, 3, 0),
    ],
)
def test_a_deck_holds_each_card_once_for_every_pack(
    options: dict[str, object], size: int, copies: int, jokers: int
) -> None:
    rules = load_rules("burraco", options)
    deck = shuffled(rules, Stream(key(7)))
    wanted = Counter(dict.fromkeys(range(52), copies) | ({JOKER: jokers} if jokers else {}))
    assert Counter(deck) == wanted
    assert len(deck) == size == card_count(rules)


def test_the_start_order_is_spades_hearts_diamonds_clubs_then_jokers() -> None:
    order = [code(card) for card in start_order(load_rules("buraco"))]
    assert " ".join(order[:15]) == "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AH 2H"
    assert order[26] == "AD"
    assert order[51:53] == ["KC", "AS"]
    assert order[104:] == ["JK"] * 4


@pytest.mark.parametrize("at", range(len(TABLES)))
def test_no_card_is_lost_or_doubled_in_a_sweep_of_seeds(at: int) -> None:
    rules = TABLES[at]
    wanted = Counter(start_order(rules))
    for seed in range(40):
        one = deal(rules, key(seed), None, chosen_seats=bool(seed % 2))
        heaps = [*one.hands, *one.pots, one.stock, one.pile]
        assert Counter(card for heap in heaps for card in heap) == wanted
        assert [len(hand) for hand in one.hands] == [rules.hand_size] * rules.players
        assert [len(pot) for pot in one.pots] == [rules.pot_size] * rules.pots
        assert len(one.pile) == (rules.opening == "upcard")
        assert one.draw is not None
        assert one.dealer == one.draw.dealer


@pytest.mark.parametrize("case", SIZES, ids=lambda c: c["id"])
def test_every_table_deals_the_sizes_of_its_rules(case: dict[str, Any]) -> None:
    one = deal(load_rules(case["rules"], case["options"]), key(3))
    sizes = {"hands": [len(hand) for hand in one.hands], "pots": [len(pot) for pot in one.pots]}
    assert sizes | {"stock": len(one.stock), "pile": len(one.pile)} == case["expect"]


@pytest.mark.parametrize("dealer", range(4))
def test_hands_are_dealt_one_card_at_a_time_from_the_left_of_the_dealer(dealer: int) -> None:
    rules = load_rules("burraco")
    deck = start_order(rules)
    one = dealt(rules, deck, dealer)
    for step in range(4):
        assert one.hands[(dealer + 1 + step) % 4] == tuple(deck[step:44:4])
    assert one.pots == (tuple(deck[44:55]), tuple(deck[55:66]))
    assert one.pile == (deck[66],)
    assert one.stock == tuple(deck[67:])
    assert (one.dealer, one.draw, one.cut) == (dealer, None, None)


def test_without_an_upcard_the_stock_begins_below_the_pots() -> None:
    rules = load_rules("stbl")
    one = dealt(rules, start_order(rules), 0)
    assert one.pile == ()
    assert one.stock == tuple(start_order(rules)[66:])


@pytest.mark.parametrize("dealer", [-1, 4])
def test_a_dealer_without_a_seat_is_refused(dealer: int) -> None:
    with pytest.raises(ValueError, match="a seat from 0 to 3"):
        deal(load_rules("stbl"), key(1), dealer)


def test_a_deck_with_a_card_too_many_is_refused() -> None:
    rules = load_rules("stbl")
    with pytest.raises(ValueError, match="not a deck of these rules"):
        dealt(rules, [*start_order(rules), JOKER], 0)


def test_the_same_key_gives_the_same_deal_and_another_key_another() -> None:
    for rules in TABLES:
        assert deal(rules, key(5)) == deal(rules, key(5))
        assert deal(rules, key(5)).hands != deal(rules, key(6)).hands


def test_every_card_comes_to_every_place_equally_often() -> None:
    rules = load_rules("stbl", {"jokers_per_deck": 0})
    places = (0, 1, 50, 102, 103)
    seen = {place: Counter[int]() for place in places}
    for seed in range(2600):
        deck = shuffled(rules, Stream(key(seed)))
        for place in places:
            seen[place][deck[place]] += 1
    for place in places:  # 51 degrees of freedom: over 92 once in 2,500 times, under 25 as rarely
        assert 25 < sum((seen[place][card] - 50) ** 2 / 50 for card in range(52)) < 92


# --- the cut ----------------------------------------------------------------------------------------------------------


def test_the_cut_is_centred_on_the_pots_with_a_standard_deviation_of_three() -> None:
    rules = load_rules("buraco")
    stream = Stream(key(1))
    cuts = [one for one in (cut(rules, stream) for _ in range(6000)) if one is not None]
    counts = [one.count for one in cuts]
    mean = sum(counts) / len(counts)
    assert len(cuts) == 6000
    assert abs(mean - 22) < 0.15
    assert 8.4 < sum((count - mean) ** 2 for count in counts) / len(counts) < 9.6
    assert all(one.bonus == (100 if one.count == 22 else 0) for one in cuts)
    assert 0.115 < counts.count(22) / len(counts) < 0.15
    assert min(counts) < 14
    assert max(counts) > 30


@pytest.mark.parametrize(
    ("options", "wanted", "low", "high"),
    [
        ({"players": 6}, 33, 15, 51),
        ({"pots": 1, "pot_size": 1}, 1, 1, 19),
        ({"players": 2, "hand_size": 1, "pots": 1, "pot_size": 105}, 105, 87, 107),
        ({"pots": 0}, 0, 1, 18),
    ],
)
def test_the_cut_lifts_at_least_one_card_and_leaves_one(
    options: dict[str, object], wanted: int, low: int, high: int
) -> None:
    rules = load_rules("buraco", options)
    stream = Stream(key(2))
    counts = Counter[int]()
    for _ in range(1500):
        one = cut(rules, stream)
        assert one is not None
        assert one.bonus == (100 if one.count == wanted else 0)
        counts[one.count] += 1
    assert low <= min(counts) <= max(counts) <= high
    if wanted in (0, 1):
        assert counts[1] > 600  # all that would lift less
    if wanted == 105:
        assert counts[107] > 300


def test_there_is_no_cut_without_a_bonus() -> None:
    rules = load_rules("burraco")
    stream, untouched = Stream(key(1)), Stream(key(1))
    assert cut(rules, stream) is None
    assert stream.word() == untouched.word()
    assert deal(rules, key(1)).cut is None


def test_the_seat_right_of_the_dealer_cuts() -> None:
    assert [cutter(load_rules("buraco"), dealer) for dealer in range(4)] == [3, 0, 1, 2]


def test_the_draw_comes_before_the_cut_and_the_cut_before_the_deck() -> None:
    rules = load_rules("buraco")
    stream = Stream(key(4))
    draw = draw_for_dealer(rules, stream)
    lifted = cut(rules, stream)
    one = dealt(rules, shuffled(rules, stream), draw.dealer)
    whole = deal(rules, key(4))
    assert (whole.draw, whole.cut, whole.hands, whole.stock) == (draw, lifted, one.hands, one.stock)


def test_rules_are_all_that_a_deal_takes_from_its_table() -> None:
    one, other = load_rules("stbl"), load_rules("aberto")
    assert deal(one, key(1)) == deal(other, key(1))
