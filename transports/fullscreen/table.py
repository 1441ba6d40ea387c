"""The table on the whole screen, and its keys: those that play, those that show something, and those that leave."""

from __future__ import annotations

from typing import ClassVar, Final

from textual import work
from textual.binding import Binding, BindingType
from textual.widgets import Input

from core.table.clock import SystemClock
from transports.console.lobby import GATHERING
from transports.fullscreen import pages
from transports.fullscreen.coach import aim
from transports.fullscreen.felt import Felt
from transports.fullscreen.panels import Question
from transports.fullscreen.people import Deed, People, offered
from transports.fullscreen.playing import Playing
from transports.fullscreen.replaying import Replay
from transports.fullscreen.sheets import Fairness, Sheet

_RANKS: Final = {**{digit: digit for digit in "23456789"}, "1": "A", "0": "T", "J": "J", "Q": "Q", "K": "K", "A": "A"}
"""By key, the rank that it picks; J, Q, K and A with shift."""
_CYRILLIC: Final = dict(zip("ledpkrwuhsmabqicgfvtSJQKA", "дувзклцгрсьфийшспамеыОЙЛФ".replace("ы", "Ы"), strict=True))
"""Which letter is typed with the same key where a Russian layout is chosen."""


def _bound(key: str, action: str) -> Binding:
    other = _CYRILLIC.get(key)
    return Binding(key if other is None else f"{key},{other}", action, show=False)


