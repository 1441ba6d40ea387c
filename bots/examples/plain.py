#!/usr/bin/env python3
"""A whole bot in Python with the standard library alone: copy this file, and change `choose`.

    buraco bot check -- python3 plain.py       is it correct?
    buraco bot play -- python3 plain.py        play against it

It asks the table to list what is legal, and does one thing at a time: so it needs to know no rules. docs/bots.md
tells what the messages hold.
"""

import json
import os
import sys
from collections import Counter
from typing import Any

Json = dict[str, Any]


def is_wild(card: str) -> bool:
    return card == "JK" or card[0] == "2"


def say(message: Json) -> None:
    try:
        print(json.dumps(message), flush=True)  # without flush the line would wait here, and the table for it
    except BrokenPipeError:
        os._exit(0)  # the table has gone


def choose(view: Json, rules: Json, legal: list[Json]) -> Json:
    """One of the legal actions."""
    by: dict[str, list[Json]] = {}
    for action in legal:
        by.setdefault(action["do"], []).append(action)
    if "keep" in by:
        return by["keep"][0]
    if "draw" in by:
        return choose_draw(view, by)
    melds = {meld["id"]: meld for meld in view["melds"]}
    # Cards that belong to a meld go there; a wild only makes a canasta of one that has none.
    for action in by.get("extend", []):
        meld, added = melds[action["meld"]], action["cards"]
        if not any(map(is_wild, added)) or (meld["wild"] is None and len(meld["cards"]) + len(added) >= 7):
            return action
    lays = [action for action in by.get("lay", []) if not any(map(is_wild, action["cards"]))]
    if lays and (view["laid"] or reaches(view, rules, lays)):
        return lays[0]
    if "withdraw" in by:  # an initial meld was begun and is too low: a wild may help, else all comes back
        return by["lay"][0] if "lay" in by else by["withdraw"][0]
    if "discard" in by:
        return min(by["discard"], key=lambda action: use_of(action["card"], view, rules))
    return legal[0]  # the last cards are laid, without a discard


def choose_draw(view: Json, by: dict[str, list[Json]]) -> Json:
    """The stock, or the pile where it brings something."""
    if "take" not in by:
        return by["draw"][0]
    if isinstance(view["pile"], dict):  # closed: each legal take says what its top card is used for
        return by["take"][0]
    return by["take"][0] if len(view["pile"]) > 2 else by["draw"][0]


def reaches(view: Json, rules: Json, lays: list[Json]) -> bool:
    """Do these lays together reach the initial meld that the team still needs, if any?"""
    due: int = view["minimum"][view["seat"] % rules["teams"]]
    hand, points = Counter[str](view["hand"]), 0
    for action in lays:
        cards = Counter[str](action["cards"])
        if cards <= hand:
            hand -= cards
            points += sum(rules["values"]["JK" if card == "JK" else card[0]] for card in action["cards"])
    return points >= due


def use_of(card: str, view: Json, rules: Json) -> float:
    """How much a card is worth keeping: the lower, the sooner it is discarded."""
    if is_wild(card):
        return 100
    ranks = "A23456789TJQK"
    use = -rules["values"][card[0]] / 100
    for other in view["hand"]:
        if other != card and not is_wild(other):
            if other[1] == card[1] and abs(ranks.index(other[0]) - ranks.index(card[0])) <= 2:
                use += 3
            if other[0] == card[0] and rules["sets"] == "any":
                use += 3
    return float(use)


def main() -> None:
    rules: Json = {}
    view: Json = {}
    tried: list[Json] = []  # what was refused in answer to the newest update, or will be
    for line in sys.stdin.buffer:  # the end of the input is the end of the bot
        try:
            message = json.loads(line)
        except ValueError:
            continue  # a blank line
        kind, legal = message.get("type"), []  # what it does not know it passes over
        if kind == "hello":
            if message["protocol"] != 1:
                sys.exit("I speak protocol 1.")
            rules = message["rules"]["options"]
            say({"type": "id", "protocol": 1, "name": "plain", "wants": ["legal"]})
        elif kind == "ping":
            say({"type": "pong", "n": message["n"]})
        elif kind == "update" and "turn" in message:
            view, tried, legal = message["view"], [], message["turn"]["legal"]
        elif kind == "rejected" and message["at"] is not None:  # something else, with the same seq
            legal = [action for action in message.get("legal", []) if action not in tried]
        if legal:
            tried.append(choose(view, rules, legal))
            say({"type": "act", "seq": message["seq"], "actions": tried[-1:]})


if __name__ == "__main__":
    main()
