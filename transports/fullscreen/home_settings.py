"""The person's settings: kept when they are changed, and in effect at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text
from textual.message import Message

from transports.fullscreen.home_house import Cannot
from transports.fullscreen.home_page import Asked, Page
from transports.fullscreen.home_rows import Row

CARDS: Final = ("signs", "letters")
ORDERS: Final = ("suit", "rank", "own")
THEMES: Final = ("auto", "dark", "light", "terminal")
HINTS: Final = ("on", "off")
TELLINGS: Final = ("all", "brief", "quiet")
"""How much of the others' turns is told where there are lines."""


class Repaint(Message):
    """Another theme is wished: everything is to be painted anew."""


class SettingsPage(Page[None]):
    """A row for each."""

    def heading(self) -> Text:
        return Text(self.text("front-settings"), style="bold")

    def keys(self) -> str:
        return self.text("settings-keys")

    def listed(self) -> list[Row]:
        text, house = self.text, self.house
        name = house.wished("name")
        return [
            Row(
                key="name",
                label=text("settings-name"),
                value=name or text("front-join-name-none"),
                about=text("settings-name-about"),
            ),
            Row(
                key="language",
                label=text("settings-language"),
                value=house.languages[house.tongue.code],
                about=text("settings-language-about"),
                turns=True,
            ),
            self._row("cards", text("settings-cards"), self._cards(), text("settings-cards-about")),
            self._row("sort", text("settings-sort"), self._order(), text("settings-sort-about")),
            self._row("theme", text("settings-theme"), self._theme(), text("settings-theme-about")),
            self._row("hints", text("settings-hints"), self._hints(), text("settings-hints-about")),
            self._row("announce", text("settings-announce"), self._announce(), text("settings-announce-about")),
        ]

    def _row(self, key: str, label: str, value: str, about: str) -> Row:
        return Row(key=key, label=label, value=value, about=about, turns=True)

    def _now(self, name: str, values: Sequence[str]) -> str:
        wished = self.house.style if name == "cards" else self.house.wished(name)
        return wished if wished in values else values[0]

    def _cards(self) -> str:
        letters = self._now("cards", CARDS) == "letters"
        return self.text("settings-cards-letters") if letters else self.text("settings-cards-signs")

    def _order(self) -> str:
        match self._now("sort", ORDERS):
            case "rank":
                return self.text("settings-sort-rank")
            case "own":
                return self.text("settings-sort-own")
        return self.text("settings-sort-suit")

    def _theme(self) -> str:
        match self._now("theme", THEMES):
            case "dark":
                return self.text("settings-theme-dark")
            case "light":
                return self.text("settings-theme-light")
            case "terminal":
                return self.text("settings-theme-terminal")
        return self.text("settings-theme-auto")

    def _hints(self) -> str:
        off = self._now("hints", HINTS) == "off"
        return self.text("settings-hints-off") if off else self.text("settings-hints-on")

    def _announce(self) -> str:
        match self._now("announce", TELLINGS):
            case "brief":
                return self.text("settings-announce-brief")
            case "quiet":
                return self.text("settings-announce-quiet")
        return self.text("settings-announce-all")

    def turned(self, row: Row, by: int) -> None:
        values: dict[str, Sequence[str]] = {
            "language": tuple(self.house.languages),
            "cards": CARDS,
            "sort": ORDERS,
            "theme": THEMES,
            "hints": HINTS,
            "announce": TELLINGS,
        }
        if row.key not in values:
            return
        those = values[row.key]
        now = self.house.tongue.code if row.key == "language" else self._now(row.key, those)
        self._wish(row.key, those[(those.index(now) + by) % len(those)])

    def chosen(self, row: Row) -> None:
        if row.key != "name":
            self.turned(row, 1)
            return

        def told(answer: str | None) -> None:
            if answer is None:
                return
            try:
                name = self.house.read_name(answer)
            except Cannot as error:
                self.say(str(error))
            else:
                self._wish("name", name)

        question = self.text("front-ask-name")
        self.app.push_screen(Asked(question, self.house.wished("name"), self.text("front-keys-line")), told)

    def _wish(self, name: str, value: str) -> None:
        try:
            self.house.wish(name, value)
        except Cannot as error:
            self.say(str(error))
            return
        if name == "theme":
            self.post_message(Repaint())
        self.show()
