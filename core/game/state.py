"""One deal in play, as the engine's inner loop holds it, and what each move does to it.

:class:`State` trusts its caller: :meth:`State.step` carries out a move that has been listed or judged before. It is
what a searching program copies and plays forward; everybody else goes through :mod:`core.game.play`, which judges
first, leaves the old deal as it was and tells what happened.
"""

from __future__ import annotations

from core.game.cards import BIT, JOKER, PLANE, copies, minus, plus, put, put_all
from core.game.moves import DISCARD, DRAW, EXTEND, KEEP, LAY, REFUSE, TAKE, WITHDRAW, Move, MoveBook
from core.game.phases import (
    DECIDE_PHASE,
    DRAW_PHASE,
    OVER_OUT,
    OVER_PHASE,
    OVER_STALEMATE,
    OVER_STOCK,
    PLAY_PHASE,
)
from core.game.placed import Placed


class State:
    """A deal at one moment. Cheap to copy: what does not change in place is shared.

    Sets of seats and of teams are bit masks. Cards are numbers, hands are bags (see core.game.cards).
    """

    # fmt: off
    __slots__ = (
        "book", "cut_bonus", "cut_team", "dealer", "drawn", "first_turn", "fresh", "hands", "laid", "laid_any",
        "melds", "minimum", "next_id", "over", "phase", "pile", "players", "pot_taken", "pots", "quiet",
        "saved_hand", "saved_melds", "stock", "teams", "took", "took_closed", "took_one", "top", "turn", "unplayed",
        "unseen", "winner", "withdrew",
    )
    # fmt: on

    book: MoveBook
    players: int
    teams: int
    dealer: int
    turn: int
    phase: int
    over: int
    winner: int  # the seat that went out
    hands: list[int]
    stock: tuple[int, ...]  # top first; `top` is how many of it have gone
    top: int
    pile: list[int]  # bottom first
    pots: tuple[tuple[int, ...], ...]  # those left; the first is taken first
    pot_taken: int  # teams that have had a pot
    melds: list[tuple[Placed, ...]]  # by team, in the order of their numbers
    next_id: int
    minimum: tuple[int, ...]  # by team: the initial meld still due; 0 when met
    laid: int  # points laid in this turn towards the initial meld
    laid_any: bool  # was anything laid in this turn (and not withdrawn)?
    saved_hand: int  # as it was before the initial meld was begun in this turn, for a withdraw
    saved_melds: tuple[Placed, ...] | None  # likewise
    withdrew: bool
    fresh: int  # melds with this number or a higher one were laid in this turn
    took: int  # the card of a one-card pile that may not go back in this turn
    took_one: bool
    took_closed: bool
    drawn: int  # in the decide phase: the card to keep or refuse
    first_turn: bool  # is this the refusable first turn of the deal?
    quiet: int  # turns in a row that count towards a stalemate
    unplayed: int  # seats that hold a pot taken on the discard and have played nothing since
    unseen: int  # seats that may not look at their hand yet
    cut_team: int
    cut_bonus: int

    def copy(self) -> State:
        """An independent copy."""
        new = State()
        new.book = self.book
        new.players = self.players
        new.teams = self.teams
        new.dealer = self.dealer
        new.turn = self.turn
        new.phase = self.phase
        new.over = self.over
        new.winner = self.winner
        new.hands = self.hands[:]
        new.stock = self.stock
        new.top = self.top
        new.pile = self.pile[:]
        new.pots = self.pots
        new.pot_taken = self.pot_taken
        new.melds = self.melds[:]
        new.next_id = self.next_id
        new.minimum = self.minimum
        new.laid = self.laid
        new.laid_any = self.laid_any
        new.saved_hand = self.saved_hand
        new.saved_melds = self.saved_melds
        new.withdrew = self.withdrew
        new.fresh = self.fresh
        new.took = self.took
        new.took_one = self.took_one
        new.took_closed = self.took_closed
        new.drawn = self.drawn
        new.first_turn = self.first_turn
        new.quiet = self.quiet
        new.unplayed = self.unplayed
        new.unseen = self.unseen
        new.cut_team = self.cut_team
        new.cut_bonus = self.cut_bonus
        return new

    def stock_left(self) -> int:
        """How many cards the stock holds."""
        return len(self.stock) - self.top

    def pot_to_come(self, team: int) -> bool:
        """Would the team's next empty hand be filled from a pot? (rules, 5; one pot a team)"""
        return bool(self.pots) and not self.pot_taken >> team & 1

    def is_short(self) -> bool:
        """Has the player begun an initial meld that is still below the minimum?"""
        return self.laid_any and self.minimum[self.turn % self.teams] > 0

    def placed(self, number: int) -> tuple[int, Placed] | None:
        """The team and the meld of this number."""
        for team, melds in enumerate(self.melds):
            for placed in melds:
                if placed.id == number:
                    return team, placed
        return None

    def step(self, move: Move) -> None:
        """Carry out a legal move of the seat on turn. What is not legal must not come here: nothing is checked."""
        kind = move.kind
        if kind == DISCARD:
            self._discard(move)
        elif kind == DRAW:
            self._draw()
        elif kind == LAY:
            self._lay(move.bag, move.bag)
        elif kind == EXTEND:
            self._extend(move.meld, move.bag, move.bag, move.card)
        elif kind == TAKE:
            self._take(move)
        elif kind == KEEP:
            self.phase = PLAY_PHASE
            self.drawn = -1
        elif kind == REFUSE:
            self._refuse()
        elif kind == WITHDRAW:
            self._withdraw()

    def _next_card(self) -> int:
        """Take the top of the stock; -1 when there is none and no pot to make one of (then the deal is over)."""
        if self.top == len(self.stock):
            if not (self.book.melds.rules.pot_to_stock and self.pots):
                self._end(OVER_STOCK)
                return -1
            self._pot_to_stock()
        card = self.stock[self.top]
        self.top += 1
        return card

    def _draw(self) -> None:
        card = self._next_card()
        if card < 0:
            return
        self.hands[self.turn] = put(self.hands[self.turn], card)
        if self.first_turn:
            self.phase = DECIDE_PHASE
            self.drawn = card
        else:
            self.phase = PLAY_PHASE

    def _refuse(self) -> None:
        seat = self.turn
        card = self.drawn
        self.drawn = -1
        self.hands[seat] = minus(self.hands[seat], put(0, card))
        self.pile.append(card)
        card = self._next_card()
        if card >= 0:
            self.hands[seat] = put(self.hands[seat], card)
            self.phase = PLAY_PHASE

    def _take(self, move: Move) -> None:
        seat = self.turn
        pile = self.pile
        rules = self.book.melds.rules
        self.phase = PLAY_PHASE
        if len(pile) == 1:
            self.took_one = True
            if rules.same_card and not copies(self.hands[seat], pile[0]):
                self.took = pile[0]
        if rules.pile == "open":
            self.hands[seat] = put_all(self.hands[seat], pile)
            self.pile = []
            return
        self.took_closed = True
        self.pile = []
        used = put(move.bag, pile[-1])
        self.hands[seat] = put_all(self.hands[seat], pile[:-1])
        if move.meld < 0:
            self._lay(move.bag, used)
        else:
            self._extend(move.meld, move.bag, used, -1)

    def _lay(self, from_hand: int, bag: int) -> None:
        team = self.turn % self.teams
        meld = self.book.melds.meld(bag)
        assert meld is not None
        self._begin_lay(team, meld.points)
        self.melds[team] = (*self.melds[team], Placed(self.next_id, meld, True))
        self.next_id += 1
        self._use(team, from_hand)

    def _extend(self, number: int, from_hand: int, added: int, card: int) -> None:
        team = self.turn % self.teams
        melds = self.melds[team]
        index = 0
        while melds[index].id != number:
            index += 1
        old = melds[index]
        meld = self.book.melds.meld(put(old.meld.bag, card) if card >= 0 else plus(old.meld.bag, added))
        assert meld is not None
        self._begin_lay(team, meld.points - old.meld.points)
        self.melds[team] = (
            *melds[:index],
            Placed(number, meld, old.one_turn and number >= self.fresh),
            *melds[index + 1 :],
        )
        self._use(team, from_hand)

    def _begin_lay(self, team: int, points: int) -> None:
        due = self.minimum[team]
        if due:
            if self.saved_melds is None:
                self.saved_hand = self.hands[self.turn]
                self.saved_melds = self.melds[team]
            self.laid += points
            if self.laid >= due:
                self.minimum = (*self.minimum[:team], 0, *self.minimum[team + 1 :])
        self.laid_any = True

    def _use(self, team: int, bag: int) -> None:
        """Take laid cards out of the hand; an empty one is filled from a pot (direct), or the player is out."""
        seat = self.turn
        if bag:
            self.unplayed &= ~(1 << seat)
        left = minus(self.hands[seat], bag)
        if left == 0:
            if self.pot_to_come(team):
                left = put_all(0, self._next_pot(team))
            else:
                self.winner = seat
                self._end(OVER_OUT)
        self.hands[seat] = left

    def _next_pot(self, team: int) -> tuple[int, ...]:
        pot = self.pots[0]
        self.pots = self.pots[1:]
        self.pot_taken |= 1 << team
        return pot

    def _withdraw(self) -> None:
        seat = self.turn
        team = seat % self.teams
        assert self.saved_melds is not None
        self.hands[seat] = self.saved_hand
        self.melds[team] = self.saved_melds
        self.saved_melds = None
        penalty = self.book.melds.rules.initial_meld_penalty
        self.minimum = (*self.minimum[:team], self.minimum[team] + penalty, *self.minimum[team + 1 :])
        self.next_id = self.fresh
        self.laid = 0
        self.laid_any = False
        self.withdrew = True

    def _discard(self, move: Move) -> None:
        seat = self.turn
        self.unplayed &= ~(1 << seat)
        self.pile.append(move.card)
        left = self.hands[seat]
        if move.card == JOKER:
            left = minus(left, move.bag)
        else:
            # The highest copy goes. Not a loop: one plane further up the jokers begin.
            bit = BIT[move.card]
            if left & bit << PLANE:
                bit <<= 2 * PLANE if left & bit << 2 * PLANE else PLANE
            left ^= bit
        self.hands[seat] = left
        if left == 0:
            team = seat % self.teams
            if not self.pot_to_come(team):
                self.winner = seat
                self._end(OVER_OUT)
                return
            self.hands[seat] = put_all(0, self._next_pot(team))
            self.unplayed |= 1 << seat
            if self.book.melds.rules.pot_view != "at_once":
                self.unseen |= 1 << seat
        self._end_turn()

    def _end_turn(self) -> None:
        rules = self.book.melds.rules
        if self.took_one and not self.laid_any:
            self.quiet += 1
        else:
            self.quiet = 0
        seat = self.turn
        if self.unseen and rules.pot_view == "partner_played":
            for other in range(self.players):
                if other != seat and other % self.teams == seat % self.teams:
                    self.unseen &= ~(1 << other)
        if len(self.stock) - self.top <= rules.stock_reserve:
            if not (rules.pot_to_stock and self.pots):
                self._end(OVER_STOCK)
                return
            self._pot_to_stock()
        if self.quiet and rules.stalemate_rounds and self.quiet >= rules.stalemate_rounds * self.players:
            self._end(OVER_STALEMATE)
            return
        self.turn = seat = seat + 1 if seat + 1 < self.players else 0
        self.unseen &= ~(1 << seat)
        self.phase = DRAW_PHASE
        self.fresh = self.next_id
        self.laid_any = False
        self.took_one = False
        self.first_turn = False
        self.took = -1
        if self.laid or self.saved_melds is not None or self.withdrew or self.took_closed:
            self.laid = 0
            self.saved_melds = None
            self.withdrew = False
            self.took_closed = False

    def _pot_to_stock(self) -> None:
        self.stock = self.stock[self.top :] + self.pots[0]
        self.top = 0
        self.pots = self.pots[1:]

    def _end(self, how: int) -> None:
        self.over = how
        self.phase = OVER_PHASE
        self.took = self.drawn = -1
        self.first_turn = False
