"""The staged turn on disk, so that a console killed in the middle of it loses nothing."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Sequence
from pathlib import Path

import msgspec

from core.game.actions import Action, well_formed
from core.game.view import View
from transports.console.staging import fingerprint


class _Saved(msgspec.Struct):
    view: str
    """The fingerprint of the view they were staged on."""
    actions: tuple[Action, ...]


class Draft:
    """One seat's staged actions in a file of mode 0600; without a path it keeps nothing.

    Nothing that goes wrong with it disturbs the game: the table's own log is the truth.
    """

    def __init__(self, path: Path | None) -> None:
        self._path = path

    def save(self, seen: View, actions: Sequence[Action]) -> None:
        """Keep these actions, staged on this view; none at all clears the file."""
        if self._path is None:
            return
        if not actions:
            self.clear()
            return
        text = msgspec.json.encode(_Saved(fingerprint(seen), tuple(actions)))
        partial = self._path.with_name(f"{self._path.name}.part")
        with contextlib.suppress(OSError):
            file = os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
            try:
                os.write(file, text)
            finally:
                os.close(file)
            os.replace(partial, self._path)

    def saved_for(self, seen: View) -> tuple[Action, ...]:
        """What was staged on exactly this view; nothing where it was another, or the file is damaged."""
        if self._path is None:
            return ()
        try:
            saved = msgspec.json.decode(self._path.read_bytes(), type=_Saved)
        except (OSError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            return ()
        fits = saved.view == fingerprint(seen) and all(well_formed(action) for action in saved.actions)
        return saved.actions if fits else ()

    def clear(self) -> None:
        """Forget it."""
        if self._path is not None:
            with contextlib.suppress(OSError):
                self._path.unlink(missing_ok=True)
