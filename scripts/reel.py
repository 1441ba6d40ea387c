"""A record as steps that can be shown, with all hands open or as one seat saw it."""

from __future__ import annotations

from typing import Final

import msgspec

from core.game.events import AnyEvent, redact
from core.game.view import view
from core.table.messages import End
from scripts.explained import explained, spoken_to_player
from scripts.moments import Moment, Recorded, other_engine
from transports.console.steps import Step
from transports.events_text import sentences
from transports.text import Style, Words, clean_name
from transports.tongue import Tongue

_SPOKEN_TO: Final = ("text-own", "text-you", "text-we", "text-they")
"""What the reader and the teams are called in sentences."""


class Reel:
    """The steps of a record that could be followed (`transports.console.steps.Steps`)."""

    def __init__(self, record: Recorded, tongue: Tongue, style: Style) -> None:
        """``record`` has rules and one moment at least."""
        assert record.match is not None
        assert record.rules is not None
        assert record.moments
        self.record: Final = record
        self.players: Final = record.rules.players
        names = tuple(_name(player.name, seat, tongue) for seat, player in enumerate(record.match.seats))
        self._words: Final = Words(names, None, record.rules, tongue, style)
        first: dict[int, int] = {}
        for at, moment in enumerate(record.moments):
            if moment.deal is not None:
                first.setdefault(moment.n, at)
        self.deals: Final = tuple(sorted(first.items()))

    @property
    def count(self) -> int:
        """How many steps there are."""
        return len(self.record.moments)

    @property
    def faults(self) -> tuple[str, ...]:
        """What of the record could not be read or followed, or is of other rules, a sentence each."""
        assert self.record.match is not None
        return (*filter(None, [other_engine(self.record.match)]), *self.record.faults)

    def words(self, seat: int | None) -> Words:
        """How the reader who sits there is told of it; None: whoever sees all hands."""
        return msgspec.structs.replace(self._words, seat=seat)

    def step(self, at: int, seat: int | None) -> Step:
        """One step as that reader sees it."""
        moment, words = self.record.moments[at], self.words(seat)
        seen = hands = None
        if moment.deal is not None:
            state = moment.deal.state
            seen = view(state, seat, moment.n, moment.before if moment.end is None else moment.end.totals)
            if seat is None:
                hands = tuple(view(state, each).hand for each in range(self.players))
        return Step(
            n=moment.n,
            told=tuple(sentences(_as_seen(moment, seat), words)),
            stood_in=moment.by_clock,
            actor=moment.actor,
            why=_reason(moment, words),
            why_to_player=seat is None and spoken_to_player(moment.explain or ""),
            seen=seen,
            hands=hands,
            end=moment.end if moment.result is None else next(iter(self.ends(at)[-1:]), None),
            result=moment.result,
        )

    def ends(self, at: int) -> list[End]:
        """The sheets of the deals that are over at this step, in order."""
        return [each.end for each in self.record.moments[: at + 1] if each.end is not None]


def _as_seen(moment: Moment, seat: int | None) -> list[AnyEvent]:
    return list(moment.events) if seat is None else [redact(event, seat) for event in moment.events]


def _reason(moment: Moment, words: Words) -> str | None:
    """Why, for who sees the hand of whoever acted: it may name cards that others did not see."""
    if not moment.explain or words.seat not in (None, moment.actor):
        return None
    return explained(moment.explain, words)


def _name(name: str, seat: int, tongue: Tongue) -> str:
    """A player's name; one who is called as the reader is spoken to goes by the seat."""
    shown = clean_name(name, seat, tongue)
    spoken_to = (tongue.text(key).casefold() for key in _SPOKEN_TO)
    return tongue.text("text-seat", seat=seat) if shown.casefold() in spoken_to else shown
