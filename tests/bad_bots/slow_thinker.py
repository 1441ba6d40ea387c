"""Thinks so many seconds (first word) about each turn; answers pings meanwhile; correct, but with a second word it goes
on thinking whatever becomes of its turn."""

import sys
import threading
from typing import Any

from seat import act, introduce, said, say

newest = 0
"""Which question is thought about; any message after it may have ended it."""
lock = threading.Lock()


def think(message: dict[str, Any], mine: int) -> None:
    threading.Event().wait(float(sys.argv[1]))
    found = act(message)
    with lock:
        if found is not None and (mine == newest or len(sys.argv) > 2):
            say(**found)


for heard in said():
    if heard["type"] == "hello":
        introduce("slow_thinker")
    elif heard["type"] == "ping":
        say(type="pong", n=heard["n"])
    elif heard["type"] in ("stop", "update", "rejected"):
        with lock:
            newest += 1
        if "turn" in heard or heard["type"] == "rejected":
            threading.Thread(target=think, args=(heard, newest), daemon=True).start()
