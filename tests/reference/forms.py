"""What an action has to look like before any rule is asked: known words, known fields, real cards."""

from typing import Any

from tests.reference.rules import CARDS, Rules

Action = dict[str, Any]

_FIELDS: dict[str, tuple[str, ...]] = {
    "draw": (),
    "keep": (),
    "refuse": (),
    "lay": ("cards",),
    "extend": ("meld", "cards"),
    "withdraw": (),
    "discard": ("card",),
}
_CLOSED_TAKES: tuple[tuple[str, ...], ...] = ((), ("cards",), ("meld", "cards"))


def malformed(action: object, rules: Rules) -> bool:
    """Whether an action is none at all: refused before anything else is looked at."""
    if not isinstance(action, dict) or not isinstance(action.get("do"), str):
        return True
    do, fields = action["do"], action.keys() - {"do"}
    if do == "take":
        shapes = _CLOSED_TAKES if rules["pile"] == "closed" else ((),)
    elif do in _FIELDS:
        shapes = (_FIELDS[do],)
    else:
        return True
    if fields not in [set(shape) for shape in shapes]:
        return True
    if "card" in action and not _is_card(action["card"]):
        return True
    if "meld" in action and type(action["meld"]) is not int:
        return True
    if "cards" not in action:
        return False
    cards = action["cards"]
    if not isinstance(cards, list) or not all(_is_card(card) for card in cards):
        return True
    return not cards and not (do == "take" and "meld" in action)


def _is_card(card: object) -> bool:
    return isinstance(card, str) and card in CARDS
