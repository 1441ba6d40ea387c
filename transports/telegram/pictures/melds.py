"""The melds of a team, each with its number and, from seven cards on, the sign of its grade: □ ◧ ■ ★.

A wild card lies on another paper and bears a pill with the rank it stands for, in a set a star. Added cards have a
plus.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from transports.telegram.pictures.canvas import MARGIN, WIDTH, Canvas, points
from transports.telegram.pictures.colours import BACK, CREAM, DEEP, FELT, GOLD, PANEL, PAPER, TEAMS, WILD, Colour
from transports.telegram.pictures.faces import TABLE, Look, face, rank_text
from transports.telegram.pictures.shown import MeldShown, TeamShown
from transports.telegram.pictures.signs import GRADES, TEAM_SHAPES

_PAD: Final = points(6)
"""Within the panel."""
_HEAD: Final = points(22)
_TAB: Final = points(18)
"""Left of a meld, where its number stands."""
_GAP: Final = points(6)
_ROW: Final = TABLE.height + points(6)
_PILL_AT: Final = points(34)
_PILL: Final = points(11)
ROOM: Final = WIDTH - 2 * MARGIN - 2 * _PAD


def team_height(shown: TeamShown) -> int:
    """Pixels that the team's panel takes."""
    rows = len(_shelves(shown.melds))
    return _HEAD + 2 * _PAD + (rows * _ROW - (_ROW - TABLE.height) if rows else -_PAD)


def draw_team(canvas: Canvas, shown: TeamShown, top: int) -> None:
    """The team's panel, from this line on."""
    height = team_height(shown)
    canvas.box(MARGIN, top, canvas.width - 2 * MARGIN, height, points(6), PANEL, FELT)
    _draw_head(canvas, shown, top + _PAD)
    for row, shelf in enumerate(_shelves(shown.melds)):
        x = MARGIN + _PAD
        for meld in shelf:
            _draw_meld(canvas, meld, x, top + _HEAD + _PAD + row * _ROW)
            x += _width(meld) + _GAP


def _step(meld: MeldShown) -> int:
    """From one card to the next."""
    return min(TABLE.column, (ROOM - _TAB - TABLE.width) // max(1, len(meld.cards) - 1))


def _width(meld: MeldShown) -> int:
    return _TAB + _step(meld) * (len(meld.cards) - 1) + TABLE.width


def _shelves(melds: Sequence[MeldShown]) -> list[list[MeldShown]]:
    """Melds in their order, as many beside each other as there is room for."""
    shelves: list[list[MeldShown]] = []
    left = 0
    for meld in melds:
        width = _width(meld)
        if not shelves or width > left:
            shelves.append([])
            left = ROOM
        shelves[-1].append(meld)
        left -= width + _GAP
    return shelves


def _draw_head(canvas: Canvas, shown: TeamShown, top: int) -> None:
    """Who the team is, its pot (a card lying, with a tick once it was taken), and its score."""
    x, side = MARGIN + _PAD, points(16)
    for seat in range(shown.team, shown.seats, shown.teams):
        draw_token(canvas, seat, shown.teams, x, top, side, PANEL)
        x += side + points(3)
    taken = shown.pot
    if taken is not None:
        x += points(6)
        wide, tall = points(22), side
        line = 5
        canvas.box(x, top, wide, tall, points(3), CREAM, PANEL)
        inside = BACK if taken else PANEL
        canvas.box(x + line, top + line, wide - 2 * line, tall - 2 * line, points(2), inside, CREAM)
        if taken:
            canvas.sign("tick", points(10), x + points(6), top + points(3), CREAM, BACK)
    right = canvas.width - MARGIN - _PAD - points(2)
    canvas.text(str(shown.score), points(13), right, top + points(2), CREAM, PANEL, part=1.0)


def draw_token(canvas: Canvas, seat: int, teams: int, x: int, y: int, side: int, ground: Colour) -> None:
    """What stands for a seat: its number in the shape of its team."""
    team = seat % teams
    canvas.sign(TEAM_SHAPES[team], side, x, y, TEAMS[team], ground)
    tall = side * (9 if TEAM_SHAPES[team] == "lozenge" else 10) // 16
    canvas.text(str(seat + 1), tall, x + side // 2, y + (side - tall) // 2, DEEP, TEAMS[team], part=0.5)


def _draw_meld(canvas: Canvas, meld: MeldShown, x: int, y: int) -> None:
    step = _step(meld)
    middle = x + _TAB // 2
    ground, ink = PANEL, CREAM
    if meld.canasta:
        ground, ink = GOLD, DEEP
        around, side = points(2), points(13)
        canvas.box(x, y - around, _width(meld) + around, TABLE.height + 2 * around, points(5), GOLD, PANEL)
        canvas.sign(GRADES[meld.canasta], side, middle - side // 2, y + points(24), DEEP, GOLD)
    canvas.text(str(meld.number), points(10), middle, y + points(6), ink, ground, part=0.5, widest=_TAB - points(2))
    for at, code in enumerate(meld.cards):
        left = x + _TAB + step * at
        wild = at == meld.wild_at
        look: Look = "wild" if wild else "plain"
        canvas.lay(face(code, TABLE, look, covered=wild or at < len(meld.cards) - 1), left, y)
        if wild:
            _draw_pill(canvas, meld.stands_for, meld.added[at], left, y)
        elif meld.added[at]:
            _draw_plus(canvas, left, y)


def _draw_pill(canvas: Canvas, stands_for: str | None, added: bool, x: int, y: int) -> None:
    """The rank that the wild card at this place stands for, a star in a set; a plus before it where it is new there."""
    wide = TABLE.column - points(1)
    left, top, middle = x + 2, y + _PILL_AT, x + 2 + wide // 2
    canvas.box(left, top, wide, _PILL, points(4), DEEP, WILD)
    if stands_for is not None:
        said, high = ("+" if added else "") + rank_text(stands_for), points(7)
        canvas.text(said, high, middle, top + (_PILL - high) // 2, CREAM, DEEP, part=0.5, widest=wide - points(2))
        return
    signs, side = ("plus", "star") if added else ("star",), points(8)
    for at, name in enumerate(signs):
        place = middle - len(signs) * side // 2 + at * side
        canvas.sign(name, side, place, top + (_PILL - side) // 2, GOLD, DEEP)


def _draw_plus(canvas: Canvas, x: int, y: int) -> None:
    """The sign of a card that has just come there, below its suit."""
    left, top, inner = x + (TABLE.column - _PILL) // 2 + 1, y + _PILL_AT, _PILL - points(4)
    canvas.sign("disc", _PILL, left, top, GOLD, PAPER)
    edge = (_PILL - inner) // 2
    canvas.sign("plus", inner, left + edge, top + edge, DEEP, GOLD)
