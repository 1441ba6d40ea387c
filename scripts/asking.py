"""The one question before a match: which game?"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from core.game.notation import echo, nearest
from scripts.settings import load_rules
from scripts.show_rules import rules_text
from transports.console.terminal import Paper

USUAL: Final = "burraco"
_TOLD: Final = {  # in the order in which they are offered
    "burraco": "Italian: sequences and sets; any canasta to go out",
    "buraco": "American: a first meld of 50 points; a clean canasta to go out",
    "stbl": "Brazilian, closed: the pile only by using its top card; one deal",
    "aberto": "Brazilian, open: as stbl, but anyone may take the pile; one deal",
}

_HELP: Final = (
    "Each game has its own rules: write its number or its name to play it, rules and its name to read them "
    "(rules burraco). Options are given when the program is started: buraco play --help lists them. "
    "Ctrl-C leaves."
)


def which_rules(paper: Paper, names: Sequence[str], read: Callable[[], str | None]) -> tuple[str | None, str | None]:
    """The rules chosen, and a line that was read but answers something else (to be read again, by the game).

    A person is asked until the answer is one. A script is asked as well, but a line that is no answer is taken for its
    first move, and the usual game is played. No rules: the input has ended.
    """
    ordered = [name for name in _TOLD if name in names] + sorted(name for name in names if name not in _TOLD)
    paper.say("Which game shall it be?")
    for number, name in enumerate(ordered, 1):
        paper.say(f"{f'({number})':>5} {name:<8} {_TOLD.get(name, '')}", hang=15)
    paper.say(
        f"Write a number or a name; Enter alone takes {ordered[0]}. (rules {ordered[0]} tells its rules; help)", hang=2
    )
    while True:
        line = read()
        if line is None:
            return None, None
        word, _, rest = line.strip().lower().partition(" ")
        if word in ("help", "h", "?"):
            paper.say(_HELP, hang=2)
            continue
        if word == "rules":
            _tell_rules(paper, _answer(rest.strip(), ordered) if rest else None, ordered)
            continue
        found = _answer(line.strip().lower(), ordered)
        if found is not None:
            return found, None
        if not paper.look.prompts:
            paper.say(f"Playing {ordered[0]}.")
            return ordered[0], line
        near = nearest(line.strip(), ordered)
        more = f"did you mean {near}?" if near else f"write a number from 1 to {len(ordered)}, or press Enter."
        paper.say(f'"{echo(line.strip())}" is none of these games: {more}', hang=2)


def _tell_rules(paper: Paper, name: str | None, ordered: Sequence[str]) -> None:
    if name is None:
        paper.say(f"Rules of which game? Write rules and one of {', '.join(ordered)}.", hang=2)
        return
    paper.lines(rules_text(load_rules(name), paper.width).split("\n"))
    paper.say(f"Write {name} to play it, or another name.")


def _answer(line: str, ordered: list[str]) -> str | None:
    if not line:
        return ordered[0]
    if line in ordered:
        return line
    if line.isascii() and line.isdigit() and 1 <= int(line[:4]) <= len(ordered):
        return ordered[int(line[:4]) - 1]
    return None
