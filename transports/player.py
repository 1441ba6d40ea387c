"""A seat played by a function: how bots take part in an embedded table, knowing nothing but what a seat is shown."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any, Final

from core.game.actions import Action
from core.game.events import AnyEvent
from core.game.rules import Rules
from core.game.view import View
from core.table.messages import End, Rejected, Stop, Tick, Update
from core.table.ports import PortClosed, Think
from transports.client import SeatClient

_log = logging.getLogger(__name__)

TRIES: Final = 5
"""How often a player is asked again in one turn when it was refused; then the table ends its turn."""


class FailedToThink(Exception):
    """A player's own code failed, whatever it raised: a bot that wants to end the program ends its own part only."""


class Silent:
    """Somebody who hears nothing but its turns, and says nothing of them; whoever does more has methods like these."""

    def heard(self, event: AnyEvent) -> None:
        """This has happened, as its seat may know it; in order, where the client wants events."""

    def said(self) -> tuple[str | None, Any]:
        """Of the actions just thought of: why, in a sentence, and numbers for the record."""
        return None, None


async def play_seat(
    client: SeatClient, think: Think, *, in_thread: bool = False, beside: Silent | None = None
) -> End | None:
    """Play a seat until its carrier ends; gives the `End` of the match, None where it did not come to that.

    ``in_thread`` keeps the event loop free while a slow player thinks. A player whose thinking fails leaves its seat
    to the stand-in, and the fault goes to the program's log: no table waits for a broken bot. ``beside`` hears what
    happens, and says why. The client is closed at the end.
    """
    beside = beside or Silent()
    last: End | None = None
    waiting: Update | None = None
    """The newest update whose turn has not been played."""
    async with client:
        async for message in client.messages():
            match message:
                case Update():
                    waiting = message if message.turn is not None else None
                    _tell(beside, message)
                case End():
                    last = message
                    continue
                case Stop():
                    waiting = None
                case Tick():
                    pass  # what could not be saved before may be saved now
                case _:
                    continue
            if waiting is None or (client.latest is not None and client.latest.seq > waiting.seq):
                continue  # not our turn, or more is on its way
            try:
                if await _play_turn(client, think, waiting, client.rules, in_thread, beside):
                    waiting = None
            except PortClosed:
                continue  # Closed comes next
            except Exception:
                _log.exception("%s failed to think; a stand-in plays for it from here on", client.name)
                waiting = None
                with contextlib.suppress(PortClosed):
                    await client.leave()
    return last if last is not None and last.result is not None else None


def _tell(beside: Silent, update: Update) -> None:
    try:
        for event in update.events:
            beside.heard(event)
    except BaseException:  # as for thinking: it plays on by what it sees
        _log.exception("a player failed to hear what happened")


async def _play_turn(
    client: SeatClient, think: Think, update: Update, rules: Rules, in_thread: bool, beside: Silent
) -> bool:
    """Think and act; False where the table could not save the act, and it is to be tried again."""
    rejected: Rejected | None = None
    for _ in range(TRIES):
        view = update.view
        actions = await asyncio.to_thread(_thought, think, view, rules) if in_thread else _thought(think, view, rules)
        explain, info = beside.said()
        rejected = await client.act(actions, explain, info=info, seq=update.seq)
        if rejected is None or rejected.code in ("stale", "paused", "stood_in", "deal_over", "not_saved"):
            break
        _log.warning("%s was refused: %s", client.name, rejected.code)
    return rejected is None or rejected.code != "not_saved"


def _thought(think: Think, view: View, rules: Rules) -> tuple[Action, ...]:
    """A player's next actions. Raises FailedToThink for all that goes wrong in it, and nothing else."""
    try:
        return tuple(think(view, rules))
    except BaseException as error:  # SystemExit too: nothing of this thread or loop is a player's to end
        raise FailedToThink(type(error).__name__) from error
