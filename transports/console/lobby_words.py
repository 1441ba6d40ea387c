"""The words of a shared table beside the game's: to be ready, to change seats, to bring bots, to leave."""

from __future__ import annotations

from typing import Final

from core.game.errors import NotationError
from core.game.notation import echo, nearest
from core.table.seats import PHRASES
from transports.console import commands
from transports.console.lobby import GATHERING

WORDS: Final[dict[str, str]] = {
    "ready": "says that you are ready: for the first deal, to go on another day, to play again",
    "unready": "takes that back",
    "seats": "tells who sits where, and who is ready",
    "sit": "takes another seat before the first deal: sit 2 (0 is the first; partners sit across from each other)",
    "fill": "lets a bot play every free seat: fill, or fill and its name",
    "swap": "puts another bot on a bot's seat before the first deal, or gives your own seat to one: swap 1 greedy",
    "kick": "is another word for vote: kick 1, or kick and a name",
    "vote": "votes for freeing the seat of somebody who keeps the others waiting: vote 1, or vote and a name (the vote "
    "of the first person there decides alone)",
    "claim": "ends the match in your favour, once everybody you play against has left",
    "say": f"says one of these to all: {', '.join(phrase.replace('_', ' ') for phrase in PHRASES)}",
    "back": "takes your seat back, where a stand-in plays for you",
    "leave": "gives your seat up for good, which counts as a loss once cards are dealt; quit only leaves the terminal",
}
"""Each with what it does, in one line."""

EXPLAINED: Final = {
    **WORDS,
    "quit": "leaves the terminal only: your seat stays yours, and a stand-in plays until you join again",
}
"""What help explains."""

_SHORT: Final = {"not": "unready", "who": "seats", "players": "seats"}
"""Read like that where the table waits for its players."""
HELP: Final = (
    "People: ready · unready · seats (who sits where) · sit 2 · fill or fill chance (bots) · swap 1 greedy.",
    "Talk: say well played (help say lists what can be said).",
    "Go: quit (your seat stays yours: join again) · leave (for good) · vote 1 (frees a sleeper's seat).",
    "One word more closely: help sit.",
)
"""Where the table waits for its players."""
HELP_IN_PLAY: Final = (
    "People: seats (who sits where) · say well played · vote 1 (frees a sleeper's seat) · claim (once the others have "
    "left).",
    "Go: quit (your seat stays yours: join again) · leave (for good).",
)
"""In the middle of a match, beside the game's own words."""


def read(part: str, phase: str) -> tuple[str, str] | None:
    """One order as its word and what comes after it; None where it is none of these words.

    Where the table waits for its players the beginning of a word will do, as long as the game knows none like it.
    """
    word, _, rest = part.strip().partition(" ")
    word, rest = word.lower(), rest.strip()
    if word in ("help", "h", "?"):
        return "help", rest
    if phase in GATHERING:
        if phase == "lobby":
            word = _SHORT.get(word, word)
        begun = [known for known in WORDS if known.startswith(word)] if len(word) > 1 else []
        word = begun[0] if len(begun) == 1 and not of_the_game(word) else word
    return (word, rest) if word in WORDS else None


def misspelt(part: str, phase: str) -> str | None:
    """Where the table waits for its players, a sentence about a word that means nothing there.

    None where the game may know better: what the word is the beginning of, or which of its own was probably meant.
    """
    if phase not in GATHERING or of_the_game(part):
        return None
    word = part.strip().partition(" ")[0]
    near = nearest(word, list(WORDS))
    if near is None and commands.is_near(word):
        return None
    return f'"{echo(word)}" is nothing I know: {f"did you mean {near}?" if near else "write ready, seats or help."}'


def of_the_game(line: str) -> bool:
    """Does the line mean something in the game?"""
    try:
        commands.read(line)
    except NotationError:
        return False
    return True


def phrase_of(text: str) -> str | None:
    """The canned phrase that was written, or begun; None for any other text."""
    wanted = "_".join(text.lower().split())
    begun = [phrase for phrase in PHRASES if wanted and phrase.startswith(wanted)]
    return wanted if wanted in PHRASES else begun[0] if len(begun) == 1 else None
