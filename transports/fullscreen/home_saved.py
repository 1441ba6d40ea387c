"""Saved games and records: gone on with, looked at again, checked, written, deleted."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType

from core.table.summary import Summary
from transports.closing_text import closing_text
from transports.fullscreen.home_house import Cannot, House, Wanted
from transports.fullscreen.home_page import Asked, Page, Sure
from transports.fullscreen.home_rows import Row
from transports.fullscreen.paint import Paint
from transports.fullscreen.panels import Reading
from transports.text import capital


def finished_deals(saved: Summary) -> int:
    """How many deals of a saved game are over."""
    return saved.n if saved.turn is None else saved.n - 1


class SavedPage(Page[Wanted]):
    """All saved games, the one played last first."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("delete,x,ч", "delete", show=False),
        Binding("r,к", "replay", show=False),
        Binding("v,м", "verify", show=False),
        Binding("w,ц", "write", show=False),
    ]

    def __init__(self, house: House, paint: Paint) -> None:
        super().__init__(house, paint)
        self._saved: Sequence[Summary] | None = None

    def begun(self) -> None:
        self.run_worker(self._load())

    async def _load(self) -> None:
        try:
            self._saved = await self.house.saved()
        except Cannot as error:
            self._saved = ()
            self.show()
            self.say(str(error))
        else:
            self.show()

    def heading(self) -> Text:
        return Text(self.text("front-saved"), style="bold")

    def keys(self) -> str:
        return self.text("front-keys-saved") if self._saved else self.text("front-keys-empty")

    def listed(self) -> list[Row]:
        if self._saved is None:
            return []
        if not self._saved:
            return [Row(key="none", label=self.text("front-saved-none"), heading=True)]
        return [
            Row(
                key=saved.table,
                lines=tuple(line.lstrip() if not number else line for number, line in enumerate(self._lines(saved))),
                about=self._about(saved),
            )
            for saved in self._saved
        ]

    def _lines(self, saved: Summary) -> Sequence[str]:
        if saved.problem is not None:
            return (self.text("front-saved-damaged", game=saved.table),)
        return self.house.saved_lines(saved, self.room)

    def _about(self, saved: Summary) -> str:
        if saved.problem is not None:
            return f"{capital(closing_text(saved.problem, self.house.tongue))}."
        if saved.busy:
            return self.text("front-saved-busy")
        return self.text("front-saved-over") if saved.result is not None else self.text("front-saved-open")

    @property
    def saved(self) -> Summary | None:
        """The game under the cursor."""
        row = self.rows.row
        return next((each for each in self._saved or () if row is not None and each.table == row.key), None)

    def chosen(self, row: Row) -> None:
        saved = self.saved
        if saved is None:
            return
        if saved.problem is not None or saved.busy:
            self.say(self._about(saved))
        elif saved.result is not None:
            self.action_replay()
        else:
            self.dismiss(Wanted("play", ("--resume", saved.table)))

    def action_replay(self) -> None:
        """Look at it again."""
        saved = self.saved
        if saved is not None and saved.problem is None and finished_deals(saved) > 0:
            self.dismiss(Wanted("replay", (saved.table, "1")))
        elif saved is not None:
            self.say(self.text("front-saved-no-deal"))

    def action_verify(self) -> None:
        """Check its shuffles, moves and scores."""
        saved = self.saved
        if saved is None:
            return
        try:
            said = self.house.verify(saved.table)
        except Cannot as error:
            self.say(str(error))
            return
        title = self.text("front-verify", game=saved.table)
        self.app.push_screen(Reading(title, self.paint.text("\n".join(said)), self.text("front-keys-read")))

    def action_write(self) -> None:
        """Write its record into a file."""
        saved = self.saved
        if saved is None:
            return

        def told(path: str | None) -> None:
            if path is None or not path.strip():
                return
            try:
                self.say(self.house.write_record(saved.table, path.strip()))
            except Cannot as error:
                self.say(str(error))

        usual = str(self.house.folder / f"{saved.table}.jsonl")
        self.app.push_screen(Asked(self.text("front-ask-record"), usual, self.text("front-keys-line")), told)

    def action_delete(self) -> None:
        """Delete it, once it was asked for."""
        saved = self.saved
        if saved is None:
            return
        if saved.busy:
            self.say(self._about(saved))
            return

        def told(yes: bool | None) -> None:
            if not yes:
                return
            try:
                self.house.delete(saved.table)
            except Cannot as error:
                self.say(str(error))
            else:
                self.run_worker(self._load())

        question = self.text("front-delete", game=saved.table)
        self.app.push_screen(Sure(question, self.house.tongue), told)


