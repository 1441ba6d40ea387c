"""The moves and scores of a record, followed with the engine: all that follows from its cards must stand there."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Literal

import msgspec

from core.game.cards import NUMBERS
from core.game.errors import IllegalAction
from core.game.fairness import DealLine, check_deal
from core.game.match import Result, verdict
from core.game.options import clip
from core.game.play import Deal, apply, start
from core.game.rules import Rules
from core.game.scoring import sheets
from core.game.shuffle import Dealt
from core.table.public_record import ResultLine, ScoreLine

Say = Callable[[Literal["fault", "note"], str, int | None], None]
"""Tells of a fault or a note at the line at hand: the kind, a sentence, and the deal it is about."""

CALLED_OFF = ("abandoned", "forfeit")
"""Reasons that no cards decide."""


class ToldAct(msgspec.Struct, frozen=True, tag_field="type", tag="act"):
    """What of an act's line is followed."""

    seat: int
    actions: list[object]
    by: str = "player"


class Follower:
    """Follows one match of a record line by line.

    Where a deal cannot be followed to its end, because of a fault that has been told, its recorded totals are taken
    over and the next deal is followed again.
    """

    def __init__(self, rules: Rules, say: Say) -> None:
        self.followed = 0
        """Deals whose moves were legal to the last, and whose scores are those of the moves."""
        self._rules = rules
        self._say = say
        self._totals: tuple[int, ...] | None = (0,) * rules.teams
        """Match scores of the deals that are over; None where a deal's score is missing."""
        self._n: int | None = None
        """The deal at hand, until its score; None between deals."""
        self._deal: Deal | None = None
        """None also where the deal at hand cannot be followed."""
        self._lost = False
        """Something could not be read or followed, and acts from here to the next score have nowhere to go."""
        self._decided: Result | None = None
        self._abandoned = False
        self._turns = [0] * rules.players
        self._stood_in = [0] * rules.players
        self._helped = False
        self._counted = True
        """Every turn so far was followed and counted."""

    @property
    def due(self) -> bool:
        """Has the match come to its end, so that a result must follow?"""
        return self._decided is not None or self._abandoned

    def lose(self) -> None:
        """A line was damaged: what follows it, up to the next deal, cannot be followed."""
        self._deal, self._lost, self._counted = None, True, False

    def begin(self, line: DealLine) -> None:
        """The next deal."""
        n = line.n
        if self._decided is not None:
            text = f"The match was over ({self._decided.reason}) before this deal; a record ends with its result."
            self._say("fault", text, n)
        elif self._abandoned:
            self._say("fault", "The deal before this one was abandoned, which ends a match; none follows it.", n)
        if self._n is not None:
            self._totals = None  # the deal before has no score
        self._decided, self._abandoned = None, False
        self._n, self._deal, self._lost, self._helped = n, None, False, False
        if self._totals is None:
            self._say("note", "The match scores before this deal are not known, so its moves were not followed.", n)
            self.lose()
        elif check_deal(self._rules, line):
            self._say("note", "Its cards are not dealt by these rules, so its moves were not followed.", n)
            self.lose()
        else:
            self._deal = start(self._rules, dealt_by(line), self._totals)

    def act(self, line: ToldAct) -> None:
        """The next act."""
        deal = self._deal
        if deal is None:
            if not self._lost:
                self._say("fault", "This act stands in no deal; acts stand between a deal and its score.", None)
                self._lost = True
            return
        first = deal.turn
        try:
            for action in line.actions:
                deal = apply(deal, line.seat, action)[0]
        except IllegalAction as error:
            text = f"The rules do not allow what seat {line.seat} does here ({error.refusal.code}: "
            self._say(
                "fault", f"{text}{error.refusal.text.rstrip('.')}); the rest of the deal was not followed.", self._n
            )
            self.lose()
            return
        if not line.actions:
            self._say("fault", "This act holds no action.", self._n)
        self._helped = self._helped or line.by != "player"
        if deal.turn != first or deal.over is not None:
            self._turns[first] += 1
            self._stood_in[first] += self._helped
            self._helped = False
        self._deal = deal

    def score(self, line: ScoreLine, sheet: object) -> None:
        """The end of the deal at hand; ``sheet`` as the line has it, with whatever stands in it."""
        deal, n = self._deal, self._n
        if deal is None or n != line.n:
            right = None
        elif line.over is None:
            right = self._abandon(line, sheet, deal)
        else:
            right = self._compare(line, sheet, deal)
        if right is None:
            self._counted = False
            right = line.totals if len(line.totals) == self._rules.teams else None
        self._totals = right
        self._abandoned = line.over is None
        self._decided = None if right is None or self._abandoned else verdict(self._rules, right)
        self._n, self._deal, self._lost = None, None, False

    def result(self, line: ResultLine) -> None:
        """The end of the match."""
        if self._n is not None:
            self._totals = None
        if line.winner is not None and not 0 <= line.winner < self._rules.teams:
            self._say("fault", f"The winner must be a team from 0 to {self._rules.teams - 1}, or null for none.", None)
        elif self._totals is not None:
            self._judge_result(line, self._totals)
        self._judge_turns(line)

    def _compare(self, line: ScoreLine, sheet: object, deal: Deal) -> tuple[int, ...] | None:
        """The totals after a deal that was played to its end; None where it was not."""
        if deal.over is None:
            self._say("fault", "The deal is not over after its last act, and yet it is scored.", line.n)
            return None
        assert self._totals is not None
        totals = tuple(had + won for had, won in zip(self._totals, deal.scores, strict=True))
        right = json.loads(msgspec.json.encode(sheets(deal.state)))
        fine = self._same("way the deal ended", line.over, deal.over, line.n)
        fine &= self._same("score", line.score, deal.scores, line.n)
        fine &= self._same("totals", line.totals, totals, line.n)
        if sheet != right:
            self._say("fault", f"The sheet differs in {_places(sheet, right)}.", line.n)
            fine = False
        self.followed += fine
        return totals

    def _abandon(self, line: ScoreLine, sheet: object, deal: Deal) -> tuple[int, ...] | None:
        """The totals after an abandoned deal: those before it."""
        totals = self._totals
        assert totals is not None
        if deal.over is not None:
            text = f"The deal is said to be abandoned, and yet it was played to its end ({deal.over})."
            self._say("fault", text, line.n)
            return None
        fine = self._same("score of an abandoned deal", line.score, None, line.n)
        fine &= self._same("sheet of an abandoned deal", sheet, [], line.n)
        fine &= self._same("totals", line.totals, totals, line.n)
        self.followed += fine
        return totals

    def _judge_result(self, line: ResultLine, totals: tuple[int, ...]) -> None:
        self._same("totals of the match", line.totals, totals, None)
        right = self._decided
        if right is None and line.reason == "time" and self._rules.time_limit and not self._abandoned:
            right = verdict(self._rules, totals, time_is_up=True)
        if right is not None:
            self._same("reason", line.reason, right.reason, None)
            self._same("winner", line.winner, right.winner, None)
        elif line.reason not in CALLED_OFF:
            text = f"The match cannot have ended by {clip(line.reason)!r}: no scored deal ended it so."
            self._say("fault", text, None)
        elif line.reason == "abandoned":
            self._same("winner of an abandoned match", line.winner, None, None)

    def _judge_turns(self, line: ResultLine) -> None:
        """Who acted cannot be seen; but how many turns there were can, and the record counts its own stand-ins."""
        if not self._counted or not (line.turns or line.stand_in):
            return
        self._same("number of turns by seat", line.turns, self._turns, None)
        self._same("number of stand-ins' turns by seat", line.stand_in, self._stood_in, None)

    def _same(self, what: str, recorded: object, right: object, n: int | None) -> bool:
        if _plain(recorded) == _plain(right):
            return True
        self._say("fault", f"The {what}: recorded {_text(recorded)}, by the moves {_text(right)}.", n)
        return False


