"""How patient a table is; what a host sets for all of its tables."""

from __future__ import annotations

import msgspec


class Times(msgspec.Struct, frozen=True):
    """How patient a table is, in milliseconds and refusals; the turn clock itself is part of its first record."""

    tick: int = 5_000
    """Between two heartbeats; 0: none."""
    absent: int = 5_000
    """How long a bot whose carrier has ended holds up the table."""
    retry: int = 1_000
    """Before a log that could not be written is tried again."""
    bot: int = 30_000
    """How long a bot may take for a turn at a table with a lobby, where people wait for it; half of it after each turn
    that it let run out. 0: as long as a person."""
    stand_in: int = 0
    """How long a person's turn is looked at before their stand-in plays it, so that they can follow; 0: not at all."""
    refusals: int = 5
    """Refused acts in one turn after which a bot's turn is ended for it."""
    rematch: int = 300_000
    """How long a table with a lobby waits after the match for everybody to be ready again."""
    claim: int = 300_000
    """Without a carrier for so long, a player whose seat a stand-in holds counts as one who has left."""
    idle: int = 600_000
    """With nobody there for so long a table with a lobby is adjourned; one that was never dealt is closed."""
