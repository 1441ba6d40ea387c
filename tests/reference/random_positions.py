"""Seeded material for the nets under the engine: multisets that nearly are melds, and small positions.

Both come as plain JSON words, so that any judge can be asked about them. Same seed, same sequence.
"""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from tests.reference.engine import Game
from tests.reference.melds import PLACES, judge
from tests.reference.rules import CARDS, JOKER, PRESETS, RANKS, SUITS, Rules, full_deck, preset

WILDS = [JOKER, *("2" + suit for suit in SUITS)]

MELD_OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"ace": "high"},
    {"ace": "low"},
    {"ace_to_ace": True},
    {"ace_to_ace": False},
    {"ace": "high", "ace_to_ace": True, "semi_clean": 150},
    {"wilds_per_meld": 0},
    {"wilds_per_meld": 0, "wild_sets": True, "sets": "any"},
    {"sets": "any"},
    {"sets": "court"},
    {"sets": "none"},
    {"sets": "any", "set_max": 4},
    {"set_max": 8},
    {"wild_sets": True},
    {"wild_sets": True, "set_max": 7},
    {"semi_clean": 150},
    {"semi_clean": 50},
    {"semi_clean": 100, "sets": "any"},
    {"royal": 500, "ace_to_ace_bonus": 1000, "ace_to_ace": True},
    {"royal": 100, "ace_to_ace_bonus": 150},
    {"royal": 0, "ace_to_ace_bonus": 0},
    {"royal": 400, "royal_in_one_turn": True},
    {"royal_in_one_turn": False},
    {"clean_bonus": 0, "dirty_bonus": 0},
    {"clean_bonus": 300, "dirty_bonus": 0, "semi_clean": 200},
    {"jokers_per_deck": 0},
    {"decks": 3},
    {"decks": 3, "set_max": 0, "sets": "any", "semi_clean": 150},
    {"values": {"A": 20, "JK": 40}},
)

TABLE_OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {},
    {"pile": "open"},
    {"pile": "closed"},
    {"pile": "closed", "same_card": True},
    {"pile": "closed", "initial_meld": [[0, 40]], "sets": "any"},
    {"same_card": True, "final_discard": True},
    {"same_card": True, "pile": "open", "pots": 0},
    {"out_needs": "any"},
    {"out_needs": "clean", "final_discard": True},
    {"out_needs_pot": False},
    {"out_when_no_pot_left": True},
    {"out_when_no_pot_left": False},
    {"final_discard": True},
    {"final_discard": True, "final_discard_wild": True},
    {"final_discard": False},
    {"initial_meld": [[0, 30]]},
    {"initial_meld": [[0, 20], [500, 60]], "initial_meld_penalty": 10, "pile": "open"},
    {"initial_meld": []},
    {"stock_reserve": 2},
    {"stock_reserve": 1, "pot_to_stock": True},
    {"pot_to_stock": False},
    {"stalemate_rounds": 1, "pile": "open"},
    {"opening": "refusable"},
    {"pot_view": "own_turn"},
    {"pot_view": "at_once"},
    {"pot_view": "partner_played"},
    {"unplayed_pot": "penalty"},
    {"one_set_per_rank": True, "sets": "any"},
    {"wild_sets": True, "sets": "any", "wilds_per_meld": 0},
    {"wild_sets": True},
    {"semi_clean": 150, "ace": "high"},
    {"decks": 3},
    {"jokers_per_deck": 0},
    {"no_pot_penalty": 50, "out_bonus": 0},
)

SEATINGS: tuple[dict[str, Any], ...] = ({}, {}, {"players": 2}, {"players": 6}, {"players": 6, "teams": 3})


class NearMeld(NamedTuple):
    """Cards to be judged under a preset with options; no more copies of a card than the decks hold."""

    preset: str
    options: dict[str, Any]
    cards: list[str]
    one_turn: bool


def near_melds(count: int, seed: int) -> Iterator[NearMeld]:
    """`count` multisets, each a meld or one step off one, in no order, over all presets and `MELD_OPTIONS`."""
    rng = Random(seed)
    tables = [(name, options, preset(name, **options)) for name in PRESETS for options in MELD_OPTIONS]
    decks = [Counter(full_deck(rules)) for _, _, rules in tables]
    while count:
        at = rng.randrange(len(tables))
        name, options, rules = tables[at]
        cards = _one_step_off(_meld_like(rng, rules), rng)
        if any(decks[at][card] < n for card, n in Counter(cards).items()):
            continue
        rng.shuffle(cards)
        yield NearMeld(name, options, cards, rng.random() < 0.7)
        count -= 1


