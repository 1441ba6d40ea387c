"""A table that stands still: what one seat hears up to a moment of a seeded deal, and nothing after it.

Pictures and measurements of the full screen are made at such tables: the same seed gives the same table to the card.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Final

import msgspec

from bots.mind import Limits, Mind, Thought
from core.game.actions import Action, Discard, Take
from core.game.events import AnyEvent, redact
from core.game.fairness import deal_line
from core.game.legal import legal_moves
from core.game.phases import DECIDE_PHASE, DRAW_PHASE
from core.game.play import Deal, apply, opening_events, start
from core.game.rules import Rules, options_of, overrides_of
from core.game.scoring import sheets
from core.game.shuffle import deal as dealt_from
from core.game.shuffle import seeded_key
from core.game.view import View, view
from core.table.messages import End, Hello, Player, Rejected, RulesSaid, Turn, Update
from core.table.public_record import FORMAT, ActLine, Line, MatchLine, ScoreLine
from core.table.records import ENGINE
from scripts.settings import preset_table
from transports.client import Told

NAMES: Final = ("Ana", "Bruno", "Carla", "Dario", "Elena", "Fabio")
CODE: Final = "K7M2QX"
SEAT: Final = 0
"""Whose screen it is."""

Plays = Callable[[View, int], Thought]
"""What the seat on turn does; it is asked again until its turn is over."""


class StillTable:
    """A seat's client (`transports.console.sides.Seat`) that tells a deal so far; no act is ever answered."""

    def __init__(self, rules: Rules, seed: str, names: Sequence[str] = NAMES, scores: Sequence[int] = ()) -> None:
        """``scores``: the match before this deal, which is its first otherwise."""
        self.rules: Final = rules
        self._n = 2 if scores else 1
        self._totals = tuple(scores) or (0,) * rules.teams
        players = tuple(Player(names[seat], "human" if seat == SEAT else "bot") for seat in range(rules.players))
        said = RulesSaid(rules.preset, options_of(rules))
        dealt = dealt_from(rules, seeded_key(seed, self._n))
        self.told: Final[list[Told]] = [Hello(1, CODE, SEAT, said, players, None, ENGINE)]
        """What the seat has heard so far."""
        self._minds: Sequence[Mind] = ()
        self._seq = 1
        self.deal: Deal = start(rules, dealt, self._totals)
        self._opening = opening_events(rules, dealt, self._n)
        first = MatchLine(
            format=FORMAT,
            table=CODE,
            rules=rules.preset,
            options=overrides_of(rules, preset_table(rules.preset)),
            seats=players,
            engine=ENGINE,
            seeded=True,
        )
        self._lines: list[Line] = [first, deal_line(self._n, dealt)]

    @property
    def view(self) -> View:
        """What the seat sees now."""
        return view(self.deal.state, SEAT, self._n, self._totals)

    def play(self, minds: Sequence[Mind], turns: int) -> None:
        """Let these play until the own seat is on turn for that time (the first: 1), or the deal is over."""
        self._minds = minds
        self._heard(self._opening)
        self._happened(self._opening)
        own = 0
        while not self.deal.over:
            if self.deal.turn == SEAT:
                own += 1
                if own == turns:
                    return
            self._turn(lambda seen, seat: minds[seat].think(seen, self.rules, Limits()))
        self.told.append(self.end())

    def draw(self) -> None:
        """The own seat, which is on turn, begins its turn as its player would: it draws or takes the pile."""

        def begins(seen: View, seat: int) -> Thought:
            return Thought(self._minds[seat].think(seen, self.rules, Limits()).actions[:1])

        while self.deal.turn == SEAT and self.deal.state.phase in (DRAW_PHASE, DECIDE_PHASE):
            self._turn(begins, whole=False)

    def gather(self, cards: int) -> None:
        """Let everybody draw and discard until the own seat takes an open pile and holds so many cards or more."""
        self._happened(self._opening)
        while True:
            seen = self.view
            pile = len(seen.pile) if isinstance(seen.pile, tuple) else 0
            if self.deal.turn == SEAT and seen.counts[SEAT] + pile >= cards:
                self._turn(lambda seen, seat: Thought([Take()]), whole=False)
                return
            self._turn(self._idle)

    def record(self) -> list[Line]:
        """The public record of the deal, once it is over."""
        end = self.end()
        score = ScoreLine(
            n=end.n, over=self.deal.over, score=end.score, totals=end.totals, sheet=end.sheet, secret=None
        )
        return [*self._lines, score]

    def end(self) -> End:
        """The sheet of the deal, once it is over."""
        totals = tuple(before + now for before, now in zip(self._totals, self.deal.scores, strict=True))
        sheet = tuple(sheets(self.deal.state))
        return End(n=self._n, score=self.deal.scores, totals=totals, sheet=sheet, secret=None)

    def _idle(self, seen: View, seat: int) -> Thought:
        """Draw, lay nothing, and discard."""
        moves = legal_moves(self.deal.state)
        discards = [move.action for move in moves if isinstance(move.action, Discard)]
        return Thought([discards[0] if discards else moves[0].action])

    def _turn(self, plays: Plays, whole: bool = True) -> None:
        """Whoever is on turn plays, the whole turn or one answer of it."""
        seat, happened = self.deal.turn, list[AnyEvent]()
        while not self.deal.over and self.deal.turn == seat:
            thought = plays(view(self.deal.state, seat, self._n, self._totals), seat)
            actions = tuple(thought.actions)
            self._lines.append(ActLine(seat=seat, actions=actions, ms=0, by="player", explain=thought.explain))
            for action in actions:
                self.deal, events = apply(self.deal, seat, action)
                self._heard(events)
                happened += events
            if not whole:
                break
        self._happened(happened)

    def _heard(self, events: Sequence[AnyEvent]) -> None:
        for event in events:
            for seat, mind in enumerate(self._minds):
                mind.heard(redact(event, seat))

    def _happened(self, events: Sequence[AnyEvent]) -> None:
        self._seq += 1
        numbered = [msgspec.structs.replace(event, seq=self._seq) for event in events]
        mine = not self.deal.over and self.deal.turn == SEAT
        self.told.append(
            Update(
                since=self._seq - 1,
                seq=self._seq,
                events=tuple(redact(event, SEAT) for event in numbered),
                view=self.view,
                turn=Turn(deadline_ms=None, bank_ms=None) if mine else None,
            )
        )

    # --- the seat ------------------------------------------------------------------------------------------------

    async def messages(self) -> AsyncIterator[Told]:
        """What has been told so far, and then silence."""
        for message in self.told:
            yield message
        await asyncio.Event().wait()

    async def act(self, actions: tuple[Action, ...], *, seq: int | None = None) -> Rejected | None:
        """Nobody answers."""
        await asyncio.Event().wait()
        return None

    async def back(self) -> None:
        """Nobody has taken the seat."""


def keys_to_pick(cards: Sequence[str], cursor: int, wanted: Sequence[str]) -> list[str]:
    """The keys that pick these cards of a hand that lies in this order, with the cursor there."""
    keys: list[str] = []
    free = list(cards)
    for code in wanted:
        place = free.index(code)
        free[place] = ""
        keys += ["right" if place > cursor else "left"] * abs(place - cursor)
        keys.append("space")
        cursor = place
    return keys