class Table(Playing):
    """One person at one seat, until the match is over or they leave: gives how it ended."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "cursor(-1)", show=False),
        Binding("right", "cursor(1)", show=False),
        Binding("up", "row(-1)", show=False),
        Binding("down", "row(1)", show=False),
        Binding("home", "edge(-1)", show=False),
        Binding("end", "edge(1)", show=False),
        Binding("shift+left", "shift(-1)", show=False),
        Binding("shift+right", "shift(1)", show=False),
        Binding("space", "pick", show=False),
        Binding("escape", "clear", show=False),
        Binding("enter", "send", show=False),
        *[_bound(key, f"rank('{rank}')") for key, rank in _RANKS.items()],
        Binding("asterisk", "rank('JK')", show=False),
        _bound("l", "lay"),
        _bound("e", "extend"),
        _bound("d", "discard"),
        _bound("p", "pile"),
        _bound("k", "keep"),
        _bound("r", "refuse"),
        _bound("w", "withdraw"),
        _bound("u", "undo"),
        _bound("S", "send_early"),
        _bound("h", "hint"),
        _bound("a", "follow"),
        _bound("m", "moves"),
        _bound("s", "sort"),
        _bound("b", "back"),
        Binding("f1", "rules", show=False),
        _bound("i", "rules"),
        Binding("f2", "score", show=False),
        _bound("c", "score"),
        Binding("f3", "log", show=False),
        _bound("g", "log"),
        Binding("f4", "fairness", show=False),
        _bound("f", "fairness"),
        Binding("f5", "pile_cards", show=False),
        _bound("v", "pile_cards"),
        Binding("f6", "people", show=False),
        _bound("t", "people"),
        Binding("f7,x,ч", "replay", show=False),
        Binding("f10,question_mark", "keys", show=False),
        Binding("pageup", "melds(-1)", show=False),
        Binding("pagedown", "melds(1)", show=False),
        Binding("colon", "type", show=False),
        _bound("q", "leave"),
        Binding("ctrl+c", "leave", show=False, priority=True),
    ]

    _phase = ""
    """Of a shared table, when everything was taken in last."""
    _people_due = False
    """Are its people to be shown as soon as nothing else stands there?"""
    _aim_said = False
    """Has the lesson begun, and was it said what the game is about?"""

    # --- panels --------------------------------------------------------------------------------------------------

    def action_rules(self) -> None:
        """The rules of this table."""
        if self.board is not None:
            self.read(pages.rules(self.board, self.paint))

    def action_score(self) -> None:
        """How this deal stands, and the deals before."""
        if self.board is not None:
            self.read(pages.score(self.board, self.paint))

    def action_log(self) -> None:
        """What has happened in this deal."""
        if self.board is not None:
            self.read(pages.log(self.board, self.paint))

    def action_fairness(self) -> None:
        """What proves that the shuffle is fair."""
        if self.board is not None:
            page, keys = pages.fairness(self.board, self.paint), self.tongue.text("pages-verify")
            self.push_screen(Fairness(page.title, page.body, keys))

    @work(exclusive=True, group="verify")
    async def action_verify(self) -> None:
        """In the same panel: every deal that is over, checked. The record may have to come from far away."""
        panel, board = self.screen, self.board
        if isinstance(panel, Fairness) and board is not None:
            page = await pages.proved(board, self.paint)
            if panel.is_current:
                panel.show(page.body, self.tongue.text("panels-close"))

    def action_pile_cards(self) -> None:
        """All cards of the pile."""
        if self.board is not None:
            self.read(pages.pile(self.board, self.paint))

    def action_replay(self) -> None:
        """Step through the deal that was over last."""
        board = self.board
        if board is None:
            return
        if self.setup.replay is None:
            self.answer(self.tongue.text("replaying-not-here"))
        elif not board.ends:
            self.answer(self.tongue.text("replaying-none-yet"))
        else:
            self._replay(board.ends[-1].n)

    @work(exclusive=True, group="replay")
    async def _replay(self, deal: int) -> None:
        """The record may have to come from far away: keys are heard meanwhile."""
        assert self.setup.replay is not None
        found = await self.setup.replay(deal)
        if found is None:
            self.answer(self.tongue.text("replaying-not-now"))
        else:
            self.push_screen(Replay(found[0], SystemClock(), self.paint, found[1]))

    def action_keys(self) -> None:
        """All keys there are."""
        self.read(pages.keys(self.tongue))

    def action_melds(self, by: int) -> None:
        """Scroll the melds of all teams."""
        self.base.query_one(Felt).scroll_melds(by)

    # --- people --------------------------------------------------------------------------------------------------

    def settled(self) -> None:
        """Everything that has come is taken in; where the table waits for its players, they stand over it."""
        board, company = self.board, self.company
        if board is not None and company is not None:
            own = company.talk.own
            board.stood_in = own is not None and own.held is not None and company.phase == "playing"
        super().settled()
        self._say_aim()
        if company is None or not self.is_running:
            return
        open_now = [screen for screen in self.screen_stack if isinstance(screen, People)]
        for screen in open_now:
            screen.show_people()
        phase, self._phase = self._phase, company.phase
        if phase != company.phase:
            self._people_due = company.phase in GATHERING
            if open_now and not self._people_due and phase in GATHERING and self.screen is open_now[-1]:
                open_now[-1].dismiss(None)
        self._open_people()

    def _say_aim(self) -> None:
        """Before a lesson begins, what the game is about."""
        if self._coach is None or self.board is None or self._aim_said:
            return
        said = aim(self.board)
        if said is not None:
            self.read(pages.aim(*said, self.paint), "table-begin")
        self._aim_said = self._aim_said or self.staging is not None

    def _open_people(self) -> None:
        """Where the table waits for its players, show them, once nothing else stands there; but not over the last table
        of a match, where that is what the person has asked to see: a key shows them."""
        if self._people_due and self.company is not None and len(self.screen_stack) == 1:
            self._people_due = False
            if not (self.sees_table and self.company.phase == "over"):
                self.action_people()

    def action_people(self) -> None:
        """Who is at the table, and what can be asked there."""
        people = self.company or self.setup.bench
        if people is None:
            self.answer(self.tongue.text("table-alone"))
        elif self.board is not None:
            self.push_screen(People(people, self.tongue, self.paint))

    async def on_people_asked(self, event: People.Asked) -> None:
        """Something was chosen among what can be asked at the table."""
        deed, people = event.deed, self.company or self.setup.bench
        if people is None:
            return
        choices = offered(deed.more, people, self.tongue)
        if not choices:
            await self._asked_for(deed, deed.line)
            return

        async def chosen(at: int) -> None:
            await self._asked_for(deed, f"{deed.line} {choices[at][1]}")

        title = "people-which-bot" if deed.more == "bot" else "people-which-phrase"
        self.choose(self.tongue.text(title), [label for label, _ in choices], chosen)

    async def _asked_for(self, deed: Deed, line: str) -> None:
        if deed.question is not None:
            self.ask(deed.question, lambda: self._carry_out(line))
        else:
            await self._carry_out(line)

    async def _carry_out(self, line: str) -> None:
        await self.do(line, agreed=True)
        company = self.company
        for screen in self.screen_stack:
            if isinstance(screen, People):
                screen.show_people(" ".join(self.answers))
                if (company is None or company.phase not in GATHERING) and screen is self.screen:
                    screen.dismiss(None)

    async def action_back(self) -> None:
        """Take the seat back from a stand-in."""
        if self.company is not None and self.company.phase == "over":
            self.answer(self.tongue.text("people-now-over"))
        elif self.board is not None:
            await self.do("back")

    # --- typed words ---------------------------------------------------------------------------------------------

    def action_type(self) -> None:
        """Open the line for typed words."""
        typed = self.base.query_one(Input)
        typed.placeholder = self.tongue.text("table-type")
        typed.add_class("open")
        typed.focus()

    async def on_input_submitted(self, event: Input.Submitted) -> None:
        """A word was typed."""
        line = event.value
        self._close_typed()
        if line.strip() and self.board is not None:
            await self.do(line, typed=True)

    def _close_typed(self) -> None:
        typed = self.base.query_one(Input)
        typed.remove_class("open")
        typed.value = ""
        self.set_focus(None)

    def action_clear(self) -> None:
        """Let all cards go; close the line for typed words."""
        if self.base.query_one(Input).has_class("open"):
            self._close_typed()
        super().action_clear()

    async def action_refuse(self) -> None:
        """Refuse the first card; after the match the same key asks for another one."""
        if self.console_over:
            self.action_another()
        else:
            await super().action_refuse()

    # --- leaving -------------------------------------------------------------------------------------------------

    def action_leave(self) -> None:
        """Leave, after a question: the game stays saved, the seat the person's own."""
        if self.board is None or self.console_over:
            self.exit(self.outcome or "left")
            return
        if isinstance(self.screen, Question):
            return
        self.ask(self.tongue.text(self._what_leaving_means()), self._leave)

    def action_leave_sheet(self) -> None:
        """The same from the sheet of a deal, whose closing would deal the next one; else close it."""
        if self.console_side.between:
            self.action_leave()
        elif isinstance(self.screen, Sheet):
            self.screen.action_close()

    def _what_leaving_means(self) -> str:
        company = self.company
        if company is None:
            return "table-ask-leave"
        if company.phase == "over":
            return "table-ask-leave-over"
        return "table-ask-leave-shared" if company.phase == "playing" else "table-ask-leave-gathering"

    async def _leave(self) -> None:
        await self.do("quit")
        if not self.console_over:  # it still waits for an answer of the table's, and may do so for long
            self.exit("left")

    async def action_quit(self) -> None:
        """The same."""
        self.action_leave()

    def action_help_quit(self) -> None:
        """The same."""
        self.action_leave()
