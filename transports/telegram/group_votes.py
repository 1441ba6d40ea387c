"""What several people of a group agree on, and what one is asked before it is done: by buttons, each counted once."""

from __future__ import annotations

from typing import Final

import msgspec

from core.table.messages import Said
from core.table.orders import Pause
from transports.console.lobby_words import spoken
from transports.telegram.group_desk import GroupDesk
from transports.telegram.group_taps import data
from transports.telegram.screen import Button, Screen
from transports.text import all_of

PAUSE: Final = "pause"
ASK: Final = "ask"
"""The keys of the two messages."""
AGREES: Final = "one_moment"
"""The phrase by which somebody agrees to a pause who plays from elsewhere, and so has no button."""


class Question(msgspec.Struct, frozen=True):
    """What somebody was asked."""

    user: int
    what: str
    """``cancel`` or ``leave``."""
    text: str
    number: int
    """Of this question alone: its buttons answer no later one."""


class Votes:
    """Those of one table."""

    def __init__(self, desk: GroupDesk) -> None:
        self.question: Question | None = None
        self._desk = desk
        self._for_pause: set[int] | None = None
        """The seats of who wants to pause; None where nobody has asked."""
        self._pause = 0
        """The number of that vote, or of the last one; 0 before the first."""
        self._newest = 0
        self._told_of_pause = False

    async def wants_pause(self, user: int, typed: bool = False) -> str:
        """Somebody wants it, or agrees; it is done once all do. Gives a sentence for them, "" where all is said:
        below what was ``typed``."""
        desk, say = self._desk, self._desk.answer_in.text
        if desk.known.phase == "paused":
            return say("tggroup-paused-already")
        if desk.known.phase != "playing":
            return say("tggroup-not-playing")
        seat = desk.seat_of(user)
        if seat is None:
            return say("tggroup-not-sitting")
        if typed:
            desk.post.below(desk.place, PAUSE)
        if self._for_pause is None:
            self._pause = self._fresh()
        self._for_pause = (self._for_pause or set()) | {seat}
        return await self._counted()

    async def agrees(self, user: int, number: int | None) -> str | None:
        """The button of a vote was pressed. As `wants_pause`; None: that vote is over. Raises TableError."""
        desk = self._desk
        if not self._pause and number and await desk.bindings.shown(desk.place, PAUSE) is not None:
            self._pause, self._for_pause = number, set()  # another process has asked, and its question stands
        if self._for_pause is None or number != self._pause or desk.known.phase != "playing":
            return None
        return await self.wants_pause(user)

    def _fresh(self) -> int:
        """A number that no button carries yet, of this process or of one before it."""
        self._newest = max(self._newest + 1, self._desk.clock.wall_ms())
        return self._newest

    async def heard(self, said: Said) -> None:
        """Somebody says something at the table: whoever has no button here agrees to a pause so."""
        if said.phrase == AGREES and self._for_pause is not None and self._desk.known.phase == "playing":
            self._for_pause = self._for_pause | {said.seat}
            await self._counted()

    async def people_changed(self) -> None:
        """Somebody has come or gone: perhaps now all agree."""
        if self._for_pause and self._desk.known.phase == "playing":
            await self._counted()

    async def _counted(self) -> str:
        """Pause, if all agree; else show who does."""
        asked, votes = self._desk.known.playing(), self._for_pause or set()
        if asked <= votes:
            return await self._desk.ask(Pause())  # once it pauses, that is said
        self._show(asked, votes)
        return ""

    def pause_settled(self) -> None:
        """Nobody is asked about a pause any more: there is one, or there is nothing to pause."""
        desk, phase = self._desk, self._desk.known.phase
        if phase == "paused":
            self._for_pause, self._told_of_pause = None, True
            go_on = Button(f"▶ {desk.tongue.text('tggroup-go-on')}", data("resume", desk.table, desk.known.since))
            text = f"⏸ {desk.tongue.text('tggroup-pauses')}"
            desk.post.show(desk.place, PAUSE, Screen(text=text, buttons=((go_on,),)))
        elif self._told_of_pause:
            self._told_of_pause = False
            self._last_of_pause("▶ " + desk.tongue.text("tggroup-goes-on") if phase == "playing" else "")
        elif self._for_pause is not None and phase != "playing":
            self._for_pause = None
            self._last_of_pause(desk.tongue.text("tggroup-pause-settled"))

    def _last_of_pause(self, text: str) -> None:
        """The message about it has had its day."""
        desk = self._desk
        if text:
            desk.post.show(desk.place, PAUSE, Screen(text=text))
        desk.post.drop(desk.place, PAUSE)

    def _show(self, asked: frozenset[int], votes: set[int]) -> None:
        desk, tongue, say = self._desk, self._desk.tongue, self._desk.tongue.text
        agree = [desk.known.seat_name(seat, tongue) for seat in sorted(asked & votes)]
        elsewhere = [desk.known.seat_name(seat, tongue) for seat in sorted(asked - votes) if desk.user_at(seat) is None]
        names = all_of(tongue, agree or ["–"])
        text = say("tggroup-pause-asked", names=names, count=len(asked & votes), all=len(asked))
        if elsewhere:
            word = spoken(AGREES, tongue)
            text += (
                f"\n{say('tggroup-pause-elsewhere', names=all_of(tongue, elsewhere), count=len(elsewhere), word=word)}"
            )
        button = Button(
            f"⏸ {say('tggroup-agree')} ({len(asked & votes)}/{len(asked)})", data("pause", desk.table, self._pause)
        )
        desk.post.show(desk.place, PAUSE, Screen(text=text, buttons=((button,),)))

    def ask(self, user: int, what: str, text: str) -> None:
        """Ask somebody whether that is to be done."""
        desk, say = self._desk, self._desk.tongue.text
        desk.post.below(desk.place, ASK)
        asked = self.question = Question(user, what, text, self._fresh())
        yes = Button(say("tggroup-yes"), data("yes", desk.table, what, asked.number))
        no = Button(say("tggroup-no"), data("no", desk.table, what, asked.number))
        desk.post.show(desk.place, ASK, Screen(text=text, buttons=((yes, no),)))

    def answered(self, user: int, what: str, number: int | None, yes: bool) -> bool | None:
        """Is it they who were asked that? Then nobody is asked any more, and how they answered stands there. None:
        there is no such question."""
        question = self.question
        if question is None or (question.what, question.number) != (what, number):
            return None
        if question.user != user:
            return False
        say = self._desk.tongue.text
        self.withdrawn(f"\n✓ {say('tggroup-yes')}" if yes else f"\n✗ {say('tggroup-no')}")
        return True

    def withdrawn(self, answer: str = "") -> None:
        """Nobody is asked any more; below what was asked stands the ``answer``."""
        question, self.question = self.question, None
        if question is not None:
            self._desk.post.show(self._desk.place, ASK, Screen(text=question.text + answer))
            self._desk.post.drop(self._desk.place, ASK)
