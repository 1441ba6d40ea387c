"""The one list of the players that come with the table, by name."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import msgspec

from bots import chance, greedy
from bots.dice import Dice
from bots.turn import Policy
from core.game.actions import Action
from core.game.rules import Rules
from core.game.view import View

Think = Callable[[View, Rules], list[Action]]
"""A player at a table: the next actions of the seat whose view it gets, as far as it can see."""


class Player(msgspec.Struct, frozen=True):
    """A player that anybody can seat."""

    name: str
    about: str
    """What to expect of it, in a few words."""
    think: Callable[[int], Think]
    """The player at a table, by the seed of its chance."""
    policy: Callable[[int], Policy]
    """The same in the arena."""


PLAYERS: Final[tuple[Player, ...]] = (
    Player(
        "chance",
        "plays any legal move, each as likely as the next",
        lambda seed: partial(chance.think, seed=seed),
        lambda seed: chance.chance(Dice(seed)),
    ),
    Player(
        "greedy",
        "a good beginner: lays what it can, keeps its wilds, feeds nobody",
        lambda seed: greedy.think,
        lambda seed: greedy.choose,
    ),
)
NAMES: Final[tuple[str, ...]] = tuple(player.name for player in PLAYERS)


def player_of(name: str) -> Player:
    """The player of this name. Raises KeyError for a name that is not in NAMES."""
    return {player.name: player for player in PLAYERS}[name]


def think_of(name: str, seed: int = 1) -> Think:
    """A new player of this name for a seat at a table. Raises KeyError for a name that is not in NAMES."""
    return player_of(name).think(seed)


def policy_of(name: str, seed: int = 1) -> Policy:
    """The same for the arena."""
    return player_of(name).policy(seed)
