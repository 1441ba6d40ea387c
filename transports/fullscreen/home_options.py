"""Every option of the rules: grouped, explained, changed by keys, refused at once where it does not fit the others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

import msgspec
from rich.text import Text
from textual.binding import Binding, BindingType

from core.game.options import DERIVED, OPTIONS, Option
from core.game.rules import Rules, options_of
from transports.fullscreen.home_house import Cannot, Choice, House
from transports.fullscreen.home_page import Asked, Page
from transports.fullscreen.home_rows import Row
from transports.fullscreen.paint import Paint
from transports.fullscreen.panels import Reading


class OptionsPage(Page[Mapping[str, object]]):
    """Gives the options that are others than in the preset, however it is left."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1,r,к", "help", show=False),
        Binding("delete,backspace", "reset", show=False),
    ]

    def __init__(self, house: House, paint: Paint, choice: Choice) -> None:
        super().__init__(house, paint)
        self.choice = choice

    def heading(self) -> Text:
        return Text(self.text("newgame-options-of", game=self.choice.rules), style="bold")

    def keys(self) -> str:
        return self.text("newgame-keys-options")

    def listed(self) -> list[Row]:
        rules, usual = self.house.rules_of(self.choice), self._usual()
        rows: list[Row] = []
        group = ""
        for option in OPTIONS:
            title = self._group(option)
            if title != group:
                group = title
                rows.append(Row(key=f"group-{option.name}", label=title, heading=True))
            label, about = self.house.option(option)
            value = getattr(rules, option.name)
            said = self.house.value(option, value)
            rows.append(
                Row(
                    key=option.name,
                    label=label,
                    value=said,
                    about=f"{about}: {said}" if option.kind in ("pairs", "values") else about,
                    turns=option.kind in ("bool", "word", "int"),
                    changed=value != getattr(usual, option.name),
                )
            )
        return rows

    def _usual(self) -> Rules:
        return self.house.rules_of(Choice(rules=self.choice.rules))

    def _group(self, option: Option) -> str:
        match option.paragraph:
            case "2":
                return self.text("newgame-group-cards")
            case "3.1":
                return self.text("newgame-group-turn")
            case "3.2" | "4.1" | "4.2":  # of the paragraph on laying: what melds there may be
                return self.text("newgame-group-melds")
            case "4.4":
                return self.text("newgame-group-canastas")
            case "4.5":
                return self.text("newgame-group-initial")
            case "5":
                return self.text("newgame-group-pots")
            case "6":
                return self.text("newgame-group-end")
        return self.text("newgame-group-scores")

    # --- changing one ----------------------------------------------------------------------------------------------

    def _option(self, row: Row) -> Option | None:
        return next((option for option in OPTIONS if option.name == row.key), None)

    def turned(self, row: Row, by: int) -> None:
        option = self._option(row)
        if option is None:
            return
        value = options_of(self.house.rules_of(self.choice))[option.name]
        if option.kind == "bool":
            self._set(option, not value)
        elif option.values:
            at = option.values.index(value) if isinstance(value, int | str) and value in option.values else 0
            self._set(option, option.values[(at + by) % len(option.values)])
        elif isinstance(value, int):
            step = 5 if "bonus" in option.name or "penalty" in option.name or option.name == "target" else 1
            self._set(option, max(option.minimum, value + by * step))

    def chosen(self, row: Row) -> None:
        option = self._option(row)
        if option is None:
            return
        if option.kind == "bool" or option.values:
            self.turned(row, 1)
            return
        value = options_of(self.house.rules_of(self.choice))[option.name]

        def told(answer: str | None) -> None:
            if answer is None:
                return
            try:
                self._set(option, self.house.read_value(option, answer.strip()))
            except Cannot as error:
                self.say(str(error))

        question = f"{row.label}: {row.about}"
        shown = msgspec.json.encode(value).decode() if option.kind in ("pairs", "values") else str(value)
        self.app.push_screen(Asked(question, shown, self.text("front-keys-line")), told)

    def _set(self, option: Option, value: object) -> None:
        changes = {**self.choice.changes, option.name: value}
        if value == DERIVED:
            del changes[option.name]
        choice = msgspec.structs.replace(self.choice, changes=changes)
        try:
            rules = self.house.rules_of(choice)
        except Cannot as error:
            self.say(str(error))
            return
        if options_of(rules)[option.name] == options_of(self._usual())[option.name]:
            changes.pop(option.name, None)
        self.choice = msgspec.structs.replace(choice, changes=changes)
        self.show()

    def action_reset(self) -> None:
        """The option under the cursor as the preset has it."""
        row = self.rows.row
        if row is None or row.key not in self.choice.changes:
            return
        changes = {name: value for name, value in self.choice.changes.items() if name != row.key}
        choice = msgspec.structs.replace(self.choice, changes=changes)
        try:
            self.house.rules_of(choice)
        except Cannot as error:
            self.say(str(error))
            return
        self.choice = choice
        self.show()

    def action_back(self) -> None:
        """Back to the form, with what was changed."""
        self.dismiss(self.choice.changes)

    def action_help(self) -> None:
        """The rules in words, as they are now."""
        rules = self.house.rules_of(self.choice)
        title = self.text("newgame-rules")
        keys = self.text("front-keys-read")
        self.app.push_screen(Reading(title, lambda width: Text(self.house.rules_text(rules, width)), keys))
