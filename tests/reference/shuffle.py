"""The fair shuffle once more, written from docs/fairness.md alone; it shares no line with the engine.

Cards are text, HMAC is built by hand from SHA-256, and the stream is a generator of words.
"""

import hashlib
import json
from collections.abc import Iterator
from typing import Any

Table = dict[str, Any]
"""The options that a deal depends on, by name, derived ones worked out."""


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    block = (key if len(key) <= 64 else hashlib.sha256(key).digest()).ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in block) + message).digest()
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in block) + inner).digest()


def key_of(secret: str, table: str, n: int, nonces: list[str | None]) -> bytes:
    listed = ",".join("null" if nonce is None else f'"{nonce}"' for nonce in nonces)
    message = f"[{json.dumps(table, ensure_ascii=False)},{n},[{listed}]]"
    return hmac_sha256(bytes.fromhex(secret), message.encode())


def words(key: bytes) -> Iterator[int]:
    block = 0
    while True:
        digest = hmac_sha256(key, block.to_bytes(8, "big"))
        for at in range(0, 32, 4):
            yield int.from_bytes(digest[at : at + 4], "big")
        block += 1


def below(stream: Iterator[int], n: int) -> int:
    for word in stream:
        if word < 2**32 // n * n:
            return word % n
    raise AssertionError("a stream has no end")


def pack(rules: Table, jokers: bool) -> list[str]:
    deck = [rank + suit for suit in "SHDC" for rank in "A23456789TJQK"]
    deck *= rules["decks"]
    return deck + ["JK"] * (rules["decks"] * rules["jokers_per_deck"] if jokers else 0)


def draw(rules: Table, stream: Iterator[int], chosen_seats: bool) -> tuple[list[list[str]], int, list[int]]:
    """The rounds by seat as played, the first dealer, and by seat as played the earlier seat of its player."""
    partners = rules["draw_for"] == "partners" and rules["players"] == 4 and not chosen_seats
    rounds: list[list[str]] = []
    while True:
        cards = pack(rules, partners)
        drawn = []
        for _ in range(rules["players"]):
            j = below(stream, len(cards))
            drawn.append(cards[j])
            cards = cards[:j] + cards[j + 1 :]
        rounds.append(drawn)
        if len({card if partners else card[0] for card in drawn}) == len(drawn):
            break
    if partners:
        order = ["JK", *(rank + suit for rank in "2AKQJT9876543" for suit in "SHDC")]
        best = sorted(range(4), key=lambda seat: order.index(drawn[seat]))
        new = {best[0]: best[0], best[2]: best[0] + 1, best[1]: best[0] + 2, best[3]: best[0] + 3}
        places = [0] * 4
        for player, seat in new.items():
            places[seat % 4] = player
        return [[one[player] for player in places] for one in rounds], (best[0] + 3) % 4, places
    ranks = ["23456789TJQKA".index(card[0]) for card in drawn]
    lowest_team = ranks.index(min(ranks)) % rules["teams"]
    starts = ranks.index(max(rank for seat, rank in enumerate(ranks) if seat % rules["teams"] != lowest_team))
    return rounds, (starts or rules["players"]) - 1, list(range(rules["players"]))


def whole_deal(rules: Table, key: bytes, dealer: int | None, chosen_seats: bool = False) -> Table:
    """The fields of a record's deal line that follow from the key, and `places`."""
    stream = words(key)
    rounds, places = None, None
    if dealer is None:
        rounds, dealer, places = draw(rules, stream, chosen_seats)
    deck = pack(rules, True)
    cut = None
    if rules["cut_bonus"]:
        wanted = rules["pots"] * rules["pot_size"]
        count = wanted - 18
        for _ in range(36):
            count += below(stream, 2)
        count = max(1, min(len(deck) - 1, count))
        cut = {"count": count, "bonus": rules["cut_bonus"] if count == wanted else 0}
    for i in reversed(range(1, len(deck))):
        j = below(stream, i + 1)
        deck[i], deck[j] = deck[j], deck[i]
    hands: list[list[str]] = [[] for _ in range(rules["players"])]
    for step in range(rules["players"] * rules["hand_size"]):
        hands[(dealer + 1 + step) % rules["players"]].append(deck.pop(0))
    pots = [[deck.pop(0) for _ in range(rules["pot_size"])] for _ in range(rules["pots"])]
    pile = [deck.pop(0)] if rules["opening"] == "upcard" else []
    return {
        "draw": rounds[0] if rounds and len(rounds) == 1 else rounds,
        "dealer": dealer,
        "hands": hands,
        "pots": pots,
        "stock": deck,
        "pile": pile,
        "cut": cut,
        "places": places,
    }
