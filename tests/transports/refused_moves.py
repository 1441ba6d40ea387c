"""Moves that the rules refuse, at many moments of many kinds of tables."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from core.game.actions import Action, Discard, Draw, Extend, Keep, Lay, Refuse, Take, Withdraw
from core.game.cards import CODES, cards_of
from core.game.errors import Refusal
from core.game.judge import judge
from core.game.legal import legal_moves
from core.game.moves import EXTEND, LAY, TAKE, Move
from core.game.phases import OVER_PHASE
from core.game.play import start_state
from core.game.refusals import refusal
from core.game.shuffle import deal, seeded_key
from core.game.state import State
from scripts.variations import VARIATIONS

MOST_STEPS = 400


def refused_moves(seed: int) -> Iterator[tuple[Refusal, State, Action]]:
    """Deals at every table of scripts/variations, played at random; at every moment some moves are tried."""
    for at, table in enumerate(VARIATIONS):
        rng = Random(f"{seed} {at}")
        state = start_state(table.rules(), deal(table.rules(), seeded_key(f"{seed} {at}", 1)))
        for _ in range(MOST_STEPS):
            for _ in range(6):
                action = _some_action(state, rng)
                seat = state.turn if rng.random() < 0.95 else rng.randrange(table.rules().players)
                code, _ = judge(state, seat, action)
                if code:
                    yield refusal(code, state, action), state, action
            if state.phase == OVER_PHASE:
                break
            state.step(_next_move(state, rng))


def _next_move(state: State, rng: Random) -> Move:
    """One that is allowed; hands are laid down where they can be, so that deals come to their ends."""
    moves = legal_moves(state)
    laying = [move for move in moves if move.kind in (LAY, EXTEND, TAKE)]
    return rng.choice(laying if laying and rng.random() < 0.8 else moves)


def _some_action(state: State, rng: Random) -> Action:
    hand = [CODES[card] for card in cards_of(state.hands[state.turn])]
    some = tuple(rng.sample(hand, min(len(hand), rng.choice((1, 2, 3, 3, 4, len(hand), max(1, len(hand) - 1))))))
    if rng.random() < 0.2 or not some:
        some = (*some[: rng.randrange(3)], rng.choice(CODES))
    melds = [placed.id for team in state.melds for placed in team] or [0]
    meld = rng.choice(melds) if rng.random() < 0.9 else 77
    last = CODES[state.took] if state.took >= 0 and rng.random() < 0.5 else rng.choice(hand or list(CODES))
    tried: list[Action] = [
        Draw(),
        Keep(),
        Refuse(),
        Withdraw(),
        Lay(some),
        Lay(some),
        Extend(meld, some),
        Extend(meld, some[:1]),
        Discard(last),
        Discard(rng.choice(CODES)),
        Take(),
        Take(None, some[:2]) if state.book.melds.rules.pile == "closed" else Take(),
        Take(meld, some[:1]) if state.book.melds.rules.pile == "closed" else Take(),
        *[Lay((*move.action.cards, *some[:1])) for move in legal_moves(state) if isinstance(move.action, Lay)],
    ]
    if 0 < len(hand) < 5:
        tried += [Extend(meld, tuple(hand)), Lay(tuple(hand))]
    return rng.choice(tried)
