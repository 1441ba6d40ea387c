"""The commands of a group: what a word with a slash before it does at the table of the chat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from core.game.rules import RulesError
from core.table.orders import Close, Resume
from core.table.ports import TableError
from transports.telegram.bindings import Stats
from transports.telegram.group_desk import TABLE, GroupDesk, parts
from transports.telegram.group_taps import data
from transports.telegram.group_votes import Votes
from transports.telegram.lobby_screen import heading
from transports.telegram.rules_menu import about_game
from transports.telegram.screen import Button, Place, Screen
from transports.telegram.table_caption import SIGNS, called
from transports.text import printable_name
from transports.tongue import Tongue
from transports.unusable_text import unusable_text

_NAMES: Final = {
    "en": "English",
    "ru": "русский",
    "lv": "latviešu",
    "it": "italiano",
    "pt-BR": "português (Brasil)",
    "es": "español",
}
"""By code, what each language calls itself."""


class GroupWords:
    """Those of one table."""

    def __init__(self, desk: GroupDesk, votes: Votes) -> None:
        self._desk = desk
        self._votes = votes

    async def said(self, user: int, word: str, rest: str) -> None:
        """Do what somebody has written, and answer in the chat. Raises TableError where what must be kept cannot be."""
        answer = await self._answer(user, word, rest)
        if answer:
            self._desk.say(answer)

    async def _answer(self, user: int, word: str, rest: str) -> str:
        desk = self._desk
        match word:
            case "cancel":
                return await self._cancel(user)
            case "leave":
                return await self._leave(user)
            case "kick":
                return await self._kick(user, rest)
            case "back":
                return await self._back(user)
            case "pause":
                return await self._votes.wants_pause(user, typed=True)
            case "resume":
                return await self.resume(user) or self._shown()
            case "status":
                return self._shown()
            case "rules":
                return self._rules()
            case "lang":
                desk.post.below(desk.place, "lang")
                return await self.speak(rest.strip())
            case "stats":
                return stats_text(await desk.bindings.stats(desk.place), desk.tongue)
            case "help":
                return "\n".join(f"/{each} — {what}" for each, what in desk.commands(desk.tongue).items())
            case "report":
                return await self._report(user)
            case "pictures":
                return await self._pictures(rest.strip().lower())
            case "bot":
                return await self._bot(user)
            case _:
                return ""

    def _shown(self) -> str:
        """The table, below what was written: nothing is to be said beside it."""
        desk = self._desk
        if desk.known.lobby is None and not (desk.known.cut_off or desk.asleep):
            return desk.tongue.text("tggroup-unheard", table=desk.table)
        desk.show_anew()
        return ""

    # --- ending it ---------------------------------------------------------------------------------------------------

    async def _cancel(self, user: int) -> str:
        """The host may, and once everybody or the table itself is gone anybody; a lobby is left to its host a while."""
        desk, say = self._desk, self._desk.tongue.text
        known = desk.known
        dead = desk.asleep or known.lobby is None or known.cut_off or known.phase == "over"
        left = not desk.sitting() and (known.phase != "lobby" or desk.host is None)
        if not (dead or left or await desk.decides(user) or desk.host is None):
            wait, name = desk.stirred_ms + desk.patience.alone - desk.clock.now_ms(), desk.host_name
            if desk.sitting():
                return say("tggroup-host-only", name=name) if name else say("tggroup-no-host")
            if wait > 0:
                return say("tggroup-cancel-wait", name=name or say("tgfront-player"), minutes=-(-wait // 60_000))
        if known.phase in ("playing", "paused") and not dead and desk.sitting():
            self._votes.ask(user, "cancel", say("tggroup-ask-cancel"))
            return ""
        desk.post.below(desk.place, TABLE)
        return await self.cancelled(user)

    async def cancelled(self, user: int) -> str:
        """End the table for good; a table that does not answer is only let go."""
        desk, say = self._desk, self._desk.tongue.text
        name = desk.user_name(user) or (desk.host_name if user == desk.host else "")
        desk.over = say("tggroup-cancelled-by", name=name) if name else say("tggroup-cancelled")
        if desk.known.cut_off or desk.known.lobby is None:
            desk.later(desk.ask(Close()))  # should it be there after all
        elif desk.known.phase != "over":
            await desk.ask(Close())
        return ""

    async def _leave(self, user: int) -> str:
        desk, say = self._desk, self._desk.tongue.text
        if desk.seat_of(user) is None:
            if desk.chat.host == user and desk.sitting():  # who has only made the table
                await desk.hand_over(user)
                return self._shown()
            return say("tggroup-not-sitting")
        if desk.known.phase in ("playing", "paused"):
            self._votes.ask(user, "leave", say("tggroup-ask-leave", name=desk.user_name(user)))
            return ""
        answer = await desk.seats.leave(user, desk.table, desk.answer_in)
        await desk.hand_over(user)
        return answer

    async def _kick(self, user: int, rest: str) -> str:
        """A vote, as at every table: who keeps the others waiting can be put out, by the first person alone."""
        desk, say = self._desk, self._desk.tongue.text
        names = () if desk.known.lobby is None else tuple(one.name for one in desk.known.lobby.seats)
        seat = seat_named(rest, names, desk.tongue)
        if seat is None:
            return say("tggroup-kick-whom")
        own = desk.seat_of(user)
        if own is None:
            return say("tggroup-not-sitting")
        if own == seat:
            return say("tggroup-kick-own")
        name = called(names[seat], seat, desk.tongue)
        if not desk.known.waited_for(seat):
            return say("tggroup-kick-not-waited-for", name=name)
        refused = await desk.seats.vote(user, desk.table, seat, desk.answer_in)
        return refused or say("lobby-votes-watched", name=desk.user_name(user), whose=name)

    async def _back(self, user: int) -> str:
        """Take the seat back from the stand-in, where one has it."""
        desk, lobby = self._desk, self._desk.known.lobby
        seat = desk.seat_of(user)
        if lobby is None or seat is None:
            return desk.tongue.text("tggroup-not-sitting" if lobby is not None else "tggroup-lost")
        if lobby.seats[seat].held is None:
            return desk.tongue.text("tggroup-back-there", name=desk.user_name(user))
        return await desk.seats.back(user, desk.table, desk.answer_in) or self._shown()

    # --- going on ----------------------------------------------------------------------------------------------------

    async def resume(self, user: int) -> str:
        """Go on after a pause, or with a match of another day; a sentence where that cannot be."""
        desk, say = self._desk, self._desk.answer_in.text
        if desk.seat_of(user) is None and desk.sitting():
            return say("tggroup-not-sitting")
        if desk.asleep:
            try:
                await desk.house.call(desk.table)
            except TableError:
                return say("tggroup-lost")
            desk.asleep = False
            await desk.seats.wake(desk.table)
            desk.woken.set()
            return ""
        if desk.known.phase == "adjourned":  # everybody is there again, or on the way
            if await desk.decides(user):
                return await desk.ask(Resume())
            return await desk.seats.ready(user, desk.table, True, desk.answer_in)
        if desk.known.phase != "paused":
            return say("tggroup-not-paused")
        return await desk.ask(Resume())

    # --- asking ------------------------------------------------------------------------------------------------------

    def _rules(self) -> str:
        """What is played here in a few lines; all of the rules would fill the chat, and are written to who asks."""
        desk, rules = self._desk, self._desk.known.rules
        if rules is None:
            return desk.tongue.text("tggroup-lost")
        try:
            wanted = desk.wanted
            lines, about = [*heading(rules, wanted, desk.tongue)], about_game(rules.preset, desk.tongue)
            lines += ["", f"{rules.preset} — {about}"] if about else []
        except RulesError as error:
            return unusable_text(error, desk.tongue)
        whole = Button(f"📖 {desk.tongue.text('tggroup-rules-all')}", data("rules", desk.table))
        desk.post.say(desk.place, Screen(text=parts("\n".join(lines))[0], buttons=((whole,),)))
        return ""

    async def all_rules(self, user: int) -> str:
        """Write all rules to somebody in private, in their language; what they are told of it. Raises TableError."""
        desk, rules, own = self._desk, self._desk.known.rules, await self._desk.seats.tongue(user)
        person = await desk.bindings.person(user)
        if person is None or not person.reachable:
            return own.text("tglobby-press-start")
        if rules is None:
            return own.text("tggroup-lost")
        desk.seats.covered(user)
        for part in parts(desk.house.rules_text(rules, own).strip()):
            desk.post.say(Place(user), Screen(text=part))
        return own.text("tggroup-report-sent")

    async def speak(self, code: str) -> str:
        """Speak another language in this chat; without one, ask which."""
        desk = self._desk
        known = {each.partition("-")[0]: each for each in reversed(desk.house.languages)}
        known |= {each.lower(): each for each in desk.house.languages}
        wanted = known.get(code.lower().replace("_", "-"))
        if wanted is None:
            which = desk.tongue.text("tggroup-which-language")
            if code:
                names = ", ".join(f"{_NAMES.get(each, each)} ({each})" for each in desk.house.languages)
                which = desk.tongue.text("tggroup-no-such-language", languages=names)
            buttons = [Button(_NAMES.get(each, each), data("lang", desk.table, each)) for each in desk.house.languages]
            rows = tuple(tuple(buttons[at : at + 2]) for at in range(0, len(buttons), 2))
            desk.post.show(desk.place, "lang", Screen(text=which, buttons=rows))
            return ""
        await desk.keep(msgspec.structs.replace(desk.chat, language=wanted))
        desk.show()
        desk.post.show(desk.place, "lang", Screen(text=desk.tongue.text("tggroup-speaks")))
        desk.post.drop(desk.place, "lang")
        return ""

    async def _report(self, user: int) -> str:
        """Gives the id of this table's record to whoever asks, in private."""
        desk, say = self._desk, self._desk.tongue.text
        person = await desk.bindings.person(user)
        if person is None or not person.reachable:
            return say("tglobby-press-start")
        report = await desk.bindings.report(user, desk.table)
        own = (await desk.seats.tongue(user)).text
        text = own("tggroup-report-none") if report is None else own("tggroup-report", report=report, table=desk.table)
        desk.seats.covered(user)
        desk.post.say(Place(user), Screen(text=text))
        return say("tggroup-report-sent")

    async def _pictures(self, wanted: str) -> str:
        desk, say = self._desk, self._desk.tongue.text
        if wanted not in ("on", "off"):
            return say("tggroup-pictures-how")
        await desk.keep(msgspec.structs.replace(desk.chat, pictures=wanted == "on"))
        desk.show()
        return say("tggroup-pictures-on") if wanted == "on" else say("tggroup-pictures-off")

    async def _bot(self, user: int) -> str:
        """Opens the page on which a bot is chosen."""
        desk, say = self._desk, self._desk.tongue.text
        lobby = desk.known.lobby
        if lobby is None or desk.known.phase != "lobby":
            return say("tggroup-bot-late")
        if not await desk.decides(user):
            return say("tggroup-host-only", name=desk.host_name) if desk.host_name else say("tggroup-no-host")
        if all(one.name for one in lobby.seats) or not lobby.bots:
            return say("tggroup-bot-none")
        desk.page = "bots"
        return self._shown()


