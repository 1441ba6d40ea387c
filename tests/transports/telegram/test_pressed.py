"""What a button carries: there and back, within 64 bytes, and harmless whatever comes back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.game.actions import MOST_CARDS, Action, Discard, Draw, Extend, Keep, Lay, Refuse, Take, Withdraw
from core.game.cards import CODES
from transports.telegram.pressed import Moment, Play, Pressed, Shows, Toggle, data_of, read, table_of
from transports.telegram.screen import MOST_DATA

TABLE = "K7QF2M"
LONGEST_TABLE = "ABCDEFGHJKLM"
LATE = Moment(36**5, 36**4, "ffff")
ACTS: list[Action | str] = [
    *(Draw(), Take(), Keep(), Refuse(), Withdraw(), Discard("9D"), "s", "u", "f"),
    *(
        Lay(("3S", "4S", "5S")),
        Extend(12, ("6S",)),
        Take(cards=("5S", "6S")),
        Take(meld=3),
        Take(cards=("5S",), meld=3),
    ),
]


@pytest.mark.parametrize("act", ACTS, ids=repr)
def test_what_is_done_with_a_turn_comes_back_as_it_was(act: Action | str) -> None:
    data = data_of(TABLE, Play(Moment(77, 3, "a1f0"), act))
    assert data is not None
    back = read(data)
    assert back is not None
    table, play = back
    assert table == TABLE
    assert isinstance(play, Play)
    assert play.moment == Moment(77, 3, "a1f0")
    assert play.act == act or (isinstance(act, Take) and isinstance(play.act, Take) and play.act.meld == act.meld)


def test_a_card_and_what_is_shown_come_back_as_they_were() -> None:
    for pressed in (
        Toggle("TH", 2, True, 40),
        Toggle("JK", 12, False, 0),
        Shows("mode", 3, ""),
        Shows("line", 1295, "say well played"),
    ):
        data = data_of(TABLE, pressed)
        assert data is not None
        assert read(data) == (TABLE, pressed)
        assert table_of(data) == TABLE


@pytest.mark.parametrize(
    "pressed",
    [
        Toggle("TH", 12, True, 36**5),
        Play(LATE, Lay(tuple(CODES[:13]))),
        Play(LATE, Lay(("TH",) * MOST_CARDS)),
        Play(LATE, Extend(9999, ("TH",) * MOST_CARDS)),
        Play(LATE, Take(cards=("TH",) * MOST_CARDS, meld=9999)),
        Shows("line", 36**4, "say one moment"),
    ],
    ids=str,
)
def test_the_longest_of_everything_fits(pressed: Pressed) -> None:
    data = data_of(LONGEST_TABLE, pressed)
    assert data is not None
    assert len(data.encode()) <= MOST_DATA
    assert read(data) is not None


def test_of_too_many_cards_the_picked_ones_are_meant() -> None:
    data = data_of(LONGEST_TABLE, Play(LATE, Lay(("TH",) * 30)))
    back = read(data or "")
    assert back is not None
    assert isinstance(back[1], Play)
    assert back[1].picked


def test_what_does_not_fit_is_no_button() -> None:
    assert data_of(TABLE, Shows("line", 0, "fill " + "x" * 60)) is None
    assert data_of(TABLE, Shows("line", 0, "fill čārlijs")) is None


@given(st.text(max_size=70) | st.from_regex(r"h\.K7QF2M\.[cgt]\.[0-9a-zA-Z.*\-]{0,40}", fullmatch=True))
def test_anything_may_come_back(data: str) -> None:
    found = read(data)
    if found is not None:
        made = data_of(*found)
        assert made is not None
        assert read(made) is not None


@pytest.mark.parametrize(
    "data",
    [
        "",
        "h.K7QF2M",
        "h.K7QF2M.t.1.0..e-3S4S",
        "h.K7QF2M.t.1.0..l-",
        "h.K7QF2M.t.1.0..d-3S4S",
        "h.K7QF2M.c.XX.1.1.0",
        "x.K7QF2M.c.3S.1.1.0",
        "h.K7QF2M.t.1.0..l-3S4",
        "h.K7QF2M.c.3S.1.2.0",
    ],
)
def test_what_was_not_made_here_is_nothing(data: str) -> None:
    assert read(data) is None
