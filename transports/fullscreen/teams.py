"""What each team has on the table: its melds, its points, its pot, and the first meld that is still due."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec
from rich.text import Text
from textual import events
from textual.widgets import Static

from core.game.view import View
from transports.console.terminal import cells
from transports.fullscreen.keynames import named
from transports.fullscreen.meld_line import STAGED, Laid, laid, meld_cards, meld_lines, tersest
from transports.fullscreen.paint import Paint
from transports.fullscreen.shown import put
from transports.fullscreen.small_cards import LINES
from transports.fullscreen.wording import cut, fitting
from transports.text import Words

SIGNS = ("●", "○", "◎")
"""Of the own team, the other, and a third: they stand beside its players too."""
COLUMN = 27
"""Columns of a line of melds that another may stand beside."""
GUTTER = 3
"""Columns between two of them."""
POT = ("✗", "✓")
"""Has the team taken a pot? Where there is no room for words."""
_NAME = 8
"""Columns that the name of a team is not cut below, where what the team has can be said shorter."""
_NAME_LEAST = 4
"""Columns of a name that are worth being there; below that the sign stands for it."""


def team_signs(words: Words) -> tuple[str, ...]:
    """The sign of each team; a watcher's first team has the first one."""
    own = 0 if words.seat is None else words.seat % words.rules.teams
    return tuple(SIGNS[(team - own) % words.rules.teams] for team in range(words.rules.teams))


class Place(NamedTuple):
    """Where a team has its melds: columns and lines of all of it."""

    width: int
    height: int
    boxed: bool
    """Is there a border around it?"""

    @property
    def room(self) -> tuple[int, int]:
        """Columns and lines for melds."""
        if self.boxed:
            return max(1, self.width - 4), max(1, self.height - 2)
        return max(1, self.width - 1), max(1, self.height - 1)


class Standing(msgspec.Struct, frozen=True):
    """A team as it is to be seen."""

    title: tuple[str, ...]
    """Who it is, in several ways, the longest first."""
    state: tuple[str, ...]
    """How it stands, likewise."""
    melds: tuple[Laid, ...]


def standing(seen: View, lies: View | None, words: Words, team: int) -> Standing:
    """A team; ``lies``: the table without what is staged (None: nothing is)."""
    own = [meld for meld in seen.melds if meld.team == team]
    sign, name = team_signs(words)[team], words.team_name(team)
    titles = [f"{sign} {name}"]
    if words.side(team) in ("we", "they"):
        titles.insert(0, f"{sign} {name} · {words.members(team)}")
    before = None if lies is None else [meld for meld in lies.melds if meld.team == team]
    melds = laid(own, before)
    staged = any(any(each.staged) for each in melds)
    return Standing(tuple(titles), tuple(_states(seen, words, team, staged)), tuple(melds))


def _states(seen: View, words: Words, team: int, staged: bool) -> Iterator[str]:
    """How the team stands, the longest wording first."""
    text = words.tongue.text
    points = sum(meld.points for meld in seen.melds if meld.team == team)
    due, laid_so_far = seen.minimum[team], seen.laid if seen.turn % words.rules.teams == team else 0
    first = [f"{STAGED} {text('felt-staged')}"] if staged else []
    long, short = [text("screen-on-table", points=points)], [text("felt-points", points=points)]
    if due and laid_so_far:
        long.append(text("felt-due-so-far", laid=laid_so_far, points=due))
        short.append(f"{laid_so_far}/{due}")
    elif due:
        long.append(text("screen-due", points=due))
        short.append(text("felt-due", points=due))
    if words.rules.pots:
        taken = seen.pot_taken[team]
        long.append(text("screen-pot-taken") if taken else text("screen-pot-not-yet"))
        short.append(text("felt-pot-taken") if taken else text("felt-no-pot"))
    yield " · ".join([*first, *long])
    yield " · ".join([*first, *short])
    sign = [STAGED] if staged else []
    if staged:
        yield " · ".join([*sign, *short])
    least = [*sign, str(points)]
    if due:
        least.append(f"{laid_so_far}/{due}" if laid_so_far else f"≥{due}")
    if words.rules.pots:
        yield " · ".join([*least, short[-1]])
        least.append(POT[seen.pot_taken[team]])
    yield " · ".join(least)
    yield " ".join(least)


