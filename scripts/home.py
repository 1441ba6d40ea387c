"""Where a person's games and wishes lie: `$BURACO_HOME`, or the platform's folder for such things.

games/          one file a table, what was staged in it when the console was left, where its record goes; 0600
bus/            for tables that several programs share
bots/           what programs that play wrote to their standard error
settings.toml   name, sort, cards, language and more (NAMES below): written only when the person changes something
"""

from __future__ import annotations

import json
import logging
import os
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec

from scripts.failure import CommandError
from scripts.language import say, system_says

NAMES: Final = ("name", "sort", "cards", "language", "announce", "theme", "hints", "game")
_CODE: Final = re.compile(r"[0-9A-Z]{1,12}")


class Home:
    """The folder; nothing is made in it before it is needed."""

    def __init__(self, root: Path) -> None:
        self.root: Final = root

    @property
    def games(self) -> Path:
        """The tables' logs."""
        return self.root / "games"

    @property
    def bus(self) -> Path:
        """For tables that several programs share."""
        return self.root / "bus"

    @property
    def bots(self) -> Path:
        """What programs that play wrote to their standard error."""
        return self.root / "bots"

    @property
    def settings_file(self) -> Path:
        return self.root / "settings.toml"

    def draft(self, table: str) -> Path:
        """Where the staged turn of a table is kept."""
        return self.games / f"{table}.draft"

    def record_of(self, table: str) -> str | None:
        """The file in which a table's record is being kept, if one is."""
        try:
            note = self._record_note(table)
            return os.fsdecode(note.read_bytes()) or None if note.is_file() else None
        except OSError:
            return None

    def keep_record(self, table: str, record: str) -> None:
        """Remember where a table's record is kept, so that it goes on when the match does."""
        with open(os.open(self._record_note(table), os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            file.write(os.fsencode(os.path.abspath(record)))

    def _record_note(self, table: str) -> Path:
        return self.games / f"{table}.record"

    def make(self) -> None:
        """Make the folders, for this user alone. Raises CommandError where that cannot be done."""
        try:
            for folder in (self.root, self.games, self.bus):
                folder.mkdir(mode=0o700, parents=True, exist_ok=True)
                if folder.stat().st_mode & 0o077:
                    folder.chmod(0o700)
        except OSError as error:
            raise CommandError(
                "no_home",
                say("home-cannot-be-made", folder=str(self.root), reason=_reason(error)),
            ) from None


class Wishes(msgspec.Struct, frozen=True):
    """What a person has once chosen."""

    name: str = ""
    sort: str = "suit"
    cards: str = ""
    language: str = ""
    announce: str = "all"
    theme: str = ""
    """What the screen is painted on: dark, light, terminal; else what the terminal says of itself."""
    hints: str = ""
    """"off" for none."""
    game: str = ""
    """The match begun last, in the words of `buraco play`."""
    damaged: str | None = None
    """Why settings.toml could not be read; nothing is written to it then."""


def home_of(environment: Mapping[str, str]) -> Home:
    """The folder that this environment asks for. Raises CommandError where it names nobody's."""
    given = environment.get("BURACO_HOME")
    if given:
        try:
            return Home(Path(given).expanduser().absolute())
        except RuntimeError:
            raise CommandError("no_home", say("home-no-such-user", given=repr(given[:60]))) from None
    from platformdirs import user_state_path  # takes a while to import, and is rarely wanted in tests

    return Home(user_state_path("buraco", appauthor=False))


def wishes(home: Home) -> Wishes:
    """What settings.toml says; the defaults, and why, where it cannot be read."""
    try:
        table = tomllib.loads(home.settings_file.read_text("utf-8"))
    except FileNotFoundError:
        return Wishes()
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        reason = _reason(error) if isinstance(error, OSError) else str(error)
        return Wishes(damaged=say("home-damaged", file=str(home.settings_file), reason=reason))
    texts = {name: value for name, value in table.items() if name in NAMES and isinstance(value, str)}
    return Wishes(**texts)


def wish(home: Home, name: str, value: str) -> None:
    """Keep one more choice for the next time; a settings file that is damaged or cannot be written is left alone."""
    before = wishes(home)
    if before.damaged is not None:
        return
    now = msgspec.structs.replace(before, **{name: value})
    lines = [f"{each} = {json.dumps(getattr(now, each), ensure_ascii=False)}\n" for each in NAMES if getattr(now, each)]
    partial = home.settings_file.with_name("settings.toml.part")
    try:
        home.make()
        with open(os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
            file.write("# What you have chosen in buraco; delete this file to forget it.\n" + "".join(lines))
        os.replace(partial, home.settings_file)
    except (OSError, CommandError):
        return


def log_to_file(home: Home) -> None:
    """What goes wrong inside is written to a file there; a person sees sentences only."""
    path, root = home.root / "buraco.log", logging.getLogger()
    if any(isinstance(each, _ProgramLog) and each.path == path for each in root.handlers):
        return
    handler = _ProgramLog(path)
    handler.setFormatter(logging.Formatter("%(asctime)s %(name)s %(levelname)s %(message)s"))
    root.addHandler(handler)


class _ProgramLog(logging.Handler):
    """Lines at the end of a file, and silence where they cannot be written: not a word of it on the terminal.

    The file is opened for each line, so that nothing waits in a buffer for a full disk.
    """

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path

    def emit(self, record: logging.LogRecord) -> None:
        """Write one line; nothing is raised."""
        try:
            line = (self.format(record) + "\n").encode("utf-8", "backslashreplace")
            fd = os.open(self.path, os.O_WRONLY | os.O_CREAT | os.O_APPEND | getattr(os, "O_NONBLOCK", 0), 0o600)
            try:
                os.write(fd, line)
            finally:
                os.close(fd)
        except Exception:  # a full disk, a folder that is gone, a value that cannot be formatted
            return


def checked_code(text: str, shared: bool = False) -> str:
    """A table's code as a person types it. Raises CommandError for what can be none (and no path can be one)."""
    code = text.strip().upper()
    if not _CODE.fullmatch(code):
        given = repr(text[:20])
        raise CommandError(
            "bad_code", say("home-no-table", given=given) if shared else say("home-no-game", given=given)
        )
    return code


def _reason(error: OSError) -> str:
    return system_says((error.strerror or "no reason given").lower())
