"""Deals of this match that are over, told again: the sheet, what happened, or every step with all hands open."""

from __future__ import annotations

from typing import Final, Literal, get_args

import msgspec

from core.table.messages import End
from transports.console.desk import Desk
from transports.console.reason import Reasons
from transports.console.steps import Steps
from transports.tongue import Tongue

What = Literal["sheet", "log", "replay"]
WORDS: Final[tuple[What, ...]] = get_args(What)
"""What can be asked of a deal, each with its number after it."""
_MOST_DIGITS: Final = 4


class Retell(msgspec.Struct, frozen=True):
    """Tell this of a deal; without a number, of the newest that is over (the log: of the one in play)."""

    what: What
    deal: int | None = None


def asked(what: What, rest: str, tongue: Tongue) -> Retell | str:
    """What a line asks for; a sentence where what stands behind the word is no number.

    >>> from scripts.locales import tongue_of
    >>> asked("log", "2", tongue_of("en"))
    Retell(what='log', deal=2)
    """
    if not rest:
        return Retell(what)
    if not (rest.isascii() and rest.isdigit() and len(rest) <= _MOST_DIGITS):
        return tongue.text("earlier-number", word=what)
    return Retell(what, int(rest))


async def retell(wish: Retell, desk: Desk) -> None:
    """Do it, as far as this sitting or the record of the match knows that deal."""
    text, last = desk.words.tongue.text, _last_over(desk)
    deal = wish.deal
    if deal is None and wish.what == "log":
        desk.show_log()
        return
    deal = last if deal is None else deal
    if wish.what == "log" and (desk.seen is not None and desk.seen.n == deal):
        desk.show_log()
    elif last < 1:
        desk.paper.say(text("earlier-none"), hang=2)
    elif not 1 <= deal <= last:
        desk.paper.say(text("earlier-not-over", deal=deal, last=last), hang=2)
    elif wish.what == "replay" and desk.paper.look.keys:
        desk.paper.say(text("earlier-replay-key"), hang=2)
    elif not await _told(wish.what, deal, desk):
        desk.paper.say(text("earlier-not-kept", deal=deal), hang=2)


async def _told(what: What, deal: int, desk: Desk) -> bool:
    """Tell it; False where nothing is known of it here."""
    if what == "sheet" and (end := _sheet_of(desk.ends, deal)) is not None:
        desk.show_sheet(end)
        return True
    if what == "log" and (said := desk.story.whole(desk.words, deal)):
        _say(said, desk)
        return True
    found = None if desk.setup.replay is None else await desk.setup.replay(deal)
    if found is None:
        return False
    steps, first = found
    if what == "sheet":
        end = _sheet_of(list(steps.ends(steps.count - 1)), deal)
        if end is not None:
            desk.show_sheet(end)
        return end is not None
    _say_steps(steps, first, desk, None if what == "replay" else desk.words.seat, numbered=what == "replay")
    return True


def _say_steps(steps: Steps, first: int, desk: Desk, seat: int | None, *, numbered: bool) -> None:
    """All steps of one deal, as this seat saw them; None: as whoever sees all hands."""
    text, words = desk.words.tongue.text, msgspec.structs.replace(steps.words(seat), style=desk.words.style)
    reasons = Reasons()
    last = next((at for n, at in steps.deals if at > first), steps.count)
    for at in range(first, last):
        step = steps.step(at, seat)
        said = [text("replay-by-stand-in", sentence=each) if step.stood_in else each for each in step.told]
        if numbered:
            said.insert(0, text("replay-step-told", step=at - first + 1, count=last - first, n=step.n))
        why = reasons.told(step, words)
        if numbered and why is not None:
            said.append(text("replay-why", reason=why))
        if numbered and at == first:
            hands = zip(words.names, step.hands or (), strict=False)
            said += [text("earlier-holds", name=name, cards=words.cards(hand)) for name, hand in hands if hand]
        _say(said, desk)


def _say(sentences: list[str], desk: Desk) -> None:
    for sentence in sentences:
        desk.paper.say(sentence, hang=2)


def _sheet_of(ends: list[End], deal: int) -> End | None:
    return next((end for end in ends if end.n == deal), None)


def _last_over(desk: Desk) -> int:
    """The number of the newest deal that is over; 0 where none is."""
    known = [end.n for end in desk.ends]
    if desk.seen is not None:
        known.append(desk.seen.n - 1 if desk.seen.over is None else desk.seen.n)
    return max(known, default=0)
