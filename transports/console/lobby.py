"""Who is at a shared table and what it waits for, in sentences: all of it once, and then only what has changed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from core.table.messages import Lobby, LobbySeat
from transports.text import capital, clean_name

GATHERING: Final = ("lobby", "adjourned", "over")
"""Phases in which the table waits until everybody is ready."""
OUT: Final = ("left", "kicked")
"""Reasons of a stand-in's for a seat that somebody else may take."""

_WAITS: Final = {
    "lobby": "The table waits for its players: it deals when every seat is taken and everybody is ready.",
    "adjourned": "The match is adjourned: it goes on when everybody is ready again.",
    "over": "The next match begins when everybody who is here is ready to play again.",
}
_NOW: Final = {
    "lobby": "Write ready when you are; sit N changes seats, fill brings bots. (seats, help)",
    "adjourned": "Write ready to go on; quit keeps the seat for another day. (seats, help)",
    "over": "Write ready to play again, or quit. (seats, help)",
}
_READY: Final = {
    "lobby": "You are ready: unready takes it back, fill brings bots to the free seats. (seats, help)",
    "adjourned": "You are ready to go on: unready takes it back. (seats, help)",
    "over": "You are ready to play again: unready takes it back. (seats, help)",
}
_IDLE: Final = {
    "lobby": "No cards are dealt yet.",
    "paused": "The table pauses: nobody can play until it goes on.",
    "adjourned": "The match is adjourned.",
    "over": "The match is over.",
}
_READY_FOR: Final = {"lobby": "", "adjourned": " to go on", "over": " to play again"}