def _meld_like(rng: Random, rules: Rules) -> list[str]:
    """A sequence, a set or a heap of wilds, often with a wild in the place of a card or beside them."""
    roll = rng.random()
    if roll < 0.62:
        length = rng.choice((3, 3, 3, 4, 4, 5, 6, 7, 7, 8, 9, 11, 12, 13, 13, 14))
        start, suit = rng.randrange(14 - length + 1), rng.choice(SUITS)
        cards = [rank + suit for rank in PLACES[start : start + length]]
        wilds = [*WILDS, "2" + suit, "2" + suit]
    elif roll < 0.94:
        rank = rng.choice(RANKS if rules["sets"] == "any" else "JQKA5")
        cards = [rank + rng.choice(SUITS) for _ in range(rng.choice((2, 3, 3, 4, 5, 6, 7, 7, 8, 9)))]
        wilds = WILDS
    else:
        return [rng.choice(WILDS) for _ in range(rng.choice((3, 3, 4, 5, 6, 7, 8)))]
    if rng.random() < 0.4:
        cards[rng.randrange(len(cards))] = rng.choice(wilds)
    if rng.random() < 0.25:
        cards.append(rng.choice(wilds))
    return cards


def _one_step_off(cards: list[str], rng: Random) -> list[str]:
    """The cards as they are, or with one change."""
    at = rng.randrange(len(cards))
    match rng.choice(("none", "none", "drop", "double", "replace", "wild", "shift", "suit")):
        case "drop":
            del cards[at]
        case "double":
            cards.append(cards[at])
        case "replace":
            cards[at] = rng.choice(CARDS)
        case "wild":
            cards.append(rng.choice(WILDS))
        case "shift" if cards[at] != JOKER:
            # One place on, so that a gap opens or closes.
            cards[at] = PLACES[(PLACES.index(cards[at][0]) + rng.choice((1, -1))) % 14] + cards[at][1]
        case "suit" if cards[at] != JOKER:
            cards[at] = cards[at][0] + rng.choice(SUITS)
    return cards


class _Supply:
    """The cards of the decks that are not yet placed."""

    def __init__(self, rules: Rules, rng: Random) -> None:
        self.rng = rng
        self.left = full_deck(rules)
        rng.shuffle(self.left)

    def some(self, count: int) -> list[str]:
        """That many cards by chance; fewer where the decks end."""
        taken, self.left = self.left[:count], self.left[count:]
        return taken

    def these(self, cards: list[str]) -> list[str]:
        """Those of the cards that are left."""
        got = []
        for card in cards:
            if card in self.left:
                self.left.remove(card)
                got.append(card)
        return got


def small_positions(count: int, seed: int) -> Iterator[dict[str, Any]]:
    """`count` positions with hands of at most 8 cards, a few melds, and little in stock, pots and pile.

    All presets, `SEATINGS` and `TABLE_OPTIONS`. Nobody is on turn without a way to end it: in phase `play` some
    discard is legal, in `draw` a card is held.
    """
    rng = Random(seed)
    while count:
        name = rng.choice(PRESETS)
        options = rng.choice(TABLE_OPTIONS) | rng.choice(SEATINGS)
        position = _position(name, options, preset(name, **options), rng)
        if Game(position).phase != "play" or Game(position).can_end_turn():
            yield position
            count -= 1