def dealt_by(line: DealLine) -> Dealt:
    """The cards as this line deals them. Raises KeyError for a card that there is not."""
    return Dealt(
        dealer=line.dealer,
        draw=None,
        cut=line.cut,
        hands=tuple(_numbers(hand) for hand in line.hands),
        pots=tuple(_numbers(pot) for pot in line.pots),
        stock=_numbers(line.stock),
        pile=_numbers(line.pile),
    )


def _numbers(codes: Sequence[str]) -> tuple[int, ...]:
    return tuple(NUMBERS[code] for code in codes)


def _plain(value: object) -> object:
    return list(value) if isinstance(value, tuple) else value


def _text(value: object) -> str:
    if value is None:
        return "none"
    return clip(value if isinstance(value, str) else json.dumps(value))


def _places(sheet: object, right: Sequence[dict[str, object]]) -> str:
    """Where two sheets differ, team by team."""
    if not isinstance(sheet, list) or len(sheet) != len(right):
        return "the number of teams"
    found: list[str] = []
    for team, (recorded, followed) in enumerate(zip(sheet, right, strict=True)):
        items = [item for item in followed if recorded.get(item) != followed[item]]
        found += [f"{item} of team {team}" for item in items or ["an item too many"] if recorded != followed]
    return ", ".join(found)
