"""Which language this program speaks to whoever sits at it: ``--lang``, the settings, or the environment.

Cheap to import, since every command starts here: catalogues are read by `scripts.locales`.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

NAMES: Final[Mapping[str, str]] = {
    "en": "English",
    "ru": "русский",
    "lv": "latviešu",
    "it": "italiano",
    "pt-BR": "português (Brasil)",
    "es": "español",
}
"""By code, what each language calls itself."""
LANGUAGES: Final = tuple(NAMES)
"""Those with a catalogue. English is what the others fall back to, and what programs are written in."""
ENGLISH: Final = "en"
FLAG: Final = "--lang"
_NO_LANGUAGE: Final = ("", "C", "POSIX")
"""Names of a locale that ask for none."""

_now = ENGLISH


def spoken_code() -> str:
    """The code of the language that is spoken now; English before anybody has chosen."""
    return _now


def speak(code: str) -> None:
    """Speak this language of LANGUAGES from now on. Raises KeyError for another."""
    global _now
    if code not in LANGUAGES:
        raise KeyError(code)
    _now = code


def say(key: str, /, **given: str | int) -> str:
    """The message of this key in the language that is spoken. Raises what `transports.tongue.Tongue.text` raises."""
    from scripts.locales import spoken  # who has nothing to say does not wait for the catalogues

    return spoken().text(key, **given)


def system_says(english: str) -> str:
    """Why the operating system refuses something, in the language that is spoken, where it is known there."""
    from scripts.locales import spoken
    from transports.system_text import system_text

    return system_text(english, spoken())


@contextlib.contextmanager
def speaking(code: str) -> Iterator[None]:
    """Speak this language; at the end of this the one that was spoken before."""
    before = _now
    speak(code)
    try:
        yield
    finally:
        speak(before)


def code_of(text: str) -> str | None:
    """The code of a language as somebody writes it, or as a locale names it; None where there is no such language.

    >>> code_of("IT"), code_of("es_AR.UTF-8"), code_of("pt"), code_of("pt_PT@euro"), code_of("de"), code_of("C")
    ('it', 'es', 'pt-BR', 'pt-BR', None, None)
    """
    tag = _base(text).lower().replace("_", "-")
    exact = next((code for code in LANGUAGES if code.lower() == tag), None)
    language = tag.partition("-")[0]
    return exact or next((code for code in LANGUAGES if code.lower().partition("-")[0] == language), None)


def of_environment(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for, read as gettext reads it; English where it asks for no other.

    The locale is the first of LC_ALL, LC_MESSAGES and LANG that is set. LANGUAGE, a list, comes before it, but not
    where the locale is C or POSIX.

    >>> of_environment({"LANG": "it_IT.UTF-8"}), of_environment({"LANG": "it_IT.UTF-8", "LANGUAGE": "de:lv:ru"})
    ('it', 'lv')
    >>> of_environment({"LANG": "C.UTF-8", "LANGUAGE": "lv"}), of_environment({"LANG": "it_IT.UTF-8", "LC_ALL": "C"})
    ('en', 'en')
    """
    locale = next((said for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (said := environment.get(name))), "")
    if _base(locale) in _NO_LANGUAGE:
        return ENGLISH
    for wanted in (*filter(None, environment.get("LANGUAGE", "").split(":")), locale):
        if _base(wanted) in _NO_LANGUAGE:
            return ENGLISH
        found = code_of(wanted)
        if found is not None:
            return found
    return ENGLISH


def usual(wished: str, environment: Mapping[str, str]) -> str:
    """The language where the command line names none; ``wished``: that of the settings, "" where they name none."""
    return code_of(wished) or of_environment(environment)


def flagged(words: Sequence[str]) -> str | None:
    """What ``--lang`` names in a command line, before it is read as a whole; None where it does not stand there."""
    for at, word in enumerate(words):
        if word == "--":
            break
        if word == FLAG and at + 1 < len(words):
            return words[at + 1]
        if word.startswith(f"{FLAG}="):
            return word.partition("=")[2]
    return None


def after_flag(words: Sequence[str]) -> list[str]:
    """A command line without a ``--lang`` at its very beginning, before the command."""
    if words[:1] == [FLAG]:
        return list(words[2:])
    return list(words[1:] if words and words[0].startswith(f"{FLAG}=") else words)


def _base(text: str) -> str:
    """A locale's name without its encoding and what else is fastened to it."""
    return text.strip().partition(".")[0].partition("@")[0]
