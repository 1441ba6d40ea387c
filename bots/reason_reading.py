"""What a player of the house has said of its moves, in the English of a record, read back into moves and reasons."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

import msgspec

from bots.reason_text import ALONE, CAUSES, CHOICES, COMPARED, ENDINGS, OVER, Reason, Why
from core.game.actions import Action, Discard, Draw, Extend, Keep, Lay, Refuse, Take, Withdraw, well_formed
from core.game.wording import Sentence, Wording

MOST: Final = 1500
"""Characters that are looked at; nothing that a player of the house says is longer."""
_OF_DISCARDS: Final = Wording({key: said for key, said in CAUSES.items() if not key.startswith("first-")}, CHOICES)
_OF_OTHERS: Final = Wording({key: said for key, said in CAUSES.items() if not key.startswith("discard-")}, CHOICES)
"""Of a first card that is refused and of one that is discarded the same can be said."""
_ENDINGS: Final = Wording(ENDINGS, CHOICES)
_BARE: Final[dict[str, Action]] = {
    "draw": Draw(),
    "keep the card": Keep(),
    "refuse the card": Refuse(),
    "take your melds back": Withdraw(),
}
_MOVE: Final = re.compile(
    r"lay (?P<laid>.+)|add (?P<added>.+) to meld (?P<meld>[0-9]{1,6})|discard (?P<card>\S+)"
    r"|(?P<take>take the pile)(?: into meld (?P<into>[0-9]{1,6}))?(?: with (?P<with>.+))?"
)
"""A move as `bots.reasons.named` says it."""

Reasoned = tuple[tuple[Action, Why], ...]
"""Moves in order, each with what was said for it."""


class Weighed(msgspec.Struct, frozen=True):
    """Moves, and what came of playing them out against others."""

    plan: tuple[Action, ...]
    """Empty for a pass."""
    key: str
    """Of COMPARED or ALONE in `bots.reason_text`."""
    rival: tuple[Action, ...] = ()
    """The next best moves, where there were any to compare with."""
    points: int = 0
    """By how many it was better."""
    count: int = 0
    """In how many worlds."""


def read(text: str) -> Reasoned | Weighed | None:
    """The moves and reasons that this is the English of; None where no player of the house says so.

    >>> read("Draw, for the pile brings you no meld; then discard 9D.")
    ((Draw(), (Sentence(key='pile-no-meld', given={}),)), (Discard(card='9D'), ()))
    """
    if not text or len(text) > MOST:
        return None
    said = text[0].lower() + text[1:]
    return _weighed(said) or _reasoned(said)


def _reasoned(said: str) -> Reasoned | None:
    if not said.endswith("."):
        return None
    read = [_clause(clause) for clause in said[:-1].split("; then ")]
    known = tuple(clause for clause in read if clause is not None)
    return known if len(known) == len(read) else None


def _clause(said: str) -> tuple[Action, Why] | None:
    ending = _ENDINGS.read(said)
    if ending is not None:
        move = _move(str(ending.given["move"]))
        if move is not None:
            return move, (Reason(ending.key, {name: of for name, of in ending.given.items() if name != "move"}),)
    phrase, _, causes = said.partition(", for ")
    move = _move(phrase)
    wording = _OF_DISCARDS if isinstance(move, Discard) else _OF_OTHERS
    why = _causes(causes.split(" and "), wording) if causes else ()
    return None if move is None or why is None else (move, why)


def _causes(parts: Sequence[str], wording: Wording) -> Why | None:
    """What is left of several causes with an "and" between them; there is one within some of them as well."""
    for end in range(len(parts), 0, -1):
        cause = wording.read(" and ".join(parts[:end]))
        if cause is None or not _names_cards(cause):
            continue
        others = _causes(parts[end:], wording) if end < len(parts) else ()
        if others is not None:
            return (cause, *others)
    return None


def _names_cards(cause: Sentence) -> bool:
    cards = cause.given.get("cards")
    return cards is None or well_formed(Lay(tuple(str(cards).split(" "))))


def _weighed(said: str) -> Weighed | None:
    alone = ALONE.read(said)
    if alone is not None:
        plan = _plan(alone.given["plan"])
        return None if plan is None else Weighed(plan, alone.key)
    over = OVER.read(said)
    compared = None if over is None else COMPARED.read(str(over.given["said"]))
    if over is None or compared is None:
        return None
    plan, rival = _plan(compared.given["plan"]), _plan(compared.given["rival"])
    if plan is None or rival is None:
        return None
    return Weighed(plan, compared.key, rival, int(compared.given.get("points", 0)), int(over.given.get("count", 1)))


def _plan(said: str | int) -> tuple[Action, ...] | None:
    """Moves as `bots.plans.words` says them."""
    if said == "pass":
        return ()
    read = [_move(phrase) for phrase in str(said).split(", ")]
    known = tuple(move for move in read if move is not None)
    return known if len(known) == len(read) else None


def _move(said: str) -> Action | None:
    found = _MOVE.fullmatch(said)
    if found is None:
        return _BARE.get(said)
    action: Action
    if found["laid"]:
        action = Lay(tuple(found["laid"].split(" ")))
    elif found["added"]:
        action = Extend(int(found["meld"]), tuple(found["added"].split(" ")))
    elif found["card"]:
        action = Discard(found["card"])
    else:
        into = None if found["into"] is None else int(found["into"])
        cards = None if found["with"] is None else tuple(found["with"].split(" "))
        action = Take(into, () if into is not None and cards is None else cards)
    return action if well_formed(action) else None
