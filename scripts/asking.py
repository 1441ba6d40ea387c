"""The one question before a match: which game?"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from core.game.notation import echo, nearest
from scripts.settings import load_rules
from scripts.show_rules import rules_text
from transports.console.aliases import meant
from transports.console.terminal import Paper
from transports.tongue import Tongue

USUAL: Final = "burraco"
_TOLD: Final = {  # the message about each, in the order in which they are offered
    "burraco": "asking-burraco",
    "buraco": "asking-buraco",
    "stbl": "asking-stbl",
    "aberto": "asking-aberto",
}


def which_rules(
    paper: Paper, tongue: Tongue, names: Sequence[str], read: Callable[[], str | None]
) -> tuple[str | None, str | None]:
    """The rules chosen, and a line that was read but answers something else (to be read again, by the game).

    A person is asked until the answer is one. A script is asked as well, but a line that is no answer is taken for its
    first move, and the usual game is played. No rules: the input has ended.
    """
    ordered = [name for name in _TOLD if name in names] + sorted(name for name in names if name not in _TOLD)
    paper.say(tongue.text("asking-which"))
    for number, name in enumerate(ordered, 1):
        what = tongue.text(_TOLD[name]) if name in _TOLD else ""
        paper.say(f"{f'({number})':>5} {name:<8} {what}", hang=15)
    paper.say(tongue.text("asking-answers", name=ordered[0]), hang=2)
    while True:
        line = read()
        if line is None:
            return None, None
        word, _, rest = line.strip().lower().partition(" ")
        word = meant(word, tongue) or word
        if word in ("help", "h", "?"):
            paper.say(tongue.text("asking-help"), hang=2)
            continue
        if word == "rules":
            _tell_rules(paper, tongue, _answer(rest.strip(), ordered) if rest else None, ordered)
            continue
        found = _answer(line.strip().lower(), ordered)
        if found is not None:
            return found, None
        if not paper.look.prompts:
            paper.say(tongue.text("asking-playing", name=ordered[0]))
            return ordered[0], line
        near = nearest(line.strip(), ordered)
        typed = echo(line.strip())
        paper.say(
            tongue.text("asking-unknown-near", typed=typed, near=near)
            if near
            else tongue.text("asking-unknown", typed=typed, count=len(ordered)),
            hang=2,
        )


def _tell_rules(paper: Paper, tongue: Tongue, name: str | None, ordered: Sequence[str]) -> None:
    if name is None:
        paper.say(tongue.text("asking-rules-which", names=", ".join(ordered)), hang=2)
        return
    paper.lines(rules_text(load_rules(name), paper.width, tongue).split("\n"))
    paper.say(tongue.text("asking-rules-told", name=name))


def _answer(line: str, ordered: list[str]) -> str | None:
    if not line:
        return ordered[0]
    if line in ordered:
        return line
    if line.isascii() and line.isdigit() and 1 <= int(line[:4]) <= len(ordered):
        return ordered[int(line[:4]) - 1]
    return None
