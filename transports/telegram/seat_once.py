"""Buttons that work once: each carries how often its like was used, and one that carries less is an old one."""

from __future__ import annotations

from typing import Final


class Once:
    """The counts, by name. They are not kept: after a restart a button that is ahead of them works as well."""

    def __init__(self) -> None:
        self._counts: Final[dict[str, int]] = {}
        self._least: Final[dict[str, int]] = {}
        """By kind, the first word of a name: with what all of them begin now."""

    def count(self, name: str) -> int:
        """What a button of this name carries that is made now."""
        return self._counts.get(name, self._least.get(_kind(name), 0))

    def used(self, name: str, count: int) -> bool:
        """A button with this count was pressed: may it do what it says? From then on all of that age may not."""
        if count < self.count(name):
            return False
        self._counts[name] = count + 1
        return True

    def pass_by(self, name: str) -> None:
        """What the buttons of that name stand for has changed by itself: they are old."""
        self._counts[name] = self.count(name) + 1

    def all_pass_by(self, kind: str) -> None:
        """The same for all whose name begins with this word."""
        old = [name for name in self._counts if _kind(name) == kind]
        self._least[kind] = 1 + max([self._least.get(kind, 0), *(self._counts.pop(name) for name in old)])


def _kind(name: str) -> str:
    return name.partition(" ")[0]
