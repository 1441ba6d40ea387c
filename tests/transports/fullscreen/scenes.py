"""Moments of a table for tests of what is drawn: real melds under real rules, everything else as it is said."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from rich.text import Text
from textual.app import App, ComposeResult
from textual.widgets import RichLog, Static

from core.game.melds import analyse
from core.game.play import start
from core.game.rules import Rules
from core.game.shuffle import deal, seeded_key
from core.game.view import ClosedPile, MeldView, View, view
from scripts.locales import tongue_of
from scripts.settings import load_rules
from transports.console.hand import Newcomers
from transports.console.picking import HandOrder, Picking
from transports.fullscreen.felt import Felt, Scene
from transports.fullscreen.paint import USUAL, Paint
from transports.fullscreen.plan import HEIGHTS, WIDTHS
from transports.text import Style, Words

NAMES = ("Ana", "Bruno", "Carla", "Dario", "Elena", "Fabio")
LONG_NAMES = (
    "Bartholomew Long",
    "Wilhelmina Small",
    "Maximilian Gross",
    "Dario Ridiculous",
    "Elena Wonderful1",
    "Fabio Enormous22",
)
DECK = [f"{rank}{suit}" for suit in "SHDC" for rank in "3456789TJQKA"] + ["2S", "2H", "2D", "2C", "JK", "JK"]
HAND = ("8S", "AS", "9H", "AH", "8D", "QD", "4C", "6C", "7C", "2S", "2H")
MELDS = (
    (0, 0, "3S 3D 3C"),
    (1, 0, "KS KC KD 2S"),
    (2, 1, "4H 5H 6H 7H 8H 9H TH"),
    (3, 1, "TS 2D QS"),
    (4, 1, "JK 3H 4H"),
    (5, 1, "7S 7H 7D 7C 7S 7H 2C"),
)
MANY_MELDS = (
    *MELDS,
    (6, 0, "4S 5S 6S 7S 8S 9S TS JS QS KS AS"),
    (7, 0, "3C 4C JK 6C 7C 8C 9C TC"),
    (8, 1, "QH KH AH"),
    (9, 1, "5D 6D 7D 8D"),
    (10, 0, "8D 9D TD JD"),
    (11, 0, "QC QD QH"),
    (12, 0, "3H 4H 5H"),
)
Given = Sequence[tuple[int, int, str]]
"""Melds: number, team and cards."""


def rules_for(players: int = 4, teams: int = 2, preset: str = "burraco") -> Rules:
    return load_rules(preset, {"players": players, "teams": teams})


def meld_of(number: int, team: int, cards: str, rules: Rules) -> MeldView:
    found = analyse(cards.split(), rules)
    assert found is not None, cards
    return MeldView(
        id=number,
        team=team,
        cards=found.cards,
        kind=found.kind,
        wild=found.wild,
        canasta=found.canasta,
        points=found.points,
        one_turn=False,
    )


def seen_at(
    rules: Rules,
    hand: Sequence[str] | None = HAND,
    melds: Given = MELDS,
    pile: Sequence[str] = ("2D", "5C", "3C"),
    **more: object,
) -> View:
    """Seat 0 is to play; what is given on top are fields of the view."""
    dealt = start(rules, deal(rules, seeded_key("felt", 1), None), (0,) * rules.teams)
    at = view(dealt.state, 0, 3, (310, *(1250,) * (rules.teams - 1)))
    closed = ClosedPile(pile[-1] if pile else None, len(pile))
    held = at.counts[0] if hand is None else len(hand)
    fields: dict[str, object] = {
        "turn": 0,
        "phase": "play",
        "hand": None if hand is None else tuple(hand),
        "counts": (held, *at.counts[1:]),
        "melds": tuple(meld_of(number, team % rules.teams, cards, rules) for number, team, cards in melds),
        "pile": tuple(pile) if rules.pile == "open" else closed,
    }
    return msgspec.structs.replace(at, **(fields | more))


def words_of(
    rules: Rules, code: str = "en", style: Style = "signs", names: Sequence[str] = NAMES, seat: int | None = 0
) -> Words:
    return Words(tuple(names[: rules.players]), seat, rules, tongue_of(code), style)


def scene(seen: View, words: Words, **more: object) -> Scene:
    return msgspec.structs.replace(Scene(seen=seen, words=words, new=Newcomers()), **more)


class Table(App[None]):
    """The drawn table with what stands beside it, as the real one lays it out."""

    CSS_PATH = "../../../transports/fullscreen/table.tcss"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = WIDTHS
    VERTICAL_BREAKPOINTS = HEIGHTS

    def __init__(self, first: Scene, order: HandOrder = "suit", paint: Paint = USUAL) -> None:
        super().__init__()
        self.first = first
        self.paint = paint
        paint.dress(self)
        self.picking = Picking(order)

    def compose(self) -> ComposeResult:
        yield Felt(self.picking, self.paint, id="felt")
        yield RichLog(id="log", min_width=10)
        yield Static("now", id="now")
        yield Static("keys", id="keys")

    def on_mount(self) -> None:
        self.felt.show(self.first)

    @property
    def felt(self) -> Felt:
        return self.query_one(Felt)

    def lines(self) -> list[str]:
        """What stands on the screen."""
        return ["".join(segment.text for segment in strip) for strip in self.screen._compositor.render_strips()]


def plain(lines: Sequence[Text]) -> list[str]:
    return [line.plain for line in lines]
