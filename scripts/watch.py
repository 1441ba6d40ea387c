"""`buraco watch`: a shared table as everybody may see it, told in sentences."""

from __future__ import annotations

import argparse
import asyncio
import os
import secrets
from typing import Final

from core.game.shuffle import NONCE_BYTES
from core.table.clock import SystemClock
from scripts.failure import CommandError
from scripts.home import Home, checked_code, home_of, log_to_file, wishes
from scripts.match import CLOSED
from scripts.shared import shared
from scripts.sitting import Leaving, Terminal, until_left
from transports.client import SeatClient
from transports.console.onlooker import Onlooker, watch
from transports.console.orders import STYLES
from transports.console.session import Outcome
from transports.console.terminal import Paper
from transports.redis.port import RedisSeatPort
from transports.text import Style

MOST_DELAY_S: Final = 3_600


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of ``buraco watch``."""
    parser.add_argument("code", metavar="CODE", help="the table's code")
    parser.add_argument("--delay", metavar="S", type=int, default=0, help="tell everything so many seconds late")
    parser.add_argument("--plain", action="store_true", help="say cards in words, for screen readers")


def run(args: argparse.Namespace) -> int:
    """Watch until the table closes or Ctrl-C; 0 where the match was seen to its end, else 1."""
    if not 0 <= args.delay <= MOST_DELAY_S:
        raise CommandError("bad_delay", f"--delay: write the seconds, from 0 to {MOST_DELAY_S}.")
    home, code = home_of(os.environ), checked_code(args.code)
    terminal = Terminal(args.plain)
    log_to_file(home)
    try:
        outcome = asyncio.run(_watched(home, code, terminal.paper, args.delay))
    except Leaving as leaving:
        return leaving.status
    except BrokenPipeError:
        raise
    except OSError as error:
        terminal.give_up()
        return 0 if error.errno in CLOSED else 1
    return 0 if outcome == "finished" else 1


async def _watched(home: Home, code: str, paper: Paper, delay_s: int) -> Outcome:
    clock = SystemClock()
    async with shared(home) as bus:
        await bus.call(code)
        port = await RedisSeatPort.open(bus.clients, code, None)
        async with SeatClient(port, "watcher", nonce_source=_nonce, wants=("events",)) as client:
            return await until_left(watch(client, Onlooker(paper, _style(home, paper)), clock, delay_s * 1000))


def _style(home: Home, paper: Paper) -> Style:
    if paper.look.plain:
        return "words"
    wished = wishes(home).cards
    return wished if wished in STYLES else "signs" if paper.look.signs else "letters"


def _nonce() -> bytes:
    return secrets.token_bytes(NONCE_BYTES)  # never asked for: watchers have no part in a shuffle
