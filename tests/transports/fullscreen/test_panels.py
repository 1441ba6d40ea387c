"""Panels over a screen: texts, questions and lists, closed and answered by keys."""

from __future__ import annotations

import pytest
from rich.console import Console
from rich.text import Text
from textual.app import App
from textual.containers import VerticalScroll

from scripts.locales import LANGUAGES, tongue_of
from tests.transports.english import ENGLISH
from transports.console.terminal import cells
from transports.fullscreen.panels import EDGE, Choosing, Offered, Question, Reading
from transports.fullscreen.plan import LEAST
from transports.fullscreen.sheets import Sheet

NARROW = LEAST[0] * 9 // 10 - EDGE
"""Columns for what stands on the edges of a panel on the smallest screen."""


def shown(offered: Offered, at: int) -> str:
    """A line of a list, as it stands there."""
    console = Console(width=60)
    with console.capture() as capture:
        console.print(offered.get_option_at_index(at).prompt)
    return capture.get().rstrip()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_keys_of_a_panel_do_fits_its_edge(lang: str) -> None:
    text = tongue_of(lang).text
    for key in ("panels-close", "panels-yes-no", "panels-choose", "people-keys", "pages-next-deal", "pages-the-end"):
        assert cells(text(key)) <= NARROW, text(key)
    for key in ("pages-rules", "pages-fairness", "pages-which-meld", "pages-which-take", "pages-moves", "people-title"):
        assert cells(text(key)) <= NARROW, text(key)


async def test_a_text_is_read_and_closed_by_any_of_its_keys() -> None:
    app = App[None]()
    async with app.run_test() as pilot:
        for key in ("escape", "enter", "space", "q"):
            app.push_screen(Reading("Title", Text("one\ntwo"), "Esc: close"))
            await pilot.pause()
            box = app.screen.query_one(VerticalScroll)
            assert box.border_title == "Title"
            assert box.border_subtitle == "Esc: close"
            await pilot.press(key)
            await pilot.pause()
            assert len(app.screen_stack) == 1


async def test_a_text_that_depends_on_the_width_is_laid_out_anew_in_another_window() -> None:
    app = App[None]()
    widths: list[int] = []

    def body(width: int) -> Text:
        widths.append(width)
        return Text("x")

    async with app.run_test(size=(80, 24)) as pilot:
        app.push_screen(Reading("", body, ""))
        await pilot.pause()
        await pilot.resize_terminal(60, 18)
        await pilot.pause()
        await pilot.pause()
    assert len(widths) == 2
    assert widths[0] > widths[1]


async def test_a_question_has_one_key_for_yes_and_one_for_no() -> None:
    app = App[None]()
    answers: list[bool | None] = []
    async with app.run_test() as pilot:
        for key in ("enter", "y", "н", "escape", "n", "т"):
            app.push_screen(Question(Text("Well?"), ENGLISH, 0.0), answers.append)
            await pilot.pause()
            await pilot.press(key)
            await pilot.pause()
    assert answers == [True, True, True, False, False, False]


async def test_a_question_is_answered_with_the_letters_of_the_language_as_well() -> None:
    app = App[None]()
    answers: list[bool | None] = []
    async with app.run_test() as pilot:
        for code, key in (("ru", "д"), ("ru", "н"), ("it", "s"), ("it", "n"), ("lv", "J")):
            app.push_screen(Question(Text("Well?"), tongue_of(code), 0.0), answers.append)
            await pilot.pause()
            await pilot.press(key)
            await pilot.pause()
    assert answers == [True, False, True, False, True]


async def test_the_line_that_enter_takes_has_a_sign_before_it() -> None:
    app = App[None]()
    answers: list[int | None] = []
    async with app.run_test() as pilot:
        panel = Choosing("Which?", [Text(f"answer {at}") for at in range(12)], ENGLISH)
        app.push_screen(panel, answers.append)
        await pilot.pause()
        offered = panel.query_one(Offered)
        assert shown(offered, 0) == "►  1 answer 0"
        await pilot.press("down", "j")
        await pilot.pause()
        assert shown(offered, 0) == "   1 answer 0"
        assert shown(offered, 2) == "►  3 answer 2"
        assert shown(offered, 11) == "  12 answer 11"
        await pilot.press("enter")
        await pilot.pause()
    assert answers == [2]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_sheet_offers_fits_its_edge(lang: str) -> None:
    text = tongue_of(lang).text
    for key in ("pages-next-deal", "pages-go-on", "pages-the-end", "pages-end-or-again"):
        assert cells(f"↑ ↓ · {text('pages-replay')} · {text(key)}") <= NARROW, key


@pytest.mark.parametrize("columns", range(60, 64))
async def test_a_question_is_seen_to_its_last_word_whatever_the_width(columns: int) -> None:
    app = App[None]()
    words = [f"w{at:02}" for at in range(90)]
    async with app.run_test(size=(columns, 24)) as pilot:
        for count in range(10, 90, 8):
            app.push_screen(Question(Text(" ".join(words[:count])), ENGLISH, 0.0))
            await pilot.pause()
            strips = app.screen._compositor.render_strips()
            assert words[count - 1] in "".join(segment.text for strip in strips for segment in strip)
            await pilot.press("escape")


async def test_of_several_wordings_the_longest_that_fits_stands_whole_on_the_edge() -> None:
    app = App[None]()
    async with app.run_test(size=LEAST) as pilot:
        wordings = ["x" * (NARROW - 1), "x" * (NARROW - 6), "y"]
        for lines, said in ((1, wordings[0]), (40, f"↑ ↓ · {wordings[1]}")):
            app.push_screen(Sheet("", Text("\n" * lines), wordings))
            await pilot.pause()
            await pilot.pause()
            strips = app.screen._compositor.render_strips()
            drawn = ["".join(segment.text for segment in strip) for strip in strips]
            assert any(f" {said} ─╯" in line for line in drawn), drawn
            await pilot.press("escape")


@pytest.mark.parametrize("size", [(60, 18), (61, 24), (80, 24), (133, 40), (200, 50)])
async def test_a_text_stands_there_from_the_first_picture_on_laid_out_once(size: tuple[int, int]) -> None:
    app, widths = App[None](), list[int]()

    def body(width: int) -> Text:
        widths.append(width)
        return Text("x")

    async with app.run_test(size=size) as pilot:
        app.push_screen(Reading("", body, ""))
        await pilot.pause()
        await pilot.pause()
        assert widths == [app.screen.query_one(VerticalScroll).scrollable_content_region.width]


async def test_the_edge_says_the_keys_before_the_panel_has_its_room_and_after() -> None:
    edges = list[str]()

    class Noted(Reading):
        def _can_scroll(self, can: bool) -> None:
            super()._can_scroll(can)
            edges.append(str(self.query_one(VerticalScroll).border_subtitle))

    app = App[None]()
    async with app.run_test() as pilot:
        app.push_screen(Noted("", Text("x\n" * 60), "Esc: close"))
        await pilot.pause()
        await pilot.pause()
    assert edges == ["Esc: close", "↑ ↓ · Esc: close"]
