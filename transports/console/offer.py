"""The numbered choices as they are shown: a list for the eye, sentences for the ear."""

from __future__ import annotations

from typing import Final

from core.game.actions import Discard, Take
from transports.console.choices import Choice, Choices
from transports.console.terminal import NO_BREAK, between, wrapped
from transports.text import Words, capital

FEW: Final = 8
"""Moves shown with their numbers; the others only on request."""


def offer_lines(choices: Choices, every: bool, width: int, words: Words) -> list[str]:
    """The choices as a list: the moves one a line, the discards side by side."""
    lines: list[str] = []
    shown = choices.moves if every else choices.moves[:FEW]
    for number, choice in enumerate(shown, 1):
        left = f"{f'({number})':>5} {choice.label}"
        lines += between(left, choice.note, width, 6) if choice.note else [left]
    if len(shown) < len(choices.moves):
        lines += wrapped(_more(choices, words), width, 6, 6)
    if choices.discards:
        items = [
            f"({number}) {_card(choice, words)}".replace(" ", NO_BREAK)
            for number, choice in enumerate(choices.discards, len(choices.moves) + 1)
        ]
        lines += wrapped(words.tongue.text("offer-discards", cards=" ".join(items)), width, 1, 3)
    return lines


def offer_sentences(choices: Choices, every: bool, words: Words) -> list[str]:
    """The same in sentences."""
    shown = choices.moves if every else choices.moves[:FEW]
    text = words.tongue.text
    said = [
        text("offer-move-noted", number=at, move=each.label, note=each.note)
        if each.note
        else text("offer-move", number=at, move=each.label)
        for at, each in enumerate(shown, 1)
    ]
    if len(shown) < len(choices.moves):
        said.append(capital(_more(choices, words)))
    if choices.discards:
        numbered = enumerate(choices.discards, len(choices.moves) + 1)
        cards = ", ".join(f"{number} {_card(choice, words)}" for number, choice in numbered)
        said.append(text("offer-discards-told", cards=cards))
    return said


def _more(choices: Choices, words: Words) -> str:
    hidden = choices.moves[FEW:]
    takes = sum(isinstance(choice.action, Take) for choice in hidden)
    if takes == len(hidden):
        return words.tongue.text("offer-more-takes", count=takes)
    if not takes:
        return words.tongue.text("offer-more-melds", count=len(hidden))
    return words.tongue.text("offer-more-moves", count=len(hidden))


def _card(choice: Choice, words: Words) -> str:
    card = words.card(choice.action.card) if isinstance(choice.action, Discard) else choice.label
    return words.tongue.text("offer-discard-noted", card=card, note=choice.note) if choice.note else card
