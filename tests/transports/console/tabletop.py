"""A small table for console tests: the engine itself, without records, carriers or clocks, and its other players."""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator, Callable, Sequence
from functools import partial
from pathlib import Path

import msgspec

from core.game.actions import Action
from core.game.cards import is_wild_kind
from core.game.errors import IllegalAction
from core.game.events import AnyEvent, redact
from core.game.legal import legal_moves
from core.game.match import Result, next_dealer, verdict
from core.game.moves import DISCARD, DRAW, EXTEND, KEEP, LAY, REFUSE, TAKE, WITHDRAW
from core.game.phases import OVER_PHASE
from core.game.play import Deal, apply, opening_events, start
from core.game.rules import Rules, options_of
from core.game.scoring import sheets
from core.game.shuffle import deal as dealt_from
from core.game.shuffle import seeded_key
from core.game.state import State
from core.game.view import View, state_of, view
from core.game.wording import Sentence
from core.table.messages import (
    Closed,
    End,
    Hello,
    MatchResult,
    NonceCall,
    Player,
    Rejected,
    RulesSaid,
    Turn,
    Update,
)
from core.table.ports import Think
from scripts.settings import load_rules
from scripts.show_rules import rules_text
from tests.patience import PATIENCE_S
from tests.transports.english import ENGLISH
from transports.client import Told
from transports.console.advice import Advise
from transports.console.desk import Desk
from transports.console.draft import Draft
from transports.console.lines import Lines
from transports.console.session import Console, Outcome
from transports.console.setup import Setup
from transports.console.staging import Staging
from transports.console.terminal import Look, Paper

NAMES = ("Ana", "Bruno", "Carla", "Dario", "Elena", "Fabio")
PIPE = Look(prompts=False, colour=False, signs=True, escapes=False)
SEED = "console"


class Tabletop:
    """A table with one seat client (see transports.console.session.Seat) and functions in the other seats."""

    def __init__(
        self,
        rules: Rules,
        others: Think,
        *,
        seat: int = 0,
        seed: str = SEED,
        state: State | None = None,
        commitment: str | None = None,
        deals: int = 1000,
    ) -> None:
        """``state``: play from here instead of dealing; ``deals``: how many deals until the match is cut short."""
        self.rules = rules
        self.sent: list[tuple[Action, ...]] = []
        """What the console has sent and the table has accepted."""
        self.asked_back = 0
        self.deal: Deal
        """The deal in play."""
        self._others = others
        self._seat = seat
        self._seed = seed
        self._commitment = commitment
        self._most = deals
        self._told: asyncio.Queue[Told] = asyncio.Queue()
        self._seq = 1
        self._n = 0
        self.dealer: int | None = None
        self._totals: tuple[int, ...] = (0,) * rules.teams
        players = tuple(Player(NAMES[at], "human" if at == seat else "bot") for at in range(rules.players))
        said = RulesSaid(rules.preset, options_of(rules))
        self._told.put_nowait(Hello(1, "TEST", seat, said, players, None, 1))
        if state is None:
            self._next_deal()
        else:
            self._n = 1
            self.deal = Deal(state)
            self._update([])
        self._play_on()

    # --- the seat ------------------------------------------------------------------------------------------------

    async def messages(self) -> AsyncIterator[Told]:
        while True:
            message = await self._told.get()
            yield message
            if isinstance(message, Closed):
                return

    async def act(self, actions: Sequence[Action], *, seq: int | None = None) -> Rejected | None:
        deal, happened = self.deal, list[AnyEvent]()
        for at, action in enumerate(actions):
            try:
                deal, events = apply(deal, self._seat, action)
            except IllegalAction as error:
                refused = error.refusal
                return Rejected(seq=self._seq, at=at, code=refused.code, text=refused.text, now=self._seq)
            happened += events
        self.sent.append(tuple(actions))
        self.deal = deal
        self._happened(happened)
        self._play_on()
        return None

    async def back(self) -> None:
        self.asked_back += 1

    # --- the table -----------------------------------------------------------------------------------------------

    def say(self, *messages: Told) -> None:
        """Tell the seat something more."""
        for message in messages:
            self._told.put_nowait(message)

    def close(self, reason: str) -> None:
        """End the seat's carrier."""
        self._told.put_nowait(Closed(reason))

    def _next_deal(self) -> None:
        self._n += 1
        if self._commitment is not None:
            self._told.put_nowait(NonceCall(n=self._n, commitment=self._commitment))
        dealt = dealt_from(self.rules, seeded_key(self._seed, self._n), self.dealer)
        self.dealer = dealt.dealer
        self.deal = start(self.rules, dealt, self._totals)
        self._happened(opening_events(self.rules, dealt, self._n))

    def _play_on(self) -> None:
        while True:
            deal = self.deal
            if deal.over is not None:
                if not self._end():
                    return
                continue
            if deal.turn == self._seat:
                return
            happened: list[AnyEvent] = []
            seat = deal.turn
            for action in self._others(view(deal.state, seat, self._n, self._totals), self.rules):
                deal, events = apply(deal, seat, action)
                happened += events
            self.deal = deal
            self._happened(happened)

    def _happened(self, events: Sequence[AnyEvent]) -> None:
        self._seq += 1
        numbered = [msgspec.structs.replace(event, seq=self._seq) for event in events]
        self._update([redact(event, self._seat) for event in numbered])

    def _update(self, events: Sequence[AnyEvent]) -> None:
        deal = self.deal
        mine = deal.over is None and deal.turn == self._seat
        self._told.put_nowait(
            Update(
                since=self._seq - 1,
                seq=self._seq,
                events=tuple(events),
                view=view(deal.state, self._seat, self._n, self._totals, self._commitment),
                turn=Turn(deadline_ms=None, bank_ms=None) if mine else None,
            )
        )

    def _end(self) -> bool:
        """Score the deal; False when the match is over with it."""
        score = self.deal.scores
        self._totals = tuple(a + b for a, b in zip(self._totals, score, strict=True))
        result = verdict(self.rules, self._totals)
        if result is None and self._n >= self._most:
            result = Result(None, self._totals, "abandoned")
        self._told.put_nowait(
            End(
                n=self._n,
                score=score,
                totals=self._totals,
                sheet=tuple(sheets(self.deal.state)),
                secret=None,
                result=None if result is None else MatchResult(result.winner, result.totals, result.reason),
            )
        )
        if result is not None:
            return False
        self.dealer = next_dealer(self.rules, self.dealer or 0)
        self._next_deal()
        return True