class Team(Static):
    """One team's melds, in as many columns as stand beside each other; what does not fit can be scrolled to."""

    can_focus = False

    def __init__(self, team: int, paint: Paint) -> None:
        super().__init__(classes="team")
        self.team = team
        self.paint = paint
        self.offset_lines = 0
        """Lines that lie above the first one shown."""
        self._standing = Standing(("",), ("",), ())
        self._words: Words | None = None
        self._place = Place(1, 1, False)
        self._drawn: list[Text] | None = None
        """The melds as small cards; None where there is no room for these."""
        self._cards = False
        self._stale = self._grown = False

    def take(self, shown: Standing, words: Words, place: Place) -> bool:
        """The team is this now, and lies here; True where its melds can be drawn as small cards."""
        if (shown, words, place) != (self._standing, self._words, self._place):
            self._grown = shown.melds != self._standing.melds and any(any(each.staged) for each in shown.melds)
            self._standing, self._words, self._place = shown, words, place
            self._drawn = as_cards(shown.melds, words, self.paint, *place.room)
            self._stale = True
        return self._drawn is not None

    def show(self, cards: bool) -> None:
        """Draw it; ``cards``: the melds as small cards."""
        if self._stale or cards != self._cards:
            self._stale, self._cards = False, cards
            self.set_class(self._place.boxed, "boxed")
            if self._grown:
                self._reveal(next(at for at, each in enumerate(self._standing.melds) if any(each.staged)))
            self._draw()

    def scroll_melds(self, by: int) -> bool:
        """Scroll by so many pages; False where there is nothing more."""
        before = self.offset_lines
        self.offset_lines += by * max(1, self._place.room[1] - (2 if self._place.boxed else 0))
        self._draw()
        return self.offset_lines != before

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        self._roll(1)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        self._roll(-1)

    def _roll(self, by: int) -> None:
        self.offset_lines += by
        self._draw()

    def _reveal(self, at: int) -> None:
        height = self._place.room[1]
        signs = 2 if self._place.boxed else 0
        if not self.offset_lines <= at < self.offset_lines + height - signs:
            self.offset_lines = max(0, at - height // 2)

    def _draw(self) -> None:
        words = self._words
        if words is None:
            return
        width, height = self._place.room
        lines = self._melds(words)
        if not lines:
            text = words.tongue.text
            nothing = fitting((text("screen-nothing"), text("screen-nothing-short")), width)
            lines = [Text(nothing, style=self.paint.faint)]
        if self._place.boxed:
            lines = self._window(lines, height, words)
            self.border_title = Text(fitting(self._standing.title, width - 2))
            self.border_subtitle = Text(fitting(self._standing.state, width - 2))
        else:  # where there is so little room the headline says how much there is above and below
            first = self._clamp(len(lines), height)
            more = [f"▲{first}"] if first else []
            more += [f"▼{len(lines) - first - height}"] if first + height < len(lines) else []
            lines = lines[first : first + height]
            sign = "".join(f" {each}" for each in more)
            if width - len(sign) < cells(self._standing.state[-1]) + 2:
                sign = f" {''.join(each[0] for each in more)}"
            head = headline(self._standing, width - len(sign))
            rest = width - cells(head) - len(sign) - 1
            lines.insert(0, Text(f"{head} {'─' * rest}".rstrip() + sign, style="bold"))
        put(self, Text("\n").join(lines))

    def _melds(self, words: Words) -> list[Text]:
        melds = self._standing.melds
        if not melds:
            return []
        if self._cards and self._drawn is not None:
            return list(self._drawn)
        return as_lines(melds, words, self.paint, *self._place.room)

    def _clamp(self, lines: int, height: int) -> int:
        """The first of so many lines that is shown in so many."""
        self.offset_lines = max(0, min(self.offset_lines, lines - height))
        return self.offset_lines

    def _window(self, lines: list[Text], height: int, words: Words) -> list[Text]:
        """As many of the lines as there is room for; what lies above and below is counted."""
        if len(lines) <= height:
            self.offset_lines = 0
            return lines
        first = self._clamp(len(lines), height)
        shown = lines[first : first + height]
        below = len(lines) - first - height
        if height > 1 and below:
            more = words.tongue.text("felt-more-below", count=below + 1)
            shown[-1] = self._more(f"   ▼ {more}", named("PgDn", words.tongue))
        if first and height > 2:
            more = words.tongue.text("felt-more-above", count=first + 1)
            shown[0] = self._more(f"   ▲ {more}", named("PgUp", words.tongue))
        return shown

    def _more(self, text: str, key: str) -> Text:
        """There is more, and the key that leads there, where it has room."""
        whole = f"{text} ({key})"
        return Text(whole if cells(whole) <= self._place.room[0] else text, style=self.paint.faint)


def headline(shown: Standing, width: int) -> str:
    """Who a team is and how it stands, in a line; its name is cut sooner than what it has is left out."""
    for state in shown.state:
        for title in shown.title:
            if cells(title) + 3 + cells(state) <= width:
                return f"{title} · {state}"
    title = shown.title[-1]
    for least in (_NAME, _NAME_LEAST):
        for state in shown.state:
            if cells(state) + 3 + least <= width:
                return f"{cut(title, width - cells(state) - 3)} · {state}"
    return cut(f"{title[:1]} {shown.state[-1]}", width)


def as_cards(melds: Sequence[Laid], words: Words, paint: Paint, width: int, height: int) -> list[Text] | None:
    """The melds as small cards, in columns where they are too many for one; None where that takes too much room."""
    for columns, column in _columns(width):
        if -(-len(melds) // columns) * LINES <= height:
            drawn = meld_cards(melds, words, paint, column)
            if drawn is not None:
                return _side_by_side(drawn, columns, column, LINES)
    return None


def as_lines(melds: Sequence[Laid], words: Words, paint: Paint, width: int, height: int) -> list[Text]:
    """The melds a line each, in columns where they are too many for one."""
    found: list[Text] = []
    for columns, column in _columns(width):
        lines = meld_lines(melds, words, paint, column)
        if lines is None:
            if columns > 1:
                break
            lines = tersest(melds, words, paint, column)
        found = _side_by_side(lines, columns, column, 1)
        if len(found) <= height:
            break
    return found


def _columns(width: int) -> Iterator[tuple[int, int]]:
    """How many columns there may be, and how wide each is then."""
    for columns in range(1, max(1, (width + GUTTER) // (COLUMN + GUTTER)) + 1):
        yield columns, (width + GUTTER) // columns - GUTTER


def _side_by_side(lines: Sequence[Text], columns: int, width: int, of_each: int) -> list[Text]:
    """Lines in so many columns of this width; ``of_each``: so many of them belong together."""
    per_column = -(-len(lines) // of_each // columns) * of_each
    found: list[Text] = []
    for at in range(per_column):
        line = Text()
        for number in range(columns):
            if number * per_column + at < len(lines):
                line.append(" " * (number * (width + GUTTER) - line.cell_len))
                line.append_text(lines[number * per_column + at])
        found.append(line)
    return found
