"""Buttons as the Bot API has them."""

from __future__ import annotations

import json

from transports.telegram.markup import keyboard_of
from transports.telegram.screen import Button, Screen


def test_each_button_does_one_thing_in_the_row_in_which_it_stands() -> None:
    rows = ((Button("7♥", data="c.7H"), Button("Site", url="https://t.me/x")), (Button("In", inline=""),))
    assert json.loads(keyboard_of(Screen("x", rows))) == {
        "inline_keyboard": [
            [{"text": "7♥", "callback_data": "c.7H"}, {"text": "Site", "url": "https://t.me/x"}],
            [{"text": "In", "switch_inline_query_current_chat": ""}],
        ]
    }


def test_without_buttons_there_is_no_keyboard() -> None:
    assert keyboard_of(Screen("x")) is None
