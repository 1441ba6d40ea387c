"""How Telegram measures: UTF-16 units, by which entities are placed and texts are too long."""

from __future__ import annotations

from typing import Any

JSON = dict[str, Any]
"""An object as it goes over the wire."""


def units(text: str) -> int:
    """The UTF-16 units of a text: two for what lies outside the basic plane, as most emoji do."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2
