"""A table in words: one wording for a card, a sentence for what a player did, and nothing that a seat may not know."""

import itertools
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.game.actions import Action, Discard, Draw, Extend, Keep, Lay, Refuse, Take, Withdraw
from core.game.cards import CODES
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
from core.game.melds import analyse
from core.game.notation import parse_cards
from scripts.settings import load_rules
from transports.meld_text import grade, stands_for
from transports.text import Style, Words, clean_name

RULES = load_rules("burraco")
NAMES = ("Ana", "Bruno", "Carla", "Dario")


def words(seat: int | None = 0, style: Style = "signs") -> Words:
    return Words(NAMES, seat, RULES, style)


@pytest.mark.parametrize(
    ("style", "code", "text"),
    [
        ("signs", "TH", "10♥"),
        ("letters", "TH", "10H"),
        ("words", "TH", "ten of hearts"),
        ("signs", "JK", "JK"),
        ("words", "JK", "joker"),
        ("words", "2S", "two of spades"),
    ],
)
def test_a_card_is_written_as_its_reader_reads_it(style: Style, code: str, text: str) -> None:
    assert words(style=style).card(code) == text


@pytest.mark.parametrize("style", ["signs", "letters", "words"])
def test_every_card_as_it_is_written_can_be_typed_back(style: Style) -> None:
    written = words(style=style)
    for code in CODES:
        assert parse_cards(written.card(code)) == (code,)


def test_by_ear_cards_of_one_suit_share_its_name() -> None:
    assert words(style="words").cards(["3S", "4S", "KH", "JK"]) == "three, four of spades, king of hearts, joker"


def test_teams_are_we_and_they_or_the_names_where_that_is_not_clear() -> None:
    assert [words(1).team_name(team) for team in (0, 1)] == ["They", "We"]
    assert [words(None).team_name(team) for team in (0, 1)] == ["Ana and Carla", "Bruno and Dario"]
    two = Words(NAMES[:2], 0, load_rules("burraco", {"players": 2}))
    assert [two.team_name(team) for team in (0, 1)] == ["You", "Bruno"]
    six = Words((*NAMES, "Elena", "Fabio"), 0, load_rules("burraco", {"players": 6, "teams": 3}))
    assert [six.team_name(team) for team in (0, 1, 2)] == ["We", "Bruno and Elena", "Carla and Fabio"]


def test_all_that_a_player_does_in_a_turn_is_one_sentence() -> None:
    events: list[AnyEvent] = [
        Drew(seat=1),
        Laid(seat=1, meld=0, cards=("3S", "4S", "5S")),
        Extended(seat=1, meld=0, added=("6S",), cards=("3S", "4S", "5S", "6S")),
        Discarded(seat=1, card="9D"),
        Drew(seat=2),
        Discarded(seat=2, card="KC"),
    ]
    assert words().sentences(events) == [
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
    assert words().sentences([event]) == said


def test_a_canasta_is_announced_once_and_again_when_its_grade_changes() -> None:
    cards = tuple(f"{rank}S" for rank in "3456789")
    told = words().sentences
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
    assert words().sentences(events) == ["Bruno added 6♠ 7♠ to meld 0 and added 7♥ to meld 1."]


@pytest.mark.parametrize(
    ("action", "said"),
    [
        (Draw(), "draw"),
        (Keep(), "keep the card"),
        (Refuse(), "refuse the card"),
        (Take(), "take the pile"),
        (Take(None, ("6S", "7S")), "take the pile with 6♠ 7♠"),
        (Take(3, ()), "take the pile into meld 3"),
        (Take(3, ("5S",)), "take the pile into meld 3 with 5♠"),
        (Lay(("3S", "4S", "5S")), "lay 3♠ 4♠ 5♠"),
        (Extend(3, ("6S",)), "extend 3 with 6♠"),
        (Withdraw(), "withdraw"),
        (Discard("9D"), "discard 9♦"),
    ],
)
def test_every_move_has_its_words(action: Action, said: str) -> None:
    assert words().action(action) == said


def test_what_is_said_of_another_seat_never_names_its_hidden_cards() -> None:
    whole: list[AnyEvent] = [
        Dealt(n=1, dealer=0, hands=(("AS",), ("KS",), ("QS",), ("JS",))),
        Drew(seat=1, card="TS"),
        Pot(seat=1, direct=True, cards=("9S",)),
        Revealed(seat=1, cards=("8S",)),
    ]
    told = " ".join(words(0).sentences([redact(event, 0) for event in whole]))
    assert not any(card in told for card in ("K♠", "Q♠", "J♠", "10♠", "9♠", "8♠"))


def test_the_wild_stands_where_the_natural_it_stands_for_would() -> None:
    """Over many sequences: with that card in its place they are the same sequence, clean."""
    chance = random.Random(7)
    found = 0
    for low, size, suit in itertools.product(range(13), range(3, 9), "SHDC"):
        places = ["A23456789TJQKA"[at] + suit for at in range(low, min(14, low + size))]
        hole = chance.randrange(len(places))
        cards = [*places[:hole], chance.choice(["JK", "2S", "2H", "2D", "2C"]), *places[hole + 1 :]]
        meld = analyse(cards, RULES)
        if meld is None or meld.wild is None:
            continue
        at, code = stands_for(meld.cards, meld.wild)
        assert meld.cards[at] == meld.wild
        assert code is not None
        whole = analyse([*meld.cards[:at], code, *meld.cards[at + 1 :]], RULES)
        assert whole is not None
        assert grade(whole).startswith("clean")
        assert whole.cards == (*meld.cards[:at], code, *meld.cards[at + 1 :])
        found += 1
    assert found > 100


def test_the_wild_of_a_set_stands_last_and_for_no_card() -> None:
    meld = analyse(["7S", "7H", "2D", "7H"], RULES)
    assert meld is not None
    assert stands_for(meld.cards, meld.wild) == (3, None)
    assert stands_for(("3S", "4S", "5S"), None) == (-1, None)


def test_a_set_of_wilds_counts_as_dirty() -> None:
    meld = analyse(["JK", "2D", "2S"], load_rules("burraco", {"wild_sets": True}))
    assert meld is not None
    assert meld.wild is None
    assert grade(meld) == "dirty"


@given(st.text(max_size=300))
def test_a_name_on_the_screen_is_short_and_printable(name: str) -> None:
    shown = clean_name(name, 2)
    assert shown.isprintable()
    assert 0 < len(shown) <= 16
    assert shown == shown.strip()


def test_a_name_without_a_letter_to_show_is_its_seat() -> None:
    assert clean_name("\u202e\x1b\n ", 2) == "seat 2"


def test_a_refusal_names_cards_as_the_reader_reads_them() -> None:
    assert words().told("You do not hold TH; discard a card of your hand.") == (
        "You do not hold 10♥; discard a card of your hand."
    )
