"""The thread of a bot that hears the table: it answers at once what needs no thinking, and queues the rest.

While the bot thinks, a ``ping`` is answered here; ``stop``, a newer position and the end of the input tell it here
that its answer is wanted no more.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from queue import SimpleQueue
from threading import Event, Lock, Thread

from bots.stdio import Stdio
from core.table.messages import (
    Act,
    Closed,
    Hello,
    Id,
    NotUnderstood,
    Ping,
    Pong,
    Rejected,
    Stop,
    ToSeat,
    Update,
    read_to_seat,
)


class Listener(Thread):
    """Hears the table on ``wire`` and says ``identity`` to every greeting.

    ``heard`` gives what is left for the bot, in order, and None at the end. A bot that still thinks ``patience_s``
    seconds after the end is ended by ``leave``.
    """

    def __init__(self, wire: Stdio, identity: Id, leave: Callable[[], None], patience_s: float) -> None:
        super().__init__(name="seat language", daemon=True)
        self.heard: SimpleQueue[ToSeat | None] = SimpleQueue()
        self.finished = Event()
        """Set by the bot's own thread once it has done with everything."""
        self._wire = wire
        self._identity = identity
        self._leave = leave
        self._patience_s = patience_s
        self._lock = Lock()
        self._question: Update | None = None
        self._answered: tuple[Update, int] | None = None
        """The newest question if it has been answered, and the number of that act."""

    # --- for the bot's own thread --------------------------------------------------------------------------------

    def wants(self, question: Update) -> bool:
        """Is this still what the table wants an answer to?"""
        return self._question is question

    def answer(self, question: Update, act: Act) -> bool:
        """Send the act; False where it is wanted no more."""
        with self._lock:
            if self._question is not question:
                return False
            self._question, self._answered = None, (question, act.seq)
        self._wire.send(act)
        return True

    # --- for itself ----------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Listen to the end."""
        try:
            for line in self._wire.lines():
                try:
                    message = read_to_seat(line)
                except NotUnderstood:
                    continue  # a newer table may say more than this bot knows
                if isinstance(message, Hello) and message.protocol != self._identity.protocol:
                    said = f"the table speaks protocol {message.protocol}, this bot {self._identity.protocol}: ended"
                    print(said, file=sys.stderr, flush=True)
                    break
                self._take(message)
                if isinstance(message, Closed):
                    break
        except OSError:
            pass  # nobody there any more: the end, too
        finally:
            with self._lock:
                self._question = self._answered = None
            self.heard.put(None)
        if not self.finished.wait(self._patience_s):
            print("it still thinks though the table has gone: ended", file=sys.stderr, flush=True)
            self._leave()

    def _take(self, message: ToSeat) -> None:
        match message:
            case Ping(n=n):
                self._wire.send(Pong(n))
                return
            case Hello():
                self._wire.send(self._identity)
                with self._lock:
                    self._question = self._answered = None
            case Stop():
                with self._lock:
                    self._question = self._answered = None
                return
            case Update():
                self._shown(message)
            case Rejected(seq=seq):
                with self._lock:
                    if self._answered is not None and self._answered[1] == seq:
                        self._question = self._answered[0]  # the seat may act again, with the same number
        self.heard.put(message)

    def _shown(self, update: Update) -> None:
        with self._lock:
            asked = self._question
            if asked is not None and update.turn is not None and asked.view == update.view:
                return  # nothing that matters has changed: it may go on thinking
            self._question = update if update.turn is not None else None
            self._answered = None
