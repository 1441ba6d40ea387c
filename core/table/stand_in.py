"""What a stand-in does for a seat whose player does not act.

It thinks like any player, from the seat's own view, and plays the rest of the turn from where it stands. Where its
thinking fails, the least that ends the turn is done: nobody's mistake may hold up a table.
"""

from __future__ import annotations

import logging
from itertools import islice

import msgspec

from core.game.actions import Action, Discard, Draw, Keep, Withdraw, read_action
from core.game.cards import NUMBERS, is_wild_kind
from core.game.play import Deal, legal_actions
from core.game.rules import Rules, card_values
from core.game.view import View
from core.table.messages import MOST_ACTIONS
from core.table.ports import Think

_log = logging.getLogger(__name__)


def proposed(think: Think, shown: View, rules: Rules) -> tuple[Action, ...]:
    """The stand-in's next actions; none where its thinking failed."""
    try:
        read = [read_action(msgspec.to_builtins(action)) for action in islice(think(shown, rules), MOST_ACTIONS)]
        return () if None in read else tuple(action for action in read if action is not None)
    except BaseException:
        # Any fault in a player's own code, a wish to end the program too: the table goes on.
        _log.exception("the stand-in failed to think; the least that ends the turn is played instead")
        return ()


def least(deal: Deal) -> Action:
    """One legal action that leads to the end of the turn and gives little away.

    An initial meld that was begun and stays short is withdrawn; wilds and low cards are kept.
    """
    legal = legal_actions(deal)
    for plain in (Withdraw(), Draw(), Keep()):
        if plain in legal:
            return plain
    worth = card_values(deal.rules)
    discards = [action for action in legal if isinstance(action, Discard)]
    if discards:
        return max(discards, key=lambda action: _readiness(NUMBERS[action.card], worth))
    return legal[0]


def _readiness(card: int, worth: tuple[int, ...]) -> tuple[bool, int, int]:
    return not is_wild_kind(card), worth[card], -card
