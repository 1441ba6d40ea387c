"""Signed tokens: who shows one may speak for a seat, until it expires or the seat is somebody else's.

A token is ``<body>.<mac>``, both base64url without padding: the body is the JSON list table, seat (null for a watcher),
generation, expiry; the mac is HMAC-SHA-256 under the gateways' shared secret. It is a password. It travels in a header
(``Authorization: Bearer``) or, from browsers, as a WebSocket subprotocol, never in a URL's query, and never into a log.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import re
from typing import Annotated, Final

import msgspec

from core.table.ports import TableError

LONGEST: Final = 512
"""Characters of a token; what is longer is none, and is not even looked at."""
LEAST_SECRET: Final = 16
"""Bytes of a secret."""
_PURPOSE: Final = b"buraco seat token 1\x00"
"""Signed along, so that nothing else which the same secret ever signs can be taken for a token."""
_SHAPE: Final = re.compile(r"[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])")

_Code = Annotated[str, msgspec.Meta(pattern="^[0-9A-Z]{1,12}$")]
_Natural = Annotated[int, msgspec.Meta(ge=0)]


class Token(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """What a token says."""

    table: _Code
    seat: _Natural | None
    """None: a watcher."""
    generation: _Natural
    """Of the seat: the token is void once the seat has been taken from whom it was made for."""
    expires_ms: _Natural
    """Milliseconds since 1970."""


class TokenError(TableError):
    """No token, or none any more: ``code`` is ``bad_token`` or ``expired_token``. The text never repeats it."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


_body: Final = msgspec.json.Decoder(Token)


def make_token(secret: bytes, token: Token) -> str:
    """Sign what a token says. Raises ValueError for a secret that is too short or a token that cannot be read."""
    body = msgspec.json.encode(token)
    try:
        _body.decode(body)
    except msgspec.DecodeError as error:
        raise ValueError(f"this is nothing for a token to say: {error}") from None
    return f"{_text(body)}.{_text(_mac(secret, body))}"


def read_token(secret: bytes, token: str, now_ms: int) -> Token:
    """What a token says, if it was signed with this secret. Raises TokenError otherwise, and once it has expired."""
    try:
        if len(token) > LONGEST:
            raise ValueError
        body, mac = (_bytes(part) for part in token.split("."))
        genuine = hmac.compare_digest(mac, _mac(secret, body))
        said = _body.decode(body) if genuine else None
    except (ValueError, msgspec.DecodeError):
        said = None
    if said is None:
        raise TokenError("bad_token", "This is no token of these tables: ask for a new invitation.")
    if now_ms >= said.expires_ms:
        raise TokenError("expired_token", "This token has expired: ask for a new invitation.")
    return said


def redacted(text: str) -> str:
    """The same with every token in it blacked out."""
    return _SHAPE.sub("<token>", text)


def checked_secret(secret: bytes) -> bytes:
    """The same. Raises ValueError for one that is too short to sign with."""
    if len(secret) < LEAST_SECRET:
        raise ValueError(f"the secret that signs tokens has at least {LEAST_SECRET} bytes, this one {len(secret)}")
    return secret


def _mac(secret: bytes, body: bytes) -> bytes:
    return hmac.new(checked_secret(secret), _PURPOSE + body, hashlib.sha256).digest()


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode("ascii")


def _bytes(text: str) -> bytes:
    """Raises ValueError for any spelling but the one that `_text` gives."""
    try:
        raw = base64.urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))
    except (UnicodeEncodeError, binascii.Error):
        raise ValueError from None
    if _text(raw) != text:
        raise ValueError
    return raw
