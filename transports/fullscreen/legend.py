"""What the signs beside the teams and their melds, and over the cards of the hand, mean, and the clock."""

from __future__ import annotations

from transports.fullscreen.drawing import BOTH, NEW, PICKED
from transports.fullscreen.meld_line import LETTERS, SHAPES, STAGED, lettered
from transports.fullscreen.teams import POT
from transports.meld_text import SAID
from transports.tongue import Tongue


def legend(tongue: Tongue) -> list[tuple[str, str]]:
    """Each sign, and what it means."""
    grades = [(lettered(each, tongue), tongue.text(SAID[each])) for each in LETTERS if each in SHAPES]
    return [
        *grades,
        (STAGED, tongue.text("legend-staged")),
        ("≥50", tongue.text("legend-due")),
        ("40/50", tongue.text("legend-due-so-far")),
        (" ".join(POT), tongue.text("legend-pot")),
        ("▲ ▼", tongue.text("legend-more")),
        (NEW, tongue.text("legend-new")),
        (f"{PICKED} {BOTH}", tongue.text("legend-picked")),
        ("1:26 + 5:00", tongue.text("legend-clock")),
    ]
