"""The public door: apply, check, legal_actions, and what is told of an action."""

from __future__ import annotations

from typing import Any

import pytest

from core.game.actions import Discard, Draw, Extend, Lay, Take
from core.game.errors import CODES_IN_ORDER, IllegalAction
from core.game.events import (
    Discarded,
    Drew,
    Extended,
    Kept,
    Laid,
    Pot,
    PotToStock,
    Refused,
    Revealed,
    Scored,
    Took,
    WentOut,
    Withdrew,
    redact,
)
from core.game.play import Deal, apply, check, legal_actions
from core.game.position import read_position
from core.game.refusals import PARAGRAPHS
from scripts.settings import load_rules
from scripts.vectors import run_case
from tests.scripts.test_vectors import CASES

STOCK = ["4C", "9H", "7D", "TC"]
POTS = [["3C", "8D", "QD", "JC"], ["4H", "9C", "KC", "6D"]]


def at(**given: Any) -> Deal:
    """A deal at a position; what is not given is of no interest."""
    base = {
        "rules": "burraco",
        "dealer": 3,
        "turn": 0,
        "phase": "play",
        "stock": ["4C", "9H", "7D", "TC"],
        "pile": ["3D"],
    }
    return Deal(read_position({**base, **given}, load_rules)[0])


def told(deal: Deal, *actions: Any) -> list[Any]:
    """What the last of these actions of the seat on turn tells."""
    events: list[Any] = []
    for action in actions:
        deal, events = apply(deal, deal.turn, action)
    return events


def test_a_draw_is_told_with_its_card() -> None:
    assert told(at(phase="draw", hands={"0": ["5H", "9S"]}), Draw()) == [Drew(seat=0, card="4C")]


def test_others_are_told_a_draw_without_its_card() -> None:
    [event] = told(at(phase="draw", hands={"0": ["5H", "9S"]}), Draw())
    assert redact(event, 1) == Drew(seat=0, card=None)
    assert redact(event, 0) == event


def test_a_take_of_an_open_pile_is_told_with_all_its_cards() -> None:
    events = told(at(phase="draw", pile=["3D", "KH"], hands={"0": ["5H", "9S"]}), Take())
    assert events == [Took(seat=0, count=2, cards=("3D", "KH"))]


def test_a_take_of_a_closed_pile_is_told_with_its_top_and_what_was_laid() -> None:
    deal = at(rules="stbl", phase="draw", pile=["9C", "8S"], hands={"0": ["6S", "7S", "KH"]})
    assert told(deal, Take(cards=("6S", "7S"))) == [
        Took(seat=0, count=2, card="8S"),
        Laid(seat=0, meld=0, cards=("6S", "7S", "8S")),
    ]


def test_a_take_into_a_meld_tells_the_top_among_what_was_added() -> None:
    melds = [{"id": 4, "team": 0, "cards": ["3S", "4S", "5S"]}]
    deal = at(rules="stbl", phase="draw", pile=["9C", "7S"], hands={"0": ["6S", "KH", "KD"]}, melds=melds)
    events = told(deal, Take(meld=4, cards=("6S",)))
    assert events[1] == Extended(seat=0, meld=4, added=("6S", "7S"), cards=("3S", "4S", "5S", "6S", "7S"))


def test_keeping_and_refusing_the_first_card_are_told() -> None:
    first: dict[str, Any] = {"rules": "buraco", "pile": [], "phase": "draw", "hands": {"0": ["5H", "9S"]}}
    assert told(at(**first), Draw(), {"do": "keep"}) == [Kept(seat=0)]
    assert told(at(**first), Draw(), {"do": "refuse"}) == [Refused(seat=0, card="4C"), Drew(seat=0, card="9H")]


def test_refusing_the_last_card_of_the_stock_tells_that_a_pot_became_the_stock() -> None:
    first = {
        "rules": "buraco",
        "pile": [],
        "phase": "draw",
        "hands": {"0": ["5H"]},
        "stock": ["4C"],
        "pots": [["9H", "9D"]],
    }
    assert told(at(**first), Draw(), {"do": "refuse"}) == [
        Refused(seat=0, card="4C"),
        PotToStock(count=2),
        Drew(seat=0, card="9H"),
    ]


