"""A shared table on the whole screen, for somebody who only watches it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from typing import ClassVar, Final

from rich.text import Text
from textual import events, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import Static

from core.game.rules import Rules
from core.table.ports import Clock
from transports.client import Told as Heard
from transports.console.entered import Entered
from transports.console.hand import Newcomers
from transports.console.picking import Picking
from transports.console.prompt import lasting
from transports.console.proof import Evidence
from transports.console.session import Outcome
from transports.console.terminal import Paper, Reader
from transports.console.watching import watch
from transports.fullscreen.failing import SUSPENDS, FailsQuietly
from transports.fullscreen.felt import Felt, Scene
from transports.fullscreen.foot import KeyLine, width_of
from transports.fullscreen.gallery import WIDEST_SHEET, Gallery, sheet_text
from transports.fullscreen.keylist import Listed, bar, listed
from transports.fullscreen.paint import USUAL, Paint
from transports.fullscreen.panels import Reading
from transports.fullscreen.plan import HEIGHTS, WIDTHS
from transports.fullscreen.reeltext import paragraphs
from transports.fullscreen.sheets import Fairness
from transports.fullscreen.told import Told
from transports.text import Style
from transports.tongue import Tongue

_BAR: Final = (
    Listed("F1", "watching-key-rules", "app.rules"),
    Listed("F2", "watching-key-score", "app.score"),
    Listed("F3", "watching-key-log", "app.log"),
    Listed("F6", "watching-key-people", "app.people"),
    Listed("?", "watching-key-keys", "app.keys"),
    Listed("q", "watching-key-leave", "app.leave"),
)
_KEYS: Final = (
    Listed("F1 i", "pages-key-rules"),
    Listed("F2 c", "watching-help-score"),
    Listed("F3 g", "watching-help-log"),
    Listed("F4 f", "pages-key-fairness"),
    Listed("F5 v", "pages-key-pile-panel"),
    Listed("F6 t", "watching-help-people"),
    Listed("PgUp PgDn", "watching-help-melds"),
    Listed("? F10", "watching-help-keys"),
    *((Listed("Ctrl-Z", "pages-key-suspend"),) if SUSPENDS else ()),
    Listed("q", "watching-help-leave"),
)


class Watching(FailsQuietly[Outcome]):
    """One table, until it closes or the person leaves: gives how that ended."""

    CSS_PATH: ClassVar[list[str]] = ["table.tcss", "stage.tcss", "watching.tcss"]  # type: ignore[assignment]
    HORIZONTAL_BREAKPOINTS = WIDTHS
    VERTICAL_BREAKPOINTS = HEIGHTS
    ENABLE_COMMAND_PALETTE = False
    ALLOW_SELECT = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1,i,ш", "rules", show=False),
        Binding("f2,c,с", "score", show=False),
        Binding("f3,g,п", "log", show=False),
        Binding("f4,f,а", "fairness", show=False),
        Binding("f5,v,м", "pile_cards", show=False),
        Binding("f6,t,е", "people", show=False),
        Binding("pageup", "melds(-1)", show=False),
        Binding("pagedown", "melds(1)", show=False),
        Binding("question_mark,f10", "keys", show=False),
        Binding("q,й", "leave", show=False),
        Binding("ctrl+c", "leave", show=False, priority=True),
    ]

    def __init__(
        self,
        messages: AsyncIterator[Heard],
        paper: Paper,
        tongue: Tongue,
        style: Style,
        clock: Clock,
        delay_ms: int = 0,
        paint: Paint = USUAL,
        *,
        rules_text: Callable[[Rules, int], str],
        evidence: Evidence | None = None,
    ) -> None:
        """``delay_ms``: everything is shown so much later than it happens; ``rules_text`` and ``evidence``: see
        :class:`Onlooker`."""
        super().__init__()
        paint.dress(self)
        self.onlooker: Final = Gallery(paper, tongue, style, rules_text=rules_text)
        self.onlooker.evidence = evidence
        self.entered: Final = Entered()
        self.told: Final[list[str]] = []
        """All that was said, a paragraph each."""
        self._messages = messages
        self._paper = paper
        self._tongue = tongue
        self._clock = clock
        self._delay_ms = delay_ms
        self._paint = paint
        self._reader_before: Reader | None = None
        self._told_failed: Exception | None = None
        """What the table's side raised, which is no fault of the screen."""

    def compose(self) -> ComposeResult:
        yield Static(f"! {self._tongue.text('watching-lost')}", id="lost")
        yield Felt(Picking(), self._paint, id="felt")
        yield Static(id="people")
        yield Told(self._paint, id="log")
        yield Static(id="now")
        yield KeyLine(self.settled)

    def on_mount(self) -> None:
        self._reader_before, self._paper.reader = self._paper.reader, self
        self.settled()
        self._watch()

    def on_unmount(self) -> None:
        self._paper.reader = self._reader_before

    def on_resize(self, event: events.Resize) -> None:
        self.call_after_refresh(self.settled)

    @work(exit_on_error=False)
    async def _watch(self) -> None:
        try:
            outcome = await watch(
                self._messages, self.onlooker, self._clock, self._delay_ms, self.entered, self.settled
            )
            self.settled()
            if outcome != "left":
                await self._bid_farewell()
        except Exception as error:  # whatever the table's side raises is told by whoever has started this
            self._told_failed = error
            self.exit()
            return
        self.exit(outcome)

    async def _bid_farewell(self) -> None:
        """Why there is nothing more to watch, and under the last sheet how the match ended, until a key."""
        if len(self.screen_stack) > 1:
            self.pop_screen()
        end, words, said = self.onlooker.last, self.onlooker.words, self.told[-1:]

        def body(width: int) -> Text:
            sheet = [] if end is None or end.result is None or words is None else [sheet_text(end, words, width), ""]
            return Text("\n").join([*(self._paint.text(part) for part in sheet), paragraphs(said, self._paint)(width)])

        text = self._tongue.text
        await self.push_screen_wait(Reading(text("watching-log-title"), body, text("pages-the-end")))

    def expect_whole(self) -> None:
        """Raise what the table's side raised as it is, and ScreenFailed for all else."""
        if self._told_failed is not None:
            raise self._told_failed
        super().expect_whole()

    async def watched(self) -> Outcome:
        """Watch within a running event loop; the terminal is as it was afterwards.

        Raises ScreenFailed, and what the messages raise.
        """
        outcome = await self.run_async()
        self.expect_whole()
        if outcome is None:  # it was ended from outside
            raise asyncio.CancelledError
        if outcome != "left" and self.told:  # why it has closed
            self._paper.say(self.told[-1], hang=2)
        return outcome

    # --- drawing -------------------------------------------------------------------------------------------------

    @property
    def base(self) -> Screen[object]:
        """The table's own screen, whatever stands over it."""
        return self.screen_stack[0]

    def said(self, text: str) -> None:
        """The onlooker says this."""
        if text.strip():
            self.told.append(text.strip())
            self.base.query_one("#log", Told).tell(text.strip())

    def asked(self, question: str) -> None:
        """Nobody is asked anything who only watches."""
        self.said(question)

    def settled(self) -> None:
        """Everything that has come is taken in: draw it."""
        if not self.is_running:
            return
        onlooker, base = self.onlooker, self.base
        seen, words, lobby = onlooker.seen, onlooker.words, onlooker.talk.lobby
        base.query_one("#lost", Static).set_class(onlooker.cut_off and words is not None, "shown")
        base.set_class(seen is None, "-early")
        if seen is not None and words is not None:
            seats = () if lobby is None else lobby.seats
            scene = Scene(seen=seen, words=words, new=Newcomers(), seats=seats, left_ms=onlooker.left_ms)
            base.query_one(Felt).show(scene)
        elif lobby is not None:
            base.query_one("#people", Static).update(Text("\n".join(onlooker.talk.listing())))
        keys = base.query_one("#keys", Static)
        base.query_one("#now", Static).update(Text(self._now()))
        keys.update(bar(_BAR, self._tongue, width_of(keys, base)))
        if onlooker.sheet is not None and words is not None:
            end, onlooker.sheet = onlooker.sheet, None
            self._show("watching-sheet-title", lambda width: self._paint.text(sheet_text(end, words, width)))

    def _now(self) -> str:
        text, table = self._tongue.text, self.onlooker.table
        if not table:
            return text("watching-waits")
        if self.onlooker.seen is None:
            return text("watching-now-early", table=table)
        if self._delay_ms:
            return text("watching-now-late", table=table, late=lasting(self._delay_ms // 1000, self._tongue))
        return text("watching-now", table=table)

    def _show(
        self,
        title: str,
        body: Callable[[int], Text],
        at_end: bool = False,
        panel: type[Reading] = Reading,
        keys: str = "panels-close",
    ) -> None:
        if len(self.screen_stack) > 1:  # of two, the newer one is what the person wants to see
            self.pop_screen()
        text = self._tongue.text
        self.push_screen(panel(text(title), body, text(keys), at_end=at_end))

    def _read(
        self,
        title: str,
        said: Sequence[str],
        at_end: bool = False,
        panel: type[Reading] = Reading,
        keys: str = "panels-close",
    ) -> None:
        self._show(title, paragraphs(said, self._paint), at_end, panel, keys)

    # --- keys ----------------------------------------------------------------------------------------------------

    def action_score(self) -> None:
        """How the match and the deal stand."""
        self._read("watching-score-title", self.onlooker.score())

    def action_log(self) -> None:
        """All that was told."""
        self._read("watching-log-title", self.told, at_end=True)

    def action_rules(self) -> None:
        """The rules of this table."""
        self._show("pages-rules", lambda width: self._paint.text(self.onlooker.rules(min(width, WIDEST_SHEET))))

    def action_fairness(self) -> None:
        """What proves that the shuffle is fair."""
        self._read("pages-fairness", self.onlooker.shuffle(), panel=Fairness, keys="pages-verify")

    @work(exclusive=True, group="verify")
    async def action_verify(self) -> None:
        """In the same panel: every deal that is over, checked. The record may have to come from far away."""
        panel = self.screen
        if isinstance(panel, Fairness):
            said = await self.onlooker.proof()
            if panel.is_current:
                panel.show(paragraphs(said, self._paint), self._tongue.text("panels-close"))

    def action_pile_cards(self) -> None:
        """All cards of the pile; and the stock and the pots."""
        parts = ("pile", "stock", "pots") if self.onlooker.seen is not None else ("pile",)
        self._read("pages-pile", [sentence for part in parts for sentence in self.onlooker.part(part)])

    def action_people(self) -> None:
        """Who sits where."""
        self._read("watching-people-title", self.onlooker.talk.listing())

    def action_keys(self) -> None:
        """All keys."""
        self._show("watching-keys-title", lambda width: listed(_KEYS, self._tongue, width))

    def action_melds(self, by: int) -> None:
        """Scroll the melds of all teams."""
        self.base.query_one(Felt).scroll_melds(by)

    def action_leave(self) -> None:
        """Stop watching."""
        self.entered.put("quit")
