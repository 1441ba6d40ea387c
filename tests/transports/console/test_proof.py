"""Deals that are over, checked by who sat there: what is as it should be, and every way in which it may not be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from core.game.fairness import DealLine, deal_line
from core.game.shuffle import commitment, deal, deal_key
from core.table.public_record import Line, MatchLine, ScoreLine
from scripts.settings import load_rules
from tests.transports.english import ENGLISH
from transports.console.promises import Promises
from transports.console.proof import Evidence, proof
from transports.nonces import Promise

RULES = load_rules("stbl")
SECRET = bytes(range(32))
NONCES = (bytes(16), None, bytes([7] * 16), bytes([9] * 16))
SEAT = 2


def dealt(n: int = 1, table: str = "TABLE") -> DealLine:
    """A deal as its table should deal it."""
    cards = deal(RULES, deal_key(SECRET, table, n, NONCES), None if n == 1 else 0)
    return deal_line(n, cards, commitment(SECRET), NONCES)


def record_of(*lines: DealLine, seeded: bool = False, secret: str | None = SECRET.hex()) -> list[Line]:
    match = MatchLine(format=1, table="TABLE", rules="stbl", options={}, seats=(), engine=1, seeded=seeded)
    told: list[Line] = [match]
    for line in lines:
        told += [line, ScoreLine(n=line.n, over="out", score=(0, 0), totals=(0, 0), sheet=(), secret=secret)]
    return told


def sat_through(line: DealLine, *, hand: Sequence[str] | None = None) -> Promises:
    """What somebody on seat 2 has noted of this deal."""
    promises = Promises(ENGLISH, seat=SEAT)
    promises.committed(line.n, commitment(SECRET))
    promises.stands(line.n, commitment(SECRET))
    promises.dealt(line.n, tuple(line.hands[SEAT] if hand is None else hand))
    promises.revealed(line.n, SECRET.hex())
    return promises


async def told(promises: Promises, record: Sequence[Line] | None, given: bytes = bytes([7] * 16)) -> list[str]:
    async def recorded() -> Sequence[Line] | None:
        return record

    return await proof(promises, RULES, ENGLISH, Evidence(recorded, lambda: {1: Promise(commitment(SECRET), given)}))


async def test_a_deal_that_was_dealt_as_promised_is_checked_in_all_its_parts() -> None:
    line = dealt()
    [said] = await told(sat_through(line), record_of(line))
    assert said == (
        "Deal 1: checked, and all is as it should be. The secret is the one promised before the deal. "
        "Seats 0, 2, 3 gave their parts. Yours is there as you gave it. The shuffle made anew from the secret and the "
        "parts gives exactly these cards. The cards you were dealt are among them, in your seat."
    )


def _other_hand(line: DealLine) -> dict[str, Any]:
    hands = [list(hand) for hand in line.hands]
    hands[0][0], line.stock[0] = line.stock[0], hands[0][0]
    return {"hands": hands}


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda line: {"nonces": [None, None, line.nonces[2], line.nonces[3]]}, "The cards differ"),
        (lambda line: {"nonces": [line.nonces[0], None, None, line.nonces[3]]}, "Yours is NOT there"),
        (lambda line: {"commitment": "00" * 32}, "The record names another promise"),
        (_other_hand, "hand 0"),
    ],
)
async def test_a_record_that_was_changed_is_found_out(change: Any, says: str) -> None:
    line = dealt()
    [said] = await told(sat_through(line), record_of(msgspec.structs.replace(line, **change(line))))
    assert said.startswith("Deal 1: checked, and it is NOT as it should be.")
    assert says.lower() in said.lower() or "deck" in said, said


async def test_other_cards_than_those_that_were_dealt_to_the_seat_are_found_out() -> None:
    line = dealt()
    [said] = await told(sat_through(line, hand=["2C"] * 11), record_of(line))
    assert "The cards you were dealt are NOT those of your seat." in said


async def test_a_secret_that_was_not_promised_is_found_out_without_any_record() -> None:
    promises = Promises(ENGLISH, seat=SEAT)
    promises.committed(1, "11" * 32)
    promises.revealed(1, SECRET.hex())
    [said] = await told(promises, None)
    assert "NOT as it should be" in said
    assert "The secret is NOT the one promised" in said


async def test_without_the_record_it_is_said_what_could_not_be_checked_and_why() -> None:
    [said] = await told(sat_through(dealt()), None)
    assert said.startswith("Deal 1: checked in part, and that is as it should be.")
    assert said.endswith("which cannot be had from here: the shuffle was not made anew.")


async def test_a_deal_before_this_sitting_is_checked_from_the_record() -> None:
    promises = Promises(ENGLISH, seat=SEAT)
    promises.stands(2, commitment(SECRET))
    [said] = await told(promises, record_of(dealt()))
    assert said.startswith("Deal 1: checked, and all is as it should be. It was dealt before you came")
    assert "gives exactly these cards" in said


async def test_of_a_deal_in_play_nothing_is_said_though_the_record_is_ahead() -> None:
    promises = Promises(ENGLISH)
    promises.stands(1, commitment(SECRET))
    assert await told(promises, record_of(dealt())) == [
        "Nothing can be checked yet: the table keeps the secret of a deal until that is over."
    ]


async def test_a_secret_that_was_withheld_proves_nothing() -> None:
    promises = Promises(ENGLISH, seat=SEAT)
    promises.committed(1, commitment(SECRET))
    promises.revealed(1, None)
    [said] = await told(promises, None)
    assert "The secret has not been shown: nothing of this deal is proved." in said


async def test_of_cards_from_a_seed_there_is_nothing_to_check() -> None:
    assert "from a known seed" in (await told(Promises(ENGLISH, seeded=True), None))[0]
    promises = Promises(ENGLISH)
    assert "from a known seed" in (await told(promises, record_of(dealt(), seeded=True)))[0]
