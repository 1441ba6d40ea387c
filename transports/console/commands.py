"""The words a person can type at the prompt beside the moves, and how a line is read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from core.game.errors import NotationError
from core.game.notation import FORMS, LONGEST, echo, nearest, parse_cards
from core.game.rules import Rules
from transports.console.aliases import Own, completed, in_own_words, listed, to_type, understood_after
from transports.console.own_cards import written_short
from transports.console.topics import TOPICS
from transports.text import capital
from transports.tongue import Tongue

COMMANDS: Final[dict[str, str]] = {
    "send": "commands-about-send",
    "undo": "commands-about-undo",
    "hint": "commands-about-hint",
    "moves": "commands-about-moves",
    "table": "commands-about-table",
    "sort": "commands-about-sort",
    "cards": "commands-about-cards",
    "name": "commands-about-name",
    "language": "commands-about-language",
    "announce": "commands-about-announce",
    "score": "commands-about-score",
    "sheet": "commands-about-sheet",
    "log": "commands-about-log",
    "replay": "commands-about-replay",
    "rules": "commands-about-rules",
    "clock": "commands-about-clock",
    "back": "commands-about-back",
    "shuffle": "commands-about-shuffle",
    "verify": "commands-about-verify",
    "help": "commands-about-help",
    "quit": "commands-about-quit",
}
"""Each with the message about it."""

_MOVES: Final[dict[str, str]] = {
    "draw": "commands-about-draw",
    "keep": "commands-about-keep",
    "refuse": "commands-about-refuse",
    "take": "commands-about-take",
    "lay": "commands-about-lay",
    "extend": "commands-about-extend",
    "withdraw": "commands-about-withdraw",
    "discard": "commands-about-discard",
}
_TAKE_CLOSED: Final = "commands-about-take-closed"
_TOPICS: Final[dict[str, str]] = {
    "hand": "commands-about-hand",
    "new": "commands-about-new",
    "melds": "commands-about-melds",
    "pile": "commands-about-pile",
    "stock": "commands-about-stock",
    "pots": "commands-about-pots",
    "players": "commands-about-players",
    "turn": "commands-about-turn",
    "deal": "commands-about-deal",
}
_MOST_DIGITS: Final = 4
_ENDS: Final = " \t\r\n.!"
"""Means nothing at the end of a line: telephones put a full stop there unasked."""
_WITH_MORE: Final = frozenset(
    {"sort", "cards", "name", "language", "announce", "help", "rules", "sheet", "log", "replay"}
)
"""Commands after which something more is written."""

_SHORT: Final = {
    "?": "help",
    "h": "help",
    "s": "send",
    "u": "undo",
    "q": "quit",
    "exit": "quit",
    "bye": "quit",
    "leave": "quit",
    "adjourn": "quit",
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


class Unclear(ValueError):
    """A line that is not understood; its text says to the person what was not, and what would be."""


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


def meaning(line: str, tongue: Tongue | None = None) -> Typed | None:
    """What a line says, in English words or in those of this language; None where it is not understood.

    >>> meaning("disc 9D").line, meaning("3").number, meaning("d 9d").word, meaning("d").word, meaning("345s").line
    ('discard 9D', 3, 'discard', 'draw', 'lay 345s')
    """
    if len(line.strip()) > LONGEST:
        return None
    line = line.rstrip(_ENDS)
    word, rest = _parted(line)
    if not word:
        return Typed("")
    if _is_number(word):
        return None if rest or len(word) > _MOST_DIGITS else Typed("number", number=int(word))
    cards = _cards_alone(line, tongue)
    if cards:
        return Typed("lay", cards)
    known, rest = _meant(line, tongue)
    meant = sorted(set(known.values()))
    if len(meant) != 1 or (rest and _stands_alone(meant[0])):
        return None
    typed = Typed(meant[0], rest)
    if tongue is not None and typed.is_move and rest:
        return Typed(typed.word, written_short(rest, tongue))
    if tongue is not None and rest:
        return Typed(typed.word, understood_after(typed.word, rest, tongue))
    return typed


def read(line: str, tongue: Tongue) -> Typed:
    """The same. Raises Unclear where it is not understood."""
    typed = meaning(line, tongue)
    if typed is None:
        raise Unclear(_not_understood(line.strip(), tongue))
    return typed


def _parted(line: str) -> tuple[str, str]:
    """The first word, written out where it is short for another, and what comes after it."""
    word, _, rest = line.strip().partition(" ")
    word, rest = word.lower(), rest.strip()
    if word == "d":
        word = "discard" if rest else "draw"
    return _SHORT.get(word, word), rest


def _cards_alone(line: str, tongue: Tongue | None) -> str:
    """A line that is nothing but several cards, which are to be laid; else nothing."""
    text = line.strip() if tongue is None else written_short(line.strip(), tongue)
    try:
        return text if len(parse_cards(text)) > 1 else ""
    except NotationError:
        return ""


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit()


def _meant(line: str, tongue: Tongue | None) -> tuple[Mapping[str, str], str]:
    """By the words of the game that a line begins with, or may begin, what they mean; and what comes after them.

    An English word as it is written comes first, then one of the language's own, then the beginnings of either.
    """
    word, rest = _parted(line)
    if word in _EVERY or word in ("yes", "no"):
        return {word: word}, rest
    begun = {known: known for known in _EVERY if len(word) > 1 and known.startswith(word)}
    own = Own() if tongue is None else in_own_words(line, tongue)
    if own.whole:
        return own.words, own.rest
    return {**begun, **own.words}, own.rest if own.words else rest


def _stands_alone(word: str) -> bool:
    """Is nothing wanted after this word?"""
    return word not in _WITH_MORE and word not in FORMS


def _not_understood(text: str, tongue: Tongue) -> str:
    """Why a line is not understood, with what would be."""
    if len(text) > LONGEST:
        return tongue.text("commands-too-long", begun=echo(text), count=len(text))
    word, rest = _parted(text)
    if _is_number(word):
        return tongue.text("commands-no-choice", typed=echo(f"{word} {rest}".strip()))
    known, rest = _meant(text, tongue)
    if len(set(known.values())) == 1:
        return tongue.text("commands-alone", word=to_type(next(iter(known.values())), tongue), rest=echo(rest))
    return _unknown(text, word, list(known), tongue)


def moves_of(rules: Rules) -> list[str]:
    """The verbs that there are at this table."""
    without = set[str]()
    if rules.opening != "refusable":
        without |= {"keep", "refuse"}
    if not rules.initial_meld:
        without.add("withdraw")
    return [verb for verb in FORMS if verb not in without]


def guide(
    rules: Rules, tongue: Tongue, shared_help: Sequence[str] | None = None, *, plain: bool = False
) -> list[tuple[str, int, int]]:
    """What ``help`` says at this table, how to write a move first: paragraphs with their indent and that of further
    lines. ``shared_help`` is said where other people sit at the table, with what quit means there. ``plain``:
    everything is said in sentences."""
    forms = {
        **{verb: to_type(form, tongue) for verb, form in FORMS.items()},
        "extend": tongue.text("commands-form-extend"),
        "keep": tongue.text("commands-form-keep"),
        "take": tongue.text("commands-form-take-closed") if rules.pile == "closed" else to_type("take", tongue),
    }
    told = [
        tongue.text(
            "commands-guide-moves", forms=" · ".join(forms[verb] for verb in moves_of(rules) if verb != "refuse")
        ),
        tongue.text("commands-guide-line"),
        tongue.text("commands-guide-show"),
        tongue.text("commands-guide-earlier"),
        tongue.text("commands-guide-topics", topics=" · ".join(to_type(topic, tongue) for topic in TOPICS)),
        tongue.text("commands-guide-advice"),
        tongue.text("commands-guide-choose"),
        tongue.text("commands-guide-go") if shared_help is None else tongue.text("commands-guide-go-shared"),
        tongue.text("commands-guide-short"),
        tongue.text("commands-guide-word"),
        tongue.text("commands-guide-cards-spoken") if plain else tongue.text("commands-guide-cards"),
    ]
    own = listed(tongue)
    return [(text, 0, 2) for text in (*told, *([] if own is None else [own]), *(shared_help or ()))]


def explained(word: str, rules: Rules, tongue: Tongue) -> str:
    """What ``help`` and a word says, in one sentence."""
    typed = meaning(word, tongue)
    known = "" if typed is None else typed.word
    about = {verb: key for verb, key in _MOVES.items() if verb in moves_of(rules)}
    if rules.pile == "closed":
        about["take"] = _TAKE_CLOSED
    about |= COMMANDS | _TOPICS
    if known in about:
        return tongue.text(about[known])
    if known in _MOVES:
        return capital(tongue.text("commands-no-move", verb=to_type(known, tongue)))
    near = nearest(word, [*about, *completed(tongue, about)])
    if near is None:
        return tongue.text("commands-no-word", typed=echo(word))
    return tongue.text("commands-no-word-near", typed=echo(word), near=near)


def is_near(word: str) -> bool:
    """Is this the beginning of a word of the game's that is no move, or nearly one?"""
    asked = (*COMMANDS, *TOPICS)
    return any(known.startswith(word.lower()) for known in asked) or nearest(word, asked) is not None


def _unknown(text: str, word: str, begun: Sequence[str], tongue: Tongue) -> str:
    shown = echo(text.split(" ")[0])
    if begun:
        words = begun[0]
        for each in begun[1:]:
            words = tongue.text("commands-or", first=words, next=each)
        return tongue.text("commands-ambiguous", typed=shown, words=words)
    near = nearest(word, [*_EVERY, *completed(tongue, _EVERY)])
    if near is not None:
        meant = meaning(near, tongue)
        form = near if meant is None else to_type(FORMS.get(meant.word, near), tongue)
        if form in (near, to_type(near, tongue)):
            return tongue.text("commands-unknown-near", typed=shown, near=near)
        return tongue.text("commands-unknown-move", typed=shown, near=near, form=form)
    try:
        card = parse_cards(text)[0]
    except NotationError:
        return tongue.text("commands-unknown", typed=shown, example=to_type(FORMS["lay"], tongue))
    return tongue.text("commands-card", typed=shown, card=card)
