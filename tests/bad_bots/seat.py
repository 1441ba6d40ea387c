"""The honest part of the bad bots: it plays any rules from the list of legal actions. Standard library only."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import Any

Message = dict[str, Any]


def said() -> Iterator[Message]:
    """What the table says, until it ends."""
    for line in sys.stdin:
        yield json.loads(line)


def say(**message: Any) -> None:
    """Say it at once."""
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def introduce(name: str, *wants: str) -> None:
    say(type="id", protocol=1, name=name, wants=["legal", *wants])


def choice(legal: list[Message]) -> Message:
    """Draws, lays nothing, discards the first card that may go."""
    discards = [action for action in legal if action["do"] == "discard"]
    return (discards or legal)[0]


def act(message: Message) -> Message | None:
    """The act that answers this message; None where none is due."""
    if message["type"] == "update" and "turn" in message:
        return {"type": "act", "seq": message["seq"], "actions": [choice(message["turn"]["legal"])]}
    if message["type"] == "rejected" and message.get("legal"):
        return {"type": "act", "seq": message["seq"], "actions": [choice(message["legal"])]}
    return None


def answer(message: Message, name: str, *wants: str) -> bool:
    """Do what is honest about this message; was it an act?"""
    if message["type"] == "hello":
        introduce(name, *wants)
    elif message["type"] == "ping":
        say(type="pong", n=message["n"])
    else:
        mine = act(message)
        if mine is not None:
            say(**mine)
            return True
    return False
