"""Starts processes that leave its session, close everything and ignore SIGTERM; plays honestly beside.

It writes their numbers, as it sees them, into ``children`` in its folder; ``bomb``: a hundred of them; ``stays``: at
its turn it starts one whose command line ends with its own last word and ``-turn``, and waits for ever.
"""

import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

from seat import answer, said


def leave() -> None:
    """Twice forked, in a session of its own, with no descriptor."""
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
                signal.signal(number, signal.SIG_IGN)
            with open("children", "a", encoding="ascii") as file:
                file.write(f"{os.getpid()}\n")
            os.closerange(0, 256)
            while True:
                signal.pause()
        os._exit(0)
    os.wait()


many = 100 if "bomb" in sys.argv else 2
children = Path("children")
for message in said():
    if message["type"] == "hello":
        children.touch()
        for _ in range(many):
            leave()
        while len(children.read_text("ascii").split()) < many:
            threading.Event().wait(0.005)
    if "stays" in sys.argv and "turn" in message:
        wait = "import signal; signal.signal(signal.SIGTERM, signal.SIG_IGN); signal.pause()"
        subprocess.Popen([sys.executable, "-c", wait, f"{sys.argv[-1]}-turn"], start_new_session=True)
        while True:
            signal.pause()
    answer(message, "forker")
