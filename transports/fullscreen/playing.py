"""What each key of the game does: picked cards laid, extended, discarded; the pile taken; the turn sent."""

from __future__ import annotations

from typing import Any

from textual.widgets import Static

from core.game.actions import Action, Discard, Draw, Keep, Lay, Refuse, Take, Withdraw
from core.game.notation import action_text
from core.game.phases import DECIDE_PHASE, DRAW_PHASE
from transports.console.advice import advice
from transports.console.board import Board
from transports.console.composing import promising, takes, ways
from transports.console.preview import effect
from transports.console.staging import Staging
from transports.fullscreen import pages
from transports.fullscreen.answered import first_words, is_long
from transports.fullscreen.foot import width_of
from transports.fullscreen.handling import Handling
from transports.fullscreen.nowline import dear, unfinished
from transports.fullscreen.panels import Choosing, Panel, Question


class Playing(Handling):
    """The keys that play. Each does what it can, and says why where it can do nothing."""

    _hint = "", ""
    """Where the last hint was too long to stand above the keys: all of it, and what stood there."""
    _of_turn: Panel[Any] | None = None
    """What was asked last about the turn at hand."""
    _turn_gone = False
    """Is the turn over that it was asked about?"""

    _on_turn = False
    """Was it this seat's turn when everything was taken in last?"""
    _warnings: tuple[int, tuple[str, ...]] = 0, ()
    """What was said of something urgent last, and on which occasion: it stays until a key is pressed."""

    def said(self, text: str) -> None:
        """The console says this."""
        super().said(text)
        board = self.board
        if board is not None and board.urgent:
            occasion, said = self._warnings
            self._warnings = board.occasions, (*(said if occasion == board.occasions else ()), text.strip())

    def settled(self) -> None:
        """Everything that has come is taken in: what was asked about a turn that is over is asked no more, and what was
        answered before the own turn began is no longer true."""
        begins = self.staging is not None and not self._on_turn
        self._on_turn = self.staging is not None
        if begins:
            self._answers[:] = [each for each in self._answers if each in self._warnings[1]]
        super().settled()
        self._turn_gone = self._turn_gone or self.staging is None
        if self._turn_gone and self._of_turn is not None and self._of_turn is self.screen:
            self._of_turn.dismiss(None)
            self._of_turn = None

    def _about_turn(self) -> None:
        """What stands on top now was asked about the turn at hand."""
        if isinstance(self.screen, Question | Choosing):
            self._of_turn, self._turn_gone = self.screen, False

    # --- the turn ------------------------------------------------------------------------------------------------

    async def action_lay(self) -> None:
        """Lay the picked cards as a new meld."""
        playing = self._may_play(picked=True)
        if playing is not None:
            await self._act(Lay(self.picking.chosen), playing)

    async def action_extend(self) -> None:
        """Put the picked cards into a meld; where several fit, ask which."""
        staging, board = self._may_play(picked=True), self.board
        if staging is None or board is None:
            return
        found = ways(staging, self.picking.chosen)
        if not found.extend:
            self.answer(self.tongue.text("table-no-melds"))
        elif len(found.fitting) > 1:
            actions = [way.action for way in found.fitting]
            self._which("pages-which-meld", actions, staging, board)
        else:
            way = found.fitting[0] if found.fitting else promising(staging, found)
            assert way is not None
            await self._act(way.action, staging)

    async def action_discard(self) -> None:
        """Discard the picked card (the one under the cursor); before that, draw."""
        staging = self._may_play()
        if staging is None:
            return
        if staging.state.phase == DRAW_PHASE:
            await self._act(Draw(), staging)
        elif staging.state.phase == DECIDE_PHASE:
            self.redraw()
        elif len(self.picking.chosen) > 1:
            self.answer(self.tongue.text("table-pick-one"))
        elif self.picking.cards:
            chosen = self.picking.chosen or (self.picking.cards[self.picking.cursor],)
            await self._act(Discard(chosen[0]), staging)

    async def action_pile(self) -> None:
        """Take the pile; a closed one with the picked cards, or in one of the ways there are."""
        staging, board = self._may_play(), self.board
        if staging is None or board is None:
            return
        picked = self.picking.chosen
        found = takes(staging, picked, board.choices) if staging.state.phase == DRAW_PHASE else ()
        if len(found) > 1:
            self._which("pages-which-take", list(found), staging, board)
        elif found:
            await self._act(found[0], staging)
        else:
            closed = staging.rules.pile == "closed"
            await self._act(Take(cards=picked) if closed and picked else Take(), staging)

    async def action_keep(self) -> None:
        """Keep the first card."""
        await self._decide(Keep())

    async def action_refuse(self) -> None:
        """Refuse the first card."""
        await self._decide(Refuse())

    async def _decide(self, action: Action) -> None:
        staging = self._may_play()
        if staging is None:
            return
        if staging.state.phase == DECIDE_PHASE:
            await self._act(action, staging)
        else:
            self.answer(self.tongue.text("table-no-decide"))

    async def action_withdraw(self) -> None:
        """Take the melds of this turn back; where that costs, ask first."""
        staging = self._may_play(complete=True)
        if staging is None:
            return
        if staging.steps or staging.check(Withdraw()) is not None:
            await self._act(Withdraw(), staging)
        else:
            question = self.tongue.text("table-ask-withdraw", more=staging.rules.initial_meld_penalty)
            self.ask(question, lambda: self.do("withdraw", agreed=True))
            self._about_turn()

    async def action_undo(self) -> None:
        """Take the last step back."""
        if self._is_turn():
            await self.do("undo")

    async def action_send(self) -> None:
        """Send the turn; what is dear is asked for first. While the last one is on its way this does nothing."""
        staging, board = self.staging, self.board
        if board is None or self.console_side.sending:
            return
        if staging is None:
            if self.console_side.between:
                await self.do("")
            else:
                self.touched()
        elif not staging.complete:
            self.answer(unfinished(board))
        else:
            await self._send(board, "")

    async def action_send_early(self) -> None:
        """Send what is put together, complete or not."""
        staging, board = self._may_play(complete=True), self.board
        if staging is None or board is None:
            return
        if not staging.steps:
            self.answer(self.tongue.text("table-nothing-staged"))
        else:
            await self._send(board, "send")

    async def _send(self, board: Board, line: str) -> None:
        question = dear(board)
        if question is None:
            await self.do(line)
        else:
            self.ask(question, lambda: self.do("yes"), tapped=True)
            self._about_turn()

    # --- advice --------------------------------------------------------------------------------------------------

    def list_moves(self) -> None:
        """All that can be done, to choose from."""
        staging, board = self.staging, self.board
        if staging is None or board is None or not board.choices.count:
            return
        every = (*board.choices.moves, *board.choices.discards)
        labels = [f"{choice.label} · {choice.note}" if choice.note else choice.label for choice in every]

        async def chosen(at: int) -> None:
            await self._act(every[at].action, staging)

        self.choose(self.tongue.text("pages-moves"), labels, chosen)
        self._about_turn()

    def action_moves(self) -> None:
        """All that can be done, to choose from."""
        if self._may_play() is not None:
            self.list_moves()

    def action_hint(self) -> None:
        """What a good player would do, and why."""
        staging, board = self._may_play(), self.board
        if staging is None or board is None:
            return
        text = self.tongue.text
        whole, short = self._hint
        if whole and self.answers == (short,):
            self.read(pages.answer([whole], board, self.paint))
            return
        found = None if self.setup.hint is None else advice(self.setup.hint, staging, board.words)
        board.advised = () if found is None else found.actions
        if found is None:
            self.answer(text("table-no-hint"))
            return
        said = text("table-hint", moves=found.moves)
        width = width_of(self.base.query_one("#keys", Static), self.base)
        self._hint = "", ""
        if is_long([said], width):
            short = first_words(found.moves, width, lambda moves: text("table-hint-long", moves=moves))
            self._hint = said, short
        self.answer(self._hint[1] or said)

    async def action_follow(self) -> None:
        """Do what the hint has said, or the coach."""
        staging, board = self._may_play(), self.board
        if staging is None or board is None:
            return
        if not board.advised and self._coach is not None:
            self.action_hint()
        if not board.advised:
            self.answer(self.tongue.text("table-no-hint-yet"))
            return
        self.picking.clear()
        await self.do("0")

    # --- what they share -----------------------------------------------------------------------------------------

    def _is_turn(self) -> bool:
        """Is it this seat's turn? Says why where it is not."""
        board = self.board
        if board is None or self.console_side.sending:
            return False
        if self.staging is None:
            self.answer(board.not_now())
            return False
        return True

    def _may_play(self, *, picked: bool = False, complete: bool = False) -> Staging | None:
        """The turn, where a move can be added to it; else says why not. ``picked``: must cards be picked for it?
        ``complete``: may the turn be complete already?"""
        if not self._is_turn():
            return None
        staging = self.staging
        if staging is not None and staging.complete and not complete:
            self.touched()  # the line of the moment says how to go on
            return None
        if picked and not self.picking.chosen:
            self.answer(self.tongue.text("table-pick-first"))
            return None
        return staging

    async def _act(self, action: Action, staging: Staging) -> None:
        """Enter this move; the picked cards are let go where it is allowed."""
        if staging.check(action) is None:
            self.picking.clear()
        await self.do(action_text(action))

    def _which(self, title: str, actions: list[Action], staging: Staging, board: Board) -> None:
        """Ask in which of these ways, each with what it would come to."""
        labels = [" ".join(effect(staging.tried(action), board.words)) for action in actions]
        if any(isinstance(action, Take) for action in actions):  # a meld does not say which of its cards were held
            named = [board.words.action(action) for action in actions]
            labels = [f"{name} · {label}" for name, label in zip(named, labels, strict=True)]

        async def chosen(at: int) -> None:
            await self._act(actions[at], staging)

        self.choose(self.tongue.text(title), labels, chosen)
        self._about_turn()
