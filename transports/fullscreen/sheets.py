"""What is read when a deal is over: its sheet, and whether its shuffle was fair."""

from __future__ import annotations

from typing import ClassVar

from textual.binding import BindingType

from transports.fullscreen.panels import Reading


class Sheet(Reading):
    """The score of a deal, which can be stepped through once more, and its shuffle checked; one can leave from it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("f4", "app.fairness", ""),
        ("escape", "look", ""),
        ("f7,x,ч", "app.replay", ""),
        ("r,к", "app.another", ""),
        ("q,й", "app.leave_sheet", ""),
    ]

    looks = False
    """Was it closed to look at the table, and not to go on?"""

    def action_look(self) -> None:
        """Close it to see the table, unless the key was meant for what stood there before."""
        if not self.too_soon:
            self.looks = True
            self.dismiss(None)


class Fairness(Reading):
    """What was promised of the shuffles; a key checks all deals that are over."""

    BINDINGS: ClassVar[list[BindingType]] = [("v,м", "app.verify", "")]
