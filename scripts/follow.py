"""The moves and scores of a record, followed with the engine: all that follows from its cards must stand there."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Literal

import msgspec

from core.game.cards import NUMBERS
from core.game.errors import IllegalAction, Refusal
from core.game.fairness import DealLine, check_deal
from core.game.match import Result, verdict
from core.game.options import clip
from core.game.play import Deal, apply, start
from core.game.rules import Rules
from core.game.scoring import sheets
from core.game.shuffle import Dealt
from core.table.public_record import ResultLine, ScoreLine
from scripts.language import ENGLISH, say
from scripts.locales import spoken
from transports.refusal_text import refusal_text
from transports.text import Words

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
            self._say("fault", say("findings-was-over", reason=self._decided.reason), n)
        elif self._abandoned:
            self._say("fault", say("findings-was-abandoned"), n)
        if self._n is not None:
            self._totals = None  # the deal before has no score
        self._decided, self._abandoned = None, False
        self._n, self._deal, self._lost, self._helped = n, None, False, False
        if self._totals is None:
            self._say("note", say("findings-scores-unknown"), n)
            self.lose()
        elif check_deal(self._rules, line):
            self._say("note", say("findings-dealt-otherwise"), n)
            self.lose()
        else:
            self._deal = start(self._rules, dealt_by(line), self._totals)

    def act(self, line: ToldAct) -> None:
        """The next act."""
        deal = self._deal
        if deal is None:
            if not self._lost:
                self._say("fault", say("findings-act-nowhere"), None)
                self._lost = True
            return
        first = deal.turn
        try:
            for action in line.actions:
                deal = apply(deal, line.seat, action)[0]
        except IllegalAction as error:
            why = f"{error.refusal.code}: {_refused(error.refusal, self._rules)}"
            self._say("fault", say("findings-not-allowed", seat=str(line.seat), reason=why), self._n)
            self.lose()
            return
        if not line.actions:
            self._say("fault", say("findings-no-action"), self._n)
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
            self._say("fault", say("findings-no-team", last=self._rules.teams - 1), None)
        elif self._totals is not None:
            self._judge_result(line, self._totals)
        self._judge_turns(line)

    def _compare(self, line: ScoreLine, sheet: object, deal: Deal) -> tuple[int, ...] | None:
        """The totals after a deal that was played to its end; None where it was not."""
        if deal.over is None:
            self._say("fault", say("findings-not-over"), line.n)
            return None
        assert self._totals is not None
        totals = tuple(had + won for had, won in zip(self._totals, deal.scores, strict=True))
        right = json.loads(msgspec.json.encode(sheets(deal.state)))
        fine = self._same("findings-differs-over", line.over, deal.over, line.n)
        fine &= self._same("findings-differs-score", line.score, deal.scores, line.n)
        fine &= self._same("findings-differs-totals", line.totals, totals, line.n)
        if sheet != right:
            self._say("fault", say("findings-sheet", places=_places(sheet, right)), line.n)
            fine = False
        self.followed += fine
        return totals

    def _abandon(self, line: ScoreLine, sheet: object, deal: Deal) -> tuple[int, ...] | None:
        """The totals after an abandoned deal: those before it."""
        totals = self._totals
        assert totals is not None
        if deal.over is not None:
            self._say("fault", say("findings-not-abandoned", over=deal.over), line.n)
            return None
        fine = self._same("findings-differs-abandoned-score", line.score, None, line.n)
        fine &= self._same("findings-differs-abandoned-sheet", sheet, [], line.n)
        fine &= self._same("findings-differs-totals", line.totals, totals, line.n)
        self.followed += fine
        return totals

    def _judge_result(self, line: ResultLine, totals: tuple[int, ...]) -> None:
        self._same("findings-differs-match-totals", line.totals, totals, None)
        right = self._decided
        if right is None and line.reason == "time" and self._rules.time_limit and not self._abandoned:
            right = verdict(self._rules, totals, time_is_up=True)
        if right is not None:
            self._same("findings-differs-reason", line.reason, right.reason, None)
            self._same("findings-differs-winner", line.winner, right.winner, None)
        elif line.reason not in CALLED_OFF:
            self._say("fault", say("findings-no-such-end", reason=repr(clip(line.reason))), None)
        elif line.reason == "abandoned":
            self._same("findings-differs-abandoned-winner", line.winner, None, None)

    def _judge_turns(self, line: ResultLine) -> None:
        """Who acted cannot be seen; but how many turns there were can, and the record counts its own stand-ins."""
        if not self._counted or not (line.turns or line.stand_in):
            return
        self._same("findings-differs-turns", line.turns, self._turns, None)
        self._same("findings-differs-stand-in", line.stand_in, self._stood_in, None)

    def _same(self, key: str, recorded: object, right: object, n: int | None) -> bool:
        """Is it as the moves have it? ``key``: the message that says that it is not."""
        if _plain(recorded) == _plain(right):
            return True
        self._say("fault", say(key, recorded=_text(recorded), right=_text(right)), n)
        return False


def _refused(refusal: Refusal, rules: Rules) -> str:
    """Why a move is not allowed, without a full stop; in English as programs are told."""
    tongue = spoken()
    if tongue.code == ENGLISH:
        return refusal.text.rstrip(".")
    names = tuple(tongue.text("text-seat", seat=seat) for seat in range(rules.players))
    return refusal_text(refusal, Words(names, None, rules, tongue, "letters")).rstrip(".")


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
        return say("findings-none")
    return clip(value if isinstance(value, str) else json.dumps(value))


def _places(sheet: object, right: Sequence[dict[str, object]]) -> str:
    """Where two sheets differ, team by team."""
    if not isinstance(sheet, list) or len(sheet) != len(right):
        return say("findings-sheet-teams")
    found: list[str] = []
    for team, (recorded, followed) in enumerate(zip(sheet, right, strict=True)):
        items = [item for item in followed if recorded.get(item) != followed[item]]
        if recorded != followed:
            found += [say("findings-sheet-item", item=item, team=team) for item in items]
            found += [] if items else [say("findings-sheet-too-many", team=team)]
    return ", ".join(found)
