"""`buraco play`: a match on a table of your own, against bots; or bots among themselves."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import hashlib
import os
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec

from bots import registry
from core.table.clock import SystemClock
from core.table.ports import LogConflict, LogUnavailable, TableBusy, TableError
from core.table.public_record import Line, MatchLine, lines_before_damage, public_lines
from core.table.records import Clocked, Seated, encode_record, opened, table_code
from core.table.state import replay
from core.table.summary import Summary
from scripts.agreed import OPPONENT, USUAL_BOT, Agreed, agreed, read_clock
from scripts.asking import which_rules
from scripts.embedded import host_of
from scripts.failure import CommandError
from scripts.games import next_to_play
from scripts.home import Home, checked_code, home_of, log_to_file, wishes
from scripts.house_players import HousePlayers
from scripts.language import say
from scripts.line_up import HUMAN, OWN_BOT, Place, tell_bots
from scripts.locales import add_language, spoken
from scripts.match import Match, can_keep, expect_room, say_record, sentence, told, write_record
from scripts.settings import preset_names, preset_table
from scripts.sitting import Leaving, Terminal
from transports.console.bench import WORDS
from transports.console.terminal import Paper
from transports.files import FileLog

PATIENT: Final = 1_000_000
"""Late turns before a stand-in keeps the seat: never, at a table where nobody else waits."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of ``buraco play``."""
    names = ", ".join(preset_names())
    parser.add_argument("--rules", metavar="R", help=say("help-rules-asked", names=names))
    parser.add_argument("--option", metavar="K=V", action="append", default=[], help=say("help-option"))
    parser.add_argument("--seats", metavar="LIST", help=say("help-seats-play"))
    parser.add_argument("--target", metavar="N", type=int, help=say("help-target"))
    parser.add_argument("--seed", metavar="S", help=say("help-seed"))
    parser.add_argument("--clock", metavar="S", help=say("help-clock-play"))
    parser.add_argument("--record", metavar="FILE", help=say("help-record"))
    parser.add_argument("--plain", action="store_true", help=say("help-plain"))
    parser.add_argument("--resume", metavar="CODE", nargs="?", const="", help=say("help-resume"))
    add_language(parser)
    tell_bots(parser)


def run(args: argparse.Namespace) -> int:
    """Play; 0 at the end of the match or when the person leaves (the game is saved), 130 after Ctrl-C."""
    return played(args, home_of(os.environ), HousePlayers())


def played(
    args: argparse.Namespace,
    home: Home,
    players: HousePlayers,
    usual: str = OPPONENT,
    notes: tuple[str, ...] = (),
    meet: Callable[[Paper], None] = lambda paper: None,
    terminal: Terminal | None = None,
) -> int:
    """The same with these players, of whom ``usual`` plays where no line-up is named; ``notes`` are said first.

    ``meet`` is told what the game is written on. ``terminal``: where that is known already.
    """
    if args.resume is not None:
        _expect_alone(args)
    terminal = terminal or Terminal(args.plain, WORDS, screen=True)
    meet(terminal.paper)
    with terminal.open():
        for note in notes:
            terminal.paper.say(note, hang=2)
        try:
            if args.resume is not None:
                return _resume(args, home, terminal, players)
            filled = _filled_in(args, home, terminal, players, usual)
            return 0 if filled is None else _begin(filled, home, terminal, players, usual)
        except Leaving as leaving:
            return leaving.status
        except LogUnavailable as error:
            raise CommandError(error.code, say("play-not-saved", reason=told(str(error))), status=1) from None
        except TableError as error:
            raise CommandError(error.code, sentence(told(str(error))), status=1) from None


def _filled_in(
    args: argparse.Namespace, home: Home, terminal: Terminal, players: HousePlayers, usual: str
) -> argparse.Namespace | None:
    """The same, with what the form of the full screen says where no rules are named; None where it is left."""
    if args.rules is not None or not terminal.fills_screen or (args.seats and HUMAN not in args.seats.lower()):
        return args
    from scripts.front import filled_in  # a while to import, and not wanted in a pipe

    return filled_in(args, home, terminal, players.names, usual)