class ReplaysPage(Page[Wanted]):
    """What can be looked at again: the finished deals of saved games, and records in a folder."""

    def __init__(self, house: House, paint: Paint) -> None:
        super().__init__(house, paint)
        self._saved: Sequence[Summary] = ()
        self._deals: dict[str, int] = {}
        """By game, the deal to begin with."""
        self._records: Sequence[Path] = ()
        self._folder = str(house.folder)
        self._loaded = False

    def begun(self) -> None:
        self.run_worker(self._load())

    async def _load(self) -> None:
        try:
            saved = await self.house.saved()
            self._saved = [each for each in saved if each.problem is None and finished_deals(each) > 0]
            self._records = self.house.records(self._folder)
        except Cannot as error:
            self._loaded = True
            self.show()
            self.say(str(error))
        else:
            self._loaded = True
            seen = [row.key for row in self.listed() if not row.heading and row.key != "folder"]
            self.show(*seen[:1])

    def heading(self) -> Text:
        return Text(self.text("front-replays"), style="bold")

    def keys(self) -> str:
        return self.text("front-keys-replays")

    def listed(self) -> list[Row]:
        text = self.text
        rows = [
            Row(
                key="folder",
                label=text("front-replays-folder"),
                value=_short(self._folder, self.room // 2),
                about=text("front-replays-folder-about"),
            )
        ]
        if not self._loaded:
            return rows
        title = text("front-replays-games") if self._saved else text("front-replays-no-games")
        rows.append(Row(key="games", label=title, heading=True))
        for saved in self._saved:
            deal, deals = self._deals.get(saved.table, 1), finished_deals(saved)
            played = text("front-the-lesson") if self.house.is_lesson(saved) else saved.preset
            about = " · ".join(" ".join(line.split()) for line in self.house.saved_lines(saved, 10_000))
            rows.append(
                Row(
                    key=f"game {saved.table}",
                    label=f"{saved.table}  {played}",
                    value=text("front-replays-deal", n=deal, count=deals),
                    about=about,
                    turns=deals > 1,
                )
            )
        title = text("front-replays-records") if self._records else text("front-replays-no-records")
        rows.append(Row(key="records", label=title, heading=True))
        for path in self._records:
            rows.append(Row(key=f"file {path}", label=_short(path.name, self.room), about=str(path)))
        return rows

    def turned(self, row: Row, by: int) -> None:
        code = row.key.removeprefix("game ")
        saved = next((each for each in self._saved if each.table == code), None)
        if saved is not None:
            deals = finished_deals(saved)
            self._deals[code] = (self._deals.get(code, 1) - 1 + by) % deals + 1
            self.show()

    def chosen(self, row: Row) -> None:
        kind, _, what = row.key.partition(" ")
        if kind == "game":
            self.dismiss(Wanted("replay", (what, str(self._deals.get(what, 1)))))
        elif kind == "file":
            self.dismiss(Wanted("replay", (what,)))
        elif kind == "folder":
            question = self.text("front-ask-folder")
            self.app.push_screen(Asked(question, self._folder, self.text("front-keys-line")), self._look_in)

    def _look_in(self, folder: str | None) -> None:
        if folder is None or not folder.strip():
            return
        try:
            self._records = self.house.records(folder.strip())
        except Cannot as error:
            self.say(str(error))
        else:
            self._folder = folder.strip()
            self.show()


def _short(text: str, width: int) -> str:
    """The end of a long path."""
    return text if len(text) <= width else f"…{text[1 - width :]}"