def _position(name: str, options: dict[str, Any], rules: Rules, rng: Random) -> dict[str, Any]:
    supply = _Supply(rules, rng)
    players, teams = rules["players"], rules["teams"]
    turn = rng.randrange(players)
    team = turn % teams
    opening = rules["opening"] == "refusable" and rng.random() < 0.3
    phase = rng.choice(("draw", "decide")) if opening else rng.choice(("draw", "draw", "play", "play", "play"))
    melds: list[dict[str, Any]] = []
    if not opening:
        owners = [team] * rng.choice((0, 1, 1, 2, 2, 3)) + [(team + 1) % teams] * rng.choice((0, 0, 1))
        for number, owner in enumerate(rng.sample(owners, len(owners))):
            cards = _table_meld(supply, rules, rng)
            if cards:
                melds.append({"id": number, "team": owner, "cards": cards, "one_turn": rng.random() < 0.2})
    pot_taken = [rng.random() < 0.5 for _ in range(teams)]
    hand: list[str] = []
    if not opening and rng.random() < 0.15:
        # On the brink: a run of five or six whose canasta lies in the hand, and no pot to come.
        start, suit = rng.randrange(9), rng.choice(SUITS)
        cards = [rank + suit for rank in PLACES[start : start + rng.choice((5, 6))]]
        if judge(cards, rules) and not Counter(cards) - Counter(supply.left):
            melds.append({"id": len(melds), "team": team, "cards": supply.these(cards), "one_turn": False})
            hand = supply.these(_neighbours(cards, rng)[: rng.choice((1, 2, 2, 3))])
            pot_taken[team] = True
    own = [meld["cards"] for meld in melds if meld["team"] == team]
    size = len(hand) + rng.choice((0, 0, 1)) if hand else rng.choice((1, 2, 2, 3, 3, 4, 5, 6, 7, 8))
    pile = [] if opening else supply.some(rng.choice((0, 1, 1, 1, 2, 3, 4)))
    if pile and own and rng.random() < 0.5:
        # The top fits a meld of the team, alone or with a card of the hand between.
        wanted = _neighbours(rng.choice(own), rng)[: rng.choice((1, 2))]
        pile[-1:] = supply.these(wanted[-1:]) or pile[-1:]
        hand += supply.these(wanted[:-1])
    hand = _fill_hand(supply, own, hand, size, rng)
    hands = {str(s): hand if s == turn else supply.some(rng.choice((1, 1, 2, 3, 4))) for s in range(players)}
    most = max(0, rules["pots"] - sum(pot_taken))
    pots = [supply.some(rng.choice((1, 2, 3, 3, 4, 4, 5))) for _ in range(rng.choice((0, most, rng.randint(0, most))))]
    position: dict[str, Any] = {
        "rules": name,
        "options": options,
        "match": [rng.choice((0, 0, 300, 1500, -105)) for _ in range(teams)],
        "dealer": (turn - 1) % players if opening or rng.random() < 0.3 else rng.randrange(players),
        "turn": turn,
        "phase": phase,
        "hands": hands,
        "pots": pots,
        "stock": supply.some(rng.choice((0, 1, 1, 2, 3, 4, 6))),
        "pile": pile,
        "melds": melds,
        "pot_taken": pot_taken,
    }
    if not opening:
        position["first_turn"] = False
    if phase == "play" and rules["same_card"] and not pile and rng.random() < 0.5:
        position["took"] = rng.choice(hand)
        if hand.count(position["took"]) > 1:
            del position["took"]
    waiting = [s != turn and pot_taken[s % teams] and rng.random() < 0.3 for s in range(players)]
    if any(waiting):
        position["unplayed"] = waiting
    if rules["initial_meld"] and not own and rng.random() < 0.5:
        position["minimum"] = [
            0 if any(meld["team"] == t for meld in melds) else rng.choice((0, 20, 50, 65)) for t in range(teams)
        ]
    if rules["stalemate_rounds"] and rng.random() < 0.3:
        position["quiet"] = rng.randrange(rules["stalemate_rounds"] * players)
    return position


def _table_meld(supply: _Supply, rules: Rules, rng: Random) -> list[str]:
    """A valid meld of cards that are left, or nothing where chance made none."""
    for _ in range(20):
        cards = _meld_like(rng, rules)
        judged = judge(cards, rules)
        if judged and not Counter(cards) - Counter(supply.left):
            supply.these(cards)
            shown: list[str] = judged["cards"]
            return shown
    return []


def _fill_hand(supply: _Supply, own: list[list[str]], held: list[str], size: int, rng: Random) -> list[str]:
    """A hand filled up to that many cards, mostly with pieces that may be laid or added."""
    hand = list(held)
    while len(hand) < size:
        roll = rng.random()
        room = size - len(hand)
        if roll < 0.35 and own:
            hand += supply.these(_neighbours(rng.choice(own), rng)[: min(room, rng.choice((1, 1, 2)))])
        elif roll < 0.6:
            start, suit = rng.randrange(12), rng.choice(SUITS)
            hand += supply.these([rank + suit for rank in PLACES[start : start + 3]][:room])
        elif roll < 0.75:
            rank = rng.choice("AKQJ58")
            hand += supply.these([rank + rng.choice(SUITS) for _ in range(3)][:room])
        elif roll < 0.85:
            hand += supply.these([rng.choice(WILDS)])
        else:
            hand += supply.some(1)
    return hand


def _neighbours(meld: list[str], rng: Random) -> list[str]:
    """Cards that a meld may want next, upwards or downwards; of a set, its rank."""
    plain = [card for card in meld if card not in WILDS]
    if not plain:
        return [rng.choice(WILDS)]
    ranks, suit = {card[0] for card in plain}, plain[0][1]
    if len(ranks) == 1:
        return [plain[0][0] + rng.choice(SUITS) for _ in range(2)]
    places = sorted(PLACES.index(rank) for rank in ranks)
    missing = [place for place in range(places[0], places[-1]) if place not in places]
    above, below = range(places[-1] + 1, 14), range(places[0] - 1, -1, -1)
    return [PLACES[place] + suit for place in [*missing, *(above if rng.random() < 0.6 else below)]]
