"""The one list of the players that come with the table, by name."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import msgspec

from bots import chance, expert, greedy, search
from bots.dice import Dice
from bots.mind import Forgetful, Limits, Mind, Thought
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
    level: int
    """Its rung of the ladder, 1 the lowest; 0 for one that stands beside it."""
    think: Callable[[int], Think]
    """The player at a table, by the seed of its chance."""
    policy: Callable[[int], Policy]
    """The same in the arena."""
    mind: Callable[[int], Mind]
    """The same in one seat of a table, where it hears what happens."""


def forgetful(think: Think) -> Mind:
    """A mind of a player that needs no memory."""
    return Forgetful(lambda seen, rules: Thought(think(seen, rules)))


def _searching(seed: int) -> Think:
    """`search` from the view alone, with its usual budget: it remembers nothing between two questions."""
    return lambda seen, rules: search.SearchMind(seed).think(seen, rules, Limits()).actions


PLAYERS: Final[tuple[Player, ...]] = (
    Player(
        "chance",
        "plays any legal move, each as likely as the next",
        1,
        lambda seed: partial(chance.think, seed=seed),
        lambda seed: chance.chance(Dice(seed)),
        lambda seed: forgetful(partial(chance.think, seed=seed)),
    ),
    Player(
        "greedy",
        "a good beginner: lays what it can, keeps its wilds, feeds nobody",
        2,
        lambda seed: greedy.think,
        lambda seed: greedy.choose,
        lambda seed: Forgetful(lambda seen, rules: Thought(*greedy.explain(seen, rules))),
    ),
    Player(
        "expert",
        "a strong club player: counts cards, remembers who took and left what, weighs up every draw, lay and discard",
        3,
        lambda seed: expert.think,
        lambda seed: expert.Expert(),
        lambda seed: expert.ExpertMind(),
    ),
    Player(
        "search",
        "the strongest: plays each plan out on many layouts of the hidden cards; slow, up to a second a decision",
        4,
        _searching,
        lambda seed: search.SearchPolicy(seed),
        lambda seed: search.SearchMind(seed),
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
