"""What is said in a language, held against the English of the sentences it is said of."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from itertools import product

from core.game.wording import Sentence, Wording
from scripts.locales import ENGLISH, LANGUAGES, tongue_of
from transports.tongue import Tongue

NAME = "Ana <&_*{}>"
CARDS = "3S 4H"


def samples(wording: Wording) -> Iterator[Sentence]:
    """Every sentence, with every choice that there is in it, and some numbers."""
    for key in wording.sentences:
        names, numbers = wording.named(key), wording.numbers(key)
        some: list[tuple[str | int, ...]] = [
            tuple(wording.choices[name])
            if name in wording.choices
            else (2, 21)
            if name in numbers
            else ("9D",)
            if name == "card"
            else (CARDS,)
            if name == "cards"
            else (NAME,)
            for name in names
        ]
        for values in product(*some):
            yield Sentence(key, dict(zip(names, values, strict=True)))


def hold_against_english(
    wording: Wording, said: Callable[[Sentence, str, Tongue], str], *, otherwise: Collection[str] = ()
) -> None:
    """Every sentence is said in English as the wording writes it, and in every other language in another way.

    ``said`` gets the sentence, its English and the language. ``otherwise``: the keys of those that the
    catalogue's English says in another way.
    """
    english = tongue_of(ENGLISH)
    for sentence in samples(wording):
        written = wording.written(sentence)
        ours = said(sentence, written, english)
        assert (ours == written) == (sentence.key not in otherwise), (sentence, ours)
        for code in LANGUAGES:
            if code != ENGLISH:
                theirs = said(sentence, written, tongue_of(code))
                assert theirs not in (written, ours), (code, sentence)
