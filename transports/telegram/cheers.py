"""What a group cheers at, in lines of their own: a canasta, a pot, going out, the score of a deal, the result.

Only of what everybody saw: it is made of a watcher's events.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from core.game.events import AnyEvent, Extended, Laid, Pot, Returned, StoodIn, WentOut, Withdrew
from core.table.messages import End
from transports.console.scores import result_line, sheet_lines
from transports.meld_text import became, canasta_text
from transports.text import Words, capital

_WIDE: Final = 10_000
"""Columns: lines are broken where they are read."""


def cheers(events: Iterable[AnyEvent], words: Words, people: frozenset[int]) -> list[str]:
    """A line each, in order; ``people`` are the seats of persons, for whom a stand-in is news."""
    found: list[tuple[AnyEvent, str]] = []
    for event in events:
        if isinstance(event, Withdrew):  # what was laid in this turn went back
            found = [
                (one, line) for one, line in found if not (one.seat == event.seat and isinstance(one, Laid | Extended))
            ]
        found += [(event, line) for line in _of(event, words, people)]
    return [line for _, line in found]


def _of(event: AnyEvent, words: Words, people: frozenset[int]) -> Iterator[str]:
    say, seat = words.tongue.text, event.seat
    name = "" if seat is None else words.who(seat)
    match event:
        case Laid() | Extended():
            kind = became(event, words.rules)
            if kind:
                shown = words.laid(event.cards)
                made = say("tgcheers-canasta", name=name, canasta=canasta_text(kind, words.tongue), cards=shown)
                yield f"🎉 {capital(made)}"
        case Pot(direct=direct):
            took = say("tgcheers-pot-plays-on", name=name) if direct else say("tgcheers-pot", name=name)
            yield f"🃏 {capital(took)}"
        case WentOut():
            yield f"🏁 {capital(say('tgcheers-out', name=name))}"
        case StoodIn() if seat in people:
            yield f"🤖 {say('events-stood-in-other', name=name)}"
        case Returned() if seat in people:
            yield f"👋 {capital(say('events-returned-other', name=name))}"
        case _:
            pass


def sheet(end: End, words: Words) -> str:
    """What a deal that is over came to, item by item; with the last one, how the match ended."""
    lines = sheet_lines(end, words, _WIDE, plain=True)
    if end.result is not None:
        lines += ["", f"🏆 {result_line(end.result, words)}"]
    return "\n".join(lines)
