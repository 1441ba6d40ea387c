"""Following a public record with the second engine: move by move, and score by score."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tests.reference.dealing import from_deal
from tests.reference.engine import Game

Line = dict[str, Any]


def follow(lines: Iterable[Line]) -> list[list[int]]:
    """The score of every deal as this engine counts it; AssertionError where the record says otherwise.

    The lines may hold several matches, one after the other. Raises Refused for an action that it does not allow.
    """
    opened: Line = {}
    totals: list[int] | None = None
    game: Game | None = None
    found: list[list[int]] = []
    for line in lines:
        if line["type"] == "match":
            opened, totals = line, None
        elif line["type"] == "deal":
            game = from_deal(
                opened["rules"],
                opened["options"],
                line["hands"],
                line["pots"],
                line["stock"],
                line["pile"],
                line["dealer"],
                match=totals,
                cut=line["cut"],
            )
        elif line["type"] == "act":
            assert game is not None
            for action in line["actions"]:
                game.apply(line["seat"], action)
        elif line["type"] == "score":
            assert game is not None
            assert game.over == line["over"]
            assert game.scores() == line["score"]
            found.append(line["score"])
            totals = line["totals"]
    return found
