"""Buttons under a message as the Bot API has them."""

from __future__ import annotations

from typing import Any

import msgspec

from transports.telegram.screen import Button, Screen


def keyboard_of(screen: Screen) -> Any:
    """As JSON, which the library hands on as it is: it would make an object of each button, and take it apart again.
    None where there are no buttons."""
    if not screen.buttons:
        return None
    rows = [[_button(button) for button in row] for row in screen.buttons]
    return msgspec.json.encode({"inline_keyboard": rows}).decode()


def _button(button: Button) -> dict[str, str]:
    found = {"text": button.text}
    if button.data is not None:
        found["callback_data"] = button.data
    if button.url is not None:
        found["url"] = button.url
    if button.inline is not None:
        found["switch_inline_query_current_chat"] = button.inline
    return found
