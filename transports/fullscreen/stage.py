"""The table on the whole screen: the drawn table, what is told, the line of the moment and the keys."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import ClassVar, Final

from rich.text import Text
from textual import events, work
from textual.app import ComposeResult
from textual.screen import Screen
from textual.widgets import Input, Static

from transports.console.company import Company
from transports.console.session import Console, Outcome
from transports.console.setup import Setup
from transports.console.sides import Seat
from transports.console.staging import Staging
from transports.console.terminal import Paper, Reader, wrapped
from transports.fullscreen import pages
from transports.fullscreen.board import Board
from transports.fullscreen.coach import Coach
from transports.fullscreen.composing import Ways, ways
from transports.fullscreen.entered import Entered
from transports.fullscreen.failing import FailsQuietly
from transports.fullscreen.felt import Felt, Scene
from transports.fullscreen.keybar import bar, keys_now
from transports.fullscreen.nowline import now
from transports.fullscreen.paint import Paint
from transports.fullscreen.panels import DOUBLE_TAP_S, Choosing, Question, Reading, Sheet
from transports.fullscreen.picking import Picking
from transports.fullscreen.plan import HEIGHTS, WIDTHS
from transports.fullscreen.told import Told

_LOW: Final = 24
"""Lines of a screen on which the cards need the room that an answer would take."""
_MOST_ANSWERED: Final = 4
"""Lines of an answer that stand above the keys; a longer one is a page of its own."""


class Stage(FailsQuietly[Outcome]):
    """One person at one seat; runs the console behind it and draws what it holds. Keys come on top of this."""

    CSS_PATH: ClassVar[list[str]] = ["table.tcss", "stage.tcss"]  # type: ignore[assignment]
    HORIZONTAL_BREAKPOINTS = WIDTHS
    VERTICAL_BREAKPOINTS = HEIGHTS
    ENABLE_COMMAND_PALETTE = False
    ALLOW_SELECT = False
    AUTO_FOCUS = None
    TITLE = "buraco"

    def __init__(
        self,
        seat: Seat,
        paper: Paper,
        setup: Setup,
        company: Company | None = None,
        paint: Paint = Paint(),  # noqa: B008 - frozen
        coach: Coach | None = None,
        guard_s: float = DOUBLE_TAP_S,
    ) -> None:
        """``coach`` is told of every change (the board, and the cards that are picked); ``guard_s``: see
        :data:`panels.DOUBLE_TAP_S`."""
        super().__init__()
        paint.dress(self)
        self.paper: Final = paper
        self.setup: Final = setup
        self.tongue: Final = setup.tongue
        self.company: Final = company
        self.paint: Final = paint
        self.guard_s: Final = guard_s
        self.entered: Final = Entered()
        self.picking: Final = Picking("own" if setup.own_order else setup.order)
        self.console_side: Final = Console(
            seat, paper, self.entered, setup, company=company, desk_of=Board, settled=self._settled
        )
        self.console_over = False
        """Has the console come to its end?"""
        self.console_failed = False
        """Was it the console, and not the drawing?"""
        self.last_words = ""
        """Why the table has closed, or how the match ended."""
        self._coach = coach
        self._reader_before: Reader | None = None
        """Who took what was said before this screen stood."""
        self._answers: list[str] = []
        """What the console has said to the last key."""
        self._agreed = False
        """Has the person said yes already to what the console will ask?"""
        self._typed = False
        """Was the last line typed?"""
        self._found = Ways()

    # --- the screen ----------------------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        yield Static(self.tongue.text("table-lost"), id="lost")
        yield Felt(self.picking, self.paint, id="felt")
        yield Told(self.paint, id="log")
        yield Static(id="coach")
        yield Static(id="now")
        yield Static(id="keys")
        yield Input(id="typed")

    def on_mount(self) -> None:
        self._reader_before = self.paper.reader
        self.paper.reader = self
        self.redraw()
        self._play()

    def on_unmount(self) -> None:
        self.paper.reader = self._reader_before

    @work(exit_on_error=False)
    async def _play(self) -> None:
        try:
            outcome = await self.console_side.run()
            self.console_over = True
            self.entered.over()
            await self._bid_farewell(outcome)
        except Exception as error:  # whatever the console raises is told by whoever has started this
            self.failure, self.console_failed = error, True
            self.exit()
            return
        finally:
            self.entered.over()
        self.exit(outcome)

    async def _bid_farewell(self, outcome: Outcome) -> None:
        """What is to be seen before the screen closes: how the match ended, or why the table has closed."""
        board = self.board
        if board is not None and board.sheet is not None:
            end, board.sheet = board.sheet, None
            self.settled()
            await self.push_screen_wait(self._sheet(pages.sheet(end, board, self.paint), "pages-the-end"))
        elif outcome == "closed" and self.last_words:
            page = pages.Page("", lambda width: self.paint.text("\n".join(wrapped(self.last_words, width))))
            await self.push_screen_wait(Reading(page.title, page.body, self.tongue.text("pages-the-end")))

    def _sheet(self, page: pages.Page, keys: str) -> Reading:
        said = self.tongue.text(keys)
        if self.setup.replay is not None:
            said = f"{self.tongue.text('pages-replay')} · {said}"
        return Sheet(page.title, page.body, said, guard_s=self.guard_s)

    def on_resize(self, event: events.Resize) -> None:
        """There is more room, or less."""
        self.call_after_refresh(self.redraw)

    @property
    def base(self) -> Screen[object]:
        """The table's own screen, whatever stands over it."""
        return self.screen_stack[0]

    @property
    def answers(self) -> tuple[str, ...]:
        """What the console has said to the last key."""
        return tuple(self._answers)

    @property
    def board(self) -> Board | None:
        """The person's side, once the table has greeted."""
        desk = self.console_side.desk
        return desk if isinstance(desk, Board) else None

    @property
    def staging(self) -> Staging | None:
        """The turn that is put together."""
        return None if self.board is None else self.board.staging

    @property
    def found(self) -> Ways:
        """What the picked cards can be used for, as of the last drawing."""
        return self._found

    # --- what the console says -----------------------------------------------------------------------------------

    def said(self, text: str) -> None:
        """The console says this: in answer to a key, of something urgent, or of what has happened."""
        text = text.strip()
        if not text:
            return
        board = self.board
        if self.entered.answering or (board is not None and board.urgent):
            self._answers.append(text)
        if not self.entered.answering:
            self.last_words = text
            self.base.query_one("#log", Told).tell(text)

    def asked(self, question: str) -> None:
        """The console asks for a yes; the person may have said it before the line was entered."""
        if self._agreed:
            self._agreed = False
            self.entered.put("yes")
        else:
            self.ask(question, lambda: self.do("yes"), lambda: self.do("no"))

    def _settled(self) -> None:
        try:
            self.settled()
        except Exception as error:  # the console is not to blame for what cannot be drawn
            self.failed(error)

    def settled(self) -> None:
        """Everything that has come is taken in: draw it."""
        if not self.is_running:
            return
        board = self.board
        self.base.query_one("#lost").set_class(self.console_side.cut_off, "shown")
        if board is not None and board.shown is not None:
            self.base.query_one(Felt).show(self.scene(board))
        self.redraw()
        if board is None:
            return
        if board.sheet is not None:
            end, board.sheet = board.sheet, None
            self._show_sheet(pages.sheet(end, board, self.paint))
        if board.listing:
            board.listing = False
            self.list_moves()

    def scene(self, board: Board) -> Scene:
        """What is to be drawn."""
        assert board.shown is not None
        lobby = None if self.company is None else self.company.talk.lobby
        clock = board.hello.clock
        return Scene(
            seen=board.shown,
            words=board.words,
            new=board.fresh,
            lies=board.seen if board.shown is not board.seen else None,
            seats=() if lobby is None else lobby.seats,
            left_ms=board.left_ms,
            bank_ms=None if board.bank_ms is None or board.left_ms is None else min(board.bank_ms, board.left_ms),
            turn_ms=None if clock is None else clock.turn_ms,
        )

    def _show_sheet(self, page: pages.Page) -> None:
        between = self.console_side.between

        async def go_on(_: None) -> None:
            if between and self.console_side.between:
                await self.do("")
            self.call_later(self.settled)

        self.push_screen(self._sheet(page, "pages-next-deal" if between else "pages-go-on"), go_on)

    def list_moves(self) -> None:
        """All that can be done, to choose from."""

    def redraw(self) -> None:
        """The lines of the moment and the keys, after anything has changed."""
        board = self.board
        picked = self.picking.chosen
        staging = self.staging
        self._found = Ways() if staging is None or staging.complete else ways(staging, picked)
        answers = list(self._answers)
        if board is None:
            moment = self.tongue.text("table-connecting")
        elif self.console_side.sending:
            moment = self.tongue.text("nowline-sending")
        else:
            moment = now(board, () if staging is None or staging.complete else picked, self._found)
        width = self.size.width - 2
        self.base.query_one("#now", Static).update(self._moment(answers, moment, width))
        keys = [] if board is None else keys_now(board, picked, self._found, shared=self.company is not None)
        self.base.query_one("#keys", Static).update(bar(keys, width, self.tongue, self.paint.faint))
        if self._coach is not None and board is not None:
            said = self._coach(board, picked)
            coach = self.base.query_one("#coach", Static)
            coach.set_class(bool(said), "shown")
            coach.update(self.paint.text(said))

    def _moment(self, answers: list[str], moment: str, width: int) -> Text:
        """The answer to the last key and what can be done now, as far as there is room for both."""

        def lines() -> int:
            return sum(len(wrapped(each, width)) for each in answers)

        if lines() > _MOST_ANSWERED and self._typed and self.board is not None:
            self.read(pages.answer(answers, self.board, self.paint))
            self._answers.clear()
            answers = []
        while lines() > _MOST_ANSWERED and len(answers) > 1:
            del answers[0]  # what it was about stands on the table
        shown = self.paint.text("\n".join(answers))
        if moment not in answers and lines() + len(wrapped(moment, width)) <= (3 if self.size.height < _LOW else 5):
            line = self.paint.text(moment)
            if answers:
                shown.append("\n")
                line.stylize_before(self.paint.faint)
            shown.append_text(line)
        return shown

    # --- what keys do --------------------------------------------------------------------------------------------

    def touched(self) -> None:
        """The cursor, the picked cards or their order have changed."""
        self._answers.clear()
        self.base.query_one(Felt).refresh_hand()
        self.redraw()

    def answer(self, text: str) -> None:
        """Say this to the key that was pressed."""
        self._answers[:] = [text]
        self.redraw()

    async def do(self, line: str, *, agreed: bool = False, typed: bool = False) -> None:
        """One line, as if it had been typed; ``agreed``: the person has said yes to what it may be asked; ``typed``: it
        was typed indeed, and all of the answer is wanted."""
        self._answers.clear()
        self._agreed, self._typed = agreed, typed
        self.entered.put(line)
        await self.entered.carried_out()
        self._agreed = False

    def read(self, page: pages.Page, keys: str = "panels-close", then: Callable[[], None] | None = None) -> None:
        """Show a page until a key closes it."""
        panel = Reading(page.title, page.body, self.tongue.text(keys), at_end=page.at_end)
        self.push_screen(panel, None if then is None else lambda _: then())

    def ask(
        self,
        question: str,
        yes: Callable[[], Awaitable[None]],
        no: Callable[[], Awaitable[None]] | None = None,
        *,
        tapped: bool = False,
    ) -> None:
        """Ask before something is done; one question at a time. ``tapped``: has Enter led to it?"""
        if isinstance(self.screen, Question):
            return

        async def answered(agreed: bool | None) -> None:
            if agreed:
                await yes()
            elif no is not None:
                await no()

        self.push_screen(Question(self.paint.text(question), self.tongue, self.guard_s if tapped else 0.0), answered)

    def choose(self, title: str, answers: Sequence[str], chosen: Callable[[int], Awaitable[None]]) -> None:
        """Offer a few answers, and do what belongs to the chosen one."""

        async def answered(at: int | None) -> None:
            if at is not None:
                await chosen(at)

        self.push_screen(Choosing(title, [self.paint.text(each) for each in answers], self.tongue), answered)
