"""Reading JSON that others wrote: whatever is wrong with it, it is said in one way."""

from __future__ import annotations

from typing import TypeVar

import msgspec

T = TypeVar("T")


def decoded(decoder: msgspec.json.Decoder[T], raw: bytes | str) -> T:
    """What this is. Raises ValueError, saying where it differs from what it should be.

    It may be no text at all, or lists in lists without an end.
    """
    try:
        return decoder.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ValueError(str(error)) from None
