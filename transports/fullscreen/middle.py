"""The middle of the table: stock, pots and pile, as small cards where there is room, else in a line."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from core.game.view import ClosedPile, View
from transports.console.terminal import cells
from transports.fullscreen.paint import Paint
from transports.fullscreen.small_cards import Row
from transports.text import Words

_GAP = "   "


def middle_lines(seen: View, words: Words, paint: Paint, width: int, tall: bool) -> list[Text]:
    """Stock, pots and pile; of a long open pile the cards on top, and how many it has."""
    if tall:
        drawn = _drawn(seen, words, paint, width)
        if drawn is not None:
            return drawn
    return [_line(seen, words, paint, width)]


def _line(seen: View, words: Words, paint: Paint, width: int) -> Text:
    text = words.tongue.text
    shown = [text("screen-stock", count=seen.stock)]
    if words.rules.pots:
        shown.append(text("screen-pots", count=seen.pots))
    pile = seen.pile
    left = " · ".join(shown)
    line = f"{left} · {text('screen-pile-empty')}"
    if isinstance(pile, ClosedPile):
        if pile.top:
            line = f"{left} · {text('screen-pile-closed', count=pile.count, card=words.card(pile.top))}"
        return paint.text(line)
    for start in range(len(pile)):
        cards = ("… " if start else "") + words.cards(pile[start:])
        line = f"{left} · {text('screen-pile', count=len(pile), cards=cards)}"
        if cells(line) <= width:
            break
    return paint.text(line)


def _drawn(seen: View, words: Words, paint: Paint, width: int) -> list[Text] | None:
    """The same as small cards; None where that is too wide."""
    text = words.tongue.text
    row = Row(paint)
    row.say(f"{text('felt-stock')} ")
    row.back(str(seen.stock))
    if words.rules.pots:
        row.say(f"{_GAP}{text('felt-pots')} ")
        for _ in range(seen.pots):
            row.back("▒▒")
        if not seen.pots:
            row.say("0")
    pile = seen.pile
    closed = isinstance(pile, ClosedPile)
    cards = pile if not isinstance(pile, ClosedPile) else (() if pile.top is None else (pile.top,))
    count = pile.count if isinstance(pile, ClosedPile) else len(pile)
    if not cards:
        row.say(f"{_GAP}{text('screen-pile-empty')}")
        return row.lines if row.width <= width else None
    row.say(f"{_GAP}{text('felt-pile', count=count)} ")
    start = _first_shown([words.card(code) for code in cards], width - row.width, closed)
    if start == len(cards):
        return None
    if start:
        row.say("…")
    if closed and count > 1:
        row.edge("╭│╰")
    for code in cards[start:]:
        row.card(words.card(code), code)
    row.edge("╮│╯")
    return row.lines


def _first_shown(cards: Sequence[str], room: int, closed: bool) -> int:
    """From which card on a pile is shown, so that its top is."""
    room -= 2 if closed else 1  # the right edge, and what lies under a closed pile's top
    start = len(cards)
    while start and room >= len(cards[start - 1]) + 1 + (1 if start > 1 else 0):
        start -= 1
        room -= len(cards[start]) + 1
    return start
