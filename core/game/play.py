"""The game as a pure function: a deal and an action give a new deal and what happened.

This is the engine's public face. A :class:`Deal` never changes; :func:`apply` checks the action first and leaves the
deal as it was when the rules forbid it. Programs that search use :class:`core.game.state.State` underneath.
"""

from __future__ import annotations

from core.game.actions import Action, read_action
from core.game.blank import new_state
from core.game.cards import CODES, bag_of, codes_of
from core.game.errors import IllegalAction, Refusal
from core.game.events import (
    AnyEvent,
    Cut,
    Discarded,
    Drew,
    Extended,
    Kept,
    Laid,
    Pot,
    PotToStock,
    Refused,
    Revealed,
    Scored,
    Took,
    WentOut,
    Withdrew,
)
from core.game.events import Dealt as DealtEvent
from core.game.judge import judge
from core.game.legal import legal_moves
from core.game.moves import DISCARD, DRAW, EXTEND, KEEP, LAY, REFUSE, TAKE, Move, moves_of
from core.game.phases import ENDINGS, OVER_OUT, PHASES
from core.game.placed import Placed
from core.game.refusals import refusal
from core.game.rules import Rules, initial_minimum
from core.game.scoring import scores
from core.game.shuffle import Dealt, cutter
from core.game.state import State


class Deal:
    """One deal at one moment; a value. Made by :func:`start` or from a position, and by :func:`apply`."""

    __slots__ = ("_state",)

    def __init__(self, state: State) -> None:
        """Wrap a state, which belongs to this deal from now on and must not be changed by anybody else."""
        self._state = state

    @property
    def state(self) -> State:
        """A copy of the inner state, to play forward."""
        return self._state.copy()

    @property
    def rules(self) -> Rules:
        """The rules it is played by."""
        return self._state.book.melds.rules

    @property
    def turn(self) -> int:
        """The seat on turn."""
        return self._state.turn

    @property
    def phase(self) -> str:
        """``draw``, ``decide``, ``play`` or ``over``."""
        return PHASES[self._state.phase]

    @property
    def over(self) -> str | None:
        """How it ended (``out``, ``stock``, ``stalemate``), or None."""
        return ENDINGS[self._state.over]

    @property
    def scores(self) -> tuple[int, ...]:
        """Each team's score, as if the deal ended now."""
        return tuple(scores(self._state))


def start(rules: Rules, dealt: Dealt, match_scores: tuple[int, ...] = ()) -> Deal:
    """A deal before its first turn; ``match_scores`` by team decide the initial melds due (rules, 4.5)."""
    return Deal(start_state(rules, dealt, match_scores))


def start_state(rules: Rules, dealt: Dealt, match_scores: tuple[int, ...] = ()) -> State:
    """The same as a bare state."""
    state = new_state(moves_of(rules))
    state.dealer = dealt.dealer
    state.turn = (dealt.dealer + 1) % rules.players
    state.hands = [bag_of(hand) for hand in dealt.hands]
    state.pots = dealt.pots
    state.stock = dealt.stock
    state.pile = list(dealt.pile)
    state.first_turn = rules.opening == "refusable"
    totals = match_scores or (0,) * rules.teams
    state.minimum = tuple(initial_minimum(rules, total) for total in totals)
    if dealt.cut is not None:
        state.cut_team = cutter(rules, dealt.dealer) % rules.teams
        state.cut_bonus = dealt.cut.bonus
    return state


def opening_events(rules: Rules, dealt: Dealt, n: int) -> list[AnyEvent]:
    """What a new deal tells: the cut, where there is one, and the deal (whole: to be redacted for each seat)."""
    events: list[AnyEvent] = []
    if dealt.cut is not None:
        events.append(Cut(seat=cutter(rules, dealt.dealer), count=dealt.cut.count, bonus=dealt.cut.bonus))
    hands = tuple(tuple(codes_of(bag_of(hand))) for hand in dealt.hands)
    pile = tuple(CODES[card] for card in dealt.pile)
    events.append(DealtEvent(n=n, dealer=dealt.dealer, pile=pile, hands=hands))
    return events


def legal_actions(deal: Deal) -> list[Action]:
    """What the seat on turn may do (see core.game.legal for which actions are listed); empty when the deal is over."""
    return [move.action for move in legal_moves(deal._state)]


