"""Makes what is shown of a seat in its player's chat."""

from __future__ import annotations

from bots import registry
from scripts.agreed import USUAL_BOT
from transports.client import SeatClient
from transports.console.chairs import Chair
from transports.console.setup import Setup
from transports.telegram.actors import AtSeat, SeatMaker
from transports.telegram.bindings import Person
from transports.telegram.line_seat import LineSeat
from transports.telegram.pictures.drawn import Studio
from transports.telegram.screen import Place, Post


def seat_maker(post: Post, studio: Studio | None) -> SeatMaker:
    """``studio`` None: no pictures are drawn."""

    def make(person: Person, place: Place, client: SeatClient, chair: Chair, setup: Setup) -> AtSeat:
        bots = sorted(registry.NAMES, key=lambda name: name != USUAL_BOT)
        return LineSeat(place, client, chair, setup, post, bots)

    return make
