"""What each key of the game does: picked cards laid, extended, discarded; the pile taken; the turn sent."""

from __future__ import annotations

from core.game.actions import Action, Discard, Draw, Keep, Lay, Refuse, Take, Withdraw
from core.game.notation import action_text
from core.game.phases import DECIDE_PHASE, DRAW_PHASE
from transports.console.advice import advice
from transports.console.preview import effect
from transports.console.staging import Staging
from transports.fullscreen.board import Board
from transports.fullscreen.composing import promising, takes, ways
from transports.fullscreen.hand import Hand
from transports.fullscreen.nowline import dear
from transports.fullscreen.picking import HAND_ORDERS, HandOrder
from transports.fullscreen.stage import Stage

_SORTED: dict[HandOrder, str] = {
    "suit": "table-sorted-suit",
    "rank": "table-sorted-rank",
    "own": "table-sorted-own",
}


class Playing(Stage):
    """The keys that play. Each does what it can, and says why where it can do nothing."""

    # --- the hand ------------------------------------------------------------------------------------------------

    def action_cursor(self, by: int) -> None:
        """Move the cursor along the hand."""
        self.picking.move(by)
        self.touched()

    def action_row(self, by: int) -> None:
        """Move the cursor to the row above (-1) or below (1)."""
        places = self.base.query_one(Hand).shape().places
        if not places:
            return
        x, y = places[self.picking.cursor]
        beyond = [at for at, (_, line) in enumerate(places) if (line - y) * by > 0]
        if beyond:
            self.picking.put(min(beyond, key=lambda at: (abs(places[at][1] - y), abs(places[at][0] - x))))
        self.touched()

    def action_edge(self, way: int) -> None:
        """Move the cursor to the first card (-1) or the last (1)."""
        self.picking.put(0 if way < 0 else len(self.picking.cards) - 1)
        self.touched()

    def action_shift(self, by: int) -> None:
        """Move the card under the cursor."""
        before = self.picking.order
        self.picking.shift(by)
        self._keep_order(before)
        self.touched()

    def action_pick(self) -> None:
        """Pick the card under the cursor."""
        self.picking.toggle()
        self.touched()

    def action_rank(self, rank: str) -> None:
        """Pick the next card of this rank."""
        self.picking.pick_rank(rank)
        self.touched()

    def action_clear(self) -> None:
        """Let all cards go."""
        self.picking.clear()
        self.touched()

    def action_sort(self) -> None:
        """The next order of the hand."""
        before = self.picking.order
        self.picking.sort(HAND_ORDERS[(HAND_ORDERS.index(before) + 1) % len(HAND_ORDERS)])
        self._keep_order(before)
        self.touched()
        self.answer(self.tongue.text(_SORTED[self.picking.order]))

    def _keep_order(self, before: HandOrder) -> None:
        order = self.picking.order
        if order == before:
            return
        if order != "own":
            self.setup.order = order
        self.setup.own_order = order == "own"
        self.setup.remember("sort", order)

    def on_hand_clicked(self, event: Hand.Clicked) -> None:
        """A click picks a card, or lets it go."""
        self.picking.toggle(event.place)
        self.touched()

    def on_hand_dragged(self, event: Hand.Dragged) -> None:
        """A card was dragged to another place."""
        before = self.picking.order
        self.picking.carry(event.place, event.to)
        self._keep_order(before)
        self.touched()

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
            self.touched()  # the line of the moment says what is still to be done
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

    def action_moves(self) -> None:
        """All that can be done, to choose from."""
        if self._may_play() is not None:
            self.list_moves()

    def action_hint(self) -> None:
        """What a good player would do, and why."""
        staging, board = self._may_play(), self.board
        if staging is None or board is None:
            return
        found = None if self.setup.hint is None else advice(self.setup.hint, staging, board.words)
        board.advised = () if found is None else found.actions
        text = self.tongue.text
        self.answer(text("table-no-hint") if found is None else text("table-hint", moves=found.moves))

    async def action_follow(self) -> None:
        """Do what the hint has said."""
        staging, board = self._may_play(), self.board
        if staging is None or board is None:
            return
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
        labels = [
            board.words.action(action)
            if staging.needs_table(action)
            else " ".join(effect(staging.tried(action), board.words))
            for action in actions
        ]

        async def chosen(at: int) -> None:
            await self._act(actions[at], staging)

        self.choose(self.tongue.text(title), labels, chosen)
