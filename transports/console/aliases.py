"""Words that a language has of its own for what can be typed, and its moves typed as they are shown.

They are read beside the English ones, with or without their accents. What they mean is told by the English word.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

import msgspec

from transports.console.own_cards import folded
from transports.tongue import Tongue

_KEYS: Final[Mapping[str, str]] = {
    "draw": "typed-draw",
    "keep": "typed-keep",
    "refuse": "typed-refuse",
    "take": "typed-take",
    "lay": "typed-lay",
    "extend": "typed-extend",
    "withdraw": "typed-withdraw",
    "discard": "typed-discard",
    "send": "typed-send",
    "undo": "typed-undo",
    "hint": "typed-hint",
    "moves": "typed-moves",
    "table": "typed-table",
    "sort": "typed-sort",
    "cards": "typed-cards",
    "name": "typed-name",
    "score": "typed-score",
    "sheet": "typed-sheet",
    "log": "typed-log",
    "replay": "typed-replay",
    "rules": "typed-rules",
    "clock": "typed-clock",
    "back": "typed-back",
    "shuffle": "typed-shuffle",
    "verify": "typed-verify",
    "help": "typed-help",
    "language": "typed-language",
    "announce": "typed-announce",
    "quit": "typed-quit",
    "hand": "typed-hand",
    "new": "typed-new",
    "melds": "typed-melds",
    "pile": "typed-pile",
    "stock": "typed-stock",
    "pots": "typed-pots",
    "players": "typed-players",
    "turn": "typed-turn",
    "deal": "typed-deal",
    "yes": "typed-yes",
    "no": "typed-no",
}
WORDS: Final = tuple(_KEYS)
"""The English words that have others beside them."""
_ARGUMENTS: Final[Mapping[str, Mapping[str, str]]] = {
    "sort": {"suit": "typed-sort-suit", "rank": "typed-sort-rank"},
    "cards": {"signs": "typed-cards-signs", "letters": "typed-cards-letters", "words": "typed-cards-words"},
    "announce": {"all": "typed-announce-all", "brief": "typed-announce-brief", "quiet": "typed-announce-quiet"},
}
"""By command, what is written after it."""
_TABLE: Final[Mapping[str, str]] = {
    "ready": "typed-ready",
    "unready": "typed-unready",
    "seats": "typed-seats",
    "sit": "typed-sit",
    "fill": "typed-fill",
    "swap": "typed-swap",
    "kick": "typed-kick",
    "vote": "typed-vote",
    "claim": "typed-claim",
    "adjourn": "typed-adjourn",
    "say": "typed-say",
    "leave": "typed-leave",
}
"""The words about the people and the bots at a table, which are read before the game's."""
_AFTERWARDS: Final[Mapping[str, str]] = {
    "again": "typed-again",
    "first": "typed-first",
    "end": "typed-end",
    "deal": "typed-deal",
    "open": "typed-open",
    "seat": "typed-seat",
}
"""The words after a match, and those of a replay."""
AFTERWARDS: Final = tuple(_AFTERWARDS)
"""Those of them that have others beside them."""
AT_TABLE: Final = tuple(_TABLE)
"""Those of them that have others beside them."""
_EVERY: Final = {**_KEYS, **_TABLE, **_AFTERWARDS}
_MELD: Final = "\x01"
_CARDS: Final = "\x02"
_PLACES: Final = {_MELD: "(?P<meld>[0-9]{1,3})", _CARDS: "(?P<cards>.+)"}
_AFTER: Final = " :,"
"""What may stand between a word and what belongs to it."""


class Own(msgspec.Struct, frozen=True):
    """What a line may mean in a language's own words."""

    words: Mapping[str, str] = {}
    """By the own words that it is, or may be the beginning of, the English ones."""
    rest: str = ""
    """What comes after them, as it was typed."""
    whole: bool = False
    """Is it one of them as it is written, or a move as it is shown?"""


def own_words(word: str, tongue: Tongue) -> list[str]:
    """What may be typed in this language for an English word, the usual one first; nothing where there is no other."""
    return _others(word, _EVERY[word], tongue)


def to_type(word: str, tongue: Tongue) -> str:
    """How a person is told to type an English word, an example of a move among them: in the usual own word.

    >>> from scripts.locales import tongue_of
    >>> to_type("lay 3S 4S 5S", tongue_of("pt-BR")), to_type("sort suit", tongue_of("pt-BR"))
    ('baixar 3S 4S 5S', 'ordenar por naipe')
    """
    first, space, rest = word.partition(" ")
    own = own_words(first, tongue) if first in _EVERY else []
    return f"{own[0] if own else first}{space}{to_type_after(first, rest, tongue)}"


def to_type_after(word: str, rest: str, tongue: Tongue) -> str:
    """The same of what is written after a command: ``suit`` after ``sort``."""
    key = _ARGUMENTS.get(word, {}).get(rest)
    return rest if key is None else [*_others(rest, key, tongue), rest][0]


