"""What the gateway itself says to a client, between the table's messages; a seat ignores what it does not know."""

from __future__ import annotations

from typing import Final

import msgspec

SUBPROTOCOL: Final = "buraco.v1"
"""The WebSocket subprotocol that gateways speak; a browser offers it together with ``token.`` and its token."""
MOST_BYTES: Final = 64 * 1024
"""Of a message from a seat; a longer one is not even read."""


class TokenSaid(msgspec.Struct, frozen=True, tag_field="type", tag="token"):
    """Come again with this token: the older one may be void soon, or belongs to a table that is over."""

    token: str
    table: str
    expires_ms: int
    """Milliseconds since 1970."""


class CarrierSaid(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", tag="carrier"):
    """Between gateway and table nothing arrives, or everything does again and the seat asks for what it has missed."""

    works: bool
    reason: str = ""


class WaitingSaid(msgspec.Struct, frozen=True, tag_field="type", tag="waiting"):
    """The seat is promised: it changes hands at the end of its turn."""

    text: str


GatewayWord = TokenSaid | CarrierSaid | WaitingSaid

_words: Final = msgspec.json.Decoder(GatewayWord)


def read_word(raw: str | bytes) -> GatewayWord | None:
    """A word of the gateway; None for anything else."""
    try:
        word: GatewayWord = _words.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    return word
