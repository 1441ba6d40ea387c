"""What keeps a program from reading its owner's disk here: another user, a name space of its own, or nothing."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final, Literal, NamedTuple

import msgspec

Kind = Literal["uid", "namespace", "none"]

ROOT: Final = Path(__file__).resolve().parents[2]
_TRY_S: Final = 10


class Confinement(msgspec.Struct, frozen=True, kw_only=True):
    """How programs are confined on this machine, for this person."""

    kind: Kind
    sentence: str
    """One line for people: what holds, and what does not."""
    spaces: bool = False
    """Has it a view of the disk and of the processes of its own? Then it sees no other process."""
    offline: bool = False
    """Is the network closed to it? Then it reaches nobody but itself."""
    hidden: tuple[str, ...] = ()
    """Files and folders that it must not see: the data folder, and what else shows cards."""


NEITHER: Final = Confinement(
    kind="none",
    sentence=(
        "A bot runs with your own rights here: it can read and change all your files, read so the cards of this table, "
        "and reach the network."
    ),
)
"""Nothing holds."""
OPEN: Final = (
    " This system closes no system calls to it: it also reaches servers that begin to listen at a path of the disk "
    "later, the keys of your session, and more memory than its limit."
)
"""What follows one of the sentences below where nothing but that is missing."""

UID: Final = (
    "A bot runs as a user of its own here: it can read its own program and what everybody may read, changes no file "
    "of yours, sees no process but its own, and reaches no network."
)
UID_ONLINE: Final = (
    "A bot runs as a user of its own here: it can read its own program and what everybody may read, changes no file "
    "of yours, and sees no process but its own; it reaches the network, servers on this machine included."
)
UID_ALONE: Final = (
    "A bot runs as a user of its own here: it can read what everybody may read, the command lines of all programs "
    "included, so give no seed there; it reaches the network, servers on this machine included."
)
NAMESPACE: Final = (
    "A bot cannot see buraco's data folder here, nor any process but its own, and reaches no network; your other files "
    "it can read as you can, and change none."
)
NAMESPACE_ONLINE: Final = (
    "A bot cannot see buraco's data folder here, nor any process but its own; your other files it can read as you can, "
    "and change none; it reaches the network, servers on this machine included."
)


class _Way(NamedTuple):
    """One way of confining."""

    kind: Kind
    spaces: bool
    offline: bool
    sentence: str


_AS_ROOT: Final = (
    _Way("uid", True, True, UID),
    _Way("uid", True, False, UID_ONLINE),
    _Way("uid", False, False, UID_ALONE),
)
_AS_ANYBODY: Final = (_Way("namespace", True, True, NAMESPACE), _Way("namespace", True, False, NAMESPACE_ONLINE))
"""The best first."""


def confinement_of(home: Path | None, *more: Path, network: bool = False) -> Confinement:
    """What holds here for a program that must not see ``home`` (the data folder), nor any of ``more``.

    ``more`` are folders or files that are there already (the record that a match is kept in, say). ``network``: it may
    reach the network; else that is closed to it where this can be done. It is tried, not
    guessed: this takes a tenth of a second. The data folder is made where it is missing, for what is not there cannot
    be hidden. Never raises.
    """
    if home is not None:
        with suppress(OSError):
            home.mkdir(mode=0o700, parents=True, exist_ok=True)
    hidden = tuple(os.path.realpath(path) for path in (home, *more) if path is not None)
    if sys.platform == "win32":
        return NEITHER
    for way in _AS_ROOT if os.geteuid() == 0 else _AS_ANYBODY:
        if network and way.offline:
            continue
        held = _held(way.kind, way.spaces, way.offline)
        if held is not None:
            sentence = way.sentence + ("" if held == "closed" else OPEN)
            return Confinement(kind=way.kind, sentence=sentence, spaces=way.spaces, offline=way.offline, hidden=hidden)
    return NEITHER


def _held(kind: Kind, spaces: bool, offline: bool) -> Literal["closed", "open"] | None:
    """Try it on a folder of our own with a secret in it: can a program that is confined in this way read it?

    None: it can, or cannot be confined so. Else whether system calls are closed to it as well.
    """
    try:
        with tempfile.TemporaryDirectory(prefix="buraco-try-") as name:  # the trial removes it if we are killed
            secret = Path(os.path.realpath(name), "data", "secret")
            secret.parent.mkdir(mode=0o700)
            secret.write_text("?")
            Path(name).chmod(0o755)
            own = Path(name, "own")
            own.mkdir(mode=0o700)
            words = [
                *keeper_words("trial"),
                kind,
                str(int(spaces)),
                str(int(offline)),
                os.path.realpath(own),
                str(secret.parent),
                name,
            ]
            tried = subprocess.run(
                words, env={}, cwd="/", capture_output=True, timeout=_TRY_S, stdin=subprocess.DEVNULL
            )
    except (OSError, subprocess.SubprocessError):
        return None
    if tried.returncode != 0:
        return None
    return "open" if tried.stdout.split()[-1:] == [b"open"] else "closed"


def keeper_words(room: str) -> list[str]:
    """The command that runs ``main`` of a room beside this one, with nothing of the environment and no packages."""
    code = f"import sys; sys.path.insert(0, sys.argv.pop(1)); from transports.process.{room} import main; main()"
    return [sys.executable, "-E", "-S", "-I", "-c", code, str(ROOT)]
