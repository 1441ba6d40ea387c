"""What stands over the table for a while: a text to read, a question, a list to choose from."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import ClassVar, Final, TypeVar

from rich.table import Table
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from transports.console.terminal import cells
from transports.fullscreen.keynames import answered
from transports.fullscreen.wording import fitting
from transports.tongue import Tongue

Result = TypeVar("Result")

DOUBLE_TAP_S: Final = 0.35
"""A key that comes sooner after a panel has opened was meant for what stood there before: it does nothing."""


EDGE: Final = 6
"""Columns of a panel that what stands on its edges cannot have: its corners, and a blank beside them."""


_SHARE: Final = 90
_WIDEST: Final = 104
"""Percent of the screen's columns that a panel has, and its columns at most: as in the style below."""
_SIDES: Final = 5
"""Columns of a text's panel that the text cannot have: its sides, a blank beside them, and the scrollbar."""


class Panel(ModalScreen[Result]):
    """Anything that stands over the table and ends with a key."""

    DEFAULT_CSS = """
    Panel { align: center middle; background: $background 60%; }
    Panel .panel {
        width: 90%; max-width: 104; height: auto; max-height: 92%;
        border: round $accent; padding: 0 1; background: $surface;
        scrollbar-size: 0 1; border-title-style: bold;
    }
    Panel .reading { scrollbar-gutter: stable; }
    Panel .asking { max-width: 84; }
    Panel OptionList {
        height: auto; max-height: 100%; border: none; padding: 0; background: $surface; scrollbar-size-vertical: 1;
    }
    Panel OptionList:focus { border: none; background: $surface; background-tint: $surface 0%; }
    Panel OptionList > .option-list--option-highlighted,
    Panel OptionList:focus > .option-list--option-highlighted {
        background: $panel; color: $foreground; text-style: bold;
    }
    Panel #about { padding: 0 0 1 0; }
    """

    guard_s = 0.0
    """Seconds within which a key was meant for what stood there before."""
    _opened = 0.0

    def on_mount(self) -> None:
        self._opened = asyncio.get_running_loop().time()

    @property
    def too_soon(self) -> bool:
        """Has it opened just now?"""
        return asyncio.get_running_loop().time() - self._opened < self.guard_s


class Reading(Panel[None]):
    """A text to read: rules, a score sheet, the log, what proves the shuffle."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape,enter,q,й", "close", ""),
        ("space", "further", ""),
        ("up,k,л", "roll(-1)", ""),
        ("down,j,о", "roll(1)", ""),
        ("pageup,b", "page(-1)", ""),
        ("pagedown,f", "page(1)", ""),
        ("home,g", "end(-1)", ""),
        ("end,G", "end(1)", ""),
    ]

    def __init__(
        self,
        title: str,
        body: Text | Callable[[int], Text],
        keys: str | Sequence[str],
        *,
        guard_s: float = 0.0,
        at_end: bool = False,
    ) -> None:
        """``body``: the text, or what makes it for so many columns whenever the window changes; ``keys``: said at the
        lower edge, of several wordings the first one that fits; ``guard_s``: seconds within which no key closes it;
        ``at_end``: is its end to be seen first?"""
        super().__init__()
        self._title = title
        self._body = body
        self._keys = (keys,) if isinstance(keys, str) else tuple(keys)
        self.guard_s = guard_s
        self._at_end = at_end
        self._width = 0

    def compose(self) -> ComposeResult:
        width = min(self.app.size.width * _SHARE // 100, _WIDEST) - _SIDES  # so that there is no empty panel at first
        if width > 0:
            self._width = width
        panel = VerticalScroll(Static(self._said(width) if width > 0 else "", id="body"), classes="panel reading")
        panel.border_title, panel.border_subtitle = self._title, self._keys[-1]
        yield panel

    def on_mount(self) -> None:
        panel = self.query_one(VerticalScroll)
        panel.focus()
        self.watch(panel, "show_vertical_scrollbar", self._can_scroll)
        self.call_after_refresh(self._lay_out)

    def on_resize(self, event: events.Resize) -> None:
        self.call_after_refresh(self._lay_out)

    def _lay_out(self) -> None:
        if not self.query(VerticalScroll):  # it was closed in the meantime
            return
        panel = self.query_one(VerticalScroll)
        width = panel.scrollable_content_region.width
        if not width:
            return
        self._say_keys(panel)
        if width != self._width:
            self._width = width
            self.query_one("#body", Static).update(self._said(width))

    def _said(self, width: int) -> Text:
        return self._body(width) if callable(self._body) else self._body

    def show(self, body: Text | Callable[[int], Text], keys: str) -> None:
        """Another text in the same place, from its beginning."""
        self._body, self._keys, self._width = body, (keys,), 0
        panel = self.query_one(VerticalScroll)
        panel.scroll_home(animate=False)
        self._lay_out()
        self._can_scroll(panel.show_vertical_scrollbar)

    def _can_scroll(self, can: bool) -> None:
        """There is more of the text than can be seen, or not any more."""
        panel = self.query_one(VerticalScroll)
        self._say_keys(panel)
        if can and self._at_end:
            self._at_end = False
            panel.scroll_end(animate=False)

    def _say_keys(self, panel: VerticalScroll) -> None:
        if not panel.outer_size.width:  # it has no room yet
            return
        arrows = ["↑ ↓ · "] if panel.show_vertical_scrollbar else []
        said = [f"{before}{keys}" for before in [*arrows, ""] for keys in self._keys]
        panel.border_subtitle = fitting(said, panel.outer_size.width - EDGE)

    def action_close(self) -> None:
        """Close it, unless the key was meant for what stood there before."""
        if not self.too_soon:
            self.dismiss(None)

    def action_further(self) -> None:
        """The next page; close it at the end."""
        panel = self.query_one(VerticalScroll)
        if panel.scroll_y < panel.max_scroll_y:
            self.action_page(1)
        else:
            self.action_close()

    def action_roll(self, by: int) -> None:
        """Scroll by so many lines."""
        self.query_one(VerticalScroll).scroll_relative(y=by, animate=False)

    def action_page(self, by: int) -> None:
        """Scroll by so many pages."""
        panel = self.query_one(VerticalScroll)
        panel.scroll_relative(y=by * max(1, panel.size.height - 1), animate=False)

    def action_end(self, way: int) -> None:
        """Go to the beginning (-1) or the end (1)."""
        panel = self.query_one(VerticalScroll)
        panel.scroll_home(animate=False) if way < 0 else panel.scroll_end(animate=False)


class Question(Panel[bool]):
    """A question that yes or no answers: one key for each."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("enter", "tapped", ""),
        ("escape,q", "answer(False)", ""),
    ]

    def __init__(self, question: Text, tongue: Tongue, guard_s: float) -> None:
        """``guard_s``: seconds within which Enter is not yet an answer."""
        super().__init__()
        self._question = question
        self._tongue = tongue
        self.guard_s = guard_s

    def compose(self) -> ComposeResult:
        panel = Vertical(Static(self._question, id="question"), classes="panel asking")
        panel.border_subtitle = self._tongue.text("panels-yes-no")
        yield panel

    def on_key(self, event: events.Key) -> None:
        """A letter that says yes or no."""
        yes = answered(event.character, self._tongue)
        if yes is not None:
            event.stop()
            self.dismiss(yes)

    def action_tapped(self) -> None:
        """Enter: yes, unless it was meant for what stood there before."""
        if not self.too_soon:
            self.dismiss(True)

    def action_answer(self, yes: bool) -> None:
        """Answer it."""
        self.dismiss(yes)


