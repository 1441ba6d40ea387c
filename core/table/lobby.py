"""What a table with a lobby says of itself, and who may decide what there. Pure; presence is passed in."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

import msgspec

from core.table import records
from core.table.messages import Lobby, LobbySeat
from core.table.records import ABSENT, LATE, PARTED
from core.table.seating import awaits_ready
from core.table.table import Table


def phase(table: Table) -> str:
    """``lobby``, ``playing``, ``paused``, ``adjourned`` or ``over``."""
    if table.result is not None:
        return "over"
    if table.adjourned:
        return "adjourned"
    if table.paused:
        return "paused"
    return "lobby" if table.opened.lobby and table.deal is None else "playing"


def plays(table: Table, seat: int) -> bool:
    """Does a person have this seat, and has neither left nor been put out?"""
    player = table.players[seat]
    return player is not None and player.kind == "human" and table.held[seat] not in PARTED


def host_seat(table: Table, here: Collection[int]) -> int | None:
    """Whose word counts alone: the first person of those who are there; None where nobody is."""
    return next((seat for seat in range(table.rules.players) if seat in here and plays(table, seat)), None)


ASLEEP_MS: Final = 10_000
"""Without a carrier for so long a player keeps the others waiting; who only comes back on a new one does not."""


def sleeps(table: Table, seat: int, gone: Collection[int]) -> bool:
    """Does this seat keep the others waiting? Only such a seat can be freed by a vote.

    ``gone`` are the seats that have had no carrier for ASLEEP_MS.
    """
    player = table.players[seat]
    if player is None or player.program is not None or table.held[seat] in PARTED:
        return False
    if table.held[seat] in (LATE, ABSENT) or seat in gone:
        return True
    return awaits_ready(table) and player.kind == "human" and not table.ready[seat]


def decided(table: Table, seat: int, votes: Mapping[int, int], here: Collection[int]) -> bool:
    """Is it decided to free this seat? By the host alone, or by more than half of the other people who are there.

    ``votes``: by voter, the seat.
    """
    others = [other for other in range(table.rules.players) if other != seat and other in here and plays(table, other)]
    voted = [other for other in others if votes.get(other) == seat]
    return host_seat(table, [other for other in here if other != seat]) in voted or 2 * len(voted) > len(others)


def may_claim(table: Table, gone: Collection[int]) -> tuple[int, ...]:
    """The teams that may end the match in their favour: every opponent has left, was put out, or is ``gone``."""
    if table.live is None or not table.opened.lobby:
        return ()
    teams = table.rules.teams
    absent = [
        table.held[seat] in PARTED or (table.held[seat] is not None and seat in gone)
        for seat in range(table.rules.players)
    ]
    return tuple(
        team
        for team in range(teams)
        if all(absent[seat] for seat in range(table.rules.players) if seat % teams != team)
        and not all(absent[seat] for seat in range(table.rules.players) if seat % teams == team)
    )


def said(
    table: Table,
    here: Collection[int],
    votes: Mapping[int, int],
    gone: Collection[int],
    bots: Collection[str] = (),
) -> Lobby:
    """The message that tells everybody who is there and what is waited for; ``bots`` are those of the house."""
    return Lobby(
        seq=table.seq,
        phase=phase(table),
        seats=tuple(_seat(table, seat, here) for seat in range(table.rules.players)),
        host=host_seat(table, here),
        votes=tuple(sorted(votes.items())),
        may_claim=may_claim(table, gone),
        bots=tuple(bots),
    )


def _seat(table: Table, seat: int, here: Collection[int]) -> LobbySeat:
    player, coming = table.players[seat], table.coming[seat]
    newcomer = None if coming is None else coming.name
    if player is None:
        return LobbySeat(coming=newcomer)
    return LobbySeat(
        name=player.name,
        kind=player.kind,
        here=seat in here,
        ready=player.kind == "bot" or table.ready[seat],
        held=table.held[seat],
        coming=newcomer,
        brought=player.kind == "bot" and player.program is None,
    )


def rematch(table: Table) -> list[records.Record]:
    """The first records of the table where these players meet again: who is ready, and the bots, keep their seats.

    They are the same whoever writes them. Raises ValueError where no rematch was agreed on.
    """
    name, at, first = table.next_table, table.at, table.opened
    if name is None:
        raise ValueError("there is no rematch")
    seed = None if first.seed is None else f"{first.seed} again"
    again: list[records.Record] = [
        msgspec.structs.replace(first, at=at, table=name, engine=records.ENGINE, seed=seed, after=first.table)
    ]
    for seat, player in enumerate(table.players):
        if player is not None and (table.ready[seat] or player.kind == "bot"):
            again.append(
                records.Seated(
                    at=at,
                    seat=seat,
                    name=player.name,
                    kind=player.kind,
                    program=player.program,
                    worlds=player.worlds,
                    options=player.options,
                )
            )
            if table.ready[seat]:
                again.append(records.Readied(at=at, seat=seat))
    return again
