"""`buraco replay`: step through a recorded match, with all hands open or as one seat saw it."""

from __future__ import annotations

import argparse
import asyncio
import os
from pathlib import Path

from core.game.notation import echo
from scripts.failure import CommandError
from scripts.given_file import expect_file
from scripts.home import Home, home_of
from scripts.language import say, system_says
from scripts.locales import add_language, spoken
from scripts.moments import Recorded, other_engine, recorded
from scripts.reel import Reel
from scripts.replays import replay_of, step_through
from scripts.sitting import Terminal
from transports.console.aliases import afterwards, meant
from transports.console.hand import Newcomers, arranged
from transports.console.reason import Reasons
from transports.console.scores import result_line, sheet_lines
from transports.console.screen import rule, table_lines
from transports.console.steps import Step
from transports.console.terminal import Paper, wrapped
from transports.console.topics import hand, melds, pile
from transports.files import FileLog
from transports.text import Style


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of ``buraco replay``."""
    parser.add_argument("file", type=Path, metavar="FILE", help=say("help-record-or-code"))
    parser.add_argument("--from", dest="first", type=int, default=1, metavar="N", help=say("help-from"))
    parser.add_argument("--seat", type=int, metavar="S", help=say("help-seat-replay"))
    parser.add_argument("--plain", action="store_true", help=say("help-plain"))
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Step through it, or print all of it where nobody types; 1 where a line of the record is damaged."""
    record = _record(args.file, home_of(os.environ))
    if record.match is None:
        raise CommandError("no_match", f"{args.file}: {record.faults[0]}", status=1)
    terminal = Terminal(args.plain, screen=True)
    for fault in (*filter(None, [other_engine(record.match)]), *record.faults) if not terminal.fills_screen else ():
        terminal.paper.say(fault, hang=2)
    count = len(record.moments)
    if record.rules is None or not count:
        raise CommandError("no_match", say("replay-no-match", file=str(args.file)), status=1)
    if not 1 <= args.first <= count:
        raise CommandError("no_such_step", say("replay-no-such-step", count=count, given=str(args.first)))
    if args.seat is not None and not 0 <= args.seat < record.rules.players:
        raise CommandError(
            "no_such_seat", say("replay-no-such-seat", last=record.rules.players - 1, given=str(args.seat))
        )
    paper = terminal.paper
    style: Style = "words" if paper.look.plain else "signs" if paper.look.signs else "letters"
    reel = Reel(record, spoken(), style)
    if terminal.fills_screen:
        return step_through(reel, args.first - 1, args.seat) or (1 if record.faults else 0)
    showing = Showing(reel, paper, args.seat)
    with terminal.open():
        if terminal.paper.look.prompts:
            _step(terminal, showing, args.first - 1)
        else:
            for at in range(args.first - 1, count):
                showing.show(at)
    return 1 if record.faults else 0


def _record(file: Path, home: Home) -> Recorded:
    """What a file holds or, where there is none of that name, the deals of the saved game with that code that are over.

    Raises CommandError.
    """
    code = str(file).upper()
    if not file.exists() and code.isascii() and code.isalnum() and FileLog(home.games, read_only=True).lies_there(code):
        return asyncio.run(replay_of(home, code, None, spoken(), "signs"))[0].record
    try:
        expect_file(file)
        with file.open("rb") as lines:
            return recorded(lines)
    except OSError as error:
        reason = system_says((error.strerror or "no reason given").lower())
        raise CommandError("unreadable", say("replay-unreadable", file=str(file), reason=reason)) from None