def test_the_last_card_laid_takes_the_pot_at_once_and_only_its_owner_is_told_its_cards() -> None:
    events = told(at(hands={"0": ["QH", "KH", "AH"]}, pots=POTS), Lay(("QH", "KH", "AH")))
    pot = events[1]
    assert events[0] == Laid(seat=0, meld=0, cards=("QH", "KH", "AH"))
    assert pot.direct
    assert set(pot.cards) == set(POTS[0])
    assert redact(pot, 2) == Pot(seat=0, direct=True)


def test_a_pot_taken_on_the_discard_is_revealed_to_its_owner_when_the_partner_has_played() -> None:
    deal = at(
        hands={"0": ["9C"], "1": ["5H"], "2": ["6H"], "3": ["7H"]},
        pots=POTS,
        stock=["4C", "9H", "7D", "TC", "KD", "2C"],
    )
    deal, events = apply(deal, 0, Discard("9C"))
    assert events == [Discarded(seat=0, card="9C"), Pot(seat=0, direct=False)]
    for action in (Draw(), Discard("5H"), Draw(), Discard("6H")):
        deal, events = apply(deal, deal.turn, action)
    assert [type(event) for event in events] == [Discarded, Revealed]
    revealed = events[1]
    assert isinstance(revealed, Revealed)
    assert set(revealed.cards or ()) == set(POTS[0])
    assert redact(revealed, 1) == Revealed(seat=0)
    assert redact(revealed, 0) == revealed


def test_a_pot_that_may_be_looked_at_at_once_is_told_to_its_owner_on_the_discard() -> None:
    events = told(at(rules="stbl", hands={"0": ["9C"], "1": ["5H"]}, pots=POTS), Discard("9C"))
    assert set(events[1].cards) == set(POTS[0])
    assert redact(events[1], 1) == Pot(seat=0, direct=False)


def test_a_pot_that_becomes_the_stock_is_told_at_the_end_of_the_turn() -> None:
    deal = at(
        rules="buraco", hands={"0": ["9C", "KH"], "1": ["5H"]}, stock=[], pots=[["8C", "8D"]], pot_taken=[True, True]
    )
    assert told(deal, Discard("9C")) == [Discarded(seat=0, card="9C"), PotToStock(count=2)]


def test_a_withdraw_tells_the_raised_minimum() -> None:
    deal = at(rules="buraco", hands={"0": ["KS", "KH", "KC", "9C"]}, minimum=[50, 50])
    assert told(deal, Lay(("KS", "KH", "KC")), {"do": "withdraw"}) == [Withdrew(seat=0, minimum=65)]


def test_going_out_is_told_and_the_deal_is_scored() -> None:
    canasta = [{"id": 0, "team": 0, "cards": ["4S", "5S", "6S", "7S", "8S", "9S", "TS"]}]
    deal = at(hands={"0": ["9C"], "1": ["KH"]}, melds=canasta, pot_taken=[True, True])
    assert told(deal, Discard("9C")) == [
        Discarded(seat=0, card="9C"),
        WentOut(seat=0),
        Scored(score=(350, -10), over="out"),
    ]


def test_a_deal_is_a_value_and_a_refused_action_leaves_it_as_it_was() -> None:
    deal = at(hands={"0": ["5H", "6H", "7H", "9S"]}, pots=POTS)
    before = legal_actions(deal)
    with pytest.raises(IllegalAction) as caught:
        apply(deal, 0, Lay(("5H", "6H", "9S")))
    assert caught.value.refusal.code == "invalid_meld"
    after, _ = apply(deal, 0, Lay(("5H", "6H", "7H")))
    assert legal_actions(deal) == before
    assert legal_actions(after) != before
    assert (deal.turn, deal.phase, deal.over) == (0, "play", None)


@pytest.mark.parametrize("code", CODES_IN_ORDER)
def test_every_code_has_its_paragraph_and_a_case_that_provokes_it(code: str) -> None:
    assert PARAGRAPHS[code]
    assert any(case["expect"].get("error") == code for case in CASES if case["type"] == "play")


REFUSED = [case for case in CASES if case["type"] == "play" and "error" in case["expect"]]


