"""The table on the whole screen: the drawn table, what is told, the line of the moment and the keys."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import ClassVar, Final

from rich.text import Text
from textual import events, work
from textual.app import ComposeResult
from textual.screen import Screen
from textual.widgets import Input, Static

from transports.console.board import Board
from transports.console.company import Company
from transports.console.composing import Ways, ways
from transports.console.entered import Entered
from transports.console.picking import Picking
from transports.console.session import Console, Outcome
from transports.console.setup import Setup
from transports.console.sides import Seat
from transports.console.staging import Staging
from transports.console.terminal import Paper, Reader
from transports.fullscreen import pages
from transports.fullscreen.answered import is_long, moment_text
from transports.fullscreen.coach import Coach, by_steps
from transports.fullscreen.counting import SYSTEM_MS, Countdown
from transports.fullscreen.failing import FailsQuietly
from transports.fullscreen.felt import Felt, Scene
from transports.fullscreen.foot import KeyLine, put_coach, put_moment, width_of
from transports.fullscreen.keybar import bar, keys_after, keys_now
from transports.fullscreen.nowline import now
from transports.fullscreen.paint import USUAL, Paint
from transports.fullscreen.panels import DOUBLE_TAP_S, Choosing, Question, Reading
from transports.fullscreen.plan import HEIGHTS, WIDTHS, now_lines
from transports.fullscreen.seat_scene import bank_of, seat_scene
from transports.fullscreen.shown import put
from transports.fullscreen.told import Told

_COUNTED_S: Final = 0.2
"""Seconds between two looks at the clock of the turn."""


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
        paint: Paint = USUAL,
        coach: Coach | None = None,
        guard_s: float = DOUBLE_TAP_S,
        now_ms: Callable[[], int] = SYSTEM_MS,
    ) -> None:
        """``coach`` is told of every change (the board, and the cards that are picked); ``guard_s``: see
        :data:`panels.DOUBLE_TAP_S`; ``now_ms``: what the turn's clock goes by."""
        super().__init__()
        paint.dress(self)
        self.paper: Final = paper
        setup.hint = setup.hint if coach is None else by_steps(setup.hint)
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
        self.outcome: Outcome | None = None
        """How it ended."""
        self.looked_at = False
        """Is the match over, and does its table still stand there?"""
        self.console_failed = False
        """Was it the console, and not the drawing?"""
        self.last_words = ""
        """Why the table has closed, or how the match ended."""
        self._coach = coach
        self._reader_before: Reader | None = None
        self._answers: list[str] = []
        """What the console has said to the last key."""
        self._occasions = 0
        """Of :attr:`Board.occasions`: the one that the answers stem from."""
        self._agreed = False
        """Has the person said yes already to what the console will ask?"""
        self._typed = False
        self._found, self._countdown = Ways(), Countdown(now_ms)

    # --- the screen ----------------------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        yield Static(self.tongue.text("table-lost"), id="lost")
        yield Felt(self.picking, self.paint, id="felt")
        yield Static(id="seats")
        yield Told(self.paint, id="log")
        yield Static(id="coach")
        yield Static(id="now")
        yield KeyLine(self.redraw)
        yield Input(id="typed")

    def on_mount(self) -> None:
        self._reader_before = self.paper.reader
        self.paper.reader = self
        self.redraw()
        self.set_interval(_COUNTED_S, self._count)
        self._play()

    def on_unmount(self) -> None:
        self.paper.reader = self._reader_before

    @work(exit_on_error=False)
    async def _play(self) -> None:
        try:
            self.outcome = await self.console_side.run()
            self.console_over = True
            self.entered.over()
            if await self.bid_farewell(self.outcome):
                return
        except Exception as error:  # whatever the console raises is told by whoever has started this
            self.failure, self.console_failed = error, True
            self.exit()
            return
        finally:
            self.entered.over()
        self.exit(self.outcome)

    async def bid_farewell(self, outcome: Outcome) -> bool:
        """Show what is to be seen before the screen closes; is it to stay even then?"""
        return False

    def show_sheet(self, page: pages.Page) -> None:
        """Show the sheet of a deal."""

    def on_resize(self, event: events.Resize) -> None:
        self.call_after_refresh(self.redraw)

    @property
    def base(self) -> Screen[object]:
        """The table's own screen, whatever stands over it."""
        return self.screen_stack[0]

    @property
    def answers(self) -> tuple[str, ...]:
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
        board, text = self.board, text.strip()
        if not text:
            return
        if self.entered.answering or (board is not None and board.urgent):
            if board is not None and board.occasions != self._occasions:
                self._occasions = board.occasions
                self._answers.clear()
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
        self._show_seats()
        self.redraw()
        if board is None:
            return
        if board.sheet is not None:
            end, board.sheet = board.sheet, None
            self.show_sheet(pages.sheet(end, board, self.paint))
        if board.listing:
            board.listing = False
            self.list_moves()

    def _show_seats(self) -> None:
        """Before the first deal of a shared table: who sits there, in the place of the drawn table."""
        board, company = self.board, self.company
        early = company is not None and (board is None or board.shown is None)
        self.base.set_class(early, "-early")
        if company is not None and early:
            put(self.base.query_one("#seats", Static), self.paint.text("\n".join(company.talk.listing())))

    def scene(self, board: Board) -> Scene:
        """What is to be drawn."""
        lobby = None if self.company is None else self.company.talk.lobby
        return seat_scene(board, () if lobby is None else lobby.seats, self._left_ms(board))

    def _left_ms(self, board: Board) -> int | None:
        self._countdown.hear(board.left_ms, board.left_said)
        waits = self.company is not None and self.company.phase != "playing"
        stands = waits or self.console_side.saving.trouble is not None
        return self._countdown.left_ms(stands=stands)

    def _count(self) -> None:
        """Time goes by."""
        board = self.board
        if board is not None and board.left_ms is not None:
            left = self._left_ms(board)
            self.base.query_one(Felt).show_clock(left, bank_of(board, left))

    def list_moves(self) -> None:
        """All that can be done, to choose from."""

    def redraw(self) -> None:
        """The lines of the moment and the keys, after anything has changed."""
        board = self.board
        picked, shared, sending = self.picking.chosen, self.company is not None, self.console_side.sending
        staging, trouble = self.staging, self.console_side.saving.trouble
        self._found = Ways() if staging is None or staging.complete else ways(staging, picked)
        if board is None:
            moment = self.tongue.text("table-connecting")
        elif trouble is not None and (staging is None or sending):
            moment = trouble
        elif sending:
            moment = self.tongue.text("nowline-sending")
        else:
            moment = now(board, () if staging is None or staging.complete else picked, self._found)
        line = self.base.query_one("#keys", Static)
        width = width_of(line, self.base)
        if self._coach is not None:
            put_coach(self.base, self.paint.text("" if board is None else self._coach(board, picked)))
        put_moment(self.base, self._moment(moment, width))
        if board is None:
            keys = []
        elif self.console_over:
            keys = keys_after(board, alone=not self.looked_at)
        else:
            between = self.console_side.between
            keys = keys_now(board, picked, self._found, shared=shared, sending=sending, between=between)
        lists = self.looked_at or not self.console_over
        put(line, bar(keys, width, self.tongue, self.paint.faint, lists=lists))

    def _moment(self, moment: str, width: int) -> Text:
        if self._typed and self.board is not None and is_long(self._answers, width):
            self.read(pages.answer(list(self._answers), self.board, self.paint))
            self._answers.clear()
        return moment_text(self._answers, moment, width, room=now_lines(self.size.height), paint=self.paint)

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
        if self.console_over:
            self.redraw()
            return
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