def seat_named(text: str, names: Sequence[str], tongue: Tongue) -> int | None:
    """The seat of whose name, sign or number (from 1) this is; ``names``: by seat, "" for a free one."""
    asked = " ".join(text.lower().removeprefix("@").split())
    for seat, name in enumerate(names):
        if name and asked in (name.lower(), called(name, seat, tongue).lower(), SIGNS[seat], str(seat + 1)):
            return seat
    begun = [seat for seat, name in enumerate(names) if name and asked and name.lower().startswith(asked)]
    return begun[0] if len(begun) == 1 else None


def stats_text(stats: Sequence[Stats], tongue: Tongue) -> str:
    """The finished matches of a chat, by game."""
    say = tongue.text
    lines: list[str] = []
    for game in stats:
        lines += [
            "" if lines else say("tggroup-stats"),
            say("tggroup-stats-game", game=game.preset, count=game.matches),
        ]
        for tally in game.tallies:
            name = (printable_name(tally.name) if tally.user else "") or say("tggroup-somebody")
            each = round(tally.points / tally.deals) if tally.deals else 0
            row = say("tggroup-stats-row", name=name, won=tally.won, matches=tally.matches, points=str(each))
            lines.append(f"• {row}")
    return "\n".join(lines) or say("tggroup-stats-none")
