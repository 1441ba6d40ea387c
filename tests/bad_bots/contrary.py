"""Honest but for one thing, which its first word names: a fault or an oddity that a step of a check finds."""

import os
import signal
import sys
import threading
from random import Random
from typing import Any

from seat import act, answer, said, say

KIND = sys.argv[1]
NUMBER = {"name": "skill", "kind": "int", "default": 5, "min": 1, "max": 10}
SEED = {"name": "seed", "kind": "int", "min": 0, "max": 99}
WORLDS = {"name": "worlds", "kind": "int", "min": 1, "max": 99}
IDS: dict[str, dict[str, Any]] = {
    "protocol": {"protocol": 2},
    "nameless": {"name": " "},
    "twice": {"options": [NUMBER, NUMBER]},
    "default": {"options": [{**NUMBER, "default": 11}]},
    "wish": {"wants": ["legal", "hands"]},
    "dies of an option": {"options": [NUMBER]},
    "takes options": {
        "options": [NUMBER, {"name": "style", "kind": "word", "default": "bold", "values": ["bold", "shy"]}]
    },
    "moody": {"options": [SEED, WORLDS]},
    "misspells": {"wants": "legal"},
}
chance = Random()
kept: list[bytes] = []
deals = 0
shown = False


def shrug(message: dict[str, Any], kind: str) -> bool:
    """Is this message the one that it deals with in its own way? Then that is done."""
    global deals
    if message["type"] == "hello":
        say(**{"type": "id", "protocol": 1, "name": "contrary", "wants": ["legal"], **IDS.get(KIND, {})})
        return True
    if kind == "ping":
        if KIND == "pongs wrongly":
            say(type="pong", n=message["n"] + 1)
        if KIND == "garbles pong":
            say(type="pong", n="one")
        return KIND in ("never pongs", "pongs wrongly", "garbles pong")
    if kind == "rejected":
        if KIND == "stubborn" and mine is not None:
            say(**mine)
        return KIND in ("stubborn", "deaf")
    if kind == "setoption":
        if KIND == "dies of an option" and message["value"] == NUMBER["max"]:
            raise ValueError("too much for it")
        return True
    if kind == "stop":
        if KIND == "late" and mine is not None:
            threading.Timer(1.3, say, kwargs=mine).start()
        return True
    if kind == "end":
        deals += 1
        if KIND == "leaks":
            kept.append(b"x" * (3 << 20))
        return True
    return kind == "update" and plays_otherwise(message)


def plays_otherwise(message: dict[str, Any]) -> bool:
    global shown
    first, shown = not shown, True
    if KIND == "votes":
        say(type="claim")
        say(type="vote", seat=1)
    if KIND == "remembers" and first and message["view"]["melds"]:
        raise KeyError("the deal that it was never told of")
    if "turn" not in message:
        if KIND == "eager":
            say(type="act", seq=message["seq"], actions=[{"do": "draw"}])
        return False
    if KIND == "cheats later" and deals == 1:
        say(type="act", seq=message["seq"], actions=[{"do": "discard", "card": "JK"}] * 2)
        return True
    if KIND in ("moody", "fickle"):
        say(type="act", seq=message["seq"], actions=[chance.choice(message["turn"]["legal"])])
        return True
    if KIND == "no card":
        say(type="act", seq=message["seq"], actions=[{"do": "discard", "card": "ZZ"}])
        return True
    if KIND == "syncs":
        say(type="sync", have=0)
        return True
    if KIND == "closes":
        os.close(1)
        signal.pause()
    if KIND == "doubles" and mine is not None:
        say(**mine)
        say(**mine)
        return True
    if KIND == "garbles":
        say(type="act", seq=message["seq"], actions=[{"do": "draw"}], mood="good")
        return True
    return False


KNOWN = ("hello", "update", "rejected", "tick", "setoption", "said", "stop", "ping", "end", "closed", "lobby")
mine: dict[str, Any] | None = None
for heard in said():
    if KIND == "picky" and heard["type"] not in KNOWN:
        raise LookupError(heard["type"])
    if heard["type"] == "update":
        mine = act(heard) or mine
    if not shrug(heard, heard["type"]):
        answer(heard, "contrary")
