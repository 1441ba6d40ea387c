"""The judge of melds by trial: every place of every card is tried, the rules' order of preference picks one.

A sequence is a stretch of the fourteen places A 2 3 … K A. For each stretch of the right length, each card that may be
wild and each place where it may stand, the cards that the other places ask for are written down and compared with the
cards at hand.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

from tests.reference.rules import JOKER, RANKS, SUITS, Rules, points

PLACES = RANKS + "A"  # index 0 is the low ace, 13 the high one
CLEAN_KINDS = ("clean", "royal", "ace_to_ace")


class Sequence(NamedTuple):
    """One way to arrange cards as a sequence: the places from `start` on, the wild's index or None."""

    cards: list[str]
    start: int
    wild: int | None

    def preference(self) -> tuple[bool, bool, bool, bool]:
        """The order of the rules, 4.3: the smallest is shown."""
        last = len(self.cards) - 1
        return (
            self.wild is not None,
            not (self.start == 0 and self.wild != 0),
            not (self.wild is not None and 0 < self.wild < last),
            self.wild != 0,
        )


def may_be_wild(card: str) -> bool:
    """Jokers and twos; whether a two is wild depends on where it stands."""
    return card == JOKER or card[0] == "2"


def judge(cards: list[str], rules: Rules, one_turn: bool = True) -> dict[str, Any] | None:
    """What the cards are as a meld (rules, 4), in the words of a meld vector's `expect`; None where they are none."""
    if len(cards) < 3:
        return None
    plain = [card for card in cards if not may_be_wild(card)]
    if rules["wild_sets"] and rules["sets"] != "none" and not plain:
        return _wild_set(cards, rules)
    if len({card[1] for card in plain}) == 1:
        found = min(_sequences(cards, rules), key=Sequence.preference, default=None)
        if found:
            return _judged_sequence(found, rules, one_turn)
    if len({card[0] for card in plain}) == 1:
        return _judged_set(cards, plain, rules)
    return None


def _sequences(cards: list[str], rules: Rules) -> Iterator[Sequence]:
    """Every arrangement of the cards as a sequence that the rules, 4.1, allow."""
    first = 1 if rules["ace"] == "high" else 0
    beyond = 13 if rules["ace"] == "low" else 14
    length = len(cards)
    wilds: list[str | None] = [None]
    if rules["wilds_per_meld"]:
        wilds += sorted({card for card in cards if may_be_wild(card)})
    for suit in sorted({card[1] for card in cards if card != JOKER}):
        for wild in wilds:
            naturals = sorted(cards)
            if wild:
                naturals.remove(wild)
            for start in range(first, beyond - length + 1):
                asked = [rank + suit for rank in PLACES[start : start + length]]
                if not set(naturals) <= set(asked):
                    continue
                for stands in range(length) if wild else [None]:
                    if wild and stands is not None and asked[stands] == wild:
                        continue  # a two in its own place is natural
                    rest = [card for at, card in enumerate(asked) if at != stands]
                    if sorted(rest) != naturals:
                        continue
                    if rest.count("A" + suit) == 2 and not rules["ace_to_ace"]:
                        continue
                    shown = [wild if wild and at == stands else card for at, card in enumerate(asked)]
                    yield Sequence(shown, start, stands)


def _judged_sequence(found: Sequence, rules: Rules, one_turn: bool) -> dict[str, Any]:
    cards, start, wild = found
    length = len(cards)
    kinds: dict[str, int] = {}
    if length >= 7:
        if wild is None:
            kinds["clean"] = rules["clean_bonus"]
            if one_turn or not rules["royal_in_one_turn"]:
                if length == 13 and start == 0:
                    kinds["royal"] = rules["royal"]
                if length == 14:
                    kinds["ace_to_ace"] = rules["ace_to_ace_bonus"]
        else:
            kinds["dirty"] = rules["dirty_bonus"]
            if max(wild, length - 1 - wild) >= 7:  # the wild parts the naturals in two stretches
                kinds["semi_clean"] = rules["semi_clean"]
    return _verdict("sequence", cards, None if wild is None else cards[wild], kinds, rules)


def _judged_set(cards: list[str], naturals: list[str], rules: Rules) -> dict[str, Any] | None:
    wilds = [card for card in cards if may_be_wild(card)]
    allowed = {"none": "", "court": "JQKA", "any": RANKS.replace("2", "")}[rules["sets"]]
    if naturals[0][0] not in allowed or len(wilds) > rules["wilds_per_meld"] or _too_large(cards, rules):
        return None
    kinds: dict[str, int] = {}
    if len(cards) >= 7:
        kinds["dirty" if wilds else "clean"] = rules["dirty_bonus"] if wilds else rules["clean_bonus"]
        if wilds and len(naturals) >= 7:
            kinds["semi_clean"] = rules["semi_clean"]
    shown = sorted(naturals, key=lambda card: SUITS.index(card[1])) + wilds
    return _verdict("set", shown, wilds[0] if wilds else None, kinds, rules)


def _wild_set(cards: list[str], rules: Rules) -> dict[str, Any] | None:
    """A set of wilds only (option `wild_sets`): dirty, jokers first, then the twos by suit; it names no wild."""
    if _too_large(cards, rules):
        return None
    shown = sorted(cards, key=lambda card: -1 if card == JOKER else SUITS.index(card[1]))
    return _verdict("set", shown, None, {"dirty": rules["dirty_bonus"]} if len(cards) >= 7 else {}, rules)


def _too_large(cards: list[str], rules: Rules) -> bool:
    limit: int = rules["set_max"]
    return 0 < limit < len(cards)


def _verdict(kind: str, cards: list[str], wild: str | None, kinds: dict[str, int], rules: Rules) -> dict[str, Any]:
    """A meld scores its highest bonus only, and a special kind whose bonus is 0 is off (rules, 4.4)."""
    canasta: str | None = None
    for name, bonus in kinds.items():  # plainly clean or dirty comes first, a special kind wins a tie
        if canasta is None or (bonus and bonus >= kinds[canasta]):
            canasta = name
    return {
        "valid": True,
        "kind": kind,
        "cards": cards,
        "wild": wild,
        "canasta": canasta,
        "points": points(cards, rules),
        "bonus": kinds[canasta] if canasta else 0,
    }
