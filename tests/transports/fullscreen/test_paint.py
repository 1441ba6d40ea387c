"""Colours: to be read on every ground, and chosen by what the terminal says of itself."""

from __future__ import annotations

import pytest
from rich.color import Color, ColorSystem
from rich.style import Style

from tests.transports.fullscreen.scenes import Table, rules_for, scene, seen_at, words_of
from transports.fullscreen.paint import SUITS, THEMES, Paint, Tone, corner, tone_of


def luminance(colour: str) -> float:
    """Relative luminance as WCAG 2 has it."""
    parts = [part / 255 for part in Color.parse(colour).get_truecolor()]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def grounds(tone: Tone) -> list[str]:
    theme, card = THEMES[tone], Paint(tone).edge.bgcolor
    assert card is not None
    return [str(ground) for ground in (theme.background, theme.surface, theme.panel, card.name)]


@pytest.mark.parametrize("tone", ["dark", "light"])
def test_all_that_is_written_can_be_read_on_every_ground(tone: Tone) -> None:
    theme, paint = THEMES[tone], Paint(tone)
    styles = [paint.faint, paint.accent, *map(paint.face, ("3S", "3H", "3D", "3C", "JK"))]
    inks = [style.color.name for style in styles if style.color is not None]
    assert len(inks) == len(styles)
    for ground in grounds(tone):
        for ink in (*inks, str(theme.foreground), str(theme.accent), str(theme.error)):
            assert contrast(ink, ground) >= 4.5, (ink, ground)


@pytest.mark.parametrize("tone", ["dark", "light"])
def test_grounds_stay_grey_where_there_are_but_256_colours(tone: Tone) -> None:
    for ground in grounds(tone):
        red, green, blue = Color.parse(ground).downgrade(ColorSystem.EIGHT_BIT).get_truecolor()
        assert max(red, green, blue) - min(red, green, blue) <= 8, ground


def test_each_suit_has_a_colour_of_its_own_in_every_tone() -> None:
    for colours in SUITS.values():
        assert len(set(colours.values())) == 5


def test_the_colours_of_a_terminal_stay_its_own() -> None:
    for colour in SUITS["terminal"].values():
        assert Color.parse(colour).is_system_defined or Color.parse(colour).is_default
    assert Paint("terminal").edge == Paint("terminal").faint == Style()
    assert THEMES["terminal"].background == "ansi_default"


@pytest.mark.parametrize(
    ("environment", "tone"),
    [
        ({"TERM": "xterm-256color"}, "dark"),
        ({"TERM": "xterm", "COLORTERM": "truecolor"}, "dark"),
        ({"TERM": "xterm-256color", "COLORFGBG": "15;0"}, "dark"),
        ({"TERM": "xterm-256color", "COLORFGBG": "0;15"}, "light"),
        ({"TERM": "xterm-256color", "COLORFGBG": "0;default;7"}, "light"),
        ({"TERM": "xterm"}, "terminal"),
        ({"TERM": "screen"}, "terminal"),
        ({}, "terminal"),
        ({"TERM": "xterm-256color", "COLORTERM": "truecolor", "NO_COLOR": "1", "COLORFGBG": "0;15"}, "terminal"),
    ],
)
def test_the_tone_is_what_the_environment_says(environment: dict[str, str], tone: Tone) -> None:
    assert tone_of(environment) == tone


def test_cards_in_a_text_have_their_colours() -> None:
    painted = Paint("dark").text("Ana laid 10♥ (JK) QD, not AS-in.")
    assert {painted.plain[span.start : span.end] for span in painted.spans} == {"10♥", "JK", "QD", "AS"}


def test_the_index_of_a_card_is_its_rank_and_its_suit() -> None:
    signs, letters = words_of(rules_for()), words_of(rules_for(), style="letters")
    assert corner("TH", signs) == ("10", "♥")
    assert corner("TH", letters) == ("10", "H")
    assert corner("JK", signs) == ("JK", "★")
    assert corner("JK", letters) == ("JK", "*")


async def test_without_colours_nothing_is_black_on_black(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    rules = rules_for()
    app = Table(scene(seen_at(rules), words_of(rules)), paint=Paint(tone_of({"NO_COLOR": "1"})))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        for strip in app.screen._compositor.render_strips():
            for applied in app.get_line_filters():
                strip = strip.apply_filter(applied, app.screen.styles.background)
            for segment in strip:
                style = segment.style or Style()
                assert style.color is None or style.color.is_default, segment
                assert style.bgcolor is None or style.bgcolor.is_default, segment
