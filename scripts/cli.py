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
from collections.abc import Iterable, Sequence
from typing import Final

from scripts.arguments import Arguments
from scripts.aside import on_screen, tell
from scripts.failure import CommandError
from scripts.language import ENGLISH, after_flag, flagged, say, speak, speaking, system_says, usual
from scripts.launcher import program_name
from transports.naming import called

COMMANDS: Final[dict[str, tuple[str, str]]] = {
    "play": ("scripts.play", "cli-play"),
    "games": ("scripts.games", "cli-games"),
    "serve": ("scripts.serve", "cli-serve"),
    "telegram": ("scripts.telegram.command", "cli-telegram"),
    "tables": ("scripts.tables", "cli-tables"),
    "create": ("scripts.create", "cli-create"),
    "join": ("scripts.join", "cli-join"),
    "watch": ("scripts.watch", "cli-watch"),
    "admin": ("scripts.admin", "cli-admin"),
    "seat-token": ("scripts.seat_token", "cli-seat-token"),
    "export": ("scripts.export", "cli-export"),
    "replay": ("scripts.replay", "cli-replay"),
    "verify": ("scripts.verify", "cli-verify"),
    "bot": ("scripts.bot.command", "cli-bot"),
    "rules": ("scripts.show_rules", "cli-rules"),
    "vectors": ("scripts.vectors", "cli-vectors"),
    "soak": ("scripts.soak", "cli-soak"),
    "perft": ("scripts.perft", "cli-perft"),
    "fuzz": ("scripts.fuzz.command", "cli-fuzz"),
    "chaos": ("scripts.chaos.command", "cli-chaos"),
    "bench": ("scripts.bench", "cli-bench"),
    "ladder": ("scripts.ladder.command", "cli-ladder"),
    "fit": ("scripts.fitting.command", "cli-fit"),
}
"""By name, the room of each, and the message that says what it does."""
PLAYERS: Final = (
    "play",
    "games",
    "tables",
    "create",
    "join",
    "watch",
    "replay",
    "verify",
    "rules",
    "bot play",
    "export",
    "seat-token",
    "admin",
)
"""The commands of people who play: these speak the player's language, all others English."""
BEGINS: Final = ("play", "games", "tables", "create", "join", "watch", "replay", "verify", "rules")
"""What is told of in the place of the home screen."""
KEEP_THEIR_STREAMS: Final = ("play", "games", "tables", "join", "watch", "replay")
"""They look after a closed or broken output themselves."""
PLAIN: Final = "--plain"
"""Beside `buraco` alone: said in sentences."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the exit status is 0 when it did what was asked, 1 when it found faults, 2 when it could not."""
    _fill_closed_streams()
    words = list(sys.argv[1:] if argv is None else argv)
    with speaking(ENGLISH), called(program_name):
        return _told(words)


def _told(given: list[str]) -> int:
    """Run it; what keeps it from going on is told in a sentence."""
    words = after_flag(given)
    name = f"buraco {words[0]}" if words and words[0] in COMMANDS else "buraco"
    try:
        _choose_language(words, flagged(given))
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
        tell(f"{name}: {say('cli-cannot-go-on', reason=system_says((error.strerror or str(error)).lower()))}")
        return 2


def _choose_language(words: Sequence[str], given: str | None) -> None:
    """Speak as the person wishes, before the command line is read: its help and its errors are in that language too.

    ``given``: what ``--lang`` names.

    Raises CommandError where there is no such language.
    """
    if words and words[0] in COMMANDS and not {words[0], " ".join(words[:2])} & set(PLAYERS):
        return
    from scripts.home import home_of, wishes  # a while to import, and not for the other commands

    wished = ""
    with contextlib.suppress(CommandError):  # the command itself says what is wrong with the folder
        wished = wishes(home_of(os.environ)).language
    speak(usual(wished, os.environ))
    if given is not None:
        from scripts.locales import named

        speak(named(given))


def _main(words: list[str]) -> int:
    if sys.stdout is None and not (words and words[0] in KEEP_THEIR_STREAMS):
        raise CommandError("no_output", say("cli-no-output"))
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # a name that this terminal cannot show is no reason to fail
    if words and words[0] in COMMANDS:
        status = _run(words[0], words[1:])
    elif _wants_home(words):
        status = _home(plain=PLAIN in words)
    elif words[0] in ("-h", "--help", "help"):
        print(_help())
        status = 0
    else:
        raise CommandError("unknown_command", say("cli-unknown-command", given=repr(words[0][:40])))
    if sys.stdout is not None:
        sys.stdout.flush()
    return status


def _wants_home(words: Sequence[str]) -> bool:
    """Is no command named, and nothing beside that but how the person wants to be told things?"""
    return not after_flag([word for word in words if word != PLAIN])


def _home(*, plain: bool) -> int:
    """The home screen; where it cannot be drawn, why that is, how to play all the same, and what else a player needs:
    all of it has room in a small window."""
    from scripts.terminals import LEAST, why_no_screen

    why = "plain" if plain else why_no_screen(sys.stdin, sys.stdout, os.environ)
    if why is None:
        status: int = importlib.import_module("scripts.front").run()
        return status
    command = f"{program_name()} play{f' {PLAIN}' if plain else ''}"
    tell(say("cli-no-home", why=why, command=command, columns=LEAST[0], lines=LEAST[1]), sys.stdout)
    about = [*on_screen(say("cli-all"), sys.stdout), *on_screen(say("cli-explains"), sys.stdout)]
    print("\n".join(["", say("cli-commands"), *_listed(BEGINS), "", *about]))
    return 0


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
    lines = [say("cli-usage"), "", say("cli-commands"), *_listed(COMMANDS)]
    lines.extend(["", *on_screen(say("cli-explains"), sys.stdout), *on_screen(say("cli-home"), sys.stdout)])
    return "\n".join(lines)


def _listed(names: Iterable[str]) -> list[str]:
    """These commands, and what each does."""
    width = max(len(name) for name in COMMANDS)
    told = [(f"  {name:<{width}}  {say(COMMANDS[name][1])}") for name in names]
    return [line for each in told for line in on_screen(each, sys.stdout, width + 4)]


def _run(name: str, words: list[str]) -> int:
    module, key = COMMANDS[name]
    room = importlib.import_module(module)
    parser = Arguments(prog=f"buraco {name}", about=key)
    room.add_arguments(parser)
    status: int = room.run(parser.parse_args(words))
    return status


if __name__ == "__main__":
    sys.exit(main())
