"""Who plays for a bot by its name: a function of this process, or a program of its own."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from bots import registry
from core.table.messages import End
from core.table.ports import SeatPort, Think
from scripts.minded import Minded, minded
from transports.client import SeatClient
from transports.nonces import fresh_nonce
from transports.player import play_seat
from transports.process.bot_seat import play_bot
from transports.process.faults import Faults
from transports.process.program import Limits, Program

Playing = Think | Minded | Program
"""Quick players are functions; whatever takes its time is a process, so that no event loop waits for it."""

SLOW: Final = frozenset({"search"})
"""Players of the registry that think for so long that they are processes."""
WANTS: Final = ("events",)
_ROOT: Final = Path(__file__).resolve().parent.parent
_START: Final = "import sys; sys.path.insert(0, {root!r}); from bots.__main__ import main; sys.exit(main({words!r}))"
OWN_LIMITS: Final = Limits(cpu_s=86_400)
"""Of our own slow players: their budget is the turn's."""


class HousePlayers:
    """The bots of a house: those of the registry, and commands under names of their own."""

    def __init__(
        self,
        commands: Mapping[str, Program] | None = None,
        resume_with: str = "play --resume {code}",
        faults: Faults | None = None,
    ) -> None:
        """``resume_with``: the words that go on with a game of theirs; ``faults``: where theirs are added."""
        self.faults: Final = Faults() if faults is None else faults
        """What the commands did wrong in this process."""
        self.resume_with: Final = resume_with
        self._commands = dict(commands or {})

    @property
    def names(self) -> tuple[str, ...]:
        """What they are called: the registry's levels first."""
        return (*registry.NAMES, *(name for name in self._commands if name not in registry.NAMES))

    def of(self, name: str, seat: int) -> Playing | None:
        """Who plays this seat under that name, the same in every process; None: there is no such bot."""
        command = self._commands.get(name)
        if command is not None:
            return command
        if name not in registry.NAMES:
            return None
        if name in SLOW:
            return built_in(name, seat)
        return minded(registry.player_of(name), seat + 1)


def built_in(name: str, seat: int, more: Mapping[str, Any] | None = None) -> Program:
    """A player of the registry as a process: our own code, so nothing is hidden from it.

    It is started from where this program lies, whatever folder it runs in. ``more``: values of its options.
    """
    start = _START.format(root=str(_ROOT), words=[name])
    options = {"seed": seat + 1, **(more or {})}
    return Program(command=(sys.executable, "-c", start), name=name, options=options, limits=OWN_LIMITS)


def given(playing: Playing, worlds: int | None, options: Mapping[str, Any]) -> Playing:
    """The same player with what its seat was given: a budget and options; a function takes no options."""
    if isinstance(playing, Minded):
        return playing.within(worlds)
    if not isinstance(playing, Program):
        return playing
    most = playing.worlds if worlds is None else worlds
    return msgspec.structs.replace(playing, worlds=most, options={**playing.options, **options})


async def play(port: SeatPort, name: str, playing: Playing, faults: Faults | None = None) -> End | None:
    """Play a seat in this process until its carrier ends. What a program does wrong is added to ``faults``."""
    hears = playing.remembers if isinstance(playing, Minded) else isinstance(playing, Program)
    wants = WANTS if hears else ()
    return await play_as(SeatClient(port, name, nonce_source=fresh_nonce, wants=wants), playing, faults)


async def play_as(client: SeatClient, playing: Playing, faults: Faults | None = None) -> End | None:
    """The same for a seat that has its client, which must want ``events`` where the player remembers."""
    if isinstance(playing, Program):
        return await play_bot(client, playing, faults)
    return await play_seat(client, playing, beside=playing if isinstance(playing, Minded) else None)
