"""What can be wrong with a recorded deal, in sentences that are written in English and can be read back out of it."""

from __future__ import annotations

from typing import Final

from core.game.wording import Wording

FAULTS: Final = Wording(
    {
        "no-commitment": "No commitment is recorded, so nothing says that the secret was chosen before the deal.",
        "other-secret": "The secret is not the one that was committed to: its SHA-256 is another.",
        "nonces": "There must be {players:d} nonces, one a seat or null; nothing was recomputed.",
        "nonce": "The nonce of seat {seat:d} is not {digits:d} hexadecimal digits (0-9, a-f).",
        "no-seat": "The dealer must be a seat from 0 to {last:d}, not {seat:d}.",
        "cards": "The cards are not the {count:d} of these rules: missing {missing}; too many {over}.",
        "sizes": "These rules deal {players:d} hands of {hand:d}, {pots:d} pots of {pot:d} and {upcards:d} cards "
        "to the pile; the record does not.",
        "no-draw": "The draw does not make that seat the dealer under these rules.",
        "no-cut": "The cut and its bonus are not as these rules have them.",
        "draw": "The draw differs: recorded {recorded}, recomputed {right}.",
        "dealer": "The dealer differs: recorded seat {recorded:d}, recomputed seat {right:d}.",
        "cut": "The cut differs: recorded {recorded}, recomputed {right}.",
        "deck": "The deck differs in {heaps}.",
    }
)
HEAPS: Final = Wording(
    {
        "hands": "the number of hands",
        "pots": "the number of pots",
        "hand": "the hand of seat {at:d}",
        "pot": "the pot {at:d}",
        "stock": "the stock",
        "pile": "the pile",
    }
)
"""What ``heaps`` names, with ``, `` between them."""
CUT: Final = Wording({"none": "none", "points": "{count:d} cards with {points:d} points"})
"""A cut as FAULTS names it."""
NONE: Final = "none"
"""No cards, and no draw."""
ANEW: Final = ", then "
"""Between the rounds of a draw."""
