"""Who is at a shared table and what it waits for, in sentences: all of it once, and then only what has changed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from core.table.messages import Lobby, LobbySeat
from transports.text import capital, clean_name
from transports.tongue import Tongue

GATHERING: Final = ("lobby", "adjourned", "over")
"""Phases in which the table waits until everybody is ready."""
OUT: Final = ("left", "kicked")
"""Reasons of a stand-in's for a seat that somebody else may take."""

_WAITS: Final = {"lobby": "lobby-waits", "adjourned": "lobby-waits-adjourned", "over": "lobby-waits-over"}
_NOW: Final = {"lobby": "lobby-now", "adjourned": "lobby-now-adjourned", "over": "lobby-now-over"}
_READY: Final = {
    "lobby": "lobby-now-ready",
    "adjourned": "lobby-now-ready-adjourned",
    "over": "lobby-now-ready-over",
}
_NOW_BY_KEYS: Final = {
    "lobby": "people-now",
    "adjourned": "people-now-adjourned",
    "over": "people-now-over",
}
_READY_BY_KEYS: Final = {
    "lobby": "people-now-ready",
    "adjourned": "people-now-ready-adjourned",
    "over": "people-now-ready-over",
}
_INVITED: Final = {
    "lobby-now": "lobby-now-invited",
    "lobby-now-ready": "lobby-now-ready-invited",
    "people-now": "people-now-invited",
}
"""By the key of what is said, that of what is said to somebody who can change no seats."""
_IDLE: Final = {
    "lobby": "lobby-idle",
    "paused": "lobby-idle-paused",
    "adjourned": "lobby-idle-adjourned",
    "over": "lobby-idle-over",
}
"""By phase, the keys of what is said in it."""
SEATS: Final = {"none": "lobby-seat", "across": "lobby-seat-across", "side": "lobby-seat-side"}
"""By where a seat is as the reader sees it, the key of who sits there."""


def beside(seat: int, own: int, players: int, teams: int) -> str:
    """Where a seat is as the one at ``own`` sees it, a key of SEATS."""
    if seat == own or players == teams or (seat - own) % teams:
        return "none"
    return "across" if (seat - own) % players * 2 == players else "side"


