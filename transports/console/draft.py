"""The staged turn on disk, so that a console killed in the middle of it loses nothing; how its hand is laid, and which
cards of it are picked."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Sequence
from pathlib import Path

import msgspec

from core.game.actions import Action, well_formed
from core.game.view import View
from transports.console.staging import fingerprint


class _Saved(msgspec.Struct, omit_defaults=True):
    view: str = ""
    """The fingerprint of the view they were staged on."""
    actions: tuple[Action, ...] = ()
    deal: int = 0
    hand: tuple[str, ...] = ()
    """As the person has laid it in that deal; empty where they have not."""
    picked: tuple[tuple[str, int], ...] = ()
    """Of that deal's hand: each with which it is of the cards that are alike, from 1."""


class Draft:
    """One seat's staged actions, and the order of its hand, in a file of mode 0600; without a path it keeps nothing.

    Nothing that goes wrong with it disturbs the game: the table's own log is the truth. Who keeps them elsewhere than
    in a file overrides `load` and `store`.
    """

    def __init__(self, path: Path | None) -> None:
        self._path = path

    def save(self, seen: View, actions: Sequence[Action]) -> None:
        """Keep these actions, staged on this view; none at all clears the file."""
        if not actions:
            self.clear()
            return
        self._write(msgspec.structs.replace(self._read(), view=fingerprint(seen), actions=tuple(actions)))

    def saved_for(self, seen: View) -> tuple[Action, ...]:
        """What was staged on exactly this view; nothing where it was another, or the file is damaged."""
        saved = self._read()
        fits = saved.view == fingerprint(seen) and all(well_formed(action) for action in saved.actions)
        return saved.actions if fits else ()

    def clear(self) -> None:
        """Forget what was staged."""
        kept = msgspec.structs.replace(self._read(), view="", actions=())
        self._write(kept if kept.hand or kept.picked else None)

    def forget(self) -> None:
        """Nothing is kept any more: it is another table."""
        self.store(None)

    def save_hand(self, deal: int, hand: Sequence[str]) -> None:
        """Keep how the person has laid the hand of this deal: codes, from left to right."""
        kept = self._of(deal)
        if kept.hand != tuple(hand):
            self._write(msgspec.structs.replace(kept, hand=tuple(hand)))

    def save_picked(self, deal: int, picked: Sequence[tuple[str, int]]) -> None:
        """Keep which cards of the hand of this deal are picked: codes, each with which it is of those alike, from 1."""
        kept = self._of(deal)
        if kept.picked != tuple(picked):
            self._write(msgspec.structs.replace(kept, picked=tuple(picked)))

    def picked_of(self, deal: int) -> tuple[tuple[str, int], ...]:
        """Which cards of the hand of this deal were picked; none where that was not kept."""
        return self._of(deal).picked

    def hand_of(self, deal: int) -> tuple[str, ...]:
        """How the hand of this deal was laid; nothing where that was not kept."""
        return self._of(deal).hand

    def load(self) -> bytes | None:
        """What is kept; None where nothing is."""
        if self._path is None:
            return None
        try:
            return self._path.read_bytes()
        except OSError:
            return None

    def store(self, raw: bytes | None) -> None:
        """Keep this instead; None: nothing. Must not raise."""
        if self._path is None:
            return
        partial = self._path.with_name(f"{self._path.name}.part")
        with contextlib.suppress(OSError):
            if raw is None:
                self._path.unlink(missing_ok=True)
                return
            file = os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
            try:
                os.write(file, raw)
            finally:
                os.close(file)
            os.replace(partial, self._path)

    def _of(self, deal: int) -> _Saved:
        """What is kept, with nothing of another deal's hand."""
        saved = self._read()
        return saved if saved.deal == deal else msgspec.structs.replace(saved, deal=deal, hand=(), picked=())

    def _read(self) -> _Saved:
        """What is kept; nothing where it is damaged."""
        raw = self.load()
        if raw is None:
            return _Saved()
        try:
            return msgspec.json.decode(raw, type=_Saved)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            return _Saved()

    def _write(self, saved: _Saved | None) -> None:
        self.store(None if saved is None else msgspec.json.encode(saved))
