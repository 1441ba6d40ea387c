"""Who sits where: `--seats human,greedy,greedy,greedy` read, and names given to the bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from core.game.options import clip, nearest
from scripts.failure import CommandError

HUMAN: Final = "human"
BOT_NAMES: Final = ("Ana", "Bruno", "Carla", "Dario", "Elena", "Fabio")
"""By seat."""
SIZES: Final = (2, 4, 6)


class Place(msgspec.Struct, frozen=True):
    """One seat of the line-up."""

    name: str
    program: str | None
    """The bot that plays it; None for a person."""

    @property
    def kind(self) -> str:
        """``human`` or ``bot``, as the table calls it."""
        return "bot" if self.program is not None else "human"


def read_seats(text: str, bots: Sequence[str], *, people: int = 1) -> tuple[str, ...]:
    """The seats of a command line, each ``human`` (so many at most) or one of these bots. Raises CommandError."""
    seats = tuple(part.strip().lower() for part in text.split(","))
    for seat in seats:
        if seat != HUMAN and seat not in bots:
            raise CommandError(
                "unknown_bot", f"--seats: there is no player {clip(seat)!r}; {nearest(seat, (HUMAN, *bots))}"
            )
    if len(seats) not in SIZES:
        raise CommandError("bad_seats", f"--seats: 2, 4 or 6 players can sit at a table, and {len(seats)} are named.")
    if seats.count(HUMAN) > people:
        raise CommandError("bad_seats", "--seats: one human at most sits at this terminal; name bots for the others.")
    return seats


def places_of(seats: Sequence[str], own_name: str) -> tuple[Place, ...]:
    """The line-up with everybody's name; no bot is called like the person."""
    free = [name for name in (*BOT_NAMES, "Gina") if name.lower() != own_name.lower()]
    named = [BOT_NAMES[at] if BOT_NAMES[at] in free else free[-1] for at in range(len(seats))]
    return tuple(
        Place(own_name, None) if seat == HUMAN else Place(name, seat) for seat, name in zip(seats, named, strict=True)
    )


def human_at(places: Sequence[Place]) -> int | None:
    """The person's seat, if one sits here."""
    return next((at for at, place in enumerate(places) if place.program is None), None)
