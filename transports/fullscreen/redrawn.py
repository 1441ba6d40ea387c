"""A full screen that is drawn anew where the terminal has lost it: the program was stopped, or others wrote there."""

from __future__ import annotations

from typing import ClassVar, TypeVar

from textual import on
from textual.app import App
from textual.binding import Binding, BindingType
from textual.driver import Driver

Result = TypeVar("Result")


class Redrawn(App[Result]):
    """What every full screen is; Ctrl-L is the usual key for it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+l", "redraw", show=False, priority=True)]

    @on(Driver.SignalResume)
    def action_redraw(self) -> None:
        """Draw every cell once more; after SIGCONT the terminal is an empty one."""
        for screen in self.screen_stack:
            screen.refresh(layout=True)
