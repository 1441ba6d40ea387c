"""The double's buttons: what Telegram takes, and what a phone shows."""

from __future__ import annotations

from typing import Any

import pytest
from telegram.error import BadRequest

from tests.transports.telegram.double.keyboards import checked, labelled, shown
from tests.transports.telegram.double.refused import Refused
from tests.transports.telegram.double.stage import keys, staged


def rows(*given: list[dict[str, Any]]) -> dict[str, Any]:
    return {"inline_keyboard": list(given)}


async def test_the_data_of_a_button_has_64_bytes_whatever_its_letters() -> None:
    async with staged() as stage:
        ann = stage.double.phone("Ann")
        ann.starts()
        await stage.bot.send_message(ann.id, "one", reply_markup=keys("é" * 32))
        for data in ("é" * 32 + "x", "x" * 65):
            with pytest.raises(BadRequest, match=r"(?i)button_data_invalid"):
                await stage.bot.send_message(ann.id, "one", reply_markup=keys(data))


async def test_a_message_has_a_hundred_buttons_at_most() -> None:
    async with staged() as stage:
        ann = stage.double.phone("Ann")
        ann.starts()
        await stage.bot.send_message(ann.id, "one", reply_markup=keys(*map(str, range(100))))
        with pytest.raises(BadRequest, match="Reply markup is too long"):
            await stage.bot.send_message(ann.id, "one", reply_markup=keys(*map(str, range(101))))


@pytest.mark.parametrize(
    ("button", "sentence"),
    [
        ({"text": "a"}, "Text buttons are unallowed in the inline keyboard"),
        ({"text": " ", "callback_data": "x"}, 'field "text" must not be empty'),
        ({"text": "a", "callback_data": ""}, "BUTTON_DATA_INVALID"),
        ({"text": "a", "callback_data": "x", "url": "https://t.me/x"}, "more than one action"),
        ({"text": "a", "url": "d:1"}, "inline keyboard button URL 'd:1' is invalid"),
        ({"text": "a", "web_app": {"url": "https://127.0.0.1"}}, "BUTTON_TYPE_INVALID"),
    ],
)
def test_a_button_that_does_nothing_or_too_much_is_refused(button: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Refused) as refused:
        checked(rows([button]), private=False)
    assert sentence in refused.value.description


def test_empty_rows_go_and_a_keyboard_of_nothing_is_none() -> None:
    one = {"text": "a", "callback_data": "x"}
    assert checked(rows([], [one]), private=True) == rows([one])
    assert checked(rows([]), private=True) is None
    assert checked({"remove_keyboard": True}, private=True) is None


def test_of_a_row_no_more_than_eight_buttons_are_shown() -> None:
    markup = rows([{"text": str(number), "callback_data": "x"} for number in range(10)])
    assert [len(row) for row in shown(markup)] == [8]
    assert labelled(markup, "9") is None


def test_a_button_is_found_by_all_that_is_on_it_or_by_a_part_of_one_alone() -> None:
    markup = rows([{"text": text, "callback_data": text} for text in ("7♥", "7♥ 8♥", "Draw")])
    assert (labelled(markup, "7♥") or {})["text"] == "7♥"
    assert (labelled(markup, "Dra") or {})["text"] == "Draw"
    assert labelled(markup, "Lay") is None
    with pytest.raises(AssertionError, match="several buttons"):
        labelled(markup, "7")
