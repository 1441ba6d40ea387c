"""The language of one person's side of a table, which they may change while they play."""

from __future__ import annotations

from collections.abc import Callable

from transports.tongue import Tongue, Value


class OwnTongue(Tongue):
    """Whoever holds this speaks another language as soon as another is chosen."""

    def __init__(self, now: Tongue, of: Callable[[str], Tongue]) -> None:
        """``of`` gives a language by its code."""
        super().__init__(now.code, lambda subject: None)
        self._now = now
        self._of = of

    @property
    def code(self) -> str:
        return self._now.code

    def speak(self, code: str) -> None:
        """Speak this one from now on."""
        self._now = self._of(code)

    def text(self, key: str, /, **given: Value) -> str:
        return self._now.text(key, **given)

    def has(self, key: str) -> bool:
        return self._now.has(key)
