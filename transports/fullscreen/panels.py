"""What stands over the table for a while: a text to read, a question, a list to choose from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option


class Reading(ModalScreen[None]):
    """A text to read: rules, a score sheet, the log, what proves the shuffle. Any of its keys closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape,enter,q,space", "dismiss", ""),
        ("up,k", "roll(-1)", ""),
        ("down,j", "roll(1)", ""),
        ("pageup", "roll(-10)", ""),
        ("pagedown", "roll(10)", ""),
    ]

    def __init__(self, title: str, body: Text, keys: str) -> None:
        super().__init__()
        self._title = title
        self._body = body
        self._keys = keys

    def compose(self) -> ComposeResult:
        panel = VerticalScroll(Static(self._body), classes="panel")
        panel.border_title, panel.border_subtitle = self._title, self._keys
        yield panel

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).focus()

    def action_roll(self, by: int) -> None:
        """Scroll by so many lines."""
        self.query_one(VerticalScroll).scroll_relative(y=by, animate=False)


class Choosing(ModalScreen[int | None]):
    """A question with a few answers; gives the number of the one that was chosen, None for none."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape,q", "dismiss", "")]

    def __init__(self, question: Text, answers: Sequence[Text], keys: str) -> None:
        super().__init__()
        self._question = question
        self._answers = answers
        self._keys = keys

    def compose(self) -> ComposeResult:
        answers = OptionList(*[Option(answer) for answer in self._answers])
        panel = Vertical(Static(self._question), answers, classes="panel asking")
        panel.border_subtitle = self._keys
        yield panel

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option_index)
