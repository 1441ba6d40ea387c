"""The table drawn in lines: both teams' melds, pile, stock, pots, who holds how many cards, and the own hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from core.game.rules import Rules
from core.game.view import ClosedPile, MeldView, View
from transports.console.hand import Newcomers, Order, arranged
from transports.console.terminal import NO_BREAK, between, cells, wrapped
from transports.meld_text import grade, grade_text
from transports.text import Words
from transports.tongue import Tongue

ROOMY: Final = 66
"""Columns; on a narrower screen the table is drawn with fewer lines, long runs as 3♠…9♠."""


def table_lines(seen: View, words: Words, width: int, order: Order, new: Newcomers) -> list[str]:
    """The whole table, as wide as it may be."""
    heading = f"{words.tongue.text('screen-deal', n=seen.n)} · {game_name(words.rules, words.tongue)}"
    lines = heading_lines(heading, words.points(seen.scores), width)
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


def game_name(rules: Rules, tongue: Tongue) -> str:
    """The game and what it is played to."""
    text = tongue.text
    if not rules.target:
        return text("screen-one-deal", game=rules.preset)
    return text("screen-game", game=rules.preset, points=rules.target)


def others_first(seen: View, rules: Rules) -> list[int]:
    """The teams as they are drawn: across the table first, the own one nearest."""
    own = None if seen.seat is None else seen.seat % rules.teams
    return sorted(range(rules.teams), key=lambda team: (team == own, team))


def team_lines(seen: View, words: Words, team: int, width: int) -> list[str]:
    """A team's name, what it has on the table, and its melds."""
    melds = [meld for meld in seen.melds if meld.team == team]
    text = words.tongue.text
    state = [text("screen-on-table", points=sum(meld.points for meld in melds))] if melds else []
    if seen.minimum[team]:
        state.append(text("screen-due", points=seen.minimum[team]))
    state.append(text("screen-pot-taken") if seen.pot_taken[team] else text("screen-pot-not-yet"))
    name = words.team_name(team)
    heading = f" {name} ({words.members(team)})" if words.side(team) in ("we", "they") else f" {name}"
    if not melds and width < ROOMY:
        state.insert(0, text("screen-nothing-short"))
    lines = between(heading, " · ".join(state), width, 3)
    if width < ROOMY and words.style != "words" and melds:
        short = f"{NO_BREAK}· ".join(_short_meld(meld, words).replace(" ", NO_BREAK) for meld in melds)
        return [*lines, *wrapped(short, width, 3, 3)]
    for meld in melds:
        lines += meld_lines(meld, words, width)
    return lines if melds or width < ROOMY else [*lines, f"      {text('screen-nothing')}"]


def meld_lines(meld: MeldView, words: Words, width: int) -> list[str]:
    """One meld: its number, its cards with the wild in parentheses, its grade and points."""
    shown = words.meld(meld.cards, meld.wild, runs=width < ROOMY)
    return between(f"{meld.id:>4}  {shown}", f"{grade_text(meld, words.tongue)}  {meld.points:>3}", width, 6)


def _short_meld(meld: MeldView, words: Words) -> str:
    """The same where several stand on one line: what its cards show of it is left out."""
    graded = meld.canasta is not None or (meld.wild is None and grade(meld) == "dirty")
    text = f"{meld.id}: {words.meld(meld.cards, meld.wild, runs=True)}"
    return f"{text} {grade_text(meld, words.tongue)} {meld.points}" if graded else f"{text} {meld.points}"


def middle_lines(seen: View, words: Words, width: int) -> list[str]:
    """Stock, pots and pile."""
    shown = [words.tongue.text("screen-stock", count=seen.stock)]
    if words.rules.pots:
        shown.append(words.tongue.text("screen-pots", count=seen.pots))
    return wrapped(" · ".join([*shown, pile_text(seen, words)]), width, 1, 3)


def pile_text(seen: View, words: Words) -> str:
    """The pile: all cards of an open one (the top last), the top and the count of a closed one."""
    pile, text = seen.pile, words.tongue.text
    if isinstance(pile, ClosedPile):
        if not pile.top:
            return text("screen-pile-empty")
        return text("screen-pile-closed", count=pile.count, card=words.card(pile.top))
    return text("screen-pile", count=len(pile), cards=words.cards(pile)) if pile else text("screen-pile-empty")


def players_lines(seen: View, words: Words, width: int) -> list[str]:
    """Everybody's card count in the order of play, from the seat after the reader's; who is to move is marked."""
    first = 0 if seen.seat is None else seen.seat + 1
    seats = [(first + at) % words.rules.players for at in range(words.rules.players)]
    shown = f"{NO_BREAK}· ".join(_player(seen, words, seat).replace(" ", NO_BREAK) for seat in seats)
    return wrapped(words.tongue.text("screen-players", players=shown), width, 1, 3)


def _player(seen: View, words: Words, seat: int) -> str:
    name, count, text = words.who(seat), seen.counts[seat], words.tongue.text
    if seat == seen.turn and seen.over is None:
        return text("screen-player-to-move", name=name, count=count)
    return text("screen-player", name=name, count=count)


def hand_lines(seen: View, words: Words, width: int, order: Order, new: Newcomers) -> list[str]:
    """The own hand in groups, new cards in brackets."""
    if seen.seat is None:
        return []
    if seen.hand is None:
        return wrapped(words.tongue.text("screen-hand-unseen-pot", count=seen.counts[seen.seat]), width, 1, 3)
    groups = marked(seen.hand, words, order, new)
    text = (", " if words.style == "words" else "  ").join(words.joined(group) for group in groups)
    heading = f"{words.tongue.text('screen-hand', count=len(seen.hand))}  "
    return wrapped(f"{heading}{text}", width, 1, len(heading) + 1)


def marked(hand: Sequence[str], words: Words, order: Order, new: Newcomers) -> list[list[str]]:
    """The hand's cards as text in groups, the new ones in brackets."""
    groups = arranged(hand, order)
    flags = iter(new.marked([code for group in groups for code in group]))
    return [[f"[{words.card(code)}]" if next(flags) else words.card(code) for code in group] for group in groups]