class LobbyTalk:
    """What one person has heard of the people at the table."""

    def __init__(self, seat: int | None, teams: int) -> None:
        self.seat = seat
        """The reader's own; None for a watcher."""
        self.lobby: Lobby | None = None
        """As it was said last."""
        self.teams = teams
        self._name = ""
        """The reader's own."""
        self._away = set[str]()
        """Who was said to be away."""

    @property
    def phase(self) -> str:
        """As the table said it last; "" before it has said anything."""
        return "" if self.lobby is None else self.lobby.phase

    @property
    def own(self) -> LobbySeat | None:
        """What the table says of the reader's own seat."""
        lobby, seat = self.lobby, self.seat
        return None if lobby is None or seat is None or seat >= len(lobby.seats) else lobby.seats[seat]

    @property
    def bots(self) -> tuple[str, ...]:
        """The bots that can be seated here; none before the table has said so."""
        return () if self.lobby is None else self.lobby.bots

    def heard(self, lobby: Lobby) -> list[str]:
        """Take in the newest word; gives what is to be said of it: nothing of one that comes too late."""
        before = self.lobby
        if before is not None and (lobby.seq < before.seq or len(before.seats) != len(lobby.seats)):
            return []
        self.lobby = lobby
        if before is None or before.phase != lobby.phase:
            said = [*self._claims(before, lobby), *self._arrived(before, lobby)]
        else:
            said = list(self._changes(before, lobby))
        self._name = "" if self.own is None else self.own.name
        return said

    def listing(self) -> list[str]:
        """Who sits where, a sentence for each seat."""
        lobby = self.lobby
        if lobby is None:
            return ["The table has not said yet who sits where."]
        seats = [self._listed(lobby, seat) for seat in range(len(lobby.seats))]
        return [*seats, f"Bots to be had: {', '.join(lobby.bots)}."] if self.phase == "lobby" and self.bots else seats

    def now(self) -> str | None:
        """What the reader can do now, where the table waits for people."""
        own = self.own
        return None if own is None else (_READY if own.ready else _NOW).get(self.phase)

    def idle(self) -> str | None:
        """Why nobody plays just now and what the reader can do about it; None while the match goes on."""
        why, now = _IDLE.get(self.phase), self.now()
        return why if why is None or now is None else f"{why} {now}"

    def name(self, seat: int) -> str:
        """Who has the seat: "you", a name, or the seat's number where nobody has it."""
        given = "" if self.lobby is None or seat >= len(self.lobby.seats) else self.lobby.seats[seat].name
        return "you" if seat == self.seat else clean_name(given, seat)

    # --- all of it -----------------------------------------------------------------------------------------------

    def _arrived(self, before: Lobby | None, lobby: Lobby) -> list[str]:
        """The table is in this phase now, or the reader has just come to it."""
        if lobby.phase not in GATHERING:
            return [*(self._held() if before is None else ()), *self._comings(lobby)]
        seats, now = [] if lobby.phase == "over" else self.listing(), self.now()
        return [_WAITS[lobby.phase], *seats, *([now] if now else [])]

    def _comings(self, lobby: Lobby) -> list[str]:
        return [f"{self._coming(seat, one)}." for seat, one in enumerate(lobby.seats) if one.coming]

    def _held(self) -> Iterator[str]:
        """For whom stand-ins play, to somebody who has just come; who was only away comes back by coming."""
        for seat, one in enumerate(() if self.lobby is None else self.lobby.seats):
            if one.held in OUT:
                yield self._out(seat, one)
            elif one.held is not None and seat != self.seat:
                yield f"A stand-in plays for {self.name(seat)}."
            elif one.held == "late":
                yield "A stand-in plays for you: back takes your seat again."

    def _out(self, seat: int, one: LobbySeat) -> str:
        left = one.held == "left"
        if seat == self.seat:
            return f"You {'have left' if left else 'were put out'}: somebody else may take your seat."
        gone = "has left for good" if left else "was put out"
        return f"{capital(self.name(seat))} {gone}: somebody else may take seat {seat}."

    def _listed(self, lobby: Lobby, seat: int) -> str:
        one, beside = lobby.seats[seat], self._beside(seat)
        where = f"Seat {seat}{f', {beside}' if beside else ''}"
        if not one.name:
            return f"{where}: {f'free; {_newcomer(one)} comes' if one.coming else 'free'}."
        said = [f"{self.name(seat)}{' (a bot)' if one.kind == 'bot' else ''}"]
        if one.held in OUT:
            said.append("gone for good; the seat may be taken" if one.held == "left" else "put out; it may be taken")
        elif one.held is not None:
            said.append("a stand-in plays")
        if one.kind != "bot" and one.held not in OUT:
            if lobby.phase in GATHERING:
                said.append("ready" if one.ready else "not ready yet")
            if not one.here and seat != self.seat:
                self._away.add(one.name)
                said.append("away")
        if one.coming:
            said.append(f"{_newcomer(one)} takes it at the end of the turn")
        return f"{where}: {', '.join(said)}."

    def _beside(self, seat: int) -> str:
        """Where a seat is as the reader sees it: who plays with them is worth saying."""
        if self.seat is None or self.lobby is None or seat == self.seat:
            return ""
        players, teams = len(self.lobby.seats), self.teams
        if players == teams or (seat - self.seat) % teams:
            return ""
        return "across from you" if (seat - self.seat) % players * 2 == players else "on your side"

    # --- what has changed ----------------------------------------------------------------------------------------

    def _changes(self, before: Lobby, lobby: Lobby) -> Iterator[str]:
        moves = _moves(before, lobby)
        if self.seat is not None and lobby.seats[self.seat].name != self._name:  # not greeted there yet
            self.seat = next((to for to in moves if lobby.seats[to].name == self._name), self.seat)
        for to, at in moves.items():
            if moves.get(at) != to:
                does = "move" if to == self.seat else "moves"
                yield f"{capital(self.name(to))} {does} to seat {to}{self._where(to)}."
            elif at < to:
                mine, other = (at, to) if at == self.seat else (to, at)
                yield f"{capital(self.name(mine))} and {self.name(other)} change seats: {self._has(mine)}."
        for seat, (old, one) in enumerate(zip(before.seats, lobby.seats, strict=True)):
            if old.name == one.name:
                yield from self._player_changed(lobby, seat, old, one)
            elif seat not in moves:
                yield from self._seat_changed(lobby, seat, "" if seat in moves.values() else old.name)
            if old.name != one.name and lobby.phase in GATHERING and one.ready and one.kind == "human":
                yield f"{capital(self._is(seat))} ready{_READY_FOR[lobby.phase]}."
            if one.coming and one.coming != old.coming:
                yield f"{self._coming(seat, one)}."
        for voter, seat in lobby.votes:
            if (voter, seat) not in before.votes:
                more = "" if self.seat in (voter, seat, None) else f" (vote {seat} agrees)"
                yield (
                    f"{capital(self.name(voter))} {'vote' if voter == self.seat else 'votes'} to free "
                    f"{self._seat_of(seat)}{more}."
                )
        yield from self._claims(before, lobby)

    def _seat_changed(self, lobby: Lobby, seat: int, was: str) -> Iterator[str]:
        """Somebody has come to this seat, or gone from the table; ``was``: who has lost it."""
        one = lobby.seats[seat]
        if not one.name:
            if was:
                yield f"Seat {seat} is free again ({clean_name(was, seat)} had it)."
        elif seat == self.seat and one.kind == "bot":
            yield f"{_full_name(one, seat)} has your seat now."
        elif lobby.phase == "lobby":
            who = "You take" if seat == self.seat else f"{_full_name(one, seat)} takes"
            yield f"{who} seat {seat}{f' from {clean_name(was, seat)}' if was else ''}{self._where(seat)}."
        elif seat == self.seat:
            yield f"You play in place of {clean_name(was, seat)} now."
        else:
            yield f"{_full_name(one, seat)} plays in place of {clean_name(was, seat)} now."

    def _player_changed(self, lobby: Lobby, seat: int, old: LobbySeat, one: LobbySeat) -> Iterator[str]:
        mine, who, waits = seat == self.seat, capital(self.name(seat)), lobby.phase in GATHERING
        if one.kind != "bot" and waits and one.ready != old.ready:
            isnt, more = ("", "") if one.ready else ("not ", " any more")
            yield f"{capital(self._is(seat))} {isnt}ready{_READY_FOR[lobby.phase]}{more}."
        if one.held != old.held and one.held in OUT:
            yield self._out(seat, one)
        elif mine and one.held != old.held and one.held == "late":
            yield "Write back to take your seat again."
        elif mine or one.kind == "bot" or one.held in OUT or one.here == old.here:
            return
        elif one.here == (one.name in self._away):
            (self._away.discard if one.here else self._away.add)(one.name)
            yield f"{who} is {'here' if one.here else 'away'}."

    def _claims(self, before: Lobby | None, lobby: Lobby) -> Iterator[str]:
        if self.seat is None:
            return
        team = self.seat % self.teams
        if team in lobby.may_claim and (before is None or team not in before.may_claim):
            yield "Everybody you play against has gone: claim ends the match in your favour, or play on."

    # --- words ---------------------------------------------------------------------------------------------------

    def _where(self, seat: int) -> str:
        beside = self._beside(seat)
        return f", {beside}" if beside else ""

    def _is(self, seat: int) -> str:
        return "you are" if seat == self.seat else f"{self.name(seat)} is"

    def _has(self, seat: int) -> str:
        return f"{self.name(seat)} {'have' if seat == self.seat else 'has'} seat {seat} now{self._where(seat)}"

    def _seat_of(self, seat: int) -> str:
        return "your seat" if seat == self.seat else f"{self.name(seat)}'s seat"

    def _coming(self, seat: int, one: LobbySeat) -> str:
        return f"{_newcomer(one)} takes {self._seat_of(seat)} at the end of its turn"


def _moves(before: Lobby, lobby: Lobby) -> dict[int, int]:
    """Who has another seat than before: by the new one, the old one."""
    changed = [
        seat for seat, (old, one) in enumerate(zip(before.seats, lobby.seats, strict=True)) if old.name != one.name
    ]
    was_at = {before.seats[seat].name: seat for seat in changed if before.seats[seat].name}
    return {seat: was_at[lobby.seats[seat].name] for seat in changed if lobby.seats[seat].name in was_at}


def _full_name(one: LobbySeat, seat: int) -> str:
    return f"{clean_name(one.name, seat)}{' (a bot)' if one.kind == 'bot' else ''}"


def _newcomer(one: LobbySeat) -> str:
    return clean_name(one.coming or "", 0)
