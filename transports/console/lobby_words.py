"""The words of a shared table beside the game's: to be ready, to change seats, to bring bots, to leave."""

from __future__ import annotations

import unicodedata
from typing import Final

from core.game.notation import echo, nearest
from core.table.seats import PHRASES
from transports.console import commands
from transports.console.aliases import at_table
from transports.console.lobby import GATHERING
from transports.console.own_cards import folded
from transports.tongue import Tongue

_EXPLAINED: Final[dict[str, str]] = {
    "ready": "lobbywords-ready",
    "unready": "lobbywords-unready",
    "seats": "lobbywords-seats",
    "sit": "lobbywords-sit",
    "fill": "lobbywords-fill",
    "swap": "lobbywords-swap",
    "kick": "lobbywords-kick",
    "vote": "lobbywords-vote",
    "claim": "lobbywords-claim",
    "adjourn": "lobbywords-adjourn",
    "say": "lobbywords-say",
    "back": "lobbywords-back",
    "leave": "lobbywords-leave",
    "quit": "lobbywords-quit",
}
"""By word, the key of what help says of it."""
WORDS: Final = tuple(word for word in _EXPLAINED if word != "quit")
"""Those that are read here."""
_PHRASES: Final[dict[str, str]] = {
    "hello": "lobbywords-phrase-hello",
    "well_played": "lobbywords-phrase-well-played",
    "thanks": "lobbywords-phrase-thanks",
    "sorry": "lobbywords-phrase-sorry",
    "oops": "lobbywords-phrase-oops",
    "one_moment": "lobbywords-phrase-one-moment",
    "good_game": "lobbywords-phrase-good-game",
    "bye": "lobbywords-phrase-bye",
}
_SHORT: Final = {"not": "unready", "who": "seats", "players": "seats"}
"""Read like that where the table waits for its players."""


def help_lines(tongue: Tongue, *, invited: bool = False) -> list[str]:
    """Where the table waits for its players: a few lines about all the words; ``invited``: that somebody can
    use whom a link has brought."""
    return [
        tongue.text("lobbywords-help-people-invited") if invited else tongue.text("lobbywords-help-people"),
        tongue.text("lobbywords-help-talk"),
        tongue.text("lobbywords-help-go"),
        tongue.text("lobbywords-help-closely"),
    ]


def help_in_play(tongue: Tongue) -> list[str]:
    """In the middle of a match, beside the game's own words."""
    return [tongue.text("lobbywords-play-people"), tongue.text("lobbywords-play-go")]


def explained(word: str, tongue: Tongue) -> str | None:
    """What one word does, in a sentence; None for one that is not of these."""
    if word == "say":
        return tongue.text("lobbywords-say", phrases=typed_phrases(tongue))
    key = _EXPLAINED.get(word)
    return None if key is None else tongue.text(key)


def typed_phrases(tongue: Tongue) -> str:
    """The canned phrases as they are typed."""
    return ", ".join(spoken(phrase, tongue) for phrase in PHRASES)


def spoken(phrase: str, tongue: Tongue) -> str:
    """A canned phrase as somebody hears it; one of a table that knows more of them stands as it came."""
    key = _PHRASES.get(phrase)
    return phrase.replace("_", " ") if key is None else tongue.text(key)


def read(part: str, phase: str, tongue: Tongue) -> tuple[str, str] | None:
    """One order as its word and what comes after it; None where it is none of these words.

    Where the table waits for its players the beginning of a word will do, as long as the game knows none like it. Of
    the words that a language has of its own only these, and those for help and back, are read here.
    """
    part = at_table(part, tongue)
    word, _, rest = part.strip().partition(" ")
    word, rest = word.lower(), rest.strip()
    if word in ("help", "h", "?"):
        return "help", rest
    if phase in GATHERING:
        if phase == "lobby":
            word = _SHORT.get(word, word)
        begun = [known for known in WORDS if known.startswith(word)] if len(word) > 1 else []
        word = begun[0] if len(begun) == 1 and not of_the_game(word) else word
    if word in WORDS:
        return word, rest
    typed = commands.meaning(part, tongue)
    return (typed.word, typed.rest) if typed is not None and typed.word in ("help", "back") else None


def misspelt(part: str, phase: str, tongue: Tongue) -> str | None:
    """Where the table waits for its players, a sentence about a word that means nothing there.

    None where the game may know better: what the word is the beginning of, or which of its own was probably meant.
    """
    if phase not in GATHERING or of_the_game(part, tongue):
        return None
    word = part.strip().partition(" ")[0]
    near = nearest(word, WORDS)
    if near is None and commands.is_near(word):
        return None
    if near is None:
        return tongue.text("lobbywords-unknown", word=echo(word))
    return tongue.text("lobbywords-near", word=echo(word), near=near)


def of_the_game(line: str, tongue: Tongue | None = None) -> bool:
    """Does the line mean something in the game, in English words or in those of this language?"""
    return commands.meaning(line, tongue) is not None


def phrase_of(text: str, tongue: Tongue) -> str | None:
    """The canned phrase that was written, or begun, in English or as this language says it; None for any other text."""
    wanted = folded(unicodedata.normalize("NFC", " ".join(text.split())))
    known = {folded(spoken(phrase, tongue)): phrase for phrase in PHRASES}
    known |= {phrase.replace("_", " "): phrase for phrase in PHRASES}
    begun = {known[each] for each in known if wanted and each.startswith(wanted)}
    return known[wanted] if wanted in known else begun.pop() if len(begun) == 1 else None