def understood_after(word: str, rest: str, tongue: Tongue) -> str:
    """What was written after a command in English; as it stands where it is none of this language's own words."""
    wanted = folded(unicodedata.normalize("NFC", rest))
    for english, key in _ARGUMENTS.get(word, {}).items():
        if any(folded(own) == wanted for own in _others(english, key, tongue)):
            return english
    return rest


def at_table(line: str, tongue: Tongue) -> str:
    """A line that begins with an own word about the people at the table, with the English one; others as they are."""
    return _in_english(line, AT_TABLE, tongue)


def afterwards(line: str, tongue: Tongue) -> str:
    """The same of a word after a match, or in a replay."""
    return _in_english(line, AFTERWARDS, tongue)


def _in_english(line: str, words: Iterable[str], tongue: Tongue) -> str:
    line = unicodedata.normalize("NFC", line.strip())
    known = {folded(own): word for word in words for own in own_words(word, tongue)}
    begun = [own for own in known if _begins_with(folded(line), own)]
    if not begun:
        return line
    longest = max(begun, key=len)
    return f"{known[longest]} {_after(line, len(longest))}".strip()


def _others(word: str, key: str, tongue: Tongue) -> list[str]:
    others = [other.strip() for other in tongue.text(key).split(",")]
    return [other for other in others if other != word]


def completed(tongue: Tongue, words: Iterable[str] = (*WORDS, *AT_TABLE)) -> list[str]:
    """All the own words of one word each for these: what a tabulator may complete."""
    return [own for word in words for own in own_words(word, tongue) if " " not in own]


def listed(tongue: Tongue) -> str | None:
    """A paragraph for help with the English word for each usual own one; None where the language is English."""
    pairs = [(word, own) for word in WORDS for own in own_words(word, tongue)[:1]]
    if not pairs:
        return None
    return tongue.text("typed-listed", words=" · ".join(f"{own} ({word})" for word, own in pairs))


def in_own_words(line: str, tongue: Tongue) -> Own:
    """What a line means in this language, where it is not understood in English."""
    line = unicodedata.normalize("NFC", line.strip())
    plain = folded(line)
    known = {own: word for word in WORDS for own in own_words(word, tongue)}
    if not known or not line:
        return Own()
    shown = _as_shown(plain, tongue)
    if shown is not None:
        return shown
    for alike, written in ((str.lower, True), (folded, False)):
        said = [own for own in known if _begins_with(alike(line), alike(own))]
        if said:
            longest = max(said, key=len)
            return Own({longest: known[longest]}, _after(line, len(longest)), written)
    whole = {own: word for own, word in known.items() if len(plain) > 1 and folded(own).startswith(plain)}
    if whole:
        return Own(whole)
    first = re.split(f"[{_AFTER}]", plain, maxsplit=1)[0]
    begun = {own: word for own, word in known.items() if len(first) > 1 and folded(own).startswith(first)}
    return Own(begun, _after(line, len(first)))


def meant(line: str, tongue: Tongue) -> str | None:
    """The one English word that a line in own words begins with; None where it is none, or could be several."""
    words = set(in_own_words(line, tongue).words.values())
    return words.pop() if len(words) == 1 else None


def _as_shown(plain: str, tongue: Tongue) -> Own | None:
    """A move that was typed the way in which this language shows it."""
    for word, pattern in _patterns(tongue):
        found = pattern.fullmatch(plain)
        if found is not None:
            parts = found.groupdict()
            return Own({word: word}, " ".join(parts[name] for name in ("meld", "cards") if name in parts), True)
    return None


def _patterns(tongue: Tongue) -> Iterator[tuple[str, re.Pattern[str]]]:
    """How each move is shown, by its English word: those that name the most first, since cards can look like words."""
    say = tongue.text
    shown = (
        ("take", say("text-take-into-with", meld=_MELD, cards=_CARDS)),
        ("take", say("text-take-into", meld=_MELD)),
        ("take", say("text-take-with", cards=_CARDS)),
        ("take", say("text-take")),
        ("draw", say("text-draw")),
        ("keep", say("text-keep")),
        ("refuse", say("text-refuse")),
        ("withdraw", say("text-withdraw")),
        ("extend", say("text-extend", meld=_MELD, cards=_CARDS)),
        ("lay", say("text-lay", cards=_CARDS)),
        ("discard", say("text-discard", card=_CARDS)),
    )
    for word, text in shown:
        parts = (_PLACES.get(part) or re.escape(folded(part)) for part in re.split(f"([{_MELD}{_CARDS}])", text))
        yield word, re.compile("".join(parts))


def _begins_with(line: str, own: str) -> bool:
    return line.startswith(own) and (len(line) == len(own) or line[len(own)] in _AFTER)


def _after(line: str, size: int) -> str:
    return line[size:].strip(_AFTER)