def advising(think: Think) -> Advise:
    """Somebody who advises what this player would do, and does not say why."""

    def advise(seen: View, rules: Rules, done: Sequence[Action]) -> list[tuple[Action, Sequence[Sentence]]]:
        staging = Staging(seen, rules)
        for action in done:
            staging.stage(action)
        return [(action, ()) for action in think(staging.view, rules)]

    return advise


Person = Callable[[str], str | None]
"""A scripted person: what has been written since the last line, and gives the next line."""


class Sitting:
    """A console on a table, with a scripted person before it."""

    def __init__(
        self,
        table: Tabletop,
        person: Person | Sequence[str],
        *,
        look: Look = PIPE,
        columns: int = 80,
        hint: Advise | None = None,
        hears: Callable[[AnyEvent], None] = lambda event: None,
        draft: Path | None = None,
    ) -> None:
        self.paper = io.StringIO()
        self.remembered: dict[str, str] = {}
        self._read_up_to = 0
        lines = iter(person) if not callable(person) else None
        self._person: Person = person if callable(person) else lambda _: next(lines or iter(()), None)
        self.setup = Setup(
            tongue=ENGLISH,
            hint=hint,
            hears=hears,
            draft=Draft(draft),
            rules_text=partial(rules_text, tongue=ENGLISH),
            remember=self.remembered.__setitem__,
        )
        self.console = Console(table, Paper(self.paper, look, lambda: columns), Lines(self._line), self.setup)

    @property
    def text(self) -> str:
        """All that has been written."""
        return self.paper.getvalue()

    @property
    def desk(self) -> Desk | None:
        """The desk, once the table has greeted."""
        return self.console.desk

    async def play(self) -> Outcome:
        """Sit until one side ends."""
        return await asyncio.wait_for(self.console.run(), PATIENCE_S)

    def _line(self) -> str | None:
        text = self.text
        news, self._read_up_to = text[self._read_up_to :], len(text)
        line = self._person(news)
        return line


def table_for(preset: str, others: Think, **options: object) -> Tabletop:
    """A table under a preset's rules with some options."""
    return Tabletop(load_rules(preset, options), others)


def simple(seen: View, rules: Rules) -> list[Action]:
    """A player for tests: draws (or takes a larger pile), lays what it can, discards the first card that is no wild."""
    state = state_of(seen, rules)
    actions: list[Action] = []
    while state.phase != OVER_PHASE and state.turn == seen.seat:
        moves = legal_moves(state)
        lays = [move for move in moves if move.kind in (LAY, EXTEND) or (move.kind == TAKE and len(state.pile) > 2)]
        discards = [move for move in moves if move.kind == DISCARD]
        naturals = [move for move in discards if not is_wild_kind(move.card)]
        move = (lays or naturals or discards or moves)[0]
        actions.append(move.action)
        shows = move.kind in (DRAW, KEEP, REFUSE, WITHDRAW) or (move.kind == TAKE and rules.pile == "closed")
        if shows:
            break
        pots = state.pot_taken
        state.step(move)
        if state.pot_taken != pots:
            break
    return actions
