"""What happened in sentences: one for all that a player did in a row, and nothing that a seat may not know."""

import pytest

from core.game.events import (
    AnyEvent,
    Cut,
    Dealt,
    Discarded,
    Drew,
    Extended,
    Kept,
    Laid,
    Paused,
    Pot,
    PotToStock,
    Refused,
    Resumed,
    Returned,
    Revealed,
    Scored,
    StoodIn,
    Took,
    WentOut,
    Withdrew,
    redact,
)
from scripts.settings import load_rules
from tests.transports.english import ENGLISH
from transports.events_text import sentences
from transports.text import Words

RULES = load_rules("burraco")
NAMES = ("Ana", "Bruno", "Carla", "Dario")


def words(seat: int | None = 0) -> Words:
    return Words(NAMES, seat, RULES, ENGLISH)


def test_all_that_a_player_does_in_a_turn_is_one_sentence() -> None:
    events: list[AnyEvent] = [
        Drew(seat=1),
        Laid(seat=1, meld=0, cards=("3S", "4S", "5S")),
        Extended(seat=1, meld=0, added=("6S",), cards=("3S", "4S", "5S", "6S")),
        Discarded(seat=1, card="9D"),
        Drew(seat=2),
        Discarded(seat=2, card="KC"),
    ]
    assert sentences(events, words()) == [
        "Bruno drew a card, laid 3♠ 4♠ 5♠ 6♠ as meld 0 and discarded 9♦.",
        "Carla drew a card and discarded K♣.",
    ]


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (Dealt(n=2, dealer=3, pile=("9D",)), ["Deal 2: Dario dealt, you start. 9♦ starts the pile."]),
        (Cut(seat=1, count=22, bonus=100), ["Bruno cut 22 cards. Just right: 100 points."]),
        (Cut(seat=1, count=23, bonus=0), ["Bruno cut 23 cards."]),
        (Drew(seat=0, card="9D"), ["You drew 9♦."]),
        (Kept(seat=0), ["You kept it."]),
        (Refused(seat=1, card="9D"), ["Bruno refused 9♦, which starts the pile."]),
        (Took(seat=1, count=2, cards=("9D", "KC")), ["Bruno took the pile (9♦ K♣)."]),
        (Took(seat=1, count=4, card="KC"), ["Bruno took the pile of 4 with K♣ on top."]),
        (Withdrew(seat=1, minimum=65), ["Bruno took the melds of this turn back, so that 65 points are needed now."]),
        (Pot(seat=1, direct=True), ["Bruno took a pot and plays on."]),
        (Pot(seat=0, direct=True, cards=("9D", "KC")), ["You took a pot (9♦ K♣)."]),
        (Pot(seat=0, direct=False), ["You took a pot."]),
        (Revealed(seat=0, cards=("9D",)), ["You may look at your pot now: 9♦."]),
        (Revealed(seat=1), []),
        (PotToStock(count=11), ["The stock ran out: a pot of 11 cards is the stock now."]),
        (WentOut(seat=2), ["Carla went out."]),
        (Scored(score=(310, -45), over="stock"), ["The deal is over (the stock ran out): We 310, They -45."]),
        (StoodIn(seat=0), ["A stand-in plays for you."]),
        (Returned(seat=1), ["Bruno came back."]),
        (Paused(), ["The table pauses; no clock runs."]),
        (Resumed(), ["The table goes on."]),
    ],
)
def test_every_event_has_its_words(event: AnyEvent, said: list[str]) -> None:
    assert sentences([event], words()) == said


def test_a_canasta_is_announced_once_and_again_when_its_grade_changes() -> None:
    cards = tuple(f"{rank}S" for rank in "3456789")

    def told(events: list[AnyEvent]) -> list[str]:
        return sentences(events, words())

    assert told([Laid(seat=1, meld=0, cards=cards)]) == ["Bruno laid 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ as meld 0 (a clean canasta)."]
    assert told([Extended(seat=1, meld=0, added=("9S",), cards=cards)])[0].endswith("meld 0 (a clean canasta).")
    assert told([Extended(seat=1, meld=0, added=("TS",), cards=(*cards, "TS"))]) == ["Bruno added 10♠ to meld 0."]
    assert told([Extended(seat=1, meld=0, added=("JK",), cards=("JK", *cards))])[0].endswith("(a dirty canasta).")


def test_cards_added_one_by_one_to_a_meld_are_told_as_one() -> None:
    events: list[AnyEvent] = [
        Extended(seat=1, meld=0, added=("6S",), cards=("3S", "4S", "5S", "6S")),
        Extended(seat=1, meld=0, added=("7S",), cards=("3S", "4S", "5S", "6S", "7S")),
        Extended(seat=1, meld=1, added=("7H",), cards=("4H", "5H", "6H", "7H")),
    ]
    assert sentences(events, words()) == ["Bruno added 6♠ 7♠ to meld 0 and added 7♥ to meld 1."]


def test_what_is_said_of_another_seat_never_names_its_hidden_cards() -> None:
    whole: list[AnyEvent] = [
        Dealt(n=1, dealer=0, hands=(("AS",), ("KS",), ("QS",), ("JS",))),
        Drew(seat=1, card="TS"),
        Pot(seat=1, direct=True, cards=("9S",)),
        Revealed(seat=1, cards=("8S",)),
    ]
    told = " ".join(sentences([redact(event, 0) for event in whole], words(0)))
    assert not any(card in told for card in ("K♠", "Q♠", "J♠", "10♠", "9♠", "8♠"))


@pytest.mark.parametrize(
    ("seat", "said"),
    [
        (0, "Deal 2: you dealt, Bruno starts."),
        (1, "Deal 2: Ana dealt, you start."),
        (2, "Deal 2: Ana dealt, Bruno starts."),
        (None, "Deal 2: Ana dealt, Bruno starts."),
    ],
)
def test_who_deals_and_who_starts_is_told_as_the_reader_sits(seat: int | None, said: str) -> None:
    assert sentences([Dealt(n=2, dealer=0)], words(seat)) == [said]


def test_what_a_stand_in_does_is_not_said_to_be_the_readers_doing() -> None:
    events: list[AnyEvent] = [Drew(seat=0, card="9D"), Returned(seat=0), Discarded(seat=0, card="9D")]
    assert sentences(events, words(), stood_in=True) == [
        "Your stand-in drew 9♦.",
        "You came back.",
        "You discarded 9♦.",
    ]


def test_a_pack_that_nobody_lifted_is_cut_by_the_table() -> None:
    assert sentences([Cut(seat=None, count=1, bonus=0)], words(None)) == ["The table cut 1 card."]