@pytest.mark.parametrize("case", REFUSED, ids=lambda case: str(case["id"]))
def test_a_refusal_has_a_sentence_that_says_what_to_do(case: dict[str, Any]) -> None:
    assert run_case(case) == []
    deal = Deal(read_position(case["position"], load_rules)[0])
    *fine, last = case["actions"]
    for action in fine:
        deal, _ = apply(deal, action["seat"], {k: v for k, v in action.items() if k != "seat"})
    refused = check(deal, last["seat"], {k: v for k, v in last.items() if k != "seat"})
    assert refused is not None
    assert refused.code == case["expect"]["error"]
    assert refused.rule == PARAGRAPHS[refused.code]
    assert refused.text[0].isupper()
    assert refused.text.endswith(".")
    assert len(refused.text) < 250


@pytest.mark.parametrize(
    "junk", [None, 7, "draw", [], {}, {"do": 3}, {"do": "lay", "cards": "3S"}, {"do": "lay", "cards": [3]}]
)
def test_what_is_no_action_at_all_is_malformed(junk: object) -> None:
    refused = check(at(hands={"0": ["5H"]}), 0, junk)
    assert refused is not None
    assert refused.code == "malformed"


@pytest.mark.parametrize(
    ("action", "shown"),
    [
        ({"do": "discard", "card": "ZZ"}, '"ZZ"'),
        ({"do": "discard", "card": None}, "null"),
        ({"do": "lay", "cards": ["3S", 7, "5S"]}, "7"),
        ({"do": "extend", "meld": 0, "cards": [["3S"]]}, "as anything but a text"),
        (Discard("10H"), '"10H"'),
        (Lay(("3S", "4S", "x" * 99)), '"' + "x" * 37 + '..."'),
    ],
)
def test_what_is_no_card_is_named(action: object, shown: str) -> None:
    refused = check(at(hands={"0": ["5H"]}), 0, action)
    assert refused is not None
    assert refused.code == "malformed"
    how = "write its rank (A, 2 to 9, T, J, Q, K) and its suit (S, H, D, C), as in your hand"
    assert refused.text == f"No card is written {shown}: {how}."


def test_a_list_of_ten_thousand_cards_is_malformed() -> None:
    refused = check(at(hands={"0": ["5H"]}), 0, {"do": "lay", "cards": ["5H"] * 10_000})
    assert refused is not None
    assert refused.code == "malformed"


def test_a_seat_that_does_not_exist_is_not_on_turn() -> None:
    refused = check(at(hands={"0": ["5H", "6H"]}), 9, Discard("5H"))
    assert refused is not None
    assert refused.code == "not_your_turn"


def test_an_extension_names_a_meld_of_the_own_team() -> None:
    melds = [{"id": 0, "team": 0, "cards": ["3S", "4S", "5S"]}, {"id": 1, "team": 1, "cards": ["3H", "4H", "5H"]}]
    deal = at(hands={"0": ["6S", "6H", "9C"]}, melds=melds)
    assert check(deal, 0, Extend(0, ("6S",))) is None
    for number, code in ((1, "not_your_meld"), (2, "unknown_meld"), (-1, "unknown_meld"), (10**12, "unknown_meld")):
        refused = check(deal, 0, Extend(number, ("6H",)))
        assert refused is not None
        assert refused.code == code


@pytest.mark.parametrize("take", [{"do": "take", "cards": None}, {"do": "take", "meld": None, "cards": ["6S"]}])
def test_a_field_without_a_value_is_malformed(take: dict[str, Any]) -> None:
    refused = check(at(phase="draw", hands={"0": ["6S", "7S"]}), 0, take)
    assert refused is not None
    assert refused.code == "malformed"


def filled(kind: Any, *fields: Any) -> Any:
    """An action filled without asking for types."""
    return kind(*fields)


WRONG = [
    filled(Lay, None),
    filled(Lay, (["3S"],)),
    filled(Lay, "3S"),
    filled(Discard, []),
    filled(Discard, 3),
    filled(Extend, "0", ("3S",)),
    filled(Take, True, ("3S",)),
]


@pytest.mark.parametrize("action", [*WRONG, object(), Draw])
def test_what_a_program_fills_with_anything_is_malformed(action: object) -> None:
    deal = at(phase="decide", rules="buraco", pile=[], hands={"0": ["3S", "4S"]})
    refused = check(deal, 0, action)
    assert refused is not None
    assert refused.code == "malformed"
