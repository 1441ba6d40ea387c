"""The picture of a person's message: the table, and under it their hand."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from core.game.view import View
from transports.telegram.pictures.drawn import Studio
from transports.telegram.pictures.shown import hand_shown, private_shown
from transports.telegram.screen import Picture

PictureOf = Callable[[View, View, Sequence[str], Collection[int], Collection[int]], Picture | None]
"""From the table as it is shown and as it was sent last, the cards from left to right, and the places of those that are
picked and of those that are new: the picture; None: there is none."""


def drawn_by(studio: Studio) -> PictureOf:
    """Pictures of this studio's."""

    def picture(
        shown: View, sent: View, cards: Sequence[str], picked: Collection[int], new: Collection[int]
    ) -> Picture | None:
        if shown.seat is None:
            return None
        hand = None if shown.hand is None else hand_shown(cards, picked, new)
        return studio.picture(private_shown(shown, hand, sent.melds))

    return picture
