"""The opt-in mypyc build of the hot rooms: `python -m scripts.compile [--clean | --drop-stale]`.

The rooms stay plain typed Python and run as that everywhere; this lays compiled twins (`.so`, not tracked by git)
beside them, which Python then prefers. A twin older than its source would silently play yesterday's rules, so the
build notes the digest of every source, and `--drop-stale` removes twins whose source has changed since.
Needs the test tools (mypy, setuptools) and a C compiler. `BURACO_COMPILE=1 python3 scripts/dev.py setup` comes here.
"""

import argparse
import hashlib
import json
import subprocess
import sys
import sysconfig
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

HOT: tuple[str, ...] = (
    "core/game/cards.py",
    "core/game/sequences.py",
    "core/game/melds.py",
    "core/game/bridges.py",
    "core/game/moves.py",
    "core/game/placed.py",
    "core/game/state.py",
    "core/game/judge.py",
    "core/game/growth.py",
    "core/game/lays.py",
    "core/game/takes.py",
    "core/game/legal.py",
    "bots/ground.py",
    "bots/worth.py",
    "bots/discarding.py",
    "bots/laying.py",
    "bots/wilds.py",
    "bots/closing.py",
    "bots/opening.py",
    "bots/drawing.py",
    "bots/greedy.py",
    "bots/expert_tally.py",
    "bots/expert_scene.py",
    "bots/expert_discarding.py",
    "bots/standing.py",
    "bots/expert_drawing.py",
    "bots/expert_taking.py",
    "bots/expert_ending.py",
    "bots/expert_laying.py",
    "bots/expert_choice.py",
    "bots/worlds.py",
    "bots/rollout.py",
    "bots/outlook.py",
    "bots/plans.py",
)
"""The rooms worth compiling, as paths from the root; they are compiled together, so calls between them stay fast."""


class CompileFailed(Exception):
    """The rooms were not compiled; the text is one sentence that says what to do."""


def ledger(root: Path) -> Path:
    """The file that says what was built from what; absent when nothing is compiled."""
    return root / "build" / "compiled.json"


def sources(root: Path, rooms: Sequence[str]) -> dict[str, str]:
    """SHA-256 of each room's source, and under "python" the interpreter they are built for."""
    digests = {room: hashlib.sha256((root / room).read_bytes()).hexdigest() for room in rooms if (root / room).exists()}
    return {"python": sys.version, **digests}


def twins(root: Path, rooms: Sequence[str]) -> list[Path]:
    """Every compiled file that a build of `rooms` left under `root`.

    One beside each room, and one that they share: at the root, or beside a room that was compiled alone.
    """
    endings = (str(sysconfig.get_config_var("EXT_SUFFIX")), ".so", ".pyd")
    found = {*root.glob("*__mypyc.*")}
    for path in (root / room for room in rooms):
        found |= {*path.parent.glob(f"{path.stem}.*"), *path.parent.glob(f"{path.stem}__mypyc.*")}
    return sorted(path for path in found if path.name.endswith(endings))


def built(root: Path) -> dict[str, str] | None:
    """What the last build noted, or None when there was none (or its note cannot be read)."""
    try:
        noted = json.loads(ledger(root).read_text("utf-8"))
    except (OSError, ValueError):
        return None
    return noted if isinstance(noted, dict) else None


def stale(root: Path) -> list[str]:
    """The compiled rooms whose source or interpreter is no longer the one they were built from."""
    noted = built(root) or {}
    rooms = [room for room in noted if room != "python"]
    now = sources(root, rooms)
    return rooms if noted.get("python") != now["python"] and rooms else [r for r in rooms if noted[r] != now.get(r)]


def clean(root: Path, rooms: Sequence[str]) -> int:
    """Remove every compiled file of `rooms` and of the last build; returns how many there were."""
    noted = [room for room in built(root) or {} if room != "python"]
    found = twins(root, sorted({*rooms, *noted}))
    for path in found:
        path.unlink()
    ledger(root).unlink(missing_ok=True)
    return len(found)


def compile_rooms(root: Path, rooms: Sequence[str]) -> bool:
    """Compile `rooms` in place with mypyc; False when they already were.

    Raises CompileFailed, and leaves plain Python behind, when a room is missing or the build does not succeed.
    """
    missing = [room for room in rooms if not (root / room).is_file()]
    if missing:
        raise CompileFailed(f"There is no {missing[0]} to compile: correct HOT in scripts/compile.py.")
    if built(root) == sources(root, rooms) and len(twins(root, rooms)) >= len(rooms):
        return False
    clean(root, rooms)
    log = ledger(root).with_name("compile.log")
    log.parent.mkdir(exist_ok=True)
    with log.open("wb") as out:
        code = subprocess.run(
            [sys.executable, "-m", "mypyc", *rooms], cwd=root, stdout=out, stderr=subprocess.STDOUT, check=False
        ).returncode
    if code != 0 or not twins(root, rooms):
        clean(root, rooms)
        raise CompileFailed(
            "mypyc could not compile the hot rooms: it needs a C compiler (Debian: apt install gcc) and sources that "
            f"pass mypy; all that it said is in {log.relative_to(root)}."
        )
    ledger(root).write_text(json.dumps(sources(root, rooms), indent=1) + "\n", "utf-8")
    return True


def main(arguments: Sequence[str] | None = None, root: Path = ROOT, rooms: Sequence[str] = HOT) -> int:
    """The command line; 0 when the tree is as asked, 1 with one sentence when it is not."""
    parser = argparse.ArgumentParser(prog="python -m scripts.compile", description="Compile the hot rooms with mypyc.")
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--clean", action="store_true", help="remove the compiled files")
    which.add_argument("--drop-stale", action="store_true", help="remove them if a source has changed since")
    asked = parser.parse_args(arguments)
    if asked.clean:
        print(f"compiled files removed: {clean(root, rooms)}", file=sys.stderr)
    elif asked.drop_stale:
        if old := stale(root):
            clean(root, rooms)
            print(f"{old[0]} has changed since it was compiled: running as plain Python again.", file=sys.stderr)
    elif not rooms:
        print("No room is named in HOT of scripts/compile.py: nothing to compile.", file=sys.stderr)
    else:
        try:
            new = compile_rooms(root, rooms)
        except CompileFailed as failure:
            print(failure, file=sys.stderr)
            return 1
        print(f"hot rooms compiled{'' if new else ' already'}: {len(rooms)}", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
