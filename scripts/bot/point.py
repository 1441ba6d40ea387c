"""A point of a record, as the seat on turn there saw it: what a bot is asked with, and what was played."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from core.game.actions import Action
from core.game.errors import IllegalAction, Refusal
from core.game.events import AnyEvent, redact
from core.game.play import Deal, apply
from core.game.rules import Rules, options_of
from core.game.view import view
from core.table.messages import PROTOCOL, Hello, RulesSaid, Turn, Update
from core.table.public_record import ActLine, MatchLine, read_line
from scripts.failure import CommandError
from scripts.given_file import expect_file, printable
from scripts.moments import Moment, Recorded, other_engine, recorded
from transports.naming import program

_NO_DEAL: Final = (
    "It holds no deal, so there is nothing to ask about: a record is written deal by deal. "
    "Go on with the game (--resume) until a deal is over."
)


class Point(msgspec.Struct, frozen=True):
    """Where a bot is asked; a value."""

    step: int
    """As `buraco replay` counts them."""
    seat: int
    deal: Deal
    n: int
    before: tuple[int, ...]
    events: tuple[AnyEvent, ...]
    """Of this deal until now: whole, numbered."""

    def update(self) -> Update:
        """What the table tells the seat on turn, and nothing else: all events of the deal, redacted."""
        events = tuple(redact(event, self.seat) for event in self.events)
        shown = view(self.deal.state, self.seat, self.n, self.before)
        turn = Turn(deadline_ms=None, bank_ms=None)
        return Update(since=0, seq=self.step, events=events, view=shown, turn=turn)

    def then(self, actions: Sequence[Action]) -> tuple[Point | None, list[AnyEvent], tuple[int, Refusal] | None]:
        """After these actions of the seat: where it is asked again (None: its turn is over), what happened, and which
        action was refused, if one was."""
        deal, events = self.deal, list[AnyEvent]()
        for at, action in enumerate(actions):
            try:
                deal, happened = apply(deal, self.seat, action)
            except IllegalAction as error:
                return None, events, (at, error.refusal)
            events += happened
        if deal.over is not None or deal.turn != self.seat or not actions:
            return None, events, None
        step = self.step + 1
        told = [msgspec.structs.replace(event, seq=step) for event in events]
        after = msgspec.structs.replace(self, step=step, deal=deal, events=(*self.events, *told))
        return after, events, None


class Story(msgspec.Struct, frozen=True):
    """A record that was read, with what its players said of their acts."""

    match: MatchLine
    rules: Rules
    moments: list[Moment]
    acts: dict[int, ActLine]
    """By line of the file."""
    fault: str | None = None
    """Why it cannot be followed further, where it cannot."""
    notes: tuple[str, ...] = ()
    """What is not as it should be in it, a sentence each."""

    def hello(self, seat: int) -> Hello:
        """The greeting of that seat."""
        said = RulesSaid(self.rules.preset, options_of(self.rules))
        return Hello(
            protocol=PROTOCOL,
            table=self.match.table,
            seat=seat,
            rules=said,
            players=self.match.seats,
            clock=None,
            engine=self.match.engine,
            seeded=self.match.seeded,
        )

    def point(self, step: int) -> Point:
        """The point after this step. Raises CommandError where nobody is on turn there."""
        count = len(self.moments)
        if not 1 <= step <= count:
            why = "" if self.fault is None else f" It cannot be followed further: {self.fault}"
            raise CommandError("no_such_step", f"--at: the record has the steps 1 to {count}, and no {step}.{why}")
        moment = self.moments[step - 1]
        deal = moment.deal
        if deal is None or deal.over is not None:
            text = f"--at {step}: nobody is on turn there: the deal is over; `{program()} replay` shows where one is."
            raise CommandError("nobodys_turn", text)
        events = [
            msgspec.structs.replace(event, seq=number)
            for number, earlier in enumerate(self.moments[:step], 1)
            if earlier.n == moment.n
            for event in earlier.events
        ]
        return Point(step, deal.turn, deal, moment.n, moment.before, tuple(events))

    def played(self, point: Point) -> list[tuple[Moment, ActLine]]:
        """What was played there, to the end of that turn."""
        found: list[tuple[Moment, ActLine]] = []
        for moment in self.moments[point.step :]:
            act = self.acts.get(moment.line)
            if act is None or act.seat != point.seat or moment.n != point.n:
                break
            found.append((moment, act))
            if moment.deal is None or moment.deal.over is not None or moment.deal.turn != point.seat:
                break
        return found


def story(path: Path) -> Story:
    """Read a record as far as it can be followed. Raises CommandError."""
    try:
        expect_file(path)
        lines = path.read_bytes().splitlines()
    except OSError as error:
        reason = (error.strerror or "no reason given").lower()
        raise CommandError("unreadable", f"{path} cannot be read ({reason}): check its name.") from None
    record: Recorded = recorded(lines)
    if record.match is None or record.rules is None or not record.moments:
        fault = record.faults[0] if record.faults else _NO_DEAL
        raise CommandError("no_match", f"{path}: {fault}", status=1)
    acts = {number: act for number, raw in enumerate(lines, 1) if (act := _act(raw)) is not None}
    notes = (*filter(None, [other_engine(record.match)]), *map(printable, record.faults))
    return Story(record.match, record.rules, record.moments, acts, record.faults[0] if record.faults else None, notes)


def _act(raw: bytes) -> ActLine | None:
    try:
        line = read_line(raw.removeprefix(b"\xef\xbb\xbf").strip())
    except ValueError:
        return None
    return line if isinstance(line, ActLine) else None
