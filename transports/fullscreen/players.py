"""Who sits at the table: in the order of play, with their cards, whose turn it is, and how they are there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec
from rich.style import Style
from rich.text import Text

from core.game.view import View
from core.table.messages import LobbySeat
from transports.console.lobby import OUT
from transports.console.terminal import cells
from transports.fullscreen.paint import Paint
from transports.fullscreen.teams import team_signs
from transports.text import Words

TO_MOVE: Final = "►"
_GAP: Final = 2
TROUBLE: Final = "!"
"""Of a player who is away, or for whom somebody else plays, where there is no room for the word."""
_LEAST_NAME: Final = 6
"""Characters of a name that is shortened for a word behind it."""


class Chair(msgspec.Struct, frozen=True):
    """One player as they are to be seen."""

    sign: str
    """Of the team."""
    name: str
    count: int
    to_move: bool
    notes: tuple[str, ...]
    """What else is to be known, in a word each."""
    trouble: bool
    """Do they not play themselves just now?"""
    partner: str = ""
    """The same, of the reader's partner: the sign of the team says it too."""


def chairs(seen: View, words: Words, seats: Sequence[LobbySeat] = ()) -> list[Chair]:
    """Everybody from the seat after the reader's on; ``seats``: what a shared table says of who is there."""
    first = 0 if seen.seat is None else seen.seat + 1
    players, signs = words.rules.players, team_signs(words)
    found: list[Chair] = []
    for at in range(players):
        seat = (first + at) % players
        found.append(
            Chair(
                signs[seat % words.rules.teams],
                words.who(seat),
                seen.counts[seat],
                seat == seen.turn and seen.over is None,
                tuple(_notes(seat, words, seats)),
                _is_troubled(seat, words, seats),
                _partner(seat, words),
            )
        )
    return found


def _partner(seat: int, words: Words) -> str:
    own, teams = words.seat, words.rules.teams
    return words.tongue.text("felt-partner") if own not in (None, seat) and seat % teams == (own or 0) % teams else ""


def _notes(seat: int, words: Words, seats: Sequence[LobbySeat]) -> Iterator[str]:
    text = words.tongue.text
    if seat >= len(seats):
        return
    one = seats[seat]
    if one.kind == "bot":
        yield text("felt-bot")
    elif one.held in OUT:
        yield text("felt-left")
    elif one.held is not None:
        yield text("felt-stand-in")
    elif not one.here and seat != words.seat:
        yield text("felt-away")


def player_lines(shown: Sequence[Chair], paint: Paint, width: int, most: int) -> list[Text]:
    """The players beside each other, in at most so many lines, all columns as wide.

    Where there is no room the sign of the team says who the partner is; then names are shortened.
    """
    unsaid = [msgspec.structs.replace(chair, partner="") for chair in shown]
    for lines in range(1, most + 1):
        per_line = -(-len(shown) // lines)
        column = (width + _GAP) // per_line - _GAP
        for wording in (shown, unsaid):
            if all(cells(_plain(chair)) <= column for chair in wording):
                return _laid_out(wording, paint, per_line, column)
    per_line = -(-len(shown) // most)
    column = (width + _GAP) // per_line - _GAP
    return _laid_out([_shortened(chair, column) for chair in unsaid], paint, per_line, column)


def _is_troubled(seat: int, words: Words, seats: Sequence[LobbySeat]) -> bool:
    one = seats[seat] if seat < len(seats) else LobbySeat(here=True)
    return one.kind != "bot" and (one.held is not None or (not one.here and seat != words.seat))


def _said(chair: Chair) -> str:
    said = (note if note == TROUBLE else f"· {note}" for note in (chair.partner, *chair.notes) if note)
    return "".join(f" {note}" for note in said)


def _plain(chair: Chair) -> str:
    return f"{TO_MOVE} {chair.sign} {chair.name} {chair.count}{_said(chair)}"


def _shortened(chair: Chair, column: int) -> Chair:
    """With as much of the name as fits; what is to be known of the player is but a sign where the name had to go."""
    words = _cut(chair, column)
    if words is not None:
        return words
    sign = msgspec.structs.replace(chair, notes=(TROUBLE,) if chair.trouble else ())
    return _cut(sign, column, 1) or sign


def _cut(chair: Chair, column: int, least: int = _LEAST_NAME) -> Chair | None:
    name = chair.name
    while cells(_plain(chair)) > column:
        name = name[:-1].rstrip()
        if len(name) < least:
            return None
        chair = msgspec.structs.replace(chair, name=f"{name}…")
    return chair


def _laid_out(shown: Sequence[Chair], paint: Paint, per_line: int, column: int) -> list[Text]:
    lines: list[Text] = []
    for start in range(0, len(shown), per_line):
        line = Text()
        for at, chair in enumerate(shown[start : start + per_line]):
            line.append(" " * max(0, at * (column + _GAP) - line.cell_len))
            line.append(f"{TO_MOVE} " if chair.to_move else "  ", style=paint.accent)
            name = f"{chair.sign} {chair.name} {chair.count}"
            line.append(name, style=Style(bold=True, reverse=True) if chair.to_move else "")
            line.append(_said(chair), style=paint.faint)
        lines.append(line)
    return lines
