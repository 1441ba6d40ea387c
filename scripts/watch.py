"""`buraco watch`: a shared table as everybody may see it."""

from __future__ import annotations

import argparse
import asyncio
import os
from functools import partial
from typing import Final

from core.table.clock import SystemClock
from core.table.orders import Look
from scripts.aside import tell
from scripts.evidence import of_shared
from scripts.failure import CommandError
from scripts.home import Home, checked_code, home_of, log_to_file, wishes
from scripts.language import say
from scripts.locales import add_language, spoken
from scripts.match import CLOSED
from scripts.shared import patiently, shared
from scripts.show_rules import rules_text
from scripts.sitting import PROMPT, Leaving, Terminal, until_left
from scripts.watching import watched_on_screen
from transports.client import SeatClient
from transports.console.announcing import telling_of
from transports.console.onlooker import Onlooker
from transports.console.onlooker_words import WORDS
from transports.console.preferences import STYLES
from transports.console.session import Outcome
from transports.console.terminal import Paper
from transports.console.watching import watch
from transports.nonces import fresh_nonce
from transports.redis.port import RedisSeatPort
from transports.text import Style

MOST_DELAY_S: Final = 3_600


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of ``buraco watch``."""
    parser.add_argument("code", metavar="CODE", help=say("help-code"))
    parser.add_argument("--delay", metavar="S", type=int, default=0, help=say("help-delay"))
    parser.add_argument("--plain", action="store_true", help=say("help-plain-watch"))
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Watch until the table closes, quit or Ctrl-C; 1 where the table closed before the end of the match, else 0."""
    if not 0 <= args.delay <= MOST_DELAY_S:
        raise CommandError("bad_delay", say("watch-delay", most=MOST_DELAY_S))
    home, code = home_of(os.environ), checked_code(args.code, shared=True)
    terminal = Terminal(args.plain, WORDS, screen=True)
    log_to_file(home)
    # A prompt that cannot be wiped would stand again after every line that is told.
    with terminal.open(PROMPT if terminal.paper.look.escapes else ""):
        try:
            outcome = asyncio.run(_watched(home, code, terminal, args.delay))
        except Leaving as leaving:
            terminal.paper.leave_prompt()
            return leaving.status
        except BrokenPipeError:
            raise
        except OSError as error:
            terminal.give_up()
            return 0 if error.errno in CLOSED else 1
        terminal.paper.leave_prompt()
    return 1 if outcome == "closed" else 0


async def _watched(home: Home, code: str, terminal: Terminal, delay_s: int) -> Outcome:
    clock, paper = SystemClock(), terminal.paper
    async with shared(home) as bus:
        await bus.call(code)
        await patiently(bus.ask(code, Look()), tell)  # raises where nobody hosts it
        port = await RedisSeatPort.open(bus.clients, code, None)
        async with SeatClient(port, "watcher", nonce_source=fresh_nonce, wants=("events",)) as client:
            tongue, style = spoken(), _style(home, paper)
            rules, late_ms = partial(rules_text, tongue=tongue), delay_s * 1000
            evidence = of_shared(home, lambda: code if client.hello is None else client.hello.table, None)
            if terminal.fills_screen:
                seen = watched_on_screen(client, paper, tongue, style, clock, late_ms, rules, evidence)
                return await until_left(seen)
            onlooker = Onlooker(paper, tongue, style, telling_of(wishes(home).announce), rules_text=rules)
            onlooker.evidence = evidence
            lines = terminal.typed_lines()
            return await until_left(watch(client.messages(), onlooker, clock, late_ms, lines))


def _style(home: Home, paper: Paper) -> Style:
    if paper.look.plain:
        return "words"
    wished = wishes(home).cards
    return wished if wished in STYLES else "signs" if paper.look.signs else "letters"