def _step(terminal: Terminal, showing: Showing, at: int) -> None:
    paper = terminal.paper
    last = len(showing.record.moments) - 1
    showing.show(at)
    paper.say(say("replay-keys"), hang=2)
    while True:
        line = terminal.read()
        if line is None:
            return
        word, _, rest = afterwards(line, spoken()).lower().partition(" ")
        word = meant(word, spoken()) or word
        to = at
        if word in ("q", "quit", "exit"):
            return
        if word in ("h", "help", "?"):
            paper.say(say("replay-keys"), hang=2)
            continue
        if word in ("", "n", "next"):
            to = at + 1
        elif word in ("b", "back", "p"):
            to = at - 1
        elif word in ("first", "start"):
            to = 0
        elif word in ("end", "last"):
            to = last
        elif word in ("d", "deal"):
            found = showing.next_deal(at) if not rest else showing.deal_of(rest)
            if found is None:
                paper.say(showing.no_deal(rest))
                continue
            to = found
        elif word.isascii() and word.isdigit():
            to = int(word[:9]) - 1
        elif word in ("open", "seat"):
            if not showing.look_from(word, rest):
                paper.say(say("replay-whose-cards", last=showing.players - 1), hang=2)
                continue
        else:
            paper.say(f"{say('replay-no-step', typed=echo(line.strip()))} {say('replay-keys')}", hang=2)
            continue
        if not 0 <= to <= last:
            paper.say(say("replay-begins") if to < 0 else say("replay-ends", step=last + 1))
            continue
        at = to
        showing.show(at)


class Showing:
    """Shows moments of a record from one point of view."""

    def __init__(self, reel: Reel, paper: Paper, seat: int | None) -> None:
        self.record = reel.record
        self.players = reel.players
        self._reel = reel
        self._paper = paper
        self._reasons = Reasons()
        self._words = reel.words(seat)
        self._seat = seat

    def look_from(self, word: str, rest: str) -> bool:
        """Another point of view: ``open``, or ``seat`` with its number; False where there is no such seat."""
        if word == "open":
            self._seat, self._words = None, self._reel.words(None)
            return True
        seats = {str(seat): seat for seat in range(self.players)}
        if rest not in seats:
            return False
        self._seat = seats[rest]
        self._words = self._reel.words(self._seat)
        return True

    def next_deal(self, at: int) -> int | None:
        """The first step of the deal after the one at hand; None where there is none."""
        moments = self.record.moments
        n = moments[at].n
        return next((to for to in range(at, len(moments)) if moments[to].n > n), None)

    def deal_of(self, text: str) -> int | None:
        """The first step of the deal of that number; None where there is none."""
        if not (text.isascii() and text.isdigit()):
            return None
        n = int(text[:9])
        return next((to for to, moment in enumerate(self.record.moments) if moment.n == n), None)

    def no_deal(self, asked: str) -> str:
        """That there is no such deal (none after this one, where none was named), and which there are."""
        numbers = sorted({moment.n for moment in self.record.moments})
        first, last = numbers[0], numbers[-1]
        if asked:
            return say("replay-no-deal", typed=echo(asked), first=first, last=last, count=len(numbers))
        return say("replay-last-deal", first=first, last=last, count=len(numbers))

    def show(self, at: int) -> None:
        """One moment: what happened, and the table after it."""
        shown, paper = self._reel.step(at, self._seat), self._paper
        step, count = at + 1, self._reel.count
        heading = (
            say("replay-step-told", step=step, count=count, n=shown.n)
            if paper.look.plain
            else rule(say("replay-step", step=step, count=count), say("replay-deal", n=shown.n), paper.width)
        )
        paper.lines(["", heading])
        for sentence in shown.told:
            paper.say(say("replay-by-stand-in", sentence=sentence) if shown.stood_in else sentence, hang=2)
        why = self._reasons.told(shown, self._words)
        if why is not None:
            paper.say(say("replay-why", reason=why), hang=2)
        if shown.end is not None:
            paper.block(sheet_lines(shown.end, self._words, paper.width, paper.look.plain))
        if shown.result is not None:
            paper.say(result_line(shown.result, self._words), hang=2)
        elif shown.end is None:
            self._show_table(shown)

    def _show_table(self, shown: Step) -> None:
        seen, paper, words = shown.seen, self._paper, self._words
        if seen is None:
            return
        if paper.look.plain:
            said = [*melds(seen, words), pile(seen, words)]
            for sentence in said + (hand(seen, words, "suit") if self._seat is not None else []):
                paper.say(sentence, hang=2)
        else:
            paper.lines(table_lines(seen, words, paper.width, "suit", Newcomers())[1:])
        for seat, held in enumerate(shown.hands or ()):
            groups = arranged(held or (), "suit")
            text = (", " if words.style == "words" else "  ").join(words.cards(group) for group in groups) or say(
                "replay-no-card"
            )
            if held is None:
                text = say("replay-unseen-pot", count=seen.counts[seat])
            paper.lines(wrapped(f"{words.names[seat]}: {text}", paper.width, 1, 3))
