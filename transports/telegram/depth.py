"""How far up a message has moved: below it others have been written, by people or by the bot."""

from __future__ import annotations

from collections import Counter
from typing import Final

from transports.telegram.screen import Place

BURIED: Final = {True: (4, 15_000), False: (8, 180_000)}
"""In private, in groups: after so many other messages one is sent anew below them, but not more often than that, in
milliseconds."""


class Sunk:
    """A message is to be sent anew; ``aloud``: with a notification."""

    def __init__(self, aloud: bool) -> None:
        self.aloud: Final = aloud


class Depth:
    """Of the keyed messages of one chat."""

    def __init__(self, private: bool) -> None:
        self._messages, self._rest_ms = BURIED[private]
        self._noise: Counter[Place] = Counter()
        self._posted: dict[tuple[Place, str], tuple[int, int]] = {}
        self._sunk: dict[tuple[Place, str], Sunk] = {}

    def noise(self, place: Place) -> None:
        """Something was written there."""
        self._noise[place] += 1

    def sent(self, place: Place, key: str | None, now: int, sunk: Sunk | None) -> None:
        """This message is the lowest now; it was sent because of ``sunk``, which something newer may have replaced."""
        self.noise(place)
        if key is None:
            return
        if self._sunk.get((place, key)) is sunk:
            self._sunk.pop((place, key), None)
        self._posted[place, key] = self._noise[place], now

    def dropped(self, place: Place, key: str) -> None:
        self._posted.pop((place, key), None)
        self._sunk.pop((place, key), None)

    def sink(self, place: Place, key: str, aloud: bool) -> None:
        """Whatever lies below it, it is to be sent anew; ``aloud``: with a notification."""
        before = self._sunk.get((place, key))
        self._sunk[place, key] = Sunk(aloud or (before is not None and before.aloud))

    def sunk(self, place: Place, key: str | None) -> Sunk | None:
        """Is it to be sent anew?"""
        return None if key is None else self._sunk.get((place, key))

    def buried(self, place: Place, key: str, now: int) -> bool:
        """Is it too far up to be edited there?"""
        noise, at = self._posted.setdefault((place, key), (self._noise[place], now))
        return self._noise[place] - noise >= self._messages and now - at >= self._rest_ms
