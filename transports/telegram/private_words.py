"""The commands of a person's own chat with the bot; what is none of them is a word for the table in front."""

from __future__ import annotations

from typing import Final

import msgspec

from core.table.ports import TableError
from transports.telegram import links
from transports.telegram.belonging import kept_out, place_of
from transports.telegram.bindings import Forgotten, Person
from transports.telegram.clearing import Standing, laid_aside
from transports.telegram.commands import Word, group_commands, private_commands
from transports.telegram.happened import Who
from transports.telegram.house import House
from transports.telegram.parts import Parts
from transports.telegram.reaching import hand_key, page_key
from transports.telegram.screen import Button, Place, Screen
from transports.telegram.seat_words import understood
from transports.telegram.solo import KEY as MENU
from transports.telegram.solo import MARK, Solo
from transports.tongue import Tongue

LANGUAGE: Final = "language"
TABLES: Final = "tables"
FORGET: Final = "forget"
"""What messages are called in a person's chat."""
ALIASES: Final = {"new": "play", "stop": "leave", "language": "lang", "hand": "status"}

OF_GROUPS: Final = ("bot", "pause", "resume", "cancel", "stats")
"""Commands of groups that do nothing in a chat of one's own, whatever the console makes of such a word."""


class PrivateWords:
    """All of them."""

    def __init__(self, parts: Parts, solo: Solo) -> None:
        self._parts = parts
        self._solo = solo

    async def said(self, who: Who, person: Person, word: Word, tongue: Tongue) -> None:
        """Do what somebody has written. Raises TableError."""
        place = Place(who.id)
        match ALIASES.get(word.word, word.word):
            case "start":
                await self._start(who, person, word.rest, tongue)
            case "play":
                await self._play(person, word.rest, tongue)
            case "join":
                await self._join(who, word.rest, tongue)
            case "tables":
                self._parts.post.below(place, TABLES)
                await self._tables(who.id, tongue)
            case "lang":
                await self._lang(who.id, word.rest, tongue)
            case "pictures":
                await self._pictures(who.id, word.rest.lower(), tongue)
            case "report":
                await self._report(who.id, tongue)
            case "forget":
                button = Button(tongue.text("tgfront-forget-yes"), f"{MARK}x")
                self._parts.post.below(place, FORGET)
                self._parts.post.show(place, FORGET, Screen(tongue.text("tgfront-forget-sure"), ((button,),)))
            case "help":
                self.help(place, tongue)
            case "status":
                await self._status(who.id, tongue)
            case other:
                await self._other(who.id, Word(other, word.rest), tongue)

    async def pressed(self, who: Who, person: Person, tongue: Tongue, data: str) -> str | None:
        """Do what a button of this room's messages asks for; gives the toast, None for no such button. Raises
        TableError."""
        what, _, rest = data.removeprefix(MARK).partition(":")
        match what:
            case "l":
                code = self._parts.reaching.code(rest)
                if code is None:
                    return None
                return await self._speak(who.id, code)
            case "t":
                sitting = self._parts.seats.at(who.id, rest)
                if sitting is None:
                    return tongue.text("tgfront-moved-on")
                await self._parts.seats.bring(who.id, rest)
                await self._status(who.id, tongue)
                await self._tables(who.id, tongue)
                return ""
            case "x":
                self._parts.errands.owe(self._forget(who.id, tongue))
                return ""
            case _:
                return await self._solo.pressed(who, person, tongue, data)

    def help(self, place: Place, tongue: Tongue) -> None:
        """Say what can be done here."""
        lines = [tongue.text("tgfront-help"), "", *listed(private_commands(tongue)), "", tongue.text("tgfront-typing")]
        button = Button(tongue.text("tgfront-into-group"), url=links.into_group(self._parts.me.username))
        self._parts.post.say(place, Screen("\n".join(lines), ((button,),)))

    def nothing_here(self, user: int, tongue: Tongue) -> None:
        """Say how one gets to a table."""
        self._parts.post.say(Place(user), Screen(tongue.text("tgfront-no-table")))

    async def _other(self, user: int, word: Word, tongue: Tongue) -> None:
        """A word of the console with a slash before it; one of groups, or none at all, is answered as that."""
        line = f"{word.word.replace('_', ' ')} {word.rest}".strip()
        about = group_commands(tongue).get(word.word)
        of_table = word.word not in OF_GROUPS and understood(line, tongue)
        if of_table and await self._parts.seats.typed(user, line):
            return
        if of_table and self._parts.seats.of(user):
            said = tongue.text("tgfront-table-silent")
        elif about is not None and word.word not in private_commands(tongue):
            said = tongue.text("tgfront-of-groups", command=word.word, what=about)
        elif about is not None or of_table:
            said = tongue.text("tgfront-no-table")
        else:
            said = tongue.text("tgfront-no-command", command=word.word)
        self._parts.post.say(Place(user), Screen(said))

    # --- coming --------------------------------------------------------------------------------------------------

    async def _start(self, who: Who, person: Person, rest: str, tongue: Tongue) -> None:
        match links.read(rest):
            case links.ToTable(table):
                await self._join(who, table, tongue)
            case links.FromGroup(place):
                await self._from_group(who, place, tongue)
            case _:
                if self._parts.seats.of(who.id):
                    await self._status(who.id, tongue)
                else:
                    await self._solo.asked(person, tongue, greeting=tongue.text("tgfront-hello"))

    async def _from_group(self, who: Who, place: Place, tongue: Tongue) -> None:
        """They were asked by a group to press Start: now they can be written to, and have their seat."""
        table = self._parts.groups.table_of(place)
        sitting = None if table is None else self._parts.seats.at(who.id, table)
        if sitting is None:
            self._parts.post.say(Place(who.id), Screen(tongue.text("tgfront-reached-sit")))
            return
        sitting.wake()
        self._parts.post.say(Place(who.id), Screen(tongue.text("tgfront-reached")))

    async def _play(self, person: Person, rest: str, tongue: Tongue) -> None:
        """The page on which a table is put together, opened at a game."""
        wanted, presets = rest.strip().lower(), self._parts.house.presets
        if wanted and wanted not in presets:
            said = tongue.text("tgfront-unknown-rules", names=", ".join(presets))
            self._parts.post.say(Place(person.id), Screen(said))
            return
        await self._solo.asked(person, tongue, preset=presets.index(wanted) if wanted else 0)

    async def _join(self, who: Who, rest: str, tongue: Tongue) -> None:
        """Take a seat at a table by its code."""
        code = rest.strip().upper()
        place = Place(who.id)
        if not code:
            self._parts.post.say(place, Screen(tongue.text("tgfront-join-how")))
            return
        try:
            entry = await self._parts.house.entry(code)
        except TableError as error:
            if error.code == "deposed":
                raise
            entry = None
        if entry is None:
            self._parts.post.say(place, Screen(tongue.text("tgfront-join-unknown", table=code[:40])))
            return

        group = await place_of(self._parts.bindings, code)
        if group is not None and (barred := await kept_out(self._parts, who.id, group, code, tongue)):
            self._parts.post.say(place, Screen(barred))
            return

        async def sit() -> None:
            said = await self._parts.seats.take(who.id, group or place, code, None)
            self._parts.post.say(place, Screen(said))

        self._parts.errands.owe(sit())

    # --- what is there -------------------------------------------------------------------------------------------

    async def _tables(self, user: int, tongue: Tongue) -> None:
        seats, place = self._parts.seats, Place(user)
        mine, front = seats.of(user), await seats.front(user)
        if not mine:
            self.nothing_here(user, tongue)
            return
        buttons = tuple(
            (Button(f"✓ {each.held.table}" if each is front else each.held.table, f"{MARK}t:{each.held.table}"),)
            for each in mine
        )
        told = [each.told() for each in mine]
        text = "\n".join([tongue.text("tgfront-tables", count=len(mine)), *told])
        self._parts.post.show(place, TABLES, Screen(text, buttons))

    async def _status(self, user: int, tongue: Tongue) -> None:
        """Show the table in front again, at the end of the chat."""
        front = await self._parts.seats.front(user)
        if front is None:
            self.nothing_here(user, tongue)
            return
        self._parts.post.below(Place(user), hand_key(front.held.table))
        front.wake()
        if front.actor is not None:
            front.actor.refresh()

    async def _report(self, user: int, tongue: Tongue) -> None:
        front = await self._parts.seats.front(user)
        if front is None:
            self.nothing_here(user, tongue)
            return
        report = await self._parts.bindings.report(user, front.held.table)
        said = tongue.text("tgfront-report-enough") if report is None else tongue.text("tgfront-report", report=report)
        self._parts.post.say(Place(user), Screen(said))

    # --- what they like ------------------------------------------------------------------------------------------

    async def _lang(self, user: int, rest: str, tongue: Tongue) -> None:
        code = self._parts.reaching.code(rest)
        if code is not None:
            await self._speak(user, code)
            return
        house = self._parts.house
        buttons = [Button(house.tongue(each).text("tgfront-own-name"), f"{MARK}l:{each}") for each in house.languages]
        rows = tuple(tuple(buttons[at : at + 2]) for at in range(0, len(buttons), 2))
        self._parts.post.below(Place(user), LANGUAGE)
        if rest.strip():
            text = tongue.text("tggroup-no-such-language", languages=spoken(house))
        else:
            own, languages = tongue.text("tgfront-own-name"), ", ".join(house.languages)
            text = tongue.text("tgfront-language-now", language=own, languages=languages)
        self._parts.post.show(Place(user), LANGUAGE, Screen(text, rows))

    async def _speak(self, user: int, code: str) -> str:
        """Speak another language to them, at their tables too."""
        await self._parts.reaching.change(user, language=code)
        tongue = self._parts.house.tongue(code)
        text = tongue.text("tgfront-language-chosen", language=tongue.text("tgfront-own-name"))
        self._parts.post.show(Place(user), LANGUAGE, Screen(text))
        self._parts.post.drop(Place(user), LANGUAGE)
        for sitting in self._parts.seats.of(user):
            if sitting.actor is not None:
                sitting.actor.speak(code)
        return text

    async def _pictures(self, user: int, rest: str, tongue: Tongue) -> None:
        place = Place(user)
        if rest not in ("on", "off"):
            self._parts.post.say(place, Screen(tongue.text("tgfront-pictures-how")))
            return
        await self._parts.reaching.change(user, pictures=rest == "on")
        said = tongue.text("tgfront-pictures-on") if rest == "on" else tongue.text("tgfront-pictures-off")
        self._parts.post.say(place, Screen(said))
        for sitting in self._parts.seats.of(user):
            if sitting.actor is not None:
                sitting.actor.pictures(rest == "on")

    async def _forget(self, user: int, tongue: Tongue) -> None:
        """Delete what is kept of somebody, and say how much it was. Nothing is left in their chat to be pressed."""
        place, mine = Place(user), self._parts.seats.of(user)
        tables, standing = [sitting.held.table for sitting in mine], Standing(place)
        await standing.read(self._parts.bindings, [*map(page_key, tables), MENU, TABLES, LANGUAGE])
        await self._parts.seats.forget(user)
        for table in tables:  # somebody else may have these cards from now on
            laid_aside(self._parts.post, place, table, tongue.text("tgfront-left"))
        gone = await self._parts.reaching.forget(user)
        standing.stripped(self._parts.post)
        count = len(mine) + sum(getattr(gone, name) for name in _COUNTED)
        self._parts.post.show(Place(user), FORGET, Screen(tongue.text("tgfront-forgotten", count=count)))
        self._parts.post.drop(Place(user), FORGET)


_COUNTED: Final = tuple(field.name for field in msgspec.structs.fields(Forgotten))


def spoken(house: House) -> str:
    """The languages that there are: what each calls itself, and its code."""
    return ", ".join(f"{house.tongue(code).text('tgfront-own-name')} ({code})" for code in house.languages)


def listed(commands: dict[str, str]) -> list[str]:
    """Commands, a line each."""
    return [f"/{name} — {does}" for name, does in commands.items()]
