"""Everything a person reads, in that person's language: messages by key, from catalogues in Fluent's format.

A catalogue is a folder of files, one for each subject; the keys of ``topics.ftl`` begin with ``topics-``. A subject is
read when the first of its messages is wanted, so that a program which says little starts quickly.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from transports.naming import program

Value = str | int
Read = Callable[[str], str | None]
"""The text of a subject's file in one language; None where there is none."""


MOST_SAID: Final = 8_192
"""Sentences of a language that are kept, with what stood in them: most are said again and again."""


class UnknownMessage(LookupError):
    """There is no message of this key in the language asked for, nor in the one that it falls back to."""


class UntoldMessage(ValueError):
    """A message wants something that it was not given, or is not written as Fluent wants it."""


class Tongue:
    """One language. What its catalogue lacks is said in ``otherwise``."""

    def __init__(self, code: str, read: Read, otherwise: Tongue | None = None) -> None:
        """``code``: as in ``pt-BR``; its plurals are those of the CLDR."""
        self._code = code
        self._read = read
        self._otherwise = otherwise
        self._bundle = FluentBundle([code], use_isolating=False, functions=_FUNCTIONS)
        self._subjects: set[str] = set()
        """Those that have been read."""
        self._said: dict[tuple[object, ...], str] = {}

    @property
    def code(self) -> str:
        """Which language it is, as in ``pt-BR``."""
        return self._code

    def text(self, key: str, /, **given: Value) -> str:
        """The message of this key, in one line.

        Numbers are written without grouping and choose the plural; a number that is to have a sign is given as text.
        Raises UnknownMessage, or UntoldMessage where something that it names is not given.
        """
        asked = (key, *given.items())
        said = self._said.get(asked)
        if said is None:
            before = _Named.times
            said = self._worded(key, given)
            if before == _Named.times:  # else it may be called something else the next time
                if len(self._said) >= MOST_SAID:
                    self._said.clear()
                self._said[asked] = said
        return said

    def _worded(self, key: str, given: Mapping[str, Value]) -> str:
        bundle = self._bundle_of(key)
        if bundle is None:
            if self._otherwise is None:
                raise UnknownMessage(f"there is no message {key!r} in {self._code!r}: write one")
            return self._otherwise.text(key, **given)
        pattern = bundle.get_message(key).value
        if pattern is None:
            raise UnknownMessage(f"the message {key!r} of {self._code!r} has no text of its own: give it one")
        text, faults = bundle.format_pattern(pattern, _told(given))
        if faults:
            raise UntoldMessage(
                f"the message {key!r} of {self._code!r} cannot be said ({faults[0]}): give what it wants"
            )
        return str(text).replace("\n", " ")

    def has(self, key: str) -> bool:
        """Is there a message of this key in this very language?"""
        return self._bundle_of(key) is not None

    def _bundle_of(self, key: str) -> FluentBundle | None:
        subject = key.partition("-")[0]
        if subject not in self._subjects:
            self._subjects.add(subject)
            source = self._read(subject)
            if source is not None:
                self._bundle.add_resource(FluentResource(source))
        return self._bundle if self._bundle.has_message(key) else None


def _begins(value: object) -> str:
    """``BEGINS($last)`` in a catalogue: the sound with which a text begins, where a word before it changes for that.

    In Spanish "y" becomes "e" before ``i``, and "o" becomes "u" before ``o``; "other" for every other sound. Digits and
    signs are read as Spanish says them: 8 and 11 begin with an o.
    """
    text = "".join(
        char for char in unicodedata.normalize("NFD", str(value).strip().lower()) if not unicodedata.combining(char)
    )
    word = text.removeprefix("h")
    if word.startswith("i"):
        return "other" if text[:3] in ("hie", "hia", "hio") else "i"
    eleven = text.startswith("11") and not text[2:3].isdigit()
    return "o" if word.startswith("o") or text.startswith("8") or eleven else "other"


class _Named:
    """How often this program's name was wanted in a sentence."""

    times = 0


def _program() -> str:
    _Named.times += 1
    return program()


_FUNCTIONS: Final[dict[str, Callable[..., Any]]] = {"BEGINS": _begins, "PROGRAM": _program}
"""What a catalogue may ask of the texts that it is given, or of this program; the library takes what it likes."""


def _told(given: Mapping[str, Value]) -> dict[str, object]:
    return {
        name: fluent_number(value, useGrouping=False) if isinstance(value, int) else value
        for name, value in given.items()
    }