def check(deal: Deal, seat: int, action: Action | object) -> Refusal | None:
    """The judge's answer: None where the action is allowed, else the first refusal that applies.

    ``action`` may also be plain JSON values, which are refused as ``malformed`` where they describe no action.
    """
    code, _ = _judged(deal._state, seat, action)
    return refusal(code, deal._state, action) if code else None


def apply(deal: Deal, seat: int, action: Action | object) -> tuple[Deal, list[AnyEvent]]:
    """The deal after the action, and what happened (whole events: redact them before they leave the table).

    Raises IllegalAction, with the refusal, where the rules forbid it; ``deal`` is unchanged either way.
    """
    before = deal._state
    code, move = _judged(before, seat, action)
    if move is None:
        raise IllegalAction(refusal(code, before, action))
    after = before.copy()
    after.step(move)
    return Deal(after), happened(before, move, after)


def _judged(state: State, seat: int, action: Action | object) -> tuple[str, Move | None]:
    read = action if isinstance(action, Action) else read_action(action)
    return ("malformed", None) if read is None else judge(state, seat, read)


def happened(before: State, move: Move, after: State) -> list[AnyEvent]:
    """What a move did, told by comparing the state before it with the state after it."""
    seat = before.turn
    kind = move.kind
    events: list[AnyEvent] = []
    if kind in (DRAW, REFUSE):
        if kind == REFUSE:
            events.append(Refused(seat=seat, card=CODES[before.drawn]))
        if len(after.pots) < len(before.pots):
            events.append(PotToStock(count=len(before.pots[0])))
        if after.top > 0 and not after.over:
            events.append(Drew(seat=seat, card=CODES[after.stock[after.top - 1]]))
    elif kind == KEEP:
        events.append(Kept(seat=seat))
    elif kind == DISCARD:
        events.append(Discarded(seat=seat, card=CODES[move.card]))
        _tell_turn_end(before, after, events)
    elif kind == TAKE and before.book.melds.rules.pile == "open":
        events.append(Took(seat=seat, count=len(before.pile), cards=tuple(CODES[card] for card in before.pile)))
    elif kind in (LAY, EXTEND, TAKE):
        _tell_lay(before, move, after, events)
    else:
        events.append(Withdrew(seat=seat, minimum=after.minimum[seat % after.teams]))
    if after.over:
        if after.over == OVER_OUT:
            events.append(WentOut(seat=seat))
        events.append(Scored(score=tuple(scores(after)), over=ENDINGS[after.over]))
    return events


def _tell_lay(before: State, move: Move, after: State, events: list[AnyEvent]) -> None:
    seat = before.turn
    team = seat % before.teams
    added = codes_of(move.bag)
    if move.kind == TAKE:
        top = CODES[before.pile[-1]]
        events.append(Took(seat=seat, count=len(before.pile), card=top))
        added.append(top)
    if move.meld < 0:
        placed = after.melds[team][-1]
        events.append(Laid(seat=seat, meld=placed.id, cards=_standing(placed)))
    else:
        placed = next(at for at in after.melds[team] if at.id == move.meld)
        events.append(Extended(seat=seat, meld=placed.id, added=tuple(added), cards=_standing(placed)))
    if after.pot_taken != before.pot_taken:
        events.append(Pot(seat=seat, direct=True, cards=tuple(codes_of(after.hands[seat]))))


def _standing(placed: Placed) -> tuple[str, ...]:
    return tuple(CODES[card] for card in placed.meld.order)


def _tell_turn_end(before: State, after: State, events: list[AnyEvent]) -> None:
    seat = before.turn
    pots = before.pots
    if after.pot_taken != before.pot_taken:
        pots = pots[1:]
        may_look = before.book.melds.rules.pot_view == "at_once"
        cards = tuple(codes_of(after.hands[seat])) if may_look else None
        events.append(Pot(seat=seat, direct=False, cards=cards))
    if len(after.pots) < len(pots):
        events.append(PotToStock(count=len(pots[0])))
    looking = before.unseen & ~after.unseen
    if looking:
        for other in range(after.players):
            if looking >> other & 1:
                events.append(Revealed(seat=other, cards=tuple(codes_of(after.hands[other]))))
