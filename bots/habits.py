"""A player's habits: the numbers by which one careful player differs from another.

They are points of a deal, roughly: what a thing is worth to the player, or from where on it is worth doing. The
defaults are the ones that won their duels (`python -m tests.bots.strength`).
"""

from __future__ import annotations

from typing import Final

import msgspec


class Habits(msgspec.Struct, frozen=True, kw_only=True):
    """What a careful player weighs up. Every field may be changed alone."""

    pile_least: int = 5
    """Take the open pile when it is worth this much more than a card from the stock."""
    pile_wild: int = 30
    pile_fit: int = 20
    """A card that extends a meld of the team."""
    pile_meld: int = 25
    """A new meld that the pile's cards make with the hand."""
    pile_melded: int = 0
    pile_pair: int = 4
    """A card that goes near one in the hand."""
    pile_pair_slow: int = 6
    pile_junk: int = 0
    pile_junk_slow: int = 3
    """Any other card."""
    few: int = 5
    """So few cards are few: the pot or the way out is near."""
    pile_load: int = 2
    """What each card that does not fit is worth less to a hand of few cards."""
    pile_deny: int = 3
    """A card that extends an opponents' meld."""
    closed_least: int = 10
    closed_card: int = 16
    """Each card under a closed pile's top."""
    closed_wild: int = 25
    """What a wild spent on taking a closed pile costs."""
    wild_kept: int = 60
    """What a wild in the hand is worth, its own points included."""
    dirty_lay: int = 10
    """What a new meld loses by being dirty."""
    dirty_step: int = 15
    """What a clean meld loses by a wild, for each card beyond three."""
    dirty_step_slow: int = 36
    frees: int = 60
    """What the canasta that going out asks for is worth beside its bonus."""
    pot_near: int = 60
    """What a lay is worth that brings the pot near."""
    pot_now: int = 300
    pair_wild_cards: int = 7
    """Lay two naturals with a wild when at most so many cards are held and a pot or the way out is near."""
    opening_wilds: int = 1
    """Wilds that an initial meld may cost."""
    alarm: int = 4
    """Opponents who may go out and hold so few cards are about to."""
    card_left: int = 8
    """A card left in a hand when the deal ends, on average."""
    out_least: int = 0
    """Go out when it is worth so much."""


HABITS: Final = Habits()
