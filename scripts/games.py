"""`buraco games`: the saved games, the one played last first."""

from __future__ import annotations

import argparse
import asyncio
import os
import time
from collections.abc import Sequence

from core.table.ports import TableError
from core.table.summary import Summary
from scripts import lesson
from scripts.failure import CommandError
from scripts.home import Home, home_of
from scripts.language import say
from scripts.locales import add_language, spoken
from scripts.sitting import streams
from scripts.terminals import columns_of, look_of
from transports.closing_text import closing_text
from transports.console.terminal import Paper, between, wrapped
from transports.files import FileLog
from transports.text import by_team, clean_name

_USUAL = ("players", "draw_for", "target")
"""Options that change no rule of play worth a word here."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of ``buraco games``."""
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """List them; 1 where one is damaged (the others are listed all the same)."""
    home = home_of(os.environ)
    stdin, stdout = streams()
    paper = Paper(stdout, look_of(stdin, stdout, os.environ, plain=False), lambda: columns_of(stdout, os.environ))
    found = saved_games(home)
    if not found:
        paper.say(say("games-none"))
        return 0
    for saved in found:
        if saved.problem is None:
            paper.lines(told(saved, paper.width))
    for saved in found:
        if saved.problem is not None:
            paper.say(f"{saved.table}  {say('games-damaged', problem=closing_text(saved.problem, spoken()))}", hang=2)
    if any(saved.problem is None and saved.result is None for saved in found):
        paper.say(say("games-go-on"))
    return 1 if any(saved.problem is not None for saved in found) else 0


def saved_games(home: Home) -> list[Summary]:
    """Every saved game, the one played last first. Raises CommandError where their folder cannot be read."""
    try:
        return asyncio.run(FileLog(home.games, read_only=True).summaries())
    except TableError as error:
        reason = closing_text(str(error), spoken())
        raise CommandError(error.code, say("games-not-listed", reason=reason), status=1) from None


def next_to_play(found: Sequence[Summary]) -> Summary | None:
    """Of saved games, the one played last first, the one to go on with; the lesson only where there is no other."""
    waiting = [each for each in found if each.problem is None and each.result is None and not each.busy]
    return next((each for each in waiting if each.table != lesson.CODE), waiting[0] if waiting else None)


def told(saved: Summary, width: int) -> list[str]:
    """One game: its code, rules and deal, where it stands, when it was played last; and who has how many points."""
    tongue = spoken()
    names = [clean_name(player.name, seat, tongue) for seat, player in enumerate(saved.players)]
    rules = saved.preset
    if any(name not in _USUAL for name in saved.overrides):
        rules = say("games-own-rules", preset=saved.preset)
    if saved.table == lesson.CODE:
        rules = say("games-lesson")
    played = time.strftime("%Y-%m-%d %H:%M", time.localtime(saved.at / 1000))
    about = say("games-game", rules=rules, n=max(1, saved.n), state=_state(saved, names))
    heading = f"{saved.table}  {about}"
    return [*between(heading, played, width, 8), *wrapped(by_team(tongue, names, saved.totals), width, 8, 8)]


def _state(saved: Summary, names: list[str]) -> str:
    if saved.result is not None:
        return say("games-finished")
    if saved.busy:
        return say("games-busy")
    if saved.turn is None:
        return say("games-between")
    return say("games-to-move", name=names[saved.turn])
