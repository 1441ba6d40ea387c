"""The ``buraco`` command: one line for each thing it can do, and nothing imported before it is asked for.

Every command is a room of its own under scripts/ with two functions: ``add_arguments(parser)`` and ``run(args)``,
which returns the exit status. A command that cannot go on raises CommandError; a person sees one sentence, never a
stack trace.
"""

from __future__ import annotations

import contextlib
import importlib
import io
import os
import sys
from collections.abc import Sequence
from typing import Final

from scripts.arguments import Arguments
from scripts.aside import tell
from scripts.failure import CommandError

COMMANDS: Final[dict[str, tuple[str, str]]] = {
    "play": ("scripts.play", "play a match in the terminal, against bots on a table of your own"),
    "games": ("scripts.games", "list the saved games"),
    "serve": ("scripts.serve", "host tables that several programs share"),
    "tables": ("scripts.tables", "list the shared tables"),
    "create": ("scripts.create", "make a shared table, and print its code"),
    "join": ("scripts.join", "sit down at a shared table, in the terminal or as a bot"),
    "watch": ("scripts.watch", "watch a shared table"),
    "admin": ("scripts.admin", "pause, resume, adjourn or close a shared table"),
    "seat-token": ("scripts.seat_token", "print an invitation to a seat of a shared table"),
    "export": ("scripts.export", "write the record of a shared table"),
    "replay": ("scripts.replay", "step through a recorded match, forwards and backwards"),
    "verify": ("scripts.verify", "check a record: every shuffle, every move, every score"),
    "bot": ("scripts.bot.command", "write a bot, check it, and play with it"),
    "rules": ("scripts.show_rules", "print a table's rules in words"),
    "vectors": ("scripts.vectors", "run files of conformance cases against the engine"),
    "soak": ("scripts.soak", "play many deals under all rules with every invariant on"),
    "perft": ("scripts.perft", "count the sequences of legal actions from a position"),
    "fuzz": ("scripts.fuzz.command", "say nonsense to a table and see that its match is not disturbed"),
    "chaos": ("scripts.chaos.command", "play matches while programs and servers die; compare the records"),
    "bench": ("scripts.bench", "measure the speed of the engine, a table or a player"),
    "ladder": ("scripts.ladder.command", "find out which player is stronger, by how much"),
    "fit": ("scripts.fitting.command", "make the weights of the players anew"),
}
KEEP_THEIR_STREAMS: Final = ("play", "games", "tables", "join", "watch", "replay")
"""They look after a closed or broken output themselves."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the exit status is 0 when it did what was asked, 1 when it found faults, 2 when it could not."""
    _fill_closed_streams()
    words = list(sys.argv[1:] if argv is None else argv)
    name = f"buraco {words[0]}" if words and words[0] in COMMANDS else "buraco"
    try:
        return _main(words)
    except CommandError as error:
        tell(f"{name}: {error}")
        return error.status
    except KeyboardInterrupt:
        tell("")
        return 130
    except BrokenPipeError:
        _silence()
        return 141
    except OSError as error:
        _silence()
        tell(f"{name}: it cannot go on ({(error.strerror or str(error)).lower()}): put that right and try again.")
        return 2


def _main(words: list[str]) -> int:
    if sys.stdout is None and not (words and words[0] in KEEP_THEIR_STREAMS):
        raise CommandError("no_output", "Standard output is closed: give the command somewhere to write.")
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # a name that this terminal cannot show is no reason to fail
    if words and words[0] in COMMANDS:
        status = _run(words[0], words[1:])
    elif not words and _shows_home():
        _choose_language()
        status = importlib.import_module("scripts.front").run()
    elif not words or words[0] in ("-h", "--help", "help"):
        print(_help())
        status = 0
    else:
        raise CommandError("unknown_command", f"There is no command {words[0][:40]!r}; `buraco --help` lists them.")
    if sys.stdout is not None:
        sys.stdout.flush()
    return status


def _choose_language() -> None:
    """Speak as the person wishes."""
    from scripts.home import home_of, wishes
    from scripts.language import speak, usual

    speak(usual(wishes(home_of(os.environ)).language, os.environ))


def _shows_home() -> bool:
    """Is there a terminal at hand on which the home screen can be drawn?"""
    if sys.stdin is None or not sys.stdin.isatty() or not sys.stdout.isatty():
        return False
    from scripts.terminals import fills_screen

    return fills_screen(sys.stdin, sys.stdout, os.environ)


def _fill_closed_streams() -> None:
    """Whoever started this may have closed its streams: no file or connection may come to lie in the place of one."""
    for number in (0, 1, 2):
        try:
            os.fstat(number)
        except OSError:
            os.set_inheritable(os.open(os.devnull, os.O_RDWR), True)  # the lowest number that is free


def _silence() -> None:
    """Whoever read our output has gone, or it cannot be written: what Python would still flush must not fail again."""
    with contextlib.suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)


def _help() -> str:
    width = max(len(name) for name in COMMANDS)
    lines = ["usage: buraco [COMMAND [options]]", "", "commands:"]
    lines.extend(f"  {name:<{width}}  {text}" for name, (_, text) in COMMANDS.items())
    lines.extend(["", "`buraco COMMAND --help` explains one; `buraco` alone opens the home screen."])
    return "\n".join(lines)


def _run(name: str, words: list[str]) -> int:
    module, text = COMMANDS[name]
    room = importlib.import_module(module)
    parser = Arguments(prog=f"buraco {name}", description=f"{text[0].upper()}{text[1:]}.")
    room.add_arguments(parser)
    status: int = room.run(parser.parse_args(words))
    return status


if __name__ == "__main__":
    sys.exit(main())
