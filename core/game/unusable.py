"""Rules that cannot be used: which option is wrong, and a sentence that says what to choose.

The sentence is chosen where the rules are read, with what it names; ``ENGLISH`` is how it reads in English.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from core.game.wording import Sentence, Value, Wording

ENGLISH: Final = Wording(
    {
        "unknown-option": "{name}: there is no such option; choose {names}.",
        "unknown-option-near": "{name}: there is no such option; did you mean {names}?",
        "unknown-rank": "{name}: there is no such rank; choose {names}.",
        "unknown-preset": "{name}: there are no rules called {given}; choose {names}.",
        "unknown-preset-near": "{name}: there are no rules called {given}; did you mean {names}?",
        "not-allowed": "{name}: {given} is not allowed; choose {allowed}.",
        "too-long": "{name}: a number of that length is not allowed; choose {allowed}.",
        "missing": "{name}: the rules {preset} do not give it; choose {allowed}.",
        "three-teams": "{name}: 3 teams need 6 players and there are {players:d}; choose 2 teams, or 6 players.",
        "too-many-cards": "{name}: {players:d} × {hand:d} cards in hands and {pots:d} × {pot:d} in pots{upcard} "
        "make {dealt:d}, and one at least of the {all:d} must stay in the stock; choose {decks}smaller hands or pots.",
        "too-many-cards-most": "{name}: {players:d} × {hand:d} cards in hands and {pots:d} × {pot:d} in pots{upcard} "
        "make {dealt:d}, and one at least of the {all:d} must stay in the stock; choose {name} from {least:d} to "
        "{most:d}, or {decks}smaller hands or pots.",
        "no-value": "{written}: an option is written name=value, such as players=2.",
        "no-toml": "{file}: this cannot be read as TOML; write name = value, one a line.",
        "no-toml-line": "{file}, line {line:d}: this is not TOML ({why}); write name = value, one a line.",
        "no-preset": "{name}: a rules file says what it builds on; write preset = {names}.",
        "no-text": "{file}: it is not UTF-8 text: save it as UTF-8.",
        "unreadable": "{file}: the rules file cannot be read ({why}); check its name.",
    },
    {
        "upcard": {"one": " and the first card of the pile", "none": ""},
        "decks": {"more": "more decks or ", "most": ""},
    },
)
ALLOWED: Final = Wording(
    {
        "switch": "true or false",
        "pairs": "a list of [match score from, points] with rising scores, such as [[0, 50], [1500, 75]], or []",
        "table": "a table of points from {least:d} to {most:d} for any of the ranks {ranks}",
        "names": "{names}",
        "names-derived": "{names}, or derived",
        "number": "a whole number from {least:d} to {most:d}",
        "number-derived": "a whole number from {least:d} to {most:d}, or derived",
        "points": "a whole number of points",
    }
)
"""What may be chosen, as it stands for ``{allowed}`` in a sentence."""


class RulesError(ValueError):
    """Rules that cannot be used: an unknown option, a value outside its list, or options that contradict each other.

    `code` is one of `unknown_option`, `bad_value`, `impossible_rules`, `missing_option`, `bad_option_text`,
    `bad_toml`, `unreadable_file` and `unknown_preset`; `path` names the option (`values.K`, `initial_meld[1]`) or the
    file; `text` is one sentence in English that names the path, what was given and what is allowed.
    """

    def __init__(self, code: str, path: str, said: Sentence, allowed: Sentence | None = None, file: str = "") -> None:
        super().__init__(code, path, said, allowed, file)  # all of them, so that a copy from another process is whole
        self.code = code
        self.path = path
        self.said = said
        """The sentence in no language; under ``names``: words with blanks between them, to choose from."""
        self.allowed = allowed
        """What may be chosen instead, in no language; None where the sentence says it."""
        self.file = file
        """The rules file in which they stand; "" where they stand in none, or the sentence names it."""

    @property
    def text(self) -> str:
        """In English what is wrong and what to do."""
        allowed = {} if self.allowed is None else {"allowed": _english(ALLOWED, self.allowed)}
        text = _english(ENGLISH, self.said, **allowed)
        return f"{self.file}: {text}" if self.file else text

    def __str__(self) -> str:
        return self.text

    def in_file(self, file: str) -> RulesError:
        """The same, found in this rules file."""
        return RulesError(self.code, self.path, self.said, self.allowed, file)


def either(values: Sequence[int | str]) -> str:
    """A list in words: "2, 4 or 6"."""
    words = [str(value) for value in values]
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"


def _english(wording: Wording, sentence: Sentence, **beside: str) -> str:
    given: dict[str, Value] = {**sentence.given, **beside}
    if "names" in given:
        given["names"] = either(str(given["names"]).split())
    return wording.text(sentence.key, **given)
