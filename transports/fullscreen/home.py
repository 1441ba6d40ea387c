"""The home screen: where a person chooses what to do, before and after each game."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType

from core.table.summary import Summary
from transports.fullscreen.failing import FailsQuietly
from transports.fullscreen.home_house import Choice, House, Wanted
from transports.fullscreen.home_join import JoinPage
from transports.fullscreen.home_new import NewGamePage
from transports.fullscreen.home_page import Lesson, Page
from transports.fullscreen.home_rows import Row, letters
from transports.fullscreen.home_saved import ReplaysPage, SavedPage
from transports.fullscreen.home_settings import SettingsPage
from transports.fullscreen.home_title import WIDE, title
from transports.fullscreen.paint import Paint


class Home(FailsQuietly[Wanted]):
    """The screen, until a person has decided on something: gives that, or None where they leave."""

    TITLE = "buraco"
    CSS_PATH = "home.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True)]

    def __init__(
        self,
        house: House,
        note: str = "",
        at: str = "",
        form: Choice | None = None,
        paint_of: Callable[[str], Paint] = lambda theme: Paint(),
    ) -> None:
        """``note``: said at first; ``at``: the row under the cursor, where it is there; ``form``: the new game's form
        is all there is, filled in with this."""
        super().__init__()
        self._house = house
        self._note = note
        self._at = at
        self._form = form
        self._paint_of = paint_of

    def on_mount(self) -> None:
        paint = self._paint_of(self._house.wished("theme"))
        paint.dress(self)
        if self._form is not None:
            self.push_screen(NewGamePage(self._house, paint, self._form), self.decided)
        else:
            self.push_screen(HomePage(self._house, paint, self._note, self._at), self.decided)

    def on_repaint(self) -> None:
        """The theme is another: everything that stands is painted anew."""
        paint = self._paint_of(self._house.wished("theme"))
        paint.dress(self)
        for screen in self.screen_stack:
            if isinstance(screen, Page):
                screen.paint = screen.rows.paint = paint
                screen.show()

    def decided(self, wanted: Wanted | None) -> None:
        """Leave, with this."""
        self.exit(wanted)

    def action_leave(self) -> None:
        """Leave."""
        self.exit(None)


class HomePage(Page[Wanted]):
    """All there is to do, one row each."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("q,й", "back", show=False)]

    def __init__(self, house: House, paint: Paint, note: str = "", at: str = "") -> None:
        super().__init__(house, paint)
        self._first_row = at
        self._first_note = note
        self._newest: Summary | None = house.newest()

    def begun(self) -> None:
        self.rows.put(self._first_row)
        note = self._first_note or (self.text("front-note-first") if self.house.is_new else "")
        if note:
            self.say(note)

    def on_screen_resume(self) -> None:
        """Back from another page: games may have gone, the language may be another."""
        if self.is_mounted and self.query("#rows"):
            self._newest = self.house.newest()
            self.show()

    def heading(self) -> Text:
        lines = title(self.paint, self.house.style)
        told = ["", self.text("front-title"), self.text("front-family"), ""]
        room = min(78, self.app.size.width) - WIDE - 8
        drawn = Text()
        for number, (line, said) in enumerate(zip(lines, told, strict=True)):
            drawn.append_text(line)
            if said and len(said) <= room:
                drawn.append("   ").append(said, style="bold" if number == 1 else "")
            drawn.append("\n" if number < len(lines) - 1 else "")
        return drawn

    def listed(self) -> list[Row]:
        text, saved = self.text, self._newest
        rows = [
            ("new", text("front-new"), text("front-new-about")),
            ("join", text("front-join"), text("front-join-about")),
            ("saved", text("front-saved"), text("front-saved-about")),
            ("replays", text("front-replays"), text("front-replays-about")),
            ("learn", text("front-learn"), text("front-learn-about")),
            ("settings", text("front-settings"), text("front-settings-about")),
            ("quit", text("front-quit"), text("front-quit-about")),
        ]
        if saved is not None:
            lines = self.house.saved_lines(saved, 10_000)
            told = " · ".join(" ".join(line.split()) for line in lines[1:]) or lines[0]
            rows.insert(0, ("continue", text("front-continue"), told))
        marked = letters([label for _, label, _ in rows])
        return [
            Row(key=key, label=label, about=about, letter=letter, value=self._beside(key))
            for (key, label, about), letter in zip(rows, marked, strict=True)
        ]

    def _beside(self, key: str) -> str:
        saved = self._newest
        if key != "continue" or saved is None:
            return ""
        if self.house.is_lesson(saved):
            return self.text("front-the-lesson")
        return self.text("front-continue-which", game=saved.preset, n=max(1, saved.n))

    def keys(self) -> str:
        return self.text("front-keys-first")

    def chosen(self, row: Row) -> None:
        match row.key:
            case "continue" if self._newest is not None:
                self.dismiss(Wanted("play", ("--resume", self._newest.table)))
            case "new":
                self.app.push_screen(NewGamePage(self.house, self.paint, self.house.last_choice()), self._decided)
            case "join":
                self.app.push_screen(JoinPage(self.house, self.paint), self._decided)
            case "saved":
                self.app.push_screen(SavedPage(self.house, self.paint), self._decided)
            case "replays":
                self.app.push_screen(ReplaysPage(self.house, self.paint), self._decided)
            case "learn" if self.house.lesson_waits:
                self.app.push_screen(Lesson(self.text("front-lesson"), self.text("front-lesson-keys")), self._decided)
            case "learn":
                self.dismiss(Wanted("learn"))
            case "settings":
                self.app.push_screen(SettingsPage(self.house, self.paint))
            case _:
                self.dismiss(None)

    def _decided(self, wanted: Wanted | None) -> None:
        if wanted is not None:
            self.dismiss(wanted)
