"""Thinks so many seconds (first word) about each turn; answers pings meanwhile; correct."""

import sys
import threading
from typing import Any

from seat import act, introduce, said, say


def think(message: dict[str, Any]) -> None:
    threading.Event().wait(float(sys.argv[1]))
    mine = act(message)
    if mine is not None:
        say(**mine)


for heard in said():
    if heard["type"] == "hello":
        introduce("slow_thinker")
    elif heard["type"] == "ping":
        say(type="pong", n=heard["n"])
    elif "turn" in heard or heard["type"] == "rejected":
        threading.Thread(target=think, args=(heard,), daemon=True).start()
