"""A line that was typed in a person's own chat, before the console reads it: what means another thing there."""

from __future__ import annotations

from typing import Final

from transports.console.commands import meaning
from transports.console.lobby_words import read as read_of_people
from transports.telegram.table_caption import SIGNS
from transports.tongue import Tongue

_OF_SEATS: Final = ("sit", "vote", "kick", "swap")


def seat_as_shown(line: str, phase: str, tongue: Tongue) -> str:
    """The line with the number of a seat as the console counts them: chats number seats from 1, as their signs do."""
    read = read_of_people(line, phase, tongue)
    if read is None or read[0] not in _OF_SEATS or not read[1]:
        return line
    word, said = read
    seat = int(said) - 1 if said.isascii() and said.isdecimal() else SIGNS.find(said)
    return line if seat < 0 else f"{word} {seat}"


def understood(line: str, tongue: Tongue) -> bool:
    """Does this begin with a word that the console knows, of the game or of a shared table?"""
    word = line.partition(" ")[0]
    return meaning(word, tongue) is not None or any(
        read_of_people(word, phase, tongue) is not None for phase in ("lobby", "playing")
    )


def quits(line: str, phase: str, tongue: Tongue) -> bool:
    """Would the console end? A chat does not."""
    for part in line.split(";"):
        typed = meaning(part, tongue)
        if typed is not None and typed.word == "quit" and read_of_people(part, phase, tongue) is None:
            return True
    return False
