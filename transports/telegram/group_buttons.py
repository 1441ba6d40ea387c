"""What the buttons under a group's messages do. Those of the rules are the host's, those of seats everybody's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from core.game.rules import RulesError
from core.table.house import HOUSE_NAMES
from core.table.orders import Kick, Sit, Start
from transports.telegram.group_desk import GroupDesk
from transports.telegram.group_live import OVER
from transports.telegram.group_people import Toast, toast
from transports.telegram.group_taps import mark, number, tapped
from transports.telegram.group_votes import Votes
from transports.telegram.group_words import GroupWords
from transports.telegram.lobby_screen import LOBBY, agreed_on, game_of, menu, missing, unready
from transports.telegram.rules_menu import changed
from transports.text import all_of
from transports.unusable_text import unusable_text

_LOBBY: Final = ("page", "bot", "out", "preset", "set", "like", "clock", "start")
"""Before the first deal, and by the host alone."""


class GroupButtons:
    """Those of one table."""

    def __init__(self, desk: GroupDesk, votes: Votes, words: GroupWords) -> None:
        self._desk = desk
        self._votes = votes
        self._words = words

    async def pressed(self, user: int, text: str) -> Toast:
        """Do it, and say what came of it. A button that does not fit the present any more shows the message anew.

        Raises TableError where what must be kept cannot be.
        """
        tap, desk = tapped(text), self._desk
        if tap is None or tap.table != mark(desk.table) or desk.over is not None:
            return self._moved_on()
        word, about = tap.word, tap.about
        if word in _LOBBY:
            if desk.known.phase != "lobby":
                return self._moved_on()
            if not await desk.decides(user):
                return toast(self._host_only())
            return await self._by_host(user, word, about)
        match word, about:
            case "sit", (str(seat), *whose) if whose == self._left_by(seat):
                return await self._sit(user, seat)
            case "leave", (str(phase),) if phase in (LOBBY, OVER) and phase == desk.known.phase:
                return await self._leave(user)
            case "ready", (str(what),) if what == self._ready_for():
                return await self._ready(user)
            case "back", (str(_),):
                return toast(await desk.seats.back(user, desk.table, desk.answer_in))
            case "pause", (str(vote),):
                said = await self._votes.agrees(user, number(vote))
                return self._moved_on() if said is None else toast(said)
            case "resume", (str(since),) if number(since) == desk.known.since:
                return toast(await self._words.resume(user))
            case (("yes" | "no"), (str(what), str(asked))):
                return await self._answered(user, what, number(asked), word == "yes")
            case "rules", ():
                return toast(await self._words.all_rules(user), alert=True)
            case "lang", (str(code),):
                return toast(await self._words.speak(code))
            case _:
                return self._moved_on()

    def _moved_on(self) -> Toast:
        if self._desk.over is None:
            self._desk.show()
        return toast(self._desk.answer_in.text("tggroup-moved-on"))

    def _host_only(self) -> str:
        name, say = self._desk.host_name, self._desk.answer_in.text
        return say("tggroup-host-only", name=name) if name else say("tggroup-no-host")

    # --- what a button is about --------------------------------------------------------------------------------------

    def _left_by(self, seat: str) -> list[str] | None:
        """For whom a seat is taken now: nobody before the first deal, then who has left it; None: for no such seat."""
        lobby, at = self._desk.known.lobby, number(seat)
        if lobby is None or self._desk.known.phase == "lobby":
            return []
        return [mark(lobby.seats[at].name)] if at is not None and at < len(lobby.seats) else None

    def _ready_for(self) -> str | None:
        """What whoever says that they are ready is ready for now; None: nobody is asked."""
        desk = self._desk
        if desk.known.phase != "lobby":
            return OVER if desk.known.phase == OVER else None
        try:
            return game_of(desk.wanted)
        except RulesError:
            return None

    # --- everybody's -------------------------------------------------------------------------------------------------

    async def _sit(self, user: int, seat: str) -> Toast:
        desk, at = self._desk, number(seat)
        lobby, own = desk.known.lobby, desk.seat_of(user)
        if lobby is None or (at is not None and at >= len(lobby.seats)):
            return self._moved_on()
        if own is not None and (at is None or at == own or desk.known.phase != "lobby"):
            return toast(desk.answer_in.text("tglobby-sits-already"))
        if at is not None and desk.known.phase == "lobby" and lobby.seats[at].name:
            return self._moved_on()
        return toast(await desk.seats.take(user, desk.place, desk.table, at, desk.answer_in))

    async def _leave(self, user: int) -> Toast:
        desk = self._desk
        if desk.seat_of(user) is None:
            return toast(desk.answer_in.text("tggroup-not-sitting"))
        said = await desk.seats.leave(user, desk.table, desk.answer_in)
        await desk.hand_over(user)
        return toast(said)

    async def _ready(self, user: int) -> Toast:
        desk = self._desk
        seat, lobby = desk.seat_of(user), desk.known.lobby
        if seat is None or lobby is None:
            return toast(desk.answer_in.text("tggroup-not-sitting"))
        if not desk.people[lobby.seats[seat].name].reachable:
            return toast(desk.answer_in.text("tglobby-press-start"), alert=True)
        return toast(await desk.seats.ready(user, desk.table, True, desk.answer_in))

    async def _answered(self, user: int, what: str, asked: int | None, yes: bool) -> Toast:
        theirs = self._votes.answered(user, what, asked, yes)
        if theirs is None:
            return self._moved_on()
        if not theirs:
            return toast(self._desk.answer_in.text("tggroup-not-asked"))
        if not yes:
            return Toast()
        if what == "leave":
            return await self._leave(user)
        return toast(await self._words.cancelled(user))

    # --- the host's --------------------------------------------------------------------------------------------------

    async def _by_host(self, user: int, word: str, about: Sequence[str]) -> Toast:
        desk = self._desk
        desk.note = ""
        match word, tuple(about):
            case "page", (str(name),):
                return self._turn_to(name)
            case "bot", (str(seat), str(bot)):
                return await self._add_bot(number(seat), bot)
            case "out", (str(seat), str(name)):
                return await self._remove(number(seat), name)
            case "start", (str(agreed), str(called)):
                return await self._start(user, agreed, called == "1")
            case _:
                return await self._change(word, about)

    def _turn_to(self, name: str) -> Toast:
        desk, before = self._desk, self._desk.page
        desk.page = name
        try:
            if name and menu(desk.lobby_shown(), desk.house, desk.tongue) is None:
                desk.page = before
                return self._moved_on()
        except RulesError as error:
            desk.page = ""
            return toast(unusable_text(error, desk.answer_in), alert=True)
        desk.show()
        return Toast()

    async def _add_bot(self, seat: int | None, which: str) -> Toast:
        desk, lobby = self._desk, self._desk.known.lobby
        bot = None if lobby is None else next((bot for bot in lobby.bots if mark(bot) == which), None)
        if lobby is None or bot is None or seat is None or seat >= len(lobby.seats) or lobby.seats[seat].name:
            return self._moved_on()
        free = sum(not one.name for one in lobby.seats)
        refused = await desk.ask(bot_sits(seat, bot, [one.name for one in lobby.seats]))
        if free <= 1 and not refused:
            desk.page = ""
        return toast(refused)

    async def _remove(self, seat: int | None, which: str) -> Toast:
        desk, lobby = self._desk, self._desk.known.lobby
        if lobby is None or seat is None or seat >= len(lobby.seats) or mark(lobby.seats[seat].name) != which:
            return self._moved_on()
        user = desk.user_at(seat)
        refused = await desk.ask(Kick(seat=seat))
        if not refused:
            desk.page = ""
            if user is not None:
                await desk.bindings.drop_held(user, desk.table)
        return toast(refused)

    async def _change(self, word: str, about: Sequence[str]) -> Toast:
        desk = self._desk
        try:
            wanted = desk.wanted
            now = changed(word, about, wanted, desk.house)
        except RulesError as error:
            return toast(unusable_text(error, desk.answer_in), alert=True)
        if now is None:
            return self._moved_on()
        if desk.page in ("preset", "target", "clock"):
            desk.page = ""  # one choice is all there is to make there
        if now == wanted:
            desk.show()
            return Toast()
        return toast(await desk.agree(now))

    async def _start(self, user: int, agreed: str, called: bool) -> Toast:
        """Deal. Whoever cannot be shown a hand keeps it from beginning, and everybody is asked first, once."""
        desk, lobby = self._desk, self._desk.known.lobby
        say, told = desk.tongue.text, desk.answer_in
        shown = None if lobby is None else desk.lobby_shown()
        if lobby is None or shown is None or agreed != agreed_on(shown) or called != desk.called:
            return self._moved_on()
        absent = missing(shown, desk.tongue)
        if absent:
            return toast(told.text("tglobby-missing", names=all_of(told, absent), count=len(absent)), alert=True)
        if any(not one.name for one in lobby.seats):
            return toast(told.text("tglobby-free-seats", count=sum(not one.name for one in lobby.seats)))
        late = {
            other: desk.user_name(other)
            for other, seat in desk.sitting().items()
            if not lobby.seats[seat].ready and other != user
        }
        if late and not called:
            desk.called = True
            if desk.seat_of(user) is not None:
                await desk.seats.ready(user, desk.table, True, desk.answer_in)
            names = all_of(desk.tongue, list(late.values()))
            desk.mention(f"📣 {say('tglobby-ready-asked', names=names, count=len(late))}", late)
            desk.show()
            return Toast()
        if unready(lobby, desk.tongue):
            return toast(await desk.ask(Start()))
        return Toast()


def bot_sits(seat: int, bot: str, names: Sequence[str]) -> Sit:
    """The order that gives a seat to a bot of the house, and never takes it from somebody; ``names``: who is there."""
    free = (name for name in (HOUSE_NAMES[seat], *HOUSE_NAMES, f"{bot} {seat}") if name not in names)
    return Sit(name=next(free), seat=seat, kind="bot", program=bot)
