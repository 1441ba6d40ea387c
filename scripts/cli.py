"""The ``buraco`` command: one line for each thing it can do, and nothing imported before it is asked for.

Every command is a room of its own under scripts/ with two functions: ``add_arguments(parser)`` and ``run(args)``,
which returns the exit status. A command that cannot go on raises CommandError; a person sees one sentence, never a
stack trace.
"""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from collections.abc import Sequence
from typing import Final

from scripts.failure import CommandError

COMMANDS: Final[dict[str, tuple[str, str]]] = {
    "play": ("scripts.play", "play a match in the terminal, against bots on a table of your own"),
    "games": ("scripts.games", "list the saved games"),
    "replay": ("scripts.replay", "step through a recorded match, forwards and backwards"),
    "verify": ("scripts.verify", "recompute every deal of a record: was the shuffle what was promised?"),
    "rules": ("scripts.show_rules", "print a table's rules in words"),
    "vectors": ("scripts.vectors", "run files of conformance cases against the engine"),
    "soak": ("scripts.soak", "play many deals under all rules with every invariant on"),
    "perft": ("scripts.perft", "count the sequences of legal actions from a position"),
    "bench": ("scripts.bench", "measure the engine's speed"),
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the exit status is 0 when it did what was asked, 1 when it found faults, 2 when it could not."""
    words = list(sys.argv[1:] if argv is None else argv)
    if words and words[0] in COMMANDS:
        return _run(words[0], words[1:])
    if not words or words[0] in ("-h", "--help", "help"):
        print(_help())
        return 0
    print(f"buraco: there is no command {words[0][:40]!r}; `buraco --help` lists them.", file=sys.stderr)
    return 2


def _help() -> str:
    width = max(len(name) for name in COMMANDS)
    lines = ["usage: buraco COMMAND [options]", "", "commands:"]
    lines.extend(f"  {name:<{width}}  {text}" for name, (_, text) in COMMANDS.items())
    lines.extend(["", "`buraco COMMAND --help` explains one."])
    return "\n".join(lines)


def _run(name: str, words: list[str]) -> int:
    module, text = COMMANDS[name]
    room = importlib.import_module(module)
    parser = argparse.ArgumentParser(prog=f"buraco {name}", description=f"{text[0].upper()}{text[1:]}.")
    room.add_arguments(parser)
    args = parser.parse_args(words)
    try:
        status: int = room.run(args)
        sys.stdout.flush()
    except CommandError as error:
        print(f"buraco {name}: {error}", file=sys.stderr)
        return error.status
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        # Whoever read our output has gone; what Python would still flush must not fail again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        return 141
    return status


if __name__ == "__main__":
    sys.exit(main())
