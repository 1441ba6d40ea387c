"""Pages over the table: in every language no line is wider than its box."""

from __future__ import annotations

import sys

import pytest
from textual.widgets import Static

from core.game.scoring import sheets
from core.table.messages import End, MatchResult
from scripts.locales import LANGUAGES, tongue_of
from tests.transports.console.positions import moment
from tests.transports.fullscreen.moments import board, moments
from tests.transports.fullscreen.seated import Seated, seated, table_of
from transports.console.terminal import cells
from transports.fullscreen import pages
from transports.fullscreen.legend import legend
from transports.fullscreen.paint import Paint

PAINT = Paint()


def lines_read(at: Seated) -> list[str]:
    """What stands in the text over the table."""
    return [line.strip() for line in str(at.app.screen.query_one("#body", Static).render()).split("\n") if line.strip()]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [50, 74, 100])
def test_no_line_of_any_page_is_wider_than_its_box(lang: str, width: int) -> None:
    state = moments()["draw_or_pile"]
    at = board(state, lang)
    result = MatchResult(0, (2_010, 1_200), "target")
    end = End(n=1, score=(310, 40), totals=(2_010, 1_200), sheet=tuple(sheets(state)), secret=None, result=result)
    at.ends.append(end)
    every = [
        pages.score(at, PAINT),
        pages.sheet(end, at, PAINT),
        pages.log(at, PAINT),
        pages.fairness(at, PAINT),
        pages.pile(at, PAINT),
        pages.keys(tongue_of(lang)),
        pages.answer(["one", "two"], at, PAINT),
        pages.rules(at, PAINT),
    ]
    for page in every:
        assert cells(page.title) <= width - 4
        for line in page.body(width).plain.split("\n"):
            assert cells(line) <= width, line


def test_the_last_sheet_says_who_has_won() -> None:
    state = moments()["lay"]
    at = board(state)
    result = MatchResult(0, (2_010, 1_200), "target")
    end = End(n=3, score=(310, 40), totals=(2_010, 1_200), sheet=tuple(sheets(state)), secret=None, result=result)
    page = pages.sheet(end, at, PAINT)
    assert page.title == "The score of deal 3, the last one"
    assert "You win: We 2010, They 1200." in page.body(70).plain
    assert "cards on the table" in page.body(70).plain


def test_every_key_of_the_list_has_its_meaning_beside_it_in_one_column() -> None:
    lines = pages.keys(tongue_of("en")).body(74).plain.split("\n")
    starts = {len(line) - len(line.lstrip()) for line in lines if line.startswith(" ")}
    assert len(starts) == 1
    column = starts.pop()
    for line in lines:
        if line:
            assert line[:column].endswith("  "), line
            assert line[column] != " "


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_list_of_keys_says_what_the_signs_of_the_teams_mean(lang: str) -> None:
    tongue = tongue_of(lang)
    said = pages.keys(tongue).body(58).plain
    for sign, what in legend(tongue):
        assert sign in said
        assert what.split()[0] in said


async def test_typed_rules_are_wrapped_to_the_page_and_to_nothing_else() -> None:
    async with seated(table_of(moment(hand="3S 4S 5S")), size=(60, 24)) as at:
        await at.press("colon", *"rules", "enter")
        await at.until(lambda: at.reads)
        typed = lines_read(at)
        await at.press("escape", "f1")
        await at.until(lambda: at.reads)
        assert typed == lines_read(at)


@pytest.mark.skipif(sys.platform == "win32", reason="no program can be suspended there")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_list_of_keys_names_the_one_that_suspends_the_program(lang: str) -> None:
    listed = pages.keys(tongue_of(lang)).body(100).plain
    assert any(line.startswith("Ctrl-Z ") and "fg" in line for line in listed.split("\n"))
