"""What becomes of one message that a table hears: from a seat, a watcher, or the carrier itself."""

from __future__ import annotations

import logging
from typing import Final, assert_never

from core.table import lobby, records
from core.table import messages as said
from core.table.acts import taken
from core.table.audience import Audience
from core.table.clerk import Clerk
from core.table.dealing import Dealing
from core.table.given import misfit, settings
from core.table.hosting import Witness
from core.table.ledger import Ledger
from core.table.ports import Asked, Clock, Connected, Garbled, Gone, Heard, Interrupted, Restored
from core.table.records import ABSENT, KICKED, LATE, LEFT, PARTED
from core.table.seating import awaits_ready
from core.table.seats import PHRASES
from core.table.sentences import CLOSINGS, REJECTIONS
from core.table.table import Table
from core.table.times import Times
from core.table.turn_clock import TurnClock
from core.table.umpire import Umpire

_log = logging.getLogger(__name__)

GIVEN_UP: Final = CLOSINGS.text("given-up")
SEAT_FREED: Final = REJECTIONS.text("seat-freed")
NO_ACT: Final = 0
"""The number in a refusal of what is no act: no act is ever made for it."""
MOST_ECHO: Final = 300
"""Characters that are told of what is wrong with a message: it may name a field of any length."""


class Hearing:
    """The ears of a table. It changes nothing but through the umpire and the clerk."""

    def __init__(
        self,
        ledger: Ledger,
        audience: Audience,
        umpire: Umpire,
        dealing: Dealing,
        clerk: Clerk,
        turn: TurnClock,
        clock: Clock,
        times: Times,
        witness: Witness,
    ) -> None:
        self._ledger = ledger
        self._audience = audience
        self._umpire = umpire
        self._dealing = dealing
        self._clerk = clerk
        self._turn = turn
        self._clock = clock
        self._times = times
        self._witness = witness

    @property
    def _table(self) -> Table:
        return self._ledger.table

    async def hear(self, heard: Heard) -> None:
        """Do what this message asks for, or say what is wrong with it.

        Raises what `Umpire.commit` raises of a log; then nothing has changed.
        """
        seat, message = heard.seat, taken(heard.message)
        match message:
            case Asked():
                rules = self._table.rules
                await self._clerk.attend(message)
                if self._table.rules is not rules:
                    self._dealing.done()  # those who gave their part to it were asked for another game
            case Connected():
                await self._audience.greet(self._table, seat)
            case Gone():
                self._audience.lose(seat)
                if seat is not None:
                    self._dealing.lose(seat)
            case Interrupted() | Restored():
                pass  # the coordinator's own business
            case _:
                await self._seat(seat, message)

    async def _seat(self, seat: int | None, message: said.FromSeat | Garbled) -> None:
        presence = self._audience.seat(seat)
        presence.unanswered = 0
        anew = isinstance(message, said.Sync) and message.have == 0 and presence.quiet
        if not presence.connected or anew:
            # On a carrier that says nothing when somebody comes, the first word is the coming.
            await self._audience.greet(self._table, seat, quiet=True)
            if isinstance(message, said.Sync) and seat is not None:
                return  # it knows nothing yet: whoever it is says so in answer to the greeting
        match message:
            case said.Act():
                self._bot_is_back(seat)
                await self._umpire.act(seat, message)
            case said.Id():
                await self._introduce(seat, message)
            case said.Sync(have=have):
                if not presence.present:
                    self._audience.present(seat)  # its own words were lost; it is there all the same
                self._witness.resynced(self._table.id, max(0, self._ledger.shown_seq - max(0, have)))
                history, time = self._ledger.history, self._turn.time(self._table)
                await self._audience.show(self._table, seat, history, time, have)
                self._audience.asking.add(seat)
            case said.Nonce():
                wrong = None if seat is None else self._dealing.hear(seat, message)
                if wrong is not None:
                    await self._umpire.reject(seat, NO_ACT, "malformed", wrong)
            case said.Say(phrase=phrase):
                await self._say(seat, phrase)
            case said.Leave():
                await self._leave(seat)
            case said.Back():
                await self._back(seat)
            case said.Ready(ready=ready):
                await self._ready(seat, ready)
            case said.Claim():
                await self._claim(seat)
            case said.Vote(seat=target):
                await self._vote(seat, target)
            case Garbled(text=text, seq=seq):
                text = REJECTIONS.text("garbled", what=text[:MOST_ECHO])
                await self._umpire.reject(seat, seq, "malformed", text, fault=True)
            case said.Pong():
                pass
            case _:
                assert_never(message)

    async def _introduce(self, seat: int | None, message: said.Id) -> None:
        table = self._table
        if message.protocol != said.PROTOCOL:
            if seat is None:
                return  # watchers share a channel: one of them must not be the end of all
            reason = CLOSINGS.text("protocol", ours=said.PROTOCOL, theirs=message.protocol)
            await self._audience.disconnect(seat, reason)
            return
        self._audience.introduce(seat, message)
        await self._set_options(seat, message)
        # Where the first word is the coming, a newcomer's `sync` from nothing would only be greeted again: who wants
        # the events gets all of this deal's at once.
        everything = self._audience.seat(seat).quiet and (seat is None or "events" in message.wants)
        history = self._ledger.history if everything else ()
        self._audience.seat(seat).told = 0 if everything else None
        await self._audience.show(table, seat, history, self._turn.time(table), 0 if everything else None)
        if seat is None:
            return
        player = table.players[seat]
        if (player is not None and player.kind == "bot") or table.held[seat] == ABSENT:
            # A bot that is there plays: it need not know the word. Who was only away has asked for nothing else.
            self._audience.seat(seat).wants_back = table.held[seat] not in PARTED
        call = self._dealing.join(seat)
        if call is not None:
            await self._audience.answer(seat, call)

    async def _set_options(self, seat: int | None, message: said.Id) -> None:
        """A bot is told the values of its options that its seat has, before it is shown anything."""
        player = None if seat is None else self._table.players[seat]
        if player is None or player.kind != "bot" or not player.options:
            return
        wrong = misfit(message.options, player.options)
        if wrong is not None and message.options:  # who has none yet may say so in a later word
            _log.warning("table %s: what seat %s is given does not fit its bot: %s", self._table.id, seat, wrong[1])
        await self._audience.answer(seat, *settings(message.options, player.options))

    def _bot_is_back(self, seat: int | None) -> None:
        """A bot that was too slow and acts again wants its seat: it need not know the word."""
        if seat is None or self._table.held[seat] != LATE:
            return
        player = self._table.players[seat]
        if player is not None and player.kind == "bot":
            self._audience.seat(seat).wants_back = True

    # --- words -------------------------------------------------------------------------------------------------------

    async def _refuse(self, seat: int | None, code: str, text: str) -> None:
        await self._umpire.reject(seat, NO_ACT, code, text)

    async def _say(self, seat: int | None, phrase: str) -> None:
        if seat is not None and phrase in PHRASES:
            await self._audience.announce(said.Said(seat, phrase))
        else:
            await self._refuse(seat, "malformed", REJECTIONS.text("only-phrases", phrases=", ".join(PHRASES)))

    async def _leave(self, seat: int | None) -> None:
        table = self._table
        if seat is None or table.players[seat] is None:
            return
        now = self._clock.wall_ms()
        self._audience.seat(seat).wants_back = False
        if table.result is not None:
            await self._ready(seat, False)
            await self._audience.disconnect(seat, GIVEN_UP)  # nobody waits for them before the next match
        elif table.opened.lobby and table.deal is None:
            await self._umpire.commit(records.Unseated(at=now, seat=seat), farewell=GIVEN_UP)
        elif table.held[seat] not in PARTED:
            await self._umpire.commit(records.StoodIn(at=now, seat=seat, why=LEFT))

    async def _back(self, seat: int | None) -> None:
        if seat is not None and self._table.held[seat] == KICKED:
            await self._refuse(seat, "seat_freed", SEAT_FREED)
        else:
            self._audience.seat(seat).wants_back = True

    async def _ready(self, seat: int | None, ready: bool) -> None:
        table = self._table
        if seat is None or not awaits_ready(table) or table.players[seat] is None or table.ready[seat] == ready:
            return
        if table.held[seat] == KICKED:  # whom the others have put out has no part in what comes next
            await self._refuse(seat, "seat_freed", SEAT_FREED)
            return
        await self._umpire.commit(records.Readied(at=self._clock.wall_ms(), seat=seat, ready=ready))

    async def _claim(self, seat: int | None) -> None:
        table = self._table
        claimed = lobby.may_claim(table, self._audience.gone_for(self._times.claim))
        team = None if seat is None else seat % table.rules.teams
        if seat is None or team not in claimed or not lobby.plays(table, seat):
            await self._refuse(seat, "not_yet", REJECTIONS.text("no-claim"))
            return
        now = self._clock.wall_ms()
        await self._umpire.commit(records.Abandoned(at=now, reason="forfeit", winner=team))

    async def _vote(self, seat: int | None, target: int) -> None:
        table, here = self._table, self._audience.here
        if seat is None or not table.opened.lobby or not lobby.plays(table, seat) or table.result is not None:
            await self._refuse(seat, "no_vote", REJECTIONS.text("may-not-vote"))
        elif (
            not 0 <= target < table.rules.players
            or target == seat
            or not lobby.sleeps(table, target, self._audience.gone_for(lobby.ASLEEP_MS))
        ):
            await self._refuse(seat, "no_vote", REJECTIONS.text("nobody-waits"))
        else:
            self._clerk.votes[seat] = target
            self._audience.changed = True
            if lobby.decided(table, target, self._clerk.votes, here):
                await self._clerk.put_out(target)
