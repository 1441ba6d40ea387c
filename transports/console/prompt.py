"""The one line that always says what can be done now, in plain words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from core.game.cards import CODES
from core.game.phases import DECIDE_PHASE, DRAW_PHASE
from core.game.state import State
from core.game.view import ClosedPile
from core.table.messages import ClockSaid
from transports.console.choices import Choices
from transports.console.staging import Staging
from transports.console.terminal import cells
from transports.text import Words, capital
from transports.tongue import Tongue

_SHORT: Final = {
    (True, True): ("prompt-lay-on-or-undo", "prompt-lay-on-or-undo-short"),
    (True, False): ("prompt-only-undo", "prompt-only-undo-short"),
    (False, True): ("prompt-lay-on-or-withdraw", "prompt-lay-on-or-withdraw-short"),
    (False, False): ("prompt-only-withdraw", "prompt-only-withdraw-short"),
}
"""What to say below the minimum: is something only staged, and is there more to lay?"""


def now_line(staging: Staging, choices: Choices, words: Words, width: int) -> str:
    """The longest wording that fits the width (the shortest where none does)."""
    wordings = list(_wordings(staging, choices, words))
    return next((text for text in wordings if cells(text) <= width), wordings[-1])


def _wordings(staging: Staging, choices: Choices, words: Words) -> Iterator[str]:
    """From the longest to the shortest."""
    plain = list(_plain_wordings(staging, choices, words))
    if not staging.complete:
        yield words.tongue.text("prompt-with-help", now=plain[0])
    yield from plain


def _plain_wordings(staging: Staging, choices: Choices, words: Words) -> Iterator[str]:
    state, text = staging.state, words.tongue.text
    if staging.complete:
        yield from _complete(staging, words)
    elif state.phase == DRAW_PHASE:
        yield from _drawing(staging, choices, words)
    elif state.phase == DECIDE_PHASE:
        card = words.card(CODES[state.drawn])
        yield text("prompt-decide", card=card)
        yield text("prompt-decide-short", card=card)
    elif state.is_short():
        yield from _short(staging, state, bool(choices.moves), words.tongue)
    elif choices.moves:
        yield text("prompt-lay")
        yield text("prompt-lay-short")
    else:
        yield text("prompt-discard")
        yield text("prompt-discard-short")


def _complete(staging: Staging, words: Words) -> Iterator[str]:
    last, text = staging.steps[-1], words.tongue.text
    dear = staging.dear()
    if dear == "wild":
        card = words.card(CODES[last.move.card])
        yield text("prompt-throws-wild", card=card)
        yield text("prompt-throws-wild-short", card=card)
    elif dear == "dirty":
        yield text("prompt-spoils-canasta")
        yield text("prompt-spoils-canasta-short")
    elif last.ends_deal:
        yield text("prompt-send-last")
        yield text("prompt-send-last-short")
    elif last.takes_pot and not last.ends_turn:
        yield text("prompt-send-for-pot")
        yield text("prompt-send-for-pot-short")
    else:
        yield text("prompt-send")
        yield text("prompt-send-short")


def staged_line(staging: Staging, tongue: Tongue) -> str:
    """Whose turn it is while something is staged."""
    if not staging.complete:
        return tongue.text("prompt-staged")
    return tongue.text("prompt-staged-enter") if staging.dear() is None else tongue.text("prompt-staged-yes")


def _drawing(staging: Staging, choices: Choices, words: Words) -> Iterator[str]:
    pile, text = staging.seen.pile, words.tongue.text
    takes = len(choices.moves) > 1
    if isinstance(pile, ClosedPile):
        if takes:
            yield text("prompt-draw-or-top", card=words.card(pile.top or ""))
            yield text("prompt-draw-or-top-short")
        elif pile.top is not None:
            yield text("prompt-draw-no-top", card=words.card(pile.top))
            yield text("prompt-draw-no-top-short", card=words.card(pile.top))
            yield text("prompt-draw-short")
        else:
            yield text("prompt-draw")
            yield text("prompt-draw-short")
    elif takes:
        yield text("prompt-draw-or-pile", count=len(pile))
        yield text("prompt-draw-or-pile-short", count=len(pile))
    else:
        yield text("prompt-draw")
        yield text("prompt-draw-short")


def _short(staging: Staging, state: State, more: bool, tongue: Tongue) -> Iterator[str]:
    """Begun, and below the minimum: what the table has not seen comes back for nothing, what it has costs."""
    missing = state.minimum[staging.seat % state.teams] - state.laid
    for key in _SHORT[bool(staging.steps), more]:
        yield tongue.text(key, points=missing)


def lasting(seconds: int, tongue: Tongue) -> str:
    """How long that is: in minutes as well where there are several."""
    if seconds < 120:
        return tongue.text("prompt-seconds", seconds=seconds)
    whole, rest = divmod(seconds, 60)
    minutes = tongue.text("prompt-minutes", minutes=whole)
    if not rest:
        return minutes
    return tongue.text(
        "prompt-minutes-and-seconds", minutes=minutes, seconds=tongue.text("prompt-seconds", seconds=rest)
    )


def clock_line(clock: ClockSaid | None, tongue: Tongue) -> str:
    """How much time there is from now on."""
    if clock is None:
        return tongue.text("prompt-clock-stops")
    time = lasting(clock.turn_ms // 1000, tongue)
    if not clock.bank_ms:
        return tongue.text("prompt-clock-now", time=time)
    return tongue.text("prompt-clock-and-bank-now", time=time, bank=lasting(clock.bank_ms // 1000, tongue))


def left_line(left_ms: int, bank_ms: int | None, name: str | None, tongue: Tongue) -> str:
    """How long whoever is to move still has; ``name``: None for the reader.

    ``left_ms``: all of it; ``bank_ms``: what of it the reader's bank held when the turn began: that goes last.
    """
    bank = min(bank_ms or 0, left_ms) // 1000
    turn = max(0, left_ms - (bank_ms or 0)) // 1000
    time = lasting(max(1, turn or bank), tongue)
    if name is not None:
        return capital(tongue.text("prompt-left-other", name=name, time=time))
    if not bank:
        return capital(tongue.text("prompt-left-own", time=time))
    if not turn:
        return capital(tongue.text("prompt-left-bank", bank=time))
    return capital(tongue.text("prompt-left-and-bank", time=time, bank=lasting(bank, tongue)))


def waiting_line(name: str, width: int, tongue: Tongue) -> str:
    """While another player is to move."""
    text = capital(tongue.text("prompt-waiting", name=name))
    return text if cells(text) <= width else capital(tongue.text("prompt-waiting-short", name=name))
