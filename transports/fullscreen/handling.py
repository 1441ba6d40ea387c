"""What each key of the hand does, and the mouse: cards picked, moved and laid in order; the order is kept."""

from __future__ import annotations

from transports.console.picking import HAND_ORDERS, HandOrder
from transports.fullscreen.ends import Ends
from transports.fullscreen.hand import Hand

_SORTED: dict[HandOrder, str] = {
    "suit": "table-sorted-suit",
    "rank": "table-sorted-rank",
    "own": "table-sorted-own",
}


class Handling(Ends):
    """The keys of the hand. The ones that play come on top of them."""

    _hand_kept: tuple[int, tuple[str, ...]] | None = None
    """The deal, and how its hand lay, that was kept last."""

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

    def settled(self) -> None:
        """Everything that has come is taken in: in a deal that is begun, or gone on with, the hand lies as it lay."""
        board = self.board
        if board is not None and board.shown is not None and board.shown.n != self.picking.deal:
            self.picking.begin(board.shown.n, self.setup.draft.hand_of(board.shown.n))
        super().settled()
        self._keep_hand()

    def touched(self) -> None:
        """The cursor, the picked cards or their order have changed."""
        super().touched()
        self._keep_hand()

    def _keep_hand(self) -> None:
        """Keep how the hand lies, where the person has moved its cards, for the next sitting."""
        own, deal = self.picking.own, self.picking.deal
        if own and deal is not None and self._hand_kept != (deal, own):
            self._hand_kept = (deal, own)
            self.setup.draft.save_hand(deal, own)

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
