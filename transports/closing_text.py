"""Why a seat's carrier has ended, or a table cannot be asked, in the reader's language."""

from __future__ import annotations

from typing import Final

from core.game.wording import Wording
from core.table.sentences import CLOSINGS
from transports.refused_text import answer_text
from transports.tongue import Tongue

OF_CARRIERS: Final = Wording(
    {
        "host-left": "the host has left this table",
        "another-host": "another host has this table",
        "carrier-closed": "the connection was closed",
        "too-slow": "messages came faster than they were read",
        "too-slow-come-again": "messages came faster than they were read; come again to be shown everything",
        "bad-token": "This is no token of these tables: ask for a new invitation",
        "expired-token": "This token has expired: ask for a new invitation",
        "token-not-accepted": "the gateway does not accept this token: ask for a new invitation",
        "not-genuine": "the gateway's certificate is not genuine: do not trust this address",
        "gateway-lost": "the connection to the gateway is lost",
        "gateway-silent": "the gateway at {url} does not answer",
    }
)
"""What carriers say of themselves, as the rooms of this package write it."""

_KEYS: Final = frozenset(
    {
        "closing-flooded",
        "closing-elsewhere",
        "closing-given-up",
        "closing-put-out",
        "closing-changed-seats",
        "closing-seat-free",
        "closing-seat-played",
        "closing-no-such-seat",
        "closing-protocol",
        "closing-adjourned",
        "closing-over",
        "closing-over-next",
        "closing-gone",
        "closing-closed",
        "closing-not-owner",
        "closing-no-answer",
        "closing-damaged",
        "closing-other-engine",
        "closing-busy",
        "closing-failed",
        "closing-match-over",
        "closing-match-over-next",
        "closing-unknown-table",
        "closing-host-left",
        "closing-another-host",
        "closing-carrier-closed",
        "closing-too-slow",
        "closing-too-slow-come-again",
        "closing-bad-token",
        "closing-expired-token",
        "closing-token-not-accepted",
        "closing-not-genuine",
        "closing-gateway-lost",
        "closing-gateway-silent",
    }
)
"""All of CLOSINGS (`core.table.sentences`) and OF_CARRIERS."""


def closing_text(reason: str, tongue: Tongue) -> str:
    """A reason as a phrase without a full stop; one that is not known stays as it is."""
    bare = reason.rstrip(".")
    sentence = CLOSINGS.read(bare) or OF_CARRIERS.read(bare)
    key = "" if sentence is None else f"closing-{sentence.key}"
    if sentence is not None and key in _KEYS:
        return tongue.text(key, **sentence.given)
    answer = answer_text(f"{bare}.", tongue)  # a seat that is refused at a gateway is told so in closing
    return bare if answer is None else answer.rstrip(".")
