"""Buttons under messages: what of them Telegram takes, and which of them a phone can show."""

from __future__ import annotations

import re
from typing import Any, Final

from tests.transports.telegram.double.refused import Refused, bad
from tests.transports.telegram.double.units import JSON

MOST_DATA: Final = 64
MOST_BUTTONS: Final = 100
SHOWN_IN_A_ROW: Final = 8
DOES: Final = (
    "callback_data",
    "url",
    "switch_inline_query",
    "switch_inline_query_current_chat",
    "copy_text",
    "web_app",
)
"""What a button may do, so far as the double knows it: exactly one of these."""


def checked(markup: Any, private: bool) -> JSON | None:
    """An inline keyboard as it will stand there, or None for none. Raises a refusal for what Telegram refuses."""
    if markup is None or markup == {}:
        return None
    if not isinstance(markup, dict):
        raise bad("object expected as reply markup")
    if "inline_keyboard" not in markup:
        if "remove_keyboard" in markup or "force_reply" in markup:
            return None
        raise Refused(404, "Not Found: keyboards in place of the phone's own are not in the double")
    rows = [[button(one, private) for one in row] for row in markup["inline_keyboard"] if row]
    if sum(map(len, rows)) > MOST_BUTTONS:
        raise bad("reply markup is too long")
    return {"inline_keyboard": rows} if rows else None


def button(one: Any, private: bool) -> JSON:
    if not isinstance(one, dict) or not str(one.get("text") or "").strip():
        raise bad('can\'t parse inline keyboard button: field "text" must not be empty')
    does = [name for name in DOES if name in one]
    if not does:
        raise bad("can't parse inline keyboard button: Text buttons are unallowed in the inline keyboard")
    if len(does) > 1:
        raise bad("can't parse inline keyboard button: more than one action is specified")
    if does == ["callback_data"] and not 1 <= len(str(one["callback_data"]).encode()) <= MOST_DATA:
        raise bad("BUTTON_DATA_INVALID")
    if does == ["url"] and not re.match(r"(https?|tg|ton)://[^\s/]+", one["url"]):
        raise bad(f"inline keyboard button URL '{one['url']}' is invalid: Wrong HTTP URL")
    if does == ["web_app"] and not private:
        raise bad("BUTTON_TYPE_INVALID")
    return one


def shown(markup: JSON | None) -> list[list[JSON]]:
    """The buttons that a phone shows, by row: what is beyond the eighth of a row nobody sees."""
    return [row[:SHOWN_IN_A_ROW] for row in (markup or {}).get("inline_keyboard", [])]


def labelled(markup: JSON | None, label: str) -> JSON | None:
    """The button with this on it, else the only one with this in what is on it. Raises AssertionError for several."""
    buttons = [one for row in shown(markup) for one in row]
    exact = [one for one in buttons if one["text"] == label]
    within = [one for one in buttons if label in one["text"]]
    choice = exact or within
    assert len(choice) < 2, f"several buttons say {label!r}: {[one['text'] for one in choice]}"
    return choice[0] if choice else None
