"""The lines above the keys: nothing of what can be done goes unsaid because it is long."""

from __future__ import annotations

import msgspec
import pytest

from core.game.events import Discarded, Returned
from core.game.view import view
from core.table.messages import Stop, Turn, Update
from scripts.locales import LANGUAGES
from tests.transports.console.positions import meld, moment
from tests.transports.fullscreen.moments import board, found
from tests.transports.fullscreen.seated import seated, table_of
from transports.console.terminal import cells, wrapped
from transports.fullscreen.answered import first_words, is_long, moment_text, shortened
from transports.fullscreen.nowline import now
from transports.fullscreen.paint import Paint

PAINT = Paint()
MELDS = [meld(0, "4S 5S 6S 7S 8S 9S"), meld(1, "3D 4D 5D"), meld(2, "KS KD KH"), meld(3, "QS QD QH")]


def lines(answers: list[str], moment: str, width: int = 78, *, room: int = 5) -> list[str]:
    shown = moment_text(answers, moment, width, room=room, paint=PAINT).plain
    return [line for each in shown.split("\n") for line in wrapped(each, width)]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("width", "room"), [(58, 3), (78, 5)])
def test_a_wild_that_fits_many_melds_is_previewed_in_the_lines_there_are(code: str, width: int, room: int) -> None:
    at = board(moment(hand="2H 3H 4H KC", melds=MELDS), code)
    said = now(at, ("2H",), found(at, "2H"))
    shown = lines([], said, width, room=room)
    assert 3 <= len(shown) <= room
    assert sum(line.startswith("e → ") for line in shown) == 3
    assert all(cells(line) <= width for line in shown)


def test_what_is_shortened_ends_with_a_whole_word_and_dots() -> None:
    said = ["one two three four five six", "seven eight nine", "ten"]
    assert shortened(said, 12, 4) == ["one two three four …", "seven …", "ten"]
    assert shortened(said, 12, 9) == said
    assert shortened(said, 12, 2) == ["one two …", "seven …"]
    assert shortened(["a", "b", "c"], 12, 2) == ["a", "b …"]


def test_what_can_be_done_stands_under_the_answer_where_both_have_room() -> None:
    assert lines(["Not so."], "Draw a card.") == ["Not so.", "Draw a card."]
    assert lines(["Not so."], "a\nb\nc\nd") == ["Not so.", "a", "b", "c", "d"]
    assert lines(["Not so."], "a\nb\nc\nd\ne") == ["Not so."]
    assert lines(["Not so."], "a\nb\nc", room=3) == ["Not so."]
    assert lines(["Draw a card."], "Draw a card.") == ["Draw a card."]


def test_of_many_answers_the_first_stand_there_and_a_sign_says_that_there_are_more() -> None:
    assert lines(["a", "b", "c", "d", "e"], "now") == ["a", "b", "c", "d …"]
    assert is_long(["a", "b", "c", "d", "e"], 78)
    assert not is_long(["a\nb"], 78)


def test_why_something_is_refused_is_not_pushed_out_by_what_could_be_done_instead() -> None:
    shown = lines(["why " * 20, "You could lay " + "this " * 60], "now", 58)
    assert shown[0].startswith("why")
    assert shown[2].startswith("You could lay")
    assert shown[-1].endswith(" …")
    assert len(shown) == 4


def test_the_first_words_of_what_is_too_long_stand_there_with_what_is_said_of_them() -> None:
    said = first_words("word, " * 60, 58, lambda words: f"Hint: {words} … (a does it)")
    assert said.endswith("word … (a does it)")
    assert not is_long([said], 58)
    assert first_words("one two", 58, lambda words: f"{words}.") == "one two."


def test_an_answer_that_is_too_long_is_cut_with_a_sign() -> None:
    shown = lines(["word " * 80], "now", 58)
    assert len(shown) == 4
    assert shown[-1].endswith("word …")


async def test_what_was_answered_before_the_own_turn_goes_when_it_begins_and_a_warning_stays() -> None:
    state = moment(hand="3H 4H 9D KC", phase="draw")
    table, seen = table_of(state), view(state, 0, 1, (0, 0), None)
    table.say(Update(since=2, seq=3, events=(), view=msgspec.structs.replace(seen, turn=3), turn=None))
    async with seated(table) as at:
        await at.until(lambda: at.now.startswith("It is Dario's turn"))
        await at.press("d")
        at.app.answer("There is nothing to play just now: wait for the next deal.")
        assert at.app.answers
        table.say(Update(since=3, seq=4, events=(), view=seen, turn=Turn(deadline_ms=None, bank_ms=None)))
        await at.turn()
        await at.until(lambda: at.now.startswith("Your turn: d draws a card"))
        assert at.app.answers == ()
        table.say(Stop(4))
        await at.until(lambda: at.app.answers)
        warned = at.app.answers
        table.say(
            Update(
                since=4,
                seq=5,
                events=(Discarded(seat=0, card="KC"),),
                view=msgspec.structs.replace(seen, turn=3),
                turn=None,
            )
        )
        await at.until(lambda: at.app.staging is None)
        table.say(
            Update(since=5, seq=6, events=(Returned(seat=0),), view=seen, turn=Turn(deadline_ms=None, bank_ms=None))
        )
        await at.turn()
        assert at.app.answers == warned