class LobbyTalk:
    """What one person has heard of the people at the table."""

    def __init__(
        self, seat: int | None, teams: int, tongue: Tongue, *, keys: bool = False, invited: bool = False
    ) -> None:
        """``keys``: does the person press keys for what they can do, and type no words? ``invited``: has a link brought
        them, so that they can change no seats and bring no bots?"""
        self.seat = seat
        """The reader's own; None for a watcher."""
        self.lobby: Lobby | None = None
        """As it was said last."""
        self.teams = teams
        self._tongue: Final = tongue
        self._keys: Final = keys
        self._invited: Final = invited
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
            return [self._tongue.text("lobby-unknown")]
        seats = [self._listed(lobby, seat) for seat in range(len(lobby.seats))]
        if self.phase == "lobby" and self.bots and not self._invited:
            seats.append(self._tongue.text("lobby-bots", bots=", ".join(self.bots)))
        return seats

    def now(self) -> str | None:
        """What the reader can do now, where the table waits for people."""
        own = self.own
        if own is None:
            return None
        said = (_NOW_BY_KEYS, _READY_BY_KEYS) if self._keys else (_NOW, _READY)
        key = said[own.ready].get(self.phase)
        if self._invited and key is not None:
            key = _INVITED.get(key, key)
        return None if key is None else self._tongue.text(key)

    def idle(self) -> str | None:
        """Why nobody plays just now and what the reader can do about it; None while the match goes on."""
        key, now = _IDLE.get(self.phase), self.now()
        if key is None:
            return None
        why = self._tongue.text(key)
        return why if now is None else f"{why} {now}"

    def name(self, seat: int) -> str:
        """Who has the seat, by name; the seat's number where nobody has it."""
        given = "" if self.lobby is None or seat >= len(self.lobby.seats) else self.lobby.seats[seat].name
        return clean_name(given, seat, self._tongue)

    # --- all of it -----------------------------------------------------------------------------------------------

    def _arrived(self, before: Lobby | None, lobby: Lobby) -> list[str]:
        """The table is in this phase now, or the reader has just come to it."""
        if lobby.phase not in GATHERING:
            return [*(self._held() if before is None else ()), *self._comings(lobby)]
        seats, now = [] if lobby.phase == "over" else self.listing(), self.now()
        return [self._tongue.text(_WAITS[lobby.phase]), *seats, *([now] if now else [])]

    def _comings(self, lobby: Lobby) -> list[str]:
        return [self._coming(seat, one) for seat, one in enumerate(lobby.seats) if one.coming]

    def _held(self) -> Iterator[str]:
        """For whom stand-ins play, to somebody who has just come; who was only away comes back by coming."""
        for seat, one in enumerate(() if self.lobby is None else self.lobby.seats):
            if one.held in OUT:
                yield self._out(seat, one)
            elif one.held is not None and seat != self.seat:
                yield self._tongue.text("lobby-held-other", name=self.name(seat))
            elif one.held == "late":
                yield self._tongue.text("people-held" if self._keys else "lobby-held-own")

    def _out(self, seat: int, one: LobbySeat) -> str:
        if seat == self.seat:
            return self._tongue.text("lobby-left-own" if one.held == "left" else "lobby-put-out-own")
        name = self.name(seat)
        if one.held == "left":
            return capital(self._tongue.text("lobby-left-other", name=name, seat=seat))
        return capital(self._tongue.text("lobby-put-out-other", name=name, seat=seat))

    def _listed(self, lobby: Lobby, seat: int) -> str:
        one = lobby.seats[seat]
        if not one.name:
            said = [self._tongue.text("lobby-free")]
            if one.coming:
                said = [self._tongue.text("lobby-free-coming", name=self._newcomer(one))]
        else:
            said = [self._who(one, seat), *self._state(lobby, seat)]
        return self._tongue.text(SEATS[self._beside(seat)], seat=seat, who=", ".join(said))

    def _state(self, lobby: Lobby, seat: int) -> Iterator[str]:
        """What is to be known of who has this seat, each of it in few words."""
        one = lobby.seats[seat]
        if one.held in OUT:
            yield self._tongue.text("lobby-state-left" if one.held == "left" else "lobby-state-put-out")
        elif one.held is not None:
            yield self._tongue.text("lobby-state-held")
        if one.kind != "bot" and one.held not in OUT:
            if lobby.phase in GATHERING:
                yield self._tongue.text("lobby-state-ready" if one.ready else "lobby-state-not-ready")
            if not one.here and seat != self.seat:
                self._away.add(one.name)
                yield self._tongue.text("lobby-state-away")
        if one.coming:
            yield self._tongue.text("lobby-state-coming", name=self._newcomer(one))

    def _beside(self, seat: int) -> str:
        """Where a seat is as the reader sees it, a key of SEATS: who plays with them is worth saying."""
        if self.seat is None or self.lobby is None:
            return "none"
        return beside(seat, self.seat, len(self.lobby.seats), self.teams)

    # --- what has changed ----------------------------------------------------------------------------------------

    def _changes(self, before: Lobby, lobby: Lobby) -> Iterator[str]:
        moves = _moves(before, lobby)
        if self.seat is not None and lobby.seats[self.seat].name != self._name:  # not greeted there yet
            self.seat = next((to for to in moves if lobby.seats[to].name == self._name), self.seat)
        for to, at in moves.items():
            if moves.get(at) != to:
                yield self._moved(to)
            elif at < to:
                yield self._exchanged(*((at, to) if at == self.seat else (to, at)))
        for seat, (old, one) in enumerate(zip(before.seats, lobby.seats, strict=True)):
            if old.name == one.name:
                yield from self._player_changed(lobby, seat, old, one)
            elif seat not in moves:
                yield from self._seat_changed(lobby, seat, "" if seat in moves.values() else old.name)
            if old.name != one.name and lobby.phase in GATHERING and one.ready and one.kind == "human":
                yield self._ready(lobby, seat)
            if one.coming and one.coming != old.coming:
                yield self._coming(seat, one)
        for voter, seat in lobby.votes:
            if (voter, seat) not in before.votes:
                yield self._vote(voter, seat)
        yield from self._claims(before, lobby)

    def _seat_changed(self, lobby: Lobby, seat: int, was: str) -> Iterator[str]:
        """Somebody has come to this seat, or gone from the table; ``was``: who has lost it."""
        one, old = lobby.seats[seat], clean_name(was, seat, self._tongue)
        who = self._full_name(one, seat)
        if not one.name:
            if was:
                yield self._tongue.text("lobby-free-again", seat=seat, name=old)
        elif seat == self.seat and one.kind == "bot":
            yield self._tongue.text("lobby-has-yours", who=who)
        elif lobby.phase == "lobby":
            yield self._took(seat, who, old if was else None)
        elif seat == self.seat:
            yield self._tongue.text("lobby-instead-own", name=old)
        else:
            yield self._tongue.text("lobby-instead-other", who=who, name=old)

    def _player_changed(self, lobby: Lobby, seat: int, old: LobbySeat, one: LobbySeat) -> Iterator[str]:
        mine, waits = seat == self.seat, lobby.phase in GATHERING
        if one.kind != "bot" and waits and one.ready != old.ready:
            yield self._ready(lobby, seat)
        if one.held != old.held and one.held in OUT:
            yield self._out(seat, one)
        elif mine and one.held != old.held and one.held == "late":
            yield self._tongue.text("people-back" if self._keys else "lobby-back")
        elif mine or one.kind == "bot" or one.held in OUT or one.here == old.here:
            return
        elif one.here == (one.name in self._away):
            (self._away.discard if one.here else self._away.add)(one.name)
            name = self.name(seat)
            if one.here:
                yield capital(self._tongue.text("lobby-here", name=name))
            elif lobby.phase == "playing" and one.held is None:
                yield capital(self._tongue.text("lobby-away-playing", name=name))
            else:
                yield capital(self._tongue.text("lobby-away", name=name))

    def _claims(self, before: Lobby | None, lobby: Lobby) -> Iterator[str]:
        if self.seat is None:
            return
        team = self.seat % self.teams
        if team in lobby.may_claim and (before is None or team not in before.may_claim):
            yield self._tongue.text("people-claim" if self._keys else "lobby-claim")

    # --- sentences -----------------------------------------------------------------------------------------------

    def _moved(self, seat: int) -> str:
        if seat == self.seat:
            return self._tongue.text("lobby-moves-own", seat=seat)
        name = self.name(seat)
        return capital(self._tongue.text("lobby-moves-other", name=name, seat=seat, beside=self._beside(seat)))

    def _exchanged(self, seat: int, other: int) -> str:
        """Two have changed seats, the reader the first of them where it is one of the two; ``seat``: as it is now."""
        name, them = self.name(seat), self.name(other)
        if seat == self.seat:
            return self._tongue.text("lobby-exchange-own", other=them, seat=seat)
        beside = self._beside(seat)
        return capital(self._tongue.text("lobby-exchange-other", name=name, other=them, seat=seat, beside=beside))

    def _took(self, seat: int, who: str, was: str | None) -> str:
        """Before the first deal somebody has taken a seat; ``was``: from whom."""
        if seat == self.seat:
            if was is None:
                return self._tongue.text("lobby-takes-own", seat=seat)
            return self._tongue.text("lobby-takes-from-own", seat=seat, name=was)
        beside = self._beside(seat)
        if was is None:
            return self._tongue.text("lobby-takes-other", who=who, seat=seat, beside=beside)
        return self._tongue.text("lobby-takes-from-other", who=who, seat=seat, name=was, beside=beside)

    def _ready(self, lobby: Lobby, seat: int) -> str:
        """Is who has this seat ready for what is waited for, or not any more?"""
        name, phase = self.name(seat), lobby.phase
        if lobby.seats[seat].ready:
            if seat == self.seat:
                return self._tongue.text("lobby-ready-own", phase=phase)
            return capital(self._tongue.text("lobby-ready-other", name=name, phase=phase))
        if seat == self.seat:
            return self._tongue.text("lobby-unready-own", phase=phase)
        return capital(self._tongue.text("lobby-unready-other", name=name, phase=phase))

    def _vote(self, voter: int, seat: int) -> str:
        if voter == self.seat:
            return self._tongue.text("lobby-votes-own", whose=self.name(seat))
        name = self.name(voter)
        if seat == self.seat:
            return capital(self._tongue.text("lobby-votes-yours", name=name))
        if self.seat is None:
            return capital(self._tongue.text("lobby-votes-watched", name=name, whose=self.name(seat)))
        if self._keys:
            return capital(self._tongue.text("people-votes", name=name, whose=self.name(seat)))
        return capital(self._tongue.text("lobby-votes-other", name=name, whose=self.name(seat), seat=seat))

    def _coming(self, seat: int, one: LobbySeat) -> str:
        if seat == self.seat:
            return self._tongue.text("lobby-coming-own", name=self._newcomer(one))
        return self._tongue.text("lobby-coming-other", name=self._newcomer(one), whose=self.name(seat))

    def _who(self, one: LobbySeat, seat: int) -> str:
        """Who has this seat, in a list of who is there."""
        if seat != self.seat:
            return self._full_name(one, seat)
        you = self._tongue.text("lobby-you")
        return self._tongue.text("lobby-bot", name=you) if one.kind == "bot" else you

    def _full_name(self, one: LobbySeat, seat: int) -> str:
        name = clean_name(one.name, seat, self._tongue)
        return self._tongue.text("lobby-bot", name=name) if one.kind == "bot" else name

    def _newcomer(self, one: LobbySeat) -> str:
        return clean_name(one.coming or "", 0, self._tongue)


def _moves(before: Lobby, lobby: Lobby) -> dict[int, int]:
    """Who has another seat than before: by the new one, the old one."""
    changed = [
        seat for seat, (old, one) in enumerate(zip(before.seats, lobby.seats, strict=True)) if old.name != one.name
    ]
    was_at = {before.seats[seat].name: seat for seat in changed if before.seats[seat].name}
    return {seat: was_at[lobby.seats[seat].name] for seat in changed if lobby.seats[seat].name in was_at}
