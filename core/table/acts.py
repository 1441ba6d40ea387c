"""What a table answers to an act before the rules are asked: is it for this moment, and is it for this seat?"""

from __future__ import annotations

from typing import Final

import msgspec

from core.table.ledger import Ledger
from core.table.messages import MOST_ACTIONS, Act, FromSeat, NotUnderstood, understood
from core.table.ports import Garbled, Word
from core.table.sentences import REJECTIONS

MOST_SAID: Final = 8_192
"""Bytes of a bot's ``info``, and of its ``explain``, in one act."""
MOST_DEEP: Final = 32
"""Lists and objects in each other in a bot's ``info``: what is written must be readable wherever the log is read."""
_text: Final = REJECTIONS.text


class Objection(msgspec.Struct, frozen=True):
    """Why an act does not count."""

    code: str
    """``malformed``, ``stale``, ``paused``, ``stood_in``, ``deal_over`` or ``not_your_turn``."""
    text: str
    accepted: int | None = None
    """With ``stale``: it has counted already, as the record of this number."""
    fault: bool = False
    """Does it count as a refusal of its sender?"""


def taken(message: object) -> FromSeat | Word:
    """What was heard, as a table can take it: on a carrier inside the process a message may hold anything."""
    if isinstance(message, Word):
        return message
    try:
        return understood(message)
    except NotUnderstood as error:
        seq = message.seq if isinstance(message, Act) else 0
        return Garbled(str(error), seq if type(seq) is int and 0 <= seq < 2**53 else 0)


def objection(ledger: Ledger, seat: int | None, act: Act) -> Objection | None:
    """The first thing that is wrong with an act as a message; None: ask the rules."""
    table = ledger.table
    if seat is None:
        return Objection("not_your_turn", _text("watchers-watch"))
    if not act.actions:
        return Objection("malformed", _text("no-actions"), fault=True)
    if len(act.actions) > MOST_ACTIONS:
        return Objection("malformed", _text("too-many-actions", most=MOST_ACTIONS), fault=True)
    if not _is_short(act.explain) or not _is_short(act.info):
        return Objection("malformed", _text("too-much-said", most=MOST_SAID, deep=MOST_DEEP), fault=True)
    if not table.deal_seq <= act.seq <= table.seq:
        done = ledger.accepted(seat, act)
        if done is not None:
            return Objection("stale", _text("accepted", number=done), done)
        return Objection("stale", _text("moved-on"))
    if table.live is None:
        return Objection("deal_over", _text("no-deal"))
    if table.paused:
        return Objection("paused", _text("paused"))
    if table.held[seat] is not None:
        return Objection("stood_in", _text("stood-in"))
    return None


def _is_short(said: object) -> bool:
    """Is this not too much? It came as JSON, or could have."""
    return said is None or (size_of(said) <= MOST_SAID and _is_shallow(said))


def size_of(said: object) -> int:
    """Bytes of this: of a text its own as UTF-8 (its quotes and escapes do not count), of anything else as JSON."""
    return len(said.encode("utf-8", "surrogatepass") if isinstance(said, str) else msgspec.json.encode(said))


def _is_shallow(said: object) -> bool:
    """Is nothing in it more than so deep? Looked at level by level: how deep it is must not matter here."""
    level = [said]
    for _ in range(MOST_DEEP + 1):
        inside: list[object] = []
        for item in level:
            if isinstance(item, dict):
                inside += item.values()
            elif isinstance(item, list | tuple):
                inside += item
        if not inside:
            return True
        level = inside
    return False
