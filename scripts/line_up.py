"""Who sits where: `--seats human,greedy,greedy,greedy` read, and names given to the bots."""

from __future__ import annotations

import argparse
import textwrap
from collections.abc import Sequence
from typing import Final

import msgspec

from bots import registry
from core.game.options import clip, near
from scripts.failure import CommandError
from scripts.language import say
from scripts.locales import spoken
from transports.levels import about
from transports.text import any_of

HUMAN: Final = "human"
OWN_BOT: Final = "bot"
"""In a line-up of `buraco bot play`: the command that was named there."""
BOT_NAMES: Final = ("Ana", "Bruno", "Carla", "Dario", "Elena", "Fabio")
"""By seat."""
SPARE_NAME: Final = "Gina"
"""Of the bot whose name the person has."""
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


def read_seats(text: str, bots: Sequence[str] | None, *, people: int = 1) -> tuple[str, ...]:
    """The seats of a command line, each ``human`` (so many at most) or one of these bots. Raises CommandError.

    ``bots`` None: which there are is to be seen later (`expect_bots`).
    """
    seats = tuple(part.strip().lower() for part in text.split(","))
    if bots is not None:
        expect_bots(seats, bots, "--seats")
    if len(seats) not in SIZES:
        raise CommandError("bad_seats", say("lineup-size", count=len(seats)))
    if seats.count(HUMAN) > people:
        raise CommandError("bad_seats", say("lineup-one-human"))
    return seats


def expect_bots(seats: Sequence[str], bots: Sequence[str], flag: str) -> None:
    """Every seat is ``human`` or one of these bots. Raises CommandError."""
    for seat in seats:
        if seat != HUMAN and seat not in bots:
            close = near(seat, (HUMAN, *bots))
            raise CommandError(
                "unknown_bot",
                say("lineup-no-player-near", flag=flag, given=repr(clip(seat)), near=any_of(spoken(), close))
                if close
                else say("lineup-no-player", flag=flag, given=repr(clip(seat)), names=any_of(spoken(), (HUMAN, *bots))),
            )


def tell_bots(parser: argparse.ArgumentParser) -> None:
    """Let the command's help say which bots come with the program, weakest first, and what to expect of each."""
    wide = max(map(len, registry.NAMES)) + 4
    told = (
        textwrap.fill(
            about(player.name, spoken(), player.about),
            79,
            initial_indent=f"  {player.name}".ljust(wide),
            subsequent_indent=" " * wide,
        )
        for player in registry.PLAYERS
    )
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.epilog = "\n".join([say("lineup-bots"), *told])


def bot_name(seat: int, own_name: str) -> str:
    """What a bot at this seat is called: not like the person, who is called ``own_name``.

    >>> bot_name(1, "Ana"), bot_name(1, "bruno")
    ('Bruno', 'Gina')
    """
    name = BOT_NAMES[seat]
    return name if name.lower() != own_name.lower() else SPARE_NAME


def places_of(seats: Sequence[str], own_name: str) -> tuple[Place, ...]:
    """The line-up with everybody's name; no bot is called like the person."""
    return tuple(
        Place(own_name, None) if who == HUMAN else Place(bot_name(seat, own_name), who)
        for seat, who in enumerate(seats)
    )


def human_at(places: Sequence[Place]) -> int | None:
    """The person's seat, if one sits here."""
    return next((at for at, place in enumerate(places) if place.program is None), None)
