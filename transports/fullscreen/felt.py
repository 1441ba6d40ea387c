"""The drawn table: heading, both teams' melds, the middle, the players and the own hand, in the room there is."""

from __future__ import annotations

import msgspec
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Static

from core.game.view import View
from transports.console.hand import Newcomers
from transports.console.screen import others_first
from transports.fullscreen.hand import Hand
from transports.fullscreen.paint import Paint
from transports.fullscreen.picking import Picking
from transports.fullscreen.views import Team, heading, middle, players
from transports.text import Words


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    """One moment of a table, for one reader."""

    seen: View
    words: Words
    new: Newcomers
    """Which cards of the hand are new."""
    left_ms: int | None = None
    """What is left of the turn at hand, the bank with it, where a clock runs."""
    bank_ms: int | None = None
    """What of it is the bank's, where that is known."""
    hands: tuple[tuple[str, ...] | None, ...] | None = None
    """By seat, where all hands lie open (a replay); None for one that nobody has looked at."""


class Felt(Vertical):
    """Draws scenes. The table, watching and replays show it; what is told beside it is theirs."""

    def __init__(self, picking: Picking, paint: Paint, id: str | None = None) -> None:
        super().__init__(id=id)
        self.picking = picking
        self.paint = paint

    def compose(self) -> ComposeResult:
        yield Static(id="heading")
        yield Horizontal(id="teams")
        yield Static(id="middle")
        yield Static(id="players")
        yield Hand(self.picking, self.paint, id="hand")

    def show(self, scene: Scene) -> None:
        """Draw this."""
        seen, words = scene.seen, scene.words
        teams = self.query_one("#teams", Horizontal)
        if not teams.children:
            teams.mount(*[Team(team, self.paint) for team in others_first(seen, words.rules)[::-1]])
        self.picking.hold(seen.hand or ())
        self.query_one("#heading", Static).update(heading(seen, words))
        for team in self.query(Team):
            team.show(seen, words)
        self.query_one("#middle", Static).update(middle(seen, words, self.paint, self.size.width - 2))
        self.query_one("#players", Static).update(players(seen, words))
        note = "" if seen.seat is None else words.tongue.text("screen-hand-unseen-pot", count=seen.counts[seen.seat])
        self.query_one(Hand).show(words, scene.new, note)
