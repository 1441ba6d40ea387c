"""`buraco join`: a seat at a table that several programs share, for a person at this terminal or for a bot."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import secrets
import shlex
from collections.abc import AsyncIterator
from typing import Final

from bots import registry
from core.game.options import clip, near
from core.table.agenda import ADJOURNED
from core.table.messages import End
from core.table.orders import MOST_NAME
from core.table.ports import TableError
from scripts.agreed import USUAL_BOT
from scripts.evidence import of_seat, of_shared
from scripts.failure import CommandError
from scripts.home import Home, Wishes, checked_code, home_of, log_to_file, wishes
from scripts.house_players import HousePlayers, play_as
from scripts.joining import Guest, at_a_gateway, at_the_bus, bad_address, is_elsewhere
from scripts.joining_bot import Brings, Where, run_bot
from scripts.language import say
from scripts.launcher import program_name
from scripts.locales import add_language, spoken
from scripts.match import CLOSED, setup_of
from scripts.shared import shared
from scripts.sitting import Leaving, Terminal, until_left
from transports.console.aliases import meant
from transports.console.company import Company
from transports.console.lobby_words import WORDS
from transports.console.session import Outcome
from transports.console.setup import Setup
from transports.console.steps import Steps
from transports.gateway.invitation import read_invitation
from transports.text import any_of

SCHEMES: Final = ("ws://", "wss://", "http://", "https://")
_ASKING: Final = ("help", "?")
_LEAVING: Final = ("quit", "exit")
"""What somebody may write who is asked for a name, and does not mean to be called so."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of ``buraco join``."""
    parser.add_argument("table", metavar="CODE", help=say("help-table"))
    parser.add_argument("--seat", metavar="N", type=int, help=say("help-seat"))
    parser.add_argument("--as", dest="name", metavar="NAME", help=say("help-as"))
    parser.add_argument("--token", metavar="T", help=say("help-token"))
    parser.add_argument("--bot", metavar="PROGRAM", help=say("help-bot-join"))
    parser.add_argument("--take-over", action="store_true", help=say("help-take-over"))
    parser.add_argument("--plain", action="store_true", help=say("help-plain"))
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Play there; 0 at the end of the match or when the person leaves (the seat stays theirs), 130 after Ctrl-C."""
    home = home_of(os.environ)
    where = read_where(args)
    if args.bot is not None:
        return _run_bot(home, where, checked_bot(args.bot), args)
    return joined(args, home, Terminal(args.plain, WORDS, screen=True))


def joined(args: argparse.Namespace, home: Home, terminal: Terminal) -> int:
    """The same for a person at this terminal. Raises CommandError."""
    where = read_where(args)
    with terminal.open():
        wished = wishes(home)
        name = checked_name(args.name or wished.name or _asked(terminal))
        home.make()
        log_to_file(home)
        if not (args.take_over or _may_sit(home, where, name, args.seat, terminal)):
            return 0
        try:
            return Visit(home, terminal, wished, where, name, args.seat).play()
        except BrokenPipeError:
            raise
        except OSError as error:
            terminal.give_up()  # nobody is there to be told; the seat stays theirs
            return 0 if error.errno in CLOSED else 1


# --- reading the command line ----------------------------------------------------------------------------------------


def read_where(args: argparse.Namespace) -> Where:
    """Which table is meant. Raises CommandError."""
    if not args.table.strip().lower().startswith(SCHEMES):
        if args.token is not None:
            raise CommandError("token_alone", say("join-token-alone"))
        return Where(checked_code(args.table, shared=True))
    try:
        url, token = read_invitation(args.table)
    except ValueError as error:
        raise bad_address(error) from None
    token = args.token or token
    if not token:
        raise CommandError("no_token", say("join-no-token"))
    if args.seat is not None:
        raise CommandError("seat_of_token", say("join-seat-of-token"))
    return Where(url=url, token=token)


def checked_name(text: str) -> str:
    """A player's name. Raises CommandError."""
    name = " ".join(text.split())
    if not name or len(name) > MOST_NAME or not name.isprintable():
        raise CommandError("bad_name", say("join-name", most=MOST_NAME))
    return name


def checked_bot(name: str) -> str:
    """A bot that comes with the program. Raises CommandError."""
    if name not in registry.NAMES:
        close, given = near(name, registry.NAMES), repr(clip(name))
        raise CommandError(
            "unknown_bot",
            say("join-no-bot-near", given=given, near=any_of(spoken(), close))
            if close
            else say("join-no-bot", given=given, names=any_of(spoken(), registry.NAMES)),
        )
    return name


def _asked(terminal: Terminal) -> str:
    """Who the person is: without a name they could not come back to their seat."""
    if terminal.paper.look.prompts:
        terminal.paper.say(say("join-who"))
        while (name := (terminal.read() or "").strip()) in _ASKING:
            terminal.paper.say(say("join-who-help"))
        if name and name not in _LEAVING:
            return name
    raise CommandError("no_name", say("join-no-name"))


def _may_sit(home: Home, where: Where, name: str, seat: int | None, terminal: Terminal) -> bool:
    """Nobody of this name is there yet, or the person takes the seat over. Raises CommandError where nobody can say."""
    if where.code is None or not asyncio.run(_is_elsewhere(home, where.code, name, seat)):
        return True
    if not terminal.paper.look.prompts:
        text = say("join-elsewhere", name=name, table=where.code)
        raise CommandError("connected_elsewhere", text, status=1)
    terminal.paper.say(say("join-take-over", name=name))
    answer = (terminal.read() or "").strip().lower()
    if answer in ("yes", "y") or meant(answer, spoken()) == "yes":
        return True
    terminal.paper.say(say("join-stays"))
    return False


