"""A record stepped through on the whole screen: to and fro, by itself, with all hands open or as one seat saw it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, Final

from rich.text import Text
from textual import events, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Static
from textual.worker import Worker

from core.table.ports import Clock
from core.table.waiting import wait
from transports.console.hand import Newcomers
from transports.console.picking import Picking
from transports.console.steps import Steps
from transports.fullscreen.felt import Felt, Scene
from transports.fullscreen.foot import KeyLine
from transports.fullscreen.openhands import open_hands
from transports.fullscreen.paint import Paint
from transports.fullscreen.panels import Reading
from transports.fullscreen.reeltext import (
    key_bar,
    keys_text,
    line,
    log_of,
    paragraphs,
    score_of,
    sheet_of,
    told_lines,
)

SPEEDS: Final = (3_000, 1_500, 500)
"""Milliseconds that a step is shown while it plays by itself: slowly, as usual, quickly."""
USUAL: Final = 1
_LINES: Final = 2
"""Lines for where it is, and for the keys."""
_TOLD: Final = 3
"""Lines for what is told, at least."""
_FELT: Final = 11
"""Lines of the table with a hand, at least."""
_FELT_OPEN: Final = 6
"""The same without: a heading, some melds, stock and pile."""


class Replay(ModalScreen[None]):
    """A record, from one step on. Leaving it dismisses the screen; no key goes to a table that lies under it."""

    AUTO_FOCUS = ""
    CSS_PATH = "replaying.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,enter,n,т,j,о", "go(1)", show=False),
        Binding("left,backspace,b,и,k,л", "go(-1)", show=False),
        Binding("home", "end(-1)", show=False),
        Binding("end", "end(1)", show=False),
        Binding("pagedown,right_square_bracket", "deal(1)", show=False),
        Binding("pageup,left_square_bracket", "deal(-1)", show=False),
        Binding("space,p,з", "play", show=False),
        Binding("1", "speed(0)", show=False),
        Binding("2", "speed(1)", show=False),
        Binding("3", "speed(2)", show=False),
        Binding("plus", "faster(1)", show=False),
        Binding("minus", "faster(-1)", show=False),
        Binding("tab", "view(1)", show=False, priority=True),
        Binding("shift+tab", "view(-1)", show=False, priority=True),
        Binding("g,п", "ask('step')", show=False),
        Binding("d,в", "ask('deal')", show=False),
        Binding("f2,c,с", "score", show=False),
        Binding("f3,l,д", "log", show=False),
        Binding("f4,f,а", "faults", show=False),
        Binding("question_mark,f10,f1", "keys", show=False),
        Binding("q,й,escape", "leave", show=False),
        Binding("ctrl+c", "leave", show=False, priority=True),
    ]

    def __init__(self, steps: Steps, clock: Clock, paint: Paint, first: int = 0, seat: int | None = None) -> None:
        super().__init__()
        self.steps: Final = steps
        self.at = first
        """The step that is shown, from 0."""
        self.seat = seat
        """Whose cards are shown; None: all hands are open."""
        self.speed = USUAL
        self.answer = ""
        """What is to be said to the last key, in the place of what happened."""
        self._clock = clock
        self._paint = paint
        self._picking = Picking()
        self._playing: Worker[None] | None = None
        self._asked = ""
        self._hands = 0
        """Lines of the open hands."""

    @property
    def playing(self) -> bool:
        """Does it play by itself?"""
        return self._playing is not None

    def compose(self) -> ComposeResult:
        yield Felt(self._picking, self._paint, id="felt")
        with VerticalScroll(id="replay-hands", can_focus=False):
            yield Static(id="replay-open")
        with VerticalScroll(id="replay-sheet", can_focus=False):
            yield Static(id="replay-scores")
        yield Static(id="log")
        yield Static(id="replay-line")
        yield KeyLine(self.draw)
        yield Input(id="typed")

    def on_mount(self) -> None:
        self.call_after_refresh(self.draw)
        if self.steps.faults:
            self.action_faults()

    def on_resize(self, event: events.Resize) -> None:
        self.call_after_refresh(self.draw)

    # --- drawing -------------------------------------------------------------------------------------------------

    def draw(self) -> None:
        """Draw the step at hand."""
        step, words = self.steps.step(self.at, self.seat), self.steps.words(self.seat)
        self.set_class(self.seat is not None, "-seat")
        self.set_class(step.end is not None or step.seen is None, "-sheet")
        width = self.query_one("#replay-line", Static).size.width or self.size.width - 2
        if step.end is not None or step.seen is None:
            self.query_one("#replay-scores", Static).update(self._paint.text(sheet_of(step, words, width - 2)))
        else:
            self.query_one(Felt).show(Scene(seen=step.seen, words=words, new=Newcomers(), hands=step.hands))
            self._picking.cursor = -1  # nobody plays here
            if step.hands is not None:
                self._draw_hands(open_hands(step.seen, step.hands, words, self._paint, width))
        self.query_one("#replay-line", Static).update(line(self.steps, self.at, self.seat, self._pace, width))
        self.query_one("#keys", Static).update(key_bar(words.tongue, width))
        self._tell()

    def _draw_hands(self, hands: Text) -> None:
        lines = hands.plain.count("\n") + 1
        self._hands = max(2, min(lines, self.size.height - _LINES - _FELT_OPEN - _TOLD))
        self.query_one("#replay-hands").styles.height = self._hands
        self.query_one("#replay-open", Static).update(hands)

    @property
    def _pace(self) -> int | None:
        return self.speed if self.playing else None

    def _tell(self) -> None:
        """What happened, in as many lines as that needs where it stands under the table."""
        told = self.query_one("#log", Static)
        wide = self.has_class("-wide")
        width = max(20, told.size.width if wide else self.size.width - 3)
        left = self.size.height - _LINES - (_FELT_OPEN + self._hands if self.seat is None else _FELT)
        most = told.size.height if wide else max(_TOLD, min(left, self.size.height // 3))
        if self.answer:
            shown, lines = Text("\n" * (self._usual - 1) + self.answer, style="italic"), self._usual
        else:
            shown, lines = told_lines(self.steps, self.at, self.seat, self._paint, width, self._usual, most)
        told.styles.height = None if wide else lines
        told.update(shown)

    @property
    def _usual(self) -> int:
        """Lines of what is told, where it needs no more."""
        if self.has_class("-wide"):
            return max(1, self.query_one("#log", Static).size.height)
        return max(_TOLD, min(8, self.size.height // 5))

    def _show(self, at: int) -> None:
        """Go there; where the record does not reach, say so."""
        tongue = self.steps.words(None).tongue
        self.answer = ""
        if at < 0:
            self.answer = tongue.text("replaying-begins")
        elif at >= self.steps.count:
            self.answer = tongue.text("replaying-ends", count=self.steps.count)
        else:
            self.at = at
        self.draw()

    # --- keys ----------------------------------------------------------------------------------------------------

    def action_go(self, by: int) -> None:
        """A step on, or back."""
        self._stop()
        self._show(self.at + by)

    def action_end(self, side: int) -> None:
        """The first step, or the last."""
        self._stop()
        self._show(0 if side < 0 else self.steps.count - 1)

    def action_deal(self, by: int) -> None:
        """The beginning of the next deal, or of this one, or of the one before."""
        self._stop()
        starts = [first for _, first in self.steps.deals]
        found = [at for at in starts if (at > self.at if by > 0 else at < self.at)]
        if found:
            self._show(found[0] if by > 0 else found[-1])
        else:
            text = self.steps.words(None).tongue.text
            self.answer = text("replaying-last-deal") if by > 0 else text("replaying-first-deal")
            self.draw()

    def action_view(self, by: int) -> None:
        """The next seat's cards; after the last seat all hands are open."""
        views = [None, *range(self.steps.players)]
        self.seat = views[(views.index(self.seat) + by) % len(views)]
        self.answer = ""
        self.draw()
        self.call_after_refresh(self.draw)  # the room for what is told is another now

    def action_play(self) -> None:
        """Let it play by itself, or stop it."""
        if self.playing:
            self._stop()
        else:
            self._playing = self._play()
        self.answer = ""
        self.draw()

    def action_speed(self, speed: int) -> None:
        """Play at this speed from now on."""
        self._stop()
        self.speed = speed
        self._playing = self._play()
        self.draw()

    def action_faster(self, by: int) -> None:
        """Play faster, or slower."""
        self.action_speed(max(0, min(self.speed + by, len(SPEEDS) - 1)))

    def action_ask(self, what: str) -> None:
        """Ask for the number of a step, or of a deal."""
        self._stop()
        text = self.steps.words(None).tongue.text
        self._asked = what
        self.add_class("-asking")
        where = self.query_one("#typed", Input)
        where.value = ""
        asks = text("replaying-ask-step") if what == "step" else text("replaying-ask-deal")
        self.query_one("#replay-line", Static).update(Text(asks, style="bold"))
        where.focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """A number was typed."""
        typed = event.value.strip()
        self._asked_no_more()
        if typed:
            self._jump(typed)
        self.draw()

    def _jump(self, typed: str) -> None:
        text = self.steps.words(None).tongue.text
        deals = dict(self.steps.deals)
        number = int(typed[:9]) if typed.isascii() and typed.isdigit() else -1
        if number < 0:
            self.answer = text("replaying-no-number")
        elif self._asked == "step" and 1 <= number <= self.steps.count:
            self.answer, self.at = "", number - 1
        elif self._asked == "step":
            self.answer = text("replaying-no-step", n=number, count=self.steps.count)
        elif number in deals:
            self.answer, self.at = "", deals[number]
        elif deals:
            self.answer = text("replaying-no-deal", n=number, first=min(deals), last=max(deals))
        else:
            self.answer = text("replaying-last-deal")

    def _asked_no_more(self) -> None:
        self.remove_class("-asking")
        self.set_focus(None)

    def action_score(self) -> None:
        """The score of the match, and how this deal stands."""
        self._read("replaying-score-title", score_of(self.steps, self.at, self.seat))

    def action_log(self) -> None:
        """What has happened in this deal so far."""
        self._read("replaying-log-title", log_of(self.steps, self.at, self.seat), at_end=True)

    def action_faults(self) -> None:
        """What of the record could not be read."""
        if self.steps.faults:
            self._read("replaying-faults-title", self.steps.faults)

    def action_keys(self) -> None:
        """All keys."""
        self._stop()
        tongue, faults = self.steps.words(None).tongue, bool(self.steps.faults)
        self._push("replaying-keys-title", lambda width: keys_text(tongue, faults, width))

    def action_leave(self) -> None:
        """Leave; or, where a number was to be typed, let that be."""
        if self.has_class("-asking"):
            self._asked_no_more()
            self.draw()
        else:
            self._stop()
            self.dismiss()

    def _read(self, title: str, said: Sequence[str], at_end: bool = False) -> None:
        self._stop()
        self._push(title, paragraphs(said, self._paint), at_end)

    def _push(self, title: str, body: Callable[[int], Text], at_end: bool = False) -> None:
        text = self.steps.words(None).tongue.text
        self.app.push_screen(Reading(text(title), body, text("panels-close"), at_end=at_end))

    # --- by itself -----------------------------------------------------------------------------------------------

    @work(exclusive=True, group="replay")
    async def _play(self) -> None:
        while self.at + 1 < self.steps.count:
            await wait(self._clock, SPEEDS[self.speed])
            self._show(self.at + 1)
        self._playing = None
        self.draw()

    def _stop(self) -> None:
        if self._playing is not None:
            self._playing.cancel()
            self._playing = None
            self.draw()
