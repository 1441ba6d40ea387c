"""The table on the whole screen, and the keys that play at it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import ClassVar

from rich.text import Text
from textual import work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Input, RichLog, Static

from core.game.actions import Action, Draw, Keep, Refuse, Take, Withdraw
from core.game.notation import action_text
from core.game.phases import DECIDE_PHASE, DRAW_PHASE
from transports.console.company import Company
from transports.console.preview import effect
from transports.console.prompt import now_line
from transports.console.scores import sheet_lines
from transports.console.session import Console, Outcome
from transports.console.setup import Setup
from transports.console.sides import Seat
from transports.console.staging import Staging
from transports.console.terminal import Paper
from transports.fullscreen.board import Board
from transports.fullscreen.composing import Way, Ways, ways
from transports.fullscreen.entered import Entered
from transports.fullscreen.felt import Felt, Scene
from transports.fullscreen.hand import Hand
from transports.fullscreen.paint import Paint
from transports.fullscreen.panels import Choosing, Reading
from transports.fullscreen.picking import HAND_ORDERS, Picking

RANKS = {**{digit: digit for digit in "23456789"}, "1": "A", "0": "T", "J": "J", "Q": "Q", "K": "K", "A": "A"}
"""By key, the rank that it picks; J, Q, K and A with shift."""


class Table(App[Outcome]):
    """One person at one seat, until the match is over or they leave: gives how it ended."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "cursor(-1)", show=False),
        Binding("right", "cursor(1)", show=False),
        Binding("shift+left", "shift(-1)", show=False),
        Binding("shift+right", "shift(1)", show=False),
        Binding("space", "pick", show=False),
        Binding("escape", "clear", show=False),
        Binding("enter", "send", show=False),
        Binding("l", "lay", show=False),
        Binding("e", "extend", show=False),
        Binding("d", "discard", show=False),
        Binding("p", "pile", show=False),
        Binding("k", "keep", show=False),
        Binding("r", "refuse", show=False),
        Binding("w", "withdraw", show=False),
        Binding("u", "undo", show=False),
        Binding("h", "hint", show=False),
        Binding("s", "sort", show=False),
        Binding("colon", "type", show=False),
        Binding("f1", "rules", show=False),
        Binding("q,ctrl+c", "leave", show=False),
    ]

    def __init__(
        self,
        seat: Seat,
        paper: Paper,
        setup: Setup,
        company: Company | None = None,
        paint: Paint = Paint(),  # noqa: B008 - frozen
    ) -> None:
        super().__init__()
        self._paper = paper
        self._setup = setup
        self._tongue = setup.tongue
        self._paint = paint
        self.entered = Entered()
        self.picking = Picking()
        self.console_side = Console(
            seat, paper, self.entered, setup, company=company, desk_of=Board, settled=self._settled
        )
        self._answer = ""
        """What the console has said to the last key."""
        self._drawn = False

    # --- the screen ----------------------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        yield Felt(self.picking, self._paint, id="felt")
        yield RichLog(id="log", wrap=True, markup=False, highlight=False, min_width=20)
        yield Static(id="now")
        yield Static(id="keys")
        yield Input(id="typed")

    def on_mount(self) -> None:
        self.query_one("#log", RichLog).can_focus = False
        self._paper.reader = self
        self._play()

    def on_unmount(self) -> None:
        self._paper.reader = None

    @work(exit_on_error=True)
    async def _play(self) -> None:
        self.exit(await self.console_side.run())

    @property
    def board(self) -> Board | None:
        """The person's side, once the table has greeted."""
        desk = self.console_side.desk
        return desk if isinstance(desk, Board) else None

    def said(self, text: str) -> None:
        """The console says this; what it says to a key stands above the keys as well."""
        if not text:
            return
        if self.entered.answering:
            self._answer = f"{self._answer} {text}".strip()
        self.query_one("#log", RichLog).write(self._paint.text(text))

    def _settled(self) -> None:
        """Everything that has come is taken in: draw it."""
        board = self.board
        if board is None or board.shown is None:
            return
        seen, words = board.shown, board.words
        self.query_one(Felt).show(Scene(seen=seen, words=words, new=board.new, left_ms=board.left_ms))
        self._say_now()
        if board.sheet is not None:
            end, board.sheet = board.sheet, None
            lines = sheet_lines(end, words, min(90, self.size.width - 8), plain=False)
            self._read("", "\n".join(lines), lambda: self.entered.put(""))

    def _say_now(self) -> None:
        """The line above the keys: an answer, what the picked cards come to, or what can be done."""
        board = self.board
        said = self._answer
        if not said and board is not None and board.staging is not None:
            found = ways(board.staging, self.picking.chosen) if self.picking.chosen else Ways()
            said = self._preview(board, found) or now_line(
                board.staging, board.choices, board.words, self.size.width - 2
            )
        elif not said and board is not None:
            said = board.not_now()
        self.query_one("#now", Static).update(self._paint.text(said))

    def _preview(self, board: Board, found: Ways) -> str:
        """What the picked cards would come to."""
        best = [way for way in (found.lay, *found.fitting, found.discard) if way is not None and way.step is not None]
        return "  ".join(" ".join(effect(way.step, board.words)) for way in best[:2] if way.step is not None)

    def _read(self, title: str, body: str, then: Callable[[], None] = lambda: None) -> None:
        self.push_screen(Reading(title, self._paint.text(body), ""), lambda _: then())

    # --- keys ----------------------------------------------------------------------------------------------------

    def on_key(self, event: object) -> None:
        key = getattr(event, "character", None) or ""
        if key in RANKS and not self.query_one(Input).has_focus and len(self.screen_stack) == 1:
            self.picking.pick_rank(RANKS[key])
            self._touched()

    def _touched(self) -> None:
        self._answer = ""
        self.query_one(Hand).refresh_hand()
        self._say_now()

    def _do(self, line: str) -> None:
        """One line, as if it had been typed."""
        self._answer = ""
        self.entered.put(line)

    def _act(self, action: Action) -> None:
        self._do(action_text(action))
        self.picking.clear()

    @property
    def staging(self) -> Staging | None:
        """The turn that is put together."""
        return None if self.board is None else self.board.staging

    def action_cursor(self, by: int) -> None:
        """Move the cursor along the hand."""
        self.picking.move(by)
        self._touched()

    def action_shift(self, by: int) -> None:
        """Move the card under the cursor."""
        self.picking.shift(by)
        self._touched()

    def action_pick(self) -> None:
        """Pick the card under the cursor."""
        self.picking.toggle()
        self._touched()

    def action_clear(self) -> None:
        """Let all cards go."""
        self.picking.clear()
        self._touched()

    def action_sort(self) -> None:
        """The next order of the hand."""
        order = HAND_ORDERS[(HAND_ORDERS.index(self.picking.order) + 1) % len(HAND_ORDERS)]
        self.picking.sort(order)
        self._touched()

    def action_lay(self) -> None:
        """Lay the picked cards as a new meld."""
        staging = self.staging
        if staging is not None and self.picking.chosen:
            self._try(ways(staging, self.picking.chosen).lay)

    def action_extend(self) -> None:
        """Put the picked cards onto a meld; where several fit, ask which."""
        staging, board = self.staging, self.board
        if staging is None or board is None or not self.picking.chosen:
            return
        found = ways(staging, self.picking.chosen)
        if len(found.fitting) < 2:
            self._try(found.fitting[0] if found.fitting else next(iter(found.extend), None))
            return
        answers = [
            self._paint.text(" ".join(effect(way.step, board.words))) for way in found.fitting if way.step is not None
        ]

        def chosen(at: int | None) -> None:
            if at is not None:
                self._act(found.fitting[at].action)

        self.push_screen(Choosing(Text(), answers, ""), chosen)

    def action_discard(self) -> None:
        """Discard the picked card (the one under the cursor); before that, draw."""
        staging = self.staging
        if staging is None:
            return
        if staging.state.phase == DRAW_PHASE:
            self._act(Draw())
            return
        if not self.picking.chosen:
            self.picking.toggle()
        self._try(ways(staging, self.picking.chosen).discard)

    def action_pile(self) -> None:
        """Take the pile."""
        staging = self.staging
        if staging is None:
            return
        if staging.rules.pile == "open":
            self._act(Take())
        else:
            found = ways(staging, self.picking.chosen).take
            self._try(next(iter(found), None))

    def action_keep(self) -> None:
        """Keep the first card."""
        if self.staging is not None and self.staging.state.phase == DECIDE_PHASE:
            self._act(Keep())

    def action_refuse(self) -> None:
        """Refuse the first card."""
        if self.staging is not None and self.staging.state.phase == DECIDE_PHASE:
            self._act(Refuse())

    def action_withdraw(self) -> None:
        """Take the melds of this turn back."""
        self._act(Withdraw())

    def action_undo(self) -> None:
        """Take the last step back."""
        self._do("undo")

    def action_hint(self) -> None:
        """Ask for advice."""
        self._do("hint")

    def action_send(self) -> None:
        """Send the turn; what is dear is asked for first."""
        self._do("yes" if self.staging is not None and self.staging.complete else "")

    def action_rules(self) -> None:
        """The rules of this table."""
        board = self.board
        if board is not None:
            self._read("", board.setup.rules_text(board.rules, min(90, self.size.width - 8)))

    def action_type(self) -> None:
        """Open the line for typed words."""
        typed = self.query_one(Input)
        typed.add_class("open")
        typed.focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """A word was typed."""
        event.input.remove_class("open")
        event.input.value = ""
        self.set_focus(None)
        self._do(event.value)

    def action_leave(self) -> None:
        """Leave; the game stays saved."""
        self._do("quit")

    def _try(self, way: Way | None) -> None:
        if way is not None:
            self._act(way.action)


class OnScreen:
    """The console of one seat on the whole screen."""

    def __init__(self, seat: Seat, paper: Paper, setup: Setup, company: Company | None = None) -> None:
        self._table = Table(seat, paper, setup, company)

    async def run(self) -> Outcome:
        """Play until the match is over or the person leaves; the terminal is as it was then."""
        outcome = await self._table.run_async()
        if outcome is None:
            raise asyncio.CancelledError
        return outcome