def _begin(args: argparse.Namespace, home: Home, terminal: Terminal, players: HousePlayers, usual: str) -> int:
    wished = wishes(home)
    match = agreed(args, players.names, wished.name or say("play-nameless"), lambda: _asked(terminal), usual)
    if args.record is not None:
        expect_room(home, Path(args.record))  # before anything is saved
    home.make()
    log_to_file(home)
    with FileLog(home.games) as log:
        code = asyncio.run(_created(log, match))
        seeded = match.seed is not None
        first = Match(home, terminal, wished, log, code, match.places, args.record, seeded, players)
        status = first.play(())
    return _others(first, status, match, args.record, home, terminal, players)


def _others(
    last: Match, status: int, match: Agreed, record: str | None, home: Home, terminal: Terminal, players: HousePlayers
) -> int:
    """Further matches with the same players, as long as the person wants one: the exit status of the last.

    Each is at a table of its own and fairly shuffled; ``record`` is that of the first.
    """
    while last.another.wanted:
        match = msgspec.structs.replace(match, seed=None, places=last.places)
        notes = [say("play-another")]
        if record is not None:
            notes.append(say("play-another-unrecorded", record=record))
            record = None
        with FileLog(home.games) as log:
            code = asyncio.run(_created(log, match))
            last = Match(home, terminal, wishes(home), log, code, match.places, None, False, players)
            status = last.play(tuple(notes))
    return status


def _resume(args: argparse.Namespace, home: Home, terminal: Terminal, players: HousePlayers) -> int:
    saved = _saved(home, args.resume)
    if saved.problem is not None:
        return _what_is_left(args.record, home, terminal, saved)
    if saved.result is not None:
        return _only_record(args.record, home, terminal, saved)
    places = tuple(Place(player.name, program) for player, program in zip(saved.players, saved.programs, strict=True))
    unknown = [place.program for place in places if place.program is not None and place.program not in players.names]
    if OWN_BOT in unknown:
        raise CommandError("unknown_bot", say("play-own-bot", game=saved.table))
    if unknown:
        raise CommandError("unknown_bot", say("play-no-bot", game=saved.table, bot=unknown[0]))
    log_to_file(home)
    with FileLog(home.games) as log:
        records = asyncio.run(log.read(saved.table))  # so that what is wrong with it is said before anything else
        if args.clock is not None:
            change = Clocked(at=SystemClock().wall_ms(), clock=read_clock(args.clock))
            asyncio.run(log.append(saved.table, len(records), encode_record(change)))
        notes = [say("play-goes-on", game=saved.table, n=max(1, saved.n))]
        if _has_let_a_bot_play(saved.table, records):
            notes.append(say("people-held") if terminal.fills_screen else say("lobby-held-own"))
        record = args.record or home.record_of(saved.table)
        if record is not None and args.record is None and not can_keep(home, record, saved.table):
            notes.append(say("play-record-ends", record=record))
            record = None
        match = Match(home, terminal, wishes(home), log, saved.table, places, record, saved.seeded, players)
        status = match.play(tuple(notes))
    if not match.another.wanted:
        return status
    table = replay(saved.table, records)
    assert table is not None
    clock = table.opened.clock if args.clock is None else read_clock(args.clock)
    return _others(match, status, Agreed(table.rules, places, None, clock), record, home, terminal, players)


def _has_let_a_bot_play(code: str, records: list[bytes]) -> bool:
    """Does a stand-in have the person's seat, which back gives to them again?"""
    table = replay(code, records)
    return table is not None and any(
        held is not None and player is not None and player.kind == "human"
        for held, player in zip(table.held, table.players, strict=True)
    )


