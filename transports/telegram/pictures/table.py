"""The whole table, as everybody may see it: the seats in their order, stock, pots and pile, the melds of each team.

What it shows is told in words too, by whoever sends it: nobody needs the picture to play. Names stand in those words,
and the number of a seat's token ties them to it (`signs.seat_sign`).
"""

from __future__ import annotations

from typing import Final

from transports.telegram.pictures.canvas import MARGIN, Canvas, Tile, points
from transports.telegram.pictures.colours import BACK, CREAM, DEEP, FELT, GOLD, PANEL, Colour
from transports.telegram.pictures.faces import TABLE, back, face, lying
from transports.telegram.pictures.melds import draw_team, draw_token, team_height
from transports.telegram.pictures.shown import MiddleShown, SeatsShown, TeamShown

_SEATS: Final = points(36)
_GAP: Final = points(6)
_CELL: Final = points(60)
"""How wide a seat is at least: six of them fit."""
_PILE_ROW: Final = points(36)
"""From one row of the pile to the next: rank and suit stay to be seen."""
_IN_PILE_ROW: Final = 12
_STACK: Final = points(2)
"""How far the cards of a stack are seen under each other."""


SEATS_HEIGHT: Final = MARGIN + _SEATS
"""Pixels that the seats take, the margin above them too."""


def draw_seats(canvas: Canvas, shown: SeatsShown) -> None:
    """The seats, from the top on."""
    _draw_seats(canvas, shown, MARGIN)


def middle_height(shown: MiddleShown) -> int:
    """Pixels that the middle takes, the gap above it too."""
    return _GAP + TABLE.height + points(6) + (len(_pile_rows(shown)) - 1) * _PILE_ROW


def draw_middle(canvas: Canvas, shown: MiddleShown) -> None:
    """The middle, from the top on."""
    _draw_middle(canvas, shown, _GAP + points(2))


def panel_height(shown: TeamShown) -> int:
    """Pixels that a team's part takes, the gap above it too."""
    return _GAP + team_height(shown)


def draw_panel(canvas: Canvas, shown: TeamShown) -> None:
    """A team's part, from the top on."""
    draw_team(canvas, shown, _GAP)


def _draw_seats(canvas: Canvas, shown: SeatsShown, top: int) -> None:
    """Everybody from left to right in the order of play: token and cards held; an arrow at whose turn it is."""
    room = canvas.width - 2 * MARGIN
    canvas.box(MARGIN, top, room, _SEATS, points(6), PANEL, FELT)
    token, wide, tall = points(20), points(21), points(28)
    for seat, held in enumerate(shown.counts):
        middle = MARGIN + round(room * (seat + 0.5) / len(shown.counts))
        left, ground = middle - _CELL // 2, PANEL
        if seat == shown.turn:
            ground = GOLD
            canvas.box(left, top + points(1), _CELL, _SEATS - points(2), points(6), GOLD, PANEL)
            canvas.sign("arrow", points(9), left + points(2), top + (_SEATS - points(9)) // 2, DEEP, GOLD)
        draw_token(canvas, seat, shown.teams, left + points(12), top + (_SEATS - token) // 2, token, ground)
        paper, ink = (CREAM, DEEP) if seat == shown.own else (BACK, CREAM)
        x, y = left + points(36), top + (_SEATS - tall) // 2
        line = points(1)
        canvas.box(x, y, wide, tall, points(4), CREAM, ground)
        if paper != CREAM:
            canvas.box(x + line, y + line, wide - 2 * line, tall - 2 * line, points(3), paper, CREAM)
        high = points(12)
        canvas.text(
            str(held), high, x + wide // 2, y + (tall - high) // 2, ink, paper, part=0.5, widest=wide - points(3)
        )


def _pile_rows(shown: MiddleShown) -> list[tuple[str, ...]]:
    """The pile's last cards in rows, the oldest first; always one row."""
    cards = shown.pile
    return [cards[at : at + _IN_PILE_ROW] for at in range(0, max(1, len(cards)), _IN_PILE_ROW)]


def _draw_middle(canvas: Canvas, shown: MiddleShown, top: int) -> None:
    """Stock, pots (lying), and the pile with its count behind the top card."""
    x = MARGIN
    _draw_stack(canvas, back(TABLE), shown.stock, x, top, min(2, shown.stock // 10 + 1))
    x += TABLE.width + points(10)
    pots = lying(TABLE)
    _draw_stack(canvas, pots, shown.pots, x, top + (TABLE.height - TABLE.width) // 2, shown.pots)
    x += TABLE.height + points(14)
    rows = _pile_rows(shown)
    under = shown.pile_count > len(shown.pile)
    if under:
        canvas.lay(back(TABLE), x, top)
        x += 2 * _STACK
    for number, row in enumerate(rows):
        y = top + number * _PILE_ROW
        for at, code in enumerate(row):
            covered = at < len(row) - 1
            canvas.lay(face(code, TABLE, "plain", covered), x + at * TABLE.column, y, shadow=not under or at > 0)
    end = x + max(0, len(rows[-1]) - 1) * TABLE.column + TABLE.width
    if not shown.pile:
        canvas.box(x, top, TABLE.width, TABLE.height, TABLE.radius, DEEP, FELT)
    _draw_count(canvas, shown.pile_count, end + points(16), top + (len(rows) - 1) * _PILE_ROW + TABLE.height // 2, FELT)


def _draw_stack(canvas: Canvas, tile: Tile, count: int, x: int, y: int, seen: int) -> None:
    """Cards on each other, with how many there are; a groove where there are none."""
    wide, tall = tile.image.size
    if not count:
        canvas.box(x, y, wide, tall, TABLE.radius, DEEP, FELT)
        canvas.text("0", points(12), x + wide // 2, y + tall // 2 - points(6), CREAM, DEEP, part=0.5)
        return
    for at in range(seen):
        canvas.lay(tile, x + at * _STACK, y - at * _STACK)
    _draw_count(canvas, count, x + wide // 2 + (seen - 1) * _STACK, y + tall // 2 - (seen - 1) * _STACK, BACK)


def _draw_count(canvas: Canvas, count: int, x: int, y: int, ground: Colour) -> None:
    """A number in a pill, its middle here."""
    wide, tall = points(22), points(16)
    canvas.box(x - wide // 2, y - tall // 2, wide, tall, points(6), DEEP, ground)
    canvas.text(str(count), points(11), x, y - points(11) // 2, CREAM, DEEP, part=0.5, widest=wide - points(5))
