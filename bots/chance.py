"""`chance`: any legal action, each as likely as the next."""

from __future__ import annotations

import hashlib

import msgspec

from bots.dice import MASK, Dice
from bots.turn import Policy, turn_of
from core.game.actions import Action
from core.game.legal import legal_moves
from core.game.moves import Move
from core.game.rules import Rules
from core.game.state import State
from core.game.view import View


def chance(dice: Dice) -> Policy:
    """A policy that draws uniformly from the legal moves with these dice."""

    def choose(state: State) -> Move:
        moves = legal_moves(state)
        return moves[dice.below(len(moves))]

    return choose


def think(seen: View, rules: Rules, seed: int = 1) -> list[Action]:
    """The same for a seat at a table. Equal views and seeds give equal actions: a resumed match goes on as before."""
    digest = hashlib.sha256(msgspec.json.encode(seen)).digest()
    return turn_of(seen, rules, chance(Dice(seed * 2 + 1 + int.from_bytes(digest[:8], "big") & MASK)))
