"""`python -m bots NAME`: a player of the house as a program of its own, on standard input and output."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from time import monotonic
from typing import Final

from bots import registry
from bots.base import Answer, Bot
from bots.mind import Limits, Mind
from core.game.events import AnyEvent
from core.table.messages import OptionDeclared, Update

MOST_SEED: Final = 2**63 - 1
MOST_WORLDS: Final = 100_000
MOST_MS: Final = 3_600_000
HASTE: Final = 0.8
"""Of what is left of a turn so much may be used before a player is told to stop: the rest is for the way."""


def main(argv: Sequence[str] | None = None) -> int:
    """Play to the end of the input; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m bots", description=__doc__)
    parser.add_argument("name", nargs="?", metavar="NAME", help="the player")
    parser.add_argument("--list", action="store_true", help="list the players")
    parser.add_argument("--seed", type=int, metavar="S", help="of its chance; left out: another one for each seat")
    parser.add_argument("--worlds", type=int, metavar="N", help="how many worlds to look at in a turn")
    parser.add_argument("--ms", type=int, metavar="N", help="how many milliseconds to think about a turn")
    args = parser.parse_args(argv)
    if args.list:
        width = max(map(len, registry.NAMES))
        print("\n".join(f"{player.name:<{width}}  {player.about}" for player in registry.PLAYERS))
        return 0
    if args.name not in registry.NAMES:
        parser.error(f"name one of the players: {', '.join(registry.NAMES)}")
    for option in OPTIONS:
        given = getattr(args, option.name)
        if given is not None and not (option.min or 0) <= given <= (option.max or 0):
            parser.error(f"--{option.name}: write a number from {option.min} to {option.max}")
    House(args.name, args.seed, args.worlds, args.ms).run()
    return 0


OPTIONS: Final = (
    OptionDeclared(name="seed", kind="int", min=0, max=MOST_SEED),
    OptionDeclared(name="worlds", kind="int", min=1, max=MOST_WORLDS),
    OptionDeclared(name="ms", kind="int", min=1, max=MOST_MS),
)
"""Where none is set: a seed for each seat, and as much thought as the player is used to."""


class House(Bot):
    """A player of the registry."""

    author = "the buraco authors"
    wants = ("events",)
    options = OPTIONS

    def __init__(self, name: str, seed: int | None = None, worlds: int | None = None, ms: int | None = None) -> None:
        self.name = name
        self.settings = {"seed": seed, "worlds": worlds, "ms": ms}
        self._mind: Mind | None = None
        self._made_for: tuple[str, int | None, int | None] | None = None

    def heard(self, event: AnyEvent) -> None:
        self._player().heard(event)

    def play(self, update: Update) -> Answer:
        began = monotonic()
        turn, worlds, ms = update.turn, self.settings["worlds"], self.settings["ms"]
        if turn is not None and turn.budget is not None:
            worlds, ms = turn.budget.worlds, None
        until = None if turn is None or turn.deadline_ms is None else began + turn.deadline_ms * HASTE / 1000

        def stopped() -> bool:
            return self.stopped() or (until is not None and monotonic() >= until)

        return self._player().think(update.view, self.rules, Limits(worlds=worlds, ms=ms, stopped=stopped))

    def _player(self) -> Mind:
        """The player as it is set now; another table, seat or seed is another player."""
        wanted = (self.hello.table, self.hello.seat, self.settings["seed"])
        if self._mind is None or self._made_for != wanted:
            seed = self.settings["seed"] if self.settings["seed"] is not None else (self.hello.seat or 0) + 1
            self._mind, self._made_for = mind_of(self.name, seed), wanted
        return self._mind


def mind_of(name: str, seed: int) -> Mind:
    """A new player of the registry, with a memory where it has one."""
    return registry.player_of(name).mind(seed)


if __name__ == "__main__":
    sys.exit(main())
