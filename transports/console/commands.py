"""The words a person can type at the prompt beside the moves, and how a line is read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from core.game.errors import NotationError
from core.game.notation import FORMS, LONGEST, echo, nearest, parse_cards
from core.game.rules import Rules
from transports.console.topics import TOPICS
from transports.text import capital

COMMANDS: Final[dict[str, str]] = {
    "send": "sends the moves staged to the table (Enter alone does, once the turn is complete)",
    "undo": "takes the last staged move back",
    "hint": "says what a good player would do, and why (then 0 does it)",
    "moves": "lists all that can be done now, numbered",
    "table": "shows the whole table again",
    "sort": "sorts the hand, in later games too: sort suit, or sort rank",
    "cards": "says how cards are written, in later games too: cards signs, cards letters, or cards words",
    "name": "says what you are called from the next game on: name Ana",
    "score": "shows what this deal has brought so far, and the match",
    "log": "tells what has happened in this deal",
    "rules": "shows the rules of this table",
    "clock": "tells how long there is for this turn",
    "back": "takes your seat back, where a stand-in plays for you",
    "shuffle": "shows what proves that the cards were dealt fairly",
    "help": "explains a word: help hint; alone it lists all there are",
    "quit": "leaves; the game is saved",
}
"""Each with what it does, in one line."""

_MOVES: Final[dict[str, str]] = {
    "draw": "takes the top card of the stock",
    "keep": "keeps the first card drawn, for this turn",
    "refuse": "puts the first card drawn on the pile and draws another",
    "take": "takes the whole pile",
    "lay": "lays a new meld: lay 3S 4S 5S",
    "extend": "adds cards to a meld by its number: extend 2 6S",
    "withdraw": "takes back first melds that stay below their minimum",
    "discard": "puts a card on the pile, which ends your turn: discard 9D",
}
_TAKE_CLOSED: Final = (
    "takes the pile by its top card: take 6S 7S makes a meld of it with these, take 2 puts it on meld 2"
)
_WITH_MORE: Final = frozenset({"sort", "cards", "name", "help"})
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
    begun = [known for known in _EVERY if known.startswith(word)] if len(word) > 1 else []
    if word in _EVERY or word in ("yes", "no"):
        begun = [word]
    if len(begun) == 1:
        if rest and begun[0] not in _WITH_MORE and begun[0] not in FORMS:
            raise NotationError(
                f'After {begun[0]} nothing is wanted, and there is "{echo(rest)}": write {begun[0]} alone.'
            )
        return Typed(begun[0], rest)
    raise NotationError(_unknown(text, word, begun))


def moves_of(rules: Rules) -> list[str]:
    """The verbs that there are at this table."""
    without = set[str]()
    if rules.opening != "refusable":
        without |= {"keep", "refuse"}
    if not rules.initial_meld:
        without.add("withdraw")
    return [verb for verb in FORMS if verb not in without]


def guide(rules: Rules, shared_help: Sequence[str] | None = None) -> list[tuple[str, int, int]]:
    """What ``help`` says at this table, how to write a move first: paragraphs with their indent and that of further
    lines. ``shared_help`` is said where other people sit at the table, with what quit means there."""
    leaving = " · quit (the game is saved)" if shared_help is None else ""
    verbs = moves_of(rules)
    forms = {
        **FORMS,
        "extend": "extend 2 6S (onto meld 2)",
        "keep": "keep or refuse (the first card drawn)",
        "take": "take 6S 7S (the pile: its top with these) · take 2 (its top onto meld 2)"
        if rules.pile == "closed"
        else "take",
    }
    said = [
        f"Moves: {' · '.join(forms[verb] for verb in verbs if verb != 'refuse')}; or a number shown.",
        "Several moves on one line: lay 3S 4S 5S; discard 9D.",
        "Show: table · score · log · rules · clock · shuffle (the proof of a fair deal).",
        f"Tell one thing: {' · '.join(TOPICS)}.",
        "Advice: hint (then 0 does it) · moves (all that can be done).",
        "Choose: sort suit or rank · cards signs, letters or words · name Ana.",
        "Go on: send, or Enter alone once the turn is complete · undo · back (take your seat from a stand-in)"
        f"{leaving}.",
        "Short: the beginning of a word will do, disc 9D; and d (draw) · d 9D (discard) · l · e · k · r · w · "
        "s (send) · u · m · t (table) · y · n · h or ? (help) · q.",
        "One word more closely: help hint.",
        "Cards: the rank, then the suit as S H D C. 10H or TH is the ten of hearts, JK a joker. On the table (2S) is "
        "the wild card of its meld; in your hand [2S] has just come in.",
    ]
    return [(text, 0, 2) for text in (*said, *(shared_help or ()))]


def explained(word: str, rules: Rules) -> str:
    """What ``help`` and a word says, in one sentence."""
    try:
        known = read(word).word
    except NotationError:
        known = ""
    told = {verb: text for verb, text in _MOVES.items() if verb in moves_of(rules)}
    if rules.pile == "closed":
        told["take"] = _TAKE_CLOSED
    told |= COMMANDS | {topic: f"tells {text}" for topic, text in TOPICS.items()}
    if known in told:
        return f"{capital(known)} {told[known]}."
    if known in _MOVES:
        return f"{capital(known)} is no move in this game."
    near = nearest(word, list(told))
    more = f"did you mean {near}?" if near else "help alone lists the words there are."
    return f'"{echo(word)}" is no word that I know: {more}'


def _number(word: str, rest: str) -> Typed:
    if rest or len(word) > 4:
        raise NotationError(f'"{echo(f"{word} {rest}".strip())}" is no choice: write one of the numbers shown, alone.')
    return Typed("number", number=int(word))


def is_near(word: str) -> bool:
    """Is this the beginning of a word of the game's that is no move, or nearly one?"""
    asked = (*COMMANDS, *TOPICS)
    return any(known.startswith(word.lower()) for known in asked) or nearest(word, asked) is not None


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