async def _is_elsewhere(home: Home, code: str, name: str, seat: int | None) -> bool:
    async with shared(home) as bus:
        return await is_elsewhere(bus, code, name, seat, bot=False)


# --- a person --------------------------------------------------------------------------------------------------------


class Visit:
    """One sitting of a person at a shared table."""

    def __init__(
        self, home: Home, terminal: Terminal, wished: Wishes, where: Where, name: str, seat: int | None
    ) -> None:
        self._home = home
        self._terminal = terminal
        self._wished = wished
        self._where = where
        self._name = name
        self._seat = seat
        self._table = where.code or ""
        self._company: Company | None = None
        self._adjourned = False

    def play(self) -> int:
        """Play until the match is over, the person leaves, or the table closes; the exit status."""
        try:
            outcome = asyncio.run(self._play())
        except Leaving as leaving:
            self._terminal.left_by = leaving
            self._terminal.paper.leave_prompt()
            self._say_left("left")
            return leaving.status
        except ValueError as error:
            raise bad_address(error) from None
        if outcome != "finished":
            self._terminal.paper.leave_prompt()
            self._say_left(outcome)
        return 1 if outcome == "closed" and not self._adjourned else 0

    async def _play(self) -> Outcome:
        async with self._sitting() as guest:
            terminal, paper = self._terminal, self._terminal.paper
            company = self._company = Company(guest.client, guest.chair, paper, spoken(), _bots())
            self._table = guest.table
            draft = self._home.bus / f"{self._table}-{self._name_mark}.draft"
            setup = setup_of(self._home, self._wished, paper, draft, (self._welcome(guest),))
            setup.evidence = of_seat(guest.client)
            if self._where.code is not None:  # through a gateway no record can be had
                setup.replay = lambda deal: self._deal_again(guest, deal, setup)
                setup.evidence = of_shared(self._home, lambda: self._table_of(guest), guest.client)
            console = terminal.console(guest.client, setup, company)
            try:
                outcome = await until_left(console.run())
            finally:
                self._table = guest.client.hello.table if guest.client.hello is not None else self._table
                self._adjourned = company.phase == "adjourned" or ADJOURNED in (guest.port.ended or "")
            if outcome == "finished":
                with contextlib.suppress(OSError):
                    draft.unlink(missing_ok=True)
            return outcome

    @contextlib.asynccontextmanager
    async def _sitting(self) -> AsyncIterator[Guest]:
        where, say = self._where, self._terminal.paper.say
        if where.code is None:
            async with at_a_gateway(self._home, where.url, where.token, self._name, say=say) as guest:
                yield guest
            return
        async with (
            shared(self._home) as bus,
            at_the_bus(bus, where.code, self._name, self._seat, bot=False, say=say) as guest,
        ):
            yield guest

    @property
    def _name_mark(self) -> str:
        """The name as a part of a file's name: two people may sit at the same table from one home."""
        return self._name.encode().hex()[:40]

    def _welcome(self, guest: Guest) -> str:
        if guest.seat is None:
            return say("join-watching", table=guest.table)
        return say("join-sitting", table=guest.table, seat=guest.seat, name=self._name)

    async def _deal_again(self, guest: Guest, deal: int, setup: Setup) -> tuple[Steps, int] | None:
        """The steps of the match, and the first of a deal that is over; None where they cannot be had just now."""
        from scripts.replays import shared_replay_of  # with all that follows records; rarely wanted

        try:
            return await shared_replay_of(self._home, self._table_of(guest), deal, setup.tongue, setup.style)
        except (CommandError, TableError, OSError):
            return None

    def _table_of(self, guest: Guest) -> str:
        """The table at hand: after a match it may be that of the rematch."""
        return self._table if guest.client.hello is None else guest.client.hello.table

    def _say_left(self, outcome: Outcome) -> None:
        """Say how to come back, or that there is nothing to come back to."""
        paper, company = self._terminal.paper, self._company
        if company is None:
            return
        if company.leaving:
            paper.say(say("join-left-for-good"))
            return
        if company.given_up:
            kept = say("join-seat-given-up")
        elif self._adjourned:
            kept = say("join-seat-adjourned")
        elif company.phase in ("lobby", "paused"):
            kept = say("join-seat-waits")
        else:
            kept = say("join-seat-stands-in")
        if outcome == "closed" and not self._adjourned:
            if company.phase == "over":
                return
            kept = ""  # the table has said why
        by_code = self._where.code is not None
        how = say("join-come-back") if by_code else say("join-come-back-invited", command=f"{program_name()} join")
        paper.say(f"{kept} {how}" if kept else how, hang=2)
        if by_code:
            paper.say(f"{program_name()} join {self._table} --as {shlex.quote(self._name)}", 2)


def _bots() -> list[str]:
    """The bots that come with the program; the usual one first."""
    return sorted(registry.NAMES, key=lambda name: name != USUAL_BOT)


# --- a bot -----------------------------------------------------------------------------------------------------------


def _run_bot(home: Home, where: Where, program: str, args: argparse.Namespace) -> int:
    """Let a bot of the registry play the seat until the table closes."""

    async def play(guest: Guest) -> End | None:
        seat = guest.seat or 0
        playing = HousePlayers().of(program, seat)
        assert playing is not None
        return await play_as(guest.client, playing)

    name = checked_name(args.name or f"{program} {secrets.token_hex(2)}")
    back = ("join", "{table}", "--as", name, "--bot", program)
    return run_bot(home, where, args.seat, Brings(program, name, play, come_back=back), take_over=args.take_over)
