"""What of a deal is told, and when: nothing twice, nothing that is so no more, and nobody's doing as another's."""

from __future__ import annotations

import msgspec

from core.game.events import AnyEvent, Dealt, Discarded, Drew, Paused, Resumed, Returned, StoodIn
from tests.transports.console.positions import moment, seen_by
from tests.transports.english import ENGLISH
from transports.console.story import Story
from transports.text import Words

NAMES = ("Ana", "Bruno", "Carla", "Dario")
SEEN = seen_by(moment(hand="3S 4S"))
RULES = moment().book.melds.rules
WORDS = Words(NAMES, 0, RULES, ENGLISH)
DEALT = Dealt(n=1, dealer=3, pile=("6C",))


def turn(seat: int, card: str) -> list[AnyEvent]:
    return [Drew(seat=seat, card=card if seat == 0 else None), Discarded(seat=seat, card=card)]


def test_who_comes_back_is_not_told_of_stand_ins_and_pauses_that_are_over() -> None:
    events = [DEALT, StoodIn(seat=0), *turn(0, "9D"), Paused(), Resumed(), StoodIn(seat=1), *turn(1, "4C")]
    for others_tell in (True, False):
        story = Story(0, others_tell=others_tell)
        story.take_in([*events, Returned(seat=0)], NAMES)
        assert story.tell(WORDS) == ["Bruno drew a card and discarded 4♣."]
        assert not story.stood_in


def test_a_stand_in_that_still_plays_is_told_of_where_nobody_else_does() -> None:
    for others_tell, said in ((True, []), (False, ["A stand-in plays for you."])):
        story = Story(0, others_tell=others_tell)
        story.take_in([DEALT, *turn(0, "9D"), StoodIn(seat=0)], NAMES)
        assert story.tell(WORDS) == said
        assert story.stood_in


def test_what_a_stand_in_does_is_not_told_as_the_readers_doing() -> None:
    story = Story(0, others_tell=True)
    story.take_in([DEALT], NAMES)
    story.tell(WORDS)
    story.take_in([StoodIn(seat=0), *turn(0, "9D")], NAMES)
    assert story.tell(WORDS) == ["A stand-in plays for you.", "Your stand-in drew 9♦ and discarded 9♦."]
    story.take_in([Returned(seat=0), *turn(0, "8D")], NAMES)
    assert story.tell(WORDS) == ["You came back.", "You drew 8♦ and discarded 8♦."]
    assert story.whole(WORDS)[1:] == [
        "A stand-in plays for you.",
        "Your stand-in drew 9♦ and discarded 9♦.",
        "You came back.",
        "You drew 8♦ and discarded 8♦.",
    ]


def test_a_turn_that_a_stand_in_finishes_is_told_as_a_whole_and_as_its_own() -> None:
    story = Story(0, others_tell=True)
    story.take_in([DEALT], NAMES)
    story.tell(WORDS)
    story.helped()
    story.take_in(turn(0, "9D")[:1], NAMES)
    assert story.finishing
    assert story.tell(WORDS, SEEN) == []
    story.take_in(turn(0, "9D")[1:], NAMES)
    assert not story.finishing
    after = msgspec.structs.replace(SEEN, turn=1)
    assert story.tell(WORDS, after) == ["Your stand-in drew 9♦ and discarded 9♦."]
    story.take_in(turn(0, "8D"), NAMES)
    assert story.tell(WORDS) == ["You drew 8♦ and discarded 8♦."]


def test_the_log_names_whoever_sat_there_then() -> None:
    story = Story(0, others_tell=True)
    story.take_in([DEALT, *turn(1, "4C")], NAMES)
    story.take_in(turn(1, "5C"), ("Ana", "Elena", "Carla", "Dario"))
    assert story.whole(WORDS) == [
        "Deal 1: Dario dealt, you start. 6♣ starts the pile.",
        "Bruno drew a card and discarded 4♣.",
        "Elena drew a card and discarded 5♣.",
    ]
