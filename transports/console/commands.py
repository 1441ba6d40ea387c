"""The words a person can type at the prompt beside the moves, and how a line is read."""

from __future__ import annotations

from typing import Final

import msgspec

from core.game.errors import NotationError
from core.game.notation import FORMS, LONGEST, echo, nearest, parse_cards
from core.game.rules import Rules
from transports.console.topics import TOPICS

COMMANDS: Final[dict[str, str]] = {
    "send": "send the moves staged to the table (Enter alone does, once the turn is complete)",
    "undo": "take the last staged move back",
    "hint": "what a good player would do, and why (then 0 does it)",
    "moves": "all that can be done now, numbered",
    "table": "the whole table again",
    "sort": "sort the hand: sort suit, or sort rank",
    "cards": "how cards are written: cards signs, cards letters, or cards words",
    "name": "what you are called from the next game on: name Ana",
    "score": "what this deal has brought so far, and the match",
    "log": "what has happened in this deal",
    "rules": "the rules of this table",
    "clock": "how long there is for this turn",
    "back": "take your seat back, where a stand-in plays for you",
    "shuffle": "what proves that the cards were dealt fairly",
    "help": "this list",
    "quit": "leave; the game is saved",
}
"""Each with what it does, in one line."""

_SHORT: Final = {
    "?": "help",
    "h": "help",
    "s": "send",
    "u": "undo",
    "q": "quit",
    "exit": "quit",
    "bye": "quit",
    "leave": "quit",
    "t": "table",
    "l": "lay",
    "e": "extend",
    "add": "extend",
    "w": "withdraw",
    "k": "keep",
    "r": "refuse",
    "m": "moves",
    "choices": "moves",
    "scores": "score",
    "fair": "shuffle",
    "who": "players",
    "y": "yes",
    "n": "no",
}
_EVERY: Final = (*FORMS, *COMMANDS, *TOPICS)


class Typed(msgspec.Struct, frozen=True):
    """One line as it was understood."""

    word: str
    """A move's verb, a command, a topic, ``number``, ``yes``, ``no``, or "" for an empty line."""
    rest: str = ""
    number: int = 0

    @property
    def is_move(self) -> bool:
        """Is it a move of the game, to be read by the notation?"""
        return self.word in FORMS

    @property
    def line(self) -> str:
        """The line with its word written out."""
        return f"{self.word} {self.rest}".strip()


def read(line: str) -> Typed:
    """What a line says. Raises NotationError, with a sentence that names the word not understood.

    >>> read("disc 9D").line, read("3").number, read("d 9d").word, read("d").word
    ('discard 9D', 3, 'discard', 'draw')
    """
    text = line.strip()
    if len(text) > LONGEST:
        raise NotationError(
            f'The line that begins with "{echo(text)}" has {len(text)} characters, more than anything that can be '
            "asked for here: help lists what can."
        )
    word, _, rest = text.partition(" ")
    word, rest = word.lower(), rest.strip()
    if not word:
        return Typed("")
    if word.isascii() and word.isdigit():
        return _number(word, rest)
    if word == "d":
        word = "discard" if rest else "draw"
    word = _SHORT.get(word, word)
    if word in _EVERY or word in ("yes", "no"):
        return Typed(word, rest)
    begun = [known for known in _EVERY if known.startswith(word)] if len(word) > 1 else []
    if len(begun) == 1:
        return Typed(begun[0], rest)
    raise NotationError(_unknown(text, word, begun))


def guide(rules: Rules) -> list[tuple[str, int, int]]:
    """What ``help`` says at this table: paragraphs, each with its indent and that of its further lines."""
    take = "take"
    if rules.pile == "closed":
        take = "take 6S 7S (the pile: its top with these) · take 2 (its top onto meld 2)"
    said = [
        (f"Moves: draw · {take} · lay 3S 4S 5S · extend 2 6S (onto meld 2) · discard 9D; or a number shown.", 0, 2),
        ("Cards: the rank, then the suit as S H D C. 10H or TH is the ten of hearts, JK a joker.", 0, 2),
        ("On the table (2S) is the wild card of its meld; in your hand [2S] has just come in.", 0, 2),
        ("Several moves on one line: lay 3S 4S 5S; discard 9D. The beginning of a word will do: disc 9D.", 0, 2),
    ]
    return said + [(f"{word:<8} {text}", 1, 10) for word, text in (COMMANDS | TOPICS).items()]


def _number(word: str, rest: str) -> Typed:
    if rest or len(word) > 4:
        raise NotationError(f'"{echo(f"{word} {rest}".strip())}" is no choice: write one of the numbers shown, alone.')
    return Typed("number", number=int(word))


def _unknown(text: str, word: str, begun: list[str]) -> str:
    shown = echo(text.split(" ")[0])
    if begun:
        return f'"{shown}" could be {" or ".join(begun)}: write a little more of it.'
    near = nearest(word, _EVERY)
    if near is not None:
        form = f", as in {FORMS[near]}" if FORMS.get(near, near) != near else ""
        return f'"{shown}" is nothing I know: did you mean {near}{form}?'
    try:
        cards = parse_cards(text)
    except NotationError:
        return f'"{shown}" is nothing I know: write a move such as {FORMS["lay"]}, a number shown, or help.'
    if len(cards) == 1:
        return (
            f'"{shown}" is a card; what about it? Write discard {cards[0]}, or extend and a meld\'s number before it.'
        )
    return f"These are cards; what about them? Write lay {' '.join(cards[:5])}{' ...' if len(cards) > 5 else ''}."