def _only_record(record: str | None, home: Home, terminal: Terminal, saved: Summary) -> int:
    """A finished match is not gone on with; its record can still be written."""
    if record is None:
        raise CommandError("match_over", say("play-match-over", game=saved.table))
    expect_room(home, Path(record), saved.table)
    raw = asyncio.run(FileLog(home.games, read_only=True).read(saved.table))
    write_record(Path(record), public_lines(saved.table, raw))
    say_record(terminal.paper, record, saved.seeded)
    return 0


def _what_is_left(record: str | None, home: Home, terminal: Terminal, saved: Summary) -> int:
    """A damaged game is not gone on with; the record of the deals that were over before can still be written."""
    problem = sentence(told(saved.problem or ""))
    lines, deals = asyncio.run(_undamaged(home, saved.table))
    if not deals:
        raise CommandError("damaged_game", problem, status=1)
    if record is None:
        text = say("play-damaged", problem=problem, game=saved.table, count=deals)
        raise CommandError("damaged_game", text, status=1)
    expect_room(home, Path(record), saved.table)
    write_record(Path(record), lines)
    terminal.paper.say(say("play-damaged-recorded", problem=problem, count=deals), hang=2)
    match = next(line for line in lines if isinstance(line, MatchLine))
    say_record(terminal.paper, record, match.seeded)
    return 0


async def _undamaged(home: Home, table: str) -> tuple[list[Line], int]:
    try:
        return lines_before_damage(table, await FileLog(home.games, read_only=True).read_sound(table))
    except (TableError, OSError):  # of another engine, or not to be read at all: nothing can be had from it
        return [], 0


def _saved(home: Home, code: str) -> Summary:
    """The saved game to go on with: of that code (it may be damaged), or the newest that is not over."""
    found = asyncio.run(FileLog(home.games, read_only=True).summaries())
    if code:
        code = checked_code(code)
        saved = next((each for each in found if each.table == code), None)
        if saved is None:
            raise CommandError("unknown_game", say("play-unknown-game", game=code))
        return saved
    newest = next_to_play(found)
    if newest is not None:
        return newest
    broken = sum(1 for each in found if each.problem is not None)
    raise CommandError("no_saved_game", say("play-no-saved-game", damaged=broken))


def _asked(terminal: Terminal) -> str:
    name, line = which_rules(terminal.paper, spoken(), preset_names(), terminal.read)
    if line is not None:
        terminal.unread(line)
    if name is None:
        raise CommandError("no_rules", say("play-no-rules"), status=0)
    return name


async def _created(log: FileLog, match: Agreed) -> str:
    """Write the first records of a new table, and give its code."""
    host, now = host_of(log, registry.think_of(USUAL_BOT)), SystemClock().wall_ms()
    seated = [
        Seated(at=now, seat=seat, name=place.name, kind=place.kind, program=place.program)
        for seat, place in enumerate(match.places)
    ]
    base = preset_table(match.rules.preset)
    # A seeded match is the same every time it is played, its name too; where that is taken it gets another.
    chance = secrets.token_bytes(8) if match.seed is None else hashlib.sha256(match.seed.encode()).digest()[:8]
    while True:
        code, chance = table_code(chance), secrets.token_bytes(8)
        first = opened(now, code, match.rules, base, seed=match.seed, clock=match.clock, strikes=PATIENT)
        try:
            return await host.create(first, seated)
        except (LogConflict, TableBusy):  # a match of that name is over, or open somewhere
            continue
        except LogUnavailable:
            with contextlib.suppress(OSError):
                log.path(code).unlink()  # a match that cannot begin leaves nothing behind
            raise


def _expect_alone(args: argparse.Namespace) -> None:
    for name in ("rules", "seats", "target", "seed"):
        if getattr(args, name) is not None:
            raise CommandError("not_with_resume", say("play-not-with-resume", flag=f"--{name}"))
    if args.option:
        raise CommandError("not_with_resume", say("play-not-with-resume", flag="--option"))
