"""The one line that always says what can be done now, in plain words."""

from __future__ import annotations

from collections.abc import Iterator

from core.game.cards import CODES
from core.game.phases import DECIDE_PHASE, DRAW_PHASE
from core.game.state import State
from core.game.view import ClosedPile
from transports.console.choices import Choices
from transports.console.staging import Staging
from transports.console.terminal import cells
from transports.console.topics import count
from transports.text import Words, capital


def now_line(staging: Staging, choices: Choices, words: Words, width: int) -> str:
    """The longest wording that fits the width (the shortest where none does)."""
    wordings = list(_wordings(staging, choices, words))
    return next((text for text in wordings if cells(text) <= width), wordings[-1])


def _wordings(staging: Staging, choices: Choices, words: Words) -> Iterator[str]:
    """From the longest to the shortest."""
    plain = list(_plain_wordings(staging, choices, words))
    if not staging.complete:
        yield f"{plain[0]} (hint, help)"
    yield from plain


def _plain_wordings(staging: Staging, choices: Choices, words: Words) -> Iterator[str]:
    state = staging.state
    if staging.complete:
        yield from _complete(staging, words)
    elif state.phase == DRAW_PHASE:
        yield from _drawing(staging, choices, words)
    elif state.phase == DECIDE_PHASE:
        card = words.card(CODES[state.drawn])
        yield f"You drew {card}: keep it, or refuse it (it starts the pile) and draw another."
        yield f"{card}: keep it, or refuse it?"
    elif state.is_short():
        yield from _short(staging, state, bool(choices.moves))
    elif choices.moves:
        rest = "then discard one card to end your turn."
        yield f"Lay or extend melds if you like, {rest}"
        yield "Lay, extend, or discard to end."
    else:
        yield "Discard one card to end your turn; there is nothing more to lay."
        yield "Discard one card to end your turn."


def _complete(staging: Staging, words: Words) -> Iterator[str]:
    last = staging.steps[-1]
    dear = staging.dear()
    if dear == "wild":
        card = words.card(CODES[last.move.card])
        yield f"This throws a wild card away, {card}: write yes to send it, or undo."
        yield f"{card} is wild: yes sends it, or undo."
    elif dear == "dirty":
        yield "This makes a clean canasta dirty: write yes to send it, or undo."
        yield "A canasta gets dirty: yes, or undo."
    elif last.goes_out:
        yield "Enter sends this and ends the deal; undo takes the last step back."
        yield "Enter ends the deal; or undo."
    elif last.takes_pot and not last.ends_turn:
        yield "Enter sends this and brings your pot; undo takes the last step back."
        yield "Enter brings your pot; or undo."
    else:
        yield "Enter sends your turn; undo takes the last step back."
        yield "Enter sends your turn; or undo."


def staged_line(staging: Staging) -> str:
    """Whose turn it is while something is staged."""
    if not staging.complete:
        then = "send plays it, undo takes it back"
    else:
        then = "yes sends it" if staging.dear() is not None else "Enter sends it"
    return f"It is your turn; what you have put together is not sent yet: {then}."


def _drawing(staging: Staging, choices: Choices, words: Words) -> Iterator[str]:
    pile = staging.seen.pile
    takes = len(choices.moves) > 1
    if isinstance(pile, ClosedPile):
        if takes:
            yield f"Your turn: draw, or take the pile by using its top, the {words.card(pile.top or '')}, at once."
            yield "Draw, or take the pile with its top."
        elif pile.top is not None:
            yield f"Your turn: draw a card (the top of the pile, {words.card(pile.top)}, goes with nothing of yours)."
            yield f"Draw a card ({words.card(pile.top)} fits nothing)."
            yield "Draw a card."
        else:
            yield "Your turn: draw a card."
            yield "Draw a card."
    elif takes:
        count = "one card" if len(pile) == 1 else f"{len(pile)} cards"
        yield f"Your turn: draw a card, or take the pile ({count})."
        yield f"Draw, or take the pile ({len(pile)})."
    else:
        yield "Your turn: draw a card."
        yield "Draw a card."


def _short(staging: Staging, state: State, more: bool) -> Iterator[str]:
    """Begun, and below the minimum: what the table has not seen comes back for nothing, what it has costs."""
    missing = state.minimum[staging.seat % state.teams] - state.laid
    back, how = ("undo", "takes it back at no cost") if staging.steps else ("withdraw", "takes it back")
    if more:
        yield f"Your first melds need {missing} points more: lay on; or {back} {how}."
        yield f"Lay {missing} points more, or {back}."
    else:
        yield f"Your first melds need {missing} points more, and nothing is left to lay: {back} {how}."
        yield f"{missing} points are missing: {back}."


def lasting(seconds: int) -> str:
    """How long that is: in minutes as well where there are several."""
    if seconds < 120:
        return count(seconds, "second")
    minutes, rest = divmod(seconds, 60)
    return f"{count(minutes, 'minute')} and {count(rest, 'second')}" if rest else count(minutes, "minute")


def waiting_line(who: str, width: int) -> str:
    """While others are to move."""
    who = capital(who)
    text = f"{who} is to move; score, log, hand, melds and help can be asked meanwhile."
    return text if cells(text) <= width else f"{who} is to move."
