"""Every player that commands can measure, by name: those of the list, and the yardsticks of the pool."""

from __future__ import annotations

from functools import cache

from bots.mind import Limited, Limits, Mind
from bots.pool import POOL
from bots.registry import PLAYERS, Player
from bots.turn import Policy
from scripts.failure import CommandError


@cache
def known() -> dict[str, Player]:
    """All of them, those of the list first."""
    return {player.name: player for player in (*PLAYERS, *POOL)}


def known_player(name: str) -> Player:
    """The player of this name. Raises CommandError (``unknown_player``) where there is none."""
    found = known().get(name)
    if found is None:
        raise CommandError("unknown_player", f"There is no player {name[:40]!r}; they are {', '.join(known())}.")
    return found


def policy_of(name: str, seed: int, limits: Limits | None = None) -> Policy:
    """A new player for the arena, for one deal or many; who takes limits keeps to these. Raises CommandError."""
    policy = known_player(name).policy(seed)
    if limits is not None and isinstance(policy, Limited):
        policy.limits = limits
    return policy


def takes_limits(name: str) -> bool:
    """Does it think for as long as it is told to? Raises CommandError for a name that there is not."""
    return isinstance(known_player(name).policy(1), Limited)


def mind_of(name: str, seed: int) -> Mind:
    """A new player for one seat of a table. Raises CommandError for a name that there is not."""
    return known_player(name).mind(seed)
