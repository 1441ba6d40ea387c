"""From samples to the expert's weights: a fit for each kind of table, and what a kind does not know from the next."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from bots import expert_weights
from scripts.fitting.least_squares import Fit, Weighed
from scripts.fitting.names import ROOMS, facts_named
from scripts.fitting.questions import Choice, Played, Question
from scripts.fitting.tables import EXPERT

Rows = tuple[tuple[float, ...], ...]
Weights = dict[str, Rows]
"""By table of weights: a row for each fact, a column for each kind of table that asks it."""

KINDS: Final = tuple(EXPERT)
COLUMNS: Final[dict[str, tuple[str, ...]]] = {
    "DISCARD": KINDS,
    "OPEN": KINDS[:3],
    "CLOSED": KINDS[3:],
    "LAY": KINDS,
}
STEP: Final = 4.0
"""Points that a weight is thought to be wrong by, where there are weights to start from."""
LEAST: Final = 20
"""Questions that a fact must have told choices apart in, for its weight to be believed."""
NEXT: Final[dict[str, tuple[str, ...]]] = {
    "open_any": ("open_sets", "open_sequences", "closed_any", "closed_clean"),
    "open_sets": ("open_any", "open_sequences", "closed_clean", "closed_any"),
    "open_sequences": ("open_sets", "open_any", "closed_clean", "closed_any"),
    "closed_clean": ("closed_any", "open_sequences", "open_sets", "open_any"),
    "closed_any": ("closed_clean", "open_any", "open_sets", "open_sequences"),
}
"""By kind of table: those that are like it, the likest first."""


def present() -> Weights:
    """The weights that the expert plays with."""
    rooms: dict[str, Rows] = {part: getattr(expert_weights, part) for part in ROOMS}
    return rooms


Found = dict[tuple[str, str], list[Weighed]]
"""By kind of table and table of weights: what was found for each fact."""


def fitted(deals: Iterable[Played], kinds: Sequence[str], start: Weights | None = None) -> Found:
    """What these deals say. The order in which they are given does not count.

    With weights to start from, what is found are these, moved as far as the deals say; without, the ridge holds weights
    to 0.
    """
    fits = {(kind, part): Fit(len(facts_named(part))) for kind in kinds for part in ROOMS if kind in COLUMNS[part]}
    begin = {at: _begin(start, *at) for at in fits}
    for played in sorted(deals, key=lambda played: (played.table, played.deal)):
        for question in played.questions:
            at = played.table, question.part
            fits[at].add(question if start is None else less(question, begin[at]))
    if start is None:
        return {at: fit.weigh() for at, fit in fits.items()}
    return {
        at: [
            Weighed(weight + step.weight, max(LEAST, step.seen))  # what it starts from was seen before
            for weight, step in zip(begin[at], fit.weigh(STEP), strict=True)
        ]
        for at, fit in fits.items()
    }


def _begin(start: Weights | None, kind: str, part: str) -> list[float]:
    return [] if start is None else [row[COLUMNS[part].index(kind)] for row in start[part]]


def less(question: Question, weights: Sequence[float]) -> Question:
    """The question as far as these weights do not answer it."""
    choices = [
        Choice(choice.facts, choice.value - sum(weights[fact] * strength for fact, strength in choice.facts))
        for choice in question.choices
    ]
    return Question(question.part, choices)


def put_together(found: Mapping[tuple[str, str], Sequence[Weighed]], before: Weights) -> Weights:
    """The tables of weights out of what was found; kinds of tables that were not fitted keep what they had before.

    A fact that a kind has hardly met has its weight from the likest kind that was fitted and has; from none, 0.
    """
    made: Weights = {}
    for part in ROOMS:
        rows: list[tuple[float, ...]] = []
        for fact, old in enumerate(before[part]):
            row = list(old)
            for column, kind in enumerate(COLUMNS[part]):
                if (kind, part) in found:
                    row[column] = _weight(found, part, fact, kind)
            rows.append(tuple(row))
        made[part] = tuple(rows)
    return made


def _weight(found: Mapping[tuple[str, str], Sequence[Weighed]], part: str, fact: int, kind: str) -> float:
    for other in (kind, *NEXT[kind]):
        weighed = found.get((other, part))
        if weighed is not None and weighed[fact].seen >= LEAST:
            return round(weighed[fact].weight, 1) + 0.0  # no -0
    return 0.0
