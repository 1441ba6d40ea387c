"""The fair shuffle can be reproduced from docs/fairness.md: its test vectors, and a second implementation."""

import hashlib
import json
import re
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest

from core.game.cards import code
from core.game.fairness import deal_line
from core.game.rules import options_of
from core.game.shuffle import Dealt, Stream, commitment, deal, deal_key, nonce_commitment, seeded_key, shuffled
from scripts.settings import load_rules, preset_names
from tests.reference import shuffle as reference

TESTS = Path(__file__).resolve().parents[2]
VECTORS: dict[str, Any] = json.loads((TESTS / "data" / "fairness.json").read_text(encoding="utf-8"))
DOC = (TESTS.parent / "docs" / "fairness.md").read_text(encoding="utf-8")
DOC_WORDS = " ".join(DOC.split())

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


def fields(one: Dealt) -> dict[str, Any]:
    """What the reference gives, from ours."""
    line: dict[str, Any] = msgspec.to_builtins(deal_line(1, one))
    kept = {name: line[name] for name in ("draw", "dealer", "hands", "pots", "stock", "pile", "cut")}
    return kept | {"places": None if one.draw is None else list(one.draw.places)}


def test_the_stream_gives_the_published_words() -> None:
    published = VECTORS["stream"]
    stream = Stream(bytes.fromhex(published["key"]))
    assert [stream.word() for _ in range(8)] == published["words"]
    assert b"".join(word.to_bytes(4, "big") for word in published["words"]).hex() == published["blocks"][0]
    for number, block in enumerate(published["blocks"]):
        assert reference.hmac_sha256(bytes.fromhex(published["key"]), number.to_bytes(8, "big")).hex() == block
        assert f"block {number} {block}" in DOC_WORDS


@pytest.mark.parametrize("case", VECTORS["stream"]["below"], ids=lambda case: str(case["n"]))
def test_below_gives_the_published_values(case: dict[str, Any]) -> None:
    start = bytes.fromhex(VECTORS["stream"]["key"])
    ours, theirs = Stream(start), reference.words(start)
    assert [ours.below(case["n"]) for _ in range(8)] == case["values"]
    assert [reference.below(theirs, case["n"]) for _ in range(8)] == case["values"]
    assert f"below({case['n']}) {' '.join(map(str, case['values']))}" in DOC_WORDS


@pytest.mark.parametrize("case", VECTORS["deal_keys"], ids=lambda case: f"deal {case['n']}")
def test_the_key_of_a_deal_is_the_published_one(case: dict[str, Any]) -> None:
    secret = bytes.fromhex(case["secret"])
    nonces = [None if nonce is None else bytes.fromhex(nonce) for nonce in case["nonces"]]
    assert commitment(secret) == case["commitment"]
    assert [None if nonce is None else nonce_commitment(nonce) for nonce in nonces] == case["nonce_commitments"]
    assert deal_key(secret, case["table"], case["n"], nonces).hex() == case["key"]
    assert reference.hmac_sha256(secret, case["message"].encode()).hex() == case["key"]
    assert reference.key_of(case["secret"], case["table"], case["n"], case["nonces"]).hex() == case["key"]
    assert f"message {case['message']} key {case['key']}" in DOC_WORDS


@pytest.mark.parametrize("case", VECTORS["seeded_keys"], ids=lambda case: f"{case['seed']}-{case['n']}")
def test_the_key_of_a_seeded_deal_is_the_published_one(case: dict[str, Any]) -> None:
    message = f'["seeded","{case["seed"]}",{case["n"]}]'
    assert seeded_key(case["seed"], case["n"]).hex() == case["key"]
    assert hashlib.sha256(message.encode()).hexdigest() == case["key"]
    assert f"{message} key {case['key']}" in DOC_WORDS


def test_the_deck_is_the_published_one() -> None:
    published = VECTORS["deck"]
    deck = shuffled(load_rules("buraco"), Stream(bytes.fromhex(published["key"])))
    assert [code(card) for card in deck] == published["cards"]
    assert len(deck) == 108
    assert " ".join(published["cards"]) in DOC_WORDS


@pytest.mark.parametrize("case", VECTORS["deals"], ids=lambda case: f"{case['line']['n']}-{case['why']}")
def test_a_whole_deal_is_the_published_one(case: dict[str, Any]) -> None:
    line = case["line"]
    rules = load_rules(case["preset"], case["options"])
    assert {name: options_of(rules)[name] for name in case["rules"]} == case["rules"]
    start = reference.key_of(case["secret"], case["table"], line["n"], line["nonces"])
    assert start.hex() == case["key"]
    dealer = line["dealer"] if line["draw"] is None else None
    published = {name: line[name] for name in ("draw", "dealer", "hands", "pots", "stock", "pile", "cut")}
    published["places"] = case["places"]
    assert fields(deal(rules, start, dealer, case["chosen_seats"])) == published
    assert reference.whole_deal(case["rules"], start, dealer, case["chosen_seats"]) == published


@pytest.mark.parametrize("preset", preset_names())
def test_the_page_shows_a_whole_deal_of_every_preset(preset: str) -> None:
    shown = [
        case
        for case in VECTORS["deals"]
        if case["preset"] == preset and case["key"] in DOC and not case["chosen_seats"]
    ]
    assert shown
    for case in shown:
        for heap in [*case["line"]["hands"], *case["line"]["pots"], case["line"]["stock"]]:
            assert " ".join(heap) in DOC_WORDS


@pytest.mark.parametrize("at", range(len(TABLES)))
def test_the_description_alone_gives_the_same_deals(at: int) -> None:
    table = {name: value for name, value in options_of(TABLES[at]).items() if name != "values"}
    for seed, chosen in product(range(12), (False, True)):
        ours = deal(TABLES[at], seeded_key(seed, 1), None, chosen)
        assert fields(ours) == reference.whole_deal(table, seeded_key(seed, 1), None, chosen)
        later = deal(TABLES[at], seeded_key(seed, 1), seed % TABLES[at].players)
        assert fields(later) == reference.whole_deal(table, seeded_key(seed, 1), seed % TABLES[at].players)


def test_the_page_names_every_option_a_deal_depends_on() -> None:
    for name in VECTORS["deals"][0]["rules"]:
        if name not in ("players", "decks", "jokers_per_deck"):  # said in words
            assert re.search(rf"`{name}\b", DOC), name
