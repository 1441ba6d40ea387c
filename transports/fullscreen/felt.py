"""The drawn table: heading, all teams' melds, the middle, the players and the own hand, in the room there is."""

from __future__ import annotations

from collections.abc import Set

import msgspec
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Container, Vertical
from textual.widgets import Static

from core.game.view import View
from core.table.messages import LobbySeat
from transports.console.hand import Newcomers
from transports.console.picking import Picking
from transports.fullscreen.hand import Hand
from transports.fullscreen.heading import Clock, heading
from transports.fullscreen.middle import middle_lines
from transports.fullscreen.paint import Paint
from transports.fullscreen.plan import LEAST, Plan, planned, player_lines_at_most
from transports.fullscreen.players import chairs, player_lines
from transports.fullscreen.shown import put
from transports.fullscreen.spread import groups_of
from transports.fullscreen.teams import Place, Team, standing
from transports.text import Words


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    """One moment of a table, for one reader."""

    seen: View
    words: Words
    new: Newcomers
    """Which cards of the hand are new."""
    lies: View | None = None
    """The table as it is without what is staged on top of it; None where nothing is staged."""
    unfit: Set[str] = frozenset()
    """Cards of the hand that can be part of nothing just now."""
    seats: tuple[LobbySeat, ...] = ()
    """Who is there, as a shared table says it."""
    left_ms: int | None = None
    """What is left of the turn at hand, the bank with it, where a clock runs."""
    bank_ms: int | None = None
    """What of it is the bank's, where that is known."""
    turn_ms: int | None = None
    """How long a turn may last without the bank, where that is known."""
    hands: tuple[tuple[str, ...] | None, ...] | None = None
    """By seat, where all hands lie open beside the table (a replay): neither players nor own hand are drawn then."""


class Felt(Vertical):
    """Draws scenes. The table, watching and replays show it; what is told beside it is theirs."""

    can_focus = False

    def __init__(self, picking: Picking, paint: Paint, id: str | None = None) -> None:
        super().__init__(id=id)
        self.picking = picking
        self.paint = paint
        self._scene: Scene | None = None
        self._drawn_for: object = None
        self._seconds_shown: tuple[int | None, int | None] = (None, None)
        self._players_held: tuple[object, int] = None, 0
        """Lines for the players: of this deal on a screen of this size the most that they have needed so far."""

    def compose(self) -> ComposeResult:
        yield Static(id="heading")
        yield Container(id="teams")
        yield Static(id="middle")
        yield Static(id="players")
        yield Hand(self.picking, self.paint, id="hand")
        yield Static(id="small")

    def on_resize(self, event: events.Resize) -> None:
        """There is more room, or less: everything lies anew."""
        if self._drawn_for != self.size:
            self._draw()

    def show(self, scene: Scene) -> None:
        """Draw this."""
        self._scene = scene
        self.picking.hold(scene.seen.hand or (), None if scene.lies is None else scene.lies.hand)
        self._draw()

    def refresh_hand(self) -> None:
        """The cursor, the order or the picked cards have changed."""
        if self._scene is not None and self._plan(self._scene).hand != self.query_one(Hand).size.height:
            self._draw()
        else:
            self.query_one(Hand).refresh_hand()

    def show_clock(self, left_ms: int | None, bank_ms: int | None = None) -> None:
        """So much is left now; nothing else has changed."""
        scene = self._scene
        if scene is not None and (_seconds(left_ms), _seconds(bank_ms)) != self._seconds_shown:
            self._scene = msgspec.structs.replace(scene, left_ms=left_ms, bank_ms=bank_ms)
            self._draw_heading(self._scene)

    def scroll_melds(self, by: int) -> None:
        """Show melds that there was no room for: so many pages further down."""
        for team in self.query(Team):
            team.scroll_melds(by)

    # --- drawing -------------------------------------------------------------------------------------------------

    def _draw(self) -> None:
        scene = self._scene
        width, height = self.size
        if scene is None or not width or not height:
            return
        self._drawn_for = self.size
        seen, words = scene.seen, scene.words
        text = words.tongue.text
        small = Text(text("felt-too-small", columns=LEAST[0], lines=LEAST[1]))
        put(self.query_one("#small", Static), small)
        plan = self._plan(scene)
        self._draw_heading(scene)
        self._draw_teams(scene, plan)
        _fill(self.query_one("#middle", Static), middle_lines(seen, words, self.paint, width - 2, plan.middle > 1))
        _fill(self.query_one("#players", Static), self._players(scene), plan.players)
        hand = self.query_one(Hand)
        hand.styles.height = plan.hand
        hand.tallest = plan.tallest
        note = "" if seen.seat is None else text("screen-hand-unseen-pot", count=seen.counts[seen.seat])
        hand.show(words, scene.new, note if seen.hand is None else "", scene.unfit)

    def _plan(self, scene: Scene) -> Plan:
        width, height = self.size
        players = 0 if scene.hands is not None else self._hold_players(scene, len(self._players(scene)))
        hidden = scene.hands is not None or scene.seen.seat is None
        groups = None if hidden else groups_of(self.picking.cards, self.picking.order)
        return planned(width, height, scene.words.rules.teams, players, groups)

    def _hold_players(self, scene: Scene, lines: int) -> int:
        """What is said of a player comes and goes: the parts above and below are not to move with it."""
        held_for = scene.seen.n, scene.words.names, self.size
        before, held = self._players_held
        self._players_held = held_for, max(lines, held if before == held_for else 0)
        return self._players_held[1]

    def _players(self, scene: Scene) -> list[Text]:
        if scene.hands is not None:
            return []
        most = player_lines_at_most(self.size.height, scene.words.rules.players)
        shown = chairs(scene.seen, scene.words, scene.seats)
        return player_lines(shown, self.paint, self.size.width - 2, most)

    def _draw_heading(self, scene: Scene) -> None:
        clock = None
        self._seconds_shown = (_seconds(scene.left_ms), _seconds(scene.bank_ms))
        if scene.left_ms is not None or scene.turn_ms is not None:
            clock = Clock(scene.left_ms, scene.bank_ms or 0, scene.turn_ms)
        line = heading(scene.seen, scene.words, self.paint, clock, self.size.width - 2)
        put(self.query_one("#heading", Static), line)

    def _draw_teams(self, scene: Scene, plan: Plan) -> None:
        seen, words = scene.seen, scene.words
        box = self.query_one("#teams", Container)
        count = words.rules.teams
        own = 0 if seen.seat is None else seen.seat % count
        order = [(own + at) % count for at in range(count)]
        teams = list(box.query(Team))
        if [team.team for team in teams] != order:
            for team in teams:
                team.remove()
            teams = [Team(team, self.paint) for team in order]
            box.mount(*teams)
        box.styles.layout = "vertical" if plan.stacked else "horizontal"
        box.styles.height = plan.teams
        fits: list[bool] = []
        for team, (width, height) in zip(teams, plan.team_sizes, strict=True):
            team.styles.width, team.styles.height = width, height
            shown = standing(seen, scene.lies, words, team.team)
            fits.append(team.take(shown, words, Place(width, height, plan.boxed)))
        for team in teams:
            team.show(cards=all(fits))


def _seconds(ms: int | None) -> int | None:
    """As the digits of a clock show them."""
    return None if ms is None else -(-ms // 1000)


def _fill(static: Static, lines: list[Text], least: int = 0) -> None:
    put(static, Text("\n").join(lines))
    static.styles.height = max(least, len(lines))
