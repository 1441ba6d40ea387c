"""A meld lying on the table of a deal."""

from __future__ import annotations

from core.game.melds import Meld
from core.game.moves import EXTENSIONS, Move


class Placed:
    """A meld on the table: its number, its cards, and whether all of them were played in one turn. Never changed."""

    __slots__ = ("extensions", "id", "meld", "one_turn")

    def __init__(self, number: int, meld: Meld, one_turn: bool) -> None:
        self.id: int = number
        self.meld: Meld = meld
        self.one_turn: bool = one_turn
        self.extensions: tuple[Move, ...] = EXTENSIONS.of(number)
        """The moves that add one card to it, by the bit length of the card's bit in a mask of kinds."""
