"""Who may have which seat of a table. Pure."""

from __future__ import annotations

from core.table.orders import Refused, Sit
from core.table.records import KICKED
from core.table.seating import may_be_taken
from core.table.sentences import refused
from core.table.table import Table


def seat_for(table: Table, order: Sit, name: str) -> int | None:
    """The seat that was given to who asks, else the one that they want, else the one under that name, else the first
    that can be had, free ones before bots'; None: there is none."""
    seats = range(table.rules.players)
    if order.claim is not None:
        for seat in seats:
            if any(one is not None and one.claim == order.claim for one in (table.players[seat], table.coming[seat])):
                return seat
    if order.seat is not None:
        return order.seat
    for seat in seats if order.claim is None else ():
        player, coming = table.players[seat], table.coming[seat]
        if player is not None and player.name == name and player.program is None and table.held[seat] != KICKED:
            return seat
        if coming is not None and coming.name == name:
            return seat
    free = [seat for seat in seats if may_be_taken(table, seat)]
    return min(free, key=lambda seat: (table.players[seat] is not None, seat), default=None)


def is_theirs(table: Table, order: Sit, seat: int, name: str) -> bool:
    """Is this their seat already? An invitation alone does not make it theirs: it may have been given out twice."""
    player = table.players[seat]
    if player is None or player.program is not None or table.held[seat] == KICKED:
        return False
    if order.claim is not None and order.claim != player.claim:
        return False
    # Who comes by an invitation need not say what they are: then they are what the seat says.
    return player.name == name and (player.kind == order.kind or order.generation is not None)


def says_it_is_a_bot(table: Table, order: Sit, seat: int) -> bool:
    """Before the first deal: is a bot invited to a seat that was kept under its name as a person's?"""
    player = table.players[seat]
    invited = order.generation is not None and table.deal is None
    return invited and order.kind == "bot" and player is not None and player.kind != "bot"


def not_to_be_had(table: Table, order: Sit, seat: int, name: str) -> Refused | None:
    """Why somebody whose seat this is not cannot have it; None: they can."""
    for other, player in enumerate(table.players):
        freed = table.held[other] == KICKED
        if player is not None and player.name == name and other != seat and player.program is None and not freed:
            return refused("name_taken", "name-there", name=name, seat=other)
    for other, newcomer in enumerate(table.coming):
        if newcomer is not None and newcomer.name == name and other != seat and newcomer.program is None:
            return refused("name_taken", "name-comes", name=name, seat=other)
    coming = table.coming[seat]
    if coming is not None:
        if coming.name == name and coming.kind == order.kind and order.claim in (None, coming.claim):
            return None
        return refused("seat_taken", "somebody-comes", name=coming.name, seat=seat)
    if table.result is not None:
        return refused("match_over", "match-over")
    if not may_be_taken(table, seat):
        holder = table.players[seat]
        who = "Somebody" if holder is None else holder.name
        if holder is not None and holder.name == name:
            return refused("seat_taken", "name-is-a-bot" if holder.kind == "bot" else "name-is-a-person", name=name)
        return refused("seat_taken", "name-has-seat", name=who, seat=seat)
    return None
