"""Why a seat's carrier has ended, or a table cannot be asked, in the reader's language."""

from __future__ import annotations

from typing import Final

from core.game.wording import Value, Wording
from core.table.sentences import CLOSINGS
from transports.refused_text import answer_text
from transports.tongue import Tongue
from transports.trouble_text import damage_text, trouble_text

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
        "gateway-unreachable": "the gateway at {url} cannot be reached ({reason})",
        "no-gateway": "there is no gateway at {url}: look at the invitation again",
        "gateway-other-version": "the gateway does not understand this program: use one of the same version",
        "gateway-refuses": "the gateway refuses this connection",
        "gateway-not-now": "the gateway takes no connections now (status {status:d})",
        "gateway-closed": "the gateway has closed the connection ({code:d})",
        "gateway-going": "the gateway is going away: come again in a moment",
        "gateway-failed": "the gateway failed: come again",
        "no-id": "no id came in time: say who you are at once",
        "id-first": "the first message is id: say who you are",
        "tables-protocol": "these tables speak protocol {ours:d}, not {theirs:d}: use a client that does",
        "seat-not-yet": "the seat does not change hands yet: come again in a moment",
        "seat-at-end-of-turn": "the seat is yours at the end of its turn",
        "not-the-language": "too much that is no message of the seat language",
        "too-many-pings": "too many pings: send fewer",
        "not-text": "the seat language is text: send text frames",
        "not-utf8": "the seat language is text in UTF-8",
        "broken-frames": "these frames break the WebSocket protocol (RFC 6455)",
        "too-big": "a message holds at most {most:d} KiB",
        "client-gone": "the client has gone",
        "lost": "the connection is lost",
        "seat-closed": "the seat has closed its connection",
        "table-closed": "the table is closed",
        "client-closed": "this client was closed",
        "client-failed": "this client failed",
        "program-failed": "this program failed",
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
        "closing-gone-table",
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
        "closing-gateway-unreachable",
        "closing-no-gateway",
        "closing-gateway-other-version",
        "closing-gateway-refuses",
        "closing-gateway-not-now",
        "closing-gateway-closed",
        "closing-gateway-going",
        "closing-gateway-failed",
        "closing-no-id",
        "closing-id-first",
        "closing-tables-protocol",
        "closing-seat-not-yet",
        "closing-seat-at-end-of-turn",
        "closing-not-the-language",
        "closing-too-many-pings",
        "closing-not-text",
        "closing-not-utf8",
        "closing-broken-frames",
        "closing-too-big",
        "closing-client-gone",
        "closing-lost",
        "closing-seat-closed",
        "closing-table-closed",
        "closing-client-closed",
        "closing-client-failed",
        "closing-program-failed",
    }
)
"""All of CLOSINGS (`core.table.sentences`) and OF_CARRIERS."""


def closing_text(reason: str, tongue: Tongue) -> str:
    """A reason as a phrase without a full stop; one that is not known stays as it is."""
    bare = reason.rstrip(".")
    sentence = CLOSINGS.read(bare) or OF_CARRIERS.read(bare)
    key = "" if sentence is None else f"closing-{sentence.key}"
    if sentence is not None and key in _KEYS:
        return tongue.text(key, **_told(sentence.given, tongue))
    answer = answer_text(f"{bare}.", tongue)  # a seat that is refused at a gateway is told so in closing
    return trouble_text(bare, tongue) if answer is None else answer.rstrip(".")


def _told(given: dict[str, Value], tongue: Tongue) -> dict[str, Value]:
    """What a sentence names; the reasons within it are said in this language, too."""
    told = dict(given)
    if "reason" in told:
        told["reason"] = trouble_text(str(told["reason"]), tongue)
    if "what" in told:
        told["what"] = damage_text(str(told["what"]), tongue)
    return told
