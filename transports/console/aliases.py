"""Words that a language has of its own for what can be typed, and its moves typed as they are shown.

They are read beside the English ones, with or without their accents. What they mean is told by the English word.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
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
    others = [other.strip() for other in tongue.text(_KEYS[word]).split(",")]
    return [other for other in others if other != word]


def completed(tongue: Tongue) -> list[str]:
    """All the own words of one word each: what a tabulator may complete."""
    return [own for word in WORDS for own in own_words(word, tongue) if " " not in own]


def listed(tongue: Tongue) -> str | None:
    """A paragraph for help with the usual own word for each English one; None where the language is English."""
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
