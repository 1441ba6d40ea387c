"""What asks for something over the table is taken away, unanswered, where it means nothing any more."""

from __future__ import annotations

from typing import TypeVar

from textual.app import App

from transports.fullscreen.panels import Panel, Reading

Result = TypeVar("Result")


async def nothing_asked(app: App[Result]) -> None:
    """Take away questions, and lists to choose from, that stand on top. What is read stays."""
    while isinstance(app.screen, Panel) and not isinstance(app.screen, Reading):
        await app.pop_screen()
