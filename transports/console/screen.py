"""The table drawn in lines: both teams' melds, pile, stock, pots, who holds how many cards, and the own hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from core.game.rules import Rules
from core.game.view import ClosedPile, MeldView, View
from transports.console.hand import Newcomers, Order, arranged
from transports.console.terminal import NO_BREAK, between, cells, wrapped
from transports.meld_text import grade
from transports.text import Words

ROOMY: Final = 66
"""Columns; on a narrower screen the table is drawn with fewer lines, long runs as 3♠…9♠."""


def table_lines(seen: View, words: Words, width: int, order: Order, new: Newcomers) -> list[str]:
    """The whole table, as wide as it may be."""
    lines = heading_lines(f"Deal {seen.n} · {game_name(words.rules)}", words.points(seen.scores), width)
    for team in others_first(seen, words.rules):
        lines += team_lines(seen, words, team, width)
    return [
        *lines,
        *middle_lines(seen, words, width),
        *players_lines(seen, words, width),
        *hand_lines(seen, words, width, order, new),
    ]


def rule(left: str, right: str, width: int) -> str:
    """A heading drawn across the screen."""
    text = f"── {left} ", f" {right} ──"
    gap = width - cells(text[0]) - cells(text[1])
    if gap >= 1:
        return f"{text[0]}{'─' * gap}{text[1]}"
    return f"── {left} ──" if cells(left) + 6 <= width else left


def heading_lines(left: str, right: str, width: int) -> list[str]:
    """The same, with the right text on a line of its own where both do not fit on one."""
    line = rule(left, right, width)
    return [line] if line.endswith(f" {right} ──") else [line, *wrapped(right, width, 1, 3)]


def game_name(rules: Rules) -> str:
    """The game and what it is played to."""
    return f"{rules.preset} to {rules.target}" if rules.target else f"{rules.preset}, one deal"


def others_first(seen: View, rules: Rules) -> list[int]:
    """The teams as they are drawn: across the table first, the own one nearest."""
    own = None if seen.seat is None else seen.seat % rules.teams
    return sorted(range(rules.teams), key=lambda team: (team == own, team))


def team_lines(seen: View, words: Words, team: int, width: int) -> list[str]:
    """A team's name, what it has on the table, and its melds."""
    melds = [meld for meld in seen.melds if meld.team == team]
    state = [f"{sum(meld.points for meld in melds)} on the table"] if melds else []
    if seen.minimum[team]:
        state.append(f"first meld of {seen.minimum[team]} due")
    state.append("pot taken" if seen.pot_taken[team] else "no pot yet")
    name, members = words.team_name(team), words.members(team)
    heading = f" {name} ({members})" if name in ("We", "They", "You") and members != "you" else f" {name}"
    if not melds and width < ROOMY:
        state.insert(0, "nothing laid")
    lines = between(heading, " · ".join(state), width, 3)
    if width < ROOMY and words.style != "words" and melds:
        short = f"{NO_BREAK}· ".join(_short_meld(meld, words).replace(" ", NO_BREAK) for meld in melds)
        return [*lines, *wrapped(short, width, 3, 3)]
    for meld in melds:
        lines += meld_lines(meld, words, width)
    return lines if melds or width < ROOMY else [*lines, "      nothing laid yet"]


def meld_lines(meld: MeldView, words: Words, width: int) -> list[str]:
    """One meld: its number, its cards with the wild in parentheses, its grade and points."""
    shown = words.meld(meld.cards, meld.wild, runs=width < ROOMY)
    return between(f"{meld.id:>4}  {shown}", f"{grade(meld)}  {meld.points:>3}", width, 6)


def _short_meld(meld: MeldView, words: Words) -> str:
    """The same where several stand on one line: what its cards show of it is left out."""
    graded = meld.canasta is not None or (meld.wild is None and grade(meld) == "dirty")
    text = f"{meld.id}: {words.meld(meld.cards, meld.wild, runs=True)}"
    return f"{text} {grade(meld)} {meld.points}" if graded else f"{text} {meld.points}"


def middle_lines(seen: View, words: Words, width: int) -> list[str]:
    """Stock, pots and pile."""
    pots = f" · Pots {seen.pots}" if words.rules.pots else ""
    return wrapped(f"Stock {seen.stock}{pots} · {pile_text(seen, words)}", width, 1, 3)


def pile_text(seen: View, words: Words) -> str:
    """The pile: all cards of an open one (the top last), the top and the count of a closed one."""
    pile = seen.pile
    if isinstance(pile, ClosedPile):
        return f"Pile {pile.count}, on top {words.card(pile.top)}" if pile.top else "Pile empty"
    return f"Pile {len(pile)}: {words.cards(pile)}" if pile else "Pile empty"


def players_lines(seen: View, words: Words, width: int) -> list[str]:
    """Everybody's card count in the order of play, from the seat after the reader's; who is to move is marked."""
    first = 0 if seen.seat is None else seen.seat + 1
    seats = [(first + at) % words.rules.players for at in range(words.rules.players)]
    shown = [
        f"{words.who(seat)} {seen.counts[seat]}{' (to move)' if seat == seen.turn and seen.over is None else ''}"
        for seat in seats
    ]
    return wrapped("Cards: " + f"{NO_BREAK}· ".join(text.replace(" ", NO_BREAK) for text in shown), width, 1, 3)


def hand_lines(seen: View, words: Words, width: int, order: Order, new: Newcomers) -> list[str]:
    """The own hand in groups, new cards in brackets."""
    if seen.seat is None:
        return []
    if seen.hand is None:
        return wrapped(f"Hand: a pot of {seen.counts[seen.seat]} cards that you may not look at yet", width, 1, 3)
    groups = marked(seen.hand, words, order, new)
    text = (", " if words.style == "words" else "  ").join(words.joined(group) for group in groups)
    heading = f"Hand {len(seen.hand)}:  "
    return wrapped(f"{heading}{text}", width, 1, len(heading) + 1)


def marked(hand: Sequence[str], words: Words, order: Order, new: Newcomers) -> list[list[str]]:
    """The hand's cards as text in groups, the new ones in brackets."""
    groups = arranged(hand, order)
    flags = iter(new.marked([code for group in groups for code in group]))
    return [[f"[{words.card(code)}]" if next(flags) else words.card(code) for code in group] for group in groups]
