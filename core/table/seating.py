"""Who sits where, who is ready, who plays for whom: the records that change no card, folded."""

from __future__ import annotations

from typing import assert_never

import msgspec

from core.game.events import AnyEvent
from core.game.events import Paused as PausedEvent
from core.game.events import Resumed as ResumedEvent
from core.game.events import Returned as ReturnedEvent
from core.game.events import StoodIn as StoodInEvent
from core.table.records import (
    LEFT,
    PARTED,
    Clocked,
    Followed,
    Given,
    Moved,
    Paused,
    Readied,
    Resumed,
    Returned,
    Seated,
    StoodIn,
    Unseated,
)
from core.table.table import Misfit, Table, expect, put

SeatRecord = StoodIn | Returned | Paused | Resumed | Clocked | Seated | Given | Unseated | Moved | Readied | Followed


def seated(table: Table, record: SeatRecord) -> tuple[Table, list[AnyEvent]]:
    """The table after one more of these records, and what happened. Raises Misfit where it cannot follow."""
    match record:
        case StoodIn(seat=seat, why=why):
            return msgspec.structs.replace(table, held=put(table, table.held, seat, why)), [StoodInEvent(seat=seat)]
        case Returned(seat=seat):
            held, strikes = put(table, table.held, seat, None), put(table, table.strikes, seat, 0)
            return msgspec.structs.replace(table, held=held, strikes=strikes), [ReturnedEvent(seat=seat)]
        case Paused(adjourned=adjourned):
            expect(not table.paused or (adjourned and not table.adjourned), "the table is paused already")
            nobody = (False,) * table.rules.players
            after = msgspec.structs.replace(table, paused=True, adjourned=adjourned, ready=nobody)
            return after, [] if table.paused else [PausedEvent()]
        case Resumed():
            expect(table.paused, "the table is not paused")
            nobody = (False,) * table.rules.players
            return msgspec.structs.replace(table, paused=False, adjourned=False, ready=nobody), [ResumedEvent()]
        case Clocked(clock=clock):
            bank = 0 if clock is None else clock.bank_ms
            return msgspec.structs.replace(
                table,
                opened=msgspec.structs.replace(table.opened, clock=clock),
                banks=tuple(max(bank, left) for left in table.banks),
            ), []
        case Seated(seat=seat, kind=kind):
            expect(kind in ("human", "bot"), "a player is human or bot")
            coming = put(table, table.coming, seat, record)
            after = msgspec.structs.replace(table, coming=coming)
            return taken_over(after, seat) if table.between_turns(seat) else after, []
        case Given(seat=seat, worlds=worlds, options=options):
            expect(put(table, table.players, seat, None) != table.players, "nobody has this seat")
            player = table.players[seat]
            if player is None or player.kind != "bot":
                raise Misfit("only a bot can be given a budget or options")
            player = msgspec.structs.replace(player, worlds=worlds, options=options)
            return msgspec.structs.replace(table, players=put(table, table.players, seat, player)), []
        case Unseated(seat=seat):
            expect(table.deal is None, "a seat can only be given back before the first deal")
            expect(put(table, table.players, seat, None) != table.players, "nobody has this seat")
            return _vacated(table, seat), []
        case Moved(seat=seat, to=to):
            expect(table.deal is None, "seats can only be changed before the first deal")
            expect(seat != to, "two seats are changed")
            players = put(table, put(table, table.players, seat, None), to, None)
            expect(players != table.players, "nobody has these seats")
            return _moved(table, seat, to), []
        case Readied(seat=seat, ready=ready):
            expect(awaits_ready(table), "nobody is asked whether they are ready")
            return msgspec.structs.replace(table, ready=put(table, table.ready, seat, ready)), []
        case Followed(next_table=name):
            expect(table.opened.lobby and table.result is not None, "a rematch comes after a match")
            expect(table.next_table is None, "the rematch has a table already")
            return msgspec.structs.replace(table, next_table=name), []
        case _:
            assert_never(record)


def awaits_ready(table: Table) -> bool:
    """Are players asked whether they are ready: for the first deal, to go on another day, for a rematch?"""
    if not table.opened.lobby or table.next_table is not None:
        return False
    return table.deal is None or table.adjourned or table.result is not None


def taken_over(table: Table, seat: int) -> Table:
    """The table once whoever is to take this seat has it; the same where nobody is."""
    newcomer, older = table.coming[seat], table.players[seat]
    if newcomer is None:
        return table
    after = msgspec.structs.replace(table, coming=put(table, table.coming, seat, None))
    if older is not None and newcomer.invited and table.deal is None and _only_another_kind(older, newcomer):
        # Who was invited says what they are: nobody has lost the seat, and the invitation stays good.
        return msgspec.structs.replace(after, players=put(after, after.players, seat, newcomer))
    if older is not None:
        after = _vacated(after, seat)
        if table.held[seat] == LEFT:
            after = msgspec.structs.replace(after, leavers=(*table.leavers, older.name))
    if not newcomer.invited:
        after = _voided(after, seat, older, newcomer)
    return msgspec.structs.replace(after, players=put(table, after.players, seat, newcomer))


def _only_another_kind(older: Seated, newcomer: Seated) -> bool:
    """Is this the seat's own player, who is a bot and no person, or the other way round?"""
    from_outside = older.program is None and newcomer.program is None
    return from_outside and older.name == newcomer.name and older.kind != newcomer.kind


def _moved(table: Table, seat: int, to: int) -> Table:
    one, other = table.players[seat], table.players[to]
    after = table
    for place, newcomer in ((to, one), (seat, other)):
        older = after.players[place]
        if older is not None:
            after = _vacated(after, place)
        after = _voided(after, place, older, newcomer)
        player = None if newcomer is None else msgspec.structs.replace(newcomer, seat=place)
        after = msgspec.structs.replace(after, players=put(after, after.players, place, player))
    return after


def _voided(table: Table, seat: int, older: Seated | None, newcomer: Seated | None) -> Table:
    """Somebody takes a seat that was nobody's, and without an invitation: those that were given out are void now.

    Of a seat that somebody had they are void with what its player was allowed.
    """
    was_somebodys = older is not None and older.program is None
    if not table.opened.lobby or was_somebodys or newcomer is None or newcomer.program is not None:
        return table
    return msgspec.structs.replace(table, generations=put(table, table.generations, seat, table.generations[seat] + 1))


def _vacated(table: Table, seat: int) -> Table:
    """Nobody has the seat: what its player was allowed is void."""
    older = table.players[seat]
    from_somebody = older is not None and older.program is None
    generation = table.generations[seat] + (1 if from_somebody else 0)
    return msgspec.structs.replace(
        table,
        players=put(table, table.players, seat, None),
        held=put(table, table.held, seat, None),
        strikes=put(table, table.strikes, seat, 0),
        ready=put(table, table.ready, seat, False),
        generations=put(table, table.generations, seat, generation),
    )


def may_be_taken(table: Table, seat: int) -> bool:
    """Is this seat to be had: free, a bot's of the house, or that of somebody who left or was put out?"""
    player = table.players[seat]
    if table.coming[seat] is not None:
        return False
    return player is None or player.program is not None or table.held[seat] in PARTED


def left_for_good(table: Table) -> tuple[str, ...]:
    """Who has left for good until now: a loss for them, whatever the score."""
    gone = [
        player.name
        for player, held in zip(table.players, table.held, strict=True)
        if player is not None and held == LEFT
    ]
    return (*table.leavers, *gone)
