"""What stands on a button is read as a whole on a phone: every button, in every language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pytest
from PIL import ImageFont

from core.game.options import OPTIONS
from scripts.locales import LANGUAGES, tongue_of
from tests.transports.console.positions import meld, moment
from tests.transports.fullscreen.moments import CANASTA
from tests.transports.telegram.at_lobby import waiting
from tests.transports.telegram.hands import HandAt, large
from tests.transports.telegram.test_hand_buttons import CLOSED, HAND
from tests.transports.telegram.test_lobby_screen import ALL_OTHER, HOUSE, shown
from transports.telegram.house import NewTable
from transports.telegram.label_width import fits, readable, room, width
from transports.telegram.live import fitted
from transports.telegram.lobby_screen import lobby_screen
from transports.telegram.rules_menu import PAGES
from transports.telegram.screen import Button, Screen
from transports.telegram.seat_people import deeds, phrases
from transports.telegram.seat_state import MODES
from transports.telegram.solo_rules import doors, opened


def buttons(*labels: str) -> list[Button]:
    return [Button(label, f"d{at}") for at, label in enumerate(labels)]


def texts(rows: Iterable[Iterable[Button]]) -> list[list[str]]:
    return [[button.text for button in row] for row in rows]


def test_a_row_that_is_read_stays_as_it_is() -> None:
    row = buttons("✓10♠", "10♥", "✓10♦", "10♣", "A♠", "JK")
    assert texts(readable([row])) == [["✓10♠", "10♥", "✓10♦", "10♣", "A♠", "JK"]]


def test_fewer_stand_side_by_side_where_one_would_be_cut_off() -> None:
    row = buttons("one deal", "500", "a match of two days")
    assert texts(readable([row])) == [["one deal"], ["500", "a match of two days"]]
    assert texts(readable([buttons("w" * 20, "w" * 20)])) == [["w" * 20], ["w" * 20]]


def test_what_is_too_wide_for_a_row_ends_after_a_whole_word() -> None:
    (row,) = readable([buttons("Play in place of somebody whose name is as long as names in chats can be")])
    assert row[0].text == "Play in place of somebody whose name is…"
    assert row[0].data == "d0"
    assert fits(row[0].text)
    (row,) = readable([buttons("W" * 60)])
    assert row[0].text.endswith("W…")


def test_an_outbox_sends_what_can_be_read() -> None:
    screen = Screen("?", (tuple(buttons("w" * 20, "w" * 20)),))
    assert len(fitted(screen).buttons) == 2


def test_a_label_is_taken_to_be_no_narrower_than_a_usual_font_draws_it() -> None:
    font = ImageFont.load_default(14)
    assert isinstance(font, ImageFont.FreeTypeFont)
    for sign in map(chr, range(33, 127)):
        assert width(sign) > 0.75 * font.getlength(sign), sign  # it rounds up to whole pixels
    assert width("Take pile (2)") > font.getlength("Take pile (2)")
    assert width("ņ") == width("n")
    assert width("Ж") > width("З")
    assert room(1) == 334


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_button_of_a_hand_is_cut_off(lang: str) -> None:
    for rows in hands(lang):
        well(rows)


def hands(lang: str) -> Iterator[Iterable[Iterable[Button]]]:
    """The buttons of all states."""
    runs = [" ".join(f"{rank}{suit}" for rank in "456789T") for suit in "SHDC"]
    states = [
        moment(hand=HAND, phase="draw", pile=large(60, HAND, "4H 5H 6H 7H 8H").split()),
        moment(**CLOSED, pile=["9C", "4S"]),
        moment(rules="buraco", phase="decide", hand=f"{HAND} QS", drawn="QS"),
        moment(
            hand="3H 4H 5H 2D 2S 2C", melds=[CANASTA, meld(1, "4D 5D 6D"), meld(2, "6H 7H 8H"), meld(12, "TD TC TH")]
        ),
        moment(hand=large(60, *runs), stock=[], melds=[meld(at, run, at % 2) for at, run in enumerate(runs)]),
    ]
    for state in states:
        for picked in ("", "2D", "3H 4H 5H"):
            hand = HandAt(state, lang)
            if set(picked.split()) <= set(hand.state.picking.cards):
                hand.pick(picked)
            for style in ("signs", "words"):
                hand.board.write_cards(style)
                for mode in MODES:
                    hand.state.mode = mode
                    yield hand.rows()


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_no_button_among_people_is_cut_off(lang: str) -> None:
    async with waiting(lang=lang) as (me, _):
        for mode in MODES:
            me.chat.state.mode = mode
            me.chat.refresh()
            well(me.screen.buttons)
        tongue = tongue_of(lang)
        well([Button(each.label, "d")] for each in (*deeds(me.chat.company, tongue), *phrases(tongue)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_button_of_a_lobby_is_cut_off(lang: str) -> None:
    pages = ("", "bots", "remove", "preset", "target", "clock", *(f"options-{at}" for at in range(PAGES)))
    for wanted in (ALL_OTHER, *(NewTable(preset) for preset in HOUSE.presets)):
        for page in (*pages, *(f"option-{option.name}" for option in OPTIONS)):
            well(lobby_screen(shown(page, wanted), HOUSE, tongue_of(lang)).buttons)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_button_of_the_pages_of_ones_own_is_cut_off(lang: str) -> None:
    tongue = tongue_of(lang)
    well([doors(tongue, "f:r:")])
    for page in ("target", "clock", *(f"options-{at}" for at in range(PAGES))):
        screen = opened(page, NewTable("burraco"), HOUSE, tongue, "f:r:", Button("✕", "back"))
        assert screen is not None
        well(screen.buttons)


def well(rows: Iterable[Iterable[Button]]) -> None:
    """Nothing is cut off: each label has room in a row of its own, and each row that is sent is read."""
    every = [tuple(row) for row in rows]
    for button in (button for row in every for button in row):
        assert fits(button.text), f"{button.text!r} is {width(button.text):.0f} px wide"
    for row in readable(every):
        assert all(fits(button.text, len(row)) for button in row)