class Offered(OptionList):
    """A list to choose from; the line that is chosen by Enter has a sign before it, whatever the colours."""

    def __init__(self, answers: Sequence[Text] = (), *, numbered: bool = False) -> None:
        super().__init__()
        self._numbered = numbered
        self._answers: tuple[Text, ...] = ()
        self.offer(answers)

    def offer(self, answers: Sequence[Text]) -> None:
        """Offer these now; the first one is marked."""
        self._answers = tuple(answers)
        self.clear_options()
        self.add_options([Option(self._row(at, False)) for at in range(len(answers))])
        self.highlighted = 0 if answers else None

    def with_place(self, keys: str) -> str:
        """What its keys do, and before it which answer is marked, where not all of them can be seen; as much of it as
        the edge has room for."""
        parts = keys.split(" · ")
        if self.highlighted is not None and self.max_scroll_y > 0:
            parts.insert(0, f"{self.highlighted + 1}/{self.option_count}")
        wordings = [" · ".join(parts[:count]) for count in range(len(parts), 0, -1)]
        return fitting(wordings, self.size.width - 2 if self.size else cells(keys))

    def action_page_down(self) -> None:
        """A page further down; a list that has no room at all (a tiny window) has no pages, which it cannot tell."""
        if self.scrollable_content_region:
            super().action_page_down()  # type: ignore[no-untyped-call]

    def action_page_up(self) -> None:
        """The same, up."""
        if self.scrollable_content_region:
            super().action_page_up()  # type: ignore[no-untyped-call]

    def _row(self, at: int, here: bool) -> Table:
        row = Table.grid(padding=(0, 1, 0, 0))
        row.add_column(width=4 if self._numbered else 1, justify="right")
        row.add_column()
        number = f" {at + 1:>2}" if self._numbered else ""
        row.add_row(Text(f"{'►' if here else ' '}{number}"), self._answers[at])
        return row

    def watch_highlighted(self, highlighted: int | None) -> None:
        """Another one is to be chosen by Enter."""
        super().watch_highlighted(highlighted)
        for at in range(min(len(self._answers), self.option_count)):
            self.replace_option_prompt_at_index(at, self._row(at, at == highlighted))


class Choosing(Panel[int | None]):
    """A question with a few answers; gives the number of the one that was chosen, None for none."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape,q", "dismiss", ""),
        ("k,л", "cursor(-1)", ""),
        ("j,о", "cursor(1)", ""),
        *[(str(number), f"choose({number - 1})", "") for number in range(1, 10)],
    ]

    def __init__(self, title: str, answers: Sequence[Text], tongue: Tongue) -> None:
        super().__init__()
        self._title = title
        self.answers = answers
        self._tongue = tongue

    def compose(self) -> ComposeResult:
        panel = Vertical(Offered(self.answers, numbered=True), classes="panel asking")
        panel.border_title = self._title
        panel.border_subtitle = self._tongue.text("panels-choose")
        yield panel

    def on_mount(self) -> None:
        self.query_one(Offered).focus()

    def action_cursor(self, by: int) -> None:
        """Move up (-1) or down (1)."""
        answers = self.query_one(Offered)
        answers.action_cursor_up() if by < 0 else answers.action_cursor_down()

    def action_choose(self, at: int) -> None:
        """Choose the one of this number, where there is one."""
        if at < len(self.answers):
            self.dismiss(at)

    def on_option_list_option_highlighted(self) -> None:
        """Another one is marked."""
        answers = self.query_one(Offered)
        self.query_one(".panel").border_subtitle = answers.with_place(self._tongue.text("panels-choose"))

    def on_resize(self, event: events.Resize) -> None:
        self.call_after_refresh(self.on_option_list_option_highlighted)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """One was chosen."""
        self.dismiss(event.option_index)
