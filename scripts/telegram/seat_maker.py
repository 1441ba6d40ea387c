"""Makes what is shown of a seat in its player's chat."""

from __future__ import annotations

from bots import registry
from core.table.ports import Clock
from scripts.agreed import USUAL_BOT
from transports.client import SeatClient
from transports.console.chairs import Chair
from transports.console.setup import Setup
from transports.telegram.actors import AtSeat, SeatMaker
from transports.telegram.adjourning import Adjourning
from transports.telegram.bindings import Person
from transports.telegram.pictures.drawn import Studio
from transports.telegram.screen import Place, Post
from transports.telegram.seat_chat import SeatChat
from transports.telegram.seat_picture import drawn_by


def seat_maker(post: Post, studio: Studio | None, clock: Clock) -> SeatMaker:
    """``studio`` None: no pictures are drawn."""
    adjourning = Adjourning()
    bots = sorted(registry.NAMES, key=lambda name: name != USUAL_BOT)

    def make(person: Person, place: Place, client: SeatClient, chair: Chair, setup: Setup) -> AtSeat:
        return SeatChat(
            place,
            client,
            setup,
            post,
            now_ms=clock.now_ms,
            chair=chair,
            bots=bots,
            picture_of=None if studio is None else drawn_by(studio),
            pictured=person.pictures,
            adjourning=adjourning,
        )

    return make
