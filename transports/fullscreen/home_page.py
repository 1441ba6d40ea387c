"""A page of the home screen: a heading, rows to choose from, what the row under the cursor means, and the keys."""

from __future__ import annotations

from typing import ClassVar, Generic, TypeVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen, Screen
from textual.widgets import Input, Static

from transports.fullscreen.home_house import House, Wanted
from transports.fullscreen.home_rows import Row, Rows
from transports.fullscreen.keynames import answered
from transports.fullscreen.paint import Paint
from transports.tongue import Tongue

T = TypeVar("T")

WIDEST = 78
"""Columns of a page, however wide the screen is."""
LOW = 22
"""Lines of a screen on which nothing is spaced out."""


class Page(Screen[T], Generic[T]):
    """One page; its subclass says what stands on it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "back", show=False), Binding("f1", "help", show=False)]

    def __init__(self, house: House, paint: Paint) -> None:
        super().__init__()
        self.house = house
        self.paint = paint
        self._note = ""
        self._note_of = ""
        """The row beside which the note is said: at another one it goes."""

    # --- what stands on it -----------------------------------------------------------------------------------------

    def heading(self) -> Text:
        """What the page is."""
        return Text()

    def listed(self) -> list[Row]:
        """Its rows."""
        return []

    def keys(self) -> str:
        """Which keys mean something here."""
        return self.text("front-keys")

    def chosen(self, row: Row) -> None:
        """A row was chosen."""

    def turned(self, row: Row, by: int) -> None:
        """A row's value is to be another."""

    # --- showing it ------------------------------------------------------------------------------------------------

    def text(self, key: str, /, **given: str | int) -> str:
        """A message in the person's language."""
        return self.house.tongue.text(key, **given)

    @property
    def rows(self) -> Rows:
        """The rows as they stand there."""
        return self.query_one(Rows)

    @property
    def room(self) -> int:
        """Columns for a line of a list."""
        return min(WIDEST, self.app.size.width) - 6

    def compose(self) -> ComposeResult:
        with Vertical(id="page"):
            yield Static(id="head")
            yield Rows(self.paint)
            yield Static(id="about")
            yield Static(id="keys")

    def on_mount(self) -> None:
        self.rows.focus()
        self.show()
        self.begun()

    def begun(self) -> None:
        """The page has come: what takes a while may begin."""

    def on_resize(self) -> None:
        """Lists are wrapped to the new width; on a low screen nothing is spaced out."""
        self.set_class(self.app.size.height < LOW, "short")
        self.show()

    def show(self, key: str | None = None) -> None:
        """Draw it anew; the cursor goes to the row of ``key``."""
        self.query_one("#head", Static).update(self.heading())
        self.rows.fill(self.listed(), key)
        self.query_one("#keys", Static).update(Text(self.keys(), no_wrap=True, overflow="ellipsis"))
        self._say_about()

    def say(self, note: str) -> None:
        """Say this in the place of what the row means, until the cursor moves."""
        row = self.rows.row
        self._note, self._note_of = note, "" if row is None else row.key
        self._say_about()

    def _say_about(self) -> None:
        row = self.rows.row
        key = "" if row is None else row.key
        if key != self._note_of:
            self._note = ""
        said = self._note or ("" if row is None else row.about)
        self.query_one("#about", Static).update(self.paint.text(said))

    def on_rows_moved(self) -> None:
        self._say_about()

    def on_rows_chosen(self, event: Rows.Chosen) -> None:
        self.chosen(event.row)

    def on_rows_turned(self, event: Rows.Turned) -> None:
        self.turned(event.row, event.by)

    def on_key(self, event: events.Key) -> None:
        """A letter goes to its row and chooses it."""
        if event.character and event.character.isprintable() and (row := self.rows.go_to(event.character)) is not None:
            event.stop()
            self.chosen(row)

    def action_back(self) -> None:
        """Leave the page."""
        self.dismiss()

    def action_help(self) -> None:
        """Tell more, where a page has more to tell."""


class Asked(ModalScreen[str | None]):
    """A question with a line to write on; gives what was written, None for nothing."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss", show=False)]

    def __init__(self, question: str, value: str, keys: str) -> None:
        super().__init__()
        self._question = question
        self._value = value
        self._keys = keys

    def compose(self) -> ComposeResult:
        with Vertical(classes="question"):
            yield Static(Text(self._question))
            yield Input(self._value, id="answer", select_on_focus=False)
            yield Static(Text(self._keys), classes="hint")

    def on_mount(self) -> None:
        self.query_one(Input).focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """It is written; what was pasted with it and is no sign at all is left out."""
        self.dismiss("".join(sign for sign in event.value if sign.isprintable()))


class Sure(ModalScreen[bool]):
    """A question that is answered with yes or no; no is what any other key means."""

    def __init__(self, question: str, tongue: Tongue) -> None:
        super().__init__()
        self._question = question
        self._tongue = tongue

    def compose(self) -> ComposeResult:
        with Vertical(classes="question"):
            yield Static(Text(self._question))
            yield Static(Text(self._tongue.text("front-keys-sure")), classes="hint")

    def on_key(self, event: events.Key) -> None:
        """Enter says yes, and so does the letter that it begins with."""
        event.stop()
        self.dismiss(event.key == "enter" or answered(event.character, self._tongue) is True)


class Lesson(ModalScreen[Wanted | None]):
    """Whether the lesson, left before its end, is gone on with or begun anew; None for neither."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,l", "go_on", show=False),
        Binding("n,т", "anew", show=False),
        Binding("escape,q,й", "dismiss", show=False),
    ]

    def __init__(self, question: str, keys: str) -> None:
        super().__init__()
        self._question = question
        self._keys = keys

    def compose(self) -> ComposeResult:
        with Vertical(classes="question"):
            yield Static(Text(self._question))
            yield Static(Text(self._keys), classes="hint")

    def action_go_on(self) -> None:
        """Where it was left."""
        self.dismiss(Wanted("learn"))

    def action_anew(self) -> None:
        """From its first card."""
        self.dismiss(Wanted("learn", ("anew",)))
