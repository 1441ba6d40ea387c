"""What a button carries: made and read here, at most 64 bytes of ASCII, and harmless whatever comes back.

Every button works once. One that picks a card, or shows something, carries how often its like was pressed before; one
that plays carries the moment of the turn that it was made for. Whatever is older does nothing.
"""

from __future__ import annotations

import re
from typing import Final

import msgspec

from core.game.actions import Action, Discard, Draw, Extend, Keep, Lay, Refuse, Take, Withdraw
from core.game.cards import NUMBERS
from transports.telegram.screen import MOST_DATA

_MARK: Final = "h"
"""With what all of them begin: a hand's."""
_SIMPLE: Final[dict[str, Action]] = {"w": Draw(), "p": Take(), "k": Keep(), "r": Refuse(), "x": Withdraw()}
_VERBS: Final = ("s", "u", "f")
"""What is done with the turn that is no move: send it, take a step back, follow the hint."""
_PAGE: Final = ("leaf", "shut")
"""What the buttons of a page show."""
_ACT: Final = re.compile(r"([qmled])([0-9]{0,4})-((?:[A-Z0-9]{2})*|\*)")
_TABLE: Final = re.compile(r"[A-Za-z0-9]{1,12}")
_NAME: Final = re.compile(r"[a-z]{1,12}")
_COUNT: Final = re.compile(r"[0-9a-z]{1,9}")
_DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"


class Moment(msgspec.Struct, frozen=True):
    """Of a turn: which update it stands on, how often something was done since, and what is put together."""

    seq: int
    version: int
    mark: str
    """The same only for the same actions put together: that is known after a restart, too."""


class Toggle(msgspec.Struct, frozen=True):
    """Pick a card, or let it go."""

    code: str
    copy: int
    """Which of the cards that are alike, from 1."""
    picked: bool
    """As it is to be."""
    count: int


class Shows(msgspec.Struct, frozen=True):
    """Show something else, or ask the table for something that is no part of a turn."""

    name: str
    count: int
    more: str = ""


class Play(msgspec.Struct, frozen=True):
    """Do something with the turn."""

    moment: Moment
    act: Action | str
    """A move, or one of s, u, f: send, undo, follow the hint."""
    picked: bool = False
    """Were its cards the picked ones, and too many to be written here?"""


Pressed = Toggle | Shows | Play


def data_of(table: str, pressed: Pressed) -> str | None:
    """What the button carries; None where it does not fit: then there can be no such button."""
    match pressed:
        case Toggle(code=code, copy=copy, picked=picked, count=count):
            parts = ["c", code, str(copy), str(int(picked)), _written(count)]
        case Shows(name=name, count=count, more=more):
            parts = ["g", name, _written(count), more]
        case Play(moment=at, act=act):
            parts = ["t", _written(at.seq), _written(at.version), at.mark, act_text(act)]
            if _size(table, parts) > MOST_DATA and not isinstance(act, str):
                parts[-1] = act_text(act, cards=False)
    made = ".".join((_MARK, table, *parts))
    return made if made.isascii() and len(made) <= MOST_DATA else None


def read(data: str) -> tuple[str, Pressed] | None:
    """For which table, and what; None for anything that was not made here."""
    if len(data) > MOST_DATA or not data.isascii():
        return None
    parts = data.split(".", 3)
    if len(parts) != 4 or parts[0] != _MARK or not _TABLE.fullmatch(parts[1]):
        return None
    readers = {"c": _toggle, "g": _shows, "t": _play}
    reader = readers.get(parts[2])
    found = None if reader is None else reader(parts[3])
    return None if found is None else (parts[1], found)


def table_of(data: str) -> str | None:
    """Which table's hand a button belongs to; None for a button of something else."""
    found = read(data)
    return None if found is None else found[0]


def key_of(data: str) -> str | None:
    """The key of the message on which such a button stands: of a hand, or of what is read beside it; None for a button
    of something else.

    >>> key_of("h.K7M2QX.t.2a.1..s"), key_of("h.K7M2QX.g.leaf.0.1"), key_of("f:x")
    ('hand:K7M2QX', 'page:K7M2QX', None)
    """
    found = read(data)
    if found is None:
        return None
    table, what = found
    return f"{'page' if isinstance(what, Shows) and what.name in _PAGE else 'hand'}:{table}"


def act_text(act: Action | str, *, cards: bool = True) -> str:
    """What is to be done, as short as can be; without ``cards``: with the picked ones."""
    if isinstance(act, str):
        return act
    for letter, simple in _SIMPLE.items():
        if act == simple:
            return letter
    match act:
        case Take(cards=codes, meld=None):
            verb, with_ = "q", codes or ()
        case Take(cards=codes, meld=meld):
            verb, with_ = f"m{meld}", codes or ()
        case Lay(cards=codes):
            verb, with_ = "l", codes
        case Extend(meld=meld, cards=codes):
            verb, with_ = f"e{meld}", codes
        case Discard(card=card):
            verb, with_ = "d", (card,)
        case _:
            raise ValueError("no button does that")
    return f"{verb}-{''.join(with_) if cards else '*'}"


def _size(table: str, parts: list[str]) -> int:
    return len(".".join((_MARK, table, *parts)))


def _toggle(rest: str) -> Toggle | None:
    parts = rest.split(".")
    if len(parts) != 4 or parts[0] not in NUMBERS or not parts[1].isdigit() or parts[2] not in ("0", "1"):
        return None
    count = _number(parts[3])
    return None if count is None or len(parts[1]) > 2 else Toggle(parts[0], int(parts[1]), parts[2] == "1", count)


def _shows(rest: str) -> Shows | None:
    parts = rest.split(".", 2)
    if len(parts) != 3 or not _NAME.fullmatch(parts[0]):
        return None
    count = _number(parts[1])
    return None if count is None else Shows(parts[0], count, parts[2])


def _play(rest: str) -> Play | None:
    parts = rest.split(".", 3)
    if len(parts) != 4 or not re.fullmatch(r"[0-9a-f]{0,8}", parts[2]):
        return None
    seq, version = _number(parts[0]), _number(parts[1])
    if seq is None or version is None:
        return None
    at = Moment(seq, version, parts[2])
    if parts[3] in _VERBS:
        return Play(at, parts[3])
    if parts[3] in _SIMPLE:
        return Play(at, _SIMPLE[parts[3]])
    found = _ACT.fullmatch(parts[3])
    return None if found is None else _move(at, found[1], found[2], found[3])


def _move(at: Moment, verb: str, number: str, said: str) -> Play | None:
    picked = said == "*"
    cards = () if picked else tuple(said[place : place + 2] for place in range(0, len(said), 2))
    if any(code not in NUMBERS for code in cards) or (verb in "me") != bool(number):
        return None
    if not cards and not picked and verb != "m":
        return None
    match verb:
        case "q":
            act: Action = Take(cards=cards)
        case "m":
            act = Take(cards=cards, meld=int(number))
        case "l":
            act = Lay(cards)
        case "e":
            act = Extend(int(number), cards)
        case _:
            if len(cards) != 1:
                return None
            act = Discard(cards[0])
    return Play(at, act, picked)


def _written(number: int) -> str:
    """In the base of 36."""
    said = ""
    while True:
        number, digit = divmod(number, 36)
        said = _DIGITS[digit] + said
        if not number:
            return said


def _number(said: str) -> int | None:
    return int(said, 36) if _COUNT.fullmatch(said) else None
