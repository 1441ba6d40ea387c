"""Shared tables: those that are known, one by its code or an invitation's link, and a new one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
from rich.text import Text
from textual import work

from core.table.hosting import Entry
from transports.fullscreen.home_house import Cannot, House, Wanted
from transports.fullscreen.home_new import SHARED_CLOCK, NewGamePage
from transports.fullscreen.home_page import Asked, Page, Sure
from transports.fullscreen.home_rows import Row
from transports.fullscreen.paint import Paint


class JoinPage(Page[Wanted]):
    """The name is asked for once; with it people come back to their seats."""

    def __init__(self, house: House, paint: Paint) -> None:
        super().__init__(house, paint)
        self._tables: Sequence[Entry] | None = None
        """None until they are known."""
        self._trouble = ""

    def begun(self) -> None:
        self._load()

    @work
    async def _load(self) -> None:
        try:
            self._tables = await self.house.tables()
        except Cannot as error:
            self._tables, self._trouble = (), str(error)
        self.show()

    def heading(self) -> Text:
        return Text(self.text("front-join"), style="bold")

    def listed(self) -> list[Row]:
        text, name = self.text, self.house.wished("name")
        rows = [
            Row(key="code", label=text("front-join-code"), about=text("front-join-code-about")),
            Row(key="create", label=text("front-join-create"), about=text("front-join-create-about")),
            Row(
                key="name",
                label=text("front-join-name"),
                value=name or text("front-join-name-none"),
                about=text("front-join-name-about"),
            ),
        ]
        if self._tables is None:
            return [*rows, Row(key="wait", label=text("front-join-looking"), heading=True)]
        if self._trouble:
            return [*rows, Row(key="trouble", label=text("front-join-no-server"), about=self._trouble)]
        title = text("front-join-tables") if self._tables else text("front-join-no-tables")
        rows.append(Row(key="tables", label=title, heading=True))
        return rows + [
            Row(
                key=f"table {entry.table}",
                lines=tuple(self.house.table_lines(entry, self.room)),
                about=text("front-join-table-about"),
            )
            for entry in self._tables
        ]

    def chosen(self, row: Row) -> None:
        match row.key:
            case "code":
                question = self.text("front-ask-code")
                self.app.push_screen(Asked(question, "", self.text("front-keys-line")), self._join)
            case "create" if not self.house.wished("name"):
                self._ask_name(lambda: self.chosen(row))
            case "create":
                choice = self.house.last_choice()
                choice = msgspec.structs.replace(choice, clock=choice.clock or SHARED_CLOCK)
                self.app.push_screen(NewGamePage(self.house, self.paint, choice, shared=True), self._made)
            case "name":
                self._ask_name(self.show)
            case "trouble":
                self._tables, self._trouble = None, ""
                self.show()
                self._load()
            case key if key.startswith("table "):
                self._join(key.removeprefix("table "))

    def _made(self, wanted: Wanted | None) -> None:
        if wanted is not None:
            self._load()
            self._join(wanted.words[0])

    def _join(self, where: str | None) -> None:
        """Sit down at the table of this code or link, as soon as the name is known."""
        where = (where or "").strip()
        if not where:
            return
        if not self.house.wished("name"):
            self._ask_name(lambda: self._join(where))
            return
        self._sit(where)

    @work(exclusive=True, group="sitting")
    async def _sit(self, where: str) -> None:
        name = self.house.wished("name")
        wanted = Wanted("join", (where, f"--as={name}", "--take-over"))
        try:
            elsewhere = "/" not in where and await self.house.is_elsewhere(where, name)
        except Cannot as error:
            self.say(str(error))
            return
        if not elsewhere:
            self.dismiss(wanted)
            return

        def told(yes: bool | None) -> None:
            if yes:
                self.dismiss(wanted)

        self.app.push_screen(Sure(self.text("front-join-elsewhere", name=name), self.house.tongue), told)

    def _ask_name(self, then: Callable[[], None]) -> None:
        def told(answer: str | None) -> None:
            if answer is None:
                return
            try:
                self.house.wish("name", self.house.read_name(answer))
            except Cannot as error:
                self.say(str(error))
            else:
                then()

        question = self.text("front-ask-name")
        self.app.push_screen(Asked(question, self.house.wished("name"), self.text("front-keys-line")), told)
