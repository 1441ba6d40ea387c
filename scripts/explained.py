"""Why a player of the house has moved so, as a record keeps it, in the reader's language."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from bots.reason_reading import Weighed, read
from bots.reason_text import ONLY_MOVE
from core.game.actions import Action
from scripts.given_file import printable
from scripts.language import ENGLISH
from transports.console.reason import because
from transports.text import Words, capital

_YOU: Final = re.compile(r"\byour?s?\b")
"""Players of the house give their reasons as hints, to whoever is to move."""
LONGEST: Final = 300
"""Characters shown of what anybody else says of its act."""
_COMPARED: Final = {"point": "reason-better", "points": "reason-better", "no-worse": "reason-no-worse"}
_ALONE: Final = {
    "no-time": "reason-no-time",
    "nothing-else": "reason-nothing-else",
    "went-round": "reason-went-round",
}


def explained(text: str, words: Words) -> str:
    """What was said of an act. What is no sentence of the house's players stays as it is, and so does English."""
    foreign = words.tongue.code != ENGLISH
    if foreign and text == ONLY_MOVE:
        return words.tongue.text("reason-only-move")
    known = read(text)
    if known is None or not foreign:
        said = words.told(printable(text[:LONGEST]))
    elif isinstance(known, Weighed):
        said = _as_sentence(_weighed(known, words))
    else:
        said = _as_sentence(_in_order([because(words.action(action), why, words) for action, why in known], words))
    return said


def spoken_to_player(text: str) -> bool:
    """Does a reason of the house's players say "you" to whoever moved?"""
    return _YOU.search(text) is not None and read(text) is not None


def _weighed(known: Weighed, words: Words) -> str:
    say = words.tongue.text
    plan = _plan(known.plan, words)
    if known.key in _ALONE:
        return say("reason-because", move=plan, why=say(_ALONE[known.key]))
    given = {} if known.key == "no-worse" else {"points": known.points}
    said = say(_COMPARED[known.key], plan=plan, rival=_plan(known.rival, words), **given)
    return say("reason-over", said=said, count=known.count)


def _plan(plan: Sequence[Action], words: Words) -> str:
    return _in_order([words.action(action) for action in plan], words) if plan else words.tongue.text("reason-pass")


def _in_order(phrases: Sequence[str], words: Words) -> str:
    said = phrases[0]
    for phrase in phrases[1:]:
        said = words.tongue.text("advice-then", moves=said, next=phrase)
    return said


def _as_sentence(text: str) -> str:
    return f"{capital(text)}."
