"""Play without a group: a page on which rules and opponents are chosen, then a table of one's own."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Final

import msgspec

from core.game.rules import RulesError
from core.table.orders import Fill, Refused, Start
from core.table.ports import TableError
from transports.levels import about, title
from transports.refused_text import refused_text
from transports.telegram import links
from transports.telegram.bindings import Person
from transports.telegram.happened import Who
from transports.telegram.house import NewTable
from transports.telegram.leading import paused
from transports.telegram.making import Making
from transports.telegram.parts import Parts
from transports.telegram.screen import Button, Place, Screen
from transports.telegram.seat_once import Once
from transports.telegram.solo_rules import Plan, Plans, chosen, doors, opened, told
from transports.text import capital
from transports.tongue import Tongue
from transports.unusable_text import unusable_text

KEY: Final = "menu"
"""What the page is called in a person's chat."""
MARK: Final = "f:"
"""With this begins what the buttons of the front carry; no seat's button does."""
RULES: Final = f"{MARK}r:"
"""So those of the rules' pages."""
MOST_LEVELS: Final = 12
DELIVERED_MS: Final = 10_000
"""How long the first deal waits for the hand to stand in the person's chat."""
LOOK_MS: Final = 200


class Solo:
    """The page, and what its buttons do. Data: ``f:`` and a letter, the preset's number, the player's name and
    the page's number; with ``r``, what a button of the rules' pages carries."""

    def __init__(self, parts: Parts, making: Making) -> None:
        self._parts = parts
        self._making = making
        self._plans = Plans()
        self._once: defaultdict[int, Once] = defaultdict(Once)
        """By person: a table is made once by each page."""

    async def asked(self, person: Person, tongue: Tongue, greeting: str = "", preset: int = 0) -> None:
        """Show the page below what was written, at this game, under a ``greeting`` perhaps. Raises TableError."""
        self._parts.post.below(Place(person.id), KEY)
        await self.show(person, tongue, preset, greeting=greeting)

    async def show(self, person: Person, tongue: Tongue, preset: int = 0, level: str = "", greeting: str = "") -> None:
        """Show the page, under a ``greeting`` perhaps. Raises TableError."""
        levels = await self._levels()
        level = level if level in levels else levels[0]
        plan = self._plans.of(person.id, self._parts.house.presets[preset], level)
        screen = self._screen(tongue, preset, plan, levels, self._once[person.id].count(KEY))
        if greeting:
            screen = msgspec.structs.replace(screen, text=f"{greeting}\n\n{screen.text}")
        self._parts.post.show(Place(person.id), KEY, screen)

    async def pressed(self, who: Who, person: Person, tongue: Tongue, data: str) -> str | None:
        """Do what a button asks for; gives the toast, None for no button of this page. Raises TableError."""
        if data.startswith(RULES):
            return await self._choose(person, tongue, data.removeprefix(RULES))
        parts = data.removeprefix(MARK).split(":")
        if len(parts) != 4 or parts[0] not in ("m", "g", "w"):
            return None
        if not all(part.isascii() and part.isdigit() and len(part) < 9 for part in (parts[1], parts[3])):
            return None
        presets = self._parts.house.presets
        preset = min(int(parts[1]), len(presets) - 1)
        if parts[0] == "m":
            await self.show(person, tongue, preset, parts[2])
            return ""
        if not self._once[who.id].used(KEY, int(parts[3])):
            return tongue.text("tgfront-table-coming")  # a doubled tap: one table is enough
        self._parts.post.drop(Place(person.id), KEY)
        wanted = self._plans.of(who.id, presets[preset], parts[2]).wanted
        level = parts[2] if parts[0] == "g" else None
        self._parts.errands.owe(self._begin(who, tongue, wanted, level))
        return tongue.text("tgfront-table-coming")

    async def _choose(self, person: Person, tongue: Tongue, carried: str) -> str | None:
        """A button of a page of the rules; gives the toast, None for none of these. Raises TableError."""
        house, presets = self._parts.house, self._parts.house.presets
        plan = self._plans.last(person.id) or self._plans.of(person.id, presets[0], (await self._levels())[0])
        try:
            found = chosen(carried, plan.wanted, house)
            if found is None:
                return None
            wanted, name = found
            self._plans.keep(person.id, Plan(wanted, plan.level))
            at = presets.index(wanted.preset)
            back = Button(
                f"✕ {tongue.text('tgmenu-back')}", f"{MARK}m:{at}:{plan.level}:{self._once[person.id].count(KEY)}"
            )
            screen = opened(name, wanted, house, tongue, RULES, back) if name else None
        except RulesError as error:
            return unusable_text(error, tongue)
        if screen is None:
            await self.show(person, tongue, at, plan.level)
        else:
            self._parts.post.show(Place(person.id), KEY, screen)
        return ""

    # --- a table -------------------------------------------------------------------------------------------------

    async def _begin(self, who: Who, tongue: Tongue, wanted: NewTable, level: str | None) -> None:
        """Make the table; ``level``: who plays all other seats, None: friends who follow a link."""
        post, place = self._parts.post, Place(who.id)
        try:
            table = await self._making.table(wanted)
            said = await self._parts.seats.take(who.id, place, table, 0)
            if self._parts.seats.at(who.id, table) is None:
                post.say(place, Screen(said))
            elif level is None:
                post.say(place, self.invitation(tongue, table))
            elif (refused := await self._deal(who.id, table, level)) is not None:
                post.say(place, Screen(refused_text(refused, tongue)))
        except RulesError as error:
            post.say(place, Screen(unusable_text(error, tongue)))
        except TableError as error:
            if error.code == "deposed":
                raise
            post.say(place, Screen(tongue.text("tgfront-table-silent")))

    async def _deal(self, user: int, table: str, level: str) -> Refused | None:
        """Fill the table and begin, once the hand can be seen. Raises TableError."""
        house, clock = self._parts.house, self._parts.clock
        filled = await house.order(table, Fill(program=level))
        if isinstance(filled, Refused):
            return filled
        until = clock.now_ms() + DELIVERED_MS
        while await self._parts.reaching.missing([user], table):
            if clock.now_ms() >= until:
                return None  # the lobby is there as soon as it can be shown, and says how to begin
            await paused(clock, LOOK_MS)
        started = await house.order(table, Start())
        return started if isinstance(started, Refused) else None

    def invitation(self, tongue: Tongue, table: str) -> Screen:
        """What is handed on to friends."""
        link = links.to_table(self._parts.me.username, table)
        share = f"https://t.me/share/url?url={link}"
        button = Button(tongue.text("tgfront-invite-button"), url=share)
        return Screen(tongue.text("tgfront-invite", link=link, table=table), ((button,),))

    # --- the page ------------------------------------------------------------------------------------------------

    async def _levels(self) -> tuple[str, ...]:
        """Who can be played against, as many as a page has room for. Raises TableError."""
        return tuple(name for name in await self._parts.house.bots() if len(name.encode()) <= 40)[:MOST_LEVELS]

    def _screen(self, tongue: Tongue, preset: int, plan: Plan, levels: Sequence[str], page: int) -> Screen:
        say, house, level = tongue.text, self._parts.house, plan.level
        text = [told(plan.wanted, house, tongue), say("tgmenu-others-played", level=title(level, tongue))]
        expect = about(level, tongue)
        presets = house.presets
        games = [
            Button(_marked(name, at == preset), f"{MARK}m:{at}:{level}:{page}") for at, name in enumerate(presets[:12])
        ]
        players = [
            Button(_marked(title(name, tongue), name == level), f"{MARK}m:{preset}:{name}:{page}") for name in levels
        ]
        rows = [*_rows(games, 2 if len(games) == 4 else 3), doors(tongue, RULES), *_rows(players, 2)]
        rows.append((Button(say("tgfront-play-go"), f"{MARK}g:{preset}:{level}:{page}"),))
        rows.append((Button(say("tgfront-play-friends"), f"{MARK}w:{preset}:{level}:{page}"),))
        return Screen("\n\n".join([*text, f"{capital(expect)}."] if expect else text), tuple(rows))


def _marked(text: str, chosen: bool) -> str:
    return f"✓ {text}" if chosen else text


def _rows(buttons: Sequence[Button], wide: int) -> list[tuple[Button, ...]]:
    return [tuple(buttons[at : at + wide]) for at in range(0, len(buttons), wide)]
