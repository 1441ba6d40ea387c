"""The buttons of the cards: every card of the hand, or, of a large hand, those of one group of it at a time."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

import msgspec

from transports.meld_text import is_wild
from transports.telegram.screen import Button
from transports.telegram.seat_state import SeatState
from transports.text import Words

MOST_TOGETHER: Final = 32
"""Cards that are shown without groups."""
MOST_IN_ROW: Final = 6
"""On a phone the sign of a ten with its mark is cut off where there are more."""
_MOST_OF_GROUP: Final = 28
"""Of a large hand by rank, or in the person's own order."""
_SIGNS: Final = dict(zip("SHDC", "♠♥♦♣", strict=True))
_WILD: Final = "★"

Rows = list[tuple[Button, ...]]


class Group(msgspec.Struct, frozen=True):
    """A part of a large hand."""

    label: str
    places: tuple[int, ...]


def card_rows(state: SeatState, words: Words) -> Rows:
    """All rows of cards, and before them, for a large hand, its groups."""
    cards = state.picking.cards
    if len(cards) <= MOST_TOGETHER:
        return _rows(state, _together(_lines(state, range(len(cards)))), words)
    found = groups(state)
    tab = min(state.tab, len(found) - 1)
    tabs = [_tab(state, at, group, at == tab) for at, group in enumerate(found)]
    kept = [button for button in tabs if button is not None]
    return [*_in_rows(kept, 5), *_rows(state, [found[tab].places], words)]


def groups(state: SeatState) -> list[Group]:
    """Of a hand by suit each suit and the wilds, else parts of about the same size."""
    cards = state.picking.cards
    if state.picking.order == "suit":
        return [Group(_suit(cards[line[0]]), tuple(line)) for line in _lines(state, range(len(cards)))]
    count = -(-len(cards) // _MOST_OF_GROUP)
    size = -(-len(cards) // count)
    parts = [tuple(range(start, min(start + size, len(cards)))) for start in range(0, len(cards), size)]
    return [Group(f"{_rank(cards[part[0]])}…{_rank(cards[part[-1]])}", part) for part in parts]


def _tab(state: SeatState, at: int, group: Group, is_open: bool) -> Button | None:
    picked = sum(state.picking.picked[place] for place in group.places)
    label = f"{group.label} {len(group.places)}{f' ✓{picked}' if picked else ''}"
    return state.shows(f"[{label}]" if is_open else label, "tab", str(at))


def _lines(state: SeatState, places: Sequence[int]) -> list[Sequence[int]]:
    """Cards that begin a row of their own: by suit each suit, else all in one."""
    if state.picking.order != "suit":
        return [places] if places else []
    cards = state.picking.cards
    return [list(line) for _, line in groupby(places, lambda at: _suit(cards[at]))]


def _together(lines: Sequence[Sequence[int]]) -> list[Sequence[int]]:
    """Short lines side by side, for the message is to be seen as a whole; none is split for that."""
    found: list[list[int]] = []
    for line in lines:
        if found and len(found[-1]) + len(line) <= MOST_IN_ROW:
            found[-1] += line
        else:
            found.append(list(line))
    return [*found]


def _rows(state: SeatState, lines: Sequence[Sequence[int]], words: Words) -> Rows:
    names = state.places()
    rows: Rows = []
    for line in lines:
        buttons = [state.toggle(at, names, lambda code: label(code, words)) for at in line]
        rows += _in_rows([button for button in buttons if button is not None], MOST_IN_ROW)
    return rows


def _in_rows(buttons: Sequence[Button], most: int) -> Rows:
    """Rows of about the same length."""
    count = -(-len(buttons) // most)
    rows: Rows = []
    for row in range(count):
        start, end = len(buttons) * row // count, len(buttons) * (row + 1) // count
        rows.append(tuple(buttons[start:end]))
    return rows


def label(code: str, words: Words) -> str:
    """A card as a button shows it."""
    return brief(words).card(code)


def brief(words: Words) -> Words:
    """The same as buttons say it, where there is no room for cards in words."""
    return msgspec.structs.replace(words, style="signs") if words.style == "words" else words


def _suit(code: str) -> str:
    return _WILD if is_wild(code) else _SIGNS[code[1]]


def _rank(code: str) -> str:
    return "JK" if code == "JK" else "10" if code[0] == "T" else code[0]
