"""A match record as a row of moments: every act with the table after it, for stepping to and fro."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from core.game.errors import IllegalAction
from core.game.events import AnyEvent
from core.game.fairness import DealLine, check_deal
from core.game.play import Deal, apply, opening_events, start
from core.game.rules import Rules, RulesError
from core.table.messages import End, MatchResult
from core.table.public_record import ActLine, MatchLine, ResultLine, ScoreLine, read_line
from core.table.records import ENGINE
from scripts.follow import dealt_by
from scripts.settings import load_rules


class Moment(msgspec.Struct, frozen=True):
    """One step of a record."""

    line: int
    """Of the file, from 1."""
    n: int
    """The deal."""
    deal: Deal | None
    """The table after it; None where the record says only how the match ended."""
    before: tuple[int, ...]
    """Match scores before the deal."""
    events: tuple[AnyEvent, ...] = ()
    """What happened, whole."""
    by_clock: bool = False
    """Did a stand-in act?"""
    actor: int | None = None
    """The seat that acted, where one did."""
    explain: str | None = None
    """Why, as it said itself: anything, of whoever wrote the player."""
    end: End | None = None
    """At the end of a deal."""
    result: MatchResult | None = None
    """At the end of the match."""


class Recorded(msgspec.Struct):
    """A whole record, as far as it could be followed."""

    match: MatchLine | None = None
    rules: Rules | None = None
    moments: list[Moment] = []
    faults: list[str] = []
    """What could not be read or followed, a sentence each, with its line."""


def other_engine(match: MatchLine) -> str | None:
    """What to say of a record that was written under other rules; None: it was not."""
    if match.engine == ENGINE:
        return None
    engine = str(match.engine)[:20]
    text = f"This record was written under other rules (engine {engine}; this program's is {ENGINE})"
    return f"{text}: what is shown and allowed here may be otherwise than it was."


def recorded(lines: Iterable[bytes]) -> Recorded:
    """Follow a record line by line. Damaged lines are named; the deal they belong to is followed as far as it goes."""
    reader = _Reader()
    for number, raw in enumerate(lines, 1):
        text = raw.removeprefix(b"\xef\xbb\xbf").strip()
        if text:
            reader.take(number, text)
    found = reader.found
    if found.match is None:  # then nothing of it can be followed, and a line for each fault would say no more
        found.faults = [
            f"This is no record of a match: {'its first line should name the rules' if found.faults else 'it is empty'}"
            " (play --record FILE writes one)."
        ]
    return found


class _Reader:
    def __init__(self) -> None:
        self.found = Recorded()
        self._deal: Deal | None = None
        self._n = 0
        self._totals: tuple[int, ...] = ()

    def take(self, number: int, text: bytes) -> None:
        try:
            line = read_line(text)
        except ValueError as error:
            self._fault(number, f"is damaged ({error})")
            self._deal = None
            return
        if isinstance(line, MatchLine):
            self._match(number, line)
        elif self.found.rules is None:
            if self.found.match is None:
                self._fault(number, "stands before the line of the match, which says by what rules it is played")
        elif isinstance(line, DealLine):
            self._begin(number, line, self.found.rules)
        elif isinstance(line, ActLine):
            self._act(number, line)
        elif isinstance(line, ScoreLine):
            self._score(number, line)
        else:
            self._result(number, line)

    def _fault(self, number: int, text: str) -> None:
        self.found.faults.append(f"Line {number} {text}; it was skipped.")

    def _match(self, number: int, line: MatchLine) -> None:
        if self.found.match is not None:
            self._fault(number, "begins a second match, and a record holds one")
            return
        self.found.match = line
        try:
            rules = load_rules(line.rules, line.options)
        except RulesError as error:
            self.found.faults.append(
                f"Line {number}: the rules cannot be made, so nothing can be followed: {error.text}"
            )
            return
        if len(line.seats) != rules.players:
            self.found.faults.append(f"Line {number} names {len(line.seats)} players for {rules.players} seats.")
            return
        self.found.rules = rules
        self._totals = (0,) * rules.teams

    def _begin(self, number: int, line: DealLine, rules: Rules) -> None:
        self._deal, self._n = None, line.n
        try:
            dealt = dealt_by(line)
        except KeyError as error:
            self._fault(number, f"names a card that there is not ({str(error)[:12]})")
            return
        if len(dealt.hands) != rules.players or not 0 <= dealt.dealer < rules.players:
            self._fault(number, "does not deal to the players there are")
            return
        wrong = check_deal(rules, line)
        if wrong:
            self._fault(number, f"shows no deal of these rules ({wrong[0].rstrip('.')})")
            return
        self._deal = start(rules, dealt, self._totals)
        self._add(number, opening_events(rules, dealt, line.n))

    def _act(self, number: int, line: ActLine) -> None:
        if self._deal is None:
            return  # what went wrong before it has been said
        deal, events = self._deal, list[AnyEvent]()
        for action in line.actions:
            try:
                deal, happened = apply(deal, line.seat, action)
            except IllegalAction as error:
                self._fault(
                    number, f"does not fit the deal ({error.refusal.text.rstrip('.')}), nor does what follows it"
                )
                self._deal = None
                return
            events += happened
        self._deal = deal
        self.found.moments.append(
            Moment(
                number,
                self._n,
                self._deal,
                self._totals,
                tuple(events),
                by_clock=line.by == "clock",
                actor=line.seat,
                explain=line.explain,
            )
        )

    def _score(self, number: int, line: ScoreLine) -> None:
        deal = self._deal
        if deal is not None and line.score is not None and tuple(line.score) != deal.scores:
            self.found.faults.append(
                f"Line {number} gives the score {line.score}, and the deal comes to {deal.scores}."
            )
        if len(line.totals) == len(self._totals):
            end = End(n=line.n, score=line.score, totals=line.totals, sheet=line.sheet, secret=line.secret)
            self.found.moments.append(Moment(number, line.n, deal, self._totals, end=end))
            self._totals = line.totals
        else:
            self._fault(number, "does not give a total for each team")
        self._deal = None

    def _result(self, number: int, line: ResultLine) -> None:
        if len(line.totals) != len(self._totals):
            self._fault(number, "does not give a total for each team")
            return
        if line.winner is not None and not 0 <= line.winner < len(self._totals):
            self._fault(number, "names a winner that is no team")
            return
        result = MatchResult(line.winner, line.totals, line.reason)
        self.found.moments.append(Moment(number, self._n, None, self._totals, result=result))

    def _add(self, number: int, events: list[AnyEvent]) -> None:
        self.found.moments.append(Moment(number, self._n, self._deal, self._totals, tuple(events)))
