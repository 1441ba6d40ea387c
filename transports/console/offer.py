"""The numbered choices as they are shown: a list for the eye, sentences for the ear."""

from __future__ import annotations

from typing import Final

from core.game.actions import Take
from transports.console.choices import Choice, Choices
from transports.console.terminal import NO_BREAK, between, wrapped
from transports.text import capital

FEW: Final = 8
"""Moves shown with their numbers; the others only on request."""


def offer_lines(choices: Choices, every: bool, width: int) -> list[str]:
    """The choices as a list: the moves one a line, the discards side by side."""
    lines: list[str] = []
    shown = choices.moves if every else choices.moves[:FEW]
    for number, choice in enumerate(shown, 1):
        left = f"{f'({number})':>5} {choice.label}"
        lines += between(left, choice.note, width, 6) if choice.note else [left]
    if len(shown) < len(choices.moves):
        lines += wrapped(_more(choices), width, 6, 6)
    if choices.discards:
        items = [
            f"({number}) {_card(choice)}".replace(" ", NO_BREAK)
            for number, choice in enumerate(choices.discards, len(choices.moves) + 1)
        ]
        lines += wrapped(f"discard {' '.join(items)}", width, 1, 3)
    return lines


def offer_sentences(choices: Choices, every: bool) -> list[str]:
    """The same in sentences."""
    shown = choices.moves if every else choices.moves[:FEW]
    said = [f"{at}: {each.label}{f'; {each.note}' if each.note else ''}." for at, each in enumerate(shown, 1)]
    if len(shown) < len(choices.moves):
        said.append(capital(_more(choices)))
    if choices.discards:
        numbered = enumerate(choices.discards, len(choices.moves) + 1)
        said.append(f"To discard: {', '.join(f'{number} {_card(choice)}' for number, choice in numbered)}.")
    return said


def _more(choices: Choices) -> str:
    hidden = choices.moves[FEW:]
    takes = sum(isinstance(choice.action, Take) for choice in hidden)
    do = "take the pile" if takes == len(hidden) else "take, lay or extend" if takes else "lay or extend"
    return f"and {len(hidden)} more {'way' if len(hidden) == 1 else 'ways'} to {do}: moves lists all."


def _card(choice: Choice) -> str:
    card = choice.label.removeprefix("discard ")
    return f"{card} {choice.note}" if choice.note else card
