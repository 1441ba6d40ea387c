"""What people write and press in groups, before it comes to the group's table; and all of it where there is none."""

from __future__ import annotations

import msgspec

from core.game.rules import RulesError
from core.table.ports import TableError
from transports.telegram.bindings import Chat, Person
from transports.telegram.commands import Word, group_commands
from transports.telegram.group_desk import TABLE
from transports.telegram.happened import Tapped, Who, Written
from transports.telegram.making import Making
from transports.telegram.parts import Parts
from transports.telegram.private_words import listed, spoken
from transports.telegram.screen import Place, Screen
from transports.tongue import Tongue
from transports.unusable_text import unusable_text


class GroupDoor:
    """For all groups."""

    def __init__(self, parts: Parts, making: Making) -> None:
        self._parts = parts
        self._making = making

    async def said(self, written: Written, person: Person, word: Word) -> None:
        """Do what a command asks for, or let the table do it. Raises TableError."""
        place, who = written.place, written.who
        chat = await self._parts.bindings.chat(place) or Chat(place)
        tongue = self._tongue(chat, person)
        if who.stranger is not None:
            self._to_stranger(place, who, tongue)
            return
        await self._parts.groups.heard_in(place)  # a table whose chat could not be shown it
        if word.word == "new":
            await self._new(place, who, word.rest, tongue)
            return
        actor = await self._parts.groups.acting(place)
        if actor is not None and word.word != "start":
            await actor.command(who.id, word.word, word.rest)
            return
        await self._without_table(chat, word, tongue)

    async def tapped(self, tap: Tapped, person: Person) -> tuple[str, bool]:
        """A button of the group's message was pressed: the toast, and whether it must be closed. Raises TableError."""
        await self._parts.groups.heard_in(tap.place)
        actor = await self._parts.groups.acting(tap.place)
        if actor is None:
            chat = await self._parts.bindings.chat(tap.place) or Chat(tap.place)
            chosen = self._parts.reaching.code(person.language)  # a toast is theirs alone
            tongue = self._tongue(chat, person) if chosen is None else self._parts.house.tongue(chosen)
            opening = self._parts.groups.has_table(tap.place)
            return tongue.text("tgfront-opening") if opening else tongue.text("tgfront-moved-on"), False
        answer = await actor.tapped(tap.who.id, tap.data)
        return answer.text, answer.alert

    def greet(self, chat: int, person: Person) -> None:
        """Say what the bot does, in a group that has just taken it in."""
        tongue = self._tongue(Chat(Place(chat)), person)
        self._parts.post.say(Place(chat), Screen(tongue.text("tgfront-hello-group")))

    # --- inside --------------------------------------------------------------------------------------------------

    def _tongue(self, chat: Chat, person: Person) -> Tongue:
        """The chat's language; where none was chosen, that of who asks."""
        reaching = self._parts.reaching
        return self._parts.house.tongue(reaching.code(chat.language) or reaching.language(person))

    def _to_stranger(self, place: Place, who: Who, tongue: Tongue) -> None:
        match who.stranger:
            case "anonymous":
                self._parts.post.say(place, Screen(tongue.text("tgfront-anonymous")))
            case "channel":
                self._parts.post.say(place, Screen(tongue.text("tgfront-channel")))
            case _:
                pass  # two bots that answer each other would never end

    async def _new(self, place: Place, who: Who, rest: str, tongue: Tongue) -> None:
        if self._parts.groups.has_table(place):
            begun = await self._making.begun()
            if begun is not None and begun.table == self._parts.groups.table_of(place):
                return  # it is the one that was asked for
            self._parts.post.say(place, Screen(tongue.text("tgfront-table-here")))
            return
        presets = self._parts.house.presets
        wanted = rest.strip().lower()
        if wanted and wanted not in presets:
            names = ", ".join(presets)
            self._parts.post.say(place, Screen(tongue.text("tgfront-unknown-rules", names=names)))
            return

        async def make() -> None:
            self._parts.post.drop(place, TABLE)  # the last table's keeps its last words, and this one comes below
            try:
                await self._parts.groups.new(place, who.id, wanted or None, tongue.code)
            except RulesError as error:
                self._parts.post.say(place, Screen(unusable_text(error, tongue)))
            except TableError as error:
                if error.code == "deposed":
                    raise
                self._parts.post.say(place, Screen(tongue.text("tgfront-table-silent")))

        self._parts.errands.owe(make())

    async def _without_table(self, chat: Chat, word: Word, tongue: Tongue) -> None:
        parts, place = self._parts, chat.place
        match word.word:
            case "start":
                said = tongue.text("tgfront-hello-group")
            case "help":
                said = "\n".join([tongue.text("tgfront-help-group"), "", *listed(group_commands(tongue))])
            case "stats":
                said = parts.stats_text(await parts.bindings.stats(place), tongue)
            case "lang":
                code = parts.reaching.code(word.rest)
                if code is None:
                    unknown = "tggroup-no-such-language" if word.rest else "tgfront-language-unknown"
                    said = tongue.text(unknown, languages=spoken(parts.house))
                else:
                    await parts.bindings.keep_chat(msgspec.structs.replace(chat, language=code))
                    own = parts.house.tongue(code)
                    said = own.text("tgfront-language-chosen", language=own.text("tgfront-own-name"))
            case "cancel":
                await parts.groups.let_go(place)  # whatever has become of it: a new one can be made
                said = tongue.text("tgfront-no-table-group")
            case name if name in group_commands(tongue):
                said = tongue.text("tgfront-no-table-group")
            case _:
                return  # another bot's, perhaps
        parts.post.say(place, Screen(said))
