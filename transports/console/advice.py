"""A hint with its reason: what a good player would do now, from somebody who knows only what this seat does."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from core.game.actions import Action
from core.game.rules import Rules
from core.game.view import View
from core.game.wording import Sentence
from transports.console.reason import because
from transports.console.staging import Staging
from transports.text import Words

Advise = Callable[[View, Rules, Sequence[Action]], Sequence[tuple[Action, Sequence[Sentence]]]]
"""Somebody who advises: from what a seat sees, and what it has staged since, to its next actions in order, each with
why (see transports.console.reason; empty for nothing)."""


class Advice(msgspec.Struct, frozen=True):
    """What to do next, and the sentence that says so."""

    actions: tuple[Action, ...]
    text: str
    moves: str = ""
    """The same as a phrase, with nothing of how it is done."""


def advice(advise: Advise, staging: Staging, words: Words) -> Advice | None:
    """The next moves in order, up to the first that only the table can carry out; None where there is no advice."""
    trial = Staging(staging.view, staging.rules)
    actions: list[Action] = []
    phrases: list[str] = []
    for advised, why in advise(staging.seen, staging.rules, staging.actions):
        action = trial.as_it_stands(advised)
        if trial.complete or trial.check(action) is not None:
            break
        phrases.append(because(words.action(action), why, words))
        actions.append(action)
        if trial.needs_table(action):
            break
        trial.stage(action)
    if not actions:
        return None
    said = phrases[0]
    for phrase in phrases[1:]:
        said = words.tongue.text("advice-then", moves=said, next=phrase)
    return Advice(tuple(actions), words.tongue.text("advice-hint", moves=said), said)
