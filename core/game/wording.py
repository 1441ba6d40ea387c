"""Sentences that are made here and said elsewhere: in no language yet, written in English, and read back out of it.

Whoever meets people says them in their language by the key; what travels, and what programs read, is the English.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cached_property
from string import Formatter
from typing import Final

import msgspec

Value = str | int
"""Under the names ``card`` and ``cards``: the codes of cards, with blanks between them."""


class Sentence(msgspec.Struct, frozen=True):
    """A sentence in no language: which one, and what it names."""

    key: str
    """Stable: languages know it by this."""
    given: dict[str, Value] = {}


class Wording:
    """How some sentences read in English.

    What a sentence names stands in it as for ``str.format``: ``{name}`` for a text, ``{name:d}`` for a whole number.
    """

    def __init__(self, sentences: Mapping[str, str], choices: Mapping[str, Mapping[str, str]] | None = None) -> None:
        """``sentences`` by key; ``choices``: by the name of a value that is one of a few words, the English of each."""
        self.sentences: Final = dict(sentences)
        self.choices: Final = {name: dict(phrases) for name, phrases in (choices or {}).items()}

    def text(self, key: str, **given: Value) -> str:
        """The sentence of this key in English. Raises KeyError where there is none, or something is not given."""
        return self.written(Sentence(key, given))

    def written(self, sentence: Sentence) -> str:
        """The sentence in English. Raises KeyError as `text` does."""
        given = sentence.given
        if self.choices:
            given = {name: self._phrase(name, value) for name, value in given.items()}
        return self.sentences[sentence.key].format_map(given)

    def read(self, text: str) -> Sentence | None:
        """The sentence that this is the English of; None where it is none of these.

        >>> Wording({"hello": "Hello {name}, you are number {at:d}."}).read("Hello Ana, you are number 3.")
        Sentence(key='hello', given={'name': 'Ana', 'at': 3})
        """
        for key, pattern in self._patterns:
            found = pattern.fullmatch(text)
            if found is not None:
                numbers = self.numbers(key)
                return Sentence(
                    key,
                    {
                        name: int(said) if name in numbers else self._chosen(name, said)
                        for name, said in found.groupdict().items()
                    },
                )
        return None

    def named(self, key: str) -> list[str]:
        """What the sentence of this key names, in the order in which it does so first."""
        return list(dict.fromkeys(name for _, name, _, _ in Formatter().parse(self.sentences[key]) if name))

    def numbers(self, key: str) -> set[str]:
        """Which of these are whole numbers."""
        return {name for _, name, form, _ in Formatter().parse(self.sentences[key]) if name and form == "d"}

    def _phrase(self, name: str, value: Value) -> Value:
        return self.choices[name][str(value)] if name in self.choices else value

    def _chosen(self, name: str, said: str) -> str:
        """The word of a choice for its English."""
        return next((word for word, phrase in self.choices.get(name, {}).items() if phrase == said), said)

    @cached_property
    def _patterns(self) -> list[tuple[str, re.Pattern[str]]]:
        """Those with the most words of their own first: what a sentence names may look like another one."""
        by_length = sorted(self.sentences, key=lambda key: -len(_own(self.sentences[key])))
        return [(key, self._pattern(self.sentences[key])) for key in by_length]

    def _pattern(self, text: str) -> re.Pattern[str]:
        parts: list[str] = []
        met: set[str] = set()
        for own, name, form, _ in Formatter().parse(text):
            parts.append(re.escape(own))
            if name in met:
                parts.append(f"(?P={name})")
            elif name:
                met.add(name)
                parts.append(f"(?P<{name}>{self._any_of(name, form)})")
        return re.compile("".join(parts), re.DOTALL)

    def _any_of(self, name: str, form: str | None) -> str:
        """An expression for all that may stand in the place of this name."""
        if name in self.choices:
            return "|".join(map(re.escape, self.choices[name].values()))
        return "-?[0-9]{1,18}" if form == "d" else ".*?"


def _own(text: str) -> str:
    """What is said whatever is named."""
    return "".join(own for own, *_ in Formatter().parse(text))
