"""A player's habits: the numbers by which one careful player differs from another.

They are points of a deal, roughly: what a thing is worth to the player, or from where on it is worth doing. The
defaults are the ones that won their duels (``python -m tests.bots.strength``), but for one: at slow tables with an open
pile it pays to take it always, and then nobody draws any more and deals do not end. *Slow* are tables where going out
takes a clean canasta; *few* cards are so many that a pot or the way out is near.
"""

from __future__ import annotations

from typing import Final

import msgspec


class Habits(msgspec.Struct, frozen=True, kw_only=True):
    """What a careful player weighs up. Every field may be changed alone."""

    pile_least: int = 5
    """Take the open pile when its cards are worth so much."""
    pile_wild: int = 30
    pile_fit: int = 20
    """A card that extends a meld of the team."""
    pile_meld: int = 25
    """A new meld out of the pile and the hand."""
    pile_pair: int = 4
    """A card next to one of the hand, or of its rank where there are sets."""
    pile_pair_slow: int = 6
    pile_junk: int = 0
    """Any other card."""
    pile_junk_slow: int = 3
    few: int = 5
    pile_load: int = 2
    """What cards of the last two kinds are worth less to a hand of few cards."""

    closed_least: int = 10
    """Take the closed pile when that is worth so much."""
    closed_card: int = 16
    """Each card under its top."""

    wild_kept: int = 50
    """A wild in the hand, its own points included."""
    dirty_lay: int = 10
    """What a new meld loses by being dirty."""
    dirty_step: int = 15
    """What a clean meld loses by a wild, for each card beyond three."""
    dirty_step_slow: int = 36
    frees: int = 60
    """The canasta that going out asks for, beside its bonus."""

    pair_wild_cards: int = 7
    """With a pot to come and so many cards two naturals are laid with a wild, if that is worth it:"""
    pot_near: int = 60
    """A lay that brings the pot near."""
    pot_now: int = 120
    """A wild that brings the pot in this turn."""
    opening_wilds: int = 1
    """Wilds that an initial meld may cost."""

    alarm: int = 4
    """Opponents who may go out and hold so few cards are about to."""
    card_left: int = 8
    """A card left in an opponent's hand when the deal ends."""
    partner_card: int = 14
    """A card left in a partner's, which might have been laid."""
    out_least: int = 0
    """Go out when that is worth so much."""


HABITS: Final = Habits()

EAGER: Final = Habits(pile_least=-1000, closed_least=-1000)
"""Takes every pile."""
HOARDER: Final = Habits(wild_kept=150, out_least=200, opening_wilds=0, pot_near=0, dirty_lay=60)
"""Keeps its wilds, and takes its time."""
