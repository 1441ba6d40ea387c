"""What a person chooses once and for all at the prompt: the order of the hand, how cards are written, their name."""

from __future__ import annotations

from typing import Final, get_args

from transports.console.aliases import to_type_after
from transports.console.announcing import TELLINGS, Telling
from transports.console.desk import Desk
from transports.console.hand import ORDERS, Order
from transports.text import Style, printable_name

STYLES: Final[tuple[Style, ...]] = get_args(Style)
_SORTED: Final[dict[Order, str]] = {"suit": "preferences-sorted-suit", "rank": "preferences-sorted-rank"}
_WRITTEN: Final[dict[Style, str]] = {
    "signs": "preferences-cards-signs",
    "letters": "preferences-cards-letters",
    "words": "preferences-cards-words",
}
_TOLD: Final[dict[Telling, str]] = {
    "all": "preferences-announced-all",
    "brief": "preferences-announced-brief",
    "quiet": "preferences-announced-quiet",
}


def prefer(desk: Desk, word: str, rest: str) -> None:
    """Carry out ``sort``, ``cards``, ``name``, ``language`` or ``announce``, with what was written after it."""
    match word:
        case "sort":
            _sort(desk, rest)
        case "cards":
            _write(desk, rest)
        case "announce":
            _announce(desk, rest)
        case "language":
            _speak(desk, rest)
        case _:
            _name(desk, rest)


def _sort(desk: Desk, rest: str) -> None:
    text = desk.setup.tongue.text
    order = next((order for order in ORDERS if rest.lower() in (order, f"by {order}")), None)
    if not rest:  # the other way
        order = ORDERS[(ORDERS.index(desk.setup.order) + 1) % len(ORDERS)]
    if order is None:
        desk.paper.say(text("preferences-sort-how"), hang=2)
        return
    desk.setup.order = order
    desk.setup.remember("sort", order)
    desk.paper.say(text(_SORTED[order]))
    desk.show_hand()
    desk.show_choices()


def _write(desk: Desk, rest: str) -> None:
    text = desk.setup.tongue.text
    style = next((style for style in STYLES if rest.lower() == style), None)
    if style is None:
        desk.paper.say(text("preferences-cards-how"), hang=2)
        return
    desk.setup.remember("cards", style)
    desk.setup.style = style
    desk.write_cards(style)
    desk.paper.say(text(_WRITTEN[style]))
    desk.show_hand()
    desk.show_choices()


def _announce(desk: Desk, rest: str) -> None:
    text = desk.setup.tongue.text
    telling = next((telling for telling in TELLINGS if rest.lower() == telling), None)
    if telling is None:
        desk.paper.say(
            text("preferences-announce-how", now=to_type_after("announce", desk.setup.telling, desk.setup.tongue)),
            hang=2,
        )
        return
    desk.setup.telling = telling
    desk.setup.remember("announce", telling)
    desk.paper.say(text(_TOLD[telling]), hang=2)


def _speak(desk: Desk, rest: str) -> None:
    before = desk.setup.tongue.code
    desk.paper.say(desk.setup.speak(rest), hang=2)
    if desk.setup.tongue.code != before:
        if desk.shown is not None:
            desk.show_table()
        desk.show_choices()


def _name(desk: Desk, rest: str) -> None:
    text = desk.setup.tongue.text
    name = printable_name(rest)
    if not name:
        desk.paper.say(text("preferences-name-which"))
        return
    desk.setup.remember("name", name)
    desk.paper.say(text("preferences-named", name=name))
