"""How much of what the others do is told: to who listens every word takes time."""

from __future__ import annotations

import re

import pytest

from core.game.events import AnyEvent, Discarded, Drew, Extended, Laid, Pot, Took, WentOut
from scripts.settings import load_rules
from tests.transports.console.tabletop import Sitting, Tabletop, advising, simple
from tests.transports.english import ENGLISH
from transports.console.announcing import TELLINGS, Telling, announced, telling_of
from transports.events_text import sentences
from transports.text import Words

RULES = load_rules("burraco")
WORDS = Words(("Ana", "Bruno", "Carla", "Dario"), 0, RULES, ENGLISH, "words")
SIX = ("3H", "4H", "5H", "6H", "7H", "8H")
TURN: list[AnyEvent] = [
    Drew(seat=1),
    Laid(seat=1, meld=4, cards=("KS", "KH", "KD")),
    Extended(seat=1, meld=2, added=("9H",), cards=(*SIX, "9H")),
    Discarded(seat=1, card="4C"),
    Pot(seat=1, direct=False),
]
OWN: list[AnyEvent] = [Drew(seat=0, card="9C"), Discarded(seat=0, card="9C")]


def told(events: list[AnyEvent], telling: Telling) -> str:
    return " ".join(sentences(announced(events, telling, 0, RULES), WORDS))


def test_all_is_all() -> None:
    assert told(TURN, "all") == (
        "Bruno drew a card, laid kings: spades, hearts, diamonds as meld 4, added nine of hearts to "
        "meld 2 (a clean canasta), discarded four of clubs and took a pot."
    )


def test_brief_leaves_out_that_a_card_was_drawn() -> None:
    assert told(TURN, "brief") == told(TURN, "all").replace("drew a card, ", "")
    assert told([Drew(seat=2), Discarded(seat=2, card="4C")], "brief") == "Carla discarded four of clubs."


def test_quiet_tells_what_changes_the_game() -> None:
    assert told(TURN, "quiet") == "Bruno added nine of hearts to meld 2 (a clean canasta) and took a pot."
    assert told([Drew(seat=2), Discarded(seat=2, card="4C")], "quiet") == ""
    taken: list[AnyEvent] = [Took(seat=3, count=2, cards=("4C", "5D")), Discarded(seat=3, card="4C"), WentOut(seat=3)]
    assert told(taken, "quiet") == "Dario took the pile (four of clubs, five of diamonds) and went out."


@pytest.mark.parametrize("telling", TELLINGS)
def test_what_the_reader_did_is_always_told(telling: Telling) -> None:
    assert told(OWN, telling) == "You drew nine of clubs and discarded nine of clubs."


def test_a_word_that_is_no_way_of_telling_means_all() -> None:
    assert [telling_of(text) for text in ("quiet", "loud", "")] == ["quiet", "all", "all"]


async def test_it_is_chosen_by_a_word_and_remembered() -> None:
    sitting = Sitting(Tabletop(RULES, simple), ["announce", "announce quiet", *by_hints(6)], hint=advising(simple))
    await sitting.play()
    assert "Now it is all. Write announce all, announce brief" in " ".join(sitting.text.split())
    assert sitting.remembered == {"announce": "quiet"}
    before, after = sitting.text.split("Of what the others do only")
    assert "discarded" in before
    assert not re.search("(Bruno|Carla|Dario) (drew|discarded|laid)", after)
    assert "You drew" in after
    assert sitting.console.desk is not None
    assert "Bruno drew" in " ".join(sitting.console.desk.story.whole(WORDS)), "the log tells all"


def by_hints(turns: int) -> list[str]:
    """So many turns as the hints say; a move more than they need is no harm."""
    return ["hint; 0", "hint; 0", "send"] * turns
