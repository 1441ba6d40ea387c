"""The person's side of the table on a full screen: nothing is written, since all of it stands there anyway."""

from __future__ import annotations

from core.table.messages import End
from transports.console.choices import choices_of
from transports.console.desk import Desk
from transports.console.hand import arranged


class Board(Desk):
    """A desk whose table is drawn by others, from what it holds, whenever the console has taken something in."""

    sheet: End | None = None
    """The sheet of a deal that has just ended, until it was looked at."""
    listing = False
    """Has the person asked for all that can be done?"""

    def show_table(self, brief: bool = False) -> None:
        """It stands there."""

    def show_hand(self) -> None:
        """It stands there."""

    def show_choices(self, every: bool = False, numbers: bool = True) -> None:
        """What can be done now, and the line that says so, stand there."""
        if self.staging is not None:
            hand = [code for group in arranged(self.staging.view.hand or (), "suit") for code in group]
            self.choices = choices_of(self.staging, self.words, hand)
            self.listing = every

    def ended(self, end: End) -> None:
        """A deal is over: its sheet is to be shown."""
        super().ended(end)
        self.sheet = end
