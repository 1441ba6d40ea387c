"""What the home screen asks of the program around it, and what it gives back when a person has decided."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Literal, Protocol

import msgspec

from core.game.options import Option, OptionValue
from core.game.rules import Rules
from core.table.hosting import Entry
from core.table.summary import Summary
from transports.text import Style
from transports.tongue import Tongue


class Cannot(Exception):
    """What was asked for cannot be done: a sentence that says why, and what to do."""


class Wanted(msgspec.Struct, frozen=True):
    """What a person has decided on: the command, and its words as they would be typed."""

    command: Literal["play", "join", "replay", "learn"]
    words: tuple[str, ...] = ()


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """A match as the form has it."""

    rules: str
    """A preset's name, or a file's."""
    changes: Mapping[str, object] = {}
    """Options that are others than in the preset, by name: players, teams and target too."""
    line_up: tuple[str, ...] = ()
    """Who plays, by seat, where that was given seat by seat; else empty."""
    partner: str = ""
    """The bot that plays for every seat of the person's team."""
    opponents: str = ""
    """The bot that plays for all others."""
    clock: str = ""
    """Seconds for a turn, and with a plus those of a bank; "" for none."""
    seed: str = ""
    """"" for a fair shuffle."""


class Bot(msgspec.Struct, frozen=True):
    """A player to be had."""

    name: str
    """What it is called in code."""
    title: str
    about: str
    """What to expect of it."""


class House(Protocol):
    """The program around the home screen. Where something cannot be done, its functions raise Cannot."""

    @property
    def tongue(self) -> Tongue:
        """The person's language, which may become another while the screen stands."""

    @property
    def style(self) -> Style:
        """How cards are written."""

    @property
    def languages(self) -> Mapping[str, str]:
        """By code, what each language calls itself."""

    @property
    def bots(self) -> Sequence[Bot]:
        """Weakest first."""

    @property
    def games(self) -> Sequence[str]:
        """The presets, in the order in which they are offered."""

    @property
    def folder(self) -> Path:
        """Where records are looked for at first."""

    def wished(self, name: str) -> str:
        """What the person has chosen once: name, language, cards, sort, theme, hints; "" for nothing."""

    def wish(self, name: str, value: str) -> None:
        """Keep a choice from now on; it takes effect at once. Raises Cannot."""

    # --- a new game ----------------------------------------------------------------------------------------------

    def last_choice(self) -> Choice:
        """What was played last, else the usual."""

    def start(self, choice: Choice) -> Wanted:
        """The match of this choice, which is remembered. Raises Cannot where it cannot be played."""

    def rules_of(self, choice: Choice) -> Rules:
        """The rules of it. Raises Cannot for options that do not go together."""

    def option(self, option: Option) -> tuple[str, str]:
        """What an option is called, and what it does."""

    def value(self, option: Option, value: OptionValue) -> str:
        """A value of it in words, as rules keep it."""

    def read_value(self, option: Option, text: str) -> object:
        """A value as somebody types it. Raises Cannot."""

    def read_clock(self, text: str) -> str:
        """A clock as somebody types it. Raises Cannot."""

    def rules_text(self, rules: Rules, width: int) -> str:
        """The rules in words, wrapped to a width."""

    # --- saved games and records -----------------------------------------------------------------------------------

    @property
    def is_new(self) -> bool:
        """Has nobody played here yet?"""

    def newest(self) -> Summary | None:
        """The saved game to go on with."""

    @property
    def lesson_waits(self) -> bool:
        """Has the lesson been left before its end?"""

    def is_lesson(self, saved: Summary) -> bool:
        """Is this saved game the lesson?"""

    async def saved(self) -> Sequence[Summary]:
        """All saved games, the one played last first."""

    def saved_lines(self, saved: Summary, width: int) -> Sequence[str]:
        """One of them in lines of that width."""

    def delete(self, code: str) -> None:
        """Delete a saved game and all that belongs to it. Raises Cannot."""

    def write_record(self, code: str, path: str) -> str:
        """Write a saved game's record; gives the sentence that says so. Raises Cannot."""

    def verify(self, code: str) -> Sequence[str]:
        """Check a saved game's record: what is found, a sentence each. Raises Cannot."""

    def records(self, folder: str) -> Sequence[Path]:
        """The records in a folder, the newest first; a record's file is given alone. Raises Cannot."""

    # --- shared tables ---------------------------------------------------------------------------------------------

    async def tables(self) -> Sequence[Entry]:
        """The shared tables that are listed. Raises Cannot."""

    def table_lines(self, entry: Entry, width: int) -> Sequence[str]:
        """One of them in lines of that width."""

    async def create(self, choice: Choice) -> str:
        """Make a shared table; gives its code. Raises Cannot."""

    async def is_elsewhere(self, code: str, name: str) -> bool:
        """Is a person of this name at that table from another terminal? Raises Cannot."""

    def read_name(self, text: str) -> str:
        """A person's name as it will be shown. Raises Cannot."""
