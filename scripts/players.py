"""Every player that commands can measure, by name: those of the list, and the yardsticks of the pool."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from bots import registry
from bots.mind import Forgetful, Limits, Mind, Thought
from bots.turn import Policy
from scripts.failure import CommandError


@cache
def known() -> dict[str, registry.Player]:
    """All of them, those of the list first."""
    return {player.name: player for player in (*registry.PLAYERS, *pool())}


@cache
def pool() -> tuple[registry.Player, ...]:
    """Players that nobody would seat, to measure others against."""
    room: Any = import_module("bots.pool") if find_spec("bots.pool") else None
    return tuple(getattr(room, "POOL", ()))


def known_player(name: str) -> registry.Player:
    """The player of this name. Raises CommandError (``unknown_player``) where there is none."""
    found = known().get(name)
    if found is None:
        raise CommandError("unknown_player", f"There is no player {name[:40]!r}; they are {', '.join(known())}.")
    return found


def policy_of(name: str, seed: int, limits: Limits | None = None) -> Policy:
    """A new player for the arena, for one deal or many; who takes limits keeps to these. Raises CommandError."""
    policy: Any = known_player(name).policy(seed)
    if limits is not None and hasattr(policy, "limits"):
        policy.limits = limits
    made: Policy = policy
    return made


def takes_limits(name: str) -> bool:
    """Does it think for as long as it is told to? Raises CommandError for a name that there is not."""
    return hasattr(known_player(name).policy(1), "limits")


def mind_of(name: str, seed: int) -> Mind:
    """A new player for one seat of a table. Raises CommandError for a name that there is not."""
    player: Any = known_player(name)
    if hasattr(player, "mind"):
        mind: Mind = player.mind(seed)
        return mind
    think = player.think(seed)
    return Forgetful(lambda seen, rules: Thought(think(seen, rules)))
