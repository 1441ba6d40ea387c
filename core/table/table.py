"""A table at one moment, as a value."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from core.game.errors import Refusal
from core.game.match import Result
from core.game.play import Deal
from core.game.rules import Rules
from core.game.shuffle import Dealt
from core.table.records import PARTED, Opened, Seated

T = TypeVar("T")


class Misfit(ValueError):
    """A record that cannot follow the records before it."""


class NotAllowed(Misfit):
    """An act that the rules do not allow; ``at`` is the place in its list."""

    def __init__(self, at: int, refusal: Refusal) -> None:
        super().__init__(f"action {at}: {refusal.code}: {refusal.text}")
        self.at = at
        self.refusal = refusal


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """A table at one moment; a value."""

    opened: Opened
    rules: Rules
    seq: int
    """Number of the last record."""
    at: int
    """Its wall time."""
    players: tuple[Seated | None, ...]
    totals: tuple[int, ...]
    """Match scores by team, of the deals that are over."""
    before: tuple[int, ...]
    """The same before the deal in play (or the last one)."""
    n: int = 0
    """Number of the deal in play (or the last one); 0 before the first."""
    deal: Deal | None = None
    dealt: Dealt | None = None
    """Its cards as they lay before the first turn."""
    secret: str | None = None
    """Its secret, None in a seeded match."""
    nonces: tuple[str | None, ...] | None = None
    next_secret: str | None = None
    """Of the deal to come, once it is committed to."""
    deal_seq: int = 0
    """Number of the last record that changed the deal: an act made for an older moment is stale."""
    turn_seq: int = 0
    """Number of the record with which the turn at hand began."""
    used_ms: int = 0
    """What the acts of the turn at hand took."""
    helped: bool = False
    """Has a stand-in acted in the turn at hand?"""
    held: tuple[str | None, ...]
    """By seat: why a stand-in holds it; None where its owner plays."""
    strikes: tuple[int, ...]
    """By seat: turns in a row that ran out."""
    banks: tuple[int, ...]
    """By seat: milliseconds left in the time bank when the turn at hand began."""
    turns: tuple[int, ...]
    """By seat: turns that are over."""
    stand_in: tuple[int, ...]
    """By seat: those in which a stand-in acted."""
    played_ms: int = 0
    """What all acts took: the match's time, without pauses and nights."""
    generations: tuple[int, ...]
    """By seat: how often it has been taken from somebody."""
    gone: tuple[int, ...] = ()
    """The same of seats that there were once, by number after the last one there is: what was given out for one of
    them stays void when there is such a seat again."""
    ready: tuple[bool, ...]
    """By seat: is its player ready for what is waited for (the first deal, going on, a rematch)?"""
    coming: tuple[Seated | None, ...]
    """By seat: who takes it when its turn is over."""
    leavers: tuple[str, ...] = ()
    """Who left for good and whose seat somebody else has taken."""
    paused: bool = False
    adjourned: bool = False
    """Paused until another day."""
    result: Result | None = None
    next_table: str | None = None
    """Where the rematch is played."""

    @property
    def id(self) -> str:
        """The table's name."""
        return self.opened.table

    @property
    def seeded(self) -> bool:
        """Do its cards follow from a seed? Then nothing is committed to, and no nonces are gathered."""
        return self.opened.seed is not None

    @property
    def full(self) -> bool:
        """Is every seat taken?"""
        return None not in self.players

    @property
    def live(self) -> Deal | None:
        """The deal, while it is being played."""
        deal = self.deal
        return deal if deal is not None and deal.over is None and self.result is None else None

    @property
    def all_ready(self) -> bool:
        """Is every seat taken, by a bot or by somebody who is ready? Nobody waits for who has left."""
        seats = zip(self.players, self.ready, self.held, strict=True)
        return all(
            player is not None and (ready or player.kind == "bot" or held in PARTED) for player, ready, held in seats
        )

    @property
    def due(self) -> bool:
        """Is the next deal to be dealt?"""
        if not self.full or self.paused or self.result is not None:
            return False
        if self.deal is None:
            return self.all_ready or not self.opened.lobby
        return self.deal.over is not None

    def between_turns(self, seat: int) -> bool:
        """May this seat change hands now? Not once its player has begun a turn."""
        deal = self.live
        return deal is None or deal.turn != seat or self.deal_seq == self.turn_seq

    def may_act(self, seat: int | None) -> bool:
        """Is it for this seat's owner to act now?"""
        deal = self.live
        return deal is not None and seat == deal.turn and not self.paused and self.held[seat] is None


def put(table: Table, values: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    """These values by seat with one of them changed. Raises Misfit where there is no such seat."""
    expect(0 <= seat < table.rules.players, f"a seat is a number from 0 to {table.rules.players - 1}")
    return (*values[:seat], value, *values[seat + 1 :])


def expect(fine: bool, text: str) -> None:
    """Raises Misfit where it is not so."""
    if not fine:
        raise Misfit(text)
