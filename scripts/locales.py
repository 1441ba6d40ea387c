"""The languages' catalogues under ``config/locales``, and the tongue in which this program speaks."""

from __future__ import annotations

import argparse
from functools import cache
from typing import Final

from core.game.notation import nearest
from scripts.failure import CommandError
from scripts.language import ENGLISH, FLAG, LANGUAGES, NAMES, code_of, speak, spoken_code
from scripts.settings import config_dir
from transports.tongue import Tongue, Value

__all__ = ["ENGLISH", "LANGUAGES", "add_language", "asked", "named", "spoken", "tongue_of"]


@cache
def tongue_of(code: str) -> Tongue:
    """A language of LANGUAGES; one object for each. Raises KeyError for another."""
    if code not in LANGUAGES:
        raise KeyError(code)
    return Tongue(code, lambda subject: _source(code, subject), None if code == ENGLISH else tongue_of(ENGLISH))


class _Spoken(Tongue):
    """The language that is spoken now: who holds this speaks another as soon as another is chosen."""

    def __init__(self) -> None:
        super().__init__(ENGLISH, lambda subject: None)

    @property
    def code(self) -> str:
        return spoken_code()

    def text(self, key: str, /, **given: Value) -> str:
        return tongue_of(spoken_code()).text(key, **given)

    def has(self, key: str) -> bool:
        return tongue_of(spoken_code()).has(key)


_SPOKEN: Final = _Spoken()


def spoken() -> Tongue:
    """The tongue in which this program speaks, always the same object: it changes its language when one is chosen."""
    return _SPOKEN


def named(text: str) -> str:
    """The code of the language that somebody has named. Raises CommandError (``unknown_language``)."""
    code = code_of(text)
    if code is None:
        raise CommandError("unknown_language", _unknown(text))
    return code


def add_language(parser: argparse.ArgumentParser) -> None:
    """``--lang``: once the command line has been read, this language is spoken. Reading raises CommandError."""
    parser.add_argument(FLAG, metavar="CODE", type=_chosen, help=spoken().text("help-lang", codes=", ".join(LANGUAGES)))


def asked(text: str) -> tuple[str | None, str]:
    """What is answered to somebody who asks for a language while they play ("": which there are).

    The code of the language that is spoken from now on (None: nothing was changed), and the sentence to be shown.
    """
    if not text.strip():
        return None, spoken().text("language-now", name=NAMES[spoken_code()], codes=_listed())
    code = code_of(text)
    if code is None:
        return None, _unknown(text)
    speak(code)
    return code, spoken().text("language-chosen", name=NAMES[code])


def _chosen(text: str) -> str:
    code = named(text)
    speak(code)
    return code


def _unknown(text: str) -> str:
    near = nearest(text.strip(), LANGUAGES)
    given = "".join(char if char.isprintable() else "?" for char in text[:20])
    if near is None:
        return spoken().text("language-unknown", given=given, codes=_listed())
    return spoken().text("language-unknown-near", given=given, near=near, codes=_listed())


def _listed() -> str:
    return ", ".join(f"{code} ({name})" for code, name in NAMES.items())


def _source(code: str, subject: str) -> str | None:
    path = config_dir() / "locales" / code / f"{subject}.ftl"
    try:
        return path.read_text("utf-8")
    except FileNotFoundError:
        return None
