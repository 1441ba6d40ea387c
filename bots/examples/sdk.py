"""A whole bot on the Python frame, with the game's own rules at hand: copy this file, and change `choose`.

    buraco bot check -- python3 sdk.py       is it correct?
    buraco bot play -- python3 sdk.py        play against it

Run it with the Python that buraco is installed in. It plays a turn move by move on a state of the game made from what
its seat sees, remembers the discards, has an option, and says why it plays as it does.
"""

from __future__ import annotations

from bots.base import Answer, Bot
from bots.turn import turn_of
from core.game.cards import CODES, cards_of, is_wild_kind
from core.game.events import AnyEvent, Dealt, Discarded
from core.game.legal import legal_moves
from core.game.moves import DISCARD, DRAW, EXTEND, KEEP, LAY, TAKE, WITHDRAW, Move
from core.game.state import State
from core.table.messages import OptionDeclared, Update


class Sdk(Bot):
    """Lays what it can without wilds, and discards what others have discarded before."""

    name = "sdk"
    version = "1"
    wants = ("events",)
    options = (OptionDeclared(name="greed", kind="int", default=3, min=1, max=99),)
    """From how many cards on it takes an open pile."""

    def __init__(self) -> None:
        self.discards: list[str] = []

    def heard(self, event: AnyEvent) -> None:
        match event:
            case Dealt():
                self.discards = []
            case Discarded(card=card):
                self.discards.append(card)

    def play(self, update: Update) -> Answer:
        # `turn_of` asks `choose` again and again, up to the end of the turn or to a card that it cannot know yet.
        actions = turn_of(update.view, self.rules, self.choose)
        safe = sum(card in self.discards for card in update.view.hand or ())
        return Answer(actions, explain=f"I hold {safe} cards that nobody wanted.", info={"safe": safe})

    def choose(self, state: State) -> Move:
        """The next move. Of the state only what this seat may know is true: the rest lies there to fill it up."""
        moves = legal_moves(state)
        by = {kind: [move for move in moves if move.kind == kind] for kind in (KEEP, DRAW, TAKE, LAY, EXTEND, WITHDRAW)}
        if by[KEEP]:
            return by[KEEP][0]
        if by[DRAW]:
            closed = self.rules.pile == "closed"
            takes = by[TAKE] and (closed or len(state.pile) >= int(self.settings["greed"]))
            return by[TAKE][0] if takes else by[DRAW][0]
        for move in by[EXTEND]:
            if natural(move) or self.makes_canasta(state, move):
                return move
        lays = [move for move in by[LAY] if natural(move)]
        if lays and (state.laid or self.reaches(state, lays)):
            return lays[0]
        if by[WITHDRAW]:  # an initial meld was begun, and stays too low
            return by[LAY][0] if by[LAY] else by[WITHDRAW][0]
        discards = [move for move in moves if move.kind == DISCARD]
        return min(discards, key=lambda move: self.use(state, move.card)) if discards else moves[0]

    def makes_canasta(self, state: State, move: Move) -> bool:
        """Does the move with a wild make a canasta?"""
        found = state.placed(move.meld)
        return found is not None and len(found[1].meld.order) == 6

    def reaches(self, state: State, lays: list[Move]) -> bool:
        """Do these lays together reach the initial meld that the team still needs, if any?"""
        after = state.copy()
        for lay in lays:
            if lay.action in [move.action for move in legal_moves(after)]:
                after.step(lay)
        return after.minimum[state.turn % state.teams] == 0

    def use(self, state: State, card: int) -> int:
        """How much a card is worth keeping: the lower, the sooner it is discarded."""
        if is_wild_kind(card):
            return 1000
        near = [other for other in cards_of(state.hands[state.turn]) if other != card and not is_wild_kind(other)]
        suits = sum(other // 13 == card // 13 and abs(other - card) <= 2 for other in near)
        ranks = sum(other % 13 == card % 13 for other in near) if self.rules.sets == "any" else 0
        return 10 * (suits + ranks) - 5 * (CODES[card] in self.discards)


def natural(move: Move) -> bool:
    """Is there no wild among the cards of this move?"""
    return not any(is_wild_kind(card) for card in cards_of(move.bag))


if __name__ == "__main__":
    Sdk().run()
