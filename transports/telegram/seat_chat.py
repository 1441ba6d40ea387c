"""One person at one table, in their own chat: the console runs behind one message, whose buttons are typed lines.

The hand is shown in that chat alone. What comes from the table changes the message; nothing waits for it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Sequence
from typing import Final

from transports.client import SeatClient
from transports.console.chairs import Chair
from transports.console.entered import Entered
from transports.console.session import Console, Outcome
from transports.console.setup import Setup
from transports.telegram import pressed, seat_screen
from transports.telegram.adjourning import Adjourning, SeatCompany
from transports.telegram.api import Line
from transports.telegram.awaited import Heard
from transports.telegram.inline_hand import hand_lines
from transports.telegram.own_tongue import OwnTongue
from transports.telegram.screen import Place, Post
from transports.telegram.seat_beats import Beats
from transports.telegram.seat_board import USUAL, SeatBoard, unwritten
from transports.telegram.seat_covered import Covered
from transports.telegram.seat_heard import knows, shows
from transports.telegram.seat_pages import answer
from transports.telegram.seat_past import Past
from transports.telegram.seat_picture import PictureOf
from transports.telegram.seat_reading import Reading
from transports.telegram.seat_remarks import Remarks
from transports.telegram.seat_screen import entry, screen_of
from transports.telegram.seat_sending import OnItsWay
from transports.telegram.seat_state import Question, SeatState
from transports.telegram.seat_words import quits, seat_as_shown
from transports.telegram.taps import Taps, Toast

_log = logging.getLogger(__name__)

PATIENCE_S: Final = 0.3
"""How long a tap waits for its answer: an order to the table may take longer, and is answered in the message."""
AWAY_MS: Final = 10_000
"""Who has not done anything here for so long is told of their turn by a new message, which their phone tells of."""
_LONG_ANSWER: Final = 600
"""Characters of an answer that is read beside the message."""


class SeatChat:
    """It. :meth:`run` it once; taps and words may come as soon as it is made."""

    def __init__(
        self,
        place: Place,
        client: SeatClient,
        setup: Setup,
        post: Post,
        *,
        now_ms: Callable[[], int],
        chair: Chair | None = None,
        bots: Sequence[str] = (),
        picture_of: PictureOf | None = None,
        pictured: bool = True,
        adjourning: Adjourning | None = None,
    ) -> None:
        """``chair`` gives orders for the seat; ``bots`` are those of the house, the usual first; ``picture_of`` is None
        where there are none; ``pictured``: does the person want them?

        Raises ValueError for a place that is not one person's own chat.
        """
        if not place.private:
            raise ValueError("a hand is shown in its owner's private chat alone")
        self.place: Final = place
        self._picture_of, self._pictured = picture_of, pictured
        self._post: Final = post
        self._now_ms: Final = now_ms
        self._paper: Final = unwritten()
        self._paper.reader = self
        self.company: Final = SeatCompany(
            client, chair, self._paper, setup.tongue, bots or USUAL, adjourning or Adjourning(), self._ask_to_adjourn
        )
        self.state: Final = SeatState(setup)
        self.entered: Final = Entered()
        self.heard: Final = Heard()
        self.console: Final = Console(
            client, self._paper, self.entered, setup, company=self.company, desk_of=SeatBoard, settled=self._settled
        )
        self._covered: Final = Covered(now_ms)
        self._taps: Final = Taps(self.state, self, self.company)
        self._tongue: Final = setup.tongue
        self._one: Final = asyncio.Lock()
        self._beats: Final = Beats()
        self._on_its_way: Final = OnItsWay(lambda: self.console.answer_due, self._show)
        self._reading: Final = Reading(place, post, self.state)
        self._shown: tuple[object, ...] | None = None
        self._key = self._phase = ""
        self._deal: int | None = None
        self._on_turn = self._agreed = self._typing = self._left = False
        self._tapped_ms = now_ms()
        self._remarks: Final = Remarks(self.state, now_ms)
        self._past: Final = Past(place, post, setup, self._anew)

    # --- for who has it ----------------------------------------------------------------------------------------------

    @property
    def board(self) -> SeatBoard | None:
        """The person's side, once the table has greeted."""
        desk = self.console.desk
        return desk if isinstance(desk, SeatBoard) else None

    @property
    def table(self) -> str:
        """The table's code as it greeted last; "" before."""
        return self.state.table

    async def run(self) -> Outcome:
        """Play until the match is over and left, or the seat's carrier ends."""
        try:
            outcome = await self.console.run()
        finally:
            self.entered.over()
            self._on_its_way.close()
            self._past.close()
            self.company.over()
        if outcome != "closed":
            self._farewell()
        else:
            self._show()
        return outcome

    async def tapped(self, data: str) -> Toast:
        """A button was pressed: gives the answer to that. An old one changes nothing."""
        found, board = pressed.read(data), self.board
        if board is None:
            return Toast(self._tongue.text("table-connecting"))
        async with self._one:
            self._tapped_ms = self._now_ms()
            again, toast = data == self.state.last, None
            if found is not None and found[0] == board.hello.table:
                toast = await self._taps.pressed(found[1], board)
            if toast is None:
                self._show(force=not again)
                return Toast(self._tongue.text("tgseat-moved-on"))
            self.state.last = data
            self._refreshed()
            return toast

    async def typed(self, text: str) -> None:
        """A line was written, as to the console: the table is shown below it, with the answer."""
        if self.board is None:
            return
        async with self._one:
            self._tapped_ms = self._now_ms()
            self.state.close()
            if self._key:
                self._post.below(self.place, self._key)  # its last words, too, should this give the seat up
            line = seat_as_shown(" ".join(text.split()), self.company.phase, self._tongue)
            if quits(line, self.company.phase, self._tongue):
                self.state.answers[:] = [self._tongue.text("tgseat-no-quit")]
            else:
                self._typing = True  # what stands above it is not changed any more
                try:
                    await self.do(line)
                finally:
                    self._typing = False
            if (board := self.board) is not None and sum(map(len, self.state.answers)) > _LONG_ANSWER:
                self._reading.read(answer(self.state.answers, board), board)
                self.state.answers.clear()
            self.refresh()

    async def inline(self, query: str) -> Sequence[Line]:
        """What is shown to the person above their keyboard; nothing when in doubt."""
        return hand_lines(query, self.table, self.state, self.board)

    def among(self, several: bool) -> None:
        """Has the person seats at other tables, too, so that each is to be named?"""
        self.state.several = several
        self._show()

    def pictures(self, wanted: bool) -> None:
        """Does the person want pictures? The table hears nothing of that."""
        self._pictured = wanted
        self._remarks.over()
        self._refreshed(force=True)

    def speak(self, code: str) -> None:
        """Speak another language from now on."""
        if isinstance(self._tongue, OwnTongue):
            self._tongue.speak(code)
            self._remarks.over()  # it is in the other language, as the news are
            self.state.news.clear()
            self._refreshed(force=True)

    def told(self) -> str:
        """The table in a line: its code, what is played, by whom, and whose turn it is."""
        return entry(self.board, self.company)

    def refresh(self) -> None:
        """Show the message anew, as it is."""
        self._covered.lowest()
        self._refreshed(force=True)

    def covered(self) -> None:
        """Something else is written in the chat: on the person's turn the table is to stand below that."""
        self._covered.written()

    # --- for taps ----------------------------------------------------------------------------------------------------

    @property
    def sending(self) -> bool:
        """Is the turn on its way to the table?"""
        return self.console.sending

    @property
    def between(self) -> bool:
        """Is a deal over, and the next one waits for the person?"""
        return self.console.between

    async def do(self, line: str, *, agreed: bool = False) -> None:
        """Enter a line, as if it had been typed, and wait for its answer, though not for long."""
        state, board = self.state, self.board
        state.answers.clear()
        before = self._steps()
        self._agreed = agreed
        self.entered.put(line)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE_S):
                await self.entered.carried_out()
        self._agreed = False
        if board is not None and self.console.sending and board.staging is not None and board.staging.complete:
            state.news.clear()
        if self._steps() > before:
            state.answers.clear()  # what it comes to stands there as put together

    def open_page(self, name: str) -> None:
        """Show this beside the message."""
        if (board := self.board) is not None:
            self._reading.open(name, board, self._past)

    def turn_page(self, at: int) -> bool:
        """Turn to another piece of what is read; False where nothing is."""
        return self._reading.turn(at, self.board)

    def shut_page(self) -> None:
        """It is not read any more."""
        self._reading.shut()

    # --- what the console says ---------------------------------------------------------------------------------------

    def said(self, text: str) -> None:
        """The console says this: in answer to a line, of something urgent, or of what has happened."""
        self._remarks.said(text, self.entered.answering, self.board)

    def asked(self, question: str) -> None:
        """The console asks for a yes; the person may have said it before the line was entered."""
        if self._agreed:
            self._agreed = False
            self.entered.put("yes")
        else:
            self.state.ask(Question(question, "yes", "no"))

    def _ask_to_adjourn(self, question: str) -> None:
        self.state.ask(Question(question, "adjourn", agreed=True))
        self._anew(aloud=True)

    # --- showing -----------------------------------------------------------------------------------------------------

    def _settled(self) -> None:
        self._remarks.pass_by(self.board)
        try:
            if self._covered.surely and self.board is not None and self.board.staging is not None:
                self._anew()
            elif not self._beats.only(self.board, self.state, self.console.saving.trouble):
                self._refreshed()
            self.heard.now(knows(self.board, self.company))
        except Exception as error:  # the table goes on, whatever cannot be shown of it; the hand is not to be logged
            _log.error("a table could not be shown in its player's chat (%s)", type(error).__name__)

    def _refreshed(self, *, force: bool = False) -> None:
        board, state = self.board, self.state
        if board is None or self._left:
            return
        own = self.company.talk.own
        board.stood_in = own is not None and own.held is not None and self.company.phase == "playing"
        state.take_in(board)
        state.plays((self.company.phase, board.hello.rules))
        if self.company.phase != self._phase:
            self._phase = self.company.phase
            state.news.clear()  # who was there, and what was waited for, is no news any more
            state.close()
        if board.listing:
            board.listing = False
            state.close()
            state.mode = "moves" if board.choices.count else ""
        self._move_on(board)
        self._show(force=force)

    def _move_on(self, board: SeatBoard) -> None:
        """What must not be overlooked comes as a message of its own: a sheet, the next deal, a turn."""
        if self._past.shown(board):
            self.state.news.clear()
        key = f"hand:{board.hello.table}"
        deal = None if board.seen is None else board.seen.n
        on_turn = board.staging is not None
        begins = on_turn and not self._on_turn and self._now_ms() - self._tapped_ms > AWAY_MS
        if self._key and key != self._key:
            self._post.drop(self.place, self._key)
            self._shown = None
        elif self._key and (begins or (self._deal is not None and deal != self._deal)):
            self._post.below(self.place, key, aloud=begins)
            self._covered.lowest()
            self._shown = None
        self._key, self._on_turn = key, on_turn
        self._deal = deal if deal is not None else self._deal

    def _show(self, *, force: bool = False) -> None:
        board, state = self.board, self.state
        waits = not force and (self._on_its_way.hidden() or (board is not None and not shows(board, self.company)))
        if board is None or not self._key or self._typing or waits:
            return
        state.find_ways(board)
        screen = screen_of(state, board, self.console, self.company, self._picture_of if self._pictured else None)
        shown = (screen.text, screen.buttons, None if screen.picture is None else screen.picture.key)
        if force or shown != self._shown:
            self._shown = shown
            self._post.show(self.place, self._key, screen, awaited=board.staging is not None)

    def _anew(self, aloud: bool = False) -> None:
        """Below what was written."""
        if self._key:
            self._post.below(self.place, self._key, aloud)
        self.refresh()

    def _farewell(self) -> None:
        """The seat is given up: what stands there stays to be read, without buttons."""
        board = self.board
        if board is None or not self._key:
            return
        self.state.close()
        self._left = True
        self._post.show(
            self.place, self._key, seat_screen.last_screen_of(self.state, board, self.console, self.company)
        )
        self._post.drop(self.place, self._key)

    def _steps(self) -> int:
        return 0 if self.board is None or self.board.staging is None else len(self.board.staging.steps)
