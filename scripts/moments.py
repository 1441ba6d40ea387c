"""A match record as a row of moments: every act with the table after it, for stepping to and fro."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from core.game.errors import IllegalAction, Refusal
from core.game.events import AnyEvent
from core.game.fairness import DealLine, check_deal
from core.game.play import Deal, apply, opening_events, start
from core.game.rules import Rules, RulesError
from core.table.messages import End, MatchResult
from core.table.public_record import ActLine, MatchLine, ResultLine, ScoreLine, read_line
from core.table.records import ENGINE
from scripts.follow import dealt_by
from scripts.language import say
from scripts.locales import spoken
from scripts.settings import load_rules
from transports.deal_fault_text import deal_fault_text
from transports.refusal_text import refusal_text
from transports.text import Words, clean_name
from transports.trouble_text import damage_text
from transports.unusable_text import unusable_text


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
    return say("moments-other-engine", engine=str(match.engine)[:20], own=str(ENGINE))


def recorded(lines: Iterable[bytes]) -> Recorded:
    """Follow a record line by line. Damaged lines are named; the deal they belong to is followed as far as it goes."""
    reader = _Reader()
    for number, raw in enumerate(lines, 1):
        text = raw.removeprefix(b"\xef\xbb\xbf").strip()
        if text:
            reader.take(number, text)
    found = reader.found
    if found.match is None:  # then nothing of it can be followed, and a line for each fault would say no more
        found.faults = [say("moments-no-record") if found.faults else say("moments-empty")]
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
            self._fault(say("moments-damaged", line=number, reason=damage_text(str(error), spoken())))
            self._deal = None
            return
        if isinstance(line, MatchLine):
            self._match(number, line)
        elif self.found.rules is None:
            if self.found.match is None:
                self._fault(say("moments-before-match", line=number))
        elif isinstance(line, DealLine):
            self._begin(number, line, self.found.rules)
        elif isinstance(line, ActLine):
            self._act(number, line)
        elif isinstance(line, ScoreLine):
            self._score(number, line)
        else:
            self._result(number, line)

    def _fault(self, text: str) -> None:
        self.found.faults.append(text)

    def _match(self, number: int, line: MatchLine) -> None:
        if self.found.match is not None:
            self._fault(say("moments-second-match", line=number))
            return
        self.found.match = line
        try:
            rules = load_rules(line.rules, line.options)
        except RulesError as error:
            self._fault(say("moments-no-rules", line=number, reason=unusable_text(error, spoken())))
            return
        if len(line.seats) != rules.players:
            self._fault(say("moments-seats", line=number, players=len(line.seats), seats=rules.players))
            return
        self.found.rules = rules
        self._totals = (0,) * rules.teams

    def _begin(self, number: int, line: DealLine, rules: Rules) -> None:
        self._deal, self._n = None, line.n
        try:
            dealt = dealt_by(line)
        except KeyError as error:
            self._fault(say("moments-no-such-card", line=number, card=str(error)[:12]))
            return
        if len(dealt.hands) != rules.players or not 0 <= dealt.dealer < rules.players:
            self._fault(say("moments-other-players", line=number))
            return
        wrong = check_deal(rules, line)
        if wrong:
            self._fault(say("moments-no-deal", line=number, reason=deal_fault_text(wrong[0], spoken()).rstrip(".")))
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
                self._fault(say("moments-no-fit", line=number, reason=self._refused(error.refusal)))
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

    def _refused(self, refusal: Refusal) -> str:
        """Why a move is not allowed, without a full stop."""
        assert self.found.match is not None
        assert self.found.rules is not None
        tongue = spoken()
        names = tuple(clean_name(player.name, at, tongue) for at, player in enumerate(self.found.match.seats))
        return refusal_text(refusal, Words(names, None, self.found.rules, tongue, "letters")).rstrip(".")

    def _score(self, number: int, line: ScoreLine) -> None:
        deal = self._deal
        if deal is not None and line.score is not None and tuple(line.score) != deal.scores:
            self._fault(say("moments-other-score", line=number, score=str(line.score), right=str(deal.scores)))
        if len(line.totals) == len(self._totals):
            end = End(n=line.n, score=line.score, totals=line.totals, sheet=line.sheet, secret=line.secret)
            self.found.moments.append(Moment(number, line.n, deal, self._totals, end=end))
            self._totals = line.totals
        else:
            self._fault(say("moments-no-totals", line=number))
        self._deal = None

    def _result(self, number: int, line: ResultLine) -> None:
        if len(line.totals) != len(self._totals):
            self._fault(say("moments-no-totals", line=number))
            return
        if line.winner is not None and not 0 <= line.winner < len(self._totals):
            self._fault(say("moments-no-winner", line=number))
            return
        result = MatchResult(line.winner, line.totals, line.reason)
        self.found.moments.append(Moment(number, self._n, None, self._totals, result=result))

    def _add(self, number: int, events: list[AnyEvent]) -> None:
        self.found.moments.append(Moment(number, self._n, self._deal, self._totals, tuple(events)))
