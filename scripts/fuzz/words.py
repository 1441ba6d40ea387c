"""Words for `buraco fuzz`: messages that nobody with good intentions sends, made from those of a real match.

Everything here is a function of the random source that is handed in, and knows nothing of the table it is for.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from core.game.cards import CODES

HUGE: Final = 70 * 1024
"""Bytes of what is longer than any carrier reads."""

_ODD: Final[tuple[Any, ...]] = (
    None,
    True,
    -1,
    0,
    3.5,
    1e300,
    2**31,
    2**53,
    2**63,
    2**64,
    -(2**63) - 1,
    10**300,
    "",
    "x",
    "JK",
    "\x00",
    "\u202e\U0001f0cf",
    "draw",
    "A" * 300,
    [],
    [[]],
    {},
    {"do": "draw"},
    {"type": "act"},
    [None],
    ["AS"] * 70,
)
_TYPES: Final = (
    *("id", "act", "sync", "nonce", "say", "ready", "leave", "back", "pong", "claim", "vote"),
    *("update", "hello", "closed", "rejected", "tick", "end", "connected", "gone", "asked", "Interrupted", "ACT", ""),
)
_WORDS: Final[tuple[dict[str, Any], ...]] = (
    {"type": "id", "protocol": 1, "name": "x", "wants": ["legal", "events"]},
    {"type": "id", "protocol": 1, "name": "x" * 500, "options": [{"name": "depth", "kind": "spin", "default": 1}]},
    {"type": "id", "protocol": 2, "name": "x"},
    {"type": "sync", "have": 0},
    {"type": "sync", "have": 5},
    {"type": "sync", "have": 10**9},
    {"type": "nonce", "n": 1, "commit": "0" * 64},
    {"type": "nonce", "n": 2, "value": "0" * 32},
    {"type": "nonce", "n": 1},
    {"type": "say", "phrase": "hello"},
    {"type": "say", "phrase": "I have two jokers"},
    {"type": "ready"},
    {"type": "ready", "ready": False},
    {"type": "leave"},
    {"type": "back"},
    {"type": "pong", "n": 7},
    {"type": "claim"},
    {"type": "vote", "seat": 1},
    {"type": "vote", "seat": -1},
)
_ORDERS: Final[tuple[dict[str, Any], ...]] = (
    {"order": "look"},
    {"order": "sit", "name": "Mallory"},
    {"order": "sit", "name": "Mallory", "seat": 9},
    {"order": "sit", "name": "", "seat": 0},
    {"order": "sit", "name": "P1", "seat": 0, "connection": "c"},
    {"order": "sit", "name": "x", "seat": 1, "generation": 99, "connection": "c"},
    {"order": "sit", "name": "x", "seat": 0, "kind": "god"},
    {"order": "sit", "name": "x", "seat": 0, "program": "nobody"},
    {"order": "detach", "seat": 2, "connection": "not this one"},
    {"order": "move", "seat": 0, "to": 3},
    {"order": "fill", "program": "greedy"},
    {"order": "fill", "program": "z" * 9000},
    {"order": "swap", "seat": 4096, "program": "greedy"},
    {"order": "kick", "seat": -1},
    {"order": "start"},
    {"order": "pause"},
    {"order": "resume"},
    {"order": "adjourn"},
    {"order": "close"},
    {"order": "agree", "preset": "burraco", "options": {}},
    {"order": "agree", "preset": "", "options": {"players": [], "values": {"K": {}}}, "clock": None},
    {"order": "hold", "ms": 700},
    {"order": "hold", "ms": -1},
    {"order": "hold", "ms": 10**12},
)


class Words:
    """An endless source of such messages. ``kinds`` are the names under which they are counted."""

    def __init__(self, random: Random, heard: Sequence[bytes], elsewhere: Sequence[bytes]) -> None:
        """``heard``: what the seats of this match said, in order; ``elsewhere``: those of another table."""
        self._random = random
        self._heard = list(heard) or [b"{}"]
        self._elsewhere = list(elsewhere) or [b"{}"]
        self._asks = 0
        self._makers: tuple[tuple[str, int, Callable[[int], bytes]], ...] = (
            ("malformed", 22, self._malformed),
            ("odd field", 22, self._odd_field),
            ("an act that was made up", 20, self._made_up),
            ("out of turn or stale", 12, self._replayed),
            ("doubled", 6, self._doubled),
            ("for another table", 8, self._foreign),
            ("word", 8, self._word),
            ("deep", 1, self._deep),
            ("huge", 1, self._huge),
        )
        self.kinds = tuple(name for name, _, _ in self._makers)
        self._weights = [weight for _, weight, _ in self._makers]

    def some(self, seq: int) -> tuple[str, bytes]:
        """The next one for a seat's or watcher's channel, and its kind; ``seq`` is the table's newest number."""
        ((name, _, make),) = self._random.choices(self._makers, self._weights)
        return name, make(seq)

    def order(self) -> tuple[str, bytes]:
        """The next one for the channel of the edges, and its kind."""
        random = self._random
        self._asks += 1
        name: Any = f"hostile {self._asks}" if random.random() < 0.8 else random.choice(_ODD)
        ask: dict[str, Any] = {"ask": name, "order": dict(random.choice(_ORDERS))}
        chance = random.random()
        if chance < 0.35:
            return "order", _json(ask)
        if chance < 0.7:
            return "odd order", _json(self._with_odd_field(ask["order"]) and ask)
        return "malformed order", self._mangled(_json(ask))

    # --- kinds -------------------------------------------------------------------------------------------------------

    def _any(self) -> bytes:
        return self._random.choice(self._heard)

    def _malformed(self, seq: int) -> bytes:
        return self._mangled(self._any())

    def _mangled(self, raw: bytes) -> bytes:
        random = self._random
        for _ in range(random.choice((1, 1, 2, 5))):
            at = random.randrange(len(raw) + 1)
            match random.randrange(9):
                case 0:
                    raw = raw[:at]
                case 1:
                    raw = raw[:at] + random.randbytes(random.choice((1, 3, 40))) + raw[at:]
                case 2:
                    raw = raw[:at] + raw[at + random.randrange(1, 9) :]
                case 3:
                    raw = raw[:at] + raw[at // 2 :]
                case 4:
                    raw = raw.replace(b'"', b"'", random.randrange(1, 4))
                case 5:
                    raw = raw + random.choice((b"}", b"\x00", b" {}", b"\n" + raw))
                case 6:
                    raw = raw.decode("utf-8", "replace").encode(random.choice(("utf-16", "utf-8-sig", "utf-7")))
                case 7:
                    raw = raw.replace(b":", random.choice((b"::", b":-", b":[", b':"')), 1)
                case _:
                    flipped = bytearray(raw or b"?")
                    flipped[at % len(flipped)] ^= 1 << random.randrange(8)
                    raw = bytes(flipped)
        return raw

    def _odd_field(self, seq: int) -> bytes:
        message = json.loads(self._any() if self._random.random() < 0.8 else _json(self._random.choice(_WORDS)))
        return _json(self._with_odd_field(message))

    def _with_odd_field(self, message: dict[str, Any]) -> dict[str, Any]:
        """The message with something wrong somewhere, in its place."""
        random = self._random
        place: Any = message
        while random.random() < 0.5:  # go inside
            inner = [item for item in (place.values() if isinstance(place, dict) else place) if item]
            inner = [item for item in inner if isinstance(item, dict | list)]
            if not inner:
                break
            place = random.choice(inner)
        if isinstance(place, list):
            place.insert(random.randrange(len(place) + 1), random.choice(_ODD))
            return message
        name = random.choice(list(place) or ["x"])
        match random.randrange(5):
            case 0:
                place.pop(name, None)
            case 1:
                place[random.choice(("cheat", "seat", "by", "hand", "seq ", "__class__", "type", "do"))] = "x"
            case 2:
                place["type"] = random.choice(_TYPES)
            case _:
                place[name] = random.choice(_ODD)
        return message

    def _made_up(self, seq: int) -> bytes:
        random = self._random
        actions = [self._action() for _ in range(random.choice((1, 1, 1, 2, 3, 3, 8, 65)))]
        if random.random() < 0.5:
            actions.insert(0, {"do": "draw"})
        return _json({"type": "act", "seq": max(0, seq - random.choice((0, 0, 0, 0, 1, 7))), "actions": actions})

    def _action(self) -> dict[str, Any]:
        random = self._random
        cards = random.choices(CODES, k=random.choice((1, 3, 3, 4, 7, 13, 64)))
        return random.choice(
            (
                {"do": "draw"},
                {"do": "take"},
                {"do": "keep"},
                {"do": "refuse"},
                {"do": "withdraw"},
                {"do": "discard", "card": cards[0]},
                {"do": "lay", "cards": cards},
                {"do": "lay", "cards": [cards[0]] * 3},
                {"do": "take", "cards": cards},
                {"do": "take", "cards": cards[:2], "meld": random.randrange(-2, 20)},
                {"do": "extend", "meld": random.randrange(-2, 20), "cards": cards[:2]},
            )
        )

    def _replayed(self, seq: int) -> bytes:
        return self._any()

    def _doubled(self, seq: int) -> bytes:
        """An act whose actions come twice: two draws, one card laid twice, two discards."""
        message = json.loads(self._any())
        if "actions" in message:
            message["actions"] = message["actions"] * self._random.choice((2, 2, 30))
            message["seq"] = seq
        return _json(message)

    def _foreign(self, seq: int) -> bytes:
        """What somebody said at another table, sometimes with this one's number."""
        raw = self._random.choice(self._elsewhere)
        if self._random.random() < 0.5:
            message = json.loads(raw)
            message["seq" if "seq" in message else "table"] = seq
            raw = _json(message)
        return raw

    def _word(self, seq: int) -> bytes:
        return _json(self._random.choice(_WORDS))

    def _deep(self, seq: int) -> bytes:
        deep = self._random.choice((40, 500, 970, 5_000, 30_000))
        opening, closing = self._random.choice(((b"[", b"]"), (b'{"a":', b"}"), (b'[{"x":', b"}]")))
        nest = opening * deep + b"0" + closing * deep
        if self._random.random() < 0.3:
            return nest[: HUGE - 200]
        draw = b'{"type":"act","seq":%d,"actions":[{"do":"draw"}],"info":%b}'
        return draw % (seq, nest) if len(nest) < HUGE - 200 else nest[: HUGE - 200]

    def _huge(self, seq: int) -> bytes:
        random = self._random
        match random.randrange(4):
            case 0:
                return b" " * random.choice((HUGE, 200_000))
            case 1:
                return _json({"type": "act", "seq": seq, "actions": [{"do": "draw"}], "explain": "x" * 20_000})
            case 2:
                return _json({"type": "act", "seq": seq, "actions": [{"do": "lay", "cards": ["3S"] * 9_000}]})
            case _:
                return _json({"type": "say", "phrase": "hello" * 20_000})


def _json(message: Any) -> bytes:
    return json.dumps(message, separators=(",", ":")).encode()
