"""A recorded deal is held against its secret: every card, the cut and the draw (rules, 2; docs/fairness.md)."""

from typing import Any

import msgspec
import pytest

from core.game.fairness import DealLine, check_deal, deal_line, draw_text, verify_deal
from core.game.rules import Rules
from core.game.shuffle import Cut, commitment, deal, deal_key
from scripts.settings import load_rules

SECRET = bytes(range(32))
NONCES = [bytes(range(16)), None, bytes([7] * 16), None]


def recorded(rules: Rules, n: int = 1, dealer: int | None = None, chosen_seats: bool = False) -> DealLine:
    """An honest deal line at table T."""
    nonces = (NONCES * 2)[: rules.players]
    return deal_line(n, deal(rules, deal_key(SECRET, "T", n, nonces), dealer, chosen_seats), commitment(SECRET), nonces)


def changed(line: DealLine, **fields: object) -> DealLine:
    return msgspec.structs.replace(line, **fields)


@pytest.mark.parametrize("preset", ["buraco", "stbl", "aberto", "burraco"])
@pytest.mark.parametrize("options", [{}, {"players": 6}, {"players": 2}, {"draw_for": "partners", "cut_bonus": 50}])
def test_an_honest_deal_has_no_differences(preset: str, options: dict[str, object]) -> None:
    rules = load_rules(preset, options)
    for line in (recorded(rules), recorded(rules, 5, 1)):
        assert verify_deal(rules, "T", line, SECRET) == []
        assert check_deal(rules, line) == []


def test_a_deal_line_reads_back_as_it_was_written() -> None:
    line = recorded(load_rules("buraco"))
    text = msgspec.json.encode(line)
    assert text.startswith(b'{"type":"deal","n":1,"draw":[')
    assert msgspec.json.decode(text, type=DealLine) == line


def test_a_seeded_deal_line_has_null_for_commitment_and_nonces() -> None:
    line = msgspec.to_builtins(deal_line(3, deal(load_rules("stbl"), bytes(32), 0)))
    assert (line["draw"], line["cut"], line["commitment"], line["nonces"]) == (None, None, None, None)
    assert line["n"] == 3


def test_cards_drawn_again_are_written_as_rounds() -> None:
    rules = load_rules("burraco", {"players": 6})
    seen = set()
    for n in range(20):
        draw = deal(rules, deal_key(SECRET, "T", n, [None] * 6)).draw
        assert draw is not None
        text = draw_text(draw)
        seen.add(isinstance(text[0], list))
        assert len(text) == (len(draw.rounds) if isinstance(text[0], list) else 6)
    assert seen == {True, False}


def test_the_order_within_a_hand_means_nothing_but_within_a_pot_it_does() -> None:
    rules = load_rules("buraco")
    line = recorded(rules)
    assert verify_deal(rules, "T", changed(line, hands=[sorted(hand) for hand in line.hands]), SECRET) == []
    turned = changed(line, pots=[line.pots[0], line.pots[1][::-1]])
    assert verify_deal(rules, "T", turned, SECRET) == ["The deck differs in the pot 1."]


def test_one_exchanged_card_names_both_heaps() -> None:
    rules = load_rules("burraco")
    line = recorded(rules)
    hands, stock = [list(hand) for hand in line.hands], list(line.stock)
    other = next(at for at, card in enumerate(stock) if card != hands[2][0])
    hands[2][0], stock[other] = stock[other], hands[2][0]
    tampered = changed(line, hands=hands, stock=stock)
    assert verify_deal(rules, "T", tampered, SECRET) == ["The deck differs in the hand of seat 2, the stock."]
    assert check_deal(rules, tampered) == []  # in itself it could be so: only the secret tells


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"commitment": "0" * 64}, "The secret is not the one that was committed to"),
        ({"commitment": "é"}, "The secret is not the one that was committed to"),
        ({"commitment": None}, "No commitment is recorded"),
        ({"nonces": None}, "There must be 4 nonces"),
        ({"nonces": [None] * 3}, "There must be 4 nonces"),
        ({"nonces": [None, "00", None, None]}, "The nonce of seat 1 is not 32 hexadecimal digits"),
        ({"nonces": [None, None, None, "F" * 32]}, "The nonce of seat 3 is not 32 hexadecimal digits"),
        ({"dealer": 4}, "The dealer must be a seat from 0 to 3, not 4."),
        ({"dealer": -1}, "The dealer must be a seat from 0 to 3, not -1."),
        ({"cut": None}, "The cut differs: recorded none, recomputed"),
        ({"cut": Cut(22, 0)}, "The cut differs: recorded 22 cards with 0 points, recomputed"),
        ({"draw": ["2S", "AS", "KD", "QC"]}, "The draw differs: recorded 2S AS KD QC, recomputed"),
        ({"draw": [["2S", "2H"], ["x", "\n"]]}, "The draw differs: recorded 2S 2H, then x \\n, recomputed"),
        ({"hands": []}, "The deck differs in the number of hands."),
        ({"pile": ["AS"]}, "The deck differs in the pile."),
        ({"stock": []}, "The deck differs in the stock."),
    ],
)
def test_every_change_of_a_deal_is_said_in_a_sentence(fields: dict[str, Any], said: str) -> None:
    rules = load_rules("buraco")
    differences = verify_deal(rules, "T", changed(recorded(rules), **fields), SECRET)
    assert len(differences) == 1
    assert differences[0].startswith(said)


