"""The table itself: the heading, both teams' melds, the middle, and who is to move."""

from __future__ import annotations

from rich.text import Text
from textual.containers import VerticalScroll
from textual.widgets import Static

from core.game.view import ClosedPile, MeldView, View
from transports.console.screen import game_name
from transports.fullscreen.paint import Paint
from transports.meld_text import grade, grade_text
from transports.text import Words

SHAPES = {
    "dirty": "◇",
    "clean": "◆",
    "dirty_canasta": "□",
    "semi_clean_canasta": "◧",
    "clean_canasta": "■",
    "royal_canasta": "★",
    "ace_to_ace_canasta": "★",
}
"""The sign of each grade of meld; its word stands beside it."""


class Team(VerticalScroll):
    """One team's melds."""

    can_focus = False

    def __init__(self, team: int, paint: Paint) -> None:
        super().__init__(classes="team")
        self.team = team
        self.paint = paint
        self._melds = Static()

    def compose(self):  # type: ignore[no-untyped-def]
        """Its melds, one under the other."""
        yield self._melds

    def show(self, seen: View, words: Words) -> None:
        """The team as it is now."""
        text = words.tongue.text
        melds = [meld for meld in seen.melds if meld.team == self.team]
        self.border_title = f"{words.team_name(self.team)} · {words.members(self.team)}"
        state = [text("screen-on-table", points=sum(meld.points for meld in melds))]
        if seen.minimum[self.team]:
            state.append(text("screen-due", points=seen.minimum[self.team]))
        state.append(text("screen-pot-taken") if seen.pot_taken[self.team] else text("screen-pot-not-yet"))
        self.border_subtitle = " · ".join(state)
        width = max(20, self.size.width - 2)
        lines = [self._meld(meld, words, width) for meld in melds]
        self._melds.update(Text("\n").join(lines) if lines else Text(text("screen-nothing"), style="dim"))

    def _meld(self, meld: MeldView, words: Words, width: int) -> Text:
        shape = SHAPES[grade(meld)]
        right = f"{shape} {grade_text(meld, words.tongue)} {meld.points}"
        left = f"{meld.id:>2} {words.meld(meld.cards, meld.wild)}"
        if len(left) + len(right) + 1 > width:
            left = f"{meld.id:>2} {words.meld(meld.cards, meld.wild, runs=True)}"
        if len(left) + len(right) + 1 > width:
            right = f"{shape} {meld.points}"
        return self.paint.text(f"{left}{' ' * max(1, width - len(left) - len(right))}{right}")


def heading(seen: View, words: Words) -> Text:
    """Which game and deal, and the score."""
    deal = words.tongue.text("screen-deal", n=seen.n)
    return Text(f"{deal} · {game_name(words)}   {words.points(seen.scores)}", style="bold")


def middle(seen: View, words: Words, paint: Paint, width: int) -> Text:
    """Stock, pots and pile; of a long open pile its top cards."""
    text = words.tongue.text
    shown = [text("screen-stock", count=seen.stock)]
    if words.rules.pots:
        shown.append(text("screen-pots", count=seen.pots))
    pile = seen.pile
    left = " · ".join(shown)
    if isinstance(pile, ClosedPile):
        said = (
            text("screen-pile-closed", count=pile.count, card=words.card(pile.top))
            if pile.top
            else text("screen-pile-empty")
        )
        return paint.text(f"{left} · {said}")
    if not pile:
        return paint.text(f"{left} · {text('screen-pile-empty')}")
    for start in range(len(pile)):
        cards = ("… " if start else "") + words.cards(pile[start:])
        line = f"{left} · {text('screen-pile', count=len(pile), cards=cards)}"
        if len(line) <= width:
            break
    return paint.text(line)


def players(seen: View, words: Words) -> Text:
    """Everybody's cards in the order of play; who is to move is marked."""
    line = Text()
    first = 0 if seen.seat is None else seen.seat + 1
    for at in range(words.rules.players):
        seat = (first + at) % words.rules.players
        mine = seat == seen.turn and seen.over is None
        if at:
            line.append("  ")
        line.append(
            f"{'▶ ' if mine else ''}{words.who(seat)} {seen.counts[seat]}", style="bold reverse" if mine else ""
        )
    return line
