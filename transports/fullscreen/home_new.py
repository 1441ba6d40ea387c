"""The form of a new game: which rules, who plays, how long, and whatever else somebody may want to be otherwise."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final, TypeVar

import msgspec
from rich.text import Text
from textual import work
from textual.binding import Binding, BindingType

from core.game.options import find_option
from core.game.rules import Rules
from transports.fullscreen.home_house import Bot, Cannot, Choice, House, Wanted
from transports.fullscreen.home_options import OptionsPage
from transports.fullscreen.home_page import Asked, Page
from transports.fullscreen.home_rows import Row
from transports.fullscreen.paint import Paint
from transports.fullscreen.panels import Reading

T = TypeVar("T")

PARTIES: Final = ((2, 2), (4, 2), (6, 2), (6, 3))
"""Players and teams."""
TARGETS: Final = (0, 500, 1000, 1500, 2000, 3000)
SHARED_CLOCK: Final = "90+300"
"""Where people wait for each other, unless somebody wants it otherwise."""
CLOCKS: Final = ("", "30", "60", "30+120", "60+300", SHARED_CLOCK)
OWN_ROWS: Final = ("players", "teams", "target")
"""Options that have rows of their own."""


class NewGamePage(Page[Wanted]):
    """Enter on the first row begins with what was played last."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("f1,r,к", "help", show=False)]

    def __init__(self, house: House, paint: Paint, choice: Choice, shared: bool = False) -> None:
        """``shared``: it is for a table that several programs share; gives no game then but is made there."""
        super().__init__(house, paint)
        self.choice = choice
        self._shared = shared
        self._making = False

    def heading(self) -> Text:
        return Text(self.text("newgame-shared") if self._shared else self.text("newgame-title"), style="bold")

    def keys(self) -> str:
        return self.text("newgame-keys")

    def listed(self) -> list[Row]:
        text, choice = self.text, self.choice
        try:
            rules = self.house.rules_of(choice)
        except Cannot as error:  # what was remembered is nothing that can be played any more
            self.choice = choice = msgspec.structs.replace(choice, changes={})
            rules = self.house.rules_of(choice)
            self.call_after_refresh(self.say, str(error))
        bots = {bot.name: bot for bot in self.house.bots}
        partner, opponents = (bots.get(name, Bot(name, name, "")) for name in (choice.partner, choice.opponents))
        start = text("newgame-make") if self._shared else text("newgame-start")
        rows = [
            Row(key="start", label=start, about=self._told(rules)),
            Row(key="rules", label=text("newgame-rules"), value=choice.rules, about=self.game_about(), turns=True),
            Row(
                key="players",
                label=text("newgame-players"),
                value=self._party(rules),
                about=text("newgame-players-about"),
                turns=True,
            ),
        ]
        if self._shared:
            free = text("newgame-shared-about")
            rows.append(Row(key="opponents", label=text("newgame-seats"), value=text("newgame-seats-free"), about=free))
        elif choice.line_up:
            seats = ", ".join(choice.line_up)
            rows.append(
                Row(
                    key="line_up",
                    label=text("newgame-line-up"),
                    value=seats,
                    about=text("newgame-line-up-about"),
                    turns=True,
                )
            )
        else:
            if rules.players > rules.teams:
                label = text("newgame-partner", count=rules.players // rules.teams - 1)
                rows.append(
                    Row(
                        key="partner",
                        label=label,
                        value=_named(partner),
                        about=partner.about,
                        turns=True,
                    )
                )
            label = text("newgame-opponents", count=rules.players - rules.players // rules.teams)
            rows.append(Row(key="opponents", label=label, value=_named(opponents), about=opponents.about, turns=True))
        target = text("newgame-target-deal") if not rules.target else text("newgame-target-points", points=rules.target)
        changed = self._changed()
        rows += [
            Row(
                key="target",
                label=text("newgame-target"),
                value=target,
                about=text("newgame-target-about"),
                turns=True,
            ),
            Row(
                key="clock",
                label=text("newgame-clock"),
                value=self._clock(),
                about=text("newgame-clock-about"),
                turns=True,
            ),
            Row(
                key="options",
                label=text("newgame-options"),
                value=text("newgame-options-changed", count=len(changed)),
                about=self._changes(changed, rules),
                changed=bool(changed),
            ),
            Row(
                key="seed",
                label=text("newgame-seed"),
                value=choice.seed or text("newgame-seed-none"),
                about=text("newgame-seed-about"),
                changed=bool(choice.seed),
            ),
        ]
        return rows

    def game_about(self) -> str:
        """What the game of these rules is, and where it is played."""
        match self.choice.rules:
            case "burraco":
                return f"{self.text('asking-burraco')}. {self.text('newgame-where-burraco')}"
            case "buraco":
                return f"{self.text('asking-buraco')}. {self.text('newgame-where-buraco')}"
            case "stbl":
                return f"{self.text('asking-stbl')}. {self.text('newgame-where-stbl')}"
            case "aberto":
                return f"{self.text('asking-aberto')}. {self.text('newgame-where-aberto')}"
        return self.text("newgame-own-rules")

    def _told(self, rules: Rules) -> str:
        who = self._party(rules)
        if self._shared:
            return self.text("newgame-make-about", game=self.choice.rules, players=who, clock=self._clock())
        return self.text("newgame-start-about", game=self.choice.rules, players=who)

    def _party(self, rules: Rules) -> str:
        match rules.players, rules.teams:
            case 2, _:
                return self.text("newgame-two")
            case 4, _:
                return self.text("newgame-four")
            case _, 3:
                return self.text("newgame-six-three")
        return self.text("newgame-six-two")

    def _clock(self) -> str:
        turn, _, bank = self.choice.clock.partition("+")
        if not turn:
            return self.text("newgame-clock-none")
        if not int(bank or "0"):
            return self.text("newgame-clock-turn", seconds=int(turn))
        return self.text("newgame-clock-bank", seconds=int(turn), bank=int(bank))

    def _changed(self) -> list[str]:
        return [name for name in self.choice.changes if name not in OWN_ROWS]

    def _changes(self, changed: Sequence[str], rules: Rules) -> str:
        if not changed:
            return self.text("newgame-options-about")
        said = []
        for name in changed:
            option = find_option(name)
            said.append(f"{self.house.option(option)[0]}: {self.house.value(option, getattr(rules, name))}")
        return "; ".join(said)

    # --- changing it -----------------------------------------------------------------------------------------------

    def chosen(self, row: Row) -> None:
        text = self.text
        match row.key:
            case "start" if self._shared:
                self._make()
            case "start":
                self._start()
            case "options":
                page = OptionsPage(self.house, self.paint, self.choice)
                self.app.push_screen(page, self._with_changes)
            case "target":
                self._ask("target", text("newgame-ask-target"), str(self.house.rules_of(self.choice).target))
            case "clock":
                self._ask("clock", text("newgame-ask-clock"), self.choice.clock)
            case "seed":
                self._ask("seed", text("newgame-ask-seed"), self.choice.seed)
            case _ if row.turns:
                self.turned(row, 1)

    def turned(self, row: Row, by: int) -> None:
        choice = self.choice
        names = [bot.name for bot in self.house.bots]
        match row.key:
            case "rules":
                name = _next(self.house.games, choice.rules, by)
                party = {key: value for key, value in choice.changes.items() if key in ("players", "teams")}
                self._take(msgspec.structs.replace(choice, rules=name, changes=party))
            case "players":
                rules = self.house.rules_of(choice)
                players, teams = _next(PARTIES, (rules.players, rules.teams), by)
                self._change({"players": players, "teams": teams})
            case "partner":
                self._take(msgspec.structs.replace(choice, partner=_next(names, choice.partner, by)))
            case "opponents":
                self._take(msgspec.structs.replace(choice, opponents=_next(names, choice.opponents, by)))
            case "line_up":
                self._take(msgspec.structs.replace(choice, line_up=()))
            case "target":
                rules = self.house.rules_of(choice)
                targets = sorted({*TARGETS, rules.target})
                self._change({"target": _next(targets, rules.target, by)})
            case "clock":
                clocks = CLOCKS if choice.clock in CLOCKS else (*CLOCKS, choice.clock)
                self._take(msgspec.structs.replace(choice, clock=_next(clocks, choice.clock, by)))

    def _change(self, options: Mapping[str, object]) -> None:
        self._take(msgspec.structs.replace(self.choice, changes={**self.choice.changes, **options}))

    def _take(self, choice: Choice) -> None:
        """The choice is this from now on, unless it cannot be played."""
        try:
            rules = self.house.rules_of(choice)
        except Cannot as error:
            self.say(str(error))
            return
        if len(choice.line_up) not in (0, rules.players):
            choice = msgspec.structs.replace(choice, line_up=())
        self.choice = choice
        self.show()

    def _with_changes(self, changes: Mapping[str, object] | None) -> None:
        if changes is not None:
            self._take(msgspec.structs.replace(self.choice, changes=changes))

    def _ask(self, what: str, question: str, value: str) -> None:
        def told(answer: str | None) -> None:
            if answer is None:
                return
            try:
                if what == "target":
                    self._change({"target": self.house.read_value(find_option("target"), answer.strip())})
                elif what == "clock":
                    clock = self.house.read_clock(answer.strip()) if answer.strip() else ""
                    self._take(msgspec.structs.replace(self.choice, clock=clock))
                else:
                    self._take(msgspec.structs.replace(self.choice, seed=answer.strip()))
            except Cannot as error:
                self.say(str(error))

        self.app.push_screen(Asked(question, value, self.text("front-keys-line")), told)

    def _start(self) -> None:
        try:
            self.dismiss(self.house.start(self.choice))
        except Cannot as error:
            self.say(str(error))

    @work
    async def _make(self) -> None:
        if self._making:  # a second Enter is no second table
            return
        self._making = True
        try:
            code = await self.house.create(self.choice)
        except Cannot as error:
            self.say(str(error))
        else:
            self.dismiss(Wanted("join", (code,)))
        finally:
            self._making = False

    def action_help(self) -> None:
        """The rules in words, as they are now."""
        rules = self.house.rules_of(self.choice)
        title = self.text("newgame-rules")
        keys = self.text("front-keys-read")
        self.app.push_screen(Reading(title, lambda width: Text(self.house.rules_text(rules, width)), keys))


def _named(bot: Bot) -> str:
    """What it is called in a list, and at the table."""
    return bot.title if bot.name in ("", bot.title) else f"{bot.title} ({bot.name})"


def _next(values: Sequence[T], value: T, by: int) -> T:
    """The value after (1) or before (-1) this one, round at the ends."""
    at = values.index(value) if value in values else 0
    return values[(at + by) % len(values)]