def test_another_secret_table_number_or_nonce_gives_another_deal() -> None:
    rules = load_rules("buraco")
    line = recorded(rules, 2, 0)
    assert any("deck" in said for said in verify_deal(rules, "U", line, SECRET))
    assert any("deck" in said for said in verify_deal(rules, "T", changed(line, n=3), SECRET))
    assert any("deck" in said for said in verify_deal(rules, "T", changed(line, nonces=[None] * 4), SECRET))
    differences = verify_deal(rules, "T", line, bytes(32))
    assert differences[0].startswith("The secret is not the one")
    assert any("deck" in said for said in differences)


def test_a_drawn_dealer_is_recomputed_and_a_given_one_is_not() -> None:
    rules = load_rules("stbl")
    first = recorded(rules)
    wrong = changed(first, dealer=(first.dealer + 1) % 4)
    assert f"The dealer differs: recorded seat {wrong.dealer}, recomputed seat {first.dealer}." in verify_deal(
        rules, "T", wrong, SECRET
    )
    assert verify_deal(rules, "T", recorded(rules, 1, 3), SECRET) == []


def test_a_draw_for_partners_is_another_than_one_for_the_deal() -> None:
    rules = load_rules("burraco")
    chosen = recorded(rules, chosen_seats=True)
    assert verify_deal(rules, "T", chosen, SECRET, chosen_seats=True) == []
    assert verify_deal(rules, "T", chosen, SECRET) != []


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"dealer": 9}, "The dealer must be a seat from 0 to 3, not 9."),
        ({"draw": []}, "The draw does not make that seat the dealer"),
        ({"draw": ["2S", "AS", "KD"]}, "The draw does not make that seat the dealer"),
        ({"draw": ["2S", "2H", "KD", "QC"]}, "The draw does not make that seat the dealer"),
        ({"draw": ["JK", "2H", "KD", "QC"]}, "The draw does not make that seat the dealer"),
        ({"draw": ["", "2H", "KD", "QC"]}, "The draw does not make that seat the dealer"),
        ({"draw": [["2S", "3H", "KD", "QC"], ["2S", "AS", "KD", "QC"]]}, "The draw does not make that seat the dealer"),
        ({"draw": ["2S", ["2S", "AS", "KD", "QC"]]}, "The draw does not make that seat the dealer"),
        ({"cut": None}, "The cut and its bonus"),
        ({"cut": Cut(22, 0)}, "The cut and its bonus"),
        ({"cut": Cut(21, 100)}, "The cut and its bonus"),
        ({"cut": Cut(0, 0)}, "The cut and its bonus"),
        ({"cut": Cut(108, 0)}, "The cut and its bonus"),
    ],
)
def test_an_impossible_deal_is_found_without_its_secret(fields: dict[str, Any], said: str) -> None:
    rules = load_rules("buraco")
    line = changed(recorded(rules, 1, 0), draw=["2S", "AS", "KD", "QC"])  # seat 1 starts, seat 0 deals
    assert check_deal(rules, line) == []
    assert any(finding.startswith(said) for finding in check_deal(rules, changed(line, **fields)))


def test_a_missing_and_a_foreign_card_are_named() -> None:
    rules = load_rules("stbl")
    line = recorded(rules)
    stock = ["\x1b[2J", *line.stock[1:]]
    assert check_deal(rules, changed(line, stock=stock)) == [
        f"The cards are not the 108 of these rules: missing {line.stock[0]}; too many \\x1b[2."
    ]
    found = check_deal(rules, changed(line, stock=[*line.stock, *["JK"] * 9]))
    assert found == ["The cards are not the 108 of these rules: missing none; too many JK JK JK JK JK JK ...."]


def test_cards_in_the_wrong_heaps_are_found() -> None:
    rules = load_rules("stbl")
    line = recorded(rules)
    moved = changed(line, pile=[line.stock[0]], stock=line.stock[1:])
    assert check_deal(rules, moved) == [
        "These rules deal 4 hands of 11, 2 pots of 11 and 0 cards to the pile; the record does not."
    ]


def test_a_draw_for_partners_must_seat_them_so() -> None:
    rules = load_rules("burraco")
    line = recorded(rules)
    assert check_deal(rules, changed(line, draw=["3D", "JK", "AS", "2H"], dealer=0)) == []
    assert check_deal(rules, changed(line, draw=["3D", "JK", "2H", "AS"], dealer=0)) != []
    assert check_deal(rules, changed(line, draw=["2D", "KS", "3H", "9S"], dealer=0)) == []  # seats chosen: for the deal
