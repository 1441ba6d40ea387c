"""How a deal and the match end on the screen: the sheets, the table under them, another match, the last words."""

from __future__ import annotations

from transports.console.scores import outcome
from transports.console.session import Outcome
from transports.fullscreen import pages
from transports.fullscreen.panels import Reading
from transports.fullscreen.sheets import Sheet
from transports.fullscreen.stage import Stage
from transports.fullscreen.unasked import nothing_asked


class Ends(Stage):
    """What is to be seen after a deal, and before the screen closes."""

    sees_table = False
    """Was the sheet that stood there last closed to see the table?"""

    @property
    def result(self) -> str:
        """How the match ended; "" before it has."""
        board = self.board
        return "" if board is None or not board.ends else outcome(board.ends[-1], board.words)

    async def bid_farewell(self, outcome: Outcome) -> bool:
        """Show how the match ended, or why the table has closed; does the table stay on the screen after that?"""
        board = self.board
        await nothing_asked(self)
        if board is not None and board.sheet is not None:
            end, board.sheet = board.sheet, None
            self.settled()
            reached = "" if self._coach is None else self._coach(board, ())
            sheet = self._sheet(pages.sheet(end, board, self.paint, reached), self._last_keys())
            await self.push_screen_wait(sheet)
            self.looked_at = sheet.looks
            self.settled()
        elif outcome == "closed" and self.last_words:
            self._answers.clear()
            if board is not None:
                board.closed(self.last_words)
                self.settled()
            page = pages.last_words(self.last_words, self.paint)
            await self.push_screen_wait(Reading(page.title, page.body, self.tongue.text("pages-the-end")))
        return self.looked_at

    def _last_keys(self) -> str:
        """The last sheet says how another match with the same players is asked for."""
        if self.setup.another is None:
            return self.tongue.text("pages-the-end")
        self.setup.another.offered = True
        return self.tongue.text("pages-end-or-again")

    def _sheet(self, page: pages.Page, keys: str) -> Sheet:
        replay, look = self.tongue.text("pages-replay"), self.tongue.text("pages-look")
        wordings = [f"{keys} · {look}", keys]
        if self.setup.replay is not None:
            wordings[:] = [f"{replay} · {keys} · {look}", f"{replay} · {keys}", keys]
        return Sheet(page.title, page.body, wordings, guard_s=self.guard_s)

    def show_sheet(self, page: pages.Page) -> None:
        """Show the sheet of a deal; closing it with Esc shows the table, and every other key goes on."""
        between = self.console_side.between
        sheet = self._sheet(page, self.tongue.text("pages-next-deal" if between else "pages-go-on"))
        self.sees_table = False

        async def go_on(_: None) -> None:
            self.sees_table = sheet.looks
            if between and not sheet.looks and self.console_side.between:
                await self.do("")
            self.call_later(self.settled)

        self.push_screen(sheet, go_on)

    def action_another(self) -> None:
        """After the match: another one with the same players."""
        another = self.setup.another
        if another is not None and another.offered and self.console_over:
            another.wanted = True
            self.exit(self.outcome)
