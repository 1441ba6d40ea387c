"""A player's mind as a seat of this process: it hears what happens, thinks within a budget, and says why."""

from __future__ import annotations

from typing import Any

from bots.mind import Forgetful, Limits, Mind
from bots.registry import Player
from core.game.actions import Action
from core.game.events import AnyEvent
from core.game.rules import Rules
from core.game.view import View
from transports.player import Silent


class Minded(Silent):
    """One seat's mind; as a function it thinks like any player."""

    def __init__(self, mind: Mind, worlds: int | None = None) -> None:
        """``worlds``: its budget for each turn; None: as it is used to."""
        self.mind = mind
        self._limits = Limits(worlds=worlds)
        self._explain: str | None = None
        self._info: Any = None

    def within(self, worlds: int | None) -> Minded:
        """The same mind with this budget."""
        return self if worlds is None else Minded(self.mind, worlds)

    @property
    def remembers(self) -> bool:
        """Is there any use in its hearing what happens?"""
        return not isinstance(self.mind, Forgetful)

    def heard(self, event: AnyEvent) -> None:
        self.mind.heard(event)

    def said(self) -> tuple[str | None, Any]:
        return self._explain, self._info

    def __call__(self, shown: View, rules: Rules) -> list[Action]:
        self._explain = self._info = None
        thought = self.mind.think(shown, rules, self._limits)
        self._explain, self._info = thought.explain, thought.info
        return thought.actions


def minded(player: Player, seed: int) -> Minded:
    """A new mind of this player of the registry."""
    return Minded(player.mind(seed))
